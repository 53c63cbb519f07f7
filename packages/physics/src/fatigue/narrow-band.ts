/** Damage of a narrow-band Gaussian stress process on a single-slope S-N curve, and the Rayleigh peaks behind it. */
import { equation, exp, type Source, sqrt } from '@keelson/equations'
import { gamma } from '@keelson/numerics/special.ts'

export const bendat: Source = {
  id: 'Bendat (1964)',
  title: 'Probability functions for random responses: prediction of peaks, fatigue damage and catastrophic failures',
  publisher: 'NASA',
  revision: 'CR-33',
}

/** The gamma function as formulas call it. */
export const Gamma = gamma
const functions = { Gamma: { name: 'Gamma', call: Gamma, means: 'the gamma function' } }

/** Ranges are twice the Rayleigh peaks: E[S^m] = (2 sqrt(2) sigma)^m Gamma(1 + m/2). */
export const narrowBandDamage = equation({
  symbol: 'D_NB',
  title: 'Narrow-band damage',
  unit: '-',
  source: bendat,
  clause: 'Rayleigh peaks on one S-N line',
  fit: 'S-N constants are for stress in MPa',
  where: {
    nu: ['mean up-crossing rate', 'Hz'],
    T: ['duration', 's'],
    a_D: ['S-N curve intercept', '-'],
    sigma: ['stress standard deviation', 'MPa'],
    m: ['S-N curve slope', '-'],
  },
  functions,
  evaluate: ({ nu, T, a_D, sigma, m }) => ((nu * T) / a_D) * (2 * sqrt(2) * sigma) ** m * Gamma(1 + m / 2),
})

/** The constant stress range that, at the up-crossing rate, does the damage of the narrow-band process. */
export const equivalentRange = equation({
  symbol: 'S_eq',
  title: 'Equivalent stress range',
  unit: 'MPa',
  source: bendat,
  clause: 'Rayleigh peaks on one S-N line',
  where: { sigma: ['stress standard deviation', 'MPa'], m: ['S-N curve slope', '-'] },
  functions,
  evaluate: ({ sigma, m }) => 2 * sqrt(2) * sigma * Gamma(1 + m / 2) ** (1 / m),
})

/** Density of Z = S/(2 sigma), S the stress range: that of Rayleigh peaks. */
export const rayleighDensity = equation({
  symbol: 'p_R',
  title: 'Normalised narrow-band stress range density',
  unit: '-',
  source: bendat,
  clause: 'Rayleigh peaks',
  where: { Z: ['stress range divided by twice the standard deviation', '-'] },
  evaluate: ({ Z }) => Z * exp(-(Z ** 2) / 2),
})
