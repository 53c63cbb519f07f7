/** The values of incident statistics. */
import * as rate from '@keelson/physics/event-rates/rate.ts'
import * as trend from '@keelson/physics/event-rates/trend.ts'
import { type Measure, mapValue, numberValue, resultOf } from '@keelson/workflow'

/** No kind fits: what is counted may happen never, or a thousand times a year. */
export const PER_YEAR = { unit: '1/year', noKind: 'event rate per year without usual range' } as const
const GALLONS = { unit: 'gal', noKind: 'potential release, which spans many decades' } as const
const SERIES = 'occurrences, a threat, a tag, a type or a column'
const COUNTED = { needs: ['event_count'] }
const COMPARED = { needs: ['comparison_periods'] }

const number = (title: string, description: string) => numberValue('-', { title, description, minimum: 0, count: true })
const counts = (title: string, description: string, keys: string) => mapValue('-', { title, description, keys })
const ofSeries = (
  { symbol, title }: { readonly symbol: string; readonly title: string },
  of: Measure,
  description: string,
  needs = {},
) => mapValue(of, { title, symbol, description, keys: SERIES, ...needs })
const THREE = 'Statistic reported for three or more years of data.'

export const values = {
  rows_read: number('Rows read', 'Number of data rows before duplicates are removed.'),
  duplicate_rows_removed: number('Duplicates removed', 'Number of rows with the same key as an earlier row.'),
  unknown_date_rows: number(
    'Rows without a date',
    'Number of rows with a blank or unreadable date, which are not in any window.',
  ),
  rejected_rows: number('Rejected rows', 'Number of file rows whose cell count differs from the header cell count.'),
  occurrences: number('Occurrences', 'Number of distinct occurrences in the window.'),
  annual: counts('Occurrences by year', 'Number of occurrences in every year of the window.', 'year'),
  by_type: counts(
    'Occurrences by type',
    'Number of occurrences of each type, in descending order of frequency.',
    'type as in the data; blank is unspecified',
  ),
  by_tag: counts(
    'Occurrences by tag',
    'Number of occurrences with each tag. An occurrence is counted under each of its tags.',
    'tag as in the data',
  ),
  by_source: counts(
    'Occurrences by source',
    'Number of occurrences from each source, in descending order of frequency.',
    'source as in the data',
  ),
  severity: counts(
    'Occurrences by severity',
    'Number of occurrences in each severity class, in descending order of frequency.',
    'severity class as in the data',
  ),
  consequence: counts(
    'Occurrences by consequence',
    'Number of occurrences with each consequence. An occurrence is counted under each of its consequences.',
    'consequence as in the data',
  ),
  measure: counts(
    'Response measures',
    'Number of occurrences in which each response measure was used.',
    'skim, shore, bio, disperse, burn',
  ),
  total_fatalities: number('Fatalities', 'Sum of the known fatalities.'),
  total_injuries: number('Injuries', 'Sum of the known injuries.'),
  dead_or_missing_reported: number('Dead or missing', 'Sum of the dead or missing persons stated in casualty forms.'),
  occurrences_without_casualty_form: number(
    'Occurrences without a casualty form',
    'Number of occurrences with no number in the three casualty columns.',
  ),
  multi_ship_occurrences: number('Multi-ship occurrences', 'Number of occurrences with more than one ship involved.'),
  very_serious_fraction: numberValue('-', {
    title: 'Very serious casualty share',
    description: 'Ratio of very serious casualties to all occurrences.',
    minimum: 0,
    maximum: 1,
  }),
  potential_release_known: number('Known potential releases', 'Number of occurrences with a stated potential release.'),
  potential_release_unknown: number(
    'Unknown potential releases',
    'Number of occurrences without a stated potential release.',
  ),
  potential_release_total_gal: numberValue(GALLONS, {
    title: 'Total potential release',
    description: 'Sum of the known potential releases in US gallons, not the actual releases.',
    minimum: 0,
  }),
  potential_release_max_gal: numberValue(GALLONS, {
    title: 'Maximum potential release',
    description: 'Largest potential release of one occurrence, in US gallons.',
    minimum: 0,
  }),
  rows_without_position: number(
    'Occurrences without a position',
    'Number of occurrences with a blank latitude or longitude.',
  ),
  total: counts('Window total', 'Total of each column over the window, including the published total.', 'table column'),
  sum_of_categories: counts(
    'Sum of categories',
    'Sum of categories by year. An incident may be in several categories.',
    'year',
  ),
  published_minus_sum: mapValue('-', {
    title: 'Published total minus sum',
    description:
      'Published total minus the sum of categories, by year. Negative if incidents are in several categories.',
    keys: 'year',
  }),
  rate: resultOf(rate.rateOfExposure, '-', { description: 'Event rate per unit of exposure.', ...COUNTED }),
  rate_ci_low: resultOf(rate.rateOfExposure, '-', {
    title: 'Lower rate limit',
    description: 'Exact lower Poisson limit, per unit of exposure.',
    symbol: 'lambda_L',
    ...COUNTED,
  }),
  rate_ci_high: resultOf(rate.rateOfExposure, '-', {
    title: 'Upper rate limit',
    description: 'Exact upper Poisson limit, per unit of exposure.',
    symbol: 'lambda_U',
    ...COUNTED,
  }),
  rate_per_year: ofSeries(rate.annualRate, PER_YEAR, 'Mean annual rate of the series over the window.'),
  rate_per_year_ci_low: ofSeries(
    { title: 'Lower annual rate limit', symbol: 'lambda_L' },
    PER_YEAR,
    'Exact lower Poisson limit of the annual rate, which is too high if the counts are overdispersed.',
  ),
  rate_per_year_ci_high: ofSeries(
    { title: 'Upper annual rate limit', symbol: 'lambda_U' },
    PER_YEAR,
    'Exact upper Poisson limit of the annual rate, which is too low if the counts are overdispersed.',
  ),
  mann_kendall_s: ofSeries(trend.kendallStatistic, '-', THREE),
  mann_kendall_z: ofSeries(trend.kendallDeviate, '-', THREE),
  mann_kendall_p: ofSeries(trend.trendProbability, '-', THREE),
  sen_slope: ofSeries(trend.senSlope, PER_YEAR, `Annual change in events per year. ${THREE}`),
  dispersion_chi2: ofSeries(trend.dispersion, '-', THREE),
  dispersion_p_value: ofSeries(trend.dispersionProbability, '-', THREE),
  rate_ratio: ofSeries(rate.rateRatio, '-', 'Ratio of the second period rate to the first period rate.', COMPARED),
  rate_ratio_ci_low: ofSeries(
    rate.lowerRatio,
    '-',
    'Lower confidence limit of the rate ratio, from its logarithm (Wald).',
    COMPARED,
  ),
  rate_ratio_ci_high: ofSeries(
    rate.upperRatio,
    '-',
    'Upper confidence limit of the rate ratio, from its logarithm (Wald).',
    COMPARED,
  ),
}
