/** Selection of a host concept: what the workflow is, takes, gives and does not do. */
import { hwangYoon, saaty } from '@keelson/physics/decision/sources.ts'
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { costScreening } from '@keelson/physics/field-cost/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'concept-selection',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: saaty, section: 'weights as the principal eigenvector, consistency of comparisons' },
    { source: hwangYoon, section: 'simple additive weighting, TOPSIS' },
    { source: hostScreening, section: 'windows, scores and weights: heuristics, no standard' },
    { source: costScreening, section: 'benchmark costs beside the scores: heuristics, no standard' },
  ],
  kind: 'calculation',
  cost: (p) => (p.robustness_samples > 0 ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'selected_host',
    'margin_to_second',
    'rank_order',
    'score',
    'closeness',
    'probability_of_rank_1',
    'weight',
    'consistency_ratio',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
