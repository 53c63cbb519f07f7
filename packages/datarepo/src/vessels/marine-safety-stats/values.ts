/** The values of incident statistics. */
import * as rate from '@keelson/physics/event-rates/rate.ts'
import * as trend from '@keelson/physics/event-rates/trend.ts'
import { type Measure, mapValue, numberValue, resultOf } from '@keelson/workflow'

/** No kind fits: what is counted may happen never, or a thousand times a year. */
export const PER_YEAR = { unit: '1/year', noKind: 'events per year, of which any number may happen' } as const
const GALLONS = { unit: 'gal', noKind: 'what might have been released, from a cup to a supertanker' } as const
const SERIES = 'category: occurrences, a threat, a tag, a type or a column'
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
const THREE = 'None with fewer than three years.'

export const values = {
  rows_read: number('Rows read', 'Data rows before duplicates are removed.'),
  duplicate_rows_removed: number('Duplicates removed', 'Rows with the key of an earlier one.'),
  unknown_date_rows: number('Rows without a date', 'Blank or not to be read; they are in no window.'),
  rejected_rows: number('Rows rejected', 'Rows of a file with another number of cells than its header.'),
  occurrences: number('Occurrences', 'Distinct occurrences in the window.'),
  annual: counts('Occurrences by year', 'Every year of the window.', 'year'),
  by_type: counts('Occurrences by type', 'Most first.', 'type as in the data, blank: unspecified'),
  by_tag: counts('Occurrences by tag', 'An occurrence counts under each of its tags.', 'tag as in the data'),
  by_source: counts('Occurrences by source', 'Most first.', 'source as in the data'),
  severity: counts('Occurrences by severity', 'Most first.', 'severity class as in the data'),
  consequence: counts(
    'Occurrences by consequence',
    'An occurrence counts under each of its consequences.',
    'consequence as in the data',
  ),
  measure: counts('Response measures', 'Occurrences in which each was used.', 'skim, shore, bio, disperse, burn'),
  total_fatalities: number('Fatalities', 'Sum of the known numbers.'),
  total_injuries: number('Injuries', 'Sum of the known numbers.'),
  dead_or_missing_reported: number('Dead or missing', 'Sum of the numbers that casualty forms give.'),
  occurrences_without_casualty_form: number(
    'Occurrences without a casualty form',
    'None of the three columns has a number.',
  ),
  multi_ship_occurrences: number('Occurrences with several ships', 'More than one ship involved.'),
  very_serious_fraction: numberValue('-', {
    title: 'Share of very serious casualties',
    description: 'Very serious casualties over all occurrences.',
    minimum: 0,
    maximum: 1,
  }),
  potential_release_known: number('Potential releases known', 'Occurrences with a stated potential release.'),
  potential_release_unknown: number('Potential releases unknown', 'Occurrences without one.'),
  potential_release_total_gal: numberValue(GALLONS, {
    title: 'Potential release, total',
    description: 'Sum of the known ones, US gallons: what might have been released, not what was.',
    minimum: 0,
  }),
  potential_release_max_gal: numberValue(GALLONS, {
    title: 'Potential release, largest',
    description: 'Of one occurrence, US gallons.',
    minimum: 0,
  }),
  rows_without_position: number('Occurrences without a position', 'Latitude or longitude is blank.'),
  total: counts('Total of the window', 'By column, the published total among them.', 'column of the table'),
  sum_of_categories: counts('Sum of the categories', 'By year; an incident may be in several categories.', 'year'),
  published_minus_sum: mapValue('-', {
    title: 'Published total less sum',
    description: 'By year; negative where incidents are in several categories.',
    keys: 'year',
  }),
  rate: resultOf(rate.rateOfExposure, '-', { description: 'Of the event count, per unit of exposure.', ...COUNTED }),
  rate_ci_low: resultOf(rate.rateOfExposure, '-', {
    title: 'Lower limit of the rate',
    description: 'Exact Poisson limit, per unit of exposure.',
    symbol: 'lambda_L',
    ...COUNTED,
  }),
  rate_ci_high: resultOf(rate.rateOfExposure, '-', {
    title: 'Upper limit of the rate',
    description: 'Exact Poisson limit, per unit of exposure.',
    symbol: 'lambda_U',
    ...COUNTED,
  }),
  rate_per_year: ofSeries(rate.annualRate, PER_YEAR, 'Of the series, over the years of the window.'),
  rate_per_year_ci_low: ofSeries(
    { title: 'Lower limit of the events per year', symbol: 'lambda_L' },
    PER_YEAR,
    'Exact Poisson limit; too near where the counts scatter more than Poisson.',
  ),
  rate_per_year_ci_high: ofSeries(
    { title: 'Upper limit of the events per year', symbol: 'lambda_U' },
    PER_YEAR,
    'Exact Poisson limit; too near where the counts scatter more than Poisson.',
  ),
  mann_kendall_s: ofSeries(trend.kendallStatistic, '-', THREE),
  mann_kendall_z: ofSeries(trend.kendallDeviate, '-', THREE),
  mann_kendall_p: ofSeries(trend.trendProbability, '-', THREE),
  sen_slope: ofSeries(trend.senSlope, PER_YEAR, `Events per year, each year. ${THREE}`),
  dispersion_chi2: ofSeries(trend.dispersion, '-', THREE),
  dispersion_p_value: ofSeries(trend.dispersionProbability, '-', THREE),
  rate_ratio: ofSeries(rate.rateRatio, '-', 'Of the periods compared.', COMPARED),
  rate_ratio_ci_low: ofSeries(rate.lowerRatio, '-', 'By the logarithm of the ratio (Wald).', COMPARED),
  rate_ratio_ci_high: ofSeries(rate.upperRatio, '-', 'By the logarithm of the ratio (Wald).', COMPARED),
}
