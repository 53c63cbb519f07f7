/** Catenary line: what the workflow is, takes, gives and does not do. */

import { IRVINE, JONKMAN } from '@keelson/physics/catenary/symbols.ts'
import { apiRp2sk } from '@keelson/standards/api-rp-2sk-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import type { Inputs } from './inputs.ts'
import { line } from './line.ts'
import { warnings } from './warnings.ts'

/** Stations up to which a run stays under 5 ms: 99 % of random lines took under 3.1 ms with 250, and 6 ms with 1000. */
const INSTANT_POINTS = 250

export const contract = defineContract({
  ...about,
  ...line.contract,
  id: 'catenary',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'mooring' }],
  standards: [
    { source: JONKMAN, section: 'quasi-static mooring line, elastic, with seabed contact and friction' },
    { source: IRVINE, section: 'elastic and inextensible catenary' },
    { source: apiRp2sk, section: 'line tension criterion, if a breaking load is provided' },
  ],
  kind: 'calculation',
  cost: ({ profile_points = 0 }: Partial<Inputs>) => (profile_points <= INSTANT_POINTS ? 'instant' : 'standard'),
  tries: ['unstretched_length', 'horizontal_span', 'minimum_breaking_load'],
  answers: [
    'fairlead_tension',
    'anchor_tension',
    'grounded_length',
    'minimum_bend_radius',
    'fairlead_horizontal_tension',
    'fairlead_vertical_tension',
    'utilisation',
  ],
  deliverables: [],
  warnings,
  feeds,
})
