/** Alternatives with their performance by criteria, and criteria compared in pairs. */
import { flag, quantity, quantityGrid, rows, text, textList } from '@keelson/workflow'

/** Alternatives and criteria that a table of them can show. */
const [MOST_ALTERNATIVES, MOST_CRITERIA] = [30, 30] as const
/** Criteria for which comparisons have a random index. */
const [FEWEST_COMPARED, MOST_COMPARED] = [2, 8] as const

export const performances = {
  alternatives: textList({
    title: 'Alternatives',
    description: 'Names, each once; the one that stands first leads of equals.',
    minItems: 2,
    maxItems: MOST_ALTERNATIVES,
    uniqueItems: true,
    item: { minLength: 1, maxLength: 60 },
  }),
  criteria: rows(
    {
      name: text({ title: 'Criterion', description: 'Name.', minLength: 1, maxLength: 60, example: 'capex' }),
      weight: quantity('-', { title: 'Weight', description: 'Of any scale.', symbol: 'u', minimum: 0, example: 0.4 }),
      benefit: flag({ title: 'More is better', description: 'As of a benefit; less is better of a cost.' }),
    },
    {
      title: 'Criteria',
      description: 'In the order of the columns of performance.',
      minItems: 1,
      maxItems: MOST_CRITERIA,
    },
  ),
  performance: quantityGrid('-', {
    title: 'Performance',
    description: 'A row for each alternative, a number for each criterion, each column in a unit of its own.',
    symbol: 'x',
    minItems: 1,
    maxItems: MOST_ALTERNATIVES,
  }),
}

export const comparisons = {
  criteria_names: textList({
    title: 'Criteria',
    description: 'Names in the order of the matrix, each once.',
    minItems: FEWEST_COMPARED,
    maxItems: MOST_COMPARED,
    uniqueItems: true,
    item: { minLength: 1, maxLength: 60 },
  }),
  pairwise_matrix: quantityGrid('-', {
    title: 'Comparisons',
    description: 'How many times as important the criterion of the row is as that of the column, 1/9 to 9.',
    symbol: 'a',
    above: 0,
    minItems: FEWEST_COMPARED,
    maxItems: MOST_COMPARED,
  }),
}
