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
      title: 'Selected nominal wall thickness',
      description:
        'Wall thickness used for utilisation, collapse and propagation, which must be less than half the outside diameter. If neither this nor the characteristic wall thickness is entered, only required wall thicknesses are reported.',
      example: 15.9,
    }),
  ),
  corrosion_allowance: field.corrosionAllowance({
    description: 'Internal corrosion allowance, deducted from the wall thickness by every code.',
    default: 0,
  }),
  mill_tolerance: quantity('fraction', {
    title: 'Mill tolerance',
    description:
      'Negative tolerance as a fraction of the nominal wall thickness, 0.125 for most seamless pipe. It is deducted by DNV-ST-F101 only; the other codes include it in their design factors.',
    symbol: 'r_mill',
    minimum: 0,
    maximum: 0.2,
    default: 0,
    assumed:
      'No mill tolerance is deducted for DNV-ST-F101. Seamless pipe may be 12.5 % below its nominal wall thickness.',
  }),
  fabrication_tolerance: optional(
    quantity('corrosion_allowance', {
      title: 'Fabrication tolerance',
      description:
        'Negative tolerance on wall thickness as a length (DNV-ST-F101). Default: mill tolerance times wall thickness.',
      symbol: 't_fab',
      minimum: 0,
      example: 1,
      overrides: [{ inputs: ['mill_tolerance'] }],
    }),
  ),
  characteristic_wall_thickness: optional(
    field.wallThickness({
      title: 'Characteristic wall thickness',
      description:
        'Characteristic wall thickness t_1 of DNV-ST-F101, used instead of the nominal wall thickness less tolerance and corrosion allowance. If no nominal wall thickness is entered, it is also used as t_2 and for the other codes.',
      symbol: 't_1',
      example: 14.9,
      overrides: [{ inputs: ['fabrication_tolerance', 'mill_tolerance'] }],
    }),
  ),
  mill_minimum_wall_thickness: optional(
    field.wallThickness({
      title: 'Minimum wall thickness for mill test',
      description:
        'Minimum wall thickness t_min in the DNV-ST-F101 mill test, which must be less than half the outside diameter. If omitted, the mill test is not assessed.',
      symbol: 't_min',
      example: 14.9,
    }),
  ),
  ovality: quantity('ovality', {
    title: 'Ovality',
    description: 'DNV-ST-F101 ovality (D_max − D_min)/D. Values below 0.005 are raised to 0.005 with a warning.',
    symbol: 'f_g',
    maximum: 0.03,
    usual: [OVALITY_FLOOR.value, OVALITY_LIMIT.value],
    default: OVALITY_FLOOR.value,
  }),
}

const steelParams = {
  specified_minimum_yield_strength: field.yieldStrength({
    description: 'Specified minimum yield strength (SMYS) at room temperature.',
    example: 450,
  }),
  specified_minimum_tensile_strength: field.tensileStrength({
    description:
      'Specified minimum tensile strength (SMTS) at room temperature, which must not be less than SMYS. Not used by ASME B31.4 and B31.8.',
    example: 535,
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
}

const pressureParams = {
  design_pressure: quantity('pipe_pressure', {
    title: 'Design pressure',
    description: 'Design gauge pressure at the reference elevation.',
    symbol: 'p_d',
    above: 0,
    usual: [1, 100],
    example: 20,
  }),
  design_temperature: field.designTemperature({
    minimum: -50,
    maximum: 200,
    default: 20,
    assumed: 'The line is cold, with no strength reduction in any code. Enter the temperature of a hot line.',
  }),
  external_pressure: optional(
    field.externalPressure({
      description:
        'Water pressure at the point considered. If omitted, it is calculated from the point elevation; otherwise the two must agree. If neither is entered, no external pressure is credited and collapse is not assessed.',
      example: 1.005,
      overrides: [{ inputs: ['water_density'] }],
    }),
  ),
  reference_elevation: quantity('line_elevation', {
    title: 'Reference elevation',
    description: 'Elevation at which the design pressure is defined, positive up from mean sea level.',
    symbol: 'h_ref',
    default: 0,
  }),
  point_elevation: optional(
    quantity('line_elevation', {
      title: 'Point elevation',
      description:
        'Elevation of the point considered, positive up from mean sea level. It determines the contents and water heads. If omitted, the design pressure is used at the point.',
      symbol: 'h_l',
      example: -100,
    }),
  ),
  content_density: optional(
    field.contentDensity({
      description:
        'Contents density for the internal head at the point. If the point is below the reference elevation, checks cannot pass without this density.',
      symbol: 'rho_cont',
      example: 800,
    }),
  ),
  water_density: field.waterDensity(),
  gravity: field.gravity(),
  incidental_to_design_ratio: quantity('-', {
    title: 'Incidental/design pressure ratio',
    description: 'DNV-ST-F101 ratio gamma_inc: 1.10, or 1.05 with a pressure safety system that maintains it.',
    symbol: 'gamma_inc',
    minimum: 1,
    maximum: 1.2,
    default: GAMMA_INC.value,
  }),
  local_incidental_pressure: optional(
    quantity('pipe_pressure', {
      title: 'Local incidental pressure',
      description:
        'Local incidental pressure p_li of DNV-ST-F101, used instead of the value calculated from design pressure, ratio and internal head. The other codes still use the design pressure.',
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
      title: 'Test water density',
      description:
        'Density of water in the pipe during the DNV-ST-F101 system pressure test. Without this density or the point elevation, the system test limit is not assessed.',
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
  'DNV-ST-F101 factors': f101Params,
  'API RP 1111 factors': rp1111Params,
  'ASME B31 factors': asmeParams,
})
export type Params = ParamsOf<typeof inputs>
