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
    description: 'Strictly increasing.',
    minItems: 2,
    maxItems: MOST_STATIONS,
  }),
  inclination: quantityList('inclination', {
    title: 'Inclinations',
    description: 'As many as measured depths.',
    minimum: 0,
    maximum: 180,
    maxItems: MOST_STATIONS,
  }),
  azimuth: quantityList('heading', {
    title: 'Azimuths',
    description: 'From the same north as those of this well; as many as measured depths.',
    maxItems: MOST_STATIONS,
  }),
  start_north: quantity('well_coordinate', {
    title: 'Tie-on northing',
    description: 'Of its first station.',
    default: 0,
  }),
  start_east: quantity('well_coordinate', {
    title: 'Tie-on easting',
    description: 'Of its first station.',
    default: 0,
  }),
  start_true_vertical_depth: quantity('survey_depth', {
    title: 'Tie-on true vertical depth',
    description: 'Of its first station.',
    default: 0,
  }),
  hole_diameter: optional(
    quantity('hole_diameter', {
      title: 'Hole or casing diameter',
      description: 'Only for the separation factor.',
      above: 0,
    }),
  ),
}

export const separationParams = {
  offset_wells: rows(offsetFields, {
    title: 'Offset wells',
    maxItems: MOST_WELLS,
    description:
      'One row for each; not given: no anti-collision. Their surveys refer to the same north and the same coordinates.',
  }),
  evaluate_at_measured_depth: quantity('survey_depth', {
    title: 'Measured depth of the closest approach',
    description:
      'Depth of this well at which the closest approach is stated, and at which the standard deviations entered apply. Default: the station with the least distance, and all depths.',
    example: 1200,
  }),
  centre_to_centre_distance: quantity('position_uncertainty', {
    title: 'Centre to centre distance',
    description: 'Distance between the well paths, where it is known.',
    symbol: 'D',
    minimum: 0,
    example: 100,
  }),
  reference_hole_diameter: quantity('hole_diameter', {
    title: 'Hole diameter of this well',
    description: 'Hole or casing diameter; for a well path only the separation factor needs it.',
    symbol: 'd_r',
    above: 0,
    example: 311.15,
  }),
  offset_hole_diameter: quantity('hole_diameter', {
    title: 'Hole diameter of the offset well',
    description: 'Hole or casing diameter; for a well path each offset well carries its own.',
    symbol: 'd_o',
    above: 0,
    example: 244.475,
  }),
  surface_margin: quantity('position_uncertainty', {
    title: 'Surface margin',
    description: 'Least distance that is kept between the walls.',
    symbol: 'S_m',
    minimum: 0,
    usual: [0, 5],
    default: SURFACE_MARGIN.value,
  }),
  sigma_reference: quantity('position_uncertainty', {
    title: 'Standard deviation of this well',
    description:
      'Along the line of centres, one sigma, in place of that from the error model; not given and without one: not known. With that of the offset well it makes the error model idle.',
    symbol: 'sigma_r',
    minimum: 0,
    example: 2,
    overrides: insteadOfTool('sigma_offset'),
  }),
  sigma_offset: quantity('position_uncertainty', {
    title: 'Standard deviation of the offset well',
    description:
      'Along the line of centres, one sigma, in place of that from the error model; not given and without one: not known. With that of this well it makes the error model idle.',
    symbol: 'sigma_o',
    minimum: 0,
    example: 2,
    overrides: insteadOfTool('sigma_reference'),
  }),
  sigma_project_ahead: quantity('position_uncertainty', {
    title: 'Project-ahead standard deviation',
    description: 'Of the hole drilled beyond the last survey, one sigma.',
    symbol: 'sigma_pa',
    minimum: 0,
    usual: [0, 5],
    default: PROJECT_AHEAD_SIGMA.value,
  }),
  confidence_factor_k: quantity('-', {
    title: 'Confidence factor',
    description: 'Number of standard deviations kept between the wells.',
    symbol: 'k',
    above: 0,
    usual: [2, 4],
    default: CONFIDENCE_FACTOR.value,
  }),
}
