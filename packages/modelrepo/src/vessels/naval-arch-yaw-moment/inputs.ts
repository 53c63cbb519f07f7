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
      description: 'Whicker and Fehlner open-water lift and drag, or Fujii normal force.',
      default: WHICKER,
    },
  ),
  rudder_area: quantity('projected_area', {
    title: 'Rudder area',
    description: 'Projected area of the blade. Not used if the normal force is entered.',
    symbol: 'A',
    above: 0,
    example: 20,
  }),
  rudder_span: quantity('structure_dimension', {
    title: 'Rudder span',
    description: 'Height of the blade. Not used if the aspect ratio or normal force is entered.',
    symbol: 'b',
    above: 0,
    example: 5,
  }),
  rudder_aspect_ratio: quantity('-', {
    title: 'Aspect ratio',
    description:
      'Effective aspect ratio, about twice the geometric value if the hull closes the upper edge at all angles. Default: span squared divided by area.',
    symbol: 'Lambda',
    above: 0,
    usual: [0.5, 4],
    example: 1.6,
    overrides: [{ inputs: ['rudder_span'] }],
  }),
  crossflow_drag_coefficient: quantity('drag_coefficient', {
    title: 'Cross-flow drag coefficient',
    description:
      'Cross-flow drag coefficient: 0.1 + 0.7 × taper ratio for faired tips, 0.1 + 1.6 × taper ratio for square tips, 0.8 for a rectangular faired rudder.',
    symbol: 'C_Dc',
    minimum: 0,
    default: 0.8,
  }),
  profile_drag_coefficient: quantity('drag_coefficient', {
    title: 'Profile drag coefficient',
    description: 'Profile drag coefficient at zero lift.',
    symbol: 'C_D0',
    minimum: 0,
    default: 0.0065,
  }),
  normal_force: quantity('hull_force', {
    title: 'Normal force',
    description:
      'Normal force, entered instead of selecting a method, positive for a positive angle. Only the effect of this force on the ship is then calculated.',
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
    description: 'Inflow speed at the rudder. Not used if the normal force is entered.',
    symbol: 'V',
    minimum: 0,
    example: 10,
  }),
  rudder_angle: quantity('heel_angle', {
    title: 'Rudder angle',
    description: 'Rudder angle, positive with the trailing edge to starboard, turning the bow to starboard.',
    symbol: 'delta',
    minimum: -60,
    maximum: 60,
    example: 10,
  }),
  behind_hull: flag({
    title: 'Rudder behind the hull',
    description:
      'True if the inflow speed is that behind the hull and propeller. Otherwise open water is assumed, with a lower stall angle.',
    default: false,
  }),
  drift_angle: quantity('heel_angle', {
    title: 'Drift angle at the rudder',
    description: 'Drift angle deducted from the rudder angle after multiplication by the flow straightening factor.',
    symbol: 'beta_R',
    default: 0,
  }),
  flow_straightening: quantity('-', {
    title: 'Flow straightening factor',
    description: 'Fraction of the drift angle that reaches the rudder behind hull and propeller.',
    symbol: 'gamma_R',
    usual: [0, 1],
    default: 1,
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
}

const ship = {
  rudder_x_from_cg: quantity('fairlead_position', {
    title: 'Rudder longitudinal position',
    description: 'Distance from the centre of gravity to the rudder, negative aft.',
    symbol: 'x_R',
    example: -45,
  }),
  a_h: quantity('-', {
    title: 'Hull force increase factor',
    description: 'Ratio of the force induced on the hull to the rudder force.',
    symbol: 'a_H',
    minimum: 0,
    usual: [0, 1],
    default: 0,
  }),
  hull_interaction_x: quantity('fairlead_position', {
    title: 'Hull force position',
    description: 'Distance from the centre of gravity to the induced hull force, negative aft.',
    symbol: 'x_H',
    default: 0,
  }),
}

const turn = {
  hull_length: quantity('hull_length', {
    title: 'Length between perpendiculars',
    description: 'Length used for the turn estimate, which also requires breadth, draught and block coefficient.',
    symbol: 'L',
    above: 0,
    example: 100,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded breadth of the hull.',
    symbol: 'B',
    above: 0,
    example: 20,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'Mean draught of the hull.',
    symbol: 'T',
    above: 0,
    example: 10,
  }),
  block_coefficient: quantity('block_coefficient', {
    title: 'Block coefficient',
    description: 'Displaced volume divided by (length × breadth × draught).',
    symbol: 'C_B',
    above: 0,
    example: 0.8,
  }),
  centre_of_gravity_from_midship: quantity('hull_coordinate', {
    title: 'Centre of gravity from midships',
    description: 'Longitudinal position of the centre of gravity from midships, positive forward.',
    symbol: 'x_G',
    default: 0,
  }),
  ship_speed_turn: quantity('ship_speed', {
    title: 'Ship speed in the turn',
    description: 'Ship speed in the steady turn. Default: speed at the rudder.',
    symbol: 'U',
    above: 0,
    example: 15,
  }),
}

const groups = {
  Rudder: rudder,
  'Rudder inflow': inflow,
  'Rudder on the ship': ship,
  'Hull data for the turn estimate': turn,
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
