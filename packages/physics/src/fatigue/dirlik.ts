/** Dirlik's distribution of rainflow ranges, an exponential and two Rayleigh parts, and its damage on one slope. */
import { abs, equation, exp, max, reachRange, type Source, sqrt, type Trace } from '@keelson/equations'
import { Gamma } from './narrow-band.ts'
import type { SpectralMoments } from './spectral-moments.ts'

export const dirlik: Source = {
  id: 'Dirlik (1985)',
  title: 'Application of computers in fatigue analysis',
  publisher: 'University of Warwick',
  revision: 'PhD thesis',
}
const FIT = { source: dirlik, clause: 'distribution of rainflow ranges', unit: '-' } as const

/** Above 0.99 the method goes over to the narrow band, which it is at 1. */
export const dirlikIrregularity = reachRange({
  symbol: 'alpha_2',
  title: 'Irregularity factor',
  unit: '-',
  from: 0.16,
  to: 0.99,
  unsafe: 'below',
  because: 'the Dirlik distribution was fitted only to rainflow counts above this limit',
  source: FIT.source,
  clause: FIT.clause,
})

const alpha_2 = ['irregularity factor', '-'] as const
const x_m = ['mean frequency to peak rate ratio', '-'] as const
const D_1 = ['exponential component weight', '-'] as const
const D_2 = ['first Rayleigh component weight', '-'] as const
const D_3 = ['second Rayleigh component weight', '-'] as const
const Q = ['exponential component scale', '-'] as const
const R = ['first Rayleigh component scale', '-'] as const
const m = ['S-N curve slope', '-'] as const

export const dirlikMeanFrequency = equation({
  ...FIT,
  symbol: 'x_m',
  title: 'Mean frequency to peak rate ratio',
  where: {
    lambda_0: ['stress variance', 'MPa2'],
    lambda_1: ['first spectral moment', 'MPa2*Hz'],
    lambda_2: ['second spectral moment', 'MPa2*Hz2'],
    lambda_4: ['fourth spectral moment', 'MPa2*Hz4'],
  },
  evaluate: ({ lambda_0, lambda_1, lambda_2, lambda_4 }) => (lambda_1 / lambda_0) * sqrt(lambda_2 / lambda_4),
})

/** x_m >= alpha_2^2 for every spectrum, since lambda_2^3 <= lambda_1^2 lambda_4; max() covers the last bit where they are equal. */
export const dirlikD1 = equation({
  ...FIT,
  symbol: 'D_1',
  title: 'Exponential component weight',
  where: { x_m, alpha_2 },
  evaluate: ({ x_m, alpha_2 }) => max(0, (2 * (x_m - alpha_2 ** 2)) / (1 + alpha_2 ** 2)),
  limited: { holds: 'a weight is negative only through rounding' },
})

/** Negative for spectra of a sharp peak and a long tail. Needs alpha_2 < 1. */
export const dirlikR = equation({
  ...FIT,
  symbol: 'R',
  title: 'First Rayleigh component scale',
  where: { alpha_2, x_m, D_1 },
  evaluate: ({ alpha_2, x_m, D_1 }) => (alpha_2 - x_m - D_1 ** 2) / (1 - alpha_2 - D_1 + D_1 ** 2),
})

export const dirlikD2 = equation({
  ...FIT,
  symbol: 'D_2',
  title: 'First Rayleigh component weight',
  where: { alpha_2, D_1, R },
  evaluate: ({ alpha_2, D_1, R }) => (1 - alpha_2 - D_1 + D_1 ** 2) / (1 - R),
})

export const dirlikD3 = equation({
  ...FIT,
  symbol: 'D_3',
  title: 'Second Rayleigh component weight',
  where: { D_1, D_2 },
  evaluate: ({ D_1, D_2 }) => 1 - D_1 - D_2,
})

/**
 * The thesis prints 1.25 (alpha_2 - D_3 - D_2 R)/D_1; by the definitions of D_2 and D_3 the bracket is D_1^2, and this
 * form has no 0/0 where D_1 vanishes.
 */
export const dirlikQ = equation({
  ...FIT,
  symbol: 'Q',
  title: 'Exponential component scale',
  where: { D_1 },
  evaluate: ({ D_1 }) => 1.25 * D_1,
})

export interface DirlikParameters {
  readonly D_1: number
  readonly D_2: number
  readonly D_3: number
  readonly Q: number
  readonly R: number
}

/** The parameters of a spectrum with moments above zero and alpha_2 < 1. */
export function dirlikParameters(moments: SpectralMoments, alpha_2: number, trace: Trace): DirlikParameters {
  const x_m = trace.apply(dirlikMeanFrequency, { ...moments })
  const D_1 = trace.apply(dirlikD1, { x_m, alpha_2 })
  const R = trace.apply(dirlikR, { alpha_2, x_m, D_1 })
  const D_2 = trace.apply(dirlikD2, { alpha_2, D_1, R })
  const D_3 = trace.apply(dirlikD3, { D_1, D_2 })
  const Q = trace.apply(
    dirlikQ,
    { D_1 },
    { note: 'published as 1.25 (α₂ − D₃ − D₂ R)/D₁, where the bracket equals D₁²' },
  )
  return { D_1, D_2, D_3, Q, R }
}

/** Density of Z = S/(2 sigma), S the rainflow range. Needs Q > 0 and R other than 0. */
export const dirlikDensity = equation({
  ...FIT,
  symbol: 'p_Z',
  title: 'Normalised rainflow stress range density',
  where: { Z: ['stress range divided by twice the standard deviation', '-'], D_1, D_2, D_3, Q, R },
  evaluate: ({ Z, D_1, D_2, D_3, Q, R }) =>
    (D_1 / Q) * exp(-Z / Q) + ((D_2 * Z) / R ** 2) * exp(-(Z ** 2) / (2 * R ** 2)) + D_3 * Z * exp(-(Z ** 2) / 2),
})

/** Mean of Z^m over the distribution. */
export const dirlikMean = equation({
  ...FIT,
  symbol: 'E_Z',
  title: 'Mean of normalised stress range to the power m',
  where: { D_1, D_2, D_3, Q, R, m },
  functions: { Gamma: { name: 'Gamma', call: Gamma, means: 'the gamma function' } },
  evaluate: ({ D_1, D_2, D_3, Q, R, m }) =>
    D_1 * Q ** m * Gamma(1 + m) + sqrt(2) ** m * Gamma(1 + m / 2) * (D_2 * abs(R) ** m + D_3),
})

export const dirlikDamage = equation({
  ...FIT,
  symbol: 'D_DK',
  title: 'Dirlik damage',
  fit: 'S-N constants are for stress in MPa',
  where: {
    nu_p: ['peak rate', 'Hz'],
    T: ['duration', 's'],
    a_D: ['S-N curve intercept', '-'],
    sigma: ['stress standard deviation', 'MPa'],
    m,
    E_Z: ['mean of normalised stress range to the power m', '-'],
  },
  evaluate: ({ nu_p, T, a_D, sigma, m, E_Z }) => ((nu_p * T) / a_D) * (2 * sigma) ** m * E_Z,
})
