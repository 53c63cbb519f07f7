/** Damage that stops at a longitudinal bulkhead or a deck: regulations 7-1.1.2 and 7-2.6. */
import { equation, max, min } from '@keelson/equations'
import { solas2009 } from './source.ts'

const common = { source: solas2009, clause: 'reg. 7-1.1.2', unit: '-' } as const
const J_b: readonly [string, string] = ['normalised penetration', '-']
const b_11: readonly [string, string] = ['slope of the distribution below the knuckle', '-']
const b_12: readonly [string, string] = ['distribution at no length', '-']
const J: readonly [string, string] = ['normalised length of the zone', '-']

export const normalisedPenetration = equation({
  ...common,
  symbol: 'J_b',
  title: 'Normalised penetration',
  where: { b: ['distance of the bulkhead from the shell', 'm'], B: ['breadth of the ship', 'm'] },
  evaluate: ({ b, B }) => b / (15 * B),
})
export const penetrationFactor = equation({
  ...common,
  symbol: 'C_b',
  title: 'Share of damage that reaches so far',
  where: { J_b },
  evaluate: ({ J_b }) => 12 * J_b * (4 - 45 * J_b),
})
export const wholeLengthTerm = equation({
  ...common,
  symbol: 'G_1',
  title: 'Term of the whole length',
  where: { b_11, b_12, J_b },
  evaluate: ({ b_11, b_12, J_b }) => (b_11 * J_b ** 2) / 2 + b_12 * J_b,
})
/** J_0 is the smaller of the lengths of zone and penetration. */
export const zoneTerm = equation({
  ...common,
  symbol: 'G_2',
  title: 'Term of a zone between the terminals',
  where: { b_11, b_12, J_b, J },
  evaluate: ({ b_11, b_12, J_b, J }) =>
    (-b_11 * min(J, J_b) ** 3) / 3 + ((b_11 * J - b_12) * min(J, J_b) ** 2) / 2 + b_12 * J * min(J, J_b),
})
export const terminalTerm = equation({
  ...common,
  symbol: 'G',
  title: 'Term of a zone at one terminal',
  where: { G_2: ['term of a zone between the terminals', '-'], G_1: ['term of the whole length', '-'], J },
  evaluate: ({ G_2, G_1, J }) => (G_2 + G_1 * J) / 2,
})
export const penetrationProbability = equation({
  ...common,
  symbol: 'r',
  title: 'Probability that damage stops short of the bulkhead',
  where: {
    C_b: ['share of damage that reaches so far', '-'],
    G: ['term of the zone', '-'],
    p: ['probability of damage within the zone', '-'],
  },
  evaluate: ({ C_b, G, p }) => 1 - (1 - C_b) * (1 - G / p),
})

/** Damage opens the wing zone outside the bulkhead and nothing within. */
export const wingProbability = equation({
  ...common,
  symbol: 'p_r',
  title: 'Probability of damage outside the bulkhead only',
  where: { p: ['probability of damage within the zone', '-'], r: ['probability that it stops short', '-'] },
  evaluate: ({ p, r }) => p * r,
})

/** Probability that the space above a deck is not damaged; 1 from 12.5 m above the draught on. */
export const verticalProbability = equation({
  source: solas2009,
  clause: 'reg. 7-2.6.1.1',
  symbol: 'v',
  title: 'Probability that damage does not go above the deck',
  unit: '-',
  fit: 'the heights 7.8 and 4.7 are metres',
  where: { H: ['deck above the base line', 'm'], d: ['draught', 'm'] },
  evaluate: ({ H, d }) => max(0, min(1, H - d <= 7.8 ? (0.8 * (H - d)) / 7.8 : 0.8 + (0.2 * (H - d - 7.8)) / 4.7)),
  limited: { holds: 'regulation 7-2.6 takes v between 0 and 1' },
})
