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
      'Nominal wall, less corrosion where that counts: of areas, axial and bending stress. Less than half the outside diameter.',
    example: 25.4,
  }),
  minimum_wall_thickness: optional(
    field.wallThickness({
      title: 'Minimum wall thickness',
      description:
        'Nominal wall less mill tolerance and corrosion: of hoop stress, burst and collapse. Left out, 0.875 of the wall. Give the wall itself where that is the minimum already.',
      symbol: 't_min',
      assumed: 'Seamless pipe to API 5L may be 12.5 % under its nominal wall.',
      example: 25.4,
    }),
  ),
}

const steelParams = {
  specified_minimum_yield_strength: field.yieldStrength({ example: 448 }),
  specified_minimum_tensile_strength: optional(
    field.tensileStrength({
      description:
        'SMTS, above the yield strength. Only for the comparison with API STD 2RD (2013), which is left out without it.',
      example: 531,
    }),
  ),
  youngs_modulus: field.youngsModulus({ description: 'Of the steel, for collapse.' }),
  temperature_derating_factor: quantity('resistance_factor', {
    title: 'Temperature de-rating factor',
    description: 'On yield and tensile strength; 1 where the steel loses none.',
    symbol: 'f_T',
    above: 0,
    maximum: 1,
    default: 1,
    assumed: 'The steel is no warmer than where it begins to lose strength, 121 degC for carbon steel.',
  }),
}

const stationParams = {
  arc_length: arcLengthField,
  effective_tension: perStation('pipe_axial_force', {
    title: 'Effective tension',
    description: 'Tension positive; the force in the wall follows from it and the pressures.',
    symbol: 'T_eff',
  }),
  bending_moment: perStation('bending_moment', {
    title: 'Bending moment',
    description: 'Resultant of both planes, not below 0.',
    symbol: 'M',
    minimum: 0,
    default: [0],
    assumed: 'No bending: a riser that hangs or moves has some.',
  }),
  internal_pressure: perStation('internal_pressure', {
    title: 'Internal pressure',
    description: 'With the head of the contents.',
    symbol: 'p_i',
    minimum: 0,
    default: [0],
    assumed: 'Nothing presses from inside.',
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

const factor = (title: string, description: string, symbol: string, value: number, assumed: string) =>
  quantity('resistance_factor', { title, description, symbol, above: 0, maximum: 1, default: value, assumed })

const caseParams = {
  design_case: choice(DESIGN_CASES, {
    title: 'Design case',
    description:
      'Two thirds of the yield strength times 1.0 operating, 1.2 extreme and temporary, 1.35 hydrotest, 1.5 survival.',
    default: OPERATING,
    assumed: 'The strictest case.',
  }),
  design_factor: optional(
    field.designFactor({
      description: 'Share of the yield strength that the von Mises stress may reach; in place of the design case.',
      symbol: 'C_f',
      above: 0,
      example: 0.67,
      overrides: [{ inputs: ['design_case'] }],
    }),
  ),
  collapse_design_factor: factor(
    'Collapse design factor',
    `Of the 1998 edition: ${collapse1998.D_F_SEAMLESS.value} seamless or ERW, ${collapse1998.D_F_EXPANDED.value} cold expanded pipe.`,
    'D_f',
    collapse1998.D_F_EXPANDED.value,
    'That of cold expanded pipe, the smaller.',
  ),
}

const std2rdParams = {
  std2rd_design_factor: factor(
    'Limit of Methods 1 and 2',
    'Of API STD 2RD: 0.80 serviceability and ultimate, 1.00 accidental limit state.',
    'F_d',
    F_D_OPERATING.value,
    'The stricter limit.',
  ),
  std2rd_burst_design_factor: factor(
    'Burst design factor of API STD 2RD',
    `${burst.F_D_DESIGN.value} design, ${burst.F_D_INCIDENTAL.value} incidental pressure, ${burst.F_D_HYDROTEST.value} hydrostatic test.`,
    'F_b',
    burst.F_D_DESIGN.value,
    'That of the design pressure, the smallest.',
  ),
  std2rd_collapse_design_factor: factor(
    'Collapse design factor of API STD 2RD',
    `${collapse2013.F_C_SEAMLESS.value} seamless or ERW, ${collapse2013.F_C_EXPANDED.value} cold expanded pipe, 1.00 accidental limit state.`,
    'F_c',
    collapse2013.F_C_EXPANDED.value,
    'That of cold expanded pipe, the smaller.',
  ),
  burst_factor_k: quantity('-', {
    title: 'Burst factor',
    description: `Of the burst pressure of API STD 2RD: ${burst.K_API.value} pipe to API 5L or 5CT, ${burst.K_OTHER.value} other pipe.`,
    symbol: 'k',
    above: 0,
    maximum: 1,
    default: burst.K_API.value,
    assumed: 'That of pipe to API 5L or 5CT, the smaller.',
  }),
}

export const inputs = grouped({
  Pipe: pipeParams,
  Steel: steelParams,
  Stations: stationParams,
  'Design case': caseParams,
  'Comparison with API STD 2RD (2013)': std2rdParams,
})
export type Params = ParamsOf<typeof inputs>
