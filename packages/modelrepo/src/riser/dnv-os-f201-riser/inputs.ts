/** The inputs: the pipe, its steel, pressures and load effects at each station, and what chooses the factors. */

import type { KindName } from '@keelson/kinds'
import { OVALITY_FLOOR } from '@keelson/standards/dnv-os-f201-2010/collapse.ts'
import { GAMMA_C, GAMMA_C_SHORT } from '@keelson/standards/dnv-os-f201-2010/limit-states.ts'
import { ALPHA_FAB } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { always, choice, flag, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { arcLengthField, perStation } from '../_shared/stations/inputs.ts'
import { LIMIT_STATES, SAFETY_CLASSES, ULTIMATE } from './modes.ts'

const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 273.1 }),
  wall_thickness: field.wallThickness({ example: 20.6 }),
  corrosion_allowance: field.corrosionAllowance({
    description: 'Taken off the nominal wall for every limit state.',
    default: 0,
    assumed: 'The wall loses nothing: give what is left of it, or what it may lose.',
  }),
  fabrication_tolerance: optional(
    quantity('corrosion_allowance', {
      title: 'Fabrication tolerance',
      description:
        'Negative tolerance of the wall, as a length, for bursting and collapse. Left out, 12.5 % of the wall. 0 where the wall is the minimum already.',
      symbol: 't_fab',
      minimum: 0,
      assumed: 'Seamless pipe to API 5L may be 12.5 % under its nominal wall.',
      example: 2.6,
    }),
  ),
  ovality: quantity('ovality', {
    title: 'Ovality',
    description: '(D_max - D_min)/D, at least 0.005.',
    symbol: 'f_0',
    minimum: OVALITY_FLOOR.value,
    default: OVALITY_FLOOR.value,
    assumed: 'The least that the standard lets be taken: a pipe that was reeled or bent has more.',
  }),
}

const steelParams = {
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description: 'Characteristic: SMYS less de-rating, times the material strength factor.',
    symbol: 'f_y',
    above: 0,
    example: 448,
  }),
  tensile_strength: quantity('steel_tensile_strength', {
    title: 'Tensile strength',
    description: 'Characteristic, not below the yield strength.',
    symbol: 'f_u',
    above: 0,
    example: 531,
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
  fabrication_factor: field.fabricationFactor({
    description:
      '1.00 seamless, 0.93 UO, TRB or ERW, 0.85 UOE. On collapse and propagation only: bending and tension do not know it.',
    maximum: 1,
    default: ALPHA_FAB.UOE,
    assumed: 'That of UOE pipe, the smallest.',
  }),
}

const pressureParams = {
  arc_length: arcLengthField,
  internal_pressure: perStation('internal_pressure', {
    title: 'Internal pressure',
    description: 'Local design pressure, with the head of the contents.',
    symbol: 'p_ld',
    minimum: 0,
    default: [0],
    assumed: 'Nothing presses from inside.',
  }),
  local_incidental_pressure: optional(
    perStation('internal_pressure', {
      title: 'Local incidental pressure',
      description: 'For bursting. Left out, 1.1 times the internal pressure.',
      symbol: 'p_li',
      minimum: 0,
    }),
  ),
  minimum_internal_pressure: perStation('internal_pressure', {
    title: 'Smallest internal pressure',
    description: 'That can be relied upon, against the pressure of the water; 0 is the emptied riser.',
    symbol: 'p_min',
    minimum: 0,
    default: [0],
    assumed: 'The riser may be emptied.',
  }),
  external_pressure: perStation('external_pressure', {
    title: 'External pressure',
    description: 'Of the water.',
    symbol: 'p_e',
    minimum: 0,
    default: [0],
    assumed: 'Nothing presses from outside: below the surface the water does.',
  }),
}

const part = (of: KindName, title: string, symbol: string) =>
  optional(perStation(of, { title, description: 'Unfactored.', symbol }))
const unless = (...inputs: readonly string[]) => inputs.map((name) => ({ inputs: [name] }))
const TENSION = 'pipe_axial_force'
const MOMENT = 'bending_moment'

const loadParams = {
  design_effective_tension: optional(
    perStation(TENSION, {
      title: 'Design effective tension',
      description: 'Factored already, tension positive. Or give its parts.',
      symbol: 'T_ed',
      requiredWhen: always,
      requiredUnless: unless('functional_tension', 'environmental_tension', 'accidental_tension'),
    }),
  ),
  functional_tension: part(TENSION, 'Functional effective tension', 'T_F'),
  environmental_tension: part(TENSION, 'Environmental effective tension', 'T_E'),
  accidental_tension: part(TENSION, 'Accidental effective tension', 'T_A'),
  design_bending_moment: optional(
    perStation(MOMENT, {
      title: 'Design bending moment',
      description: 'Factored already, resultant of both planes. Or give its parts.',
      symbol: 'M_ed',
      requiredWhen: always,
      requiredUnless: unless('functional_moment', 'environmental_moment', 'accidental_moment'),
    }),
  ),
  functional_moment: part(MOMENT, 'Functional moment', 'M_F'),
  environmental_moment: part(MOMENT, 'Environmental moment', 'M_E'),
  accidental_moment: part(MOMENT, 'Accidental moment', 'M_A'),
  moment_condition_factor: quantity('resistance_factor', {
    title: 'Moment condition factor',
    description: 'On a moment that is secondary, controlled by displacement; 1 otherwise. It must be justified.',
    symbol: 'k_M',
    above: 0,
    maximum: 1,
    default: 1,
  }),
}

const factorParams = {
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'Low, normal or high, by what a failure would cost.',
  }),
  limit_state: choice(LIMIT_STATES, {
    title: 'Limit state',
    description: 'ULS ultimate, ALS accidental, SLS serviceability: factors on loads, and on the material.',
    default: ULTIMATE,
    assumed: 'The ultimate limit state, which has the largest factors.',
  }),
  material_resistance_factor: optional(
    quantity('resistance_factor', {
      title: 'Material resistance factor',
      description: 'At least 1. Left out, 1.15 ultimate and accidental, 1.0 serviceability.',
      symbol: 'gamma_m',
      minimum: 1,
      usual: [1, 1.5],
      example: 1.15,
      overrides: [{ inputs: ['limit_state'], with: ['design_effective_tension', 'design_bending_moment'] }],
    }),
  ),
  check_propagation: flag({
    title: 'Check propagating buckling',
    description: 'false where buckle arrestors make a propagating buckle acceptable.',
    default: true,
  }),
  propagation_condition_factor: quantity('resistance_factor', {
    title: 'Propagation condition factor',
    description: `${GAMMA_C.value} where no buckle may run, ${GAMMA_C_SHORT.value} where it may over a short length.`,
    symbol: 'gamma_c',
    above: 0,
    maximum: 2,
    default: GAMMA_C.value,
  }),
}

export const inputs = grouped({
  Pipe: pipeParams,
  Steel: steelParams,
  'Stations and pressures': pressureParams,
  'Load effects': loadParams,
  'Safety and factors': factorParams,
})
export type Params = ParamsOf<typeof inputs>
