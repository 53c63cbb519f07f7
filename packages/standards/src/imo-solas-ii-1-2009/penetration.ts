/** Damage that stops at a longitudinal bulkhead or a deck: regulations 7-1.1.2 and 7-2.6. */
import { equation, max, min } from '@keelson/equations'
import { solas2009 } from './source.ts'

const common = { source: solas2009, clause: 'reg. 7-1.1.2', unit: '-' } as const
const J_b: readonly [string, string] = ['normalised penetration', '-']
const b_11: readonly [string, string] = ['distribution slope below the knuckle', '-']
const b_12: readonly [string, string] = ['distribution intercept below the knuckle', '-']
const J: readonly [string, string] = ['normalised zone length', '-']

export const normalisedPenetration = equation({
  ...common,
  symbol: 'J_b',
  title: 'Normalised penetration',
  where: { b: ['distance from shell to bulkhead', 'm'], B: ['ship breadth', 'm'] },
  evaluate: ({ b, B }) => b / (15 * B),
})
export const penetrationFactor = equation({
  ...common,
  symbol: 'C_b',
  title: 'Penetration distribution factor',
  where: { J_b },
  evaluate: ({ J_b }) => 12 * J_b * (4 - 45 * J_b),
})
export const wholeLengthTerm = equation({
  ...common,
  symbol: 'G_1',
  title: 'Term for the full length',
  where: { b_11, b_12, J_b },
  evaluate: ({ b_11, b_12, J_b }) => (b_11 * J_b ** 2) / 2 + b_12 * J_b,
})
/** J_0 is the smaller of the lengths of zone and penetration. */
export const zoneTerm = equation({
  ...common,
  symbol: 'G_2',
  title: 'Term for a zone between terminals',
  where: { b_11, b_12, J_b, J },
  evaluate: ({ b_11, b_12, J_b, J }) =>
    (-b_11 * min(J, J_b) ** 3) / 3 + ((b_11 * J - b_12) * min(J, J_b) ** 2) / 2 + b_12 * J * min(J, J_b),
})
export const terminalTerm = equation({
  ...common,
  symbol: 'G',
  title: 'Term for a terminal zone',
  where: { G_2: ['term for a zone between terminals', '-'], G_1: ['term for the full length', '-'], J },
  evaluate: ({ G_2, G_1, J }) => (G_2 + G_1 * J) / 2,
})
export const penetrationProbability = equation({
  ...common,
  symbol: 'r',
  title: 'Probability that damage stops short of the bulkhead',
  where: {
    C_b: ['penetration distribution factor', '-'],
    G: ['zone term', '-'],
    p: ['zone damage probability', '-'],
  },
  evaluate: ({ C_b, G, p }) => 1 - (1 - C_b) * (1 - G / p),
})

/** Damage opens the wing zone outside the bulkhead and nothing within. */
export const wingProbability = equation({
  ...common,
  symbol: 'p_r',
  title: 'Probability of damage outboard of the bulkhead only',
  where: { p: ['zone damage probability', '-'], r: ['probability that damage stops short of the bulkhead', '-'] },
  evaluate: ({ p, r }) => p * r,
})

/** Probability that the space above a deck is not damaged; 1 from 12.5 m above the draught on. */
export const verticalProbability = equation({
  source: solas2009,
  clause: 'reg. 7-2.6.1.1',
  symbol: 'v',
  title: 'Probability that damage does not extend above the deck',
  unit: '-',
  fit: 'the constants 7.8 and 4.7 are in metres',
  where: { H: ['deck height above baseline', 'm'], d: ['draught', 'm'] },
  evaluate: ({ H, d }) => max(0, min(1, H - d <= 7.8 ? (0.8 * (H - d)) / 7.8 : 0.8 + (0.2 * (H - d - 7.8)) / 4.7)),
  limited: { holds: 'regulation 7-2.6 limits v to between 0 and 1' },
})
