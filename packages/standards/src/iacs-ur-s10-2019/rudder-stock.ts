/** Diameter of the rudder stock under torque, and under torque with bending. IACS UR S10 4.1 and 4.2. */
import { abs, cbrt, constant, equation } from '@keelson/equations'
import { iacsS10 } from './source.ts'

/** Yield strength for which the formulas are written. */
export const REFERENCE_YIELD = constant({
  symbol: 'sigma_0',
  title: 'Reference yield strength',
  value: 235,
  unit: 'MPa',
  source: iacsS10,
  clause: '1.3.4',
})

/** Least and largest yield strength that the rule takes, MPa. IACS UR S10 1.3.4. */
export const YIELD_RANGE = [200, 450] as const

export const materialFactor = equation({
  source: iacsS10,
  clause: '1.3.4',
  symbol: 'k_m',
  title: 'Stock material factor',
  unit: '-',
  where: { sigma_F: ['stock yield strength', 'Pa'], sigma_0: ['reference yield strength', 'Pa'] },
  evaluate: ({ sigma_F, sigma_0 }) => (sigma_F > sigma_0 ? (sigma_0 / sigma_F) ** 0.75 : sigma_0 / sigma_F),
})

const Q_R = ['rudder torque', 'N*m'] as const

/** Torque by itself stresses it to 68 N/mm2 over the material factor. */
export const stockDiameter = equation({
  source: iacsS10,
  clause: '4.1',
  symbol: 'd_t',
  title: 'Stock diameter at the actuator',
  unit: 'mm',
  fit: 'the coefficient of 4.2 applies to N·m and mm',
  where: { Q_R, k_m: ['material factor', '-'] },
  evaluate: ({ Q_R, k_m }) => 4.2 * cbrt(abs(Q_R) * k_m),
})

export const stockDiameterInBending = equation({
  source: iacsS10,
  clause: '4.2',
  symbol: 'd_c',
  title: 'Stock diameter under combined torque and bending',
  unit: 'mm',
  where: { d_t: ['stock diameter for torque alone', 'mm'], M: ['bending moment', 'N*m'], Q_R },
  evaluate: ({ d_t, M, Q_R }) => d_t * (1 + (4 / 3) * (M / Q_R) ** 2) ** (1 / 6),
})
