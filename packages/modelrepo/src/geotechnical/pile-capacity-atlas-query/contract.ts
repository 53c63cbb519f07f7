/** Pile capacity atlas query: what the workflow is, takes, gives and does not do. */

import { apiRp2aPiles, apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'pile-capacity-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: apiRp2geo, section: '8.1, by version 1 of the driven pile axial capacity workflow' },
    { source: apiRp2aPiles, section: '6.3.4 factors of safety' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['embedded_length', 'outer_diameter', 'demand'],
  params: inputs,

  values,
  answers: ['capacity', 'utilisation', 'source'],

  checks,

  tables,

  charts,

  figures,
  deliverables: [],

  warnings,
})
