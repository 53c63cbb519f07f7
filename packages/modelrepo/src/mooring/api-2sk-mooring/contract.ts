/** Mooring line strength: what the workflow is, takes, gives and does not do. */

import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { iacsW22 } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { warnings } from './warnings.ts'
import { declared } from './way-line.ts'

export const contract = defineContract({
  ...about,
  ...declared,
  id: 'api-2sk-mooring',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    {
      source: apiRp2sk,
      section:
        'line tension criterion, tension combination, chain corrosion, anchor factors (table 7 for piles); third edition with 2008 addendum',
    },
    { source: iacsW22, section: 'chain break test loads by grade' },
    { source: dnvOsE301, section: 'Ch.2 Sec.2 ultimate and accidental limit states, for comparison only' },
  ],
  kind: 'calculation',
  cost: 'instant',
  tries: ['minimum_breaking_load', 'maximum_tension', 'anchor_holding_capacity'],
  answers: [
    'utilisation',
    'anchor_utilisation',
    'safety_factor',
    'required_safety_factor',
    'maximum_tension',
    'allowable_tension',
    'minimum_breaking_load',
    'e301_utilisation',
  ],
  deliverables: [],
  warnings,
  feeds,
})
