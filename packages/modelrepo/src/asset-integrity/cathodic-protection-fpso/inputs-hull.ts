/** Inputs of the hull: its wetted area or dimensions, heated parts, bare steel and mooring chain. */
import { always, count, optional, quantity } from '@keelson/workflow'
import { coatingCategory } from '../_shared/cathodic-protection/fields.ts'

/** Dimensions that, with the draught, stand for the wetted area. */
export const DIMENSIONS = ['hull_length', 'hull_breadth', 'block_coefficient'] as const
/** Inputs of a heated part. */
export const HEATED = ['heated_area', 'heated_surface_temperature'] as const
/** Inputs without which no chain is counted. */
export const CHAIN = ['mooring_lines', 'chain_diameter'] as const
/** Chain that draws from the hull in each line where its length is not given, m. DNV-RP-B401 (2021) section 4. */
export const USUAL_CHAIN = 30

export const hullParams = {
  hull_area: optional(
    quantity('steel_surface_area', {
      title: 'Hull wetted area',
      description:
        'Coated wetted area of the hull. Alternatively, enter length, breadth and block coefficient, from which the area at the draught is estimated.',
      symbol: 'A_h',
      above: 0,
      usual: [5000, 30000],
      example: 14000,
      requiredWhen: always,
      requiredUnless: [{ inputs: DIMENSIONS }],
      overrides: [{ inputs: DIMENSIONS }],
    }),
  ),
  hull_length: optional(
    quantity('hull_length', {
      title: 'Hull length',
      description: 'Hull length at the waterline.',
      symbol: 'L_h',
      above: 0,
      usual: [100, 400],
      example: 250,
    }),
  ),
  hull_breadth: optional(
    quantity('hull_breadth', {
      title: 'Hull breadth',
      description: 'Moulded breadth of the hull.',
      symbol: 'B',
      above: 0,
      usual: [20, 70],
      example: 44,
    }),
  ),
  block_coefficient: optional(
    quantity('-', {
      title: 'Block coefficient',
      description: 'Displaced volume divided by length, breadth and draught.',
      symbol: 'C_b',
      above: 0,
      maximum: 1,
      usual: [0.75, 0.98],
      example: 0.85,
    }),
  ),
  depth: quantity('depth_below_surface', {
    title: 'Draught',
    description:
      'Hull draught, which selects the depth band (30 m in the shallower band) and is used to estimate the wetted area.',
    symbol: 'T',
    minimum: 0,
    usual: [5, 30],
    example: 15,
    inert: 'selects a depth band of the tables unless the wetted area is estimated',
  }),
  appendage_area: quantity('steel_surface_area', {
    title: 'Appendage area',
    description: 'Coated area outside the hull wetted area: moonpool, sea chests, bilge keels, rudder and turret.',
    symbol: 'A_a',
    minimum: 0,
    default: 0,
  }),
  bare_area: quantity('steel_surface_area', {
    title: 'Bare steel area',
    description: 'Uncoated wetted area, such as the propeller, thrusters and areas of worn coating.',
    symbol: 'A_b',
    minimum: 0,
    default: 0,
  }),
  coating_category: coatingCategory,
  heated_area: optional(
    quantity('steel_surface_area', {
      title: 'Heated coated area',
      description:
        'Coated hull plating of heated tanks and machinery spaces, included in the coated area. Enter together with the heated surface temperature.',
      symbol: 'A_hot',
      above: 0,
      usual: [50, 10000],
      example: 1500,
    }),
  ),
  heated_surface_temperature: optional(
    quantity('temperature', {
      title: 'Heated surface temperature',
      description:
        'Metal surface temperature of the heated area. Current density increases by 0.001 A/m² per °C above 25 °C.',
      symbol: 'T_m',
      minimum: -273.15,
      usual: [25, 70],
      example: 45,
    }),
  ),
}

export const chainParams = {
  mooring_lines: optional(
    count({
      title: 'Mooring lines',
      description:
        'Number of mooring lines with chain in electrical contact with the hull. Enter together with the chain diameter, unless included in the current drain.',
      symbol: 'n_l',
      minimum: 1,
      usual: [4, 24],
      example: 12,
    }),
  ),
  chain_diameter: optional(
    quantity('line_diameter', {
      title: 'Chain nominal diameter',
      description: 'Nominal diameter of the studless chain, treated as bare steel.',
      symbol: 'd_ch',
      above: 0,
      usual: [60, 200],
      example: 120,
    }),
  ),
  chain_length_per_line: optional(
    quantity('mooring_line_length', {
      title: 'Chain length per line',
      description: `Length of chain per line drawing current from the hull. Default: ${USUAL_CHAIN} m.`,
      symbol: 'l',
      above: 0,
      example: 30,
    }),
  ),
}
