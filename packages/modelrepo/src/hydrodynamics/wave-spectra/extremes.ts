/** The highest wave and crest of the sea state. */
import type { Trace } from '@keelson/equations'
import * as crests from '@keelson/physics/waves/crests.ts'
import { deepWaveNumber } from '@keelson/physics/waves/dispersion.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { gives, notApplicable } from '@keelson/workflow'
import { type Given, LONG_CRESTED, type Perhaps, RAYLEIGH, SHORT_CRESTED } from './inputs.ts'
import type { Periods } from './moments.ts'
import { depthOf, type Moments, type Sea, solvedNumber } from './sea.ts'

export const SECOND_ORDER = { crest_model: [LONG_CRESTED, SHORT_CRESTED] }
const onlyWhen = SECOND_ORDER
const [LINEAR, FORRISTALL] = [
  'Linear crest height, Rayleigh distribution.',
  'Second-order crest parameter or height, Forristall (2000).',
] as const

export const extremeValues = {
  number_of_waves: gives(crests.numberOfWaves, '-', 'Number of waves in the duration.'),
  most_probable_maximum_wave_height: gives(
    crests.heightOfCrest,
    'wave_height',
    'Rayleigh most probable maximum height, twice the linear crest.',
  ),
  most_probable_maximum_wave_height_forristall: gives(
    crests.forristallHeight,
    'wave_height',
    'Forristall most probable maximum height, fitted to storm measurements.',
  ),
  most_probable_maximum_crest: gives(crests.mostProbableCrest, 'wave_height', LINEAR),
  expected_maximum_crest: gives(crests.expectedCrest, 'wave_height', LINEAR),
  crest_alpha: gives(crests.alpha2d, '-', FORRISTALL, { onlyWhen }),
  crest_beta: gives(crests.beta2d, '-', FORRISTALL, { onlyWhen, signed: true }),
  second_order_maximum_crest: gives(crests.secondOrderCrest, 'wave_height', FORRISTALL, { onlyWhen }),
}
const TOO_SHORT = notApplicable('the {storm_duration} is shorter than one wave, or there is no zero-crossing period')
/** What is told in place of the highest wave of a sea in which none passes. */
export const NO_WAVE = Object.fromEntries(Object.keys(extremeValues).map((name) => [name, TOO_SHORT])) as Readonly<
  Record<keyof typeof extremeValues, typeof TOO_SHORT>
>

/** Undefined where the sea has no zero-crossing period, or is over before a wave has passed. */
type Storm = Given<'storm_duration' | 'crest_model' | 'gravity'> & Perhaps<'water_depth'>

export function extremesOf(p: Storm, sea: Sea, m: Moments, of: Periods, trace: Trace) {
  const { T_m02 } = of
  const { m_0 } = m
  if (T_m02 === null || p.storm_duration <= T_m02) return undefined
  trace.section('Maximum wave and crest')
  const N = trace.apply(crests.numberOfWaves, { D: p.storm_duration, T_m02 })
  const c_mp = trace.apply(crests.mostProbableCrest, { m_0, N })
  // The depth takes energy from the sea: the height given is that of deep water.
  const given = sea.deep ? undefined : sea.H_s
  const H_s = given ?? of.H_m0
  const height = given === undefined ? { rename: { H_s: 'H_m0' } } : {}
  trace.apply(crests.expectedCrest, { m_0, N })
  trace.apply(crests.heightOfCrest, { c_mp })
  return {
    N,
    c_mp,
    /** By which heights and crests are: the height given, in shallow water that of the spectrum. */
    H_s,
    H_F: trace.apply(crests.forristallHeight, { H_s, N }, height),
    second: p.crest_model === RAYLEIGH ? undefined : secondOrder(p, H_s, height.rename ?? {}, of.T_m01, N, trace),
  }
}

function secondOrder(
  p: Storm,
  H_s: number,
  height: Readonly<Record<string, string>>,
  T_1: number,
  N: number,
  trace: Trace,
) {
  const g = p.gravity
  const long = p.crest_model === LONG_CRESTED
  const rename = { S_1: 'S_1c' }
  const S_1 = trace.apply(
    crests.crestSteepness,
    { H_s, g, T_1 },
    { as: 'S_1c', rename: { ...height, T_1: 'T_m01' }, title: 'Crest steepness based on mean period' },
  )
  const U_r = ursellOf(p, H_s, height, T_1, trace)
  const alpha_c = trace.apply(long ? crests.alpha2d : crests.alpha3d, { S_1, U_r }, { rename })
  const beta_c = trace.apply(long ? crests.beta2d : crests.beta3d, { S_1, U_r }, { rename })
  const c_2 = trace.apply(crests.secondOrderCrest, { alpha_c, H_s, N, beta_c }, { rename: height })
  return { alpha_c, beta_c, c_2, U_r }
}

/** 0 where there is no bottom. */
function ursellOf(p: Storm, H_s: number, height: Readonly<Record<string, string>>, T_1: number, trace: Trace): number {
  const d = depthOf(p)
  const omega = trace.apply(
    peakFrequency,
    { T_p: T_1 },
    { as: 'omega_1m', rename: { T_p: 'T_m01' }, title: 'Mean period frequency' },
  )
  if (!Number.isFinite(d)) {
    return trace.lookup({
      ...crests.ENDLESS,
      symbol: 'U_r',
      title: 'Ursell number',
      unit: '-',
      value: 0,
      cell: 'infinite water depth',
    })
  }
  const called = { symbol: 'k_1', title: 'Mean period wave number', omega: 'omega_1m' }
  const k_1 = solvedNumber(called, { omega, d, g: p.gravity }, trace, deepWaveNumber)
  return trace.apply(crests.ursellNumber, { H_s, k_1, d }, { rename: height })
}
