/** Pile capacity and response: what the workflow is, takes, gives and does not do. */
import { hetenyi, randolphWroth } from '@keelson/physics/pile/closed-forms.ts'
import { navfacSoilMechanics } from '@keelson/physics/soil/equations.ts'
import { apiRp2aPiles, apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { LATERAL_PY, LOAD_TRANSFER } from './inputs.ts'
import { pile } from './pile.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...pile.contract,
  id: 'pile-axial-capacity',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2geo, section: '8.1 to 8.5, table 1' },
    { source: apiRp2aPiles, section: '6.3.4 factors of safety' },
    { source: randolphWroth, section: 'elastic pile' },
    { source: hetenyi, section: 'long beams' },
    { source: navfacSoilMechanics, section: 'chapter 4' },
  ],
  kind: 'calculation',
  cost: ({ analysis }) => (analysis === LOAD_TRANSFER || analysis === LATERAL_PY ? 'standard' : 'instant'),
  tries: ['embedded_length', 'outer_diameter', 'applied_load'],
  answers: [
    'allowable_capacity',
    'utilisation',
    'ultimate_resistance',
    'head_settlement',
    'head_stiffness',
    'head_deflection',
    'maximum_moment',
    'maximum_bending_stress',
  ],
  deliverables: [],
  warnings,
})
