/** What the mean load of a fibre rope does to its fatigue curve, where tests have shown it; no standard has it. */
import { equation, exp, house } from '@keelson/equations'

const MEAN = { source: house, clause: 'fibre rope mean load' } as const

export const meanLoadRatio = equation({
  ...MEAN,
  symbol: 'L_m',
  title: 'Mean load ratio',
  unit: '-',
  where: { T_mean: ['mean tension', 'N'], MBL: ['minimum breaking load', 'N'] },
  evaluate: ({ T_mean, MBL }) => T_mean / MBL,
})

export const knockedDownIntercept = equation({
  ...MEAN,
  symbol: 'a_m',
  title: 'R-N curve intercept under mean load',
  unit: '-',
  where: {
    a_D: ['R-N curve intercept', '-'],
    k: ['mean load knockdown factor', '-'],
    L_m: ['mean load ratio', '-'],
  },
  evaluate: ({ a_D, k, L_m }) => a_D * exp(-k * L_m),
})
