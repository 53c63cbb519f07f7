/** The moments of the spectrum over all frequencies or on the grid, and the periods, width and steepness that follow. */
import type { Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { gaussianShape, reachesZero } from '@keelson/physics/waves/gaussian-swell.ts'
import { type Grid, momentsOnGrid } from '@keelson/physics/waves/grid.ts'
import { normalisedShape, peakedShape } from '@keelson/physics/waves/jonswap-normalised.ts'
import * as moments from '@keelson/physics/waves/moments.ts'
import { piersonMoskowitzShape } from '@keelson/physics/waves/pierson-moskowitz.ts'
import { tmaShape } from '@keelson/physics/waves/tma.ts'
import { ContractError } from '@keelson/workflow'
import { depthOf, type Sea } from './calculate-sea.ts'
import { SHAPE_ORDERS, type ShapeOrder } from './calculate-systems.ts'
import type { Params } from './inputs.ts'
import { GRID, INFINITE, TMA } from './modes.ts'

/** m2 (rad/s)^n; null where it diverges. */
export interface Moments {
  readonly m_m1: number | null
  readonly m_0: number
  readonly m_1: number
  readonly m_2: number | null
  /** On a grid only. */
  readonly m_4: number | null
}

/** The grid where all of it is given, unless it is said. */
export function integrationOf(p: Params): typeof GRID | typeof INFINITE {
  const { frequency_start, frequency_stop, number_of_frequencies } = p
  const whole = [frequency_start, frequency_stop, number_of_frequencies].every((part) => part !== undefined)
  return p.integration ?? (whole ? GRID : INFINITE)
}

/** Shares of the peak frequency between which a grid lies that was not given, and its points. */
const [LOW, HIGH, POINTS] = [0.1, 6, 600] as const

export function gridOf(p: Params, { omega_p, spectrum }: Sea): Grid {
  const low = p.frequency_start ?? LOW * omega_p
  const high = p.frequency_stop ?? HIGH * omega_p
  const frequencies = spaced(low, Math.max(high, low * (1 + LEAST)), p.number_of_frequencies ?? POINTS)
  return { frequencies, densities: frequencies.map(spectrum.density) }
}
/** A grid of which one end is given beyond the other still ascends. */
const LEAST = 0.1

export function momentsOf(p: Params, sea: Sea, grid: Grid, trace: Trace): Moments {
  trace.section('Moments')
  if (integrationOf(p) === GRID) return momentsOnGrid(grid, trace)
  return sea.systems.length > 0 ? ofSystems(sea, trace) : ofOne(p, sea, trace)
}

/** Moments of shapes over all frequencies become those of the sea. */
function ofOne(p: Params, sea: Sea, trace: Trace): Moments {
  const H_s = sea.H_s ?? sea.stated
  const { omega_p } = sea
  const mu = (n: ShapeOrder) => ({ mu: shapeOf(p, sea, n, trace) })
  const at = (n: ShapeOrder) => ({ rename: { mu: `mu_${n}` } })
  const low = sea.delta !== undefined && reachesZero(sea.delta)
  return {
    m_m1: low ? null : trace.apply(moments.momentMinus1, { H_s, omega_p, ...mu('m1') }, at('m1')),
    m_0: trace.apply(moments.moment0, { H_s, ...mu(0) }, at(0)),
    m_1: trace.apply(moments.moment1, { H_s, omega_p, ...mu(1) }, at(1)),
    m_2: trace.apply(moments.moment2, { H_s, omega_p, ...mu(2) }, at(2)),
    m_4: null,
  }
}

function shapeOf(p: Params, { omega_p, peak, delta }: Sea, order: ShapeOrder, trace: Trace): number {
  const n = moments.ORDERS[order]
  const named = { as: `mu_${order}`, rename: { n: `n_${order}` } }
  if (delta !== undefined) return trace.apply(gaussianShape, { n, delta }, named)
  if (peak === undefined) return trace.apply(piersonMoskowitzShape, { n }, named)
  const { gamma, sigma_a, sigma_b, A_gamma, I_0 } = peak
  const shape = { n, gamma, sigma_a, sigma_b }
  const d = depthOf(p)
  if (p.spectrum === TMA && Number.isFinite(d))
    return trace.apply(tmaShape, { ...shape, A_gamma, omega_p, d, g: p.gravity }, named)
  const I_n = order === 0 ? I_0 : trace.apply(peakedShape, shape, { as: `I_${order}`, rename: { n: `n_${order}` } })
  return trace.apply(normalisedShape, { A_gamma, I_n }, { as: `mu_${order}`, rename: { I_n: `I_${order}` } })
}

function ofSystems({ systems }: Sea, trace: Trace): Moments {
  const [H, omega] = [systems.map((s) => s.H_s), systems.map((s) => s.omega_p)]
  const mu = Object.fromEntries(SHAPE_ORDERS.map((n) => [n, systems.map((s) => s.shapes[n])]))
  const of = (n: ShapeOrder) => {
    const list = mu[n]?.flatMap((one) => one ?? [])
    if (list?.length !== systems.length) throw new ContractError('a moment that diverges is asked for')
    return list
  }
  const at = (n: ShapeOrder) => ({ rename: { mu: `mu_${n}` } })
  const diverges = systems.some((s) => s.shapes[2] === null)
  return {
    m_m1: trace.apply(moments.sumMomentMinus1, { H, omega, mu: of('m1') }, at('m1')),
    m_0: trace.apply(moments.sumMoment0, { H, mu: of(0) }, at(0)),
    m_1: trace.apply(moments.sumMoment1, { H, omega, mu: of(1) }, at(1)),
    m_2: diverges ? null : trace.apply(moments.sumMoment2, { H, omega, mu: of(2) }, at(2)),
    m_4: null,
  }
}

/** Share of the second moment that a grid does not have: all of one that has no end. */
export function shareOutside(spectrum: Sea['spectrum'], { m_2: onGrid }: Moments): number {
  const m_2 = spectrum.moment(2)
  if (m_2 === null) return 1
  return onGrid === null || m_2 === 0 ? 0 : 1 - onGrid / m_2
}

export interface Periods {
  readonly H_m0: number
  readonly T_m01: number
  readonly T_m02: number | null
  readonly T_m10: number | null
  readonly T_m24: number | null
  readonly epsilon: number | null
  readonly nu: number | null
  readonly S_1: number
  readonly S_p: number
  /** By the zero-crossing period, and the steepest that waves stand. */
  readonly S_s: number | null
  readonly S_s_max: number | null
}

export function periodsOf(p: Params, { T_p }: Sea, m: Moments, trace: Trace): Periods {
  trace.section('Periods, width and steepness')
  const { m_m1, m_0, m_1, m_2, m_4 } = m
  const g = p.gravity
  const H_m0 = trace.apply(moments.significantHeightOfMoment, { m_0 })
  const T_m01 = trace.apply(moments.meanPeriod, { m_0, m_1 })
  const T_m02 = m_2 === null ? null : trace.apply(moments.crossingPeriod, { m_0, m_2 })
  return {
    H_m0,
    T_m01,
    T_m02,
    T_m10: m_m1 === null ? null : trace.apply(moments.energyPeriod, { m_m1, m_0 }),
    T_m24: m_2 === null || m_4 === null ? null : trace.apply(moments.crestPeriod, { m_2, m_4 }),
    epsilon: m_2 === null || m_4 === null ? null : trace.apply(moments.bandwidth, { m_0, m_2, m_4 }),
    nu: m_2 === null ? null : trace.apply(moments.spectralNarrowness, { m_0, m_1, m_2 }),
    S_1: trace.apply(moments.steepnessOfMean, { H_m0, g, T_m01 }),
    S_p: trace.apply(moments.steepnessOfPeak, { H_m0, g, T_p }),
    S_s: T_m02 === null ? null : trace.apply(moments.steepnessOfCrossing, { H_m0, g, T_m02 }),
    S_s_max: T_m02 === null ? null : trace.apply(moments.steepnessLimit, { T_m02 }),
  }
}
