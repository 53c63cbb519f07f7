/** The capacity-factored estimate: the known cost of a like project, brought to another size, date and place. */
import { constant, equation, house } from '@keelson/equations'
import { aace59r10 } from './source.ts'

const Q_1 = ['known project capacity', 'm3/s'] as const
const Q_2 = ['estimated project capacity', 'm3/s'] as const
const CLAUSE = { source: aace59r10, clause: 'capacity factored estimates' } as const

/** Needs capacities, indices and the known cost above 0. */
export const capacityFactoredCost = equation({
  ...CLAUSE,
  symbol: 'C_2',
  title: 'Capacity-factored cost',
  unit: 'USD',
  where: {
    C_1: ['known cost', 'USD'],
    Q_2,
    Q_1,
    n: ['scale exponent', '-'],
    I_2: ['cost index at estimate date', '-'],
    I_1: ['cost index at date of known cost', '-'],
    L_f: ['location factor', '-'],
  },
  evaluate: ({ C_1, Q_2, Q_1, n, I_2, I_1, L_f }) => C_1 * (Q_2 / Q_1) ** n * (I_2 / I_1) * L_f,
})
export const capacityRatio = equation({
  ...CLAUSE,
  symbol: 'r_Q',
  title: 'Capacity ratio',
  unit: '-',
  where: { Q_2, Q_1 },
  evaluate: ({ Q_2, Q_1 }) => Q_2 / Q_1,
})

/** The practice asks for a known project of near the same size and gives no number. */
const NEAR = { source: house, clause: 'capacity ratio limit for a single exponent, a factor of five' } as const
export const SMALLEST_RATIO = constant({
  ...NEAR,
  symbol: 'r_min',
  title: 'Minimum capacity ratio',
  value: 0.2,
  unit: '-',
})
export const LARGEST_RATIO = constant({
  ...NEAR,
  symbol: 'r_max',
  title: 'Maximum capacity ratio',
  value: 5,
  unit: '-',
})
