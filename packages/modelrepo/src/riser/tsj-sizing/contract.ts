/** Tapered stress joint: what the workflow is, takes, gives and does not do. */

import { sparks } from '@keelson/physics/member-stress/thick-tube.ts'
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { hetenyi } from '@keelson/physics/tensioned-beam/source.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
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
  id: 'tsj-sizing',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp2rd, section: '5.2, average primary membrane stresses and allowable stresses' },
    { source: hetenyi, section: 'beams under axial tension' },
    { source: youngBudynas, section: 'appendix A, section of a pipe' },
  ],
  cites: [
    { source: sparks, section: 'effective and true tension' },
    { source: dnvRpF105, section: '6.8, section properties' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['effective_tension', 'riser_angle', 'specified_minimum_yield_strength'],
  params: inputs,
  rules,
  values,
  answers: [
    'scan_maximum_utilisation',
    'scan_maximum_position',
    'riser_end_utilisation',
    'base_moment',
    'maximum_utilisation',
    'governing_position',
    'end_slope_remaining',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
