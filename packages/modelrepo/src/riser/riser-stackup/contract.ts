/** Drilling riser stack-up: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { sparks } from '@keelson/physics/riser-stack/stack-up.ts'
import { apiRp16q } from '@keelson/standards/api-rp-16q-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'riser-stackup',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: apiRp16q, section: 'minimum top tension, maximum tension setting, lift-off' },
    { source: sparks, section: 'effective tension and apparent weight' },
    { source: youngBudynas, section: 'thin-walled cylinder under internal pressure' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['wall_thickness', 'design_pressure', 'tensioner_setting'],
  params: inputs,
  rules,
  values,
  answers: [
    'minimum_top_tension',
    'overall_minimum_top_tension',
    'minimum_slip_ring_tension',
    'bottom_effective_tension',
    'bottom_effective_tension_failed',
    'utilisation',
    'top_tension_required',
    'wall_thickness_required',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})
