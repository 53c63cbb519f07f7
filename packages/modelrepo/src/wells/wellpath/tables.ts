/** The tables of a well path. */
import { numberColumn as number, textColumn as text, wordedColumn } from '@keelson/workflow'
import { COVARIANCE } from './calculate-uncertainty.ts'

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
  nn: number(COVARIANCE, 'NN', { symbol: 'C_NN' }),
  ee: number(COVARIANCE, 'EE', { symbol: 'C_EE' }),
  vv: number(COVARIANCE, 'VV', { symbol: 'C_VV' }),
  ne: number(COVARIANCE, 'NE', { symbol: 'C_NE' }),
  nv: number(COVARIANCE, 'NV', { symbol: 'C_NV' }),
  ev: number(COVARIANCE, 'EV', { symbol: 'C_EV' }),
}

export const tables = {
  stations: {
    title: 'Survey listing',
    description: 'Positions by minimum curvature. Departure is the cumulative horizontal length.',
    survey: { north: 'grid' },
    columns: {
      ...station,
      ...place,
      vertical_section: number('well_coordinate', 'Vertical section', { symbol: 'VS' }),
      departure: number('well_coordinate', 'Departure'),
    },
  },
  courses: {
    title: 'Courses',
    description: 'Arcs between consecutive stations. The dogleg per normalisation length is also listed.',
    columns: {
      from: number('survey_depth', 'From', { symbol: 'MD_1' }),
      to: number('survey_depth', 'To', { symbol: 'MD_2' }),
      length: number('well_section_length', 'Length', { symbol: 'L' }),
      dogleg: number('inclination', 'Dogleg', { symbol: 'beta' }),
      ratio_factor: number('-', 'Ratio factor', { symbol: 'F' }),
      dogleg_severity: number('dogleg_severity', 'Dogleg severity', { symbol: 'DLS' }),
      dogleg_over_length: number('inclination', 'Dogleg per normalisation length', { symbol: 'beta_C' }),
      build_rate: number('dogleg_severity', 'Build', { symbol: 'B' }),
      turn_rate: number('dogleg_severity', 'Turn', { symbol: 'T' }),
      tool_face: number('heading', 'Tool face', { symbol: 'TF' }),
    },
  },
  survey_methods: {
    title: 'Survey method comparison',
    description: 'Position of the last station by each method, and its distance from the minimum curvature position.',
    columns: { method: wordedColumn('Method'), ...place, difference: number('position_uncertainty', 'Difference') },
  },
  depths: {
    title: 'Measured depths at true vertical depth',
    description: 'All points of the path at the requested true vertical depth.',
    columns: { ...station, north: place.north, east: place.east },
  },
  offset_surveys: {
    title: 'Offset surveys',
    description: 'Positions of the offset wells by minimum curvature.',
    columns: { offset_well: text('Offset well'), ...station, ...place },
  },
  closest_approach: {
    title: 'Closest approach by well',
    description:
      'Closest approach at the stations of this well, and along its continuous path around the nearest station.',
    columns: {
      offset_well: text('Offset well'),
      measured_depth: number('survey_depth', 'Nearest station'),
      distance: number('position_uncertainty', 'Distance', { symbol: 'D' }),
      continuous_measured_depth: number('survey_depth', 'Continuous path depth'),
      continuous_distance: number('position_uncertainty', 'Continuous path distance'),
      least_separation_factor: number('-', 'Minimum separation factor'),
      at_measured_depth: number('survey_depth', 'At station'),
    },
  },
  scans: {
    title: 'Offset well scans',
    description:
      '3D, horizontal-plane and travelling-cylinder distances at each station. The cylinder direction is high side plus azimuth.',
    columns: {
      offset_well: text('Offset well'),
      measured_depth: number('survey_depth', 'Measured depth'),
      distance: number('position_uncertainty', '3D distance'),
      horizontal_distance: number('position_uncertainty', 'Horizontal'),
      cylinder_distance: number('position_uncertainty', 'Cylinder'),
      cylinder_azimuth: number('heading', 'Cylinder direction'),
      relative_sigma: number('position_uncertainty', 'Combined standard deviation', { symbol: 'sigma_s' }),
      allowable_distance: number('position_uncertainty', 'Allowable distance', { symbol: 'D_min' }),
    },
  },
  pair_covariance: {
    title: 'Covariances at the closest approach',
    description: 'Covariances of the two positions (one sigma), linear in measured depth between stations.',
    columns: { well: text('Well'), measured_depth: station.measured_depth, ...covariance },
  },
  uncertainty: {
    title: 'Position uncertainty',
    description:
      'Standard deviations across and along the hole, plan ellipse at 2 sigma (95.4 % in one dimension) and ellipsoid at 95 % (2.795 sigma).',
    columns: {
      measured_depth: station.measured_depth,
      sigma_high: number('position_uncertainty', 'High-side standard deviation'),
      sigma_right: number('position_uncertainty', 'Lateral standard deviation'),
      sigma_along: number('position_uncertainty', 'Along-hole standard deviation'),
      ellipse_major: number('position_uncertainty', 'Ellipse, major'),
      ellipse_minor: number('position_uncertainty', 'Ellipse, minor'),
      ellipse_azimuth: number('heading', 'Major axis azimuth'),
      ellipsoid_1: number('position_uncertainty', 'Ellipsoid, 1st'),
      ellipsoid_2: number('position_uncertainty', 'Ellipsoid, 2nd'),
      ellipsoid_3: number('position_uncertainty', 'Ellipsoid, 3rd'),
    },
  },
  error_sources: {
    title: 'Error sources',
    description: 'Contribution of each source to the covariance at the last reported depth.',
    columns: { source: text('Source'), propagation: text('Propagation'), ...covariance },
  },
} as const
