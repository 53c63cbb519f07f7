/** The check, the tables and the charts of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

const number = (title: string, symbol?: string) => numberColumn('-', title, symbol === undefined ? {} : { symbol })

export const tables = {
  points: {
    title: 'Matched points',
    description: 'Keys common to the reference and a candidate, with the tolerance at each key.',
    columns: {
      candidate_label: textColumn('Candidate'),
      key: number('Key', 'x'),
      date: textColumn('Date'),
      reference: number('Reference', 'r'),
      candidate: number('Candidate value', 'c'),
      difference: number('Difference', 'd'),
      relative_difference: number('Relative difference'),
      tolerance: number('Tolerance'),
      verdict: textColumn('Within tolerance'),
    },
  },
  metrics: {
    title: 'Candidate comparison',
    description: 'Error measures of each candidate against the reference, listed if there is more than one candidate.',
    columns: {
      candidate: textColumn('Candidate'),
      points: number('Points'),
      bias: number('Bias'),
      mean_absolute_error: number('Mean absolute error'),
      rmse: number('Root mean square error'),
      max_absolute_difference: number('Largest difference'),
      pearson_correlation: number('Correlation'),
      nash_sutcliffe_efficiency: number('Efficiency'),
      points_out: number('Points out of tolerance'),
      verdict: textColumn('Within tolerance'),
    },
  },
  summary: {
    title: 'Source summary',
    description:
      'Statistics of all points of each source, matched or not. Percentiles are interpolated linearly between ordered values.',
    columns: {
      source: textColumn('Source'),
      points: number('Points'),
      mean: number('Mean'),
      standard_deviation: number('Standard deviation'),
      minimum: number('Minimum'),
      key_of_minimum: number('Key of minimum'),
      p5: number('5 %'),
      p25: number('25 %'),
      median: number('Median'),
      p75: number('75 %'),
      p95: number('95 %'),
      maximum: number('Maximum'),
      key_of_maximum: number('Key of maximum'),
      lag1_autocorrelation: number('Lag-1 autocorrelation'),
      remark: wordedColumn('Remark'),
    },
  },
  envelope: {
    title: 'Envelope',
    description:
      'Lowest and highest value of all sources at each reference key, listed if there are more than two sources.',
    columns: {
      key: number('Key', 'x'),
      sources: number('Sources'),
      minimum: number('Minimum'),
      maximum: number('Maximum'),
      spread: number('Spread'),
    },
  },
  further_columns: {
    title: 'Further value columns',
    description: 'Further columns compared in the same way, without a tolerance.',
    columns: {
      column: textColumn('Column'),
      candidate: textColumn('Candidate'),
      points: number('Points'),
      bias: number('Bias'),
      rmse: number('Root mean square error'),
      nrmse_range: number('Error divided by range'),
      max_absolute_difference: number('Largest difference'),
      max_relative_difference: number('Largest relative difference'),
      pearson_correlation: number('Correlation'),
    },
  },
  series: {
    title: 'Compared series',
    description: 'Sorted points of every source, without rows that lack a key or a value and without repeated keys.',
    columns: {
      source: textColumn('Source'),
      key: number('Key', 'x'),
      value: number('Value', 'y'),
      date: textColumn('Date'),
    },
  },
  sources_as_read: {
    title: 'Sources as read',
    description: 'Origin of each series and number of omitted rows.',
    columns: {
      source: textColumn('Source'),
      role: wordedColumn('Role'),
      origin: wordedColumn('Origin'),
      rows: number('Rows'),
      points: number('Points'),
      dropped: number('Rows omitted'),
      repeated: number('Repeated keys'),
      units: wordedColumn('Units'),
    },
  },
}

export const charts = {
  overlay: {
    title: 'Series overlay',
    description:
      'All points of every source as read. A long series is plotted as the minimum and maximum of each interval.',
  },
  difference: {
    title: 'Difference against key',
    description: 'Candidate minus reference at the matched points, with the tolerance band.',
  },
  parity: {
    title: 'Candidate against reference',
    description: 'Matched points with the line of equality and the tolerance band.',
  },
  histogram: { title: 'Difference histogram', description: 'Number of matched points in each difference interval.' },
  envelope: {
    title: 'Source envelope',
    description: 'Lowest and highest value at each reference key, shown if there are more than two sources.',
  },
  columns_map: {
    title: 'Column error chart',
    description: 'Root mean square error divided by the range of the reference, by column and candidate.',
  },
}
