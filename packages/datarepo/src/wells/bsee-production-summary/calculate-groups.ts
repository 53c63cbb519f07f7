/** Sums of the records by any key, and the proof that no grouping loses a barrel. */
import type { MonthRow, ProductionData } from './load-data.ts'
import type { Grouping } from './params.ts'

/** Key of records that have no code. */
export const BLANK = '(blank)'

export interface Volumes {
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly injection: number
  readonly records: number
}
export interface Group extends Volumes {
  readonly key: string
  readonly firstMonth: string
  readonly lastMonth: string
  readonly wells: number
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] }
const zero = (): Mutable<Volumes> => ({ oil: 0, gas: 0, water: 0, injection: 0, records: 0 })

function add(sum: Mutable<Volumes>, row: Volumes): void {
  sum.oil += row.oil
  sum.gas += row.gas
  sum.water += row.water
  sum.injection += row.injection
  sum.records += row.records
}

/** Sum of all records, exact while below 2^53. */
export function totalOf(rows: Iterable<Volumes>): Volumes {
  const sum = zero()
  for (const row of rows) add(sum, row)
  return sum
}

/** What a record is grouped by. */
export const KEYS: Readonly<Record<Grouping, (row: MonthRow) => string>> = {
  year: (row) => row.month.slice(0, 4),
  month: (row) => row.month,
  lease: (row) => row.lease || BLANK,
  api12: (row) => row.api12,
  api10: (row) => row.api12.slice(0, 10),
  operator: (row) => row.operator || BLANK,
  field: (row) => row.field || BLANK,
}

/** Groups by a key, in the order in which they first occur; the rows are in the order of months. */
export function groupBy(rows: readonly MonthRow[], key: (row: MonthRow) => string): readonly Group[] {
  const found = new Map<string, { sum: Mutable<Volumes>; first: string; last: string; wells: Set<string> }>()
  for (const row of rows) {
    const name = key(row)
    let group = found.get(name)
    if (!group) {
      group = { sum: zero(), first: row.month, last: row.month, wells: new Set() }
      found.set(name, group)
    }
    add(group.sum, row)
    group.last = row.month
    group.wells.add(row.api12)
  }
  return [...found].map(([name, { sum, first, last, wells }]) => ({
    key: name,
    ...sum,
    firstMonth: first,
    lastMonth: last,
    wells: wells.size,
  }))
}

export type Groups = Readonly<Record<Grouping, readonly Group[]>>

/** All seven groupings; years and months in order, the others with the most oil first and then by key. */
export function allGroups({ rows }: Pick<ProductionData, 'rows'>): Groups {
  const inTime = (key: Grouping) => groupBy(rows, KEYS[key]).toSorted((a, b) => order(a.key, b.key))
  const byOil = (key: Grouping) => groupBy(rows, KEYS[key]).toSorted((a, b) => b.oil - a.oil || order(a.key, b.key))
  return {
    year: inTime('year'),
    month: inTime('month'),
    lease: byOil('lease'),
    api12: byOil('api12'),
    api10: byOil('api10'),
    operator: byOil('operator'),
    field: byOil('field'),
  }
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export interface GroupingSum extends Volumes {
  readonly grouping: string
  readonly groups: number
  /** Largest difference of a volume, or of the number of records, from the total. */
  readonly difference: number
}

/** Sums every grouping against the total. */
export function groupingSums(groups: Groups, total: Volumes): readonly GroupingSum[] {
  return Object.entries(groups).map(([grouping, list]) => {
    const sum = totalOf(list)
    const differences = (Object.keys(total) as (keyof Volumes)[]).map((name) => Math.abs(sum[name] - total[name]))
    return { grouping, groups: list.length, ...sum, difference: Math.max(...differences) }
  })
}
