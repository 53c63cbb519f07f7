/** Checks, tables and charts of incident statistics. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { PER_YEAR } from './values.ts'

const year = numberColumn('-', 'Year')
const count = numberColumn('-', 'Count')

export const tables = {
  years: {
    title: 'Annual series',
    description: 'Selected series by year, with the exact Poisson limits of each annual count.',
    columns: {
      year,
      count,
      low: numberColumn('-', 'Lower limit'),
      high: numberColumn('-', 'Upper limit'),
    },
  },
  types: {
    title: 'Occurrence types',
    description: 'Occurrence types in descending order of frequency, with the cumulative share of a Pareto chart.',
    columns: {
      type: textColumn('Type'),
      count,
      share: numberColumn('-', 'Share'),
      cumulated: numberColumn('-', 'Cumulative share'),
    },
  },
  tags: {
    title: 'Occurrence tags',
    description:
      'Occurrences by tag. An occurrence is counted under each of its tags, so the counts do not add up to the total.',
    columns: { tag: textColumn('Tag'), count },
  },
  classes: {
    title: 'Severity by year',
    description: 'Severity classes if stated by the source, otherwise types.',
    columns: { year, class: textColumn('Class'), count },
  },
  statistics: {
    title: 'Rate, trend and dispersion',
    description: 'Rate with exact Poisson limits, Mann-Kendall test, Sen slope and index of dispersion of each series.',
    columns: {
      series: textColumn('Series'),
      years: numberColumn('-', 'Years'),
      events: numberColumn('-', 'Events'),
      rate: numberColumn(PER_YEAR, 'Rate'),
      low: numberColumn(PER_YEAR, 'Lower limit'),
      high: numberColumn(PER_YEAR, 'Upper limit'),
      s: numberColumn('-', 'Mann-Kendall statistic'),
      z: numberColumn('-', 'Trend deviate'),
      p: numberColumn('-', 'Trend probability'),
      slope: numberColumn(PER_YEAR, 'Sen slope'),
      chi2: numberColumn('-', 'Index of dispersion'),
      p_scatter: numberColumn('-', 'Dispersion probability'),
    },
  },
  categories: {
    title: 'Categories by year',
    description: 'Published categories, with the sum of categories alongside the published total.',
    columns: { year, category: wordedColumn('Category'), count },
  },
  bases: {
    title: 'Rate on standard bases',
    description: 'Event rate on the standard bases. The applicable basis depends on the type of event counted.',
    columns: {
      basis: wordedColumn('Basis'),
      rate: numberColumn('-', 'Rate'),
      low: numberColumn('-', 'Lower limit'),
      high: numberColumn('-', 'Upper limit'),
    },
  },
} as const

export const charts = {
  annual: {
    title: 'Annual count',
    description: 'Annual counts with exact Poisson limits, and the trend as the Sen slope.',
  },
  classes: {
    title: 'Severity by year',
    description: 'Severity classes if stated by the source, otherwise types.',
  },
  types: {
    title: 'Incident types by number of occurrences',
    description: 'Occurrences by type, in descending order of frequency. The line is the cumulative share.',
  },
  positions: {
    title: 'Occurrence positions',
    description: 'Occurrences with a known position, up to 1,000.',
    apart: { x: 'Positions are available from the records only.', y: 'Positions are available from the records only.' },
  },
  control: {
    title: 'Control chart',
    description: 'Annual events per year of exposure, with the mean and limits at three Poisson standard deviations.',
    apart: {
      'upper control limit': 'Three standard deviations of a Poisson count above its mean.',
      'lower control limit': 'Three standard deviations of a Poisson count below its mean.',
    },
  },
} as const
