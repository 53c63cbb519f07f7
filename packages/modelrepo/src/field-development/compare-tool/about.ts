/** What compare-tool answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const here = (file: string) => `modelrepo/field-development/compare-tool/${file}`

export const about: About = {
  title: 'Compare result series from several runs or tools',
  question: 'How far apart are these series, run against run, tool against tool or test against analysis?',
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
      text: 'Records of the request, or a CSV with a heading (commas, semicolons or tabs; UTF-8 with or without a byte order mark). A first row of words under both columns is one of units: these labels must agree with each other and with those of the inputs. Nothing is converted.',
      module: here('calculate-table.ts'),
    },
    {
      title: 'Cleaning',
      text: 'Keys are numbers, or ISO dates as days from 1970-01-01. Pairs without a key or a value are left out and counted; then points are sorted by key. A key that comes again, within 1e-9 of itself, is refused, or gives its first value or the mean.',
      module: here('calculate-series.ts'),
    },
    {
      title: 'Alignment',
      text: 'Equal keys, within 1e-9 of the key; or each candidate read at the keys of the reference, on straight lines or on a monotone cubic (PCHIP), never beyond its first and last key. Without a key in common the comparison is refused.',
      module: here('calculate-pair.ts'),
    },
    {
      title: 'Errors',
      text: 'Difference = candidate less reference. Bias, mean absolute and root mean square error, the largest difference and the smallest key where it stands; over the range of the reference; and at each point over the reference or its floor.',
      module: 'physics/series-comparison/differences.ts',
    },
    {
      title: 'Skill',
      text: 'Correlation, Nash-Sutcliffe efficiency and the line by least squares over the matched points, from sums about the means; the area between both by trapezia; the Kolmogorov-Smirnov distance of all values.',
      module: 'physics/series-comparison/skill.ts',
    },
    {
      title: 'Summary',
      text: 'Each source over all its points in key order: mean, sample deviation, extremes, percentiles and lag-1 autocorrelation. The mean first, then what stands about it: no sum of squares is taken off another.',
      module: 'physics/series-comparison/summary.ts',
    },
    {
      title: 'Tolerance',
      text: 'A point is within tolerance where its absolute difference does not exceed the absolute tolerance plus the relative one times the reference, with 1e-12 of it for round-off. The series passes where no larger share of points is out than is allowed. The check shows the point that decides: the one that takes most of its tolerance, after as many as may be out.',
      module: here('calculate-tolerance.ts'),
    },
    {
      title: 'Several candidates',
      text: 'Each is compared with the reference, and every result is given by its label; the envelope has the lowest and highest of all at each key of the reference. The steps are those of the candidate on which the verdict rests.',
      module: here('calculate-values.ts'),
    },
  ],
  assumptions: [
    'Keys and values of all sources are in one unit each: the units are labels, and nothing is converted.',
    'The reference is taken as it is: its own uncertainty is no part of the comparison.',
    'Dates and times without a zone are UTC.',
  ],
  validity: [
    'Up to 50 sources; records of a request up to 200 000 rows each, files up to 32 MiB.',
    'Numbers within 1e100 either way.',
    'Fewer than 3 points, or fewer than half of those of the reference, are warned of.',
    'Written-out sums up to 12 matched points; over more the report gives what the sums come to.',
  ],
  notChecked: [
    'Resampling to a common rate, lags by cross-correlation, spectra and cycle counts: these are the work of the time-series workflow',
    'Numerical, input and experimental uncertainty of the series, and so a validation uncertainty after ASME V&V 20',
    'Significance of the Kolmogorov-Smirnov distance and of the correlation, and confidence of the line',
    'Whether both sources used the same definitions, signs, axes and origins',
  ],
}
