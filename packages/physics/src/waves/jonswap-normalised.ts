/**
 * JONSWAP as a peak upon Pierson-Moskowitz with its own widths, and the factor that keeps its wave height: that of C205,
 * or the one that is exact. `jonswap.ts` is the same spectrum by its Phillips constant. Coherent SI.
 */
import { constant, equation, exp, integral, log, max } from '@keelson/equations'
import { GAMMA_FUNCTION, Gamma } from './gamma-function.ts'
import { peakEnhancement as ofF109, SEA } from './jonswap.ts'
import { momentOf } from './moments.ts'
import { ORDER } from './pierson-moskowitz.ts'
import { c205 } from './sources.ts'
import { FIRST, type WaveSpectrum } from './spectrum.ts'

const JONSWAP = { source: c205, clause: '3.5.5.3' } as const
const gamma = SEA.gamma
const sigma_a = ['spectral width below the peak', '-'] as const
const sigma_b = ['spectral width above the peak', '-'] as const
const A_gamma = ['normalising factor', '-'] as const

export const SIGMA_A = constant({
  ...JONSWAP,
  symbol: 'sigma_a',
  title: 'Spectral width below the peak',
  value: 0.07,
  unit: '-',
})
export const SIGMA_B = constant({
  ...JONSWAP,
  symbol: 'sigma_b',
  title: 'Spectral width above the peak',
  value: 0.09,
  unit: '-',
})

/** The fit that DNV-RP-F109 takes over. */
export const peakEnhancement = equation({ ...ofF109, source: c205, clause: '3.5.5.5' })

/** Fitted for gamma 1 to 7: 0.7 % low at 5, 1.8 % low at 7. */
export const c205Normaliser = equation({
  ...JONSWAP,
  symbol: 'A_gamma',
  title: 'Normalising factor',
  unit: '-',
  where: { gamma },
  evaluate: ({ gamma }) => 1 - 0.287 * log(gamma),
})

/** Beyond eight widths the peak adds less than the last digit. */
export const peakedShape = equation({
  ...JONSWAP,
  symbol: 'I_n',
  title: 'Spectral shape moment before normalisation',
  unit: '-',
  where: { n: ORDER, gamma, sigma_a, sigma_b },
  functions: GAMMA_FUNCTION,
  evaluate: ({ n, gamma, sigma_a, sigma_b }) =>
    1.25 ** (n / 4) * Gamma(1 - n / 4) +
    integral(
      max(0, 1 - 8 * sigma_a),
      1,
      (x) => 5 * x ** (n - 5) * exp(-1.25 * x ** -4) * (gamma ** exp(-0.5 * ((x - 1) / sigma_a) ** 2) - 1),
    ) +
    integral(
      1,
      1 + 8 * sigma_b,
      (x) => 5 * x ** (n - 5) * exp(-1.25 * x ** -4) * (gamma ** exp(-0.5 * ((x - 1) / sigma_b) ** 2) - 1),
    ),
  limited: { holds: 'frequencies are positive' },
})

/** The spectrum then holds its significant wave height exactly. */
export const exactNormaliser = equation({
  ...JONSWAP,
  symbol: 'A_gamma',
  title: 'Normalising factor',
  unit: '-',
  where: { I_0: ['spectral shape area', '-'] },
  evaluate: ({ I_0 }) => 1 / I_0,
})

/** Of the variance, over all frequencies. */
export const normalisationError = equation({
  ...JONSWAP,
  symbol: 'e_A',
  title: 'Variance error of C205 factor',
  unit: '-',
  where: { gamma, I_0: ['spectral shape area', '-'] },
  evaluate: ({ gamma, I_0 }) => (1 - 0.287 * log(gamma)) * I_0 - 1,
})

export const normalisedShape = equation({
  ...JONSWAP,
  symbol: 'mu_n',
  title: 'Spectral shape moment',
  unit: '-',
  where: { A_gamma, I_n: ['spectral shape area before normalisation', '-'] },
  evaluate: ({ A_gamma, I_n }) => A_gamma * I_n,
})

export const widthAt = equation({
  ...JONSWAP,
  symbol: 'sigma',
  title: 'Spectral width',
  unit: '-',
  where: { omega: SEA.omega, omega_p: SEA.omega_p, sigma_a, sigma_b },
  evaluate: ({ omega, omega_p, sigma_a, sigma_b }) => (omega <= omega_p ? sigma_a : sigma_b),
})

/** Needs omega > 0. */
export const normalisedJonswap = equation({
  ...JONSWAP,
  symbol: 'S_J',
  title: 'JONSWAP spectrum',
  unit: 'm2*s/rad',
  where: { A_gamma, H_s: SEA.H_s, omega: SEA.omega, omega_p: SEA.omega_p, gamma, sigma: SEA.sigma },
  evaluate: ({ A_gamma, H_s, omega, omega_p, gamma, sigma }) =>
    A_gamma *
    (5 / 16) *
    H_s ** 2 *
    omega_p ** 4 *
    omega ** -5 *
    exp(-1.25 * (omega / omega_p) ** -4) *
    gamma ** exp(-0.5 * ((omega - omega_p) / (sigma * omega_p)) ** 2),
})

export type Normalisation = 'c205' | 'numerical'
/** A JONSWAP sea: m, rad/s, gamma from 1 (to 7 with the factor of C205), its widths and how it is normalised. */
export interface JonswapSea {
  readonly H_s: number
  readonly omega_p: number
  readonly gamma: number
  readonly sigma_a?: number
  readonly sigma_b?: number
  readonly normalisation: Normalisation
}

/** A_gamma of a sea, silently. */
export function normaliserOf({
  gamma,
  sigma_a = SIGMA_A.value,
  sigma_b = SIGMA_B.value,
  normalisation,
}: Shape): number {
  if (normalisation === 'c205') return c205Normaliser.evaluate({ gamma })
  return exactNormaliser.evaluate({ I_0: peakedShape.evaluate({ n: 0, gamma, sigma_a, sigma_b }) })
}
type Shape = Omit<JonswapSea, 'H_s' | 'omega_p'>

export function jonswapSpectrum(sea: JonswapSea): WaveSpectrum {
  const { H_s, omega_p, gamma, sigma_a = SIGMA_A.value, sigma_b = SIGMA_B.value } = sea
  const A = normaliserOf(sea)
  return {
    density(omega) {
      const sigma = widthAt.evaluate({ omega, omega_p, sigma_a, sigma_b })
      return normalisedJonswap.evaluate({ A_gamma: A, H_s, omega, omega_p, gamma, sigma })
    },
    moment(n) {
      const I_n = peakedShape.evaluate({ n, gamma, sigma_a, sigma_b })
      return momentOf(n, H_s, omega_p, normalisedShape.evaluate({ A_gamma: A, I_n }))
    },
    peaks: [omega_p],
    start: FIRST * omega_p,
  }
}
