/** The highest wave and crest of the sea state. */
import { fulfils, type Trace } from '@keelson/equations'
import * as crests from '@keelson/physics/waves/crests.ts'
import { deepWaveNumber, dispersion, solveWaveNumber } from '@keelson/physics/waves/dispersion.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import type { Moments, Periods } from './calculate-moments.ts'
import { depthOf, type Sea } from './calculate-sea.ts'
import type { Params } from './inputs.ts'
import { LONG_CRESTED, RAYLEIGH, TMA } from './modes.ts'

export interface Extremes {
  readonly N: number
  readonly c_mp: number
  readonly c_E: number
  readonly H_mp: number
  readonly H_F: number
  /** Crests to second order. */
  readonly second: SecondOrder | undefined
}
interface SecondOrder {
  readonly alpha_c: number
  readonly beta_c: number
  readonly c_2: number
  readonly U_r: number
}

/** Undefined where the sea has no zero-crossing period, or is over before a wave has passed. */
export function extremesOf(p: Params, sea: Sea, m: Moments, of: Periods, trace: Trace): Extremes | undefined {
  const { T_m02 } = of
  const { m_0 } = m
  if (T_m02 === null || p.storm_duration <= T_m02) return undefined
  trace.section('Highest wave and crest')
  const N = trace.apply(crests.numberOfWaves, { D: p.storm_duration, T_m02 })
  const c_mp = trace.apply(crests.mostProbableCrest, { m_0, N })
  // The depth takes energy from the sea: the height given is that of deep water.
  const given = p.spectrum === TMA ? undefined : sea.H_s
  const H_s = given ?? of.H_m0
  const height = given === undefined ? { rename: { H_s: 'H_m0' } } : {}
  return {
    N,
    c_mp,
    c_E: trace.apply(crests.expectedCrest, { m_0, N }),
    H_mp: trace.apply(crests.heightOfCrest, { c_mp }),
    H_F: trace.apply(crests.forristallHeight, { H_s, N }, height),
    second: p.crest_model === RAYLEIGH ? undefined : secondOrder(p, H_s, height.rename ?? {}, of.T_m01, N, trace),
  }
}

function secondOrder(
  p: Params,
  H_s: number,
  height: Readonly<Record<string, string>>,
  T_1: number,
  N: number,
  trace: Trace,
): SecondOrder {
  const g = p.gravity
  const long = p.crest_model === LONG_CRESTED
  const rename = { S_1: 'S_1c' }
  const S_1 = trace.apply(
    crests.crestSteepness,
    { H_s, g, T_1 },
    { as: 'S_1c', rename: { ...height, T_1: 'T_m01' }, title: 'Steepness of the crests by the mean period' },
  )
  const U_r = ursellOf(p, H_s, height, T_1, trace)
  const alpha_c = trace.apply(long ? crests.alpha2d : crests.alpha3d, { S_1, U_r }, { rename })
  const beta_c = trace.apply(long ? crests.beta2d : crests.beta3d, { S_1, U_r }, { rename })
  const c_2 = trace.apply(crests.secondOrderCrest, { alpha_c, H_s, N, beta_c }, { rename: height })
  return { alpha_c, beta_c, c_2, U_r }
}

/** 0 where there is no bottom. */
function ursellOf(p: Params, H_s: number, height: Readonly<Record<string, string>>, T_1: number, trace: Trace): number {
  const d = depthOf(p)
  const omega = trace.apply(
    peakFrequency,
    { T_p: T_1 },
    { as: 'omega_1m', rename: { T_p: 'T_m01' }, title: 'Frequency of the mean period' },
  )
  const at = { rename: { omega: 'omega_1m' } }
  if (!Number.isFinite(d)) {
    return trace.lookup({
      ...crests.ENDLESS,
      symbol: 'U_r',
      title: 'Ursell number',
      unit: '-',
      value: 0,
      cell: 'where there is no bottom',
    })
  }
  const { k: value, trial, residual, iterations } = solveWaveNumber(omega, d, p.gravity)
  const { source, clause } = iterations === 0 ? deepWaveNumber : dispersion
  const k_1 = trace.solved({
    symbol: 'k_1',
    title: 'Wave number of the mean period',
    unit: 'rad/m',
    source,
    clause,
    value,
    trial,
    residual: Math.abs(residual),
    iterations,
    method: iterations === 0 ? 'deep water' : 'Newton',
    satisfies: fulfils(dispersion, { omega, g: p.gravity, k: value, d }, { rename: { ...at.rename, k: 'k_1' } }),
  })
  return trace.apply(crests.ursellNumber, { H_s, k_1, d }, { rename: height })
}
