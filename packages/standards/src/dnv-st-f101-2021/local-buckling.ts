/** Local buckling: what a bent pipe holds, and the strain criterion. DNV-ST-F101 (2021) 5.4.6. */
import { constant, equation, pi, reachRange } from '@keelson/equations'
import { dnvStF101, type SafetyClass } from './source.ts'

/** Resistance factor on strain. DNV-ST-F101 (2021) 5.4.6, displacement controlled condition. */
export const GAMMA_EPSILON: Readonly<Record<SafetyClass, number>> = { low: 2, medium: 2.5, high: 3.3 }

export const D_OVER_T_LOW = constant({
  symbol: 'r_D',
  title: 'Minimum D/t for the load-controlled criterion',
  value: 15,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.6',
})
export const D_OVER_T_HIGH = constant({
  symbol: 'r_D',
  title: 'Maximum D/t for the load-controlled and strain criteria',
  value: 45,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.6',
})

const CRITERIA = { symbol: 'D/t', title: 'Diameter to wall thickness ratio', unit: '-' } as const

export const LOAD_CONTROLLED_D_OVER_T = reachRange({
  ...CRITERIA,
  from: D_OVER_T_LOW.value,
  to: D_OVER_T_HIGH.value,
  unsafe: 'either',
  because: `the load-controlled criterion is valid for ratios of ${D_OVER_T_LOW.value} to ${D_OVER_T_HIGH.value} only`,
  source: dnvStF101,
  clause: '5.4.6',
})
export const STRAIN_D_OVER_T = reachRange({
  ...CRITERIA,
  to: D_OVER_T_HIGH.value,
  unsafe: 'above',
  because: 'the strain criterion is not valid for higher ratios',
  source: dnvStF101,
  clause: '5.4.6',
})
/** Of the combined criterion for internal overpressure. */
export const INTERNAL_OVERPRESSURE = reachRange({
  symbol: 'Delta_p',
  title: 'Internal overpressure',
  unit: 'MPa',
  from: 0,
  unsafe: 'below',
  because: 'this load-controlled criterion applies to internal overpressure only',
  source: dnvStF101,
  clause: '5.4.6',
})

const LOAD = { source: dnvStF101, clause: '5.4.6, load controlled condition' } as const
const STRAIN = { source: dnvStF101, clause: '5.4.6, displacement controlled condition' } as const
const D = ['outside diameter', 'm'] as const
const t_2 = ['characteristic wall thickness', 'm'] as const
const f_y = ['characteristic yield strength', 'Pa'] as const
const f_u = ['characteristic tensile strength', 'Pa'] as const
const beta = ['slenderness parameter', '-'] as const
const gamma_F = ['functional load effect factor', '-'] as const
const Delta_p = ['net internal pressure', 'Pa'] as const
const p_b = ['pressure containment resistance', 'Pa'] as const

export const plasticMoment = equation({
  ...LOAD,
  symbol: 'M_p',
  title: 'Plastic moment',
  unit: 'N*m',
  where: { f_y, D, t_2 },
  evaluate: ({ f_y, D, t_2 }) => f_y * (D - t_2) ** 2 * t_2,
})

export const plasticForce = equation({
  ...LOAD,
  symbol: 'S_p',
  title: 'Plastic axial force',
  unit: 'N',
  where: { f_y, D, t_2 },
  evaluate: ({ f_y, D, t_2 }) => f_y * pi * (D - t_2) * t_2,
})

/** 15 <= D/t_2 <= 45. */
export const slendernessParameter = equation({
  ...LOAD,
  symbol: 'beta',
  title: 'Slenderness parameter',
  unit: '-',
  where: { D, t_2 },
  evaluate: ({ D, t_2 }) => (60 - D / t_2) / 90,
})

export const flowStressParameter = equation({
  ...LOAD,
  symbol: 'alpha_c',
  title: 'Flow stress parameter',
  unit: '-',
  where: { beta, f_u, f_y },
  evaluate: ({ beta, f_u, f_y }) => 1 - beta + (beta * f_u) / f_y,
})

/** Net internal pressure at or above 0. */
export const pressureParameter = equation({
  ...LOAD,
  symbol: 'alpha_p',
  title: 'Internal pressure factor',
  unit: '-',
  where: { beta, Delta_p, p_b },
  evaluate: ({ beta, Delta_p, p_b }) => (Delta_p / p_b < 2 / 3 ? 1 - beta : 1 - 3 * beta * (1 - Delta_p / p_b)),
})

/** Without help of internal pressure; D/t_2 <= 45. */
export const characteristicStrain = equation({
  ...STRAIN,
  symbol: 'epsilon_c',
  title: 'Characteristic bending strain resistance',
  unit: '-',
  where: {
    t_2,
    D,
    alpha_h: ['maximum yield to tensile ratio', '-'],
    alpha_gw: ['girth weld factor', '-'],
  },
  evaluate: ({ t_2, D, alpha_h, alpha_gw }) => 0.78 * (t_2 / D - 0.01) * alpha_h ** -1.5 * alpha_gw,
})

export const strainResistance = equation({
  ...STRAIN,
  symbol: 'epsilon_Rd',
  title: 'Design bending strain resistance',
  unit: '-',
  where: {
    epsilon_c: ['characteristic bending strain resistance', '-'],
    gamma_epsilon: ['strain resistance factor', '-'],
  },
  evaluate: ({ epsilon_c, gamma_epsilon }) => epsilon_c / gamma_epsilon,
})

export const strainDemand = equation({
  ...STRAIN,
  symbol: 'epsilon_Sd',
  title: 'Design bending strain',
  unit: '-',
  where: { gamma_F, epsilon: ['bending strain', '-'] },
  evaluate: ({ gamma_F, epsilon }) => gamma_F * epsilon,
})

/** The largest strain that the demand may be before its load effect factor. */
export const tolerableStrain = equation({
  ...STRAIN,
  symbol: 'epsilon_t',
  title: 'Allowable bending strain',
  unit: '-',
  where: { epsilon_Rd: ['design bending strain resistance', '-'], gamma_F },
  evaluate: ({ epsilon_Rd, gamma_F }) => epsilon_Rd / gamma_F,
})
