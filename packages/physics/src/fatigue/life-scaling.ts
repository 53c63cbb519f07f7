/** Damage that was found for one life and detail, and asked for another life: damage goes with time. */
import { constant, equation, log } from '@keelson/equations'
import { miner } from './miner.ts'

const SCALED = { source: miner, clause: 'damage in proportion to time' } as const
const D = ['damage', '-'] as const

/** Life that a grid of damages is for. */
export const GRID_LIFE = constant({
  ...SCALED,
  symbol: 'T_G',
  title: 'Life assumed in the grid',
  value: 25,
  unit: 'year',
})

export const damageInLife = equation({
  ...SCALED,
  symbol: 'D',
  title: 'Damage',
  unit: '-',
  where: {
    D_G: ['damage over the grid life', '-'],
    T_L: ['design life', 'year'],
    T_G: ['grid life', 'year'],
  },
  evaluate: ({ D_G, T_L, T_G }) => (D_G * T_L) / T_G,
})

export const differenceFromNode = equation({
  ...SCALED,
  symbol: 'e_n',
  title: 'Damage difference from nearest node',
  unit: '-',
  where: { D, D_n: ['nearest node damage', '-'] },
  evaluate: ({ D, D_n }) => D / D_n - 1,
})

/** Damage of a linear system on one slope m goes with the power m of the wave height. */
export const heightExponent = equation({
  ...SCALED,
  symbol: 'm_H',
  title: 'Wave height exponent',
  unit: '-',
  where: {
    D_b: ['damage at upper wave height', '-'],
    D_a: ['damage at lower wave height', '-'],
    H_b: ['upper wave height', 'm'],
    H_a: ['lower wave height', 'm'],
  },
  evaluate: ({ D_b, D_a, H_b, H_a }) => log(D_b / D_a) / log(H_b / H_a),
})
