/** RAO tabulation: what the workflow is, takes, gives and does not do. */
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { iso19901_7 } from '@keelson/physics/rao/sources.ts'
import { AIRY, cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { defineContract } from '@keelson/workflow'
import { tableRules } from '../_shared/rao/table.ts'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'rao-tabulation',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [
    { source: AIRY, section: 'section 7 motions, 3.2.2 linear waves' },
    { source: iso19901_7, section: 'motions and accelerations at points of the structure' },
    { source: faltinsen, section: 'linear response to regular waves, rigid-body motion' },
  ],
  cites: [{ source: cgpm1901, section: 'standard gravity' }],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules: tableRules,
  values,
  answers: [
    'amplitude_complex',
    'phase_complex',
    'vertical_amplitude_at_point',
    'lateral_acceleration_rao',
    'vertical_acceleration_rao',
  ],
  checks: {},
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
