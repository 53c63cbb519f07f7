/** Riser code-check atlas query: what the workflow is, takes, gives and does not do. */

import { sparks } from '@keelson/physics/member-stress/thick-tube.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { defineContract } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'code-check-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp2rd, section: 'section 5, from api-rp-2rd-riser version 1' },
    {
      source: youngBudynas,
      section: 'section properties, thick cylinder, axial and bending stress, distortion energy',
    },
  ],
  cites: [{ source: sparks, section: 'effective and true tension' }],
  kind: 'calculation',
  cost: 'instant',
  tries: ['wall_thickness', 'effective_tension', 'bending_moment'],
  params: inputs,
  rules: wallProblems,

  values,
  answers: ['utilisation', 'screening_status', 'source', 'confidence_band'],

  checks,

  tables,

  charts,

  figures,
  deliverables: [],

  warnings,
})
