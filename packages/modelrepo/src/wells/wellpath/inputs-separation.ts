/** Inputs of the offset wells and of the separation factor. */
import {
  CONFIDENCE_FACTOR,
  PROJECT_AHEAD_SIGMA,
  SURFACE_MARGIN,
} from '@keelson/standards/spe-187073-2017/separation.ts'
import { optional, quantity, quantityList, rows, text } from '@keelson/workflow'
import { MOST_STATIONS } from './inputs-survey.ts'

/** Wells of one anti-collision run: more than any pad has. */
const MOST_WELLS = 100

const TOOL = [
  'tool_model',
  'magnetic_dip',
  'magnetic_total_field',
  'gravity',
  'latitude',
  'covariance_measured_depths',
] as const
const NORTH = ['grid_convergence', 'magnetic_declination'] as const

/** Both deviations together stand for the error model, and for what only it needs. */
const insteadOfTool = (other: string) => [
  { inputs: TOOL, with: [other] },
  { inputs: NORTH, with: [other], when: { azimuth_reference: ['grid'] } },
  { inputs: NORTH.slice(1), with: [other], when: { azimuth_reference: ['true'] } },
]

const offsetFields = {
  name: text({ title: 'Well', description: 'Name of the offset well.' }),
  measured_depth: quantityList('survey_depth', {
    title: 'Measured depths',
    description: 'Measured depths of the offset survey stations, strictly increasing.',
    minItems: 2,
    maxItems: MOST_STATIONS,
  }),
  inclination: quantityList('inclination', {
    along: 'measured_depth',
    title: 'Inclinations',
    description: 'Inclination from the vertical at each offset station.',
    minimum: 0,
    maximum: 180,
    maxItems: MOST_STATIONS,
  }),
  azimuth: quantityList('heading', {
    along: 'measured_depth',
    title: 'Azimuths',
    description: 'Azimuth at each offset station, from the same north as this well.',
    maxItems: MOST_STATIONS,
  }),
  start_north: quantity('well_coordinate', {
    title: 'Tie-on northing',
    description: 'Grid northing of the first offset station.',
    default: 0,
  }),
  start_east: quantity('well_coordinate', {
    title: 'Tie-on easting',
    description: 'Grid easting of the first offset station.',
    default: 0,
  }),
  start_true_vertical_depth: quantity('survey_depth', {
    title: 'Tie-on true vertical depth',
    description: 'True vertical depth of the first offset station.',
    default: 0,
  }),
  hole_diameter: optional(
    quantity('hole_diameter', {
      title: 'Hole or casing diameter',
      description: 'Hole or casing diameter of the offset well, used only for the separation factor.',
      above: 0,
    }),
  ),
}

export const separationParams = {
  offset_wells: rows(offsetFields, {
    title: 'Offset wells',
    maxItems: MOST_WELLS,
    description:
      'Offset wells, one row per well. Their surveys use the same north reference and coordinates as this well. If none is entered, anti-collision is not assessed.',
  }),
  evaluate_at_measured_depth: quantity('survey_depth', {
    title: 'Closest approach measured depth',
    description:
      'Measured depth of this well at which the closest approach is reported and the entered position standard deviations apply. Default: the closest approach is at the station with the minimum distance, and the standard deviations apply at all depths.',
    example: 1200,
  }),
  centre_to_centre_distance: quantity('position_uncertainty', {
    title: 'Centre-to-centre distance',
    description: 'Known distance between the well paths.',
    symbol: 'D',
    minimum: 0,
    example: 100,
  }),
  reference_hole_diameter: quantity('hole_diameter', {
    title: 'Reference hole diameter',
    description: 'Hole or casing diameter of this well. For a well path analysis, used only for the separation factor.',
    symbol: 'd_r',
    above: 0,
    example: 311.15,
  }),
  offset_hole_diameter: quantity('hole_diameter', {
    title: 'Offset hole diameter',
    description:
      'Hole or casing diameter of the offset well. For a well path analysis, the diameter is entered for each offset well.',
    symbol: 'd_o',
    above: 0,
    example: 244.475,
  }),
  surface_margin: quantity('position_uncertainty', {
    title: 'Surface margin',
    description: 'Minimum distance between the hole walls.',
    symbol: 'S_m',
    minimum: 0,
    usual: [0, 5],
    default: SURFACE_MARGIN.value,
  }),
  sigma_reference: quantity('position_uncertainty', {
    title: 'Reference well standard deviation',
    description:
      'Standard deviation (one sigma) of the position of this well along the line of centres, which replaces the error model value. If neither is available, the standard deviation is unknown. If values are entered for both wells, the error model is not used.',
    symbol: 'sigma_r',
    minimum: 0,
    example: 2,
    overrides: insteadOfTool('sigma_offset'),
  }),
  sigma_offset: quantity('position_uncertainty', {
    title: 'Offset well standard deviation',
    description:
      'Standard deviation (one sigma) of the position of the offset well along the line of centres, which replaces the error model value. If neither is available, the standard deviation is unknown. If values are entered for both wells, the error model is not used.',
    symbol: 'sigma_o',
    minimum: 0,
    example: 2,
    overrides: insteadOfTool('sigma_reference'),
  }),
  sigma_project_ahead: quantity('position_uncertainty', {
    title: 'Project-ahead standard deviation',
    description: 'Standard deviation (one sigma) of the position of the hole drilled beyond the last survey.',
    symbol: 'sigma_pa',
    minimum: 0,
    usual: [0, 5],
    default: PROJECT_AHEAD_SIGMA.value,
  }),
  confidence_factor_k: quantity('-', {
    title: 'Confidence factor',
    description: 'Number of combined standard deviations required between the wells.',
    symbol: 'k',
    above: 0,
    usual: [2, 4],
    default: CONFIDENCE_FACTOR.value,
  }),
}
