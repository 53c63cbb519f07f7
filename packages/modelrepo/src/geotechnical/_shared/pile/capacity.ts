/** Axial capacity of an open pile in layers: step by step at its tip, and silently at any other depth. */
import { type Constant, silent, type Trace } from '@keelson/equations'
import { depthOfLayers, effectiveStress, SEABED_STRESS } from '@keelson/physics/soil/equations.ts'
import { depthOf, layerAt, type Placed, weightsAbove } from '@keelson/physics/soil/profile.ts'
import * as axial from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/sand.ts'
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { type Sense, TENSION } from './inputs.ts'
import { frictionTo, nameOf, type PileLayer, type PileSoil, type SandFactors, unitBearing } from './soil.ts'

export interface Pile {
  readonly D: number
  readonly t: number
  /** The weight of the steel counts in tension. */
  readonly weighed: boolean
}

export interface AxialCapacity {
  /** Depth of the tip. */
  readonly L: number
  /** Of each layer, per width of the shaft. */
  readonly frictions: readonly number[]
  readonly Q_f: number
  readonly q: number
  readonly Q_p: number
  readonly Q_u: number
  readonly Q_b: number
  readonly Q_d: number
  readonly Q_t: number
}

export const capacityOf = ({ Q_d, Q_t }: Pick<AxialCapacity, 'Q_d' | 'Q_t'>, sense: Sense): number =>
  sense === TENSION ? Q_t : Q_d

/** With its steps: each layer, the tip, and what they add up to. */
export function tracedCapacity(pile: Pile, soil: PileSoil, trace: Trace): AxialCapacity {
  let p_t: number | Constant = SEABED_STRESS
  const frictions = soil.map((layer, i) => {
    const n = i + 1
    trace.section(`Layer ${n}: ${nameOf(layer)}`)
    const above = n === 1 ? {} : { p_t: `p_${n - 1}` }
    const F = layer.sand
      ? sandFriction(layer, layer.sand, p_t, n, above, trace)
      : clayFriction(layer, p_t, n, above, trace)
    p_t = trace.apply(effectiveStress, weightsAbove(soil, layer.base), {
      as: `p_${n}`,
      title: 'Effective vertical stress at layer base',
    })
    return F
  })
  trace.section('Tip')
  const q = tipBearing(soil, p_t, trace)
  return together(pile, lengthOf(pile, soil, trace), frictions, q, trace)
}

/** Depth of the tip, which counts where the pile is weighed. */
const lengthOf = ({ weighed }: Pile, soil: PileSoil, trace: Trace): number =>
  weighed ? trace.apply(depthOfLayers, { h: soil.map(({ thickness }) => thickness) }) : depthOf(soil)

function clayFriction(
  layer: Placed<PileLayer>,
  p_t: number | Constant,
  n: number,
  above: Readonly<Record<string, string>>,
  trace: Trace,
): number {
  const { effectiveUnitWeight: gamma, thickness: h, strength } = layer
  const { top: s_t, base: s_b } = strength ?? { top: 0, base: 0 }
  const k = trace.apply(clay.claySlope, { s_t, s_b, h }, { as: `k_${n}`, rename: numbered(n, 's_t', 's_b', 'h') })
  return trace.apply(
    clay.clayLayerFriction,
    { s_t, k, p_t, gamma, h },
    { as: `F_${n}`, rename: { ...numbered(n, 's_t', 'k', 'gamma', 'h'), ...above } },
  )
}

function sandFriction(
  layer: Placed<PileLayer>,
  row: SandFactors,
  p_t: number | Constant,
  n: number,
  above: Readonly<Record<string, string>>,
  trace: Trace,
): number {
  const { effectiveUnitWeight: gamma, thickness: h } = layer
  const beta = trace.lookup({
    ...cellOf(row),
    symbol: `beta_${n}`,
    title: 'Shaft friction factor',
    unit: '-',
    value: row.beta,
  })
  const f_lim = trace.lookup({
    ...cellOf(row),
    symbol: `f_lim${n}`,
    title: 'Limiting unit skin friction',
    unit: 'Pa',
    value: row.f_lim,
  })
  return trace.apply(
    sand.sandLayerFriction,
    { beta, p_t, gamma, f_lim, h },
    { as: `F_${n}`, rename: { ...numbered(n, 'beta', 'gamma', 'h'), f_lim: `f_lim${n}`, ...above } },
  )
}

const cellOf = ({ description, density }: SandFactors) => ({
  source: apiRp2geo,
  clause: 'table 1',
  cell: `${description}, ${density.toLowerCase()}`,
})

const numbered = (n: number, ...symbols: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(symbols.map((symbol) => [symbol, symbol.includes('_') ? `${symbol}${n}` : `${symbol}_${n}`]))

function tipBearing(soil: PileSoil, p_0: number | Constant, trace: Trace): number {
  const n = soil.length
  const last = layerAt(soil, depthOf(soil))
  const { strength, sand: row } = last
  if (!row) {
    const N_c = clay.CLAY_BEARING_FACTOR
    return trace.apply(clay.clayBearing, { N_c, s_u: strength?.base ?? 0 }, { rename: { s_u: `s_b${n}` } })
  }
  const N_q = trace.lookup({
    ...cellOf(row),
    symbol: 'N_q',
    title: 'Bearing capacity factor',
    unit: '-',
    value: row.N_q,
  })
  const q_lim = trace.lookup({
    ...cellOf(row),
    symbol: 'q_lim',
    title: 'Limiting unit end bearing',
    unit: 'Pa',
    value: row.q_lim,
  })
  return trace.apply(sand.sandBearing, { N_q, p_0, q_lim }, { rename: { p_0: `p_${n}` } })
}

function together({ D, t, weighed }: Pile, L: number, F: readonly number[], q: number, trace: Trace): AxialCapacity {
  trace.section('Capacity')
  const D_i = trace.apply(axial.innerDiameter, { D, t })
  const Q_f = trace.apply(axial.shaftFriction, { D, F })
  const Q_p = trace.apply(axial.pluggedBearing, { q, D })
  const Q_u = trace.apply(axial.unpluggedBearing, { q, D, D_i, F })
  const Q_b = trace.apply(axial.tipResistance, { Q_p, Q_u })
  const Q_d = trace.apply(axial.compressionCapacity, { Q_f, Q_b })
  const Q_t = weighed ? weighedTension(Q_f, { D, D_i, L }, trace) : Q_f
  return { L, frictions: F, Q_f, q, Q_p, Q_u, Q_b, Q_d, Q_t }
}

function weighedTension(Q_f: number, tube: { D: number; D_i: number; L: number }, trace: Trace): number {
  const W = trace.apply(axial.pileWeight, { ...tube, gamma_p: axial.STEEL_IN_WATER })
  return trace.apply(axial.tensionCapacity, { Q_f, W })
}

/** Capacity of the same pile with its tip at any depth of the soil. Where two layers meet, the tip stands on the upper one. */
export function capacityAt(pile: Pile, soil: PileSoil): (depth: number) => AxialCapacity {
  const frictions = soil.map(frictionTo)
  const whole = soil.map((layer, i) => frictions[i]?.(layer.base) ?? 0)
  return (depth) => {
    const tip = layerAt(soil, depth)
    const i = soil.indexOf(tip)
    const own = frictions[i]?.(depth) ?? 0
    return together(pile, depth, [...whole.slice(0, i), own], unitBearing(tip, depth), silent)
  }
}
