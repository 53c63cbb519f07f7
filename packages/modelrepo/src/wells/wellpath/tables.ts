/** The tables of a run. */
import { numberColumn as number, textColumn as text } from '@keelson/workflow'
import { wellPathOnly } from './modes.ts'

const place = {
  north: number('well_coordinate', 'Northing', { symbol: 'N' }),
  east: number('well_coordinate', 'Easting', { symbol: 'E' }),
  true_vertical_depth: number('survey_depth', 'True vertical depth', { symbol: 'V' }),
}
const station = {
  measured_depth: number('survey_depth', 'Measured depth', { symbol: 'MD' }),
  inclination: number('inclination', 'Inclination', { symbol: 'I' }),
  azimuth: number('heading', 'Grid azimuth', { symbol: 'A' }),
}
const covariance = {
  nn: number({ unit: 'm2', noKind: 'a covariance of positions is a result with a sign' }, 'NN', { symbol: 'C_NN' }),
  ee: number({ unit: 'm2', noKind: 'a covariance of positions is a result with a sign' }, 'EE', { symbol: 'C_EE' }),
  vv: number({ unit: 'm2', noKind: 'a covariance of positions is a result with a sign' }, 'VV', { symbol: 'C_VV' }),
  ne: number({ unit: 'm2', noKind: 'a covariance of positions is a result with a sign' }, 'NE', { symbol: 'C_NE' }),
  nv: number({ unit: 'm2', noKind: 'a covariance of positions is a result with a sign' }, 'NV', { symbol: 'C_NV' }),
  ev: number({ unit: 'm2', noKind: 'a covariance of positions is a result with a sign' }, 'EV', { symbol: 'C_EV' }),
}
const on = { onlyWhen: wellPathOnly }

export const tables = {
  stations: {
    title: 'Survey listing',
    description: 'Positions by minimum curvature; departure is the horizontal length travelled.',
    columns: {
      ...station,
      ...place,
      vertical_section: number('well_coordinate', 'Vertical section', { symbol: 'VS' }),
      departure: number('structure_dimension', 'Departure'),
    },
    ...on,
  },
  courses: {
    title: 'Courses',
    description: 'Each arc between two stations; the dogleg also over the normalisation length given.',
    columns: {
      from: number('structure_dimension', 'From', { symbol: 'MD_1' }),
      to: number('structure_dimension', 'To', { symbol: 'MD_2' }),
      length: number('structure_dimension', 'Length', { symbol: 'L' }),
      dogleg: number('heading', 'Dogleg', { symbol: 'beta' }),
      ratio_factor: number('-', 'Ratio factor', { symbol: 'F' }),
      dogleg_severity: number('dogleg_severity', 'Dogleg severity', { symbol: 'DLS' }),
      dogleg_over_length: number('heading', 'Dogleg over C', { symbol: 'beta_C' }),
      build_rate: number('dogleg_severity', 'Build', { symbol: 'B' }),
      turn_rate: number('dogleg_severity', 'Turn', { symbol: 'T' }),
      tool_face: number('heading', 'Tool face', { symbol: 'TF' }),
    },
    ...on,
  },
  survey_methods: {
    title: 'Survey methods compared',
    description: 'The last station by each method, and how far it lies from minimum curvature.',
    columns: { method: text('Method'), ...place, difference: number('displacement', 'Difference') },
    ...on,
  },
  depths: {
    title: 'Measured depths at the true vertical depth',
    description: 'Every place where the path has the true vertical depth asked for.',
    columns: { ...station, north: place.north, east: place.east },
    ...on,
  },
  offset_surveys: {
    title: 'Offset surveys',
    description: 'Positions of the offset wells by minimum curvature.',
    columns: { offset_well: text('Offset well'), ...station, ...place },
    ...on,
  },
  closest_approach: {
    title: 'Closest approach of each well',
    description: 'At the stations of this well, and over its continuous path around the nearest station.',
    columns: {
      offset_well: text('Offset well'),
      measured_depth: number('survey_depth', 'Nearest station'),
      distance: number('structure_dimension', 'Distance', { symbol: 'D' }),
      continuous_measured_depth: number('structure_dimension', 'Continuous: depth'),
      continuous_distance: number('structure_dimension', 'Continuous: distance'),
      least_separation_factor: number('-', 'Least separation factor'),
      at_measured_depth: number('structure_dimension', 'At station'),
    },
    ...on,
  },
  scans: {
    title: 'Scans of the neighbours',
    description:
      'In space, in the horizontal plane of the station, and in the plane across the well (travelling cylinder; direction is high side plus azimuth).',
    columns: {
      offset_well: text('Offset well'),
      measured_depth: number('survey_depth', 'Measured depth'),
      distance: number('structure_dimension', 'In space'),
      horizontal_distance: number('structure_dimension', 'Horizontal'),
      cylinder_distance: number('structure_dimension', 'Cylinder'),
      cylinder_azimuth: number('heading', 'Cylinder direction'),
      relative_sigma: number('structure_dimension', 'Sigma of both wells', { symbol: 'sigma_s' }),
      allowable_distance: number('structure_dimension', 'Allowable distance', { symbol: 'D_min' }),
    },
    ...on,
  },
  pair_covariance: {
    title: 'Covariances at the closest approach',
    description: 'Of the two positions, one sigma, linear in measured depth between stations.',
    columns: { well: text('Well'), measured_depth: station.measured_depth, ...covariance },
    ...on,
  },
  uncertainty: {
    title: 'Position uncertainty',
    description:
      'Sigma across and along the hole; the ellipse in plan at 2 sigma (95.4 % in one dimension); the ellipsoid at 95 % (2.795 sigma).',
    columns: {
      measured_depth: station.measured_depth,
      sigma_high: number('structure_dimension', 'High side, 1 sigma'),
      sigma_right: number('structure_dimension', 'Lateral, 1 sigma'),
      sigma_along: number('structure_dimension', 'Along, 1 sigma'),
      ellipse_major: number('structure_dimension', 'Ellipse, major'),
      ellipse_minor: number('structure_dimension', 'Ellipse, minor'),
      ellipse_azimuth: number('heading', 'Major azimuth'),
      ellipsoid_1: number('structure_dimension', 'Ellipsoid, 1st'),
      ellipsoid_2: number('structure_dimension', 'Ellipsoid, 2nd'),
      ellipsoid_3: number('structure_dimension', 'Ellipsoid, 3rd'),
    },
    ...on,
  },
  error_sources: {
    title: 'Error sources',
    description: 'What each source adds to the covariance at the last depth stated.',
    columns: { source: text('Source'), propagation: text('Propagation'), ...covariance },
    ...on,
  },
} as const
