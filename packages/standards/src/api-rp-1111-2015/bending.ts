/** Buckling under bending with external pressure. API RP 1111 (2015) 4.3.2.2, for D/t up to 50. */
import { constant, equation, reachRange } from '@keelson/equations'
import { apiRp1111 } from './source.ts'

export const BENDING_D_OVER_T = constant({
  symbol: 'r_D',
  title: 'Maximum D/t for bending and pressure interaction',
  value: 50,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.2.2',
})
export const BENDING_THIN_WALL = reachRange({
  symbol: 'D/t',
  title: 'Diameter to net wall thickness ratio',
  unit: '-',
  to: BENDING_D_OVER_T.value,
  unsafe: 'above',
  because: 'the bending and propagation criteria do not apply to higher ratios',
  source: apiRp1111,
  clause: '4.3.2.2',
})
export const BENDING_SAFETY_FACTOR = constant({
  symbol: 'f_1',
  title: 'Bending safety factor, installation and in-place',
  value: 2,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.2.2',
})

const AT = { source: apiRp1111, clause: '4.3.2.2', unit: '-' } as const

export const criticalBendingStrain = equation({
  ...AT,
  symbol: 'epsilon_b',
  title: 'Buckling strain in pure bending',
  where: { t: ['wall thickness', 'm'], D: ['outside diameter', 'm'] },
  evaluate: ({ t, D }) => t / (2 * D),
})

/** Half of the ovality of DNV-ST-F101. */
export const ovality = equation({
  ...AT,
  symbol: 'delta',
  title: 'Ovality (API RP 1111)',
  where: { D_max: ['maximum outside diameter', 'm'], D_min: ['minimum outside diameter', 'm'] },
  evaluate: ({ D_max, D_min }) => (D_max - D_min) / (D_max + D_min),
})

export const collapseReduction = equation({
  ...AT,
  symbol: 'g_delta',
  title: 'Collapse reduction factor',
  where: { delta: ['ovality, (D_max − D_min)/(D_max + D_min)', '-'] },
  evaluate: ({ delta }) => 1 / (1 + 20 * delta),
})

export const bendingCollapseDemand = equation({
  ...AT,
  symbol: 'u_b',
  title: 'Combined bending and external pressure ratio',
  where: {
    f_b: ['bending safety factor', '-'],
    epsilon: ['bending strain', '-'],
    epsilon_b: ['buckling strain in pure bending', '-'],
    P_ext: ['net external pressure', 'Pa'],
    f_c: ['collapse factor with bending', '-'],
    P_c: ['collapse pressure', 'Pa'],
  },
  evaluate: ({ f_b, epsilon, epsilon_b, P_ext, f_c, P_c }) => (f_b * epsilon) / epsilon_b + P_ext / (f_c * P_c),
})

export const bendingCollapseUse = equation({
  ...AT,
  symbol: 'U_bend',
  title: 'Combined bending and external pressure utilisation',
  where: { u_b: ['combined bending and external pressure ratio', '-'], g_delta: ['collapse reduction factor', '-'] },
  evaluate: ({ u_b, g_delta }) => u_b / g_delta,
})

/** The criterion solved for the strain; below 0 where the external pressure alone is too much. */
export const allowableBendingStrain = equation({
  ...AT,
  symbol: 'epsilon_d',
  title: 'Allowable bending strain with external pressure',
  where: {
    g_delta: ['collapse reduction factor', '-'],
    P_ext: ['net external pressure', 'Pa'],
    f_c: ['collapse factor with bending', '-'],
    P_c: ['collapse pressure', 'Pa'],
    epsilon_b: ['buckling strain in pure bending', '-'],
    f_b: ['bending safety factor', '-'],
  },
  evaluate: ({ g_delta, P_ext, f_c, P_c, epsilon_b, f_b }) => ((g_delta - P_ext / (f_c * P_c)) * epsilon_b) / f_b,
})

/** The criterion solved for the pressure; below 0 where the strain alone is too much. */
export const allowablePressureWithBending = equation({
  ...AT,
  symbol: 'P_b_d',
  title: 'Allowable net external pressure with bending',
  unit: 'Pa',
  where: {
    g_delta: ['collapse reduction factor', '-'],
    f_b: ['bending safety factor', '-'],
    epsilon: ['bending strain', '-'],
    epsilon_b: ['buckling strain in pure bending', '-'],
    f_c: ['collapse factor with bending', '-'],
    P_c: ['collapse pressure', 'Pa'],
  },
  evaluate: ({ g_delta, f_b, epsilon, epsilon_b, f_c, P_c }) => (g_delta - (f_b * epsilon) / epsilon_b) * f_c * P_c,
})
