/** A table of yearly counts by category, as BSEE publishes it: totals, and what the published total leaves out. */
import { refuse } from '@keelson/workflow'
import { countOf, textOf, yearOf } from './calculate-cells.ts'
import type { SourceTable } from './calculate-csv.ts'
import { refuseMissing } from './calculate-incidents.ts'
import type { Series } from './calculate-series.ts'
import { calledSeries } from './inputs-rows.ts'
import { BSEE, PUBLISHED } from './modes.ts'

export interface CategoryTable {
  /** All columns of counts, the published total among them. */
  readonly columns: readonly string[]
  /** By year, ascending; a blank cell is not in the map. */
  readonly years: readonly { readonly year: number; readonly counts: ReadonlyMap<string, number> }[]
  readonly rowsRead: number
  readonly duplicates: number
  readonly undated: number
}

export function categoryTableOf(table: SourceTable, thisYear: number, pointer: string): CategoryTable {
  refuseMissing(table, BSEE, pointer)
  const columns = table.columns.filter((name) => name !== 'year' && name !== '')
  if (columns.length === 0) refuse(pointer, 'the table has no category columns')
  const years = new Map<number, ReadonlyMap<string, number>>()
  let [duplicates, undated] = [0, 0]
  for (const [i, record] of table.records.entries()) {
    const year = yearOf(record.year)?.[0]
    if (year === undefined) undated += 1
    else if (years.has(year)) duplicates += 1
    else {
      if (year > thisYear) refuse(pointer, `row ${i + 1} has a year in the future: ${year}`)
      years.set(year, countsOf(record, columns, i, pointer))
    }
  }
  return {
    columns,
    years: [...years].map(([year, counts]) => ({ year, counts })).toSorted((a, b) => a.year - b.year),
    rowsRead: table.records.length + table.rejected,
    duplicates,
    undated,
  }
}

function countsOf(record: Readonly<Record<string, unknown>>, columns: readonly string[], row: number, pointer: string) {
  const wrong = (name: string) =>
    refuse(
      pointer,
      `row ${row + 1}, '${name}', must be a non-negative whole number (entered: ${JSON.stringify(textOf(record[name]).slice(0, 40))})`,
    )
  return new Map(
    columns.flatMap((name) => {
      const n = countOf(record[name], () => wrong(name))
      return n === undefined ? [] : [[name, n] as const]
    }),
  )
}

export interface CategorySums {
  readonly series: readonly Series[]
  readonly total: Readonly<Record<string, number>>
  readonly sumOfCategories: Readonly<Record<string, number>>
  readonly publishedMinusSum: Readonly<Record<string, number>>
  /** Years of the window that the table has. */
  readonly years: readonly number[]
  /** Blank cells of the window, as 'year category'. */
  readonly unknown: readonly string[]
}

/** Sums over the years of the table from `first` to `last`. A year with a blank cell has no sum of its categories. */
export function categorySums({ columns, years }: CategoryTable, first: number, last: number): CategorySums {
  const within = years.filter(({ year }) => year >= first && year <= last)
  const series = columns.map(
    (name): Series => ({
      name,
      points: within.flatMap(({ year, counts }) => {
        const count = counts.get(name)
        return count === undefined ? [] : [{ year, count }]
      }),
    }),
  )
  const categories = columns.filter((name) => name !== PUBLISHED)
  const sums = within.flatMap(({ year, counts }) => {
    const known = categories.flatMap((name) => counts.get(name) ?? [])
    return known.length < categories.length
      ? []
      : [{ year, sum: known.reduce((a, b) => a + b, 0), published: counts.get(PUBLISHED) }]
  })
  return {
    series,
    total: Object.fromEntries(series.map((s) => [s.name, s.points.reduce((sum, { count }) => sum + count, 0)])),
    sumOfCategories: Object.fromEntries(sums.map(({ year, sum }) => [year, sum])),
    publishedMinusSum: Object.fromEntries(
      sums.flatMap(({ year, sum, published }) => (published === undefined ? [] : [[year, published - sum]])),
    ),
    years: within.map(({ year }) => year),
    unknown: within.flatMap(({ year, counts }) =>
      columns.filter((c) => !counts.has(c)).map((c) => `${year} ${calledSeries(c)}`),
    ),
  }
}
