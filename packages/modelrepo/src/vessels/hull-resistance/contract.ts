/** Hull resistance and powering: what the workflow is, takes, gives and does not do. */
import { holtrop, holtropMennen, ittc57 } from '@keelson/physics/ship-resistance/sources.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'hull-resistance',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: holtropMennen, section: 'resistance and propulsion factors' },
    { source: holtrop, section: 'form factor, wave resistance by speed range, wake and thrust deduction' },
    { source: ittc57, section: 'friction line' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'total_resistance',
    'effective_power',
    'shaft_power',
    'wave_resistance',
    'wake_fraction',
    'thrust_deduction',
  ],
  checks: {},
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})
