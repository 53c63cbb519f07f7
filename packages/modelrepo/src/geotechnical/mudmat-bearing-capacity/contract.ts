/** Mudmat bearing capacity: what the workflow is, takes, gives and does not do. */
import { terzaghiPeck } from '@keelson/physics/soil/consolidation.ts'
import { poulosDavis } from '@keelson/physics/soil/stress-under-rectangle.ts'
import { apiRp2geo, en1997 } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { mudmat } from './mudmat.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...mudmat.contract,
  id: 'mudmat-bearing-capacity',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    {
      source: apiRp2geo,
      section: 'section 7 and annex A; ISO 19901-4 (2016) and DNV-RP-C212 have the same expressions',
    },
    { source: en1997, section: '6.5.4, eccentric loads' },
    { source: poulosDavis, section: 'uniform vertical load on a rectangle' },
    { source: terzaghiPeck, section: 'one-dimensional compression' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['width', 'length', 'vertical_load'],
  answers: [
    'bearing_utilisation',
    'sliding_utilisation',
    'overturning_factor',
    'immediate_settlement',
    'consolidation_settlement',
    'ultimate_vertical_capacity',
    'sliding_capacity',
  ],
  deliverables: [],
  warnings,
})
