/** The inputs of the plate: its size, its steel, and the stresses and pressure of the design. */

import { MATERIAL_FACTOR } from '@keelson/standards/dnv-rp-c201-2010/source.ts'
import { choice, grouped, type ParamsOf, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { EDGES, SUPPORTED } from './modes.ts'

const plateParams = {
  stiffener_spacing: quantity('plate_width', {
    title: 'Stiffener spacing',
    description: 'Short side of the plate field, between stiffeners. Must not exceed the plate length.',
    symbol: 's',
    above: 0,
    example: 800,
  }),
  plate_length: quantity('plate_width', {
    title: 'Plate length',
    description: 'Long side of the plate field along the stiffeners, between girders.',
    symbol: 'l',
    above: 0,
    example: 2400,
  }),
  plate_thickness: quantity('plate_thickness', {
    title: 'Plate thickness',
    description: 'Plate thickness net of corrosion allowance.',
    symbol: 't',
    above: 0,
    example: 18,
  }),
  edge_condition: choice(EDGES, {
    title: 'Edge support for elastic buckling',
    description: 'Edge condition along the stiffeners. Affects the elastic buckling stress only.',
    default: SUPPORTED,
  }),
}

const steelParams = {
  yield_strength: field.yieldStrength({
    title: 'Yield strength',
    description: 'Specified minimum yield strength at this thickness.',
    symbol: 'f_y',
    default: 235,
    assumed: 'S235, the lowest common grade.',
  }),
  youngs_modulus: field.youngsModulus({ default: 210 }),
  poisson_ratio: field.poissonRatio({
    description: "Poisson's ratio of the steel. Affects the elastic buckling stress only.",
  }),
  material_factor: quantity('resistance_factor', {
    title: 'Material factor',
    description: 'Material factor that divides the resistances. Load factors are included in the stresses.',
    symbol: 'gamma_M',
    minimum: 1,
    default: MATERIAL_FACTOR.value,
  }),
}

const stressParams = {
  longitudinal_stress: quantity('stress', {
    title: 'Longitudinal stress',
    description:
      'Design stress along the stiffeners, compression positive. Must be below the yield strength. If the stress varies, enter the value at the more compressed edge.',
    symbol: 'sigma_x',
    default: 0,
    assumed: 'No longitudinal stress.',
  }),
  longitudinal_stress_ratio: quantity('-', {
    title: 'Longitudinal stress ratio',
    description: 'Stress at the other long edge divided by the longitudinal stress. Enter 1 for uniform stress.',
    symbol: 'psi',
    above: -2,
    maximum: 1,
    default: 1,
  }),
  transverse_stress: quantity('stress', {
    title: 'Transverse stress',
    description:
      'Design stress across the stiffeners, compression positive. Must be below the yield strength. If the stress varies, enter the value at the more compressed end.',
    symbol: 'sigma_y',
    default: 0,
    assumed: 'No transverse stress.',
  }),
  transverse_stress_ratio: quantity('-', {
    title: 'Transverse stress ratio',
    description: 'Stress at the other short edge divided by the transverse stress. Enter 1 for uniform stress.',
    symbol: 'psi_t',
    above: -2,
    maximum: 1,
    default: 1,
  }),
  shear_stress: quantity('stress', {
    title: 'Shear stress',
    description: 'Magnitude of the design shear stress. Must be below the yield strength divided by √3.',
    symbol: 'tau',
    minimum: 0,
    default: 0,
    assumed: 'No shear stress.',
  }),
  lateral_pressure: quantity('lateral_pressure', {
    title: 'Lateral pressure',
    description: 'Net design pressure on the plate, from either side.',
    symbol: 'p_Sd',
    minimum: 0,
    default: 0,
    assumed: 'No lateral pressure.',
  }),
}

export const inputs = grouped({ 'Plate field': plateParams, Steel: steelParams, Loads: stressParams })
export type Params = ParamsOf<typeof inputs>
