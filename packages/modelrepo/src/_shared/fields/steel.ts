/** Fields of the steel: strength, stiffness, and the factors of DNV-ST-F101 on them. */
import { ALPHA_FAB, ALPHA_U_NORMAL, ALPHA_U_SUPPLEMENTARY } from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { fieldOf } from './field.ts'

export const steel = {
  yieldStrength: fieldOf('steel_yield_strength', {
    title: 'Specified minimum yield strength',
    description: 'SMYS of the steel.',
    symbol: 'SMYS',
    above: 0,
  }),
  tensileStrength: fieldOf('steel_tensile_strength', {
    title: 'Specified minimum tensile strength',
    description: 'SMTS of the steel. Must not be below the yield strength.',
    symbol: 'SMTS',
    above: 0,
  }),
  youngsModulus: fieldOf('youngs_modulus', {
    title: "Young's modulus",
    description: "Young's modulus of the steel.",
    symbol: 'E',
    above: 0,
    default: 207,
  }),
  poissonRatio: fieldOf('poisson_ratio', {
    title: "Poisson's ratio",
    description: "Poisson's ratio of the steel.",
    symbol: 'nu',
    minimum: 0,
    maximum: 0.5,
    default: 0.3,
  }),
  steelDensity: fieldOf('steel_density', {
    title: 'Steel density',
    description: 'Density of the pipe wall steel.',
    symbol: 'rho_s',
    above: 0,
    default: 7850,
  }),
  materialStrengthFactor: fieldOf('resistance_factor', {
    title: 'Material strength factor',
    description: 'Factor alpha_U of DNV-ST-F101: 0.96, or 1.00 with supplementary requirement U.',
    symbol: 'alpha_U',
    above: 0,
    usual: [ALPHA_U_NORMAL.value, ALPHA_U_SUPPLEMENTARY.value],
    default: ALPHA_U_NORMAL.value,
  }),
  fabricationFactor: fieldOf('resistance_factor', {
    title: 'Fabrication factor',
    description: 'Factor alpha_fab of DNV-ST-F101: 1.00 seamless, 0.93 ERW or TRB, 0.85 UOE.',
    symbol: 'alpha_fab',
    above: 0,
    usual: [ALPHA_FAB.UOE, ALPHA_FAB.seamless],
  }),
} as const
