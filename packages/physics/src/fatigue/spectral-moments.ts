/** Moments of a one-sided stress spectrum over frequency in Hz, by the trapezoidal rule on the points given. */
import { equation, house, reachRange, type Source, sum, type Trace } from '@keelson/equations'

export const rice: Source = {
  id: 'Rice (1944)',
  title: 'Mathematical analysis of random noise',
  publisher: 'AT&T',
  revision: 'Bell System Technical Journal vol. 23-24',
}

const PRINTED = { source: rice, clause: 'moments of the one-sided spectrum, trapezoidal rule' } as const
const WHERE = {
  SCF: ['stress concentration factor', '-'],
  f: ['interval start frequencies', 'Hz', 'list'],
  g: ['interval end frequencies', 'Hz', 'list'],
  S: ['spectral density at f', 'MPa2/Hz', 'list'],
  H: ['spectral density at g', 'MPa2/Hz', 'list'],
} as const

export const zerothMoment = equation({
  ...PRINTED,
  symbol: 'lambda_0',
  title: 'Stress variance',
  unit: 'MPa2',
  where: WHERE,
  evaluate: ({ SCF, f, g, S, H }) => SCF ** 2 * sum(f.length, (j) => ((g[j] - f[j]) * (S[j] + H[j])) / 2),
})

export const firstMoment = equation({
  ...PRINTED,
  symbol: 'lambda_1',
  title: 'First spectral moment',
  unit: 'MPa2*Hz',
  where: WHERE,
  evaluate: ({ SCF, f, g, S, H }) => SCF ** 2 * sum(f.length, (j) => ((g[j] - f[j]) * (f[j] * S[j] + g[j] * H[j])) / 2),
})

export const secondMoment = equation({
  ...PRINTED,
  symbol: 'lambda_2',
  title: 'Second spectral moment',
  unit: 'MPa2*Hz2',
  where: WHERE,
  evaluate: ({ SCF, f, g, S, H }) =>
    SCF ** 2 * sum(f.length, (j) => ((g[j] - f[j]) * (f[j] ** 2 * S[j] + g[j] ** 2 * H[j])) / 2),
})

export const fourthMoment = equation({
  ...PRINTED,
  symbol: 'lambda_4',
  title: 'Fourth spectral moment',
  unit: 'MPa2*Hz4',
  where: WHERE,
  evaluate: ({ SCF, f, g, S, H }) =>
    SCF ** 2 * sum(f.length, (j) => ((g[j] - f[j]) * (f[j] ** 4 * S[j] + g[j] ** 4 * H[j])) / 2),
})

/** Of the trapezoidal rule on the fourth moment: a spectrum must reach to where f^4 S has fallen off. */
export const spectrumTail = reachRange({
  symbol: 's_4',
  title: 'Fourth moment fraction in the last interval',
  unit: '%',
  to: 25,
  unsafe: 'above',
  because: 'the spectrum cut-off frequency governs the peak rate',
  source: house,
  clause: 'spectrum cut-off frequency',
})

/** Share of the fourth moment in the last interval of a spectrum; 0 of one without any. */
export function lastShare(f: readonly number[], S: readonly number[]): number {
  const terms = f.slice(1).map((g, j) => {
    const from = f[j] ?? 0
    return (g - from) * (from ** 4 * (S[j] ?? 0) + g ** 4 * (S[j + 1] ?? 0))
  })
  const total = terms.reduce((a, b) => a + b, 0)
  return total > 0 ? (terms.at(-1) ?? 0) / total : 0
}

const GIVEN = { source: rice, clause: 'moments as given, in MPa and Hz' } as const
const SCF = WHERE.SCF

export const givenZerothMoment = equation({
  ...GIVEN,
  symbol: 'lambda_0',
  title: 'Stress variance',
  unit: 'MPa2',
  fit: 'moments are plain numbers in MPa and Hz',
  where: { SCF, M_0: ['entered zeroth moment', '-'] },
  evaluate: ({ SCF, M_0 }) => SCF ** 2 * M_0,
})

export const givenFirstMoment = equation({
  ...GIVEN,
  symbol: 'lambda_1',
  title: 'First spectral moment',
  unit: 'MPa2*Hz',
  fit: 'moments are plain numbers in MPa and Hz',
  where: { SCF, M_1: ['entered first moment', '-'] },
  evaluate: ({ SCF, M_1 }) => SCF ** 2 * M_1,
})

export const givenSecondMoment = equation({
  ...GIVEN,
  symbol: 'lambda_2',
  title: 'Second spectral moment',
  unit: 'MPa2*Hz2',
  fit: 'moments are plain numbers in MPa and Hz',
  where: { SCF, M_2: ['entered second moment', '-'] },
  evaluate: ({ SCF, M_2 }) => SCF ** 2 * M_2,
})

export const givenFourthMoment = equation({
  ...GIVEN,
  symbol: 'lambda_4',
  title: 'Fourth spectral moment',
  unit: 'MPa2*Hz4',
  fit: 'moments are plain numbers in MPa and Hz',
  where: { SCF, M_4: ['entered fourth moment', '-'] },
  evaluate: ({ SCF, M_4 }) => SCF ** 2 * M_4,
})

/** Moments of a spectrum in SI: Pa2, Pa2 Hz, Pa2 Hz2, Pa2 Hz4. */
export interface SpectralMoments {
  readonly lambda_0: number
  readonly lambda_1: number
  readonly lambda_2: number
  readonly lambda_4: number
}

/** A spectrum as its intervals: where each begins and ends, in SI. */
export interface Intervals {
  readonly f: readonly number[]
  readonly g: readonly number[]
  readonly S: readonly number[]
  readonly H: readonly number[]
}

/** The intervals between the points of a spectrum; frequencies in Hz, ascending, and densities in Pa2/Hz. */
export const intervalsOf = (frequencies: readonly number[], densities: readonly number[]): Intervals => ({
  f: frequencies.slice(0, -1),
  g: frequencies.slice(1),
  S: densities.slice(0, -1),
  H: densities.slice(1),
})

/** Moments by the trapezoidal rule, times the square of the stress concentration factor. */
export function momentsOfSpectrum(intervals: Intervals, SCF: number, trace: Trace): SpectralMoments {
  const args = { SCF, ...intervals }
  return {
    lambda_0: trace.apply(zerothMoment, args),
    lambda_1: trace.apply(firstMoment, args),
    lambda_2: trace.apply(secondMoment, args),
    lambda_4: trace.apply(fourthMoment, args),
  }
}

/** The four given moments M_0, M_1, M_2 and M_4, bare numbers in MPa and Hz, times the square of the factor. */
export function momentsAsGiven(
  [M_0, M_1, M_2, M_4]: readonly [number, number, number, number],
  SCF: number,
  trace: Trace,
): SpectralMoments {
  return {
    lambda_0: trace.apply(givenZerothMoment, { SCF, M_0 }),
    lambda_1: trace.apply(givenFirstMoment, { SCF, M_1 }),
    lambda_2: trace.apply(givenSecondMoment, { SCF, M_2 }),
    lambda_4: trace.apply(givenFourthMoment, { SCF, M_4 }),
  }
}
