/** Inputs of pressure and temperature at the point. */

import { GAMMA_INC } from '@keelson/standards/dnv-st-f101-2021/pressures.ts'
import { optional, quantity } from '@keelson/workflow'
import { gravity, waterDensity } from '../../_shared/pipe/params.ts'

export const pressureParams = {
  design_pressure: quantity('pipe_pressure', {
    title: 'Design pressure',
    description: 'Gauge pressure at the reference elevation.',
    symbol: 'p_d',
    above: 0,
    usual: [1, 100],
    example: 20,
  }),
  design_temperature: quantity('temperature', {
    title: 'Design temperature',
    description: 'Highest temperature of the steel.',
    symbol: 'T_max',
    minimum: -50,
    maximum: 200,
    default: 20,
  }),
  external_pressure: optional(
    quantity('external_pressure', {
      title: 'External pressure',
      description:
        'Pressure of the water at the point. Absent, it follows from the elevation of the point; without that it is 0.',
      symbol: 'p_e',
      minimum: 0,
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
        'Positive up from mean sea level: gives the internal head of the contents and, without an external pressure, that of the water. Absent, no internal head is added.',
      symbol: 'h_l',
      example: -100,
    }),
  ),
  content_density: quantity('content_density', {
    title: 'Density of the contents',
    description: 'For the internal head of DNV-ST-F101.',
    symbol: 'rho_cont',
    minimum: 0,
    default: 0,
  }),
  water_density: waterDensity,
  gravity,
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
      overrides: [{ inputs: ['incidental_to_design_ratio', 'reference_elevation', 'content_density'] }],
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
