/** Free span atlas query: what the workflow is, takes, gives and does not do. */

import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
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
  id: 'free-span-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    {
      source: dnvRpF105,
      section:
        '4.1 reduced velocity, 4.3 in-line onset, 6.8 response quantities, as in version 1 of the free span assessment',
    },
  ],
  cites: [{ source: youngBudynas, section: 'section properties of a hollow circle' }],
  kind: 'calculation',
  cost: 'instant',
  tries: ['span_length', 'wall_thickness', 'current_velocity'],
  params: inputs,
  rules: wallProblems,

  values,
  answers: ['natural_frequency_in_line', 'reduced_velocity', 'in_line_onset_reduced_velocity', 'source', 'confidence'],

  checks,

  tables,

  charts,

  figures,
  deliverables: [],

  warnings,
})
