/** The tables by which a summary shows that it is whole and what is wrong with its records. */
import { type Columns, numberColumn, wordedColumn } from '@keelson/workflow'

export const groupingSumsTable = <const V extends Columns>(volumes: V) =>
  ({
    title: 'Sums of the groupings',
    description: 'Every grouping against the total.',
    columns: {
      grouping: wordedColumn('Grouping'),
      groups: numberColumn('-', 'Groups'),
      ...volumes,
      difference: numberColumn('-', 'Largest difference from the total'),
    },
  }) as const

export const qualityTable = {
  title: 'Data quality',
  description: 'What was looked for in the records, and how often it was found.',
  columns: {
    issue: wordedColumn('Issue'),
    found: numberColumn('-', 'Found'),
    permitted: numberColumn('-', 'Permitted'),
    where: wordedColumn('Where'),
  },
} as const
