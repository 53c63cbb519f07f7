/** The structure in water: volume, areas, inertia, and its added mass in heave from the outline or as given. */
import type { Trace } from '@keelson/equations'
import * as plates from '@keelson/physics/added-mass/plates.ts'
import * as solids from '@keelson/physics/added-mass/solids.ts'
import * as added from '@keelson/standards/dnv-rp-h103-2011/added-mass.ts'
import { type Outline, outlineOf } from './calculate-outline.ts'
import type { Params } from './inputs.ts'

export type Triple = readonly [number, number, number]
export interface Heave {
  readonly plate: number
  readonly lambda: number
  readonly heightFactor: number
  readonly solid: number
  /** Undefined where the added mass is given. */
  readonly perforation: number | undefined
}
export interface BodyRun {
  /** Undefined where a dimension is not given. */
  readonly outline: Outline | undefined
  readonly volume: number | undefined
  readonly area: number | undefined
  readonly heave: Heave | undefined
  readonly addedMass: number | undefined
  readonly dragAreas: Triple | undefined
  readonly dragMoment: number | undefined
  readonly inertia: Triple | undefined
}

export function bodyRun(p: Params, trace: Trace): BodyRun {
  trace.section('Structure')
  const outline = outlineOf(p, trace)
  const volume = p.volume ?? outline?.volume
  const area = p.projected_area ?? outline?.area
  trace.section('Heave added mass')
  const heave = outline && heaveOf(p, outline, trace)
  const addedMass = p.vertical_added_mass ?? (outline && heave && ownAddedMass(p, outline, heave, trace))
  trace.section('Drag areas and inertia')
  const dragMoment = outline && trace.apply(solids.dragAreaMoment, { b: outline.l, s: outline.h }, SIDES_OF_DRAG)
  return {
    outline,
    volume,
    area,
    heave,
    addedMass,
    dragAreas: outline && [outline.w * outline.h, outline.l * outline.h, outline.area],
    dragMoment,
    inertia: outline && inertiaOf(p.mass_in_air, outline),
  }
}
const SIDES_OF_DRAG = { rename: { b: 'l', s: 'h' } }

function heaveOf(p: Params, outline: Outline, trace: Trace): Heave {
  const plate = outline.R === undefined ? boxPlate(p, outline, trace) : disc(p, outline.R, trace)
  const lambda = trace.apply(added.heightRatio, { A_p: outline.area, h: outline.h }, { rename: { A_p: 'A_plan' } })
  const heightFactor = trace.apply(added.heightFactor, { lambda })
  const solid = trace.apply(
    added.correctedAddedMass,
    { A_0: plate, c: heightFactor },
    { as: 'A_s', title: 'Added mass including structure height', rename: { c: 'c_h' } },
  )
  const perforation =
    p.vertical_added_mass === undefined ? trace.apply(added.perforationFactor, { p: p.perforation_ratio_z }) : undefined
  return { plate, lambda, heightFactor, solid, perforation }
}

const disc = ({ water_density: rho }: Params, R: number, trace: Trace) => trace.apply(plates.discAddedMass, { rho, R })

function boxPlate({ water_density: rho }: Params, { l, w }: Outline, trace: Trace): number {
  const rename = { s_1: 'l', s_2: 'w' }
  const a = trace.apply(plates.shorterSide, { s_1: l, s_2: w }, { rename })
  const b = trace.apply(plates.longerSide, { s_1: l, s_2: w }, { rename })
  const q = trace.apply(plates.sideRatio, { b, a })
  const C_A = added.plateCoefficient(q, { C_A: 'C_A', q: 'q' }, trace)
  return trace.apply(plates.plateAddedMass, { C_A, rho, a, b })
}

function ownAddedMass(p: Params, outline: Outline, heave: Heave, trace: Trace): number {
  const c = heave.perforation ?? 1
  const perforated = trace.apply(
    added.correctedAddedMass,
    { A_0: heave.solid, c },
    { as: 'A_33', title: 'Added mass including perforation', rename: { A_0: 'A_s', c: 'c_p' } },
  )
  const trapped = trappedWater(p, outline, trace)
  return trapped === undefined
    ? perforated
    : trace.apply(added.withTrappedWater, { A_33: perforated, m_w: trapped }, { as: 'A_33_t' })
}

/** Undefined unless it counts. */
function trappedWater(p: Params, outline: Outline, trace: Trace): number | undefined {
  if (!p.include_trapped_water || p.volume === undefined) return undefined
  return trace.apply(solids.trappedWater, { rho: p.water_density, V_box: outline.volume, V: p.volume })
}

/** Of the mass spread over the outline. */
export function inertiaOf(m: number, { l, w, h, R }: Outline): Triple {
  const { boxInertia, cylinderInertia, cylinderInertiaAlong } = solids
  if (R !== undefined) {
    const across = cylinderInertia.evaluate({ m, R, h })
    return [across, across, cylinderInertiaAlong.evaluate({ m, R })]
  }
  return [
    boxInertia.evaluate({ m, s_1: w, s_2: h }),
    boxInertia.evaluate({ m, s_1: l, s_2: h }),
    boxInertia.evaluate({ m, s_1: l, s_2: w }),
  ]
}
