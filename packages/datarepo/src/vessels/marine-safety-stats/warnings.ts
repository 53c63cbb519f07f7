/** What a safety statistician would remark on the counts. */
import { listedUpTo, sayer, shown, shownPercent, type Warning } from '@keelson/workflow'
import type { Window } from './calculate-counts.ts'
import type { Statistic } from './calculate-series.ts'
import type { Params } from './inputs.ts'
import { calledSeries } from './inputs-rows.ts'

export const warnings = {
  overdispersed: 'The counts are overdispersed, so the Poisson limits are too narrow.',
  unknown_dates: 'Rows with an unreadable date are not counted in any year.',
  rejected_rows: 'Rows whose cell count differs from the header cell count are rejected.',
  unreadable_cells: 'Cells whose content does not match their column are treated as unknown.',
  unknown_casualties: 'Rows without a number of fatalities or injuries do not contribute to the sums.',
  beyond_data: 'The window extends outside the dates of the data.',
  unfinished_year: 'The last year of the window has not ended.',
  fiscal_and_calendar: 'The window includes both fiscal and calendar years.',
  missing_years: 'Missing years or cells are unknown, not zero.',
  small_counts: 'The logarithmic limits of the rate ratio are approximate for few events.',
  dominant_release: 'One occurrence dominates the total potential release.',
  idle_exposure: 'An exposure without an event count is not used.',
} as const
const said = sayer(warnings)

/** Level at which the test of dispersion speaks. */
const SIGNIFICANT = 0.05
/** Events of a period below which the ratio asks for exact limits. */
const FEW = 10
const MOST_NAMES = 6
const names = (list: readonly (string | number)[]) => listedUpTo(MOST_NAMES, list)
const one = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** `when` says whether it is to be said. */

export function scatterWarnings(statistics: readonly Statistic[]): Warning[] {
  const wide = statistics.filter(({ scatter }) => scatter !== undefined && scatter.p < SIGNIFICANT)
  const each = wide.map(({ name, scatter }) => `'${calledSeries(name)}' (p = ${shown(scatter?.p ?? 0, 2)})`)
  return said(
    'overdispersed',
    wide.length > 0,
    `The annual counts are overdispersed relative to a Poisson distribution: ${names(each)}. The Poisson limits are too narrow; consider a negative binomial model.`,
    '/category',
  )
}

export function ratioWarnings(p: Params, counted: readonly number[]): Warning[] {
  return said(
    'small_counts',
    p.comparison_periods !== undefined && counted.some((n) => n < FEW),
    `A period has fewer than ${FEW} events. Exact conditional binomial limits are preferred to the logarithmic limits.`,
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
    ...said(
      'rejected_rows',
      rejected > 0,
      `${one(rejected, 'row')} could not be read and ${rejected === 1 ? 'is' : 'are'} excluded.`,
      pointer,
    ),
    ...said(
      'unknown_dates',
      undated > 0,
      `${one(undated, 'row')} without a readable date ${undated === 1 ? 'is' : 'are'} not counted in any year.`,
      pointer,
    ),
    ...said(
      'unreadable_cells',
      unreadable.length > 0,
      `${one(unreadable.length, 'cell')} treated as unknown: ${names(unreadable.map((c) => JSON.stringify(c.slice(0, 20))))}.`,
      pointer,
    ),
    ...said(
      'beyond_data',
      isBeyond,
      `The data cover ${data.first} to ${data.last}. Window years outside this range contain no data.`,
      window.last > data.last ? '/end_year' : '/start_year',
    ),
    ...said(
      'unfinished_year',
      window.last >= thisYear,
      `The year ${window.last} has not ended, so its count and the trend are provisional.`,
      '/end_year',
    ),
  ]
}

export const casualtyWarnings = (fatalities: number, injuries: number, pointer: string): Warning[] =>
  said(
    'unknown_casualties',
    fatalities > 0 || injuries > 0,
    `Fatalities are unknown for ${one(fatalities, 'occurrence')} and injuries for ${injuries}. Unknown numbers are not counted as zero.`,
    pointer,
  )

/** Share of a total from which on it says more of one occurrence than of all. */
const MOST_OF_IT = 0.5

export const releaseWarnings = ({ most, sum, known }: { most: number; sum: number; known: number }, pointer: string) =>
  said(
    'dominant_release',
    known > 1 && most > MOST_OF_IT * sum,
    `One of ${known} occurrences contributes ${shownPercent(most / sum)} of the total potential release. Review its record before using the total.`,
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
      `Years to ${LAST_FISCAL} are fiscal (October to September) and later years are calendar years. The three months between them are not covered.`,
      '/end_year',
    ),
    ...said(
      'missing_years',
      missing.length + unknown.length > 0,
      `Unknown years or cells are not counted as zero and are excluded from rates: ${names([...missing, ...unknown])}.`,
      '/start_year',
    ),
  ]
}

export const idleWarnings = (p: Params): Warning[] =>
  said(
    'idle_exposure',
    p.exposure !== undefined && p.event_count === undefined,
    'The {exposure} is not used without the {event_count}. For a table, the exposure is the number of years.',
    '/exposure',
  )
