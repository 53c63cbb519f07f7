/** Installation of rigid jumpers: what the workflow is, takes, gives and does not do. */
import { roark } from '@keelson/physics/handbooks.ts'
import { dnvRpH103 } from '@keelson/standards/dnv-rp-h103-2011/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import type { Inputs } from './inputs.ts'
import { jumper } from './jumper.ts'
import { warnings } from './warnings.ts'

/** Periods of an operability that is calculated at once. */
const FEW_PERIODS = 10

export const contract = defineContract({
  ...about,
  ...jumper.contract,
  id: 'jumper-installation',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  standards: [
    { source: dnvRpH103, section: '4.3, 4.4, 5.2 and 5.3' },
    { source: roark, section: 'tables 8.1 and A.1' },
  ],
  kind: 'calculation',
  cost: ({ operability_periods = [] }) =>
    (operability_periods as Inputs['operability_periods']).length > FEW_PERIODS ? 'standard' : 'instant',
  tries: ['jumper_mass', 'lowering_speed', 'crane_capacity'],
  pictureCost: 'standard',
  answers: [
    'allowable_significant_wave_height',
    'slack_utilisation',
    'maximum_hook_load',
    'bending_utilisation',
    'overhang_moment',
    'midspan_moment',
    'snap_force',
    'natural_period',
  ],
  deliverables: [],
  warnings,
  feeds,
})
