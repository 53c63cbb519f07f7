/** Damage of a stationary Gaussian stress by four spectral methods, on an S-N curve of one line or of two. */
import { silent, type Trace } from '@keelson/equations'
import { type DirlikParameters, dirlikDamage, dirlikMean, dirlikParameters } from './dirlik.ts'
import type { ClosedCurve, ClosedLine } from './named-curve.ts'
import { equivalentRange, narrowBandDamage } from './narrow-band.ts'
import { rangeAtCycles } from './sn-curve.ts'
import type { SpectralMoments } from './spectral-moments.ts'
import {
  firstBandwidth,
  irregularity,
  peakRate,
  spectralWidth,
  standardDeviation,
  upCrossingRate,
} from './spectral-shape.ts'
import { tovoBenasciuttiDamage, tovoBenasciuttiFactor, tovoBenasciuttiWeight } from './tovo-benasciutti.ts'
import {
  dirlikMeanAbove,
  dirlikMeanBelow,
  equivalentCycles,
  normalisedKnee,
  rayleighScale,
  twoSlopeDirlik,
  twoSlopeNarrowBand,
} from './two-slope.ts'
import { wirschingLightA, wirschingLightB, wirschingLightDamage, wirschingLightFactor } from './wirsching-light.ts'

export const SPECTRAL_METHODS = ['dirlik', 'narrow_band', 'wirsching_light', 'tovo_benasciutti'] as const
export type SpectralMethod = (typeof SPECTRAL_METHODS)[number]

/** Irregularity from which a process is one of a single frequency, and the wide-band formulas are 0/0. */
export const NARROW_BAND_IRREGULARITY = 1 - 1e-9

/** A Gaussian process as its moments describe it, in SI. */
export interface GaussianStress {
  readonly moments: SpectralMoments
  readonly sigma: number
  readonly nu_0: number
  readonly nu_p: number
  readonly alpha_1: number
  readonly alpha_2: number
  readonly epsilon: number
  /** Undefined where the process has a single frequency. */
  readonly dirlik: DirlikParameters | undefined
}

/** The process of given moments, in SI; undefined where the stress does not vary: lambda_0, lambda_2 or lambda_4 is 0. */
export function gaussianStress(moments: SpectralMoments, trace: Trace): GaussianStress | undefined {
  const { lambda_0, lambda_1, lambda_2, lambda_4 } = moments
  if (lambda_0 === 0 || lambda_2 === 0 || lambda_4 === 0) return undefined
  const sigma = trace.apply(standardDeviation, { lambda_0 })
  const nu_0 = trace.apply(upCrossingRate, { lambda_0, lambda_2 })
  const nu_p = trace.apply(peakRate, { lambda_2, lambda_4 })
  const alpha_1 = trace.apply(firstBandwidth, { lambda_0, lambda_1, lambda_2 })
  const alpha_2 = trace.apply(irregularity, { lambda_0, lambda_2, lambda_4 })
  const epsilon = trace.apply(spectralWidth, { alpha_2 })
  const dirlik = alpha_2 >= NARROW_BAND_IRREGULARITY ? undefined : dirlikParameters(moments, alpha_2, trace)
  return { moments, sigma, nu_0, nu_p, alpha_1, alpha_2, epsilon, dirlik }
}

/** Damage by each method in a duration, and the factors that two of them put on the narrow-band damage. */
export interface SpectralDamage {
  readonly damage: Readonly<Record<SpectralMethod, number>>
  readonly rho_WL: number
  readonly rho_TB: number
}

/**
 * Damage of a process in T seconds. On two lines narrow band and Dirlik integrate over both; the two factors, fitted
 * for one slope, are those of the slope above the knee. A process of a single frequency has the narrow-band damage by
 * every method. `time` is the symbol of T in the trace.
 */
export function spectralDamage(
  stress: GaussianStress,
  on: ClosedCurve,
  T: number,
  trace: Trace,
  time = 'T',
): SpectralDamage {
  const D_NB = narrowBand(stress, on, T, trace, time)
  if (stress.dirlik === undefined) {
    const damage = { dirlik: D_NB, narrow_band: D_NB, wirsching_light: D_NB, tovo_benasciutti: D_NB }
    return { damage, rho_WL: 1, rho_TB: 1 }
  }
  const { alpha_1, alpha_2, epsilon } = stress
  const m = on.lines[0].m
  const slope = 'S_1' in on ? { rename: { m: 'm_1' } } : {}
  const byDirlik = dirlikOn(stress, stress.dirlik, on, T, trace, time)
  const a_WL = trace.apply(wirschingLightA, { m }, slope)
  const b_WL = trace.apply(wirschingLightB, { m }, slope)
  const rho_WL = trace.apply(wirschingLightFactor, { a_WL, b_WL, epsilon })
  const wirsching_light = trace.apply(wirschingLightDamage, { rho_WL, D_NB }, of('WL'))
  const b_TB = trace.apply(tovoBenasciuttiWeight, { alpha_1, alpha_2 })
  const rho_TB = trace.apply(tovoBenasciuttiFactor, { b_TB, alpha_2, m }, slope)
  const tovo_benasciutti = trace.apply(tovoBenasciuttiDamage, { rho_TB, D_NB }, of('TB'))
  return { damage: { dirlik: byDirlik, narrow_band: D_NB, wirsching_light, tovo_benasciutti }, rho_WL, rho_TB }
}

/** Symbols of the damage of one process, apart from those of the sums over all: d_NB, d_DK, d_WL, d_TB. */
const of = (method: string) => ({ as: `d_${method}`, rename: { D_NB: 'd_NB' } })

function narrowBand(s: GaussianStress, on: ClosedCurve, T: number, trace: Trace, time: string): number {
  const note = s.dirlik === undefined ? { note: 'alpha_2 = 1: all methods give this damage' } : {}
  const names = { as: 'd_NB', rename: { nu: 'nu_0', T: time }, ...note }
  if (!('S_1' in on)) {
    const [{ m, a_D }] = on.lines
    return trace.apply(narrowBandDamage, { nu: s.nu_0, T, a_D, sigma: s.sigma, m }, names)
  }
  const q = trace.apply(rayleighScale, { sigma: s.sigma })
  return trace.apply(twoSlopeNarrowBand, { nu: s.nu_0, T, q, S_1: on.S_1, ...numbered(on.lines) }, names)
}

function dirlikOn(
  s: GaussianStress,
  parameters: DirlikParameters,
  on: ClosedCurve,
  T: number,
  trace: Trace,
  time: string,
): number {
  const { sigma, nu_p } = s
  const names = { as: 'd_DK', rename: { T: time } }
  if (!('S_1' in on)) {
    const [{ m, a_D }] = on.lines
    const E_Z = trace.apply(dirlikMean, { ...parameters, m })
    return trace.apply(dirlikDamage, { nu_p, T, a_D, sigma, m, E_Z }, names)
  }
  const Z_1 = trace.apply(normalisedKnee, { S_1: on.S_1, sigma })
  const [{ m: m_1 }, { m: m_2 }] = on.lines
  const E_Z1 = trace.apply(dirlikMeanAbove, { ...parameters, Z_1, m_1 })
  const E_Z2 = trace.apply(dirlikMeanBelow, { ...parameters, Z_1, m_2 })
  return trace.apply(twoSlopeDirlik, { nu_p, T, sigma, ...numbered(on.lines), E_Z1, E_Z2 }, names)
}

const numbered = ([above, below]: readonly [ClosedLine, ClosedLine]) => ({
  a_1: above.a_D,
  m_1: above.m,
  a_2: below.a_D,
  m_2: below.m,
})

/**
 * The constant stress range, Pa, that does the narrow-band damage at the rate of up-crossings: 0 where the damage is too
 * small for a number. On two lines it is read from the curve at the cycles that the damage leaves.
 */
export function equivalentStressRange(stress: GaussianStress, on: ClosedCurve): number {
  if (!('S_1' in on)) return equivalentRange.evaluateSI({ sigma: stress.sigma, m: on.lines[0].m })
  const D_NB = narrowBand(stress, on, 1, silent, 'T')
  if (D_NB === 0) return 0
  return rangeAtCycles(on.curve, equivalentCycles.evaluate({ nu: stress.nu_0, T: 1, D_NB }))
}

/** The same as a step of the trace, from the narrow-band damage in T seconds that stands in it as d_NB, above 0. */
export function tracedEquivalentRange(
  stress: GaussianStress,
  on: ClosedCurve,
  { T, D_NB, time }: { readonly T: number; readonly D_NB: number; readonly time: string },
  trace: Trace,
): number {
  if (!('S_1' in on)) return trace.apply(equivalentRange, { sigma: stress.sigma, m: on.lines[0].m })
  const rename = { nu: 'nu_0', T: time, D_NB: 'd_NB' }
  const N = trace.apply(equivalentCycles, { nu: stress.nu_0, T, D_NB }, { rename })
  const second = on.curve.N_knee !== null && N > on.curve.N_knee
  const { log_a, m } = on.lines[second ? 1 : 0]
  const number = second ? 2 : 1
  const names = { as: 'S_eq', rename: { log_a: `log_a_${number}`, m: `m_${number}`, N: 'N_eq' } }
  return trace.apply(on.equations.range, { log_a, m, N }, { ...names, title: 'Equivalent stress range' })
}
