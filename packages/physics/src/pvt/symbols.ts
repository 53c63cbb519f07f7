/** Symbols that the fluid correlations share: label and the unit in which the papers write them. */
export const PRESSURE = ['pressure', 'psia'] as const
export const TEMPERATURE = ['temperature', 'degF'] as const
export const API = ['stock-tank oil API gravity', 'degAPI'] as const
export const GAS_GRAVITY = ['gas specific gravity (air = 1)', '-'] as const
export const OIL_GRAVITY = ['oil specific gravity (water = 1)', '-'] as const
export const SOLUTION_GOR = ['solution gas-oil ratio', 'scf/stb'] as const
export const PRODUCING_GOR = ['producing gas-oil ratio', 'scf/stb'] as const
export const BUBBLE_POINT = ['bubble-point pressure', 'psia'] as const
export const Z_FACTOR = ['gas compressibility factor', '-'] as const
export const REDUCED_TEMPERATURE = ['pseudo-reduced temperature', '-'] as const
export const REDUCED_PRESSURE = ['pseudo-reduced pressure', '-'] as const
export const GAS_DENSITY = ['gas density', 'lb/ft3'] as const
