/** The inputs of lifting-lug-design: the lug, its pin and shackle, its steel, its pull, and what is allowed. */

import { choice, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { criteria, slingLoads } from './inputs-loads.ts'

export const AISC = 'aisc_360_d5'
export const BTH = 'asme_bth_1'
export const BASE = 'base_section'
export const WELD = 'fillet_weld'
export const CONTAINER = 'dnv_2_7_1'
export const PORTABLE = 'dnv_st_e273'

const size = 'detail_dimension'

const choices = {
  method: choice(
    {
      [AISC]: 'ANSI/AISC 360 D5 (eye)',
      [BTH]: 'ASME BTH-1 (eye)',
      [BASE]: 'Base section',
      [WELD]: 'Base fillet welds',
      [CONTAINER]: 'DNV 2.7-1',
      [PORTABLE]: 'DNV-ST-E273',
    },
    {
      title: 'Method',
      description:
        'Check method for the eye (ANSI/AISC 360, ASME BTH-1, DNV 2.7-1 or DNV-ST-E273), the base section or its fillet welds.',
      default: AISC,
    },
  ),
}

const plate = {
  plate_thickness: quantity('plate_thickness', {
    title: 'Plate thickness',
    description: 'Main plate thickness.',
    symbol: 't',
    above: 0,
    example: 40,
  }),
  cheek_plate_thickness: quantity(size, {
    title: 'Cheek plate thickness',
    description: 'Cheek plate thickness on each side. Contributes to bearing only in ANSI/AISC 360.',
    symbol: 't_c',
    minimum: 0,
    default: 0,
  }),
  cheek_plate_radius: quantity(size, {
    title: 'Cheek plate radius',
    description: 'Cheek plate radius. Required with cheek plates; must not exceed the main plate radius.',
    symbol: 'R_ch',
    above: 0,
    example: 30,
  }),
  plate_width: quantity('plate_width', {
    title: 'Plate width',
    description: 'Plate width at the hole, across the load, with the hole centred.',
    symbol: 'w',
    above: 0,
    example: 230,
  }),
  edge_distance_a: quantity(size, {
    title: 'Edge distance along load',
    description: 'Distance from hole edge to plate edge along the load.',
    symbol: 'a',
    above: 0,
    example: 105,
  }),
  edge_width_be: quantity(size, {
    title: 'Edge distance across load',
    description: 'Distance from hole edge to plate side across the load.',
    symbol: 'b',
    above: 0,
    example: 75,
  }),
  outer_radius: quantity(size, {
    title: 'Outer radius',
    description: 'Distance from hole centre to plate edge: R in ASME BTH-1, H in DNV 2.7-1 and Rpl in DNV-ST-E273.',
    symbol: 'R',
    above: 0,
    example: 115,
  }),
  base_length: quantity(size, {
    title: 'Base length',
    description: 'Length of the base section or of each weld.',
    symbol: 'L',
    above: 0,
    example: 300,
  }),
  hole_height_above_base: quantity(size, {
    title: 'Hole height above base',
    description: 'Height of the hole centre above the base.',
    symbol: 'h',
    above: 0,
    example: 160,
  }),
  fillet_leg: quantity(size, {
    title: 'Fillet weld leg',
    description: 'Leg length of an equal-leg fillet along both faces.',
    symbol: 's',
    above: 0,
    example: 14,
  }),
}

const pin = {
  hole_diameter: quantity(size, {
    title: 'Hole diameter',
    description: 'Hole diameter. Must not be less than the pin diameter.',
    symbol: 'd_h',
    above: 0,
    example: 80,
  }),
  pin_diameter: quantity(size, {
    title: 'Pin diameter',
    description: 'Pin diameter. For DNV 2.7-1 the pin diameter only confirms that the contact stress formula is valid.',
    symbol: 'd',
    above: 0,
    example: 75,
    inert: 'the DNV 2.7-1 coefficient is for a close-fitting pin',
  }),
  shackle_jaw_width: quantity(size, {
    title: 'Shackle inside width',
    description: 'Inside jaw width of the shackle at the pin. If omitted, the shackle fit is not checked.',
    symbol: 'W_j',
    above: 0,
    example: 110,
  }),
}

const steel = {
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description: 'Plate yield strength for the plate thickness.',
    symbol: 'F_y',
    above: 0,
    example: 355,
  }),
  tensile_strength: quantity('steel_tensile_strength', {
    title: 'Tensile strength',
    description: 'Plate tensile strength. Must exceed the yield strength.',
    symbol: 'F_u',
    above: 0,
    example: 470,
  }),
  electrode_strength: quantity('steel_tensile_strength', {
    title: 'Electrode strength',
    description: 'Tensile strength of the weld metal.',
    symbol: 'F_EXX',
    above: 0,
    example: 480,
  }),
  youngs_modulus: field.youngsModulus({ default: 210 }),
}

export const isFoot = ({ method }: Params) => method === BASE || method === WELD

const groups = {
  'Check method': choices,
  Lug: plate,
  'Pin and shackle': pin,
  Steel: steel,
  Pull: slingLoads,
  Criteria: criteria,
}
export type Inputs = InputsOf<typeof groups>
/** What a run of any method has. */
export type Params = Partial<Inputs> & Pick<Inputs, 'method' | 'plate_thickness'>
export const { way, composed } = waysOver('method', groups)
