/** Directional well path: what the workflow is, takes, gives and does not do. */

import { HORIZONTAL_FIELD } from '@keelson/physics/wellbore/angles.ts'
import { doglegSeverity } from '@keelson/physics/wellbore/rates.ts'
import { apiD20, sawarynThorogood, taylorMason } from '@keelson/physics/wellbore/source.ts'
import { iscwsaMwd } from '@keelson/standards/iscwsa-mwd-rev5-11/source.ts'
import { LEAST_SEPARATION_FACTOR, radiiSum } from '@keelson/standards/spe-187073-2017/separation.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { inputs } from './inputs.ts'
import { separationOnly, wellPathOnly } from './modes.ts'
import { figures } from './outputs.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const OFFSETS = ['offset_wells']
/** What a check of clearance cannot be made without. */
const SIZED = [...OFFSETS, 'reference_hole_diameter']

export const contract = defineContract({
  ...about,
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
  params: inputs,
  rules,
  values,
  answers: [
    'final_true_vertical_depth',
    'final_north',
    'final_east',
    'closure_distance',
    'maximum_dogleg_severity',
    'closest_approach_distance',
    'separation_factor',
  ],
  checks: {
    dogleg: checkOf('dogleg_severity', {
      title: 'Dogleg severity',
      criterion: doglegSeverity,
      demand: 'Largest dogleg severity',
      capacity: 'Allowable dogleg severity',
      onlyWhen: wellPathOnly,
      needs: ['maximum_allowable_dogleg_severity'],
    }),
    separation: checkOf('-', {
      title: 'Separation factor',
      criterion: LEAST_SEPARATION_FACTOR,
      demand: 'Least separation factor allowed',
      capacity: 'Least separation factor found',
      needs: SIZED,
      reach: [HORIZONTAL_FIELD],
    }),
    contact: checkOf('position_uncertainty', {
      title: 'Walls apart',
      criterion: radiiSum,
      demand: radiiSum,
      capacity: 'Centre to centre distance',
      needs: SIZED,
    }),
  },
  tables,
  charts: {
    plan_view: {
      title: 'Plan view',
      description: 'The wells from above, on the grid; the scales differ.',
      onlyWhen: wellPathOnly,
    },
    vertical_section: {
      title: 'Vertical section',
      description: 'The wells in the section plane, depth downward; the scales differ.',
      onlyWhen: wellPathOnly,
    },
    dogleg_severity: {
      title: 'Dogleg severity',
      description: 'Of each course along the well.',
      onlyWhen: wellPathOnly,
    },
    space_view: {
      title: 'Path in space',
      description:
        'Isometric: north to the upper right, east to the lower right, depth downward; the plan at the tie-on depth.',
      onlyWhen: wellPathOnly,
    },
    ladder: {
      title: 'Ladder',
      description: 'Distance in space to each offset well along this well.',
      onlyWhen: wellPathOnly,
      needs: OFFSETS,
    },
    separation: {
      title: 'Separation factor along the well',
      description: 'Against each offset well; factors above 10 are drawn at 10.',
      onlyWhen: wellPathOnly,
      needs: OFFSETS,
    },
    travelling_cylinder: {
      title: 'Travelling cylinder',
      description:
        'Where each neighbour crosses the plane across this well, station by station; direction 0 is the high side plus azimuth.',
      onlyWhen: wellPathOnly,
      needs: OFFSETS,
    },
    uncertainty: {
      title: 'Position uncertainty',
      description: 'How it grows along the well.',
      onlyWhen: wellPathOnly,
      needs: ['tool_model'],
    },
    separation_distance: {
      title: 'Separation factor against distance',
      description: 'How far the wells could move together.',
      onlyWhen: separationOnly,
    },
  },
  figures,
  deliverables: [],

  warnings,
})
