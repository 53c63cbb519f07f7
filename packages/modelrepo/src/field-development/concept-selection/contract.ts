/** Selection of a host concept: what the workflow is, takes, gives and does not do. */
import { hwangYoon, saaty } from '@keelson/physics/decision/sources.ts'
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { costScreening } from '@keelson/physics/field-cost/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { selection } from './selection.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...selection.contract,
  id: 'concept-selection',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: saaty, section: 'weights as the principal eigenvector, consistency of comparisons' },
    { source: hwangYoon, section: 'simple additive weighting, TOPSIS' },
    { source: hostScreening, section: 'windows, scores and weights (heuristics, not a standard)' },
    { source: costScreening, section: 'benchmark costs alongside the scores (heuristics, not a standard)' },
  ],
  kind: 'calculation',
  cost: (p) => (Number(p.robustness_samples) > 0 ? 'standard' : 'instant'),
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
  deliverables: [],
  warnings,
})
