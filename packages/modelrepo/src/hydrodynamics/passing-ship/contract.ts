/** Loads of a passing ship: what the workflow is, takes, gives and does not do. */

import { wang } from '@keelson/physics/passing-ship/equations.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'passing-ship',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'hydrodynamics' }],
  standards: [{ source: wang, section: 'loads from a ship on a parallel course, images for finite depth' }],
  cites: [{ source: cgpm1901, section: 'standard gravity' }],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['peak_surge_force', 'peak_sway_force', 'peak_yaw_moment', 'peak_sway_repulsion'],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
