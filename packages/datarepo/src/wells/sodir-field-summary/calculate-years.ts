/** Sums of rows: by year, by month, by field, and of all; in the units of the files. */
import { daysInMonth } from '../_shared/months.ts'
import type { ProductionRow } from './load-data.ts'

export interface Phases {
  readonly oil: number
  readonly gas: number
  readonly ngl: number
  readonly condensate: number
  readonly oe: number
  readonly water: number
}
export interface Year extends Phases {
  readonly year: number
}
export interface Carrier extends Phases {
  readonly npdid: string
  readonly name: string
  readonly firstYear: number | undefined
}

export function sumOf(rows: Iterable<Phases>): Phases {
  const sum = { oil: 0, gas: 0, ngl: 0, condensate: 0, oe: 0, water: 0 }
  for (const r of rows) {
    sum.oil += r.oil
    sum.gas += r.gas
    sum.ngl += r.ngl
    sum.condensate += r.condensate
    sum.oe += r.oe
    sum.water += r.water
  }
  return sum
}

/** Years that have rows, in their order. */
export const yearsOf = (rows: readonly ProductionRow[]): readonly Year[] =>
  [...Map.groupBy(rows, (r) => r.year)]
    .map(([year, own]) => ({ year, ...sumOf(own) }))
    .toSorted((a, b) => a.year - b.year)

export const carriersOf = (rows: readonly ProductionRow[]): readonly Carrier[] =>
  [...Map.groupBy(rows, (r) => r.npdid)].map(([npdid, own]) => ({
    npdid,
    name: own.at(-1)?.name ?? npdid,
    firstYear: yearsOf(own).find((y) => y.oe > 0)?.year,
    ...sumOf(own),
  }))

/** Distinct months of the rows and the days of the calendar in them. */
export function monthsOf(rows: readonly ProductionRow[]): { readonly count: number; readonly days: number } {
  const months = new Set(rows.map((r) => `${r.year}${String(r.month).padStart(2, '0')}`))
  return { count: months.size, days: [...months].reduce((sum, m) => sum + daysInMonth(m), 0) }
}

/** The first of the largest. */
export const largest = <T>(list: readonly T[], of: (item: T) => number): T | undefined =>
  list.reduce<T | undefined>((a, b) => (a !== undefined && of(a) >= of(b) ? a : b), undefined)
