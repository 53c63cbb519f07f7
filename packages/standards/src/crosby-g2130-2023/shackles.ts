/** Bolt type anchor shackles by nominal size and stock number. Crosby G-2130. */
import { constant, equation } from '@keelson/equations'
import { crosbyG2130 } from './source.ts'

const at = (clause: string) => ({ source: crosbyG2130, clause }) as const

export interface Shackle {
  /** Nominal, in inches as the catalogue writes it. */
  readonly size: string
  readonly stock: string
  /** Working load limit, t. */
  readonly wll: number
}
/** Of the stock numbers only that of 7/8 in was seen in a source. Crosby G-2130 catalogue. */
export const SHACKLES: readonly Shackle[] = [
  { size: '1/2', stock: '1019472', wll: 2 },
  { size: '5/8', stock: '1019490', wll: 3.25 },
  { size: '3/4', stock: '1019515', wll: 4.75 },
  { size: '7/8', stock: '1019533', wll: 6.5 },
  { size: '1', stock: '1019551', wll: 8.5 },
  { size: '1-1/8', stock: '1019579', wll: 9.5 },
  { size: '1-1/4', stock: '1019597', wll: 12 },
  { size: '1-3/8', stock: '1019613', wll: 13.5 },
  { size: '1-1/2', stock: '1019631', wll: 17 },
  { size: '1-3/4', stock: '1019659', wll: 25 },
  { size: '2', stock: '1019677', wll: 35 },
  { size: '2-1/2', stock: '1019695', wll: 55 },
]
export const SHACKLES_CLAUSE = 'working load limits'
/** The stock number that was seen in a source. */
export const SEEN_STOCK = '1019533'

export const ULTIMATE_FACTOR = constant({
  ...at('minimum ultimate load'),
  symbol: 'c_u',
  title: 'Ultimate load to working load limit ratio',
  value: 6,
  unit: '-',
})

export const ultimateLoad = equation({
  ...at('minimum ultimate load'),
  symbol: 'MBL',
  title: 'Minimum breaking load',
  unit: 'kg',
  where: { c_u: ['ultimate load to working load limit ratio', '-'], WLL: ['working load limit', 'kg'] },
  evaluate: ({ c_u, WLL }) => c_u * WLL,
})
