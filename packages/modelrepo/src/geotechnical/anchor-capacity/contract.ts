/** Anchor capacity: what the workflow is, takes, gives and does not do. */

import * as soil from '@keelson/physics/soil/anchor-sources.ts'
import { navfacSoilMechanics } from '@keelson/physics/soil/equations.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { ncelDragAnchors } from '@keelson/standards/ncel-tds-83-08r-1987/source.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { anchor } from './anchor.ts'
import { feeds } from './feeds.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...anchor.contract,
  id: 'anchor-capacity',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2sk, section: 'factors of safety for anchors, line friction on the seabed' },
    { source: soil.randolphGourvenec, section: 'suction caissons and plate anchors' },
    { source: soil.yuLiuKongHu, section: 'shallow plate anchors' },
    { source: soil.murffHamilton, section: 'lateral bearing factor' },
    { source: soil.randolphHoulsby, section: 'full flow around a cylinder' },
    { source: soil.aubenyHanMurff, section: 'rigid caisson under mooring line load' },
    { source: soil.supachawarote, section: 'envelope of horizontal and vertical load' },
    { source: soil.neubeckerRandolph, section: 'embedded line' },
    { source: ufcMoorings, section: 'equation 26' },
    { source: ncelDragAnchors, section: 'drag anchor coefficients' },
  ],
  cites: [{ source: navfacSoilMechanics, section: 'strength profile with depth' }],
  kind: 'calculation',
  cost: 'instant',
  tries: ['length', 'horizontal_demand', 'plate_area'],
  answers: [
    'vertical_capacity',
    'horizontal_capacity',
    'interaction_utilisation',
    'system_holding_capacity',
    'pullout_capacity',
    'padeye_tension',
    'padeye_angle',
    'optimum_attachment_depth',
  ],
  deliverables: [],
  warnings,
  feeds,
})
