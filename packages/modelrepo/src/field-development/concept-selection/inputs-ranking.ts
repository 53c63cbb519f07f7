/** Alternatives with their performance by criteria, and criteria compared in pairs. */
import { flag, quantity, quantityGrid, rows, text, textList } from '@keelson/workflow'

/** Alternatives and criteria that a table of them can show. */
const [MOST_ALTERNATIVES, MOST_CRITERIA] = [30, 30] as const
/** Criteria for which comparisons have a random index. */
const [FEWEST_COMPARED, MOST_COMPARED] = [2, 8] as const

export const performances = {
  alternatives: textList({
    title: 'Alternatives',
    description: 'Unique names of the alternatives. In a tie, the alternative listed first ranks first.',
    minItems: 2,
    maxItems: MOST_ALTERNATIVES,
    uniqueItems: true,
    item: { minLength: 1, maxLength: 60 },
  }),
  criteria: rows(
    {
      name: text({
        title: 'Criterion',
        description: 'Unique name of the criterion.',
        minLength: 1,
        maxLength: 60,
        example: 'capex',
      }),
      weight: quantity('-', {
        title: 'Weight',
        description: 'Relative weight of the criterion, on any scale.',
        symbol: 'u',
        minimum: 0,
        example: 0.4,
      }),
      benefit: flag({
        title: 'Higher is better',
        description: 'True if a higher value is better (benefit), false if a lower value is better (cost).',
      }),
    },
    {
      title: 'Criteria',
      description: 'Criteria in the order of the performance columns.',
      minItems: 1,
      maxItems: MOST_CRITERIA,
    },
  ),
  performance: quantityGrid('-', {
    title: 'Performance',
    description:
      'Performance values, one row per alternative and one number per criterion. Each column is in its own unit.',
    symbol: 'x',
    minItems: 1,
    maxItems: MOST_ALTERNATIVES,
  }),
}

export const comparisons = {
  criteria_names: textList({
    title: 'Criteria',
    description: 'Unique criterion names, in the order of the comparison matrix.',
    minItems: FEWEST_COMPARED,
    maxItems: MOST_COMPARED,
    uniqueItems: true,
    item: { minLength: 1, maxLength: 60 },
  }),
  pairwise_matrix: quantityGrid('-', {
    title: 'Pairwise comparisons',
    description: 'Importance of the row criterion relative to the column criterion, from 1/9 to 9.',
    symbol: 'a',
    above: 0,
    minItems: FEWEST_COMPARED,
    maxItems: MOST_COMPARED,
  }),
}
