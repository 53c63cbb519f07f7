/** The reel: one mean coil, or layer by layer from the core outwards. */
import { silent, type Trace } from '@keelson/equations'
import * as geometry from '@keelson/physics/drilling-hydraulics/coiled-tubing.ts'
import { zhouShah } from '@keelson/physics/rheology/coil.ts'
import { given } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { COMMON, type Coiled, coiledPassing, named, type Passing, reduced } from './calculate-liquid.ts'
import type { Given, Perhaps } from './inputs.ts'

type Wound = Given<'coiled_tubing_length_on_reel' | 'coiled_tubing_outer_diameter' | 'friction_reduction'> &
  Perhaps<'reel_core_diameter' | 'reel_width' | 'reel_pressure_loss'>

export interface Layer extends Coiled {
  readonly number: number
  readonly D: number
  readonly L: number
  /** With the friction reducer. */
  readonly lost: number
}

export interface Reel {
  /** From the core outwards; one where the reel is a mean coil, none where nothing is on it or its loss is given. */
  readonly layers: readonly Layer[]
  readonly dP_r: number
}

/** `density`: symbol of the density in the tubing. */
export function reelOf(p: Wound, passing: Omit<Passing, 'L'>, density: string, trace: Trace): Reel {
  const fixed = p.reel_pressure_loss
  if (fixed !== undefined) return { layers: [], dP_r: fixed }
  trace.section('Reel')
  const L_r = p.coiled_tubing_length_on_reel
  const stretches = p.reel_width === undefined ? meanCoil(p, L_r) : filled(p, L_r)
  if (p.reel_width !== undefined) tracedWound(p, stretches.length, trace)
  if (stretches.length === 0) return { layers: [], dP_r: empty(trace) }
  const layers = stretches.map((s, i) => layerOf(p, passing, s, i === 0 ? rowTrace(p, s, density, trace) : silent))
  const lost = layers.map((l) => l.lost)
  return { layers, dP_r: trace.apply(geometry.sumOfLosses, { dP_k: lost }) }
}

interface Stretch {
  readonly number: number
  readonly D: number
  readonly L: number
}

const meanCoil = (p: Wound, L: number): readonly Stretch[] =>
  L === 0 ? [] : [{ number: 1, D: given(p, 'reel_core_diameter').reel_core_diameter, L }]

/** Layers that are full, and the last as far as the pipe goes. */
function filled(p: Wound, L_r: number): readonly Stretch[] {
  const g = given(p, 'reel_core_diameter', 'reel_width', 'coiled_tubing_outer_diameter')
  const { reel_core_diameter: D_c, reel_width: B_r, coiled_tubing_outer_diameter: d_o } = g
  const n_w = geometry.wrapsPerLayer.evaluate({ B_r, d_o })
  const stretches: Stretch[] = []
  for (let left = L_r; left > 0; ) {
    const number = stretches.length + 1
    const D = geometry.layerDiameter.evaluate({ D_c, k_l: number, d_o })
    const L = Math.min(left, geometry.layerCapacity.evaluate({ n_w, D_k: D }))
    stretches.push({ number, D, L })
    left -= L
  }
  return stretches
}

function tracedWound(p: Wound, layers: number, trace: Trace): void {
  const g = given(p, 'reel_core_diameter', 'reel_width', 'coiled_tubing_outer_diameter')
  const { reel_core_diameter: D_c, reel_width: B_r, coiled_tubing_outer_diameter: d_o } = g
  trace.apply(geometry.wrapsPerLayer, { B_r, d_o })
  const n_l = trace.lookup({
    symbol: 'n_l',
    title: 'Number of layers on reel',
    unit: '-',
    source: zhouShah,
    clause: 'geometry of the reel',
    value: layers,
    cell: 'rows of the layer table',
  })
  trace.apply(geometry.reelDiameter, { D_c, n_l, d_o })
}

/** The innermost, tightest one is traced, the others stand in the table. */
function rowTrace(p: Wound, { L }: Stretch, density: string, trace: Trace): Trace {
  const mean = p.reel_width === undefined
  const own = traceOfRow(trace, mean ? 'Reel as mean coil' : 'Reel, innermost layer', 'w', COMMON)
  own.section('flow')
  return named(own, {
    ...{ v: 'v_t', d: 'd_t', rho: density },
    ...(mean && { D: 'D_c' }),
    ...(L === p.coiled_tubing_length_on_reel && { L: 'L_r' }),
  })
}

function layerOf(p: Wound, passing: Omit<Passing, 'L'>, stretch: Stretch, own: Trace): Layer {
  const D = p.reel_width === undefined ? stretch.D : diameterOf(p, stretch, own)
  const found = coiledPassing({ ...passing, L: lengthOf(p, stretch, D, own) }, D, own)
  const lost = reduced(found.dP, found.regime === 'laminar', p.friction_reduction, ['dP', 'dP_f'], own)
  return { ...found, ...stretch, lost }
}

function diameterOf(p: Wound, { number }: Stretch, trace: Trace): number {
  const { reel_core_diameter: D_c, coiled_tubing_outer_diameter: d_o } = given(
    p,
    'reel_core_diameter',
    'coiled_tubing_outer_diameter',
  )
  const k_l = trace.lookup({
    symbol: 'k_l',
    title: 'Layer number',
    unit: '-',
    source: zhouShah,
    clause: 'geometry of the reel',
    value: number,
    cell: 'rows of the layer table',
  })
  return trace.apply(geometry.layerDiameter, { D_c, k_l, d_o }, { as: 'D' })
}

/** Of a full layer what its wraps take, by the geometry; of the last what is left of the pipe. */
function lengthOf(p: Wound, { L }: Stretch, D: number, trace: Trace): number {
  const { reel_width: B_r, coiled_tubing_outer_diameter: d_o } = p
  if (B_r === undefined || trace === silent) return L
  const n_w = geometry.wrapsPerLayer.evaluate({ B_r, d_o })
  if (L !== geometry.layerCapacity.evaluate({ n_w, D_k: D })) return L
  return trace.apply(geometry.layerCapacity, { n_w, D_k: D }, { as: 'L', rename: { D_k: 'D' } })
}

const empty = (trace: Trace): number =>
  trace.lookup({
    symbol: 'dP_r',
    title: geometry.sumOfLosses.title,
    unit: geometry.sumOfLosses.unit,
    source: zhouShah,
    clause: geometry.sumOfLosses.clause,
    value: 0,
    cell: 'no tubing on the reel',
  })

/** Rows of the table of the layers. */
export const layerRows = ({ layers }: Reel) =>
  layers.map(({ number, D, L, N_cr, De, f, lost }) => ({
    layer: number,
    coil_diameter: D,
    length: L,
    critical_reynolds_number: N_cr,
    dean_number: De,
    friction_factor: f ?? null,
    pressure_loss: lost,
  }))
