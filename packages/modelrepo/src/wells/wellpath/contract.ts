/** Directional well path: what the workflow is, takes, gives and does not do. */

import { HORIZONTAL_FIELD } from '@keelson/physics/wellbore/angles.ts'
import { doglegSeverity } from '@keelson/physics/wellbore/rates.ts'
import { apiD20, sawarynThorogood, taylorMason } from '@keelson/physics/wellbore/source.ts'
import { iscwsaMwd } from '@keelson/standards/iscwsa-mwd-rev5-11/source.ts'
import { LEAST_SEPARATION_FACTOR, radiiSum } from '@keelson/standards/spe-187073-2017/separation.ts'
import { separationRule } from '@keelson/standards/spe-187073-2017/source.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { separationOnly, wellPathOnly } from './modes.ts'
import { figures } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const OFFSETS = ['offset_wells']
/** What a check of clearance cannot be made without. */
const SIZED = [...OFFSETS, 'reference_hole_diameter']

export const contract = defineContract({
  id: 'wellpath',
  version: 1,
  status: 'stable',
  title: 'Directional well path: survey, projection and anti-collision',
  question:
    'Where is the well, how sharply does it bend, where does it go on to, and how far is it from its neighbours?',
  askedAs: [
    'What are TVD, northing and easting at the bottom of this directional survey?',
    'Is the dogleg severity anywhere above 3 deg per 30 m?',
    'How close do we come to the neighbouring well, and what is the SF by the ISCWSA rule?',
    'If I keep building at 2 deg per 30 m with a right turn, where am I at 2700 m MD?',
    'How large is the ellipse of uncertainty of this MWD survey at TD?',
    'Minimum curvature from MD, inclination and azimuth; KOP and build to a target; closest approach to an offset well',
  ],
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
      apart: { x: 'A projection on paper.' },
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
  method: [
    {
      title: 'Survey',
      text: 'Stations of increasing depth; azimuths from true or magnetic north are brought to grid north by convergence and declination.',
      module: 'physics/wellbore/angles.ts',
    },
    {
      title: 'Tangents and dogleg',
      text: 'The dogleg from the chord between the tangents: well conditioned for small angles, and blind to the wrap of azimuths.',
      module: 'physics/wellbore/minimum-curvature.ts',
    },
    {
      title: 'Minimum curvature',
      text: 'Each course is an arc: half its length times the sum of the tangents times the ratio factor, which is a series below 0.001 rad.',
      module: 'physics/wellbore/minimum-curvature.ts',
    },
    {
      title: 'Rates, tool face, closure, section',
      text: 'Dogleg severity, build and turn in °/30 m; tool face from the high side; vertical section from its own origin.',
      module: 'physics/wellbore/rates.ts',
    },
    {
      title: 'Interpolation',
      text: 'At a measured depth on the great circle between the tangents; at a true vertical depth by a root in each course, all of them.',
      module: 'physics/wellbore/arc.ts',
    },
    {
      title: 'Projection',
      text: 'Straight on; constant build and turn rates integrated over measured depth; or the arc of a tool face and a dogleg severity.',
      module: 'physics/wellbore/projection.ts',
    },
    {
      title: 'Other survey methods',
      text: 'Tangential, average angle, balanced tangential and radius of curvature, for comparison.',
      module: 'physics/wellbore/survey-methods.ts',
    },
    {
      title: 'Anti-collision',
      text: 'For each station the nearest point of the continuous offset path, where the line between the points stands across the offset well: the foot of the perpendicular on its arc, in closed form.',
      module: 'physics/wellbore/path.ts',
    },
    {
      title: 'Horizontal and travelling-cylinder scans',
      text: 'The nearest point of the offset path at the same true vertical depth, and in the plane across this well.',
      module: 'physics/wellbore/scans.ts',
    },
    {
      title: 'Separation factor',
      text: 'The distance less both radii and the surface margin, over k times the standard deviation of the relative position along the line of centres and of the project-ahead.',
      module: 'standards/spe-187073-2017/separation.ts',
    },
    {
      title: 'Position uncertainty: terms',
      text: 'The 35 sources of MWD+SRGM with their magnitudes, propagation and weighting functions.',
      module: 'standards/iscwsa-mwd-rev5-11/terms.ts',
    },
    {
      title: 'Position uncertainty: propagation',
      text: 'Error vectors by the balanced tangential step; random errors add as squares over the stations, the others as vectors.',
      module: 'standards/iscwsa-mwd-rev5-11/propagation.ts',
    },
    {
      title: 'Ellipses',
      text: 'Deviations across and along the hole, the ellipse in plan and the axes of the ellipsoid.',
      module: 'physics/wellbore/ellipsoid.ts',
    },
  ],
  assumptions: [
    'Every course between two stations is an arc of a circle.',
    'Positions, sections and covariances are on the grid; its scale is 1.',
    'Offset wells share the north, the coordinates and, for their covariance, the tool and the magnetic field of this well.',
    'The errors of two wells are taken as independent: no credit for errors that they share.',
    'The tie-on station carries no error of its own.',
    'Between stations a covariance is linear in measured depth.',
    'A turning projection keeps build and turn rate over measured depth exactly; a tool-face projection is the arc that leaves with that tool face.',
  ],
  validity: [
    'The dogleg of a course is below 180°.',
    'A separation factor needs the standard deviation of both wells, or an error model, and the diameter of every offset well: without, its check may fail and does not pass.',
    'Separation factors by the error model of Rev 5.11 are not to be held beside tables made by Rev 4 or earlier: terms, magnitudes and the sharing of the first course differ, and with them the standard deviations and every factor.',
    'Courses longer than 30 m in a curve: the arc is doubtful, with a warning only, because a planned well is made of such arcs.',
    'Turn rate and tool face near the vertical mean little: below 1° inclination a station has no turn rate.',
    'A magnetic tool needs a horizontal field: below 6000 nT the separation factor does not pass, below 1 nT the input is rejected.',
  ],
  warnings,
  notChecked: [
    'Whether the well hits a target: no target is asked for',
    'Planning of a path to a target (J, S and horizontal profiles) and tortuosity of planned wells',
    'Separation between the stations of this well elsewhere than around the nearest station to each neighbour',
    'Survey quality: magnetic interference, multi-station correction, gross errors',
    'Tool models other than MWD+SRGM, tie-on of survey legs, inclination-only and gyro surveys',
    'Errors that wells have in common, and the error of the well heads',
    'Date and place of the geomagnetic field: dip, field and declination are taken as given',
  ],
})
