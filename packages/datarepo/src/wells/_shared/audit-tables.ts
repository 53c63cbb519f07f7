/** The tables by which a summary shows that it is whole and what is wrong with its records. */
import { type Columns, numberColumn, wordedColumn } from '@keelson/workflow'

export const groupingSumsTable = <const V extends Columns>(volumes: V) =>
  ({
    title: 'Grouping totals',
    description: 'Totals of each grouping, compared with the overall total.',
    columns: {
      grouping: wordedColumn('Grouping'),
      groups: numberColumn('-', 'Groups'),
      ...volumes,
      difference: numberColumn('-', 'Maximum difference from total'),
    },
  }) as const

export const qualityTable = {
  title: 'Data quality',
  description: 'Data quality issues checked in the records, and the number found.',
  columns: {
    issue: wordedColumn('Issue'),
    found: numberColumn('-', 'Number found'),
    permitted: numberColumn('-', 'Permitted number'),
    where: wordedColumn('Location'),
  },
} as const
