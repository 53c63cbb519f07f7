/** Weights of criteria from comparisons in pairs, and whether those agree. */
import {
  consistencyIndex,
  consistencyRatio,
  HIGHEST_RATIO,
  principalValue,
} from '@keelson/physics/decision/pairwise.ts'
import { compares, flagValue, gives, mapValue, utilisation } from '@keelson/workflow'
import { compared as weightsOf } from './calculate-pairwise.ts'
import { weightChart } from './charts.ts'
import { comparedSentence } from './detail.ts'
import { compared, way } from './inputs.ts'
import { comparisonProblems } from './rules.ts'
import { comparedRows, comparedTable } from './tables.ts'
import { pairwiseWarnings } from './warnings.ts'

export const byPairs = way({
  takes: compared,
  rules: comparisonProblems,
  values: {
    weight: mapValue('-', {
      title: 'Weight',
      description: 'Weight of each criterion. The weights sum to 1.',
      keys: 'criteria',
      minimum: 0,
      maximum: 1,
    }),
    lambda_max: gives(principalValue, '-', 'Principal eigenvalue of the comparison matrix.', { signed: true }),
    consistency_index: gives(consistencyIndex, '-', 'Consistency index, 0 if all comparisons are consistent.', {
      signed: true,
    }),
    consistency_ratio: gives(
      consistencyRatio,
      '-',
      'Consistency index divided by the random index; 0 for two criteria.',
      {
        signed: true,
      },
    ),
    consistent: flagValue({
      title: 'Consistent comparisons',
      description: 'True if the consistency ratio is 0.10 or less.',
    }),
  },
  checks: {
    consistency: compares('-', {
      title: 'Comparison consistency',
      demand: consistencyRatio,
      capacity: { constant: HIGHEST_RATIO, title: 'Maximum consistency ratio' },
      criterion: HIGHEST_RATIO,
    }),
  },
  tables: comparedTable,
  charts: { weights: { title: 'Criterion weights', description: 'Criterion weights from the pairwise comparisons.' } },
  calculate: (p, trace) => {
    const found = weightsOf(p, trace)
    const consistent = utilisation(found.ratio / HIGHEST_RATIO.si) <= 1
    return {
      values: { weight: Object.fromEntries(found.names.map((name, i) => [name, found.weights[i] ?? 0])), consistent },
      tables: () => ({ comparisons: comparedRows(found) }),
      charts: () => ({ weights: weightChart(found) }),
      warnings: pairwiseWarnings(found, HIGHEST_RATIO.value),
      ...(consistent && { detail: comparedSentence(found) }),
    }
  },
})
