/** The inputs: the pipe, its steel, what acts at each station, and the factors of both editions. */

import * as collapse1998 from '@keelson/standards/api-rp-2rd-1998/collapse.ts'
import * as burst from '@keelson/standards/api-std-2rd-2013/burst.ts'
import * as collapse2013 from '@keelson/standards/api-std-2rd-2013/collapse.ts'
import { F_D_OPERATING } from '@keelson/standards/api-std-2rd-2013/combined.ts'
import { choice, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { arcLengthField, perStation } from '../_shared/stations/inputs.ts'
import { DESIGN_CASES, OPERATING } from './modes.ts'

const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 273.1 }),
  wall_thickness: field.wallThickness({
    description:
      'Nominal wall thickness, less corrosion if applicable, used for areas and for axial and bending stresses. Must be less than half the outside diameter.',
    example: 25.4,
  }),
  minimum_wall_thickness: optional(
    field.wallThickness({
      title: 'Minimum wall thickness',
      description:
        'Nominal wall thickness less mill tolerance and corrosion, used for hoop stress, burst and collapse. Default: 0.875 of the wall thickness. If the wall thickness is already the minimum, enter the same value.',
      symbol: 't_min',
      assumed: 'API 5L seamless pipe with the 12.5 % under-tolerance.',
      example: 25.4,
    }),
  ),
}

const steelParams = {
  specified_minimum_yield_strength: field.yieldStrength({ example: 448 }),
  specified_minimum_tensile_strength: optional(
    field.tensileStrength({
      description:
        'Specified minimum tensile strength (SMTS), which must exceed the yield strength. Required only for the comparison with API STD 2RD (2013).',
      example: 531,
    }),
  ),
  youngs_modulus: field.youngsModulus({ description: "Young's modulus of the steel, used for collapse." }),
  temperature_derating_factor: quantity('resistance_factor', {
    title: 'Temperature derating factor',
    description: 'Factor applied to yield and tensile strength. Enter 1 for no strength reduction.',
    symbol: 'f_T',
    above: 0,
    maximum: 1,
    default: 1,
    assumed:
      'No temperature derating. Carbon steel loses strength at elevated temperature; enter a factor below 1 if applicable.',
  }),
}

const stationParams = {
  arc_length: arcLengthField,
  effective_tension: perStation('pipe_axial_force', {
    title: 'Effective tension',
    description:
      'Effective tension, positive in tension. The true wall tension is calculated from the effective tension and the pressures.',
    symbol: 'T_eff',
  }),
  bending_moment: perStation('bending_moment', {
    title: 'Bending moment',
    description: 'Resultant of the bending moments in both planes, which must not be negative.',
    symbol: 'M',
    minimum: 0,
    default: [0],
    assumed: 'No bending moment. A suspended or moving riser is subject to bending.',
  }),
  internal_pressure: perStation('internal_pressure', {
    title: 'Internal pressure',
    description: 'Internal pressure, including the fluid head.',
    symbol: 'p_i',
    minimum: 0,
    default: [0],
    assumed: 'No internal pressure.',
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

const factor = (title: string, description: string, symbol: string, value: number, assumed: string) =>
  quantity('resistance_factor', { title, description, symbol, above: 0, maximum: 1, default: value, assumed })

const caseParams = {
  design_case: choice(DESIGN_CASES, {
    title: 'Design case',
    description:
      'Factor on two thirds of the yield strength: 1.0 operating, 1.2 extreme and temporary, 1.35 hydrotest, 1.5 survival.',
    default: OPERATING,
    assumed: 'Operating case, the most onerous.',
  }),
  design_factor: optional(
    field.designFactor({
      description:
        'Allowable von Mises stress as a fraction of the yield strength, entered instead of the design case.',
      symbol: 'C_f',
      above: 0,
      example: 0.67,
      overrides: [{ inputs: ['design_case'] }],
    }),
  ),
  collapse_design_factor: factor(
    'Collapse design factor',
    `Collapse design factor of the 1998 edition: ${collapse1998.D_F_SEAMLESS.value} seamless or ERW, ${collapse1998.D_F_EXPANDED.value} cold expanded pipe.`,
    'D_f',
    collapse1998.D_F_EXPANDED.value,
    'Cold expanded pipe, which has the lower factor.',
  ),
}

const std2rdParams = {
  std2rd_design_factor: factor(
    'Methods 1 and 2 design factor',
    'API STD 2RD design factor: 0.80 serviceability and ultimate limit states, 1.00 accidental limit state.',
    'F_d',
    F_D_OPERATING.value,
    'Serviceability and ultimate limit states, which have the stricter factor.',
  ),
  std2rd_burst_design_factor: factor(
    'API STD 2RD burst design factor',
    `Burst design factor: ${burst.F_D_DESIGN.value} design pressure, ${burst.F_D_INCIDENTAL.value} incidental pressure, ${burst.F_D_HYDROTEST.value} hydrostatic test.`,
    'F_b',
    burst.F_D_DESIGN.value,
    'Design pressure, to which the lowest design factor applies.',
  ),
  std2rd_collapse_design_factor: factor(
    'API STD 2RD collapse design factor',
    `Collapse design factor: ${collapse2013.F_C_SEAMLESS.value} seamless or ERW, ${collapse2013.F_C_EXPANDED.value} cold expanded pipe, 1.00 accidental limit state.`,
    'F_c',
    collapse2013.F_C_EXPANDED.value,
    'Cold expanded pipe, which has the lower factor.',
  ),
  burst_factor_k: quantity('-', {
    title: 'Burst factor',
    description: `Burst factor of API STD 2RD: ${burst.K_API.value} for API 5L or 5CT pipe, ${burst.K_OTHER.value} for other pipe.`,
    symbol: 'k',
    above: 0,
    maximum: 1,
    default: burst.K_API.value,
    assumed: 'API 5L or 5CT pipe, which has the lower factor.',
  }),
}

export const inputs = grouped({
  Pipe: pipeParams,
  Steel: steelParams,
  Stations: stationParams,
  'Design case': caseParams,
  'API STD 2RD (2013) comparison': std2rdParams,
})
export type Params = ParamsOf<typeof inputs>
