/** The values that a run answers with. Differences are those of the candidate from the reference, in the unit of the values. */
import * as differences from '@keelson/physics/series-comparison/differences.ts'
import * as skill from '@keelson/physics/series-comparison/skill.ts'
import * as summary from '@keelson/physics/series-comparison/summary.ts'
import { flagValue, mapValue } from '@keelson/workflow'

const CANDIDATE = 'label of the candidate, if there is more than one'
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
  points_compared: perCandidate('Points compared', 'Number of reference keys with a match.', 'n'),
  unmatched_in_reference: perCandidate('Unmatched in reference', 'Number of reference keys with no match.'),
  unmatched_in_candidate: perCandidate(
    'Unmatched in candidate',
    'Number of candidate keys with no match. For an interpolated candidate, the number of candidate keys outside the range of the reference keys.',
  ),
  bias: resultPerCandidate(differences.bias, 'Mean difference, candidate minus reference.'),
  mean_absolute_error: resultPerCandidate(differences.meanAbsoluteError, 'Mean absolute difference.'),
  rmse: resultPerCandidate(differences.rootMeanSquareError, 'Root mean square difference.'),
  max_absolute_difference: perCandidate(
    'Largest absolute difference',
    'Largest absolute difference over the matched points.',
    'd_max',
  ),
  key_at_max_difference: perCandidate(
    'Key of largest difference',
    'Key at which the difference is largest. If several differences are equal within 10⁻⁹, the smallest key is reported.',
    'x_max',
  ),
  nrmse_range: resultPerCandidate(
    differences.errorOverRange,
    'Root mean square error divided by the range of the matched reference values. No value if the range is zero.',
  ),
  nash_sutcliffe_efficiency: resultPerCandidate(
    skill.efficiency,
    'One minus the sum of squared differences divided by the sum of squared reference deviations from the mean. No value if the reference does not vary.',
  ),
  pearson_correlation: resultPerCandidate(
    skill.correlation,
    'Pearson correlation coefficient of candidate and reference. No value if either does not vary.',
  ),
  slope: resultPerCandidate(
    skill.lineSlope,
    'Slope of the least squares line of candidate against reference. No value if the reference does not vary.',
  ),
  intercept: resultPerCandidate(
    skill.lineIntercept,
    'Candidate value of the least squares line at a reference value of 0.',
  ),
  kolmogorov_smirnov_statistic: perCandidate(
    'Kolmogorov-Smirnov statistic',
    'Largest distance between the empirical distributions of all values of the two series.',
    'D_ks',
  ),
  area_difference: resultPerCandidate(
    differences.areaBetween,
    'Trapezoidal integral of the difference over the matched keys, in value units times key units.',
  ),
  points_out_of_tolerance: perCandidate('Points out of tolerance', 'Number of matched points out of tolerance.'),
  first_divergence_key: perCandidate(
    'Key of first divergence',
    'Smallest key at which a point is out of tolerance. No value if there is none.',
  ),
  pass: flagValue({
    title: 'Within tolerance',
    description: 'True if the fraction of points out of tolerance does not exceed the allowed fraction.',
    keys: CANDIDATE,
  }),
  max_relative_difference: perCandidate(
    'Largest relative difference',
    'Largest absolute relative difference over the points whose denominator is not zero.',
  ),
  relative_difference: mapValue('-', {
    title: differences.relativeDifference.title,
    description: 'Difference divided by the reference, or by the floor if larger. No value if the denominator is 0.',
    keys: 'key of the matched point; label and key if there is more than one candidate, for example run_b.2',
    gaps: true,
  }),
  mean: perSource(summary.seriesMean, 'Mean of all points of the source.'),
  standard_deviation: perSource(summary.sampleDeviation, 'Sample standard deviation (n − 1). No value for one point.'),
  lag1_autocorrelation: perSource(
    summary.lagOneAutocorrelation,
    'Lag-1 autocorrelation about the mean, in key order. No value if the values do not vary.',
  ),
}
