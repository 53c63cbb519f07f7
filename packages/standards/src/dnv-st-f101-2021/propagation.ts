/** Propagation buckling and the wall that resists it. DNV-ST-F101 (2021) 5.4.5. */
import { constant, equation, max, reachRange } from '@keelson/equations'
import { dnvStF101 } from './source.ts'

export const PROPAGATION_D_OVER_T_LOW = constant({
  symbol: 'r_D',
  title: 'Minimum D/t for propagation pressure',
  value: 15,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.5.1',
})
export const PROPAGATION_D_OVER_T_HIGH = constant({
  symbol: 'r_D',
  title: 'Maximum D/t for propagation pressure',
  value: 45,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.5.1',
})

export const PROPAGATION_D_OVER_T = reachRange({
  symbol: 'D/t_2',
  title: 'Diameter to average wall thickness ratio',
  unit: '-',
  from: PROPAGATION_D_OVER_T_LOW.value,
  to: PROPAGATION_D_OVER_T_HIGH.value,
  unsafe: 'either',
  because: `the propagation pressure formula is valid for ratios of ${PROPAGATION_D_OVER_T_LOW.value} to ${PROPAGATION_D_OVER_T_HIGH.value} only`,
  source: dnvStF101,
  clause: '5.4.5.1',
})

const f_y = ['characteristic yield strength', 'Pa'] as const
const alpha_fab = ['fabrication factor', '-'] as const
const t_2 = ['average characteristic wall thickness', 'm'] as const
const D = ['outside diameter', 'm'] as const
const gamma_m = ['material resistance factor', '-'] as const
const gamma_SC_LB = ['local buckling safety class resistance factor', '-'] as const
const p_pr = ['propagation pressure', 'Pa'] as const

/** 15 < D/t_2 < 45. */
export const propagationPressure = equation({
  symbol: 'p_pr',
  title: 'Propagation pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.5.1',
  where: { f_y, alpha_fab, t_2, D },
  evaluate: ({ f_y, alpha_fab, t_2, D }) => 35 * f_y * alpha_fab * (t_2 / D) ** 2.5,
})

export const factoredPropagationPressure = equation({
  symbol: 'p_pr_d',
  title: 'Factored propagation pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.5.1',
  where: { p_pr, gamma_m, gamma_SC_LB },
  evaluate: ({ p_pr, gamma_m, gamma_SC_LB }) => p_pr / (gamma_m * gamma_SC_LB),
})

/** Wall in which a buckle does not run at a net external pressure; 0 where there is none. */
export const propagationMinimumWall = equation({
  symbol: 't_2_req',
  title: 'Required wall thickness for propagation buckling',
  unit: 'm',
  source: dnvStF101,
  clause: '5.4.5.1, solved for the wall thickness',
  where: { D, dp_e: ['net external pressure', 'Pa'], gamma_m, gamma_SC_LB, f_y, alpha_fab },
  evaluate: ({ D, dp_e, gamma_m, gamma_SC_LB, f_y, alpha_fab }) =>
    D * ((max(0, dp_e) * gamma_m * gamma_SC_LB) / (35 * f_y * alpha_fab)) ** 0.4,
  limited: { holds: 'net internal pressure does not propagate a buckle' },
})
