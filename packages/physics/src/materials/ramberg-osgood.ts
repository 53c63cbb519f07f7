/**
 * Stress-strain curves of three parameters after Ramberg and Osgood: strain, its inverse, tangent modulus, and fits.
 * The strains depend on ratios of stresses only, so that a loop may call `evaluate` with all of them in Pa.
 */
import { equation, log, type Source } from '@keelson/equations'
import { inWords, requireThat } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'

export const rambergOsgood: Source = {
  id: 'Ramberg-Osgood (1943)',
  title: 'Description of stress-strain curves by three parameters',
  publisher: 'NACA',
  revision: 'TN 902',
}
const CURVE = { source: rambergOsgood, clause: 'three-parameter curve' } as const

const E = ["Young's modulus", 'MPa'] as const
const sigma = ['stress', 'MPa'] as const
const sigma_y = ['yield strength', 'MPa'] as const
const K = ['plastic strain at yield strength', '-'] as const
const n = ['hardening exponent', '-'] as const

/** Total strain at a stress sigma >= 0, for E > 0, sigma_y > 0, K > 0, n >= 1; for K = 0 take sigma/E, as the power may overflow. */
export const rambergOsgoodStrain = equation({
  ...CURVE,
  symbol: 'epsilon',
  title: 'Total strain',
  unit: '-',
  where: { sigma, E, K, sigma_y, n },
  evaluate: ({ sigma, E, K, sigma_y, n }) => sigma / E + K * (sigma / sigma_y) ** n,
})

/** Total strain at the yield strength, where the power is 1 whatever n. */
export const rambergOsgoodYieldStrain = equation({
  ...CURVE,
  symbol: 'epsilon_y',
  title: 'Strain at yield strength',
  unit: '-',
  where: { sigma_y, E, K },
  evaluate: ({ sigma_y, E, K }) => sigma_y / E + K,
})

/** Slope of the curve at a stress: 1/E_t = 1/E + n K sigma^(n-1)/sigma_y^n. */
export const rambergOsgoodTangentModulus = equation({
  ...CURVE,
  symbol: 'E_t',
  title: 'Tangent modulus',
  unit: 'MPa',
  where: { E, n, K, sigma, sigma_y },
  evaluate: ({ E, n, K, sigma, sigma_y }) => 1 / (1 / E + ((n * K) / sigma_y) * (sigma / sigma_y) ** (n - 1)),
})

/** The coefficient of the other common form, epsilon = sigma/E + alpha sigma_y/E (sigma/sigma_y)^n. */
export const rambergOsgoodAlpha = equation({
  ...CURVE,
  symbol: 'alpha',
  title: 'Alpha form coefficient',
  unit: '-',
  where: { K, E, sigma_y },
  evaluate: ({ K, E, sigma_y }) => (K * E) / sigma_y,
})

/** Plastic part of a measured total strain; positive only where the strain is above sigma/E. */
export const plasticStrain = equation({
  ...CURVE,
  symbol: 'epsilon_pl',
  title: 'Plastic strain',
  unit: '-',
  where: { epsilon: ['total strain', '-'], sigma, E },
  evaluate: ({ epsilon, sigma, E }) => epsilon - sigma / E,
})

/** Exponent of the curve through a second point: plastic strain epsilon_pl_u > 0 at sigma_u > sigma_y, with K > 0. */
export const rambergOsgoodExponent = equation({
  ...CURVE,
  symbol: 'n',
  title: 'Hardening exponent from two points',
  unit: '-',
  where: {
    epsilon_pl_u: ['plastic strain at tensile strength', '-'],
    K,
    sigma_u: ['tensile strength', 'MPa'],
    sigma_y,
  },
  evaluate: ({ epsilon_pl_u, K, sigma_u, sigma_y }) => log(epsilon_pl_u / K) / log(sigma_u / sigma_y),
})

/** E > 0 and sigma_y > 0 in Pa, K >= 0, n >= 1. */
export interface RambergOsgood {
  readonly E: number
  readonly sigma_y: number
  readonly K: number
  readonly n: number
}
export interface StressFound {
  /** Pa. */
  readonly stress: number
  /** Largest stress that the strain could carry: the start of the search, Pa. */
  readonly trial: number
  /** Strain missed, relative to the strain asked for. */
  readonly residual: number
  readonly iterations: number
}

/** Either term alone gives no more than the strain, so that the stress is at least half of the lesser bound. */
const LOWEST = 0.49
/** Beyond the bound by more than rounding. */
const HIGHEST = 1 + 1e-9

/** Beyond it a rounding of the stress moves the strain visibly. */
const MOST_EXPONENT = 1e9

/**
 * Stress at a total strain >= 0: the inverse of `rambergOsgoodStrain`. The stress lies between 0.5 and 1 times the
 * lesser of E epsilon and sigma_y (epsilon/K)^(1/n), so that no power overflows. K = 0 gives E epsilon exactly.
 * Throws NumericsError for a negative strain, n above 1e9, or where the numbers leave the range of doubles.
 */
export function rambergOsgoodStress(material: RambergOsgood, strain: number): StressFound {
  requireThat(strain >= 0, `the strain must not be negative (entered: ${inWords(strain)})`)
  const { E, sigma_y, K, n } = material
  requireThat(
    n <= MOST_EXPONENT,
    `a strain-hardening exponent of ${inWords(n)} exceeds ${MOST_EXPONENT}, above which the curve is effectively elastic-perfectly plastic`,
  )
  const elastic = E * strain
  if (strain === 0 || K === 0) return { stress: elastic, trial: elastic, residual: 0, iterations: 0 }
  const bound = Math.min(elastic, sigma_y * Math.exp((Math.log(strain) - Math.log(K)) / n))
  const missed = (x: number) => rambergOsgoodStrain.evaluate({ sigma: x * bound, ...material }) / strain - 1
  const { x, residual, iterations } = bracketedRoot(missed, LOWEST, HIGHEST, {
    seeking: 'the stress at the entered strain',
  })
  return { stress: x * bound, trial: bound, residual, iterations }
}
