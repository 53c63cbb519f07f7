/** The sea of a request: its peak, what its spectrum is made of, and the spectrum itself, step by step. */
import { fulfils, met, type Trace } from '@keelson/equations'
import { gaussianSpectrum, relativeWidth } from '@keelson/physics/waves/gaussian-swell.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import * as jonswap from '@keelson/physics/waves/jonswap-normalised.ts'
import { heightOfAll, ORDERS, periodOfFrequency } from '@keelson/physics/waves/moments.ts'
import * as ratios from '@keelson/physics/waves/period-ratios.ts'
import { peakOfCrossingPeriod, piersonMoskowitzSpectrum } from '@keelson/physics/waves/pierson-moskowitz.ts'
import { peakOf, sumOf, type WaveSpectrum } from '@keelson/physics/waves/spectrum.ts'
import { tmaSpectrum } from '@keelson/physics/waves/tma.ts'
import { given } from '@keelson/workflow'
import { gammaOf } from './calculate-gamma.ts'
import { type Several, type Split, type System, systemsOf } from './calculate-systems.ts'
import type { Params } from './inputs.ts'
import { C205, GAUSSIAN, MOSKOWITZ, TMA } from './modes.ts'

export interface Sea {
  readonly spectrum: WaveSpectrum
  /** Peak of the sea, s and rad/s. */
  readonly T_p: number
  readonly omega_p: number
  /** H_s that was given; undefined where the spectrum alone says it. */
  readonly H_s: number | undefined
  /** What the spectrum is said to hold, m. */
  readonly stated: number
  /** Of one JONSWAP peak. */
  readonly peak: Peak | undefined
  /** Of a swell: its width over its peak frequency. */
  readonly delta: number | undefined
  readonly systems: readonly System[]
  readonly split: Split | undefined
}

/** A JONSWAP peak; Pierson-Moskowitz has gamma 1 and nothing else. */
interface Peak {
  readonly gamma: number
  readonly sigma_a: number
  readonly sigma_b: number
  readonly I_0: number
  readonly A_gamma: number
  /** Error of the variance with the factor of C205. */
  readonly e_A: number
}

const NONE = { peak: undefined, delta: undefined, systems: [], split: undefined } as const

export function seaOf(p: Params, trace: Trace): Sea {
  trace.section('Sea state')
  const several = systemsOf(p, trace)
  if (several !== undefined) return fromSystems(p, several, trace)
  const { significant_wave_height: H_s } = given(p, 'significant_wave_height')
  const { T_p, gamma } = periodAndGamma(p, H_s, trace)
  const omega_p = trace.apply(peakFrequency, { T_p })
  const one = { T_p, omega_p, H_s, stated: H_s, ...NONE }
  if (p.spectrum === MOSKOWITZ) return { ...one, spectrum: piersonMoskowitzSpectrum(H_s, omega_p) }
  if (p.spectrum === GAUSSIAN) {
    const delta = trace.apply(relativeWidth, { sigma_f: p.spectral_width_frequency, T_p })
    return { ...one, delta, spectrum: gaussianSpectrum(H_s, omega_p, delta) }
  }
  const { sigma_a, sigma_b, normalisation } = p
  const sea = { H_s, omega_p, gamma, sigma_a, sigma_b, normalisation }
  const spectrum = p.spectrum === TMA ? tmaSpectrum(sea, depthOf(p), p.gravity) : jonswap.jonswapSpectrum(sea)
  return { ...one, peak: peakOfSea(p, gamma, trace), spectrum }
}

/** Infinity where there is no bottom. */
export const depthOf = ({ water_depth: d }: Params): number => (d === 'infinite' ? Number.POSITIVE_INFINITY : d)

function fromSystems(p: Params, { systems, split }: Several, trace: Trace): Sea {
  const spectrum = sumOf(systems.map((s) => s.spectrum))
  if (split === undefined) trace.section('Sum of the systems')
  const omega_p = split?.omega_p ?? tracedPeak(spectrum, systems, trace)
  const T_p = split?.T_p ?? trace.apply(periodOfFrequency, { omega_p })
  const own = systems.some((s) => s.own)
  const held = own ? trace.apply(heightOfAll, { H: systems.map((s) => s.H_s) }) : p.significant_wave_height
  return {
    ...NONE,
    spectrum,
    omega_p,
    T_p,
    H_s: own ? undefined : p.significant_wave_height,
    stated: held ?? 0,
    systems,
    split,
  }
}

/** Where the sum is largest: at no peak of its systems, where they overlap. */
function tracedPeak(spectrum: WaveSpectrum, systems: readonly System[], trace: Trace): number {
  const omega_p = peakOf(spectrum)
  const most = systems.toSorted((a, b) => spectrum.density(b.omega_p) - spectrum.density(a.omega_p))[0]
  const trial = most?.omega_p ?? omega_p
  const { source, clause } = periodOfFrequency
  const of = 'm2*s/rad'
  const [at, beside] = [spectrum.density(omega_p), spectrum.density(trial)]
  return trace.solved({
    symbol: 'omega_p',
    title: 'Peak frequency of the sum',
    unit: 'rad/s',
    source,
    clause,
    value: omega_p,
    trial,
    residual: 0,
    iterations: 1,
    method: 'golden section',
    meets: [met('density of the sum there', of, at, `density of the sum at the peak of ${most?.name}`, beside)],
  })
}

/** The peak period as given, or as the zero-crossing period makes it; gamma is 1 where there is none. */
function periodAndGamma(p: Params, H_s: number, trace: Trace): { readonly T_p: number; readonly gamma: number } {
  const { zero_crossing_period: T_z, peak_enhancement_factor: own } = p
  const bare = p.spectrum === MOSKOWITZ || p.spectrum === GAUSSIAN
  if (T_z === undefined) {
    const { peak_period: T_p } = given(p, 'peak_period')
    return { T_p, gamma: bare ? 1 : gammaOf(H_s, T_p, own, trace) }
  }
  if (bare) return { T_p: trace.apply(peakOfCrossingPeriod, { T_z }), gamma: 1 }
  if (own === undefined) {
    const T_p = solvedPeriod(T_z, H_s, trace)
    return { T_p, gamma: gammaOf(H_s, T_p, undefined, trace) }
  }
  const r_z = trace.apply(ratios.crossingRatio, { gamma: own })
  return { T_p: trace.apply(ratios.peakPeriodOfCrossing, { T_z, r_z }), gamma: own }
}

function solvedPeriod(T_z: number, H_s: number, trace: Trace): number {
  const { x: T_p, residual, iterations } = ratios.peakPeriodWithDefault(T_z, H_s)
  const { source, clause } = ratios.crossingWithDefault
  return trace.solved({
    symbol: 'T_p',
    title: 'Peak period',
    unit: 's',
    source,
    clause,
    value: T_p,
    trial: 1.5 * T_z,
    residual: Math.abs(residual) / T_z,
    iterations,
    method: 'Brent',
    satisfies: fulfils(ratios.crossingWithDefault, { T_z, T_p, H_s }),
  })
}

/** The enhancement and what holds the wave height under it. */
function peakOfSea({ sigma_a, sigma_b, normalisation }: Params, gamma: number, trace: Trace): Peak {
  const n = ORDERS[0]
  const I_0 = trace.apply(
    jonswap.peakedShape,
    { n, gamma, sigma_a, sigma_b },
    { as: 'I_0', rename: { n: 'n_0' }, title: 'Area of the shape of the spectrum' },
  )
  const e_A = trace.apply(jonswap.normalisationError, { gamma, I_0 })
  const A_gamma =
    normalisation === C205
      ? trace.apply(jonswap.c205Normaliser, { gamma })
      : trace.apply(jonswap.exactNormaliser, { I_0 })
  return { gamma, sigma_a, sigma_b, I_0, A_gamma, e_A }
}
