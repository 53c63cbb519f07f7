/** Texas lease production summary: what the workflow is, takes, gives and does not do. */
import { BOEM_RESERVES } from '@keelson/physics/production/volumes.ts'
import { formPr, rrcPdq } from '@keelson/standards/rrc-pdq/source.ts'
import { defineContract } from '@keelson/workflow'
import { assumptions, method, notChecked, validity } from './method.ts'
import { charts, checkSpecs, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'texas-rrc-production-summary',
  version: 1,
  status: 'stable',
  title: 'Texas Railroad Commission lease production summary',
  question:
    'What did these leases, operators or districts of Texas produce by the records of the Railroad Commission, when, and how sound are the records?',
  askedAs: [
    'How much oil and gas did Railroad Commission district 8 in Texas produce last year?',
    'Sum up the production of this Texas lease number from the PDQ dump.',
    'Which operator has the most liquids in RRC district 7B?',
    'What is the condensate and casinghead gas of my Texas leases by month?',
    'Which months of the Texas production data dump are still being filed, and are its lease records sound?',
    'Top operators of a county in the Permian or the Eagle Ford by oil and gas of their leases',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: rrcPdq, section: 'OG_LEASE_CYCLE and GP_DISTRICT; a record is a lease in a month' },
    { source: formPr, section: 'production, dispositions and stock of a lease' },
    { source: BOEM_RESERVES, section: 'barrels of oil equivalent; 6.0 Mcf is the usual industry factor' },
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
  method,
  assumptions,
  validity,
  warnings,
  notChecked,
})
