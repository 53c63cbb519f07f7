/** The inputs of hull-resistance: the hull, her appendages, the speeds and the water, and the propellers. */

import { STANDARD_ROUGHNESS } from '@keelson/physics/ship-resistance/correlation.ts'
import { choice, count, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { PRINTED_GRAVITY } from '../../_shared/fields/site.ts'
import { ARRANGEMENTS, aTwin, PAPER_1984, PAPERS, SINGLE } from './modes.ts'

const MOST_SPEEDS = 60

const run = {
  method: choice(PAPERS, {
    title: 'Method',
    description: 'Holtrop and Mennen (1982), or Holtrop (1984) with its range of fast ships.',
    default: PAPER_1984,
  }),
  speed: quantityList('ship_speed', {
    title: 'Speed',
    description: 'One or several, above 0, in calm deep water.',
    symbol: 'V',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_SPEEDS,
    single: true,
  }),
}

const hull = {
  length_waterline: quantity('hull_length', {
    title: 'Length on the waterline',
    description: 'Of the hull as she floats.',
    symbol: 'L',
    above: 0,
    example: 205,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded.',
    symbol: 'B',
    above: 0,
    example: 32,
  }),
  draft_forward: quantity('draught', {
    title: 'Draught forward',
    description: 'Moulded, at the forward perpendicular.',
    symbol: 'T_F',
    above: 0,
    example: 10,
  }),
  draft_aft: optional(
    quantity('draught', {
      title: 'Draught aft',
      description: 'Moulded, at the after perpendicular; left out, that forward.',
      symbol: 'T_A',
      above: 0,
      example: 10,
    }),
  ),
  displacement_volume: quantity('displacement_volume', {
    title: 'Displaced volume',
    description: 'Moulded; the block coefficient by it lies between 0.3 and 0.95.',
    symbol: 'nabla',
    above: 0,
    example: 37500,
  }),
  lcb_percent_forward_of_midship: quantity(
    { unit: '%', noKind: 'a place along the length in per cent of it' },
    {
      title: 'Centre of buoyancy',
      description: 'Forward of half of the length, in per cent of it; aft is negative.',
      symbol: 'l_cb',
      usual: [-5, 5],
      default: 0,
    },
  ),
  midship_coefficient: quantity('block_coefficient', {
    title: 'Midship coefficient',
    description: 'Area of the midship section over breadth and draught.',
    symbol: 'C_M',
    above: 0,
    maximum: 1,
    example: 0.98,
  }),
  waterplane_coefficient: quantity('block_coefficient', {
    title: 'Waterplane coefficient',
    description: 'Area of the waterplane over length and breadth.',
    symbol: 'C_WP',
    above: 0,
    maximum: 1,
    example: 0.75,
  }),
  stern_shape_parameter: quantity('-', {
    title: 'Stern shape',
    description: '-25 pram with gondola, -10 V-shaped sections, 0 normal, +10 U-shaped with Hogner stern.',
    symbol: 'C_stern',
    usual: [-25, 10],
    default: 0,
  }),
  wetted_surface: optional(
    quantity('steel_surface_area', {
      title: 'Wetted surface',
      description: 'Of the bare hull, in place of the regression.',
      symbol: 'S',
      above: 0,
      example: 7381,
    }),
  ),
  half_angle_of_entrance: optional(
    quantity('heel_angle', {
      title: 'Half angle of entrance',
      description: 'Of the waterline at the bow, in place of the regression.',
      symbol: 'i_E',
      minimum: 1,
      below: 90,
      example: 12,
    }),
  ),
}

const details = {
  bulb_area: quantity('projected_area', {
    title: 'Area of the bulb',
    description: 'Transverse, where the still water meets the stem; 0 without one.',
    symbol: 'A_BT',
    minimum: 0,
    default: 0,
  }),
  bulb_centre_height: quantity('height_above_datum', {
    title: 'Centre of the bulb',
    description: 'Of its transverse area above the keel, at most 0.6 of the draught forward.',
    symbol: 'h_B',
    minimum: 0,
    default: 0,
  }),
  transom_area: quantity('projected_area', {
    title: 'Immersed transom area',
    description: 'At rest.',
    symbol: 'A_T',
    minimum: 0,
    default: 0,
  }),
  appendage_area: quantity('steel_surface_area', {
    title: 'Wetted surface of the appendages',
    description: 'Rudders, shafts, brackets, bossings, fins and bilge keels.',
    symbol: 'S_APP',
    minimum: 0,
    default: 0,
  }),
  appendage_form_factor_1_plus_k2: quantity('-', {
    title: 'Form factor of the appendages',
    description:
      '1 + k2, their mean by area: rudder 1.3 to 2.0, twin rudders and fins 2.8, brackets and bossings 3.0, shafts 2 to 4, bilge keels 1.4.',
    symbol: 'K_2',
    minimum: 1,
    usual: [1.3, 4],
    default: 1.5,
  }),
  hull_roughness: quantity('hull_roughness', {
    title: 'Roughness of the hull',
    description: 'Mean apparent amplitude; up to the standard 150 micrometres the allowance does not grow.',
    symbol: 'k_s',
    minimum: 0,
    default: STANDARD_ROUGHNESS.value,
  }),
}

const water = {
  water_density: field.waterDensity({ symbol: 'rho' }),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity',
    description: 'Of the water; 1.188 mm2/s at 15 degrees in the sea.',
    symbol: 'nu',
    above: 0,
    default: 1.18831,
  }),
  gravity: field.gravity({ default: PRINTED_GRAVITY }),
}

const propellers = {
  propeller_diameter: optional(
    quantity('structure_dimension', {
      title: 'Propeller diameter',
      description: 'Without it neither wake nor thrust nor shaft power is worked out.',
      symbol: 'D',
      above: 0,
      example: 8,
    }),
  ),
  propeller_arrangement: choice(ARRANGEMENTS, {
    title: 'Propellers',
    description: 'One behind a closed or an open stern, or two.',
    default: SINGLE,
  }),
  pitch_ratio: optional(
    quantity('-', {
      title: 'Pitch over diameter',
      description: 'Of each of two propellers, for their relative rotative efficiency.',
      symbol: 'p_D',
      above: 0,
      usual: [0.5, 1.6],
      example: 1.1,
      usedWhen: aTwin,
    }),
  ),
  blade_area_ratio: optional(
    quantity('block_coefficient', {
      title: 'Blade area ratio',
      description: 'Expanded, over the disc; in place of what Keller asks against cavitation.',
      symbol: 'a_E',
      minimum: 0.2,
      maximum: 1.5,
      example: 0.7,
      overrides: [{ inputs: ['number_of_blades', 'shaft_immersion', 'blade_area_constant'] }],
    }),
  ),
  number_of_blades: optional(
    count({
      title: 'Number of blades',
      description: 'For the blade area by Keller.',
      symbol: 'Z',
      minimum: 2,
      maximum: 7,
      example: 4,
    }),
  ),
  shaft_immersion: optional(
    quantity('depth_below_surface', {
      title: 'Immersion of the shaft',
      description: 'Its centre below the still water, for the blade area by Keller.',
      symbol: 'h',
      above: 0,
      example: 5.8,
    }),
  ),
  blade_area_constant: quantity('-', {
    title: 'Constant of Keller',
    description: '0.2 for one propeller, 0 to 0.1 for two.',
    symbol: 'K_a',
    minimum: 0,
    maximum: 0.3,
    default: 0.2,
  }),
  open_water_efficiency: optional(
    quantity('fraction', {
      title: 'Open-water efficiency',
      description: 'Of the propeller at its load; without it there is no delivered or shaft power.',
      symbol: 'eta_O',
      above: 0,
      maximum: 1,
      example: 0.65,
    }),
  ),
  shafting_efficiency: quantity('fraction', {
    title: 'Shafting efficiency',
    description: 'From the engine to the propeller.',
    symbol: 'eta_S',
    above: 0,
    maximum: 1,
    default: 0.99,
  }),
}

export const inputs = grouped({
  'Method and speed': run,
  Hull: hull,
  'Bulb, transom and appendages': details,
  Water: water,
  Propellers: propellers,
})
export type Params = ParamsOf<typeof inputs>
