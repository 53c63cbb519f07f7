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
      title: 'Wetted area of the hull',
      description: 'All coated; or give length, breadth and block coefficient, which with the draught estimate it.',
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
      title: 'Length of the hull',
      description: 'At the waterline.',
      symbol: 'L_h',
      above: 0,
      usual: [100, 400],
      example: 250,
    }),
  ),
  hull_breadth: optional(
    quantity('hull_breadth', {
      title: 'Breadth of the hull',
      description: 'Moulded.',
      symbol: 'B',
      above: 0,
      usual: [20, 70],
      example: 44,
    }),
  ),
  block_coefficient: optional(
    quantity('-', {
      title: 'Block coefficient',
      description: 'Displaced volume over length, breadth and draught.',
      symbol: 'C_b',
      above: 0,
      maximum: 1,
      usual: [0.75, 0.98],
      example: 0.85,
    }),
  ),
  depth: quantity('depth_below_surface', {
    title: 'Draught',
    description: 'Picks the depth band, 30 m in the shallower one; with the dimensions of the hull, gives its area.',
    symbol: 'T',
    minimum: 0,
    usual: [5, 30],
    example: 15,
    inert: 'picks a depth band of the tables: inside it nothing moves unless the area is estimated',
  }),
  appendage_area: quantity('steel_surface_area', {
    title: 'Coated area beside the hull',
    description: 'Moonpool, sea chests, bilge keels, rudder, turret: what the wetted area of the hull leaves out.',
    symbol: 'A_a',
    minimum: 0,
    default: 0,
  }),
  bare_area: quantity('steel_surface_area', {
    title: 'Bare steel',
    description: 'Uncoated wetted area, such as propeller, thrusters and worn parts.',
    symbol: 'A_b',
    minimum: 0,
    default: 0,
  }),
  coating_category: coatingCategory,
  heated_area: optional(
    quantity('steel_surface_area', {
      title: 'Heated part of the coated area',
      description: 'Hull plates of heated tanks and machinery, part of the coated area; given with its temperature.',
      symbol: 'A_hot',
      above: 0,
      usual: [50, 10000],
      example: 1500,
    }),
  ),
  heated_surface_temperature: optional(
    quantity('temperature', {
      title: 'Temperature of the heated part',
      description: 'Of the metal surface; each degree above 25 degC takes 0.001 A/m2 more.',
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
      description: 'Chain lines in contact with the hull; given with the chain diameter, unless the drain holds them.',
      symbol: 'n_l',
      minimum: 1,
      usual: [4, 24],
      example: 12,
    }),
  ),
  chain_diameter: optional(
    quantity('line_diameter', {
      title: 'Nominal diameter of the chain',
      description: 'Of studless links, taken as bare steel.',
      symbol: 'd_ch',
      above: 0,
      usual: [60, 200],
      example: 120,
    }),
  ),
  chain_length_per_line: optional(
    quantity('mooring_line_length', {
      title: 'Chain in each line that counts',
      description: `Length that draws from the hull; left out, ${USUAL_CHAIN} m.`,
      symbol: 'l',
      above: 0,
      example: 30,
    }),
  ),
}
