/** Probability that damage lies within a zone: regulation 7-1.1.1, with the coefficients of the damage's length. */
import { constant, equation, min, sqrt } from '@keelson/equations'
import { solas2009 } from './source.ts'

const common = { source: solas2009, clause: 'reg. 7-1.1.1', unit: '-' } as const

export const LARGEST_SHARE = constant({
  ...common,
  symbol: 'J_max',
  title: 'Overall normalised maximum damage length',
  value: 10 / 33,
})
export const KNUCKLE_SHARE = constant({
  ...common,
  symbol: 'J_kn',
  title: 'Knuckle point in the distribution',
  value: 5 / 33,
})
export const KNUCKLE_PROBABILITY = constant({
  ...common,
  symbol: 'p_k',
  title: 'Cumulative probability at the knuckle',
  value: 11 / 12,
})
export const LARGEST_LENGTH = constant({
  ...common,
  symbol: 'l_max',
  title: 'Maximum absolute damage length',
  value: 60,
  unit: 'm',
})
export const REFERENCE_LENGTH = constant({
  ...common,
  symbol: 'L_star',
  title: 'Ship length at which the normalised distribution ends',
  value: 260,
  unit: 'm',
})

const J_max: readonly [string, string] = ['overall normalised maximum damage length', '-']
const J_m: readonly [string, string] = ['normalised maximum damage length', '-']
const J_k: readonly [string, string] = ['knuckle point', '-']
const p_k: readonly [string, string] = ['cumulative probability at the knuckle', '-']
const b_11: readonly [string, string] = ['distribution slope below the knuckle', '-']
const b_12: readonly [string, string] = ['distribution intercept below the knuckle', '-']
const b_21: readonly [string, string] = ['distribution slope above the knuckle', '-']
const b_22: readonly [string, string] = ['distribution intercept above the knuckle', '-']
const J: readonly [string, string] = ['normalised zone length', '-']

export const firstDensity = equation({
  ...common,
  symbol: 'b_0',
  title: 'Damage length density at zero length',
  where: { p_k, J_kn: ['knuckle point in the distribution', '-'], J_max },
  evaluate: ({ p_k, J_kn, J_max }) => 2 * (p_k / J_kn - (1 - p_k) / (J_max - J_kn)),
})

/** `l`: of the ship, or the reference length where the ship is longer. */
export const largestDamage = equation({
  ...common,
  symbol: 'J_m',
  title: 'Normalised maximum damage length',
  where: { J_max, l_max: ['maximum absolute damage length', 'm'], L_s: ['subdivision length', 'm'] },
  evaluate: ({ J_max, l_max, L_s }) => min(J_max, l_max / L_s),
})

export const knuckle = equation({
  ...common,
  symbol: 'J_k',
  title: 'Knuckle point',
  where: { J_m, p_k, b_0: ['damage length density at zero length', '-'] },
  evaluate: ({ J_m, p_k, b_0 }) =>
    J_m / 2 + (1 - sqrt(1 + (1 - 2 * p_k) * b_0 * J_m + (b_0 ** 2 * J_m ** 2) / 4)) / b_0,
})

/** Of a ship longer than the reference length. */
export const shortened = equation({
  ...common,
  symbol: 'J_m',
  title: 'Normalised maximum damage length, ship above reference length',
  where: {
    J_star: ['normalised maximum damage length at reference length', '-'],
    L_star: ['reference length', 'm'],
    L_s: ['subdivision length', 'm'],
  },
  evaluate: ({ J_star, L_star, L_s }) => (J_star * L_star) / L_s,
})

export const densityOfLonger = equation({
  ...common,
  symbol: 'b_12',
  title: 'Distribution intercept below the knuckle',
  where: { p_k, J_k, J_m },
  evaluate: ({ p_k, J_k, J_m }) => 2 * (p_k / J_k - (1 - p_k) / (J_m - J_k)),
})

export const slopeBelow = equation({
  ...common,
  symbol: 'b_11',
  title: 'Distribution slope below the knuckle',
  where: { p_k, J_m, J_k },
  evaluate: ({ p_k, J_m, J_k }) => (4 * (1 - p_k)) / ((J_m - J_k) * J_k) - (2 * p_k) / J_k ** 2,
})
export const slopeAbove = equation({
  ...common,
  symbol: 'b_21',
  title: 'Distribution slope above the knuckle',
  where: { p_k, J_m, J_k },
  evaluate: ({ p_k, J_m, J_k }) => (-2 * (1 - p_k)) / (J_m - J_k) ** 2,
})
export const densityAbove = equation({
  ...common,
  symbol: 'b_22',
  title: 'Distribution intercept above the knuckle',
  where: { b_21, J_m },
  evaluate: ({ b_21, J_m }) => -b_21 * J_m,
})

export const normalisedLength = equation({
  ...common,
  symbol: 'J',
  title: 'Normalised zone length',
  where: { l: ['zone length', 'm'], L_s: ['subdivision length', 'm'] },
  evaluate: ({ l, L_s }) => l / L_s,
})

export const shortZone = equation({
  ...common,
  symbol: 'p',
  title: 'Zone damage probability, zone length up to the knuckle',
  where: { J, b_11, b_12 },
  evaluate: ({ J, b_11, b_12 }) => (J ** 2 * (b_11 * J + 3 * b_12)) / 6,
})
/** J_n is J, at most J_m. */
export const longZone = equation({
  ...common,
  symbol: 'p',
  title: 'Zone damage probability, zone length above the knuckle',
  where: { J, J_m, J_k, b_11, b_12, b_21, b_22 },
  evaluate: ({ J, J_m, J_k, b_11, b_12, b_21, b_22 }) =>
    (-b_11 * J_k ** 3) / 3 +
    ((b_11 * J - b_12) * J_k ** 2) / 2 +
    b_12 * J * J_k -
    (b_21 * (min(J, J_m) ** 3 - J_k ** 3)) / 3 +
    ((b_21 * J - b_22) * (min(J, J_m) ** 2 - J_k ** 2)) / 2 +
    b_22 * J * (min(J, J_m) - J_k),
})
export const terminalZone = equation({
  ...common,
  symbol: 'p_t',
  title: 'Zone damage probability, terminal zone',
  where: { p: ['probability for a zone between terminals', '-'], J },
  evaluate: ({ p, J }) => (p + J) / 2,
})
/** The whole length holds every damage. */
export const WHOLE_LENGTH = constant({
  ...common,
  symbol: 'p',
  title: 'Zone damage probability, full subdivision length',
  value: 1,
})
