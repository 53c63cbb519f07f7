/** Texas lease production summary: what the workflow is, takes, gives and does not do. */
import { BOEM_RESERVES } from '@keelson/physics/production/volumes.ts'
import { formPr, rrcPdq } from '@keelson/standards/rrc-pdq/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { charts, checkSpecs, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'texas-rrc-production-summary',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: rrcPdq, section: 'OG_LEASE_CYCLE and GP_DISTRICT; one record is one lease in one month' },
    { source: formPr, section: 'Production, dispositions and stock of a lease' },
    { source: BOEM_RESERVES, section: 'Barrels of oil equivalent; 6.0 Mcf is the usual industry factor' },
  ],
  kind: 'calculation',
  query: true,
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'total_liquids_bbl',
    'total_gas_mcf',
    'oil_bbl',
    'condensate_bbl',
    'distinct_leases',
    'rows_matched',
    'top_operator_by_liquids',
  ],
  checks: checkSpecs,
  tables,
  charts,
  figures: {},
  deliverables: [],
  warnings,
  feeds,
})
