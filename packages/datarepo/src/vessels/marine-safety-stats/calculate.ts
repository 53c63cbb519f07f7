/** Incident statistics: from a table of a source, or from a count and its exposure, to counts, rates and trends. */
import { silent } from '@keelson/equations'
import { type Outcome, type RunContext, refuse, shown, shownWhole } from '@keelson/workflow'
import { SOURCE_OF } from './about-sources.ts'
import { categorySums, categoryTableOf } from './calculate-categories.ts'
import { recordChecks, uncheckedAll } from './calculate-checks.ts'
import {
  amounts,
  refusePeriodsOutside,
  seriesOf,
  type Tallies,
  tallies,
  type Window,
  windowOf,
} from './calculate-counts.ts'
import type { SourceTable } from './calculate-csv.ts'
import { countOutcome } from './calculate-direct.ts'
import { incidentsOf } from './calculate-incidents.ts'
import { comparedOf, type Series, type Statistic, statisticOf } from './calculate-series.ts'
import { complete, recordValues, statisticValues } from './calculate-values.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { calledSeries } from './inputs-rows.ts'
import type { SourceData } from './load.ts'
import { ALL, BSEE, FORMATS, PUBLISHED, type RecordFormat, TSB, UNIFIED } from './modes.ts'
import { tablesOf } from './tables.ts'
import {
  casualtyWarnings,
  idleWarnings,
  ratioWarnings,
  readWarnings,
  releaseWarnings,
  scatterWarnings,
  tableWarnings,
} from './warnings.ts'

type Result = Outcome<typeof contract>

export function calculate(p: Params, context: RunContext, data: SourceData): Result {
  if (p.event_count !== undefined) return countOutcome(p, p.event_count, context)
  const pointer = p.inline_records === undefined ? '/file_name' : '/inline_records'
  const table = data.table ?? inlineTable(p.inline_records ?? [])
  if (p.end_year !== undefined && p.end_year > data.today[0]) {
    refuse('/end_year', `must not be in the future (entered: ${p.end_year})`)
  }
  const given = { p, table, pointer, today: data.today }
  const { source_format: format } = p
  return format === BSEE ? ofCategories(given, context) : ofRecords(given, format, context)
}

interface Given {
  readonly p: Params
  readonly table: SourceTable
  readonly pointer: string
  readonly today: SourceData['today']
}

function inlineTable(records: readonly Readonly<Record<string, unknown>>[]): SourceTable {
  return { columns: [...new Set(records.flatMap((r) => Object.keys(r)))], records, rejected: 0 }
}

function ofRecords({ p, table, pointer, today }: Given, format: RecordFormat, { trace }: RunContext): Result {
  const source = SOURCE_OF[format]
  const read = incidentsOf(table, format, today, pointer)
  const years = read.incidents.flatMap(({ date }) => date?.[0] ?? [])
  const window = windowOf(p, years, pointer)
  refusePeriodsOutside(p, window)
  const counted = tallies(read, window)
  const series = seriesOf(p.category, read, counted)
  const statistic = statisticOf(series, p.confidence_level, trace, source)
  const compared = p.comparison_periods && comparedOf(series, p, trace, source)
  const shownHere = { p, series, statistic, statistics: [statistic], tallies: counted }
  return {
    values: complete(
      {
        rows_read: read.rowsRead,
        duplicate_rows_removed: read.duplicates,
        rejected_rows: table.rejected,
        ...recordValues(format, counted, trace, source),
        ...statisticValues([statistic], p.comparison_periods && (compared ? [compared] : [])),
      },
      `not available for {source_format} '${FORMATS[format]}'`,
    ),
    checks: recordChecks(format, counted, trace, source),
    tables: () => tablesOf(shownHere),
    charts: () => chartsOf(shownHere),
    warnings: [
      ...idleWarnings(p),
      ...readWarnings({
        rejected: table.rejected,
        undated: counted.undated,
        unreadable: read.unreadable,
        data: { first: years.reduce((a, y) => Math.min(a, y)), last: years.reduce((a, y) => Math.max(a, y)) },
        window,
        thisYear: today[0],
        pointer,
      }),
      ...casualties(format, counted, pointer),
      ...releaseWarnings(
        amounts(counted.incidents, (i) => i.potentialRelease),
        pointer,
      ),
      ...scatterWarnings([statistic]),
      ...ratioWarnings(p, periodSums(series, p)),
    ],
    detail: sentence(
      `${shownWhole(counted.incidents.length)} occurrences`,
      window,
      statistic,
      series.name === ALL ? '' : ` for '${series.name}'`,
    ),
  }
}

function casualties(format: RecordFormat, { incidents }: Tallies, pointer: string) {
  if (format !== UNIFIED && format !== TSB) return []
  const injuries = format === UNIFIED ? amounts(incidents, (i) => i.injuries).unknown : 0
  return casualtyWarnings(amounts(incidents, (i) => i.fatalities).unknown, injuries, pointer)
}

function ofCategories({ p, table, pointer, today }: Given, { trace }: RunContext): Result {
  const source = SOURCE_OF[BSEE]
  const read = categoryTableOf(table, today[0], pointer)
  const years = read.years.map(({ year }) => year)
  const window = windowOf(p, years, pointer)
  refusePeriodsOutside(p, window)
  const sums = categorySums(read, window.first, window.last)
  const name = p.category === ALL && read.columns.includes(PUBLISHED) ? PUBLISHED : p.category
  const series =
    sums.series.find((s) => s.name === name) ??
    refuse('/category', `the table has no column '${name}'; its columns are '${read.columns.join("', '")}'`)
  const known = sums.series.filter(({ points }) => points.length > 0)
  if (series.points.length === 0) refuse('/category', `'${name}' has no count in the window`)
  const traced = (s: Series) => (s === series ? trace : silent)
  const statistics = known.map((s) => statisticOf(s, p.confidence_level, traced(s), source))
  const compared = p.comparison_periods && known.flatMap((s) => comparedOf(s, p, traced(s), source) ?? [])
  const statistic = statistics[known.indexOf(series)] as Statistic
  const shownHere = { p, series, statistic, statistics, sums }
  return {
    values: complete(
      {
        rows_read: read.rowsRead,
        duplicate_rows_removed: read.duplicates,
        unknown_date_rows: read.undated,
        rejected_rows: table.rejected,
        total: sums.total,
        sum_of_categories: sums.sumOfCategories,
        published_minus_sum: sums.publishedMinusSum,
        ...statisticValues(statistics, compared),
      },
      'not available from a category table, because an incident may be in several categories',
    ),
    checks: uncheckedAll(
      'an incident may be in several categories, so the category counts need not add up to the total',
    ),
    tables: () => tablesOf(shownHere),
    charts: () => chartsOf(shownHere),
    warnings: [
      ...idleWarnings(p),
      ...readWarnings({
        rejected: table.rejected,
        undated: read.undated,
        unreadable: [],
        data: { first: years[0] ?? window.first, last: years.at(-1) ?? window.last },
        window,
        thisYear: today[0],
        pointer,
      }),
      ...tableWarnings(sums.years, window, sums.unknown),
      ...scatterWarnings(statistics),
      ...ratioWarnings(p, periodSums(series, p)),
    ],
    detail: sentence(
      `${shownWhole(statistic.events)} events in category '${calledSeries(name)}'`,
      window,
      statistic,
      '',
    ),
  }
}

const periodSums = ({ points }: Series, { comparison_periods: periods = [] }: Params): number[] =>
  periods.map(({ start_year, end_year }) =>
    points.reduce((sum, { year, count }) => sum + (year >= start_year && year <= end_year ? count : 0), 0),
  )

function sentence(what: string, { first, last }: Window, { events, years, trend }: Statistic, of: string): string {
  const rate = `${shown(events / years, 3)} per year${of}`
  const slope = trend && `, ${trend.p < 0.05 ? 'significant trend' : 'no significant trend'} (p = ${shown(trend.p, 2)})`
  return `${first === last ? `In ${first}` : `From ${first} to ${last}`}, ${what}: ${rate}${slope ?? ''}`
}
