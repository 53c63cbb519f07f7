/** Directional well path: what the workflow is, takes, gives and does not do. */

import { apiD20, sawarynThorogood, taylorMason } from '@keelson/physics/wellbore/source.ts'
import { iscwsaMwd } from '@keelson/standards/iscwsa-mwd-rev5-11/source.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { feeds } from './feeds.ts'
import { warnings } from './warnings.ts'
import { path } from './well-path.ts'

export const contract = defineContract({
  ...about,
  ...path.contract,
  id: 'wellpath',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: taylorMason, section: 'minimum curvature (also Zaremba, SPE-3664, 1973)' },
    { source: sawarynThorogood, section: 'interpolation, tool face, projection, closest point on the arc' },
    { source: apiD20, section: 'survey calculation methods, dogleg severity, closure, vertical section' },
    { source: separationRule, section: 'separation factor' },
    { source: iscwsaMwd, section: 'MWD+SRGM: terms, weighting functions and propagation' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['centre_to_centre_distance'],
  answers: [
    'final_true_vertical_depth',
    'final_north',
    'final_east',
    'closure_distance',
    'maximum_dogleg_severity',
    'closest_approach_distance',
    'separation_factor',
  ],
  deliverables: [],
  warnings,
  feeds,
})
