/** The check, the tables and the charts of a run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

const number = (title: string, symbol?: string) => numberColumn('-', title, symbol === undefined ? {} : { symbol })

export const tables = {
  points: {
    title: 'Matched points',
    description: 'Each key that the reference and a candidate share, with what the tolerance is there.',
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
    title: 'Candidates side by side',
    description: 'Of several candidates, each against the reference.',
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
    title: 'Summary of the sources',
    description: 'Over all points of each, matched or not; percentiles straight between the ordered values.',
    columns: {
      source: textColumn('Source'),
      points: number('Points'),
      mean: number('Mean'),
      standard_deviation: number('Standard deviation'),
      minimum: number('Minimum'),
      key_of_minimum: number('at key'),
      p5: number('5 %'),
      p25: number('25 %'),
      median: number('Median'),
      p75: number('75 %'),
      p95: number('95 %'),
      maximum: number('Maximum'),
      key_of_maximum: number('at key'),
      lag1_autocorrelation: number('Lag-1 autocorrelation'),
      remark: wordedColumn('Remark'),
    },
  },
  envelope: {
    title: 'Envelope',
    description:
      'Of more than two sources: the lowest and the highest of all that have a value at a key of the reference.',
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
    description: 'Compared alike, without a tolerance.',
    columns: {
      column: textColumn('Column'),
      candidate: textColumn('Candidate'),
      points: number('Points'),
      bias: number('Bias'),
      rmse: number('Root mean square error'),
      nrmse_range: number('Over the range'),
      max_absolute_difference: number('Largest difference'),
      max_relative_difference: number('Largest relative difference'),
      pearson_correlation: number('Correlation'),
    },
  },
  series: {
    title: 'Series as compared',
    description: 'Every point of every source, sorted, without pairs that lack a value and keys that came again.',
    columns: {
      source: textColumn('Source'),
      key: number('Key', 'x'),
      value: number('Value', 'y'),
      date: textColumn('Date'),
    },
  },
  sources_as_read: {
    title: 'Sources as read',
    description: 'Where each series comes from, and what was left out of it.',
    columns: {
      source: textColumn('Source'),
      role: wordedColumn('Role'),
      origin: wordedColumn('Read from'),
      rows: number('Rows'),
      points: number('Points'),
      dropped: number('Without a value'),
      repeated: number('Repeated keys'),
      units: wordedColumn('Units'),
    },
  },
}

export const charts = {
  overlay: {
    title: 'Series over each other',
    description: 'All points of every source as read, a long one by the extremes of each stretch.',
  },
  difference: {
    title: 'Difference against key',
    description: 'Candidate less reference at the matched points, with the band of the tolerance.',
  },
  parity: {
    title: 'Candidate over reference',
    description: 'The matched points, with the line on which both are equal and the band of the tolerance about it.',
  },
  histogram: { title: 'Differences by size', description: 'How many matched points lie in each class.' },
  envelope: {
    title: 'Envelope of the sources',
    description: 'Of more than two sources, the lowest and the highest at each key of the reference.',
  },
  columns_map: {
    title: 'Error of each column',
    description: 'Root mean square error over the range of the reference, by column and candidate.',
  },
}
