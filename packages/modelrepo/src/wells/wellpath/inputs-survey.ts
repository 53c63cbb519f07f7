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
    description: 'Measured depths of the survey stations of this (reference) well, strictly increasing.',
    symbol: 'MD',
    ...stations,
  }),
  inclination: quantityList('inclination', {
    along: 'measured_depth',
    title: 'Inclinations',
    description: 'Inclination from the vertical at each station, one per measured depth.',
    symbol: 'I',
    minimum: 0,
    maximum: 180,
    ...stations,
  }),
  azimuth: quantityList('heading', {
    along: 'measured_depth',
    title: 'Azimuths',
    description:
      'Azimuth at each station, clockwise from the selected north reference, one per measured depth. Values outside 0 to 360° are converted to that range.',
    symbol: 'A',
    ...stations,
  }),
  azimuth_reference: choice(
    { grid: 'Grid north', true: 'True north', magnetic: 'Magnetic north' },
    {
      title: 'Azimuth reference',
      description: 'North reference of all azimuths, including offset wells. Positions are on the grid.',
      default: 'grid',
      assumed:
        'Grid north. If magnetic or true azimuths are entered as grid azimuths, the calculated well path is rotated.',
    },
  ),
  grid_convergence: quantity('geomagnetic_angle', {
    title: 'Grid convergence',
    description: 'Angle from true north to grid north, positive east. Grid azimuth is true azimuth minus convergence.',
    symbol: 'gamma',
    minimum: -90,
    maximum: 90,
    default: 0,
    assumed:
      'Grid north equals true north. If the coordinates are on a map grid, the calculated well path is rotated by the convergence.',
  }),
  magnetic_declination: quantity('geomagnetic_angle', {
    title: 'Magnetic declination',
    description:
      'Angle from true north to magnetic north, positive east. True azimuth is magnetic azimuth plus declination.',
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
    title: 'Vertical section azimuth',
    description: 'Grid azimuth of the section plane. Default: closure azimuth of the last station.',
    symbol: 'A_vs',
    minimum: 0,
    maximum: 360,
    example: 74,
  }),
  vertical_section_origin_north: quantity('well_coordinate', {
    title: 'Section origin northing',
    description: 'Northing of the vertical section origin. Default: coordinate origin.',
    symbol: 'N_0',
    default: 0,
  }),
  vertical_section_origin_east: quantity('well_coordinate', {
    title: 'Section origin easting',
    description: 'Easting of the vertical section origin. Default: coordinate origin.',
    symbol: 'E_0',
    default: 0,
  }),
}

export const doglegParams = {
  maximum_allowable_dogleg_severity: quantity('dogleg_severity', {
    title: 'Allowable dogleg severity',
    description: 'Limit of the dogleg severity check. If not entered, dogleg severity is not checked.',
    symbol: 'DLS_a',
    above: 0,
    usual: [1, 20],
    example: 3,
  }),
  dogleg_course_length: quantity('well_section_length', {
    title: 'Dogleg normalisation length',
    description:
      'Length C to which the dogleg in the course table is normalised, such as 30 m or 100 ft. Values in °/30 m do not depend on this length.',
    symbol: 'C',
    above: 0,
    usual: [10, 100],
    default: 30,
  }),
}

export const queryParams = {
  interpolate_at_measured_depth: quantity('survey_depth', {
    title: 'Interpolation measured depth',
    description: 'Measured depth within the survey at which position and angles on the arc are reported.',
    example: 1000,
  }),
  interpolate_at_true_vertical_depth: quantity('survey_depth', {
    title: 'Interpolation true vertical depth',
    description: 'True vertical depth within the survey for which the measured depths are found.',
    example: 1500,
  }),
}
