/** Operating cost of an offshore field: what the workflow is, takes, gives and does not do. */
import { costScreening, newendorp, prms, unitCost } from '@keelson/physics/field-cost/sources.ts'
import { defineContract } from '@keelson/workflow'
import { basisDeliverable } from '../_shared/basis/basis.ts'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { opex } from './opex.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...opex.contract,
  id: 'opex-estimate',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: prms, section: '3.1.3, economic limit' },
    { source: unitCost, section: 'operating cost divided by production' },
    { source: newendorp, section: 'yearly production, cost and present value' },
    { source: costScreening, section: 'operating cost benchmark (heuristic, not a standard)' },
  ],
  kind: 'calculation',
  cost: 'instant',
  answers: [
    'base_opex',
    'low_opex',
    'high_opex',
    'unit_opex',
    'economic_limit_rate',
    'time_to_limit',
    'levelised_unit_opex',
    'life_opex_nominal',
  ],
  deliverables: [basisDeliverable],
  warnings,
  feeds,
})
