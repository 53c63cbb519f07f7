/** Pressure that a wall may carry, of gas pipelines: the hoop stress rule solved for the pressure. ASME B31.8 (2020) 841.1.1 and A842.2.2. */
import { equation } from '@keelson/equations'
import { asmeB318 } from './source.ts'

export const allowablePressure = equation({
  symbol: 'P_a',
  title: 'Pressure at the allowable hoop stress',
  unit: 'Pa',
  source: asmeB318,
  clause: '841.1.1 and A842.2.2',
  where: {
    S_a: ['allowable hoop stress', 'Pa'],
    t: ['wall without allowances', 'm'],
    D: ['outside diameter', 'm'],
  },
  evaluate: ({ S_a, t, D }) => (2 * S_a * t) / D,
})
