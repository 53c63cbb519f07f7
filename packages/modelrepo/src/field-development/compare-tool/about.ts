/** What compare-tool answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const here = (file: string) => `modelrepo/field-development/compare-tool/${file}`

export const about: About = {
  title: 'Result series comparison between runs or tools',
  question: 'How closely do the result series of different runs, tools or tests agree?',
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
      title: 'Input data',
      text: 'Records entered directly, or a CSV file with a heading row, are read (commas, semicolons or tabs; UTF-8 with or without a byte order mark). A first row with text in both columns is read as a row of units. Its unit labels must agree between sources and with the inputs. Nothing is converted.',
      module: here('calculate-table.ts'),
    },
    {
      title: 'Cleaning',
      text: 'Keys are numbers, or ISO dates converted to days from 1970-01-01. Rows without a key or a value are omitted and counted, and points are sorted by key. Keys that agree within a relative difference of 10⁻⁹ count as repeated. They are rejected, or their first value or mean is used.',
      module: here('calculate-series.ts'),
    },
    {
      title: 'Alignment',
      text: 'Points whose keys agree within a relative difference of 10⁻⁹ are matched. Alternatively each candidate is interpolated at the reference keys, linearly or by a monotone cubic (PCHIP), without extrapolation. If there is no common key the comparison is rejected.',
      module: here('calculate-pair.ts'),
    },
    {
      title: 'Errors',
      text: 'The difference is candidate minus reference. The bias, the mean absolute error, the root mean square error and the largest difference with its smallest key are calculated. Errors are also divided by the range of the reference and, at each point, by the reference or the floor if larger.',
      module: 'physics/series-comparison/differences.ts',
    },
    {
      title: 'Agreement',
      text: 'Correlation, Nash-Sutcliffe efficiency and the least squares line are calculated over the matched points from sums about the means. The area between the series is calculated by the trapezoidal rule. The Kolmogorov-Smirnov distance uses all values.',
      module: 'physics/series-comparison/skill.ts',
    },
    {
      title: 'Summary',
      text: 'Mean, sample standard deviation, extremes, percentiles and lag-1 autocorrelation are calculated for each source over all its points in key order. Deviations are summed about the mean to avoid subtracting sums of squares.',
      module: 'physics/series-comparison/summary.ts',
    },
    {
      title: 'Tolerance',
      text: 'A point is within tolerance if its absolute difference does not exceed the absolute tolerance plus the relative tolerance times the reference. A margin of 10⁻¹² of this limit is allowed for round-off. The series passes if the fraction of points out of tolerance does not exceed the allowed fraction. The check shows the governing point, which has the highest tolerance utilisation after the allowed points are excluded.',
      module: here('calculate-tolerance.ts'),
    },
    {
      title: 'Several candidates',
      text: 'Each candidate is compared with the reference and reported by its label. The envelope gives the lowest and highest value of all sources at each reference key. The steps are shown for the governing candidate.',
      module: here('calculate-values.ts'),
    },
  ],
  assumptions: [
    'Keys of all sources share one unit, and so do the values. Units are labels, and nothing is converted.',
    'The reference is exact. Its own uncertainty is not included in the comparison.',
    'Dates and times without a time zone are in UTC.',
  ],
  validity: [
    'Valid for up to 50 sources, each with up to 200,000 rows of records or a file of up to 32 MiB.',
    'Valid for numbers from −10¹⁰⁰ to 10¹⁰⁰.',
    'If fewer than 3 points, or fewer than half of the reference points, are matched, a warning is issued.',
    'Sums are shown term by term for up to 12 matched points. For more points only the totals are shown.',
  ],
  notChecked: [
    'Resampling to a common rate, lags by cross-correlation, spectra and cycle counts (see the time series workflow)',
    'Numerical, input and experimental uncertainty of the series, and hence ASME V&V 20 validation uncertainty',
    'Statistical significance of the Kolmogorov-Smirnov distance and the correlation, and confidence limits of the fitted line',
    'Consistency of definitions, signs, axes and origins between sources',
  ],
}
