/** Pile capacity: what the workflow is, takes, gives and does not do. */
import { navfacSoilMechanics } from '@keelson/physics/soil/equations.ts'
import { apiRp2aPiles, apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { capacityCharts, capacityChecks, capacityFigures, capacityTables } from '../_shared/pile/outputs.ts'
import { capacityValues } from '../_shared/pile/values.ts'
import { warnings } from '../_shared/pile/warnings.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'

export const contract = defineContract({
  ...about,
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
  params: inputs,
  rules,
  values: capacityValues,
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
  checks: capacityChecks,
  tables: capacityTables,
  charts: capacityCharts,
  figures: capacityFigures,
  deliverables: [],
  warnings,
})
