/** API RP 2RD riser stress check: what the workflow is, takes, gives and does not do. */

import { sparks } from '@keelson/physics/member-stress/thick-tube.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { apiStd2rd } from '@keelson/standards/api-std-2rd-2013/source.ts'
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
  id: 'api-rp-2rd-riser',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp2rd, section: 'section 5, primary membrane stresses, allowable stresses, collapse' },
    { source: apiStd2rd, section: 'section 5 (burst and collapse) and 5.4.3 (Methods 1 and 2), for comparison' },
    { source: sparks, section: 'effective and true tension' },
    { source: youngBudynas, section: 'sections, bending and von Mises stress' },
    { source: apiRp1111, section: '4.3.1, burst pressure' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['minimum_wall_thickness', 'outer_diameter', 'specified_minimum_yield_strength'],
  params: inputs,
  rules,
  values,
  answers: [
    'governing_utilisation',
    'von_mises_stress',
    'allowable_stress',
    'true_wall_tension',
    'collapse_utilisation',
    'std2rd_status',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
