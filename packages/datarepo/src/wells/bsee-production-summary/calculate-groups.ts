/** Sums of the records by any key, and the proof that no grouping loses a barrel. */
import type { MonthRow } from '../_shared/ogor-a/data.ts'
import type { Grouping } from './inputs.ts'

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

/** Records of a well under one lease, operator and field. */
export interface Holding extends Volumes {
  readonly api12: string
  readonly lease: string
  readonly operator: string
  readonly field: string
  readonly firstMonth: string
  readonly lastMonth: string
}

/** What a holding is grouped by. */
type HeldBy = Exclude<Grouping, 'year' | 'month'>
const KEYS: Readonly<Record<HeldBy, (held: Holding) => string>> = {
  lease: (h) => h.lease || BLANK,
  api12: (h) => h.api12,
  api10: (h) => h.api12.slice(0, 10),
  operator: (h) => h.operator || BLANK,
  field: (h) => h.field || BLANK,
}

/** Groups holdings by a key. */
export function groupBy(holdings: readonly Holding[], key: (held: Holding) => string): readonly Group[] {
  const found = new Map<string, { sum: Mutable<Volumes>; first: string; last: string; wells: Set<string> }>()
  for (const held of holdings) {
    const name = key(held)
    let group = found.get(name)
    if (!group) {
      group = { sum: zero(), first: held.firstMonth, last: held.lastMonth, wells: new Set() }
      found.set(name, group)
    }
    add(group.sum, held)
    if (held.firstMonth < group.first) group.first = held.firstMonth
    if (held.lastMonth > group.last) group.last = held.lastMonth
    group.wells.add(held.api12)
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

/** All seven groupings of rows; those of a well are in the order of months. */
export function allGroups({ rows }: { readonly rows: Iterable<MonthRow> }): Groups {
  const tally = new Tally()
  for (const row of rows) tally.add(row)
  return tally.groups()
}

/** A bore as its rows go by. */
interface Tallied {
  readonly api12: string
  readonly holdings: Mutable<Holding>[]
  month: string
  year: Mutable<Group> | undefined
  hasOil: boolean
}
interface Time {
  readonly month: Mutable<Group>
  readonly year: Mutable<Group>
}

/** Adds up rows: never more than a sum for each month and for each holding of a well. The rows of a well come in the order of months. */
export class Tally {
  private readonly sum = zero()
  private readonly wells = new Map<string, Tallied>()
  private readonly times = new Map<string, Time>()
  private readonly years = new Map<string, Mutable<Group>>()
  private well: Tallied | undefined

  add(row: MonthRow): void {
    const { month, api12 } = row
    const well = this.well?.api12 === api12 ? this.well : this.wellOf(api12)
    const time = this.times.get(month) ?? this.newTime(month)
    add(this.sum, row)
    add(holdingOf(well.holdings, row), row)
    add(time.month, row)
    if (row.oil > 0) well.hasOil = true
    if (well.month === month) return
    time.month.wells += 1
    if (well.year !== time.year) time.year.wells += 1
    well.month = month
    well.year = time.year
  }

  /** Sum of all rows. */
  total(): Volumes {
    return this.sum
  }

  holdings(): readonly Holding[] {
    return [...this.wells.values()].flatMap((w) => w.holdings)
  }

  /** Bores with oil in some record, whatever corrections made of its sum. */
  producingWells(): number {
    return [...this.wells.values()].filter((w) => w.hasOil).length
  }

  /** Years and months in order, the others with the most oil first and then by key. */
  groups(): Groups {
    const holdings = this.holdings()
    const month = [...this.times.values()].map((t) => t.month).toSorted((a, b) => order(a.key, b.key))
    const byOil = (key: HeldBy) => groupBy(holdings, KEYS[key]).toSorted((a, b) => b.oil - a.oil || order(a.key, b.key))
    return {
      year: yearsOf(month, this.years),
      month,
      lease: byOil('lease'),
      api12: byOil('api12'),
      api10: byOil('api10'),
      operator: byOil('operator'),
      field: byOil('field'),
    }
  }

  private wellOf(api12: string): Tallied {
    this.well = this.wells.get(api12)
    if (!this.well) {
      this.well = { api12, holdings: [], month: '', year: undefined, hasOil: false }
      this.wells.set(api12, this.well)
    }
    return this.well
  }

  private newTime(month: string): Time {
    const key = month.slice(0, 4)
    const year = this.years.get(key) ?? newGroup(key, month)
    this.years.set(key, year)
    const time = { month: newGroup(month, month), year }
    this.times.set(month, time)
    return time
  }
}

const newGroup = (key: string, month: string): Mutable<Group> => ({
  key,
  ...zero(),
  firstMonth: month,
  lastMonth: month,
  wells: 0,
})

/** The years of months in order; `counted` has the wells of each. */
function yearsOf(months: readonly Group[], counted: ReadonlyMap<string, Group>): readonly Group[] {
  const years = Map.groupBy(months, (m) => m.key.slice(0, 4))
  return [...years].map(([key, own]) => ({
    key,
    ...totalOf(own),
    firstMonth: own[0]?.key ?? '',
    lastMonth: own.at(-1)?.key ?? '',
    wells: counted.get(key)?.wells ?? 0,
  }))
}

function holdingOf(holdings: Mutable<Holding>[], row: MonthRow): Mutable<Holding> {
  const { api12, lease, operator, field, month } = row
  for (const held of holdings) {
    if (held.lease === lease && held.operator === operator && held.field === field) {
      held.lastMonth = month
      return held
    }
  }
  const held = { api12, lease, operator, field, firstMonth: month, lastMonth: month, ...zero() }
  holdings.push(held)
  return held
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
