/** Pressure containment: bursting resistance, the wall that it asks for, and the test limits. DNV-ST-F101 (2021) 5.4.2. */
import { equation, max, min, sqrt } from '@keelson/equations'
import { dnvStF101, type SafetyClass } from './source.ts'

/** Safety class resistance factor for pressure containment. DNV-ST-F101 (2021) table 5-2. */
export const GAMMA_SC_PC: Readonly<Record<SafetyClass, number>> = { low: 1.046, medium: 1.138, high: 1.308 }

/** Mill pressure test factor. DNV-ST-F101 (2021) table 5-8. */
export const ALPHA_MPT: Readonly<Record<SafetyClass, number>> = { low: 1, medium: 1.088, high: 1.251 }

const D = ['outside diameter', 'm'] as const
const f_cb = ['pressure containment strength', 'Pa'] as const
const gamma_m = ['material resistance factor', '-'] as const
const gamma_SC_PC = ['pressure containment safety class resistance factor', '-'] as const

/** t_1 below the diameter. */
export const containmentResistance = equation({
  symbol: 'p_b',
  title: 'Pressure containment resistance',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.2.3 eq. 5.9',
  where: { t_1: ['minimum characteristic wall thickness', 'm'], D, f_cb },
  evaluate: ({ t_1, D, f_cb }) => ((2 * t_1) / (D - t_1)) * f_cb * (2 / sqrt(3)),
})

export const factoredContainmentResistance = equation({
  symbol: 'p_b_d',
  title: 'Factored pressure containment resistance',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.2.1 eq. 5.7',
  where: { p_b: ['pressure containment resistance', 'Pa'], gamma_m, gamma_SC_PC },
  evaluate: ({ p_b, gamma_m, gamma_SC_PC }) => p_b / (gamma_m * gamma_SC_PC),
})

export const containmentUtilisation = equation({
  symbol: 'u_PC',
  title: 'Pressure containment utilisation',
  unit: '-',
  source: dnvStF101,
  clause: '5.4.2.1 eq. 5.7',
  where: {
    dp_li: ['net local incidental pressure', 'Pa'],
    p_b_d: ['factored pressure containment resistance', 'Pa'],
  },
  evaluate: ({ dp_li, p_b_d }) => dp_li / p_b_d,
})

/** Right side of the containment criterion solved for t_1/(D - t_1); 0 where there is no net internal pressure. */
export const containmentWallRatio = equation({
  symbol: 'k',
  title: 'Required t_1/(D − t_1)',
  unit: '-',
  source: dnvStF101,
  clause: '5.4.2, solved for the wall thickness',
  where: { dp_li: ['net local incidental pressure', 'Pa'], gamma_m, gamma_SC_PC, f_cb },
  evaluate: ({ dp_li, gamma_m, gamma_SC_PC, f_cb }) =>
    (max(0, dp_li) * gamma_m * gamma_SC_PC) / (2 * f_cb * (2 / sqrt(3))),
  limited: {
    holds: 'no wall thickness is required for burst under net external pressure; collapse is assessed separately',
  },
})

/** Thinnest wall that contains the pressure; it stays below D for any k >= 0. */
export const containmentMinimumWall = equation({
  symbol: 't_1_req',
  title: 'Required wall thickness for pressure containment',
  unit: 'm',
  source: dnvStF101,
  clause: '5.4.2, solved for the wall thickness',
  where: { k: ['required t_1/(D − t_1)', '-'], D },
  evaluate: ({ k, D }) => (k * D) / (1 + k),
})

/** At the smallest wall of the mill test, with the strengths as specified. */
export const millTestPressure = equation({
  symbol: 'p_mpt',
  title: 'Mill test pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '7.5.1.2 eq. 7.3',
  where: {
    t_min: ['minimum wall thickness in the mill test', 'm'],
    D,
    SMYS: ['specified minimum yield strength', 'Pa'],
    SMTS: ['specified minimum tensile strength', 'Pa'],
  },
  evaluate: ({ t_min, D, SMYS, SMTS }) => ((2 * t_min) / (D - t_min)) * min(0.96 * SMYS, 0.84 * SMTS) * (2 / sqrt(3)),
})

export const millTestLimit = equation({
  symbol: 'dp_mpt',
  title: 'Net pressure supported by mill test',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.2.1 eq. 5.7',
  where: {
    p_mpt: ['mill test pressure', 'Pa'],
    alpha_U: ['material strength factor', '-'],
    alpha_mpt: ['mill pressure test factor', '-'],
  },
  evaluate: ({ p_mpt, alpha_U, alpha_mpt }) => (p_mpt * alpha_U) / alpha_mpt,
})

export const systemTestLimit = equation({
  symbol: 'dp_lt',
  title: 'Net pressure supported by system test',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.2.1 eq. 5.7',
  where: {
    p_lt: ['local system test pressure', 'Pa'],
    alpha_spt: ['system pressure test factor', '-'],
    p_e: ['external pressure', 'Pa'],
  },
  evaluate: ({ p_lt, alpha_spt, p_e }) => p_lt / alpha_spt - p_e,
})
