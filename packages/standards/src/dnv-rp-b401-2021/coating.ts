/** Paint coating breakdown. DNV-RP-B401 Table 8-4 (2021), 10-4 (2005, 2010), A-4 (2017). */
import { constant, equation, type Trace } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { dnvRpB401, type Edition, tableOf } from './source.ts'

export const UNCOATED = constant({
  symbol: 'f_c',
  title: 'Bare steel breakdown factor',
  value: 1,
  unit: '-',
  source: dnvRpB401,
  clause: '3.4',
})

export const CATEGORIES = ['I', 'II', 'III', 'IV'] as const
export type Category = (typeof CATEGORIES)[number]

/** a, and b per year down to 30 m and below it. */
export interface BreakdownRow {
  readonly a: number
  readonly shallow: number
  readonly deep: number
}
/** Of the categories that an edition has. */
export type BreakdownTable = Readonly<Partial<Record<Category, BreakdownRow>>>

/** DNV-RP-B401 Table 8-4 (2021); I is the poorest. */
export const TABLE_8_4: Readonly<Record<Category, BreakdownRow>> = {
  I: { a: 0.1, shallow: 0.1, deep: 0.05 },
  II: { a: 0.05, shallow: 0.025, deep: 0.015 },
  III: { a: 0.02, shallow: 0.012, deep: 0.008 },
  IV: { a: 0.02, shallow: 0.008, deep: 0.005 },
}

/** An edition with what it tables of coatings. */
type CoatingEdition = Edition & { readonly breakdown: BreakdownTable }

/** Whether an edition has the category. */
export const hasCategory = ({ breakdown }: CoatingEdition, category: Category): boolean =>
  breakdown[category] !== undefined

/** a, and b in 1/s, of a category at a depth in m; 30 m belongs to the shallow row. Throws for a category it has not. */
export function breakdownConstants(
  edition: CoatingEdition,
  category: Category,
  depth: number,
): { readonly a: number; readonly b: number } {
  const row = edition.breakdown[category]
  if (!row) throw new Error(`category ${category} is not listed in ${tableOf(edition, 4)} (${edition.year} edition)`)
  return { a: row.a, b: toSI(depth <= 30 ? row.shallow : row.deep, '1/year') }
}

/** The same as two traced table reads, printed as a and b with the suffix. */
export function readBreakdown(
  edition: CoatingEdition,
  category: Category,
  depth: number,
  suffix: string,
  trace: Trace,
) {
  const { a, b } = breakdownConstants(edition, category, depth)
  const common = {
    source: edition.source,
    clause: tableOf(edition, 4),
    cell: `category ${category}, ${depth <= 30 ? '0-30 m' : '>30 m'}, ${edition.year} edition`,
  }
  return {
    a: trace.lookup({ ...common, symbol: `a${suffix}`, title: 'Initial coating breakdown', unit: '-', value: a }),
    b: trace.lookup({ ...common, symbol: `b${suffix}`, title: 'Annual coating breakdown', unit: '1/year', value: b }),
  }
}

const where = {
  a: ['initial coating breakdown', '-'],
  b: ['annual coating breakdown', '1/year'],
  t_f: ['design life', 'year'],
} as const

/** Breakdown factor at the end of life, never more than bare steel. */
export const finalCoatingBreakdown = equation({
  symbol: 'f_cf',
  title: 'Final coating breakdown factor',
  unit: '-',
  source: dnvRpB401,
  clause: '3.4, coating breakdown factors',
  where,
  evaluate: ({ a, b, t_f }) => (a + b * t_f > 1 ? 1 : a + b * t_f),
  limited: { holds: 'a breakdown factor of 1 is bare steel and cannot be exceeded' },
})

/** Mean over the life; where the coating is gone before its end, bare steel from then on. */
export const meanCoatingBreakdown = equation({
  symbol: 'f_cm',
  title: 'Mean coating breakdown factor',
  unit: '-',
  source: dnvRpB401,
  clause: '3.4, coating breakdown factors',
  where,
  evaluate: ({ a, b, t_f }) => (a + b * t_f > 1 ? 1 - (1 - a) ** 2 / (2 * b * t_f) : a + (b * t_f) / 2),
})

/** Of a breakdown that goes straight from a given start to a given end. */
export const meanOfEnds = equation({
  symbol: 'f_cm',
  title: 'Mean coating breakdown factor',
  unit: '-',
  source: dnvRpB401,
  clause: '3.4, coating breakdown factors',
  where: { f_ci: ['initial coating breakdown factor', '-'], f_cf: ['final coating breakdown factor', '-'] },
  evaluate: ({ f_ci, f_cf }) => (f_ci + f_cf) / 2,
})
