/** When second-order effects of a frame may be neglected. EN 1993-1-1 (2005) 5.2.1(3). */
import { constant, reachRange } from '@keelson/equations'
import { en1993 } from './source.ts'

/** Least factor on the design loads to elastic instability, for elastic analysis. */
export const FIRST_ORDER_FACTOR = constant({
  source: en1993,
  clause: '5.2.1(3)',
  symbol: 'alpha_cr',
  title: 'Minimum critical load factor for first-order elastic analysis',
  value: 10,
  unit: '-',
})

/** First-order stresses of a frame in its plane. */
export const firstOrder = reachRange({
  source: en1993,
  clause: FIRST_ORDER_FACTOR.clause ?? '',
  symbol: 'alpha_cr',
  title: 'Critical load factor',
  unit: '-',
  from: FIRST_ORDER_FACTOR.value,
  unsafe: 'below',
  because: 'first-order analysis neglects the moments of axial force times displacement',
})
