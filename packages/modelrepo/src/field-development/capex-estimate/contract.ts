/** Capital cost of an offshore development: what the workflow is, takes, gives and does not do. */
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { aace41r08, costScreening, garvey, newendorp } from '@keelson/physics/field-cost/sources.ts'
import { aace18r97 } from '@keelson/standards/aace-18r-97-2020/source.ts'
import { aace59r10 } from '@keelson/standards/aace-59r-10-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { basisDeliverable } from '../_shared/basis/basis.ts'
import { about } from './about.ts'
import { capex } from './capex.ts'
import type { Inputs } from './inputs.ts'
import { SIMULATION } from './inputs-breakdown.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...capex.contract,
  id: 'capex-estimate',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: aace18r97, section: 'table 1, classes and expected accuracy' },
    { source: aace59r10, section: 'capacity-factored estimates' },
    { source: aace41r08, section: 'contingency from a range' },
    { source: garvey, section: 'sums of correlated costs, lognormal by moments' },
    { source: newendorp, section: 'escalation, discounting, measures of investment' },
    { source: costScreening, section: 'capital cost benchmark (heuristic, not a standard)' },
    { source: hostScreening, section: 'depth windows (heuristic, not a standard)' },
  ],
  kind: 'calculation',
  cost: ({ aggregation }: Partial<Inputs>) => (aggregation === SIMULATION ? 'standard' : 'instant'),
  tries: ['water_depth'],
  answers: [
    'base_capex',
    'low_capex',
    'high_capex',
    'base_estimate',
    'p10_cost',
    'p90_cost',
    'total_with_contingency',
    'nominal_total',
  ],
  deliverables: [basisDeliverable],
  warnings,
})
