/** Wind and current on tankers: what the workflow is, takes, gives and does not do. */

import { blendermann } from '@keelson/standards/blendermann-1994/source.ts'
import { isherwood } from '@keelson/standards/isherwood-1972/source.ts'
import { ocimf } from '@keelson/standards/ocimf-1994/source.ts'
import { ufcMoorings } from '@keelson/standards/ufc-4-159-03-2005/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { loads } from './loads.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  ...loads.contract,
  id: 'ocimf-tanker-loads',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: ocimf, section: 'load equations, signs, wind profile' },
    { source: isherwood, section: 'wind coefficient regression' },
    { source: blendermann, section: 'loading functions and ship type table' },
    { source: ufcMoorings, section: '4-4 wind, 4-5 current' },
  ],
  kind: 'calculation',
  cost: 'instant',
  answers: [
    'total_force',
    'total_force_x',
    'total_force_y',
    'total_moment',
    'wind_force_x',
    'wind_force_y',
    'wind_moment',
  ],
  deliverables: [],
  warnings,
  feeds,
})
