/** The inputs of naval-arch-yaw-moment: the rudder and the water at it, the ship around it, and the hull that turns. */

import { choice, flag, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const WHICKER = 'whicker_fehlner'
export const FUJII = 'fujii'

const rudder = {
  method: choice(
    { [WHICKER]: 'Whicker and Fehlner', [FUJII]: 'Fujii' },
    {
      title: 'Method',
      description: 'Lift and drag of Whicker and Fehlner in open water, or the normal force of Fujii.',
      default: WHICKER,
    },
  ),
  rudder_area: quantity('projected_area', {
    title: 'Rudder area',
    description: 'Projected area of the blade; idle where the normal force is given.',
    symbol: 'A',
    above: 0,
    example: 20,
  }),
  rudder_span: quantity('structure_dimension', {
    title: 'Rudder span',
    description: 'Height of the blade; idle where aspect ratio or normal force is given.',
    symbol: 'b',
    above: 0,
    example: 5,
  }),
  rudder_aspect_ratio: quantity('-', {
    title: 'Aspect ratio',
    description:
      'Left out, span squared over area; about twice that where the hull closes the upper edge at every angle.',
    symbol: 'Lambda',
    above: 0,
    usual: [0.5, 4],
    example: 1.6,
    overrides: [{ inputs: ['rudder_span'] }],
  }),
  crossflow_drag_coefficient: quantity('drag_coefficient', {
    title: 'Cross-flow drag coefficient',
    description: 'Faired tips 0.1 + 0.7 taper, square tips 0.1 + 1.6 taper; 0.8 of a rectangular faired rudder.',
    symbol: 'C_Dc',
    minimum: 0,
    default: 0.8,
  }),
  profile_drag_coefficient: quantity('drag_coefficient', {
    title: 'Profile drag coefficient',
    description: 'Drag without lift.',
    symbol: 'C_D0',
    minimum: 0,
    default: 0.0065,
  }),
  normal_force: quantity('hull_force', {
    title: 'Normal force',
    description: 'In place of what a method gives; positive with a positive angle. Then only its effect is worked out.',
    symbol: 'F_N',
    example: 120,
    overrides: [
      {
        inputs: [
          'rudder_area',
          'rudder_span',
          'rudder_aspect_ratio',
          'speed',
          'crossflow_drag_coefficient',
          'profile_drag_coefficient',
          'drift_angle',
          'flow_straightening',
        ],
      },
    ],
  }),
}

const inflow = {
  speed: quantity('ship_speed', {
    title: 'Speed at the rudder',
    description: 'Of the water that meets it; idle where the normal force is given.',
    symbol: 'V',
    minimum: 0,
    example: 10,
  }),
  rudder_angle: quantity('heel_angle', {
    title: 'Rudder angle',
    description: 'Positive with the trailing edge to starboard, which turns the bow to starboard.',
    symbol: 'delta',
    minimum: -60,
    maximum: 60,
    example: 10,
  }),
  behind_hull: flag({
    title: 'Behind the hull',
    description: 'The speed is that behind hull and propeller; else it is open water, where a rudder stalls earlier.',
    default: false,
  }),
  drift_angle: quantity('heel_angle', {
    title: 'Drift angle at the rudder',
    description: 'Taken off the rudder angle, times the flow straightening.',
    symbol: 'beta_R',
    default: 0,
  }),
  flow_straightening: quantity('-', {
    title: 'Flow straightening',
    description: 'Share of the drift that reaches the rudder behind hull and propeller.',
    symbol: 'gamma_R',
    usual: [0, 1],
    default: 1,
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
}

const ship = {
  rudder_x_from_cg: quantity('fairlead_position', {
    title: 'Rudder from the centre of gravity',
    description: 'Along the ship, negative aft.',
    symbol: 'x_R',
    example: -45,
  }),
  a_h: quantity('-', {
    title: 'Increase by the hull',
    description: 'Force that the rudder brings about on the hull, over its own.',
    symbol: 'a_H',
    minimum: 0,
    usual: [0, 1],
    default: 0,
  }),
  hull_interaction_x: quantity('fairlead_position', {
    title: 'Place of the force on the hull',
    description: 'From the centre of gravity, negative aft.',
    symbol: 'x_H',
    default: 0,
  }),
}

const turn = {
  hull_length: quantity('hull_length', {
    title: 'Length between perpendiculars',
    description: 'With breadth, draught and block coefficient the turn is estimated; without one of them it is not.',
    symbol: 'L',
    above: 0,
    example: 100,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded.',
    symbol: 'B',
    above: 0,
    example: 20,
  }),
  draft: quantity('draught', { title: 'Draught', description: 'Mean draught.', symbol: 'T', above: 0, example: 10 }),
  block_coefficient: quantity('block_coefficient', {
    title: 'Block coefficient',
    description: 'Displacement over length, breadth and draught.',
    symbol: 'C_B',
    above: 0,
    example: 0.8,
  }),
  centre_of_gravity_from_midship: quantity('hull_coordinate', {
    title: 'Centre of gravity from midship',
    description: 'Positive forward.',
    symbol: 'x_G',
    default: 0,
  }),
  ship_speed_turn: quantity('ship_speed', {
    title: 'Ship speed in the turn',
    description: 'Left out, the speed at the rudder.',
    symbol: 'U',
    above: 0,
    example: 15,
  }),
}

const groups = {
  Rudder: rudder,
  'Water at the rudder': inflow,
  'Rudder on the ship': ship,
  'Hull that turns': turn,
}
type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
type Some<T extends keyof Inputs, M extends keyof Inputs> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const rudderAngle = inflow.rudder_angle
export const { way, composed } = waysOver('method', groups)

/** What the turning estimate needs, all of it. */
export const HULL = ['hull_length', 'hull_breadth', 'draft', 'block_coefficient'] as const
/** What a rudder takes and may take, whatever the method. */
export const ofRudder = {
  takes: [
    ...(['rudder_angle', 'behind_hull', 'water_density', 'rudder_x_from_cg', 'a_h', 'hull_interaction_x'] as const),
    'centre_of_gravity_from_midship',
  ],
  unlessReplaced: ['rudder_area', 'rudder_span', 'speed'],
  may: ['rudder_aspect_ratio', 'normal_force', 'ship_speed_turn', ...HULL],
} as const
export type Params = Some<
  (typeof ofRudder.takes)[number],
  (typeof ofRudder.unlessReplaced | typeof ofRudder.may)[number]
>
