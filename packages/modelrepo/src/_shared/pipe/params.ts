/** Inputs that workflows of a pipe share: steel, sea water, factors of DNV-ST-F101. */
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { ALPHA_FAB, ALPHA_U_NORMAL, ALPHA_U_SUPPLEMENTARY } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { quantity } from '@keelson/workflow'

export const youngsModulus = quantity({
  title: "Young's modulus",
  description: 'Elastic modulus of the steel.',
  symbol: 'E',
  unit: 'Pa',
  above: 0,
  typical: [180e9, 220e9],
  default: 207e9,
})

export const poissonRatio = quantity({
  title: "Poisson's ratio",
  description: 'Of the steel.',
  symbol: 'nu',
  unit: '-',
  minimum: 0,
  maximum: 0.5,
  default: 0.3,
})

export const waterDensity = quantity({
  title: 'Density of the water',
  description: 'Density of the sea water at the pipe.',
  symbol: 'rho_w',
  unit: 'kg/m3',
  above: 0,
  typical: [995, 1050],
  default: 1025,
})

export const gravity = quantity({
  title: 'Acceleration of gravity',
  description: 'Standard gravity unless a local value is given.',
  symbol: 'g',
  unit: 'm/s2',
  above: 0,
  typical: [9.77, 9.84],
  default: STANDARD_GRAVITY.value,
})

export const materialStrengthFactor = quantity({
  title: 'Material strength factor',
  description: 'alpha_U of DNV-ST-F101: 0.96, or 1.00 with supplementary requirement U.',
  symbol: 'alpha_U',
  unit: '-',
  above: 0,
  typical: [ALPHA_U_NORMAL.value, ALPHA_U_SUPPLEMENTARY.value],
  default: ALPHA_U_NORMAL.value,
})

export const fabricationFactor = quantity({
  title: 'Fabrication factor',
  description: 'alpha_fab of DNV-ST-F101: 1.00 seamless, 0.93 ERW or TRB, 0.85 UOE.',
  symbol: 'alpha_fab',
  unit: '-',
  above: 0,
  typical: [ALPHA_FAB.UOE, ALPHA_FAB.seamless],
  default: ALPHA_FAB.seamless,
})
