/** Inputs of the survey itself, and what is asked of it. */
import { choice, quantity, quantityList } from '@keelson/workflow'

/**
 * Stations of one survey: one every metre of the longest wells. Beyond it a listing is no survey but a path that was
 * interpolated, and its answer is too long to be read.
 */
export const MOST_STATIONS = 10_000
const stations = { minItems: 2, maxItems: MOST_STATIONS }

export const surveyParams = {
  measured_depth: quantityList('survey_depth', {
    title: 'Measured depths',
    description: 'Measured depths of the survey stations of this (the reference) well, strictly increasing.',
    symbol: 'MD',
    ...stations,
  }),
  inclination: quantityList('inclination', {
    title: 'Inclinations',
    description: 'Inclination at each station, from the vertical; as many as measured depths.',
    symbol: 'I',
    minimum: 0,
    maximum: 180,
    ...stations,
  }),
  azimuth: quantityList('heading', {
    title: 'Azimuths',
    description:
      'Azimuth at each station, clockwise from the north that is chosen, reduced to 0 to 360; as many as measured depths.',
    symbol: 'A',
    ...stations,
  }),
  azimuth_reference: choice(
    { grid: 'Grid north', true: 'True north', magnetic: 'Magnetic north' },
    {
      title: 'North of the azimuths',
      description: 'The north to which azimuths refer, those of the offset wells too; positions are on the grid.',
      default: 'grid',
      assumed: 'azimuths are taken as they stand; those of a magnetic tool or a gyro would turn the well on the grid',
    },
  ),
  grid_convergence: quantity('geomagnetic_angle', {
    title: 'Grid convergence',
    description: 'Angle from true north to grid north, positive east: the grid azimuth is the true one less it.',
    symbol: 'gamma',
    minimum: -90,
    maximum: 90,
    default: 0,
    assumed: 'grid north is taken as true north: where coordinates are of a map, the well turns by its convergence',
  }),
  magnetic_declination: quantity('geomagnetic_angle', {
    title: 'Magnetic declination',
    description: 'Angle from true north to magnetic north, positive east: the true azimuth is the magnetic one and it.',
    symbol: 'delta',
    minimum: -180,
    maximum: 180,
    example: -4,
  }),
  start_true_vertical_depth: quantity('survey_depth', {
    title: 'Tie-on true vertical depth',
    description: 'True vertical depth of the first station.',
    default: 0,
  }),
  start_north: quantity('well_coordinate', {
    title: 'Tie-on northing',
    description: 'Grid northing of the first station.',
    default: 0,
  }),
  start_east: quantity('well_coordinate', {
    title: 'Tie-on easting',
    description: 'Grid easting of the first station.',
    default: 0,
  }),
}

export const sectionParams = {
  vertical_section_azimuth: quantity('heading', {
    title: 'Azimuth of the vertical section',
    description: 'Grid azimuth of the section plane; not given: the closure azimuth of the last station.',
    symbol: 'A_vs',
    minimum: 0,
    maximum: 360,
    example: 74,
  }),
  vertical_section_origin_north: quantity('well_coordinate', {
    title: 'Northing of the section origin',
    description: 'The section is measured from here, by default from the origin of the coordinates.',
    symbol: 'N_0',
    default: 0,
  }),
  vertical_section_origin_east: quantity('well_coordinate', {
    title: 'Easting of the section origin',
    description: 'The section is measured from here, by default from the origin of the coordinates.',
    symbol: 'E_0',
    default: 0,
  }),
}

export const doglegParams = {
  maximum_allowable_dogleg_severity: quantity('dogleg_severity', {
    title: 'Allowable dogleg severity',
    description: 'Limit of the dogleg check; not given: the check is not made.',
    symbol: 'DLS_a',
    above: 0,
    usual: [1, 20],
    example: 3,
  }),
  dogleg_course_length: quantity('well_section_length', {
    title: 'Normalisation length of doglegs',
    description:
      'Length C of the dogleg column of the table of courses, such as 30 m or 100 ft; values in deg/30m do not depend on it.',
    symbol: 'C',
    above: 0,
    usual: [10, 100],
    default: 30,
  }),
}

export const queryParams = {
  interpolate_at_measured_depth: quantity('survey_depth', {
    title: 'Measured depth to interpolate at',
    description: 'Position and angles on the arc at this measured depth, within the survey.',
    example: 1000,
  }),
  interpolate_at_true_vertical_depth: quantity('survey_depth', {
    title: 'True vertical depth to find',
    description: 'Measured depths at which the path has this true vertical depth, within the survey.',
    example: 1500,
  }),
}
