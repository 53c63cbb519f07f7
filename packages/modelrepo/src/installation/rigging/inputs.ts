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
      [STRING]: 'String of parts',
      [SKEW]: 'Skew load of four slings',
    },
    {
      title: 'Analysis',
      description:
        'A lift with its slings; legs at an angle; the safety factor of a sling; shackles of a catalogue; a string of parts; or the skew load of four elastic slings.',
      default: LIFT,
    },
  ),
}

const lift = {
  lift_mass: quantity('structure_mass', {
    title: 'Mass of the lift',
    description: 'Gross, without contingency; rigging is left out unless it is added here.',
    symbol: 'M',
    above: 0,
    example: 50,
  }),
  weight_contingency_factor: quantity('dynamic_amplification_factor', {
    title: 'Contingency factor on weight',
    description: '1.03 weighed, 1.05 class A, 1.10 class B and C.',
    symbol: 'k',
    minimum: 1,
    default: 1.1,
    assumed: 'The largest of the classes.',
  }),
  environment: choice(
    { offshore: 'Offshore', inshore: 'Inshore' },
    {
      title: 'Where it is lifted',
      description: 'In air, by one crane.',
      default: 'offshore',
      assumed: 'Offshore, which amplifies more than inshore.',
    },
  ),
  gravity: field.gravity({}),
}

const points = {
  lift_point_length: quantity('structure_dimension', {
    title: 'Distance of the lift points along',
    description: 'Of four points in a rectangle; needed with the height of the hook.',
    symbol: 'L_x',
    above: 0,
    example: 8,
  }),
  lift_point_breadth: quantity('structure_dimension', {
    title: 'Distance of the lift points across',
    description: 'Of four points in a rectangle; needed with the height of the hook.',
    symbol: 'B_y',
    above: 0,
    example: 4,
  }),
  cog_offset_x: quantity('hull_coordinate', {
    title: 'Centre of gravity along',
    description: 'From the middle of the lift points.',
    symbol: 'e_x',
    default: 0,
    assumed: 'The centre of gravity is in the middle: an offset loads one corner more.',
  }),
  cog_offset_y: quantity('hull_coordinate', {
    title: 'Centre of gravity across',
    description: 'From the middle of the lift points.',
    symbol: 'e_y',
    default: 0,
    assumed: 'The centre of gravity is in the middle: an offset loads one corner more.',
  }),
  cog_depth: quantity('structure_dimension', {
    title: 'Centre of gravity below the points',
    description: 'Below the plane of the lift points.',
    symbol: 'z_c',
    minimum: 0,
    default: 0,
  }),
  hook_height: quantity('structure_dimension', {
    title: 'Height of the hook',
    description: 'Above the four lift points, plumb over the centre of gravity; left out, all legs are alike.',
    symbol: 'h',
    above: 0,
    example: 6,
    overrides: [{ inputs: ['sling_angle_from_horizontal'] }],
  }),
}

const legs = {
  number_of_legs: count({
    title: 'Number of legs',
    description: 'That share the load; four with the height of the hook.',
    symbol: 'n',
    minimum: 1,
    maximum: 8,
    usual: [1, 4],
    default: 4,
    assumed: 'Four legs, which share the load with the skew load factor.',
  }),
  sling_angle_from_horizontal: quantity('inclination', {
    title: 'Sling angle from the horizontal',
    description: 'Of every leg; 45 degrees or more is preferred, less than 30 is refused.',
    symbol: 'theta',
    minimum: 30,
    maximum: 90,
    example: 60,
  }),
  load: quantity('lifting_load', {
    title: 'Load on the legs',
    description: 'Total, without dynamics.',
    symbol: 'W',
    above: 0,
    example: 100,
  }),
  dynamic_amplification_factor: quantity('dynamic_amplification_factor', {
    title: 'Dynamic amplification factor',
    description: 'On the load; 1 where the load holds it. A lift finds its own from the mass.',
    symbol: 'DAF',
    minimum: 1,
    default: 1,
  }),
  skew_load_factor: quantity('dynamic_amplification_factor', {
    title: 'Skew load factor',
    description: '1.00 where the forces follow from statics, 1.25 four slings in matched pairs, 1.10 with a spreader.',
    symbol: 'SKL',
    minimum: 1,
    default: 1.25,
    assumed: 'Four slings in matched pairs; find it with skew_load for others.',
  }),
}

const elastic = {
  sling_length: quantity('structure_dimension', {
    title: 'Length of the slings',
    description: 'Unstretched and nominal; above half the diagonal of the lift points.',
    symbol: 'l',
    above: 0,
    example: 8,
  }),
  sling_length_tolerance: quantity('-', {
    title: 'Tolerance of the length',
    description: 'Over the length, long and short.',
    symbol: 'delta',
    minimum: 0,
    maximum: 0.02,
    usual: [0, 0.02],
    default: 0.0025,
  }),
  axial_stiffness: quantity('axial_stiffness_line', {
    title: 'Axial stiffness of a sling',
    description: 'EA.',
    symbol: 'EA',
    above: 0,
    example: 60000,
  }),
}

const groups = {
  'What is done': choices,
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
