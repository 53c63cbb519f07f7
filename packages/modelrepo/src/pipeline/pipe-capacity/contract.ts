/** Pipe capacity: what the workflow is, takes, gives and does not do. */
import { white } from '@keelson/physics/hydrostatic-pressure.ts'
import { baiBai } from '@keelson/physics/pipe-wall.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { apiStd2rd } from '@keelson/standards/api-std-2rd-2013/source.ts'
import { asmeB3610 } from '@keelson/standards/asme-b36.10m-2018/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { pipe } from './pipe.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...pipe.contract,
  id: 'pipe-capacity',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: apiRp1111, section: '4.3.1 internal pressure, tension; 4.3.2 external pressure, propagation, bending' },
    { source: apiStd2rd, section: '5 burst, collapse and Method 1 combined loads' },
    { source: dnvStF101, section: '5.4.2, 5.4.4 and 5.4.5, for comparison' },
    { source: asmeB3610, section: 'table 2-1, standard wall thicknesses' },
    { source: baiBai, section: 'ch. 2, wall thickness allowances' },
  ],
  cites: [
    { source: cgpm1901, section: 'standard gravity' },
    { source: white, section: '2.3, hydrostatic pressure' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['wall_thickness', 'internal_pressure', 'external_pressure'],
  answers: [
    'allowable_net_internal_pressure',
    'allowable_net_external_pressure',
    'combined_load_ratio',
    'buckle_arrestors_required',
    'minimum_wall_thickness',
    'governing_limit_state',
    'burst_pressure',
    'collapse_pressure',
  ],
  deliverables: [],
  warnings,
  feeds,
})
