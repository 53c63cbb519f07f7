/** Checks, tables and charts of incident statistics. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'
import { PER_YEAR } from './values.ts'

const year = numberColumn('-', 'Year')
const count = numberColumn('-', 'Count')

export const tables = {
  years: {
    title: 'Series by year',
    description: 'The series asked for, each year with the exact Poisson limits of its own count.',
    columns: {
      year,
      count,
      low: numberColumn('-', 'Lower limit'),
      high: numberColumn('-', 'Upper limit'),
    },
  },
  types: {
    title: 'Types',
    description: 'Most first; the cumulated share is that of a Pareto chart.',
    columns: {
      type: textColumn('Type'),
      count,
      share: numberColumn('-', 'Share'),
      cumulated: numberColumn('-', 'Cumulated share'),
    },
  },
  tags: {
    title: 'Tags',
    description: 'An occurrence counts once under each of its tags: they do not add up to the total.',
    columns: { tag: textColumn('Tag'), count },
  },
  classes: {
    title: 'Severity by year',
    description: 'Severity classes where the source states them, types where it does not.',
    columns: { year, class: textColumn('Class'), count },
  },
  statistics: {
    title: 'Rate, trend and scatter',
    description: 'Each series: exact Poisson limits, Mann-Kendall test, Sen slope and index of dispersion.',
    columns: {
      series: textColumn('Series'),
      years: numberColumn('-', 'Years'),
      events: numberColumn('-', 'Events'),
      rate: numberColumn(PER_YEAR, 'Rate'),
      low: numberColumn(PER_YEAR, 'Lower limit'),
      high: numberColumn(PER_YEAR, 'Upper limit'),
      s: numberColumn('-', 'Mann-Kendall'),
      z: numberColumn('-', 'Deviate'),
      p: numberColumn('-', 'Probability'),
      slope: numberColumn(PER_YEAR, 'Sen slope'),
      chi2: numberColumn('-', 'Dispersion'),
      p_scatter: numberColumn('-', 'Probability of the scatter'),
    },
  },
  categories: {
    title: 'Categories by year',
    description: 'As published, with the sum of the categories beside the published total.',
    columns: { year, category: wordedColumn('Category'), count },
  },
  bases: {
    title: 'Rate on the usual bases',
    description: 'What the count is of decides which one applies.',
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
    title: 'Count by year',
    description: 'With the exact Poisson limits of each year, and the trend by the Sen slope.',
  },
  classes: {
    title: 'Severity by year',
    description: 'Severity classes where the source states them, types where it does not.',
  },
  types: { title: 'Types by frequency', description: 'Bars, most first; the line is the cumulated share.' },
  positions: {
    title: 'Positions',
    description: 'Occurrences with a position, at most a thousand of them.',
    apart: { x: 'Positions stand in the records alone.', y: 'Positions stand in the records alone.' },
  },
  control: {
    title: 'Control chart',
    description:
      'Events per year of exposure against their mean and three standard deviations of a Poisson count either way.',
    apart: {
      'upper control limit': 'Three standard deviations of a Poisson count above its mean.',
      'lower control limit': 'Three below it.',
    },
  },
} as const
