/** Sums by district, year and month, made of the rows by month; those by operator, field and lease come summed. */

import type { Grouping } from './inputs.ts'
import type { Group, Grouped, MonthRow, PdqData, Volumes } from './load-data.ts'

/** Key of records that name none. */
export const BLANK = '(blank)'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
const NAMES = ['oil', 'condensate', 'gas', 'casinghead', 'water', 'rows'] as const
const zero = (): Mutable<Volumes> => ({ oil: 0, condensate: 0, gas: 0, casinghead: 0, water: 0, rows: 0 })
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export const liquidsOf = (v: Volumes): number => v.oil + v.condensate
export const gasOf = (v: Volumes): number => v.gas + v.casinghead

/** Sum of volumes, exact while below 2^53. */
export function sumOf(all: Iterable<Volumes>): Volumes {
  const sum = zero()
  for (const one of all) for (const name of NAMES) sum[name] += one[name]
  return sum
}

/** Groups of the rows by a key, in the order of their first; the rows are in the order of months. */
function groupBy(rows: readonly MonthRow[], key: (row: MonthRow) => string): readonly Group[] {
  return [...Map.groupBy(rows, key)].map(([name, own]) => ({
    ...sumOf(own),
    key: name,
    name: '',
    firstMonth: own[0]?.month ?? '',
    lastMonth: own.at(-1)?.month ?? '',
  }))
}

export type Groups = Readonly<Record<Grouping, Grouped>>

const whole = (listed: readonly Group[]): Grouped => ({ listed, groups: listed.length, sum: sumOf(listed) })
const named = (grouped: Grouped): Grouped => ({
  ...grouped,
  listed: grouped.listed.map((g) => ({ ...g, key: g.key === '' ? BLANK : g.key })),
})

/** All six groupings; years and months in order, the others with the most liquids first. */
export function allGroups({ months, operators, fields, leases }: PdqData): Groups {
  const districts = groupBy(months, (r) => r.district)
  return {
    year: whole(groupBy(months, (r) => r.month.slice(0, 4))),
    month: whole(groupBy(months, (r) => r.month)),
    district: whole(districts.toSorted((a, b) => liquidsOf(b) - liquidsOf(a) || order(a.key, b.key))),
    operator: named(operators),
    field: named(fields),
    lease: leases,
  }
}

export interface GroupingSum extends Volumes {
  readonly grouping: string
  readonly groups: number
  /** Largest difference of a volume, or of the number of records, from the total. */
  readonly difference: number
}

/** Fractions of a barrel that come of adding up volumes sent in other units. */
const EXACT = 1e-6

export function groupingSums(groups: Groups, total: Volumes): readonly GroupingSum[] {
  return Object.entries(groups).map(([grouping, { sum, groups: n }]) => {
    const difference = Math.max(...NAMES.map((name) => Math.abs(sum[name] - total[name])))
    return { ...sum, grouping, groups: n, difference: difference < EXACT ? 0 : difference }
  })
}
