/** The inputs of propeller-rudder-interaction: the propeller and its load, the rudder in its jet, and the water. */

import { always, choice, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { SETS, SOEDING } from './modes.ts'

const MOST_COEFFICIENTS = 12

const propeller = {
  propeller_diameter: optional(
    quantity('structure_dimension', {
      title: 'Propeller diameter',
      description: 'Propeller tip diameter. Not required if the rudder inflow is entered.',
      symbol: 'D',
      above: 0,
      example: 4,
      requiredWhen: always,
    }),
  ),
  kt_coefficients: optional(
    quantityList('-', {
      title: 'Thrust coefficients',
      description:
        'Polynomial coefficients k0, k1, ... of the thrust coefficient as a function of advance ratio, K_T = k0 + k1 J + k2 J² + ...',
      symbol: 'k',
      minItems: 1,
      maxItems: MOST_COEFFICIENTS,
      requiredWhen: always,
    }),
  ),
  shaft_speed: optional(
    quantity('rotary_speed', {
      title: 'Shaft speed',
      description: 'Propeller shaft speed, ahead and above 0.',
      symbol: 'n',
      above: 0,
      example: 120,
      requiredWhen: always,
    }),
  ),
  thrust: optional(
    quantity('hull_force', {
      title: 'Thrust',
      description: 'Propeller thrust, entered instead of thrust coefficients and shaft speed.',
      symbol: 'T',
      minimum: 0,
      example: 200,
      overrides: [{ inputs: ['kt_coefficients', 'shaft_speed'] }],
    }),
  ),
  thrust_loading_coefficient: optional(
    quantity('-', {
      title: 'Thrust loading coefficient',
      description: 'Thrust loading coefficient, entered instead of thrust. Undefined for a ship at rest.',
      symbol: 'C_Th',
      minimum: 0,
      usual: [0, 20],
      example: 3,
      overrides: [{ inputs: ['thrust', 'kt_coefficients', 'shaft_speed'] }],
    }),
  ),
  propeller_to_rudder_distance: optional(
    quantity('structure_dimension', {
      title: 'Propeller-to-rudder distance',
      description: 'Distance aft from the propeller plane to the rudder quarter chord.',
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
      description: 'Ship speed ahead; 0 if moored.',
      symbol: 'V',
      minimum: 0,
      example: 12,
      requiredWhen: always,
    }),
  ),
  wake_fraction: quantity('-', {
    title: 'Wake fraction',
    description: 'Reduction of the inflow to the propeller as a fraction of ship speed.',
    symbol: 'w',
    below: 1,
    usual: [-0.1, 0.6],
    default: 0,
  }),
  thrust_deduction: quantity('-', {
    title: 'Thrust deduction',
    description: 'Thrust deduction fraction, recorded in the report only. The slipstream is based on the full thrust.',
    symbol: 't',
    below: 1,
    usual: [-0.1, 0.5],
    default: 0,
    inert: 'The slipstream is based on the full thrust.',
  }),
  advance_speed: optional(
    quantity('ship_speed', {
      title: 'Speed of advance',
      description: 'Speed of advance, entered instead of ship speed and wake fraction.',
      symbol: 'V_A',
      minimum: 0,
      example: 10,
      overrides: [{ inputs: ['ship_speed', 'wake_fraction'] }],
    }),
  ),
  inflow_speed: optional(
    quantity('ship_speed', {
      title: 'Uniform inflow at the rudder',
      description: 'Uniform inflow speed, entered instead of a propeller and its jet.',
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
    description: 'Projected area of the blade, with its mid-height at the shaft.',
    symbol: 'A',
    above: 0,
    example: 18,
  }),
  rudder_aspect_ratio: quantity('-', {
    title: 'Aspect ratio',
    description: 'Height squared divided by area.',
    symbol: 'Lambda',
    above: 0,
    usual: [0.5, 4],
    example: 1.8,
  }),
  rudder_angle: quantity('heel_angle', {
    title: 'Rudder angle',
    description: 'Rudder angle, positive with the trailing edge to port. The side force has the same sign.',
    symbol: 'delta',
    minimum: -60,
    maximum: 60,
    default: 0,
  }),
  angle_of_attack: optional(
    quantity('heel_angle', {
      title: 'Angle of attack',
      description: 'Angle of attack including drift and swirl, entered instead of the rudder angle.',
      symbol: 'alpha',
      minimum: -60,
      maximum: 60,
      example: 20,
      overrides: [{ inputs: ['rudder_angle'] }],
    }),
  ),
  coefficient_set: choice(SETS, {
    title: 'Coefficient set',
    description: 'Lift and drag coefficients by Söding, or from the Manoeuvring Technical Manual of Brix.',
    default: SOEDING,
  }),
  resistance_coefficient_cq: quantity('drag_coefficient', {
    title: 'Resistance coefficient',
    description: 'Cross-flow resistance coefficient of the edges, about 1 for sharp edges.',
    symbol: 'C_Q',
    minimum: 0,
    default: 1,
  }),
  reynolds_number: optional(
    quantity('-', {
      title: 'Reynolds number',
      description: 'Reynolds number, entered instead of the value calculated from speed, chord and viscosity.',
      symbol: 'R_n',
      above: 1000,
      usual: [1e5, 1e9],
      example: 1.2e7,
      overrides: [{ inputs: ['kinematic_viscosity'] }],
    }),
  ),
  rudder_x_from_cg: quantity('fairlead_position', {
    title: 'Rudder longitudinal position',
    description: 'Distance from the centre of gravity to the rudder, negative aft.',
    symbol: 'x_R',
    default: 0,
  }),
}

const water = {
  water_density: field.waterDensity({ symbol: 'rho' }),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity',
    description: 'Kinematic viscosity of the water.',
    symbol: 'nu',
    above: 0,
    default: 1.19,
  }),
}

export const inputs = grouped({ Propeller: propeller, 'Ship and inflow': ship, Rudder: rudder, Water: water })
export type Params = ParamsOf<typeof inputs>
