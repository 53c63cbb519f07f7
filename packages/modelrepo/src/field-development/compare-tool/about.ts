/** What compare-tool answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const here = (file: string) => `modelrepo/field-development/compare-tool/${file}`

export const about: About = {
  title: 'Result series comparison between runs or tools',
  question: 'How far apart are these series from different runs, tools or tests?',
  askedAs: [
    'Compare the results of two runs within a tolerance.',
    'Does my rerun on a new software version match the old results?',
    'RMSE, bias and correlation between measured and simulated data.',
    'Benchmark two analysis tools, say OrcaFlex vs Flexcom, against each other on the same key.',
    'Where do these two CSV files of results first diverge?',
    'Nash-Sutcliffe efficiency of predicted against measured production.',
  ],
  method: [
    {
      title: 'Reading',
      text: 'Records of the request or a CSV file with a heading are read (commas, semicolons or tabs; UTF-8 with or without a byte order mark). A first row of words under both columns is a row of units. Its labels must agree with each other and with the inputs. Nothing is converted.',
      module: here('calculate-table.ts'),
    },
    {
      title: 'Cleaning',
      text: 'Keys are numbers, or ISO dates as days from 1970-01-01. Pairs without a key or a value are omitted and counted, and points are sorted by key. A repeated key, within 1e-9 of itself, is rejected, or its first value or mean is used.',
      module: here('calculate-series.ts'),
    },
    {
      title: 'Alignment',
      text: 'Points of equal keys, within 1e-9 of the key, are matched. Alternatively each candidate is interpolated at the reference keys, linearly or by a monotone cubic (PCHIP), without extrapolation. Without a common key the comparison is rejected.',
      module: here('calculate-pair.ts'),
    },
    {
      title: 'Errors',
      text: 'Difference is candidate minus reference. Bias, mean absolute and root mean square error and the largest difference with its smallest key are calculated. Errors are also given over the range of the reference, and at each point over the reference or its floor.',
      module: 'physics/series-comparison/differences.ts',
    },
    {
      title: 'Skill',
      text: 'Correlation, Nash-Sutcliffe efficiency and the least squares line are calculated over the matched points from sums about the means. The area between the series is by the trapezoidal rule. The Kolmogorov-Smirnov distance uses all values.',
      module: 'physics/series-comparison/skill.ts',
    },
    {
      title: 'Summary',
      text: 'Mean, sample deviation, extremes, percentiles and lag-1 autocorrelation are calculated for each source over all its points in key order. Deviations are summed about the mean, so that sums of squares are never subtracted.',
      module: 'physics/series-comparison/summary.ts',
    },
    {
      title: 'Tolerance',
      text: 'A point is within tolerance if its absolute difference does not exceed the absolute tolerance plus the relative tolerance times the reference. A margin of 1e-12 of it is allowed for round-off. The series passes if the share of points out of tolerance does not exceed the allowed share. The check shows the deciding point, with the highest tolerance utilisation after the allowed points are excluded.',
      module: here('calculate-tolerance.ts'),
    },
    {
      title: 'Several candidates',
      text: 'Each candidate is compared with the reference and reported by its label. The envelope has the lowest and highest value of all sources at each reference key. The steps are for the governing candidate.',
      module: here('calculate-values.ts'),
    },
  ],
  assumptions: [
    'Keys and values of all sources are in one unit each. Units are labels, and nothing is converted.',
    'The reference is exact. Its own uncertainty is not included in the comparison.',
    'Dates and times without a zone are UTC.',
  ],
  validity: [
    'Valid for up to 50 sources, up to 200 000 rows of records each and files up to 32 MiB.',
    'Valid for numbers from −1e100 to 1e100.',
    'With fewer than 3 points, or fewer than half of the reference points, a warning is issued.',
    'Sums are written out for up to 12 matched points. For more points the report gives their totals.',
  ],
  notChecked: [
    'Resampling to a common rate, lags by cross-correlation, spectra and cycle counts (see the time-series workflow)',
    'Numerical, input and experimental uncertainty of the series, and hence ASME V&V 20 validation uncertainty',
    'Significance of the Kolmogorov-Smirnov distance and the correlation, and confidence of the line',
    'Consistency of definitions, signs, axes and origins between sources',
  ],
}
