/** Holding capacity of drag anchors by their weight: equation 26 of UFC 4-159-03 (2005). Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { ufcMoorings } from './source.ts'

const EQUATION_26 = { source: ufcMoorings, clause: 'equation 26' } as const

export const REFERENCE_WEIGHT = constant({
  ...EQUATION_26,
  symbol: 'W_R',
  title: 'Reference anchor weight in air',
  value: 10,
  unit: 'kip',
})

export const holdingCapacity = equation({
  ...EQUATION_26,
  symbol: 'H_m',
  title: 'Anchor holding capacity',
  unit: 'N',
  where: {
    m: ['reference anchor holding capacity', 'N'],
    W_A: ['anchor weight in air', 'N'],
    W_R: ['reference anchor weight in air', 'N'],
    b: ['holding capacity exponent', '-'],
  },
  evaluate: ({ m, W_A, W_R, b }) => m * (W_A / W_R) ** b,
})

export const anchorEfficiency = equation({
  ...EQUATION_26,
  symbol: 'e_h',
  title: 'Holding capacity to weight ratio',
  unit: '-',
  where: { H_m: ['anchor holding capacity', 'N'], W_A: ['anchor weight in air', 'N'] },
  evaluate: ({ H_m, W_A }) => H_m / W_A,
})
