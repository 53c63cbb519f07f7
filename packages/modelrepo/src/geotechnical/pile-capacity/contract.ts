/** Pile capacity: what the workflow is, takes, gives and does not do. */
import { navfacSoilMechanics } from '@keelson/physics/soil/equations.ts'
import { apiRp2aPiles, apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { warnings } from '../_shared/pile/warnings.ts'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { pile } from './pile.ts'

export const contract = defineContract({
  ...about,
  ...pile.contract,
  id: 'pile-capacity',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2geo, section: '8.1 and 8.2, table 1' },
    { source: apiRp2aPiles, section: '6.3.4 factors of safety' },
    { source: navfacSoilMechanics, section: 'chapter 4' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['embedded_length', 'outer_diameter', 'applied_load'],
  answers: [
    'allowable_capacity',
    'utilisation',
    'total_capacity',
    'total_compression_capacity',
    'tension_capacity',
    'required_penetration',
    'unit_skin_friction',
    'unit_end_bearing',
  ],
  deliverables: [],
  warnings,
  feeds,
})
