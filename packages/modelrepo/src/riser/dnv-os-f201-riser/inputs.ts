/** The inputs: the pipe, its steel, pressures and load effects at each station, and what chooses the factors. */

import type { KindName } from '@keelson/kinds'
import { OVALITY_FLOOR } from '@keelson/standards/dnv-os-f201-2010/collapse.ts'
import { GAMMA_C, GAMMA_C_SHORT } from '@keelson/standards/dnv-os-f201-2010/limit-states.ts'
import { ALPHA_FAB } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { always, choice, flag, grouped, midSentence, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { arcLengthField, perStation } from '../_shared/stations/inputs.ts'
import { LIMIT_STATES, SAFETY_CLASSES, ULTIMATE } from './modes.ts'

const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 273.1 }),
  wall_thickness: field.wallThickness({ example: 20.6 }),
  corrosion_allowance: field.corrosionAllowance({
    description: 'Corrosion allowance, deducted from the nominal wall thickness for all limit states.',
    default: 0,
    assumed: 'No corrosion. Enter the allowance, or reduce the nominal wall thickness.',
  }),
  fabrication_tolerance: optional(
    quantity('corrosion_allowance', {
      title: 'Fabrication tolerance',
      description:
        'Negative wall thickness tolerance as a length, used for bursting and collapse. Default: 12.5 % of the wall thickness. Enter 0 if the wall thickness is already the minimum.',
      symbol: 't_fab',
      minimum: 0,
      assumed: 'API 5L seamless pipe with 12.5 % under-tolerance.',
      example: 2.6,
    }),
  ),
  ovality: quantity('ovality', {
    title: 'Ovality',
    description: 'Ovality (D_max − D_min)/D, which must be at least 0.005.',
    symbol: 'f_0',
    minimum: OVALITY_FLOOR.value,
    default: OVALITY_FLOOR.value,
    assumed: 'Minimum value permitted by DNV-OS-F201. Reeled or bent pipe has a higher ovality.',
  }),
}

const steelParams = {
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description:
      'Characteristic yield strength: SMYS less temperature derating, multiplied by the material strength factor.',
    symbol: 'f_y',
    above: 0,
    example: 448,
  }),
  tensile_strength: quantity('steel_tensile_strength', {
    title: 'Tensile strength',
    description: 'Characteristic tensile strength, which must not be less than the yield strength.',
    symbol: 'f_u',
    above: 0,
    example: 531,
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
  fabrication_factor: field.fabricationFactor({
    description:
      'Fabrication factor: 1.00 seamless, 0.93 UO, TRB or ERW, 0.85 UOE. Applied to collapse and propagation only.',
    maximum: 1,
    default: ALPHA_FAB.UOE,
    assumed: 'UOE pipe, which has the lowest factor.',
  }),
}

const pressureParams = {
  arc_length: arcLengthField,
  internal_pressure: perStation('internal_pressure', {
    title: 'Internal pressure',
    description: 'Local internal design pressure, including the fluid head.',
    symbol: 'p_ld',
    minimum: 0,
    default: [0],
    assumed: 'No internal pressure.',
  }),
  local_incidental_pressure: optional(
    perStation('internal_pressure', {
      title: 'Local incidental pressure',
      description: 'Local incidental pressure for bursting. Default: 1.1 times the internal pressure.',
      symbol: 'p_li',
      minimum: 0,
    }),
  ),
  minimum_internal_pressure: perStation('internal_pressure', {
    title: 'Minimum internal pressure',
    description:
      'Minimum internal pressure that can be relied on to resist external pressure. Enter 0 for an emptied riser.',
    symbol: 'p_min',
    minimum: 0,
    default: [0],
    assumed: 'The riser can be emptied.',
  }),
  external_pressure: perStation('external_pressure', {
    title: 'External pressure',
    description: 'External water pressure at the station.',
    symbol: 'p_e',
    minimum: 0,
    default: [0],
    assumed: 'External pressure is assumed to be zero. Below the water surface, enter the external water pressure.',
  }),
}

const part = (of: KindName, title: string, symbol: string) =>
  optional(perStation(of, { title, description: `Unfactored ${midSentence(title)}.`, symbol }))
const unless = (...inputs: readonly string[]) => inputs.map((name) => ({ inputs: [name] }))
const TENSION = 'pipe_axial_force'
const MOMENT = 'bending_moment'

const loadParams = {
  design_effective_tension: optional(
    perStation(TENSION, {
      title: 'Design effective tension',
      description: 'Factored effective tension, positive in tension. Alternatively, enter the load components.',
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
      description: 'Factored resultant of the moments in both planes. Alternatively, enter the load components.',
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
    description:
      'Condition factor applied to a secondary, displacement-controlled moment; otherwise 1. Its use must be justified.',
    symbol: 'k_M',
    above: 0,
    maximum: 1,
    default: 1,
  }),
}

const factorParams = {
  safety_class: choice(SAFETY_CLASSES, {
    title: 'Safety class',
    description: 'Safety class (low, normal or high), according to the consequence of failure.',
  }),
  limit_state: choice(LIMIT_STATES, {
    title: 'Limit state',
    description:
      'Limit state ULS (ultimate), ALS (accidental) or SLS (serviceability), which determines the load and material factors.',
    default: ULTIMATE,
    assumed: 'Ultimate limit state, which has the highest factors.',
  }),
  material_resistance_factor: optional(
    quantity('resistance_factor', {
      title: 'Material resistance factor',
      description:
        'Material resistance factor, which must be at least 1. Default: 1.15 ultimate and accidental, 1.0 serviceability.',
      symbol: 'gamma_m',
      minimum: 1,
      usual: [1, 1.5],
      example: 1.15,
      overrides: [{ inputs: ['limit_state'], with: ['design_effective_tension', 'design_bending_moment'] }],
    }),
  ),
  check_propagation: flag({
    title: 'Propagating buckling check',
    description: 'Set to false if propagating buckles are accepted on the basis of buckle arrestors.',
    default: true,
  }),
  propagation_condition_factor: quantity('resistance_factor', {
    title: 'Propagation condition factor',
    description: `Propagation condition factor: ${GAMMA_C.value} if no propagation is permitted, ${GAMMA_C_SHORT.value} if propagation over a short length is permitted.`,
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
