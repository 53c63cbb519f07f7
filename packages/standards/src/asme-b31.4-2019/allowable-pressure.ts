/** Pressure that a wall may carry, of liquid pipelines: the hoop stress rule solved for the pressure. ASME B31.4 (2019) 403.2.1 and A402.3.5. */
import { equation } from '@keelson/equations'
import { asmeB314 } from './source.ts'

export const allowablePressure = equation({
  symbol: 'P_a',
  title: 'Pressure at the allowable hoop stress',
  unit: 'Pa',
  source: asmeB314,
  clause: '403.2.1 and A402.3.5',
  where: {
    S_a: ['allowable hoop stress', 'Pa'],
    t: ['wall without allowances', 'm'],
    D: ['outside diameter', 'm'],
  },
  evaluate: ({ S_a, t, D }) => (2 * S_a * t) / D,
})
