/** Diagnosis of dynamometer cards: what the workflow is, takes, gives and does not do. */

import { everittJennings, gibbs, takacs } from '@keelson/physics/rod-pump/sources.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { apiRp11br } from '@keelson/standards/api-rp-11br-2008/source.ts'
import { apiTr11l } from '@keelson/standards/api-tr-11l-2008/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { dynacard } from './dynacard.ts'
import { GROUPS, type Inputs } from './inputs.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...dynacard.contract,
  id: 'dynacard-diagnostics',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: gibbs, section: 'wave equation, periodic solution' },
    { source: everittJennings, section: 'finite differences' },
    { source: apiTr11l, section: 'fluid load and dimensionless groups' },
    { source: apiRp11br, section: 'modified Goodman stress diagram' },
    { source: takacs, section: 'pump card, torque factors, intake pressure' },
  ],
  cites: [{ source: cgpm1901, section: 'standard gravity' }],
  kind: 'calculation',
  cost: ({ analysis }: Partial<Inputs>) => (analysis === GROUPS ? 'instant' : 'standard'),
  tries: ['counterbalance_effect', 'gearbox_rating', 'rod_minimum_tensile_strength'],
  answers: [
    'diagnosis',
    'pump_fillage',
    'pump_displacement',
    'gross_pump_stroke',
    'goodman_rod_loading',
    'gearbox_loading',
    'pump_intake_pressure',
    'fluid_load',
  ],
  deliverables: [],
  warnings,
})
