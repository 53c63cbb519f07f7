/** Rigging: what the workflow is, takes, gives and does not do. */
import { statics } from '@keelson/physics/lift/leg.ts'
import { crosbyG2130 } from '@keelson/standards/crosby-g2130-2023/source.ts'
import { dnvStN001 } from '@keelson/standards/dnv-st-n001-2021/source.ts'
import { nobleDenton0027 } from '@keelson/standards/noble-denton-0027-rev11/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { gear } from './gear.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...gear.contract,
  id: 'rigging',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'installation' }],
  standards: [
    { source: nobleDenton0027, section: '5.5, 6.2, 7 and 8.2' },
    { source: dnvStN001, section: 'section 16' },
    { source: crosbyG2130, section: 'G-2130' },
    { source: statics, section: 'chapters 2 and 3' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['sling_mbl', 'hook_height', 'lift_mass'],
  answers: [
    'maximum_sling_force',
    'required_mbl',
    'sling_utilisation',
    'sling_force',
    'skew_load_factor_calculated',
    'maximum_skew_sling_force',
    'working_load_limit',
    'governing_wll',
  ],
  deliverables: [],
  warnings,
  feeds,
})
