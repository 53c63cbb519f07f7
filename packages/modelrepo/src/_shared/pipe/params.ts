/** Inputs that workflows of a pipe share: steel, sea water, factors of DNV-ST-F101. */
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { ALPHA_FAB, ALPHA_U_NORMAL, ALPHA_U_SUPPLEMENTARY } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { quantity } from '@keelson/workflow'

export const youngsModulus = quantity('youngs_modulus', {
  title: "Young's modulus",
  description: 'Elastic modulus of the steel.',
  symbol: 'E',
  above: 0,
  default: 207,
})

export const poissonRatio = quantity('poisson_ratio', {
  title: "Poisson's ratio",
  description: 'Of the steel.',
  symbol: 'nu',
  minimum: 0,
  maximum: 0.5,
  default: 0.3,
})

export const waterDensity = quantity('seawater_density', {
  title: 'Density of the water',
  description: 'Density of the sea water at the pipe.',
  symbol: 'rho_w',
  above: 0,
  default: 1025,
})

export const gravity = quantity('gravity', {
  title: 'Acceleration of gravity',
  description: 'Standard gravity unless a local value is given.',
  symbol: 'g',
  above: 0,
  default: STANDARD_GRAVITY.value,
})

export const materialStrengthFactor = quantity('resistance_factor', {
  title: 'Material strength factor',
  description: 'alpha_U of DNV-ST-F101: 0.96, or 1.00 with supplementary requirement U.',
  symbol: 'alpha_U',
  above: 0,
  usual: [ALPHA_U_NORMAL.value, ALPHA_U_SUPPLEMENTARY.value],
  default: ALPHA_U_NORMAL.value,
})

export const fabricationFactor = quantity('resistance_factor', {
  title: 'Fabrication factor',
  description: 'alpha_fab of DNV-ST-F101: 1.00 seamless, 0.93 ERW or TRB, 0.85 UOE.',
  symbol: 'alpha_fab',
  above: 0,
  usual: [ALPHA_FAB.UOE, ALPHA_FAB.seamless],
  default: ALPHA_FAB.seamless,
})
