/** Casing and tubing envelope: what the workflow is, takes, gives and does not do. */

import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { baiBai } from '@keelson/physics/pipe-wall.ts'
import { apiBull5c3 } from '@keelson/standards/api-bull-5c3-1994/source.ts'
import { apiTr5c3 } from '@keelson/standards/api-tr-5c3-2018/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Of an envelope that is calculated at once. */
const [FEW_POINTS, FEW_CASES] = [400, 10]

export const contract = defineContract({
  ...about,
  id: 'tubular-design-envelope',
  version: 1,
  status: 'stable',
  routes: [
    { domain: 'wells-subsurface', subdomain: 'wells' },
    { domain: 'subsea-pipelines-integrity', subdomain: 'structural' },
  ],
  standards: [
    { source: apiTr5c3, section: 'historical collapse, internal yield and axial yield of the pipe body' },
    { source: apiBull5c3, section: '2.1.5 and 2.1.6, collapse under axial tension and internal pressure' },
    { source: youngBudynas, section: 'table 13.5 and 3.7, thick cylinder and distortion energy' },
  ],
  cites: [{ source: baiBai, section: 'chapter 2, wall thickness' }],
  kind: 'calculation',
  cost: (p) => (p.envelope_points > FEW_POINTS || (p.load_cases?.length ?? 0) > FEW_CASES ? 'standard' : 'instant'),
  tries: ['wall_thickness', 'specified_minimum_yield_strength', 'connection_joint_strength'],
  params: inputs,
  rules,
  values,
  answers: [
    'worst_utilisation',
    'governing_check',
    'burst_resistance',
    'collapse_resistance',
    'pipe_body_yield_strength',
    'triaxial_safety_factor',
    'triaxial_internal_pressure_limit',
  ],
  checks,
  tables: {},
  charts,
  figures,
  deliverables: [],
  warnings,
})
