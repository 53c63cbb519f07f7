/** Holding capacity of drag anchors by their weight: equation 26 of UFC 4-159-03 (2005). Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { ufcMoorings } from './source.ts'

const EQUATION_26 = { source: ufcMoorings, clause: 'equation 26' } as const

export const REFERENCE_WEIGHT = constant({
  ...EQUATION_26,
  symbol: 'W_R',
  title: 'Weight of the reference anchor in air',
  value: 10,
  unit: 'kip',
})

export const holdingCapacity = equation({
  ...EQUATION_26,
  symbol: 'H_m',
  title: 'Holding capacity of the anchor',
  unit: 'N',
  where: {
    m: ['holding capacity of the reference anchor', 'N'],
    W_A: ['weight of the anchor in air', 'N'],
    W_R: ['weight of the reference anchor', 'N'],
    b: ['exponent', '-'],
  },
  evaluate: ({ m, W_A, W_R, b }) => m * (W_A / W_R) ** b,
})

export const anchorEfficiency = equation({
  ...EQUATION_26,
  symbol: 'e_h',
  title: 'Holding capacity over weight',
  unit: '-',
  where: { H_m: ['holding capacity of the anchor', 'N'], W_A: ['weight of the anchor in air', 'N'] },
  evaluate: ({ H_m, W_A }) => H_m / W_A,
})
