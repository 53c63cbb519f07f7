/** RAO atlas query: what the workflow is, takes, gives and does not do. */

import { faltinsen } from '@keelson/physics/handbooks.ts'
import { AIRY } from '@keelson/physics/waves/dispersion.ts'
import { defineContract } from '@keelson/workflow'
import { tableRules } from '../_shared/rao/table.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'rao-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: AIRY, section: 'section 7, as used in version 1 of the RAO tabulation workflow' },
    { source: faltinsen, section: 'linear response to regular waves' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules: tableRules,

  values,
  answers: ['amplitude_complex', 'phase_complex', 'corner_spread', 'confidence'],
  checks: {},

  tables,

  charts,

  figures,
  deliverables: [],

  warnings,
})
