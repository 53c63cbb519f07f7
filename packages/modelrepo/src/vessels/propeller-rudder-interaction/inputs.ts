/** The inputs of propeller-rudder-interaction: the propeller and its load, the rudder in its jet, and the water. */

import { always, choice, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { SETS, SOEDING } from './modes.ts'

const MOST_COEFFICIENTS = 12

const propeller = {
  propeller_diameter: optional(
    quantity('structure_dimension', {
      title: 'Propeller diameter',
      description: 'Not needed where the inflow of the rudder is given.',
      symbol: 'D',
      above: 0,
      example: 4,
      requiredWhen: always,
    }),
  ),
  kt_coefficients: optional(
    quantityList('-', {
      title: 'Coefficients of thrust',
      description: 'k0, k1, ... of the thrust coefficient over the advance ratio, K_T = k0 + k1 J + k2 J^2 ...',
      symbol: 'k',
      minItems: 1,
      maxItems: MOST_COEFFICIENTS,
      requiredWhen: always,
    }),
  ),
  shaft_speed: optional(
    quantity('rotary_speed', {
      title: 'Shaft speed',
      description: 'Of the propeller, ahead; it must turn.',
      symbol: 'n',
      above: 0,
      example: 120,
      requiredWhen: always,
    }),
  ),
  thrust: optional(
    quantity('hull_force', {
      title: 'Thrust',
      description: 'In place of the one by its coefficients and the shaft speed.',
      symbol: 'T',
      minimum: 0,
      example: 200,
      overrides: [{ inputs: ['kt_coefficients', 'shaft_speed'] }],
    }),
  ),
  thrust_loading_coefficient: optional(
    quantity('-', {
      title: 'Thrust loading coefficient',
      description: 'In place of a thrust; it has no meaning where the ship makes no way.',
      symbol: 'C_Th',
      minimum: 0,
      usual: [0, 20],
      example: 3,
      overrides: [{ inputs: ['thrust', 'kt_coefficients', 'shaft_speed'] }],
    }),
  ),
  propeller_to_rudder_distance: optional(
    quantity('structure_dimension', {
      title: 'Propeller to rudder',
      description: 'From the plane of the propeller aft to the quarter chord of the rudder.',
      symbol: 'x',
      above: 0,
      example: 3,
      requiredWhen: always,
    }),
  ),
}

const ship = {
  ship_speed: optional(
    quantity('ship_speed', {
      title: 'Ship speed',
      description: 'Ahead; 0 where she is moored.',
      symbol: 'V',
      minimum: 0,
      example: 12,
      requiredWhen: always,
    }),
  ),
  wake_fraction: quantity('-', {
    title: 'Wake fraction',
    description: 'Share of the ship speed by which the propeller is met more slowly.',
    symbol: 'w',
    below: 1,
    usual: [-0.1, 0.6],
    default: 0,
  }),
  thrust_deduction: quantity('-', {
    title: 'Thrust deduction',
    description: 'Said in the report; the slipstream is that of the whole thrust.',
    symbol: 't',
    below: 1,
    usual: [-0.1, 0.5],
    default: 0,
    inert: 'The slipstream is that of the whole thrust.',
  }),
  advance_speed: optional(
    quantity('ship_speed', {
      title: 'Speed of advance',
      description: 'In place of the one by ship speed and wake.',
      symbol: 'V_A',
      minimum: 0,
      example: 10,
      overrides: [{ inputs: ['ship_speed', 'wake_fraction'] }],
    }),
  ),
  inflow_speed: optional(
    quantity('ship_speed', {
      title: 'Uniform inflow at the rudder',
      description: 'In place of a propeller and its jet.',
      symbol: 'V_R',
      above: 0,
      example: 13,
      overrides: [
        {
          inputs: [
            'propeller_diameter',
            'kt_coefficients',
            'wake_fraction',
            'thrust_deduction',
            'ship_speed',
            'shaft_speed',
            'advance_speed',
            'thrust',
            'thrust_loading_coefficient',
            'propeller_to_rudder_distance',
          ],
        },
      ],
    }),
  ),
}

const rudder = {
  rudder_area: quantity('projected_area', {
    title: 'Rudder area',
    description: 'Projected area of the blade, its middle at the height of the shaft.',
    symbol: 'A',
    above: 0,
    example: 18,
  }),
  rudder_aspect_ratio: quantity('-', {
    title: 'Aspect ratio',
    description: 'Height squared over area.',
    symbol: 'Lambda',
    above: 0,
    usual: [0.5, 4],
    example: 1.8,
  }),
  rudder_angle: quantity('heel_angle', {
    title: 'Rudder angle',
    description: 'Force and moment have its sign.',
    symbol: 'delta',
    minimum: -60,
    maximum: 60,
    default: 0,
  }),
  angle_of_attack: optional(
    quantity('heel_angle', {
      title: 'Angle of attack',
      description: 'In place of the rudder angle: less drift and swirl.',
      symbol: 'alpha',
      minimum: -60,
      maximum: 60,
      example: 20,
      overrides: [{ inputs: ['rudder_angle'] }],
    }),
  ),
  coefficient_set: choice(SETS, {
    title: 'Coefficients',
    description: 'Of lift and drag by Soeding, or those of the Manoeuvring Technical Manual of Brix.',
    default: SOEDING,
  }),
  resistance_coefficient_cq: quantity('drag_coefficient', {
    title: 'Resistance coefficient',
    description: 'Of the flow across the edges: about 1 for sharp ones.',
    symbol: 'C_Q',
    minimum: 0,
    default: 1,
  }),
  reynolds_number: optional(
    quantity('-', {
      title: 'Reynolds number',
      description: 'In place of the one by speed, chord and viscosity.',
      symbol: 'R_n',
      above: 1000,
      usual: [1e5, 1e9],
      example: 1.2e7,
      overrides: [{ inputs: ['kinematic_viscosity'] }],
    }),
  ),
  rudder_x_from_cg: quantity('fairlead_position', {
    title: 'Rudder from the centre of gravity',
    description: 'Along the ship, negative aft.',
    symbol: 'x_R',
    default: 0,
  }),
}

const water = {
  water_density: field.waterDensity({ symbol: 'rho' }),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity',
    description: 'Of the water.',
    symbol: 'nu',
    above: 0,
    default: 1.19,
  }),
}

export const inputs = grouped({ Propeller: propeller, 'Ship and inflow': ship, Rudder: rudder, Water: water })
export type Params = ParamsOf<typeof inputs>
