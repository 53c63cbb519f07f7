/** The tables of a run. */
import { numberColumn as number, textColumn as text } from '@keelson/workflow'
import { wellPathOnly } from './modes.ts'

const place = {
  north: number('Northing', 'm', 'N'),
  east: number('Easting', 'm', 'E'),
  true_vertical_depth: number('True vertical depth', 'm', 'V'),
}
const station = {
  measured_depth: number('Measured depth', 'm', 'MD'),
  inclination: number('Inclination', 'deg', 'I'),
  azimuth: number('Grid azimuth', 'deg', 'A'),
}
const covariance = {
  nn: number('NN', 'm2', 'C_NN'),
  ee: number('EE', 'm2', 'C_EE'),
  vv: number('VV', 'm2', 'C_VV'),
  ne: number('NE', 'm2', 'C_NE'),
  nv: number('NV', 'm2', 'C_NV'),
  ev: number('EV', 'm2', 'C_EV'),
}
const on = { onlyWhen: wellPathOnly }

export const tables = {
  stations: {
    title: 'Survey listing',
    description: 'Positions by minimum curvature; departure is the horizontal length travelled.',
    columns: {
      ...station,
      ...place,
      vertical_section: number('Vertical section', 'm', 'VS'),
      departure: number('Departure', 'm'),
    },
    ...on,
  },
  courses: {
    title: 'Courses',
    description: 'Each arc between two stations; the dogleg also over the normalisation length given.',
    columns: {
      from: number('From', 'm', 'MD_1'),
      to: number('To', 'm', 'MD_2'),
      length: number('Length', 'm', 'L'),
      dogleg: number('Dogleg', 'deg', 'beta'),
      ratio_factor: number('Ratio factor', '-', 'F'),
      dogleg_severity: number('Dogleg severity', 'deg/30m', 'DLS'),
      dogleg_over_length: number('Dogleg over C', 'deg', 'beta_C'),
      build_rate: number('Build', 'deg/30m', 'B'),
      turn_rate: number('Turn', 'deg/30m', 'T'),
      tool_face: number('Tool face', 'deg', 'TF'),
    },
    ...on,
  },
  survey_methods: {
    title: 'Survey methods compared',
    description: 'The last station by each method, and how far it lies from minimum curvature.',
    columns: { method: text('Method'), ...place, difference: number('Difference', 'm') },
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
      measured_depth: number('Nearest station', 'm'),
      distance: number('Distance', 'm', 'D'),
      continuous_measured_depth: number('Continuous: depth', 'm'),
      continuous_distance: number('Continuous: distance', 'm'),
      least_separation_factor: number('Least separation factor', '-'),
      at_measured_depth: number('At station', 'm'),
    },
    ...on,
  },
  scans: {
    title: 'Scans of the neighbours',
    description:
      'In space, in the horizontal plane of the station, and in the plane across the well (travelling cylinder; direction is high side plus azimuth).',
    columns: {
      offset_well: text('Offset well'),
      measured_depth: number('Measured depth', 'm'),
      distance: number('In space', 'm'),
      horizontal_distance: number('Horizontal', 'm'),
      cylinder_distance: number('Cylinder', 'm'),
      cylinder_azimuth: number('Cylinder direction', 'deg'),
      relative_sigma: number('Sigma of both wells', 'm', 'sigma_s'),
      allowable_distance: number('Allowable distance', 'm', 'D_min'),
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
      sigma_high: number('High side, 1 sigma', 'm'),
      sigma_right: number('Lateral, 1 sigma', 'm'),
      sigma_along: number('Along, 1 sigma', 'm'),
      ellipse_major: number('Ellipse, major', 'm'),
      ellipse_minor: number('Ellipse, minor', 'm'),
      ellipse_azimuth: number('Major azimuth', 'deg'),
      ellipsoid_1: number('Ellipsoid, 1st', 'm'),
      ellipsoid_2: number('Ellipsoid, 2nd', 'm'),
      ellipsoid_3: number('Ellipsoid, 3rd', 'm'),
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
