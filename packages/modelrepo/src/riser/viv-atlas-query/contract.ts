/** Query of the frequency ratio of a base span: what the workflow is, takes, gives and does not do. */

import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { bathe, blevins, shaker } from '@keelson/physics/tensioned-beam/source.ts'
import { dnvRpC205 } from '@keelson/standards/dnv-rp-c205-2021/source.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'viv-atlas-query',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: dnvRpC205, section: 'section 9, vortex shedding and reduced velocity, from viv-analysis version 1' },
  ],
  cites: [
    { source: youngBudynas, section: 'section properties of a hollow circle' },
    { source: blevins, section: 'added mass and vortex-induced vibration' },
    { source: shaker, section: 'frequencies and mode shapes of a pinned beam' },
    { source: bathe, section: '5.4, bending of a beam' },
    { source: dnvRpF105, section: '4.3 onset, 6.8 natural frequency' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['span_length', 'current_velocity'],
  params: inputs,
  values,
  answers: ['frequency_ratio_cross_flow', 'frequency_ratio_in_line'],

  checks,
  tables: {},

  charts,

  figures,
  warnings,
  deliverables: [],
})
