/**
 * Stress of a structure in waves by its transfer function: density of the response, frequency of encounter, moments with
 * it, and what a spread sea makes of them. Coherent SI.
 */
import { abs, cos, equation, house, pi, reachRange, reachRule, silent, sqrt, sum, type Trace } from '@keelson/equations'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { faltinsen } from '../handbooks.ts'
import { responseGrid } from '../rao/grid.ts'
import { amplitudeAt, type TransferFunction } from '../rao/transfer-function.ts'
import { jonswapDensity, peakFrequency, phillipsConstant } from '../waves/jonswap.ts'
import { intervalsOf, type SpectralMoments, zerothMoment } from './spectral-moments.ts'

const RESPONSE = { source: faltinsen, clause: 'linear response in irregular waves' } as const

export const wavesCovered = reachRule({
  title: 'The transfer function covers the wave spectrum',
  because: 'the stress from waves outside the transfer function is unknown',
  ...RESPONSE,
})

export const integrationError = reachRange({
  symbol: 'e_int',
  title: 'Integration error',
  unit: '%',
  to: 1,
  unsafe: 'above',
  because: 'the moments of the governing sea state still change when the grid spacing is halved',
  source: house,
  clause: 'frequency grid for the moments',
})

export const evenDirections = reachRule({
  title: 'Spread sea directions are equally spaced',
  because: 'the direction weights do not account for spacing',
  ...RESPONSE,
})

/** A transfer function that holds ranges is halved before all else. */
export const amplitudeOfRange = equation({
  ...RESPONSE,
  symbol: 'H_a',
  title: 'Stress amplitude per unit wave amplitude',
  unit: 'MPa/m',
  where: { H_r: ['stress range per unit wave amplitude', 'MPa/m'] },
  evaluate: ({ H_r }) => H_r / 2,
})

export const angularFrequency = equation({
  ...RESPONSE,
  symbol: 'omega',
  title: 'Wave frequency',
  unit: 'rad/s',
  where: { f: ['wave frequency', 'Hz'] },
  evaluate: ({ f }) => 2 * pi * f,
})

/** Over frequency in Hz; the wave spectrum is one over angular frequency. */
export const stressDensity = equation({
  ...RESPONSE,
  symbol: 'S_s',
  title: 'Stress spectral density',
  unit: 'MPa2/Hz',
  where: {
    H_a: ['stress amplitude per unit wave amplitude', 'MPa/m'],
    S_eta: ['surface elevation spectral density', 'm2*s/rad'],
  },
  evaluate: ({ H_a, S_eta }) => H_a ** 2 * 2 * pi * S_eta,
})

/** Heading 0 follows the ship, 180 degrees meets it. */
export const encounterFrequency = equation({
  ...RESPONSE,
  symbol: 'f_e',
  title: 'Encounter frequency',
  unit: 'Hz',
  where: {
    f: ['wave frequency', 'Hz'],
    U: ['vessel speed', 'm/s'],
    beta: ['wave heading', 'rad'],
    g: ['gravitational acceleration', 'm/s2'],
  },
  evaluate: ({ f, U, beta, g }) => abs(f - (2 * pi * f ** 2 * U * cos(beta)) / g),
})

const MOMENT = { source: faltinsen, clause: 'moments over the frequency of encounter, trapezoidal rule' } as const
const WHERE = {
  SCF: ['stress concentration factor', '-'],
  f: ['interval start wave frequencies', 'Hz', 'list'],
  g: ['interval end wave frequencies', 'Hz', 'list'],
  e: ['encounter frequencies at f', 'Hz', 'list'],
  h: ['encounter frequencies at g', 'Hz', 'list'],
  S: ['spectral density at f', 'MPa2/Hz', 'list'],
  H: ['spectral density at g', 'MPa2/Hz', 'list'],
} as const

export const firstEncounterMoment = equation({
  ...MOMENT,
  symbol: 'lambda_1',
  title: 'First moment over encounter frequency',
  unit: 'MPa2*Hz',
  where: WHERE,
  evaluate: ({ SCF, f, g, e, h, S, H }) =>
    SCF ** 2 * sum(f.length, (j) => ((g[j] - f[j]) * (e[j] * S[j] + h[j] * H[j])) / 2),
})

export const secondEncounterMoment = equation({
  ...MOMENT,
  symbol: 'lambda_2',
  title: 'Second moment over encounter frequency',
  unit: 'MPa2*Hz2',
  where: WHERE,
  evaluate: ({ SCF, f, g, e, h, S, H }) =>
    SCF ** 2 * sum(f.length, (j) => ((g[j] - f[j]) * (e[j] ** 2 * S[j] + h[j] ** 2 * H[j])) / 2),
})

export const fourthEncounterMoment = equation({
  ...MOMENT,
  symbol: 'lambda_4',
  title: 'Fourth moment over encounter frequency',
  unit: 'MPa2*Hz4',
  where: WHERE,
  evaluate: ({ SCF, f, g, e, h, S, H }) =>
    SCF ** 2 * sum(f.length, (j) => ((g[j] - f[j]) * (e[j] ** 4 * S[j] + h[j] ** 4 * H[j])) / 2),
})

/** Twice the significant amplitude of a narrow band. */
export const significantRange = equation({
  ...RESPONSE,
  symbol: 'S_s13',
  title: 'Significant stress range',
  unit: 'MPa',
  where: { lambda_0: ['stress variance', 'MPa2'] },
  evaluate: ({ lambda_0 }) => 4 * sqrt(lambda_0),
})

/** Directions up to a right angle off the mean one. */
export const spreadingShare = equation({
  ...RESPONSE,
  symbol: 'c_s',
  title: 'Direction share before normalisation',
  unit: '-',
  where: { theta: ['angle from mean direction', 'rad'], n: ['spreading exponent', '-'] },
  evaluate: ({ theta, n }) => cos(theta) ** n,
})

/** The factor that a spread sea puts on the stress: each direction has its weight and its multiple of the function. */
export const spreadingFactor = equation({
  ...RESPONSE,
  symbol: 'k_s',
  title: 'Stress spreading factor',
  unit: '-',
  where: { c: ['direction shares', '-', 'list'], r: ['transfer function multipliers', '-', 'list'] },
  evaluate: ({ c, r }) => sqrt(sum(c.length, (j) => c[j] * r[j] ** 2) / sum(c.length, (j) => c[j])),
})

/** Shares as they count: together 1. */
export const spreadingWeight = equation({
  ...RESPONSE,
  symbol: 'w_j',
  title: 'Direction weight',
  unit: '-',
  where: { c_j: ['direction share before normalisation', '-'], c: ['direction shares', '-', 'list'] },
  evaluate: ({ c_j, c }) => c_j / sum(c.length, (j) => c[j]),
})

/** What a direction adds to the variance, and with it, as all moments have one shape, to the damage. */
export const directionShare = equation({
  ...RESPONSE,
  symbol: 'v_j',
  title: 'Direction share of variance',
  unit: '-',
  where: {
    w_j: ['direction weight', '-'],
    r_j: ['transfer function multiplier', '-'],
    k_s: ['stress spreading factor', '-'],
  },
  evaluate: ({ w_j, r_j, k_s }) => w_j * (r_j / k_s) ** 2,
})

export const spreadAmplitude = equation({
  ...RESPONSE,
  symbol: 'H_k',
  title: 'Stress amplitude per unit wave amplitude, spread sea',
  unit: 'MPa/m',
  where: {
    k_s: ['stress spreading factor', '-'],
    H_a: ['stress amplitude per unit wave amplitude', 'MPa/m'],
  },
  evaluate: ({ k_s, H_a }) => k_s * H_a,
})

export interface Sea {
  readonly H_s: number
  readonly T_p: number
  readonly gamma: number
  readonly g: number
}
export interface Way {
  readonly U: number
  /** rad; 0 follows. */
  readonly beta: number
}

/** The response over a grid of wave frequencies. */
export interface Response {
  /** Hz. */
  readonly frequencies: readonly number[]
  readonly encounters: readonly number[]
  /** m2 s/rad. */
  readonly waves: readonly number[]
  /** Pa2/Hz. */
  readonly stress: readonly number[]
}

/** Density of the surface elevation of a sea, m2 s/rad, at a frequency in Hz. */
export function waveDensityOf(sea: Sea): (f: number) => number {
  const omega_p = peakFrequency.evaluate({ T_p: sea.T_p })
  const alpha = phillipsConstant.evaluate({ ...sea, omega_p })
  return (f) => jonswapDensity(angularFrequency.evaluate({ f }), alpha, omega_p, sea.gamma, sea.g)
}

/** The density of the stress on so many points and those of the function, which is linear between its own. */
export const responseOf = (rao: TransferFunction, sea: Sea, way: Way, points: number): Response =>
  responseOn(responseGrid(rao.frequencies, [rao.amplitudes], points), rao, sea, way)

/** The same at given frequencies, Hz. */
export function responseOn(frequencies: readonly number[], rao: TransferFunction, sea: Sea, way: Way): Response {
  const waves = frequencies.map(waveDensityOf(sea))
  return {
    frequencies,
    encounters: frequencies.map((f) => encounterFrequency.evaluate({ f, ...way, g: sea.g })),
    waves,
    stress: frequencies.map((f, i) => {
      return stressDensity.evaluateSI({ H_a: amplitudeAt(rao, f), S_eta: waves[i] ?? 0 })
    }),
  }
}

/** Peak frequencies over which a sea is integrated: beyond the last lie 2e-5 of its energy. */
const WHOLE_SEA = [0.3, 1, 2, 16] as const

/** Share of the energy of a sea at frequencies below the first or above the last of the function. */
export function energyOutside({ frequencies }: TransferFunction, sea: Sea): number {
  const density = waveDensityOf(sea)
  const energy = (from: number, to: number) =>
    WHOLE_SEA.slice(1).reduce((sum, end, i) => {
      const a = Math.max(from, (WHOLE_SEA[i] ?? 0) / sea.T_p)
      const b = Math.min(to, end / sea.T_p)
      return a < b ? sum + integrate(density, a, b) : sum
    }, 0)
  return 1 - energy(frequencies[0] ?? 0, frequencies.at(-1) ?? 0) / energy(0, Number.POSITIVE_INFINITY)
}

/** Moments of a response over the frequency of encounter, times the square of a factor. */
export function encounterMoments(
  { frequencies, encounters, stress }: Response,
  SCF: number,
  trace: Trace = silent,
): SpectralMoments {
  const { f, g, S, H } = intervalsOf(frequencies, stress)
  const args = { SCF, f, g, e: encounters.slice(0, -1), h: encounters.slice(1), S, H }
  return {
    lambda_0: trace.apply(zerothMoment, { SCF, f, g, S, H }),
    lambda_1: trace.apply(firstEncounterMoment, args),
    lambda_2: trace.apply(secondEncounterMoment, args),
    lambda_4: trace.apply(fourthEncounterMoment, args),
  }
}
