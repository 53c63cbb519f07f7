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
      [BASE]: 'Section at the base',
      [WELD]: 'Fillet welds at the base',
      [CONTAINER]: 'DNV 2.7-1',
      [PORTABLE]: 'DNV-ST-E273',
    },
    {
      title: 'Method',
      description:
        'The eye by ANSI/AISC 360, ASME BTH-1, DNV 2.7-1 or DNV-ST-E273; the section at the base; or its fillet welds.',
      default: AISC,
    },
  ),
}

const plate = {
  plate_thickness: quantity('plate_thickness', {
    title: 'Plate thickness',
    description: 'Of the main plate.',
    symbol: 't',
    above: 0,
    example: 40,
  }),
  cheek_plate_thickness: quantity(size, {
    title: 'Cheek plate thickness',
    description: 'On each side; counted in bearing only in ANSI/AISC 360.',
    symbol: 't_c',
    minimum: 0,
    default: 0,
  }),
  cheek_plate_radius: quantity(size, {
    title: 'Cheek plate radius',
    description: 'Needed with cheek plates; not above the radius of the main plate.',
    symbol: 'R_ch',
    above: 0,
    example: 30,
  }),
  plate_width: quantity('plate_width', {
    title: 'Plate width',
    description: 'At the hole, across the load, with the hole midway.',
    symbol: 'w',
    above: 0,
    example: 230,
  }),
  edge_distance_a: quantity(size, {
    title: 'Edge distance along the load',
    description: 'From the edge of the hole to the edge of the plate.',
    symbol: 'a',
    above: 0,
    example: 105,
  }),
  edge_width_be: quantity(size, {
    title: 'Edge distance across the load',
    description: 'From the edge of the hole to the side of the plate.',
    symbol: 'b',
    above: 0,
    example: 75,
  }),
  outer_radius: quantity(size, {
    title: 'Outer radius',
    description: 'From the centre of the hole to the edge: R of ASME BTH-1, H of DNV 2.7-1, Rpl of DNV-ST-E273.',
    symbol: 'R',
    above: 0,
    example: 115,
  }),
  base_length: quantity(size, {
    title: 'Length of the base',
    description: 'Of the section or of each weld.',
    symbol: 'L',
    above: 0,
    example: 300,
  }),
  hole_height_above_base: quantity(size, {
    title: 'Height of the hole above the base',
    description: 'To the centre of the hole.',
    symbol: 'h',
    above: 0,
    example: 160,
  }),
  fillet_leg: quantity(size, {
    title: 'Leg of the fillet',
    description: 'Of equal legs, along both faces.',
    symbol: 's',
    above: 0,
    example: 14,
  }),
}

const pin = {
  hole_diameter: quantity(size, {
    title: 'Diameter of the hole',
    description: 'Not below that of the pin.',
    symbol: 'd_h',
    above: 0,
    example: 80,
  }),
  pin_diameter: quantity(size, {
    title: 'Diameter of the pin',
    description: 'In DNV 2.7-1 only to see whether its contact stress holds.',
    symbol: 'd',
    above: 0,
    example: 75,
    inert: 'DNV 2.7-1 has the size of a close pin in its coefficient',
  }),
  shackle_jaw_width: quantity(size, {
    title: 'Inside width of the shackle',
    description: 'At the pin; without it the fit in the shackle is not checked.',
    symbol: 'W_j',
    above: 0,
    example: 110,
  }),
}

const steel = {
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description: 'Of the plate at its thickness.',
    symbol: 'F_y',
    above: 0,
    example: 355,
  }),
  tensile_strength: quantity('steel_tensile_strength', {
    title: 'Tensile strength',
    description: 'Of the plate, above its yield strength.',
    symbol: 'F_u',
    above: 0,
    example: 470,
  }),
  electrode_strength: quantity('steel_tensile_strength', {
    title: 'Strength of the electrode',
    description: 'Tensile strength of the weld metal.',
    symbol: 'F_EXX',
    above: 0,
    example: 480,
  }),
  youngs_modulus: field.youngsModulus({ default: 210 }),
}

export const isFoot = ({ method }: Params) => method === BASE || method === WELD

const groups = {
  'What is checked': choices,
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
