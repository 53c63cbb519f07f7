/** The lumped buoy of OrcaFlex: added masses, inertias, areas and coefficients along and about the three axes. Coherent SI. */
import { silent, type Trace } from '@keelson/equations'
import * as plates from '@keelson/physics/added-mass/plates.ts'
import { dragAreaMoment } from '@keelson/physics/added-mass/solids.ts'
import * as added from '@keelson/standards/dnv-rp-h103-2011/added-mass.ts'
import * as lumped from '@keelson/standards/orcina-orcaflex-11/lumped-buoy.ts'
import { type BodyRun, inertiaOf, type Triple } from './calculate-body.ts'
import { type Outline, standIn } from './calculate-outline.ts'
import type { Params } from './inputs.ts'

export interface Buoy {
  readonly outline: Outline
  /** The outline is not given: a box of area and volume stands for it. */
  readonly standsIn: boolean
  readonly mass: number
  readonly volume: number
  readonly inertia: Triple
  readonly dragAreas: Triple
  readonly dragMoments: Triple
  readonly hydrodynamicMass: number
  readonly hydrodynamicInertia: Triple
  readonly addedMasses: Triple
  readonly addedCoefficients: Triple
  readonly addedInertiaCoefficients: Triple
  readonly accelerationCoefficients: Triple
  readonly slamArea: number
}

/** Undefined where volume, area or added mass are not known. */
export function buoyOf(p: Params, body: BodyRun, trace: Trace): Buoy | undefined {
  const outline = body.outline ?? standIn(body.area, body.volume)
  const { volume, area, addedMass } = body
  if (outline === undefined || volume === undefined || area === undefined || addedMass === undefined) return undefined
  trace.section('Lumped buoy')
  const m_h = trace.apply(lumped.hydrodynamicMass, { rho: p.water_density, V: volume })
  const C_a = trace.apply(lumped.addedMassCoefficient, { A: addedMass, m_h }, { rename: { A: heaveName(p) } })
  const C_m = trace.apply(lumped.fluidAccelerationCoefficient, { C_a })
  const sideways = sidewaysAddedMass(p, outline)
  const hydrodynamicInertia = inertiaOf(m_h, outline)
  const coefficient = (A: number) => lumped.addedMassCoefficient.evaluate({ A, m_h })
  const [along, across] = sideways.map(coefficient) as [number, number]
  const about = addedInertia(p, outline)
  return {
    outline,
    standsIn: body.outline === undefined,
    mass: p.mass_in_air,
    volume,
    inertia: inertiaOf(p.mass_in_air, outline),
    dragAreas: [outline.w * outline.h, outline.l * outline.h, area],
    dragMoments: dragMoments(outline),
    hydrodynamicMass: m_h,
    hydrodynamicInertia,
    addedMasses: [...sideways, addedMass],
    addedCoefficients: [along, across, C_a],
    addedInertiaCoefficients: ratios(about, hydrodynamicInertia),
    accelerationCoefficients: [1 + along, 1 + across, C_m],
    slamArea: area,
  }
}

const heaveName = (p: Params) =>
  p.vertical_added_mass === undefined && p.include_trapped_water && p.volume !== undefined ? 'A_33_t' : 'A_33'

/** In surge and sway: the plate that each direction shows, with the length behind it; holes in plan do not count. */
function sidewaysAddedMass(p: Params, { l, w, h }: Outline): readonly [number, number] {
  const trapped = p.include_trapped_water && p.volume !== undefined ? p.water_density * (l * w * h - p.volume) : 0
  return [rotatedPlate(p, w, h, l) + Math.max(0, trapped), rotatedPlate(p, l, h, w) + Math.max(0, trapped)]
}

function rotatedPlate({ water_density: rho }: Params, s_1: number, s_2: number, behind: number): number {
  const [a, b] = [Math.min(s_1, s_2), Math.max(s_1, s_2)]
  const C_A = added.plateCoefficient(b / a, { C_A: 'C_A', q: 'q' }, silent)
  const lambda = added.heightRatio.evaluate({ A_p: s_1 * s_2, h: behind })
  return plates.plateAddedMass.evaluate({ C_A, rho, a, b }) * added.heightFactor.evaluate({ lambda })
}

function addedInertia({ water_density: rho }: Params, { l, w, h, R }: Outline): Triple {
  const about = (length: number, s_1: number, s_2: number) =>
    plates.rotationalAddedMass.evaluate({ rho, l: length, s_1, s_2 })
  return [about(l, w, h), about(w, l, h), R === undefined ? about(h, l, w) : 0]
}

/** Of the two faces that turn about an axis, the one that sweeps more. */
function dragMoments({ l, w, h, R }: Outline): Triple {
  const swept = (b: number, s: number) => dragAreaMoment.evaluate({ b, s })
  return [
    Math.max(swept(l, h), swept(l, w)),
    Math.max(swept(w, h), swept(w, l)),
    R === undefined ? Math.max(swept(h, l), swept(h, w)) : 0,
  ]
}

const ratios = (a: Triple, b: Triple): Triple => [a[0] / b[0], a[1] / b[1], a[2] / b[2]]
