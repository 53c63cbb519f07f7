/** The tables of the answer. */
import { silent } from '@keelson/equations'
import * as rate from '@keelson/physics/event-rates/rate.ts'
import { notApplicable, type TablesOf } from '@keelson/workflow'
import type { CategorySums } from './calculate-categories.ts'
import { type Counts, type Tallies, tally } from './calculate-counts.ts'
import type { Incident } from './calculate-incidents.ts'
import type { Series, Statistic } from './calculate-series.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

/** Everything that was derived from the source: `tallies` of incidents, or `sums` of a table of categories. */
export interface Derived {
  readonly p: Params
  readonly series: Series
  readonly statistic: Statistic
  readonly statistics: readonly Statistic[]
  readonly tallies?: Tallies
  readonly sums?: CategorySums
}

export function tablesOf(d: Derived): TablesOf<typeof contract> {
  const { tallies: t, sums } = d
  const none = notApplicable('the source table has counts only')
  const tags = Object.entries(t?.byTag ?? {}).map(([tag, count]) => ({ tag, count }))
  return {
    years: yearRows(d),
    types: t ? typeRows(t.byType) : none,
    tags: tags.length > 0 ? tags : notApplicable('no occurrence has a tag'),
    classes: t ? classesOf(t) : none,
    statistics: d.statistics.map(statisticRow),
    categories: sums ? categoryRows(sums) : notApplicable('applies to a category table only'),
    bases: notApplicable('applies to an event count over million hours only'),
  }
}

/** Each year's count with limits of its own. */
export const yearRows = ({ series, p }: Pick<Derived, 'series' | 'p'>) =>
  series.points.map(({ year, count }) => {
    const args = { k: count, C: p.confidence_level }
    const low = silent.apply(rate.lowerExpectation, args)
    return { year, count, low, high: silent.apply(rate.upperExpectation, args) }
  })

/** Most first, with the share of all up to and with each. */
export function typeRows(counts: Counts) {
  const total = Object.values(counts).reduce((a, b) => a + b, 0)
  let cumulated = 0
  return Object.entries(counts).map(([type, count]) => {
    cumulated += count
    return { type, count, share: count / total, cumulated: cumulated / total }
  })
}

/** Severity where the source states it, type where it does not. */
export const classOf = (i: Incident): string => i.severity ?? i.type

export function classesOf({ incidents }: Tallies) {
  const keys = incidents.map((i) => JSON.stringify([i.date?.[0], classOf(i)]))
  return Object.entries(tally(keys))
    .map(([key, count]) => {
      const [year, name] = JSON.parse(key) as [number, string]
      return { year, class: name, count }
    })
    .toSorted((a, b) => a.year - b.year || b.count - a.count)
}

const statisticRow = (s: Statistic) => ({
  series: s.name,
  years: s.years,
  events: s.events,
  rate: s.rate,
  low: s.low,
  high: s.high,
  s: s.trend?.S ?? null,
  z: s.trend?.Z ?? null,
  p: s.trend?.p ?? null,
  slope: s.trend?.slope ?? null,
  chi2: s.scatter?.chi2 ?? null,
  p_scatter: s.scatter?.p ?? null,
})

const categoryRows = ({ series, years, sumOfCategories, publishedMinusSum }: CategorySums) =>
  years.flatMap((year) => [
    ...series.map(({ name, points }) => ({
      year,
      category: name,
      count: points.find((point) => point.year === year)?.count ?? null,
    })),
    { year, category: 'Sum of categories', count: sumOfCategories[year] ?? null },
    { year, category: 'Published total minus sum', count: publishedMinusSum[year] ?? null },
  ])
