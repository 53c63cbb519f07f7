/**
 * Torsethaugen's two peaks: a fully developed sea splits into wind sea and swell by its peak period. C205 appendix A, with
 * the shape of N = M = 4. Coherent SI.
 */
import { constant, equation, exp, integral, log, max, pi, reachRange, sqrt } from '@keelson/equations'
import { GAMMA_FUNCTION, Gamma } from './gamma-function.ts'
import { SEA, spectralWidth } from './jonswap.ts'
import { SIGMA_A, SIGMA_B } from './jonswap-normalised.ts'
import { momentOf } from './moments.ts'
import { ORDER } from './pierson-moskowitz.ts'
import { torsethaugen } from './sources.ts'
import { FIRST, sumOf, type WaveSpectrum } from './spectrum.ts'

const SPLIT = { source: torsethaugen, clause: 'parameters of the two systems; DNV-RP-C205 appendix A' } as const
const WIND = { ...SPLIT, clause: `${SPLIT.clause}, wind dominated` } as const
const SWELL = { ...SPLIT, clause: `${SPLIT.clause}, swell dominated` } as const
const SHAPE = { source: torsethaugen, clause: 'spectral form with N = M = 4; DNV-RP-C205 appendix A' } as const
const FIELD = 'the coefficients apply to m and s'

const T_f = ['fully developed sea period', 's'] as const
const T_p = SEA.T_p
const H_s = SEA.H_s
const g = SEA.g
const gamma = SEA.gamma

/** Seas of the Norwegian shelf from which the model was made. */
const SHELF = { ...SPLIT, unsafe: 'either' } as const
export const shelfHeights = reachRange({
  ...SHELF,
  symbol: 'H_s',
  title: 'Significant wave height',
  unit: 'm',
  from: 0.5,
  to: 11,
  because: 'the model was derived from Norwegian shelf seas of 0.5 m to 11 m',
})
export const shelfPeriods = reachRange({
  ...SHELF,
  symbol: 'T_p',
  title: 'Peak period',
  unit: 's',
  from: 3.5,
  to: 19,
  because: 'the model was derived from Norwegian shelf seas of 3.5 s to 19 s',
})

export const developedPeriod = equation({
  ...SPLIT,
  symbol: 'T_f',
  title: 'Fully developed sea period',
  unit: 's',
  fit: FIELD,
  where: { H_s },
  evaluate: ({ H_s }) => 6.6 * H_s ** (1 / 3),
})
/** Shorter is steeper than waves stand. */
export const shortestPeriod = equation({
  ...WIND,
  symbol: 'T_l',
  title: 'Minimum peak period',
  unit: 's',
  fit: FIELD,
  where: { H_s },
  evaluate: ({ H_s }) => 2 * sqrt(H_s),
})
/** Of the secondary system. */
export const UNPEAKED = constant({
  ...SPLIT,
  symbol: 'gamma_2',
  title: 'Secondary system peak enhancement',
  value: 1,
  unit: '-',
})
/** The longest peak period of the model, s. */
export const LONGEST_PERIOD = 25

/** From 0 at T_f to 1 at the shortest period. */
export const windScale = equation({
  ...WIND,
  symbol: 'epsilon_l',
  title: 'Relative peak period below the developed sea period',
  unit: '-',
  where: { T_f, T_p, T_l: ['minimum peak period', 's'] },
  evaluate: ({ T_f, T_p, T_l }) => (T_f - T_p) / (T_f - T_l),
})
/** From 0 at T_f to 1 at 25 s. */
export const swellScale = equation({
  ...SWELL,
  symbol: 'epsilon_u',
  title: 'Relative peak period above the developed sea period',
  unit: '-',
  fit: FIELD,
  where: { T_p, T_f },
  evaluate: ({ T_p, T_f }) => (T_p - T_f) / (25 - T_f),
})
export const windShare = equation({
  ...WIND,
  symbol: 'r_p',
  title: 'Primary system wave height fraction',
  unit: '-',
  where: { epsilon_l: ['relative peak period', '-'] },
  evaluate: ({ epsilon_l }) => 0.7 + 0.3 * exp(-((2 * epsilon_l) ** 2)),
})
export const swellShare = equation({
  ...SWELL,
  symbol: 'r_p',
  title: 'Primary system wave height fraction',
  unit: '-',
  where: { epsilon_u: ['relative peak period', '-'] },
  evaluate: ({ epsilon_u }) => 0.6 + 0.4 * exp(-((epsilon_u / 0.3) ** 2)),
})
const r_p = ['primary system wave height fraction', '-'] as const
export const primaryHeight = equation({
  ...SPLIT,
  symbol: 'H_1',
  title: 'Primary system significant wave height',
  unit: 'm',
  where: { r_p, H_s },
  evaluate: ({ r_p, H_s }) => r_p * H_s,
})
/** r_p <= 1 by both its formulas. */
export const secondaryHeight = equation({
  ...SPLIT,
  symbol: 'H_2',
  title: 'Secondary system significant wave height',
  unit: 'm',
  where: { r_p, H_s },
  evaluate: ({ r_p, H_s }) => sqrt(1 - r_p ** 2) * H_s,
})
export const windPeak = equation({
  ...WIND,
  symbol: 'gamma_1',
  title: 'Primary system peak enhancement',
  unit: '-',
  fit: FIELD,
  where: { H_s, H_1: ['primary system significant wave height', 'm'], g, T_p },
  evaluate: ({ H_s, H_1, g, T_p }) => max(1, 35 * (1 + 3.5 * exp(-H_s)) * ((2 * pi * H_1) / (g * T_p ** 2)) ** 0.857),
  limited: { holds: 'without peak enhancement the factor is 1' },
})
export const swellPeak = equation({
  ...SWELL,
  symbol: 'gamma_1',
  title: 'Primary system peak enhancement',
  unit: '-',
  fit: FIELD,
  where: { H_s, g, T_f, epsilon_u: ['relative peak period', '-'] },
  evaluate: ({ H_s, g, T_f, epsilon_u }) =>
    max(1, 35 * (1 + 3.5 * exp(-H_s)) * ((2 * pi * H_s) / (g * T_f ** 2)) ** 0.857 * (1 + 6 * epsilon_u)),
  limited: { holds: 'without peak enhancement the factor is 1' },
})
export const windSecondaryPeriod = equation({
  ...WIND,
  symbol: 'T_2',
  title: 'Secondary system peak period',
  unit: 's',
  fit: FIELD,
  where: { T_f },
  evaluate: ({ T_f }) => T_f + 2,
})
export const swellSecondaryPeriod = equation({
  ...SWELL,
  symbol: 'T_2',
  title: 'Secondary system peak period',
  unit: 's',
  fit: FIELD,
  where: { H_2: ['secondary system significant wave height', 'm'] },
  evaluate: ({ H_2 }) => 6.6 * H_2 ** (1 / 3),
})

/** Needs gamma >= 1; 1 there. */
export const peakNormaliser = equation({
  ...SHAPE,
  symbol: 'A_gamma',
  title: 'Peak normalising factor',
  unit: '-',
  where: { gamma },
  evaluate: ({ gamma }) => (1 + 1.1 * log(gamma) ** 1.19) / gamma,
})
export const systemDensity = equation({
  ...SHAPE,
  symbol: 'S_j',
  title: 'System spectral density',
  unit: 'm2*s/rad',
  where: {
    A_gamma: ['peak normalising factor', '-'],
    H_s: ['system significant wave height', 'm'],
    omega: SEA.omega,
    omega_p: SEA.omega_p,
    gamma,
    sigma: SEA.sigma,
  },
  evaluate: ({ A_gamma, H_s, omega, omega_p, gamma, sigma }) =>
    3.26 *
    A_gamma *
    (H_s ** 2 / 16 / omega_p) *
    (omega / omega_p) ** -4 *
    exp(-((omega / omega_p) ** -4)) *
    gamma ** exp(-0.5 * ((omega / omega_p - 1) / sigma) ** 2),
})
/** Needs n < 3. The widths are those of JONSWAP; beyond eight of them a peak adds less than the last digit. */
export const systemShape = equation({
  ...SHAPE,
  symbol: 'mu_n',
  title: 'System spectral shape moment',
  unit: '-',
  where: {
    n: ORDER,
    A_gamma: ['peak normalising factor', '-'],
    gamma,
    sigma_a: ['spectral width below the peak', '-'],
    sigma_b: ['spectral width above the peak', '-'],
  },
  functions: GAMMA_FUNCTION,
  evaluate: ({ n, A_gamma, gamma, sigma_a, sigma_b }) =>
    3.26 *
    A_gamma *
    (Gamma((3 - n) / 4) / 4 +
      integral(
        1 - 8 * sigma_a,
        1,
        (x) => x ** (n - 4) * exp(-(x ** -4)) * (gamma ** exp(-0.5 * ((x - 1) / sigma_a) ** 2) - 1),
      ) +
      integral(
        1,
        1 + 8 * sigma_b,
        (x) => x ** (n - 4) * exp(-(x ** -4)) * (gamma ** exp(-0.5 * ((x - 1) / sigma_b) ** 2) - 1),
      )),
})

const WIDTHS = { sigma_a: SIGMA_A.value, sigma_b: SIGMA_B.value } as const

/** A system: m, rad/s, gamma. */
export interface PeakedSystem {
  readonly H_s: number
  readonly omega_p: number
  readonly gamma: number
}

export function systemSpectrum({ H_s, omega_p, gamma }: PeakedSystem): WaveSpectrum {
  const A_gamma = peakNormaliser.evaluate({ gamma })
  const width = (omega: number) => spectralWidth.evaluate({ omega, omega_p })
  return {
    density: (omega) => systemDensity.evaluate({ A_gamma, H_s, omega, omega_p, gamma, sigma: width(omega) }),
    moment: (n) => momentOf(n, H_s, omega_p, systemShape.evaluate({ n, A_gamma, gamma, ...WIDTHS })),
    peaks: [omega_p],
    start: FIRST * omega_p,
  }
}

export const torsethaugenSpectrum = (systems: readonly PeakedSystem[]): WaveSpectrum =>
  sumOf(systems.map(systemSpectrum))
