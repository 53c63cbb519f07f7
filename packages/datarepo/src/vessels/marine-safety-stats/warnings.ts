/** What a safety statistician would remark on the counts. */
import { sayer, shown, shownPercent, type Warning } from '@keelson/workflow'
import type { Window } from './calculate-counts.ts'
import type { Statistic } from './calculate-series.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  overdispersed: 'The counts scatter more than a Poisson variable does: its limits are too near to each other.',
  unknown_dates: 'Rows whose date cannot be read count in no year.',
  rejected_rows: 'Rows of a file that do not have the cells of its header are left out.',
  unreadable_cells: 'Cells that hold something else than their column does are taken as unknown.',
  unknown_casualties: 'Rows without a number of fatalities or injuries add nothing to the sums.',
  beyond_data: 'The window reaches beyond the dates of the data.',
  unfinished_year: 'The last year of the window has not ended.',
  fiscal_and_calendar: 'The window mixes fiscal and calendar years.',
  missing_years: 'Years or cells that the table does not have are unknown, not zero.',
  small_counts: 'Few events: the limits of the ratio by its logarithm are rough.',
  dominant_release: 'One occurrence holds most of the potential release: the total is its own.',
  idle_exposure: 'An exposure without an event count has no part.',
} as const
const said = sayer(warnings)

/** Level at which the test of dispersion speaks. */
const SIGNIFICANT = 0.05
/** Events of a period below which the ratio asks for exact limits. */
const FEW = 10
const MOST_NAMES = 6
const names = (list: readonly (string | number)[]) =>
  `${list.slice(0, MOST_NAMES).join(', ')}${list.length > MOST_NAMES ? ', ...' : ''}`
const one = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** `when` says whether it is to be said. */

export function scatterWarnings(statistics: readonly Statistic[]): Warning[] {
  const wide = statistics.filter(({ scatter }) => scatter !== undefined && scatter.p < SIGNIFICANT)
  const each = wide.map(({ name, scatter }) => `'${name}' (p = ${shown(scatter?.p ?? 0, 2)})`)
  return said(
    'overdispersed',
    wide.length > 0,
    `the yearly counts scatter more than Poisson counts do: ${names(each)}. The limits are too narrow; a negative binomial model fits such counts`,
    '/category',
  )
}

export function ratioWarnings(p: Params, counted: readonly number[]): Warning[] {
  return said(
    'small_counts',
    p.comparison_periods !== undefined && counted.some((n) => n < FEW),
    `a period has fewer than ${FEW} events: the exact conditional binomial limits are to be preferred to those by the logarithm`,
    '/comparison_periods',
  )
}

export interface Read {
  readonly rejected: number
  readonly undated: number
  readonly unreadable: readonly string[]
  /** First and last year of the data. */
  readonly data: Window
  readonly window: Window
  readonly thisYear: number
  readonly pointer: string
}

export function readWarnings({ rejected, undated, unreadable, data, window, thisYear, pointer }: Read): Warning[] {
  const isBeyond = window.first < data.first || window.last > data.last
  return [
    ...said('rejected_rows', rejected > 0, `${one(rejected, 'row')} could not be read and are left out`, pointer),
    ...said(
      'unknown_dates',
      undated > 0,
      `${one(undated, 'row')} without a date that can be read: in no year`,
      pointer,
    ),
    ...said(
      'unreadable_cells',
      unreadable.length > 0,
      `${one(unreadable.length, 'cell')} taken as unknown: ${names(unreadable.map((c) => JSON.stringify(c.slice(0, 20))))}`,
      pointer,
    ),
    ...said(
      'beyond_data',
      isBeyond,
      `the data are of ${data.first} to ${data.last}: a year beyond them has nothing because nothing of it was given`,
      window.last > data.last ? '/end_year' : '/start_year',
    ),
    ...said(
      'unfinished_year',
      window.last >= thisYear,
      `${window.last} has not ended: its count will rise, and so will the trend`,
      '/end_year',
    ),
  ]
}

export const casualtyWarnings = (fatalities: number, injuries: number, pointer: string): Warning[] =>
  said(
    'unknown_casualties',
    fatalities > 0 || injuries > 0,
    `the number is unknown, not zero: of fatalities in ${one(fatalities, 'occurrence')}, of injuries in ${injuries}`,
    pointer,
  )

/** Share of a total from which on it says more of one occurrence than of all. */
const MOST_OF_IT = 0.5

export const releaseWarnings = ({ most, sum, known }: { most: number; sum: number; known: number }, pointer: string) =>
  said(
    'dominant_release',
    known > 1 && most > MOST_OF_IT * sum,
    `one of ${known} occurrences has ${shownPercent(most / sum)} of the potential release: look at its record before the total is used`,
    pointer,
  )

/** Last fiscal year of the published tables; calendar years follow. */
const LAST_FISCAL = 2017

export function tableWarnings(
  years: readonly number[],
  { first, last }: Window,
  unknown: readonly string[],
): Warning[] {
  const missing = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((y) => !years.includes(y))
  return [
    ...said(
      'fiscal_and_calendar',
      years.some((y) => y <= LAST_FISCAL) && years.some((y) => y > LAST_FISCAL),
      `years to ${LAST_FISCAL} are fiscal, October to September; later ones are calendar years: three months lie between`,
      '/end_year',
    ),
    ...said(
      'missing_years',
      missing.length + unknown.length > 0,
      `unknown, not zero, and in no rate: '${names([...missing, ...unknown])}'`,
      '/start_year',
    ),
  ]
}

export const idleWarnings = (p: Params): Warning[] =>
  said(
    'idle_exposure',
    p.exposure !== undefined && p.event_count === undefined,
    '{exposure} has no part without {event_count}: a table has its years as exposure',
    '/exposure',
  )
