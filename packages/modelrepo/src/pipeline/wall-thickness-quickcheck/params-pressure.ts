/** Inputs of pressure and temperature at the point. */

import { GAMMA_INC } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import { optional, quantity } from '@keelson/workflow'
import { gravity, waterDensity } from '../../_shared/pipe/params.ts'

export const pressureParams = {
  design_pressure: quantity({
    title: 'Design pressure',
    description: 'Gauge pressure at the reference elevation.',
    symbol: 'p_d',
    unit: 'Pa',
    above: 0,
    typical: [1e6, 100e6],
    example: 20e6,
  }),
  design_temperature: quantity({
    title: 'Design temperature',
    description: 'Highest temperature of the steel.',
    symbol: 'T_max',
    unit: 'degC',
    minimum: -50,
    maximum: 200,
    typical: [-10, 200],
    default: 20,
  }),
  external_pressure: optional(
    quantity({
      title: 'External pressure',
      description:
        'Pressure of the water at the point. Absent, it follows from the elevation of the point; without that it is 0.',
      symbol: 'p_e',
      unit: 'Pa',
      minimum: 0,
      example: 1.005e6,
      overrides: [{ inputs: ['water_density'] }],
    }),
  ),
  reference_elevation: quantity({
    title: 'Reference elevation',
    description: 'Elevation of the design pressure, positive up from mean sea level.',
    symbol: 'h_ref',
    unit: 'm',
    default: 0,
  }),
  point_elevation: optional(
    quantity({
      title: 'Elevation of the point',
      description:
        'Positive up from mean sea level: gives the internal head of the contents and, without an external pressure, that of the water. Absent, no internal head is added.',
      symbol: 'h_l',
      unit: 'm',
      example: -100,
    }),
  ),
  content_density: quantity({
    title: 'Density of the contents',
    description: 'For the internal head of DNV-ST-F101.',
    symbol: 'rho_cont',
    unit: 'kg/m3',
    minimum: 0,
    default: 0,
  }),
  water_density: waterDensity,
  gravity,
  incidental_to_design_ratio: quantity({
    title: 'Incidental to design pressure ratio',
    description: 'gamma_inc of DNV-ST-F101: 1.10, or 1.05 with a pressure safety system that keeps it.',
    symbol: 'gamma_inc',
    unit: '-',
    minimum: 1,
    maximum: 1.2,
    default: GAMMA_INC.value,
  }),
  local_incidental_pressure: optional(
    quantity({
      title: 'Local incidental pressure',
      description:
        'p_li of DNV-ST-F101 given directly, in place of design pressure, ratio and internal head. The other codes still use the design pressure.',
      symbol: 'p_li',
      unit: 'Pa',
      example: 22e6,
      overrides: [{ inputs: ['incidental_to_design_ratio', 'reference_elevation', 'content_density'] }],
    }),
  ),
  test_water_density: optional(
    quantity({
      title: 'Density of the test water',
      description:
        'Water in the pipe during the system pressure test of DNV-ST-F101; without it (or without the elevation of the point) the test limit is not evaluated.',
      symbol: 'rho_t',
      unit: 'kg/m3',
      above: 0,
      typical: [995, 1050],
      example: 1025,
    }),
  ),
}
