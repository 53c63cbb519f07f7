/** Mudmat bearing atlas query: what the workflow is, takes, gives and does not do. */

import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { figures } from '../mudmat-bearing-capacity/figures.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'mudmat-bearing-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [{ source: apiRp2geo, section: 'section 7, by version 1 of the mudmat bearing capacity workflow' }],
  kind: 'calculation',
  cost: 'instant',
  tries: ['vertical_load', 'horizontal_load'],
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
