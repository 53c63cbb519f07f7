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
    description: 'Holtrop and Mennen (1982), or Holtrop (1984) with its high-speed range.',
    default: PAPER_1984,
  }),
  speed: quantityList('ship_speed', {
    title: 'Speed',
    description: 'One or more ship speeds above 0, in calm deep water.',
    symbol: 'V',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_SPEEDS,
    single: true,
  }),
}

const hull = {
  length_waterline: quantity('hull_length', {
    title: 'Waterline length',
    description: 'Length of the hull on the waterline.',
    symbol: 'L',
    above: 0,
    example: 205,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded breadth of the hull.',
    symbol: 'B',
    above: 0,
    example: 32,
  }),
  draft_forward: quantity('draught', {
    title: 'Forward draught',
    description: 'Moulded draught at the forward perpendicular.',
    symbol: 'T_F',
    above: 0,
    example: 10,
  }),
  draft_aft: optional(
    quantity('draught', {
      title: 'Aft draught',
      description: 'Moulded draught at the aft perpendicular. Default: forward draught.',
      symbol: 'T_A',
      above: 0,
      example: 10,
    }),
  ),
  displacement_volume: quantity('displacement_volume', {
    title: 'Displaced volume',
    description: 'Moulded displaced volume, giving a block coefficient between 0.3 and 0.95.',
    symbol: 'nabla',
    above: 0,
    example: 37500,
  }),
  lcb_percent_forward_of_midship: quantity(
    { unit: '%', noKind: 'a longitudinal position as a percentage of length' },
    {
      title: 'Longitudinal centre of buoyancy',
      description: 'Longitudinal centre of buoyancy from midships as a percentage of length, positive forward.',
      symbol: 'l_cb',
      usual: [-5, 5],
      default: 0,
    },
  ),
  midship_coefficient: quantity('block_coefficient', {
    title: 'Midship coefficient',
    description: 'Midship section area divided by (breadth × draught).',
    symbol: 'C_M',
    above: 0,
    maximum: 1,
    example: 0.98,
  }),
  waterplane_coefficient: quantity('block_coefficient', {
    title: 'Waterplane coefficient',
    description: 'Waterplane area divided by (length × breadth).',
    symbol: 'C_WP',
    above: 0,
    maximum: 1,
    example: 0.75,
  }),
  stern_shape_parameter: quantity('-', {
    title: 'Stern shape parameter',
    description:
      'Stern shape parameter: −25 pram with gondola, −10 V-shaped sections, 0 normal, +10 U-shaped with Hogner stern.',
    symbol: 'C_stern',
    usual: [-25, 10],
    default: 0,
  }),
  wetted_surface: optional(
    quantity('steel_surface_area', {
      title: 'Wetted surface',
      description: 'Wetted surface of the bare hull. Default: regression.',
      symbol: 'S',
      above: 0,
      example: 7381,
    }),
  ),
  half_angle_of_entrance: optional(
    quantity('heel_angle', {
      title: 'Half angle of entrance',
      description: 'Half angle of entrance of the waterline at the bow. Default: regression.',
      symbol: 'i_E',
      minimum: 1,
      below: 90,
      example: 12,
    }),
  ),
}

const details = {
  bulb_area: quantity('projected_area', {
    title: 'Bulb area',
    description:
      'Transverse bulb area at the position where the still waterline meets the stem; 0 if there is no bulb.',
    symbol: 'A_BT',
    minimum: 0,
    default: 0,
  }),
  bulb_centre_height: quantity('height_above_datum', {
    title: 'Bulb centre height',
    description: 'Height of the transverse bulb area centroid above the keel, at most 0.6 times the forward draught.',
    symbol: 'h_B',
    minimum: 0,
    default: 0,
  }),
  transom_area: quantity('projected_area', {
    title: 'Immersed transom area',
    description: 'Transom area immersed at zero speed.',
    symbol: 'A_T',
    minimum: 0,
    default: 0,
  }),
  appendage_area: quantity('steel_surface_area', {
    title: 'Appendage wetted surface',
    description: 'Wetted surface of rudders, shafts, brackets, bossings, fins and bilge keels.',
    symbol: 'S_APP',
    minimum: 0,
    default: 0,
  }),
  appendage_form_factor_1_plus_k2: quantity('-', {
    title: 'Appendage form factor',
    description:
      'Area-weighted mean of 1 + k2. Rudder 1.3 to 2.0, twin rudders and fins 2.8, brackets and bossings 3.0, shafts 2 to 4, bilge keels 1.4.',
    symbol: 'K_2',
    minimum: 1,
    usual: [1.3, 4],
    default: 1.5,
  }),
  hull_roughness: quantity('hull_roughness', {
    title: 'Hull roughness',
    description:
      'Mean apparent roughness amplitude. The correlation allowance increases only if the roughness exceeds the standard 150 µm.',
    symbol: 'k_s',
    minimum: 0,
    default: STANDARD_ROUGHNESS.value,
  }),
}

const water = {
  water_density: field.waterDensity({ symbol: 'rho' }),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity',
    description: 'Kinematic viscosity of the water; 1.188 mm²/s for seawater at 15 °C.',
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
      description: 'Propeller diameter. If omitted, wake, thrust and shaft power are not calculated.',
      symbol: 'D',
      above: 0,
      example: 8,
    }),
  ),
  propeller_arrangement: choice(ARRANGEMENTS, {
    title: 'Propeller arrangement',
    description: 'Single screw with a closed or open stern, or twin screw.',
    default: SINGLE,
  }),
  pitch_ratio: optional(
    quantity('-', {
      title: 'Pitch-to-diameter ratio',
      description: 'Pitch-to-diameter ratio of each twin-screw propeller, used for the relative rotative efficiency.',
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
      description: 'Expanded blade area divided by disc area. Default: Keller cavitation minimum.',
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
      description: 'Number of propeller blades, used for the Keller blade area.',
      symbol: 'Z',
      minimum: 2,
      maximum: 7,
      example: 4,
    }),
  ),
  shaft_immersion: optional(
    quantity('depth_below_surface', {
      title: 'Shaft immersion',
      description: 'Depth of the shaft centre below the still waterline, used for the Keller blade area.',
      symbol: 'h',
      above: 0,
      example: 5.8,
    }),
  ),
  blade_area_constant: quantity('-', {
    title: 'Keller constant',
    description: 'Keller constant: 0.2 for single screw, 0 to 0.1 for twin screw.',
    symbol: 'K_a',
    minimum: 0,
    maximum: 0.3,
    default: 0.2,
  }),
  open_water_efficiency: optional(
    quantity('fraction', {
      title: 'Open-water efficiency',
      description:
        'Propeller open-water efficiency at the propeller loading. If omitted, delivered and shaft power are not calculated.',
      symbol: 'eta_O',
      above: 0,
      maximum: 1,
      example: 0.65,
    }),
  ),
  shafting_efficiency: quantity('fraction', {
    title: 'Shafting efficiency',
    description: 'Transmission efficiency between engine and propeller.',
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
