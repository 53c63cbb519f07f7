/** The inputs of rigging: what is done, the lift and its points, the legs, the slings and the parts. */

import { choice, count, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { parts, sling } from './inputs-rigging.ts'

export const LIFT = 'lift'
export const LEG_ANGLE = 'leg_angle'
export const SLING_FACTOR = 'sling_factor'
export const CATALOGUE = 'catalogue'
export const STRING = 'string'
export const SKEW = 'skew_load'

const choices = {
  analysis: choice(
    {
      [LIFT]: 'Lift and slings',
      [LEG_ANGLE]: 'Legs at an angle',
      [SLING_FACTOR]: 'Sling safety factor',
      [CATALOGUE]: 'Shackle catalogue',
      [STRING]: 'Rigging string',
      [SKEW]: 'Skew load of four slings',
    },
    {
      title: 'Analysis',
      description: 'Calculation type. The skew load option analyses four elastic slings.',
      default: LIFT,
    },
  ),
}

const lift = {
  lift_mass: quantity('structure_mass', {
    title: 'Lift mass',
    description: 'Gross lift mass without contingency. Rigging is excluded unless added here.',
    symbol: 'M',
    above: 0,
    example: 50,
  }),
  weight_contingency_factor: quantity('dynamic_amplification_factor', {
    title: 'Weight contingency factor',
    description: 'Contingency factor on weight. Use 1.03 if weighed, 1.05 for class A, and 1.10 for classes B and C.',
    symbol: 'k',
    minimum: 1,
    default: 1.1,
    assumed: 'The highest value of the weight classes.',
  }),
  environment: choice(
    { offshore: 'Offshore', inshore: 'Inshore' },
    {
      title: 'Lift environment',
      description: 'Environment of a single-crane lift in air: offshore or inshore.',
      default: 'offshore',
      assumed: 'Offshore, with higher dynamic amplification than inshore.',
    },
  ),
  gravity: field.gravity({}),
}

const points = {
  lift_point_length: quantity('structure_dimension', {
    title: 'Longitudinal lift point spacing',
    description: 'Longitudinal spacing of four lift points in a rectangle. Required with the hook height.',
    symbol: 'L_x',
    above: 0,
    example: 8,
  }),
  lift_point_breadth: quantity('structure_dimension', {
    title: 'Transverse lift point spacing',
    description: 'Transverse spacing of four lift points in a rectangle. Required with the hook height.',
    symbol: 'B_y',
    above: 0,
    example: 4,
  }),
  cog_offset_x: quantity('hull_coordinate', {
    title: 'Longitudinal centre of gravity offset',
    description: 'Longitudinal distance of the centre of gravity from the centre of the lift points.',
    symbol: 'e_x',
    default: 0,
    assumed: 'The centre of gravity is at the centre. An offset increases the load at one corner.',
  }),
  cog_offset_y: quantity('hull_coordinate', {
    title: 'Transverse centre of gravity offset',
    description: 'Transverse distance of the centre of gravity from the centre of the lift points.',
    symbol: 'e_y',
    default: 0,
    assumed: 'The centre of gravity is at the centre. An offset increases the load at one corner.',
  }),
  cog_depth: quantity('structure_dimension', {
    title: 'Centre of gravity depth',
    description: 'Depth of the centre of gravity below the plane of the lift points.',
    symbol: 'z_c',
    minimum: 0,
    default: 0,
  }),
  hook_height: quantity('structure_dimension', {
    title: 'Hook height',
    description:
      'Height of the hook above the four lift points, vertically above the centre of gravity. If omitted, all leg forces are equal.',
    symbol: 'h',
    above: 0,
    example: 6,
    overrides: [{ inputs: ['sling_angle_from_horizontal'] }],
  }),
}

const legs = {
  number_of_legs: count({
    title: 'Number of legs',
    description: 'Number of legs that share the load. Must be four if a hook height is entered.',
    symbol: 'n',
    minimum: 1,
    maximum: 8,
    usual: [1, 4],
    default: 4,
    assumed: 'Four-leg sling; the skew load factor allows for load sharing.',
  }),
  sling_angle_from_horizontal: quantity('inclination', {
    title: 'Sling angle from horizontal',
    description: 'Angle of each leg from the horizontal. At least 45° is preferred; below 30° is not permitted.',
    symbol: 'theta',
    minimum: 30,
    maximum: 90,
    example: 60,
  }),
  load: quantity('lifting_load', {
    title: 'Leg load',
    description: 'Total load on the legs, excluding dynamic amplification.',
    symbol: 'W',
    above: 0,
    example: 100,
  }),
  dynamic_amplification_factor: quantity('dynamic_amplification_factor', {
    title: 'Dynamic amplification factor',
    description: 'Dynamic amplification factor on the load. Use 1 if included in the load.',
    symbol: 'DAF',
    minimum: 1,
    default: 1,
  }),
  skew_load_factor: quantity('dynamic_amplification_factor', {
    title: 'Skew load factor',
    description:
      'Skew load factor. Use 1.00 if statically determinate, 1.25 for four slings in matched pairs, and 1.10 with a spreader.',
    symbol: 'SKL',
    minimum: 1,
    default: 1.25,
    assumed: 'Four slings in matched pairs. For other slings use the skew load analysis.',
  }),
}

const elastic = {
  sling_length: quantity('structure_dimension', {
    title: 'Sling length',
    description: 'Nominal unstretched sling length. Must exceed half the lift point diagonal.',
    symbol: 'l',
    above: 0,
    example: 8,
  }),
  sling_length_tolerance: quantity('-', {
    title: 'Sling length tolerance',
    description: 'Sling length tolerance, long or short, divided by the sling length.',
    symbol: 'delta',
    minimum: 0,
    maximum: 0.02,
    usual: [0, 0.02],
    default: 0.0025,
  }),
  axial_stiffness: quantity('axial_stiffness_line', {
    title: 'Sling axial stiffness',
    description: 'Axial stiffness EA of each sling.',
    symbol: 'EA',
    above: 0,
    example: 60000,
  }),
}

const groups = {
  'Analysis type': choices,
  Lift: lift,
  'Lift points and hook': points,
  Legs: legs,
  'Elastic slings': elastic,
  'Sling strength': sling,
  'Shackles and parts': parts,
}
export type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('analysis', groups)
