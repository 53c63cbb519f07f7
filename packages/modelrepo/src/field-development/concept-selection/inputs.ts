/** The inputs: the way of ranking, the field, the alternatives with their performance, comparisons in pairs, robustness. */
import { choice, type InputsOf, waysOver } from '@keelson/workflow'
import { fieldAndWeights, robustness } from './inputs-field.ts'
import { comparisons, performances } from './inputs-ranking.ts'

export const SCREENING = 'screening_score'
export const PAIRWISE = 'ahp'
export const WEIGHTED = 'weighted_sum'
export const IDEAL = 'topsis'

const method = {
  method: choice(
    {
      [SCREENING]: 'Host screening',
      [PAIRWISE]: 'Analytic hierarchy process (AHP)',
      [WEIGHTED]: 'Weighted sum',
      [IDEAL]: 'TOPSIS',
    },
    {
      title: 'Method',
      description:
        'Host screening for the field, weights from pairwise comparisons, or ranking of alternatives by weighted criteria.',
      default: SCREENING,
    },
  ),
}

const groups = {
  Method: method,
  Field: fieldAndWeights,
  Alternatives: performances,
  'Pairwise comparisons': comparisons,
  Robustness: robustness,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('method', groups)

/** Of the screening. */
export const fieldTaken = ['water_depth', 'reservoir_size', 'fluid_type', 'weights'] as const
export const fieldMay = ['distance_to_infrastructure', 'empirical_shares', 'production_capacity'] as const
export type Field = Pick<Inputs, (typeof fieldTaken)[number]> & Partial<Pick<Inputs, (typeof fieldMay)[number]>>
/** Of alternatives with their performance. */
export const tabled = ['alternatives', 'criteria', 'performance'] as const
export type Tables = Pick<Inputs, (typeof tabled)[number]>
/** Of criteria compared in pairs. */
export const compared = ['criteria_names', 'pairwise_matrix'] as const
export type Pairs = Pick<Inputs, (typeof compared)[number]>
/** Of every ranking. */
export const drawn = ['robustness_samples', 'seed'] as const
export type Draws = Pick<Inputs, (typeof drawn)[number]>
