/** The inputs of the wall thickness quick check: pipe, pressures and codes. */

import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { OVALITY_LIMIT } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { GAMMA_INC } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import { grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { asmeParams, codeParams, f101Params, rp1111Params } from './inputs-codes.ts'
import { F101 } from './modes.ts'

const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 323.9 }),
  wall_thickness: optional(
    field.wallThickness({
      title: 'Selected nominal wall',
      description:
        'Wall for which utilisation, collapse and propagation are worked out; less than half the outside diameter. Without it (and without the characteristic wall) only the required walls are given.',
      example: 15.9,
    }),
  ),
  corrosion_allowance: field.corrosionAllowance({
    description: 'Internal corrosion allowance, taken off the wall by every code.',
    default: 0,
  }),
  mill_tolerance: quantity('fraction', {
    title: 'Mill tolerance',
    description:
      'Negative tolerance as a fraction of the nominal wall, 0.125 for most seamless pipe. Taken off by DNV-ST-F101 only: the design factors of the other codes contain it.',
    symbol: 'r_mill',
    minimum: 0,
    maximum: 0.2,
    default: 0,
    assumed: 'Nothing is taken off for DNV-ST-F101: seamless pipe may be 12.5 % under its nominal wall.',
  }),
  fabrication_tolerance: optional(
    quantity('corrosion_allowance', {
      title: 'Fabrication tolerance',
      description: 'Negative tolerance as a length (DNV-ST-F101); absent, mill tolerance times wall.',
      symbol: 't_fab',
      minimum: 0,
      example: 1,
      overrides: [{ inputs: ['mill_tolerance'] }],
    }),
  ),
  characteristic_wall_thickness: optional(
    field.wallThickness({
      title: 'Characteristic wall',
      description:
        't_1 of DNV-ST-F101 given directly, in place of nominal wall less tolerance and corrosion. Without a nominal wall it also serves as t_2 and as the wall of the other codes.',
      symbol: 't_1',
      example: 14.9,
      overrides: [{ inputs: ['fabrication_tolerance', 'mill_tolerance'] }],
    }),
  ),
  mill_minimum_wall_thickness: optional(
    field.wallThickness({
      title: 'Smallest wall in the mill test',
      description:
        't_min of DNV-ST-F101, less than half the outside diameter; without it the mill test is not evaluated.',
      symbol: 't_min',
      example: 14.9,
    }),
  ),
  ovality: quantity('ovality', {
    title: 'Ovality',
    description: '(D_max - D_min)/D of DNV-ST-F101; below 0.005 it is raised to 0.005, with a warning.',
    symbol: 'f_g',
    maximum: 0.03,
    usual: [OVALITY_FLOOR.value, OVALITY_LIMIT.value],
    default: OVALITY_FLOOR.value,
  }),
}

const steelParams = {
  specified_minimum_yield_strength: field.yieldStrength({ description: 'SMYS at room temperature.', example: 450 }),
  specified_minimum_tensile_strength: field.tensileStrength({
    description: 'SMTS at room temperature, not below SMYS. ASME B31.4 and B31.8 do not use it.',
    example: 535,
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
}

const pressureParams = {
  design_pressure: quantity('pipe_pressure', {
    title: 'Design pressure',
    description: 'Gauge pressure at the reference elevation.',
    symbol: 'p_d',
    above: 0,
    usual: [1, 100],
    example: 20,
  }),
  design_temperature: field.designTemperature({
    minimum: -50,
    maximum: 200,
    default: 20,
    assumed: 'A cold line: no code takes anything off its strength. A hot one needs its temperature.',
  }),
  external_pressure: optional(
    field.externalPressure({
      description:
        'Water pressure at the point. If omitted it follows from the elevation of the point, with which it must agree; without either none is credited and collapse is not assessed.',
      example: 1.005,
      overrides: [{ inputs: ['water_density'] }],
    }),
  ),
  reference_elevation: quantity('line_elevation', {
    title: 'Reference elevation',
    description: 'Elevation of the design pressure, positive up from mean sea level.',
    symbol: 'h_ref',
    default: 0,
  }),
  point_elevation: optional(
    quantity('line_elevation', {
      title: 'Elevation of the point',
      description:
        'Positive up from mean sea level. It sets the head of the contents and of the water; without it the design pressure is used as the pressure at the point.',
      symbol: 'h_l',
      example: -100,
    }),
  ),
  content_density: optional(
    field.contentDensity({
      description:
        'Density of the contents, for the internal head at the point. Required for a pass below the reference elevation.',
      symbol: 'rho_cont',
      example: 800,
    }),
  ),
  water_density: field.waterDensity(),
  gravity: field.gravity(),
  incidental_to_design_ratio: quantity('-', {
    title: 'Incidental to design pressure ratio',
    description: 'gamma_inc of DNV-ST-F101: 1.10, or 1.05 with a pressure safety system that keeps it.',
    symbol: 'gamma_inc',
    minimum: 1,
    maximum: 1.2,
    default: GAMMA_INC.value,
  }),
  local_incidental_pressure: optional(
    quantity('pipe_pressure', {
      title: 'Local incidental pressure',
      description:
        'p_li of DNV-ST-F101 given directly, in place of design pressure, ratio and internal head. The other codes still use the design pressure.',
      symbol: 'p_li',
      example: 22,
      overrides: [
        { inputs: ['incidental_to_design_ratio'] },
        { inputs: ['reference_elevation', 'content_density'], when: { code: [F101] } },
      ],
    }),
  ),
  test_water_density: optional(
    quantity('seawater_density', {
      title: 'Density of the test water',
      description:
        'Water in the pipe during the system pressure test of DNV-ST-F101; without it (or without the elevation of the point) the test limit is not evaluated.',
      symbol: 'rho_t',
      above: 0,
      example: 1025,
    }),
  ),
}

export const inputs = grouped({
  Pipe: pipeParams,
  Steel: steelParams,
  'Pressures and water': pressureParams,
  Code: codeParams,
  'Factors of DNV-ST-F101': f101Params,
  'Factors of API RP 1111': rp1111Params,
  'Factors of ASME B31': asmeParams,
})
export type Params = ParamsOf<typeof inputs>
