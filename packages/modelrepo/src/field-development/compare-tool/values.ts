/** The values that a run answers with. Differences are those of the candidate from the reference, in the unit of the values. */
import * as differences from '@keelson/physics/series-comparison/differences.ts'
import * as skill from '@keelson/physics/series-comparison/skill.ts'
import * as summary from '@keelson/physics/series-comparison/summary.ts'
import { flagValue, mapValue } from '@keelson/workflow'

const CANDIDATE = 'label of the candidate, where there are several'
const SOURCE = 'label of the source'

/** A number of the one candidate, or one for each of several. */
const perCandidate = (title: string, description: string, symbol?: string) =>
  mapValue('-', { title, description, keys: CANDIDATE, orNumber: true, gaps: true, ...(symbol && { symbol }) })
const resultPerCandidate = (
  { title, symbol }: { readonly title: string; readonly symbol: string },
  description: string,
) => perCandidate(title, description, symbol)

/** A number of every source. */
const perSource = ({ title, symbol }: { readonly title: string; readonly symbol: string }, description: string) =>
  mapValue('-', { title, symbol, description, keys: SOURCE, gaps: true })

export const values = {
  points_compared: perCandidate('Points compared', 'Keys of the reference that have a partner.', 'n'),
  unmatched_in_reference: perCandidate('Unmatched in the reference', 'Keys of the reference without a partner.'),
  unmatched_in_candidate: perCandidate(
    'Unmatched in the candidate',
    'Keys of the candidate without a partner; of one that is interpolated, those outside the keys of the reference.',
  ),
  bias: resultPerCandidate(differences.bias, 'Mean difference.'),
  mean_absolute_error: resultPerCandidate(differences.meanAbsoluteError, 'Mean of the absolute differences.'),
  rmse: resultPerCandidate(differences.rootMeanSquareError, 'Root of the mean of the squared differences.'),
  max_absolute_difference: perCandidate('Largest absolute difference', 'Over the matched points.', 'd_max'),
  key_at_max_difference: perCandidate(
    'Key of the largest difference',
    'The smallest of keys whose differences are equal within 1e-9.',
    'x_max',
  ),
  nrmse_range: resultPerCandidate(
    differences.errorOverRange,
    'Over the largest less the smallest matched reference value; null where these are equal.',
  ),
  nash_sutcliffe_efficiency: resultPerCandidate(
    skill.efficiency,
    '1 less the squared differences over those of the reference from its mean; null where the reference does not vary.',
  ),
  pearson_correlation: resultPerCandidate(skill.correlation, 'Null where either series does not vary.'),
  slope: resultPerCandidate(
    skill.lineSlope,
    'Of the line by least squares through candidate over reference; null where the reference does not vary.',
  ),
  intercept: resultPerCandidate(skill.lineIntercept, 'Candidate of that line where the reference is 0.'),
  kolmogorov_smirnov_statistic: perCandidate(
    'Kolmogorov-Smirnov statistic',
    'Largest distance of the empirical distributions of all values of the two series.',
    'D_ks',
  ),
  area_difference: resultPerCandidate(
    differences.areaBetween,
    'Integral of the difference over the matched keys by trapezia, in the unit of the values times that of the keys.',
  ),
  points_out_of_tolerance: perCandidate('Points out of tolerance', 'Of the matched points.'),
  first_divergence_key: perCandidate(
    'Key of the first divergence',
    'Smallest key that is out of tolerance; null where none is.',
  ),
  pass: flagValue({
    title: 'Within tolerance',
    description: 'Whether no more points are out of tolerance than may be.',
    keys: CANDIDATE,
  }),
  max_relative_difference: perCandidate(
    'Largest relative difference',
    'Absolute, over the points where it has a denominator.',
  ),
  relative_difference: mapValue('-', {
    title: differences.relativeDifference.title,
    description:
      'Difference over the reference, or over the floor where that is larger; null where the denominator is 0.',
    keys: 'key of the matched point; of several candidates the label and the key, as run_b.2',
    gaps: true,
  }),
  mean: perSource(summary.seriesMean, 'Of all points of each source.'),
  standard_deviation: perSource(summary.sampleDeviation, 'Of a sample, n - 1; null of one point.'),
  lag1_autocorrelation: perSource(
    summary.lagOneAutocorrelation,
    'In the order of the keys, about the mean; null where the values do not vary.',
  ),
}
