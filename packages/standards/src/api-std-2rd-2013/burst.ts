/** Internal overpressure: burst, its limits and the wall that they ask for. API STD 2RD (2013) section 5. */
import { constant, equation, exp, log, max } from '@keelson/equations'
import { apiStd2rd } from './source.ts'

export const K_API = constant({
  symbol: 'k',
  title: 'Burst factor, API 5L or 5CT pipe',
  value: 0.45,
  unit: '-',
  source: apiStd2rd,
  clause: 'section 5, burst',
})
export const K_OTHER = constant({
  symbol: 'k',
  title: 'Burst factor, other pipe',
  value: 0.5,
  unit: '-',
  source: apiStd2rd,
  clause: 'section 5, burst',
})

export const F_D_DESIGN = constant({
  symbol: 'F_D',
  title: 'Burst pressure design factor, design',
  value: 0.6,
  unit: '-',
  source: apiStd2rd,
  clause: 'section 5, burst',
})
export const F_D_INCIDENTAL = constant({
  symbol: 'F_D',
  title: 'Burst pressure design factor, incidental',
  value: 0.67,
  unit: '-',
  source: apiStd2rd,
  clause: 'section 5, burst',
})
export const F_D_HYDROTEST = constant({
  symbol: 'F_D',
  title: 'Burst pressure design factor, hydrotest',
  value: 0.81,
  unit: '-',
  source: apiStd2rd,
  clause: 'section 5, burst',
})

const BURST = { source: apiStd2rd, clause: 'section 5, burst' } as const

const k = ['burst factor', '-'] as const
const S = ['specified minimum yield strength', 'Pa'] as const
const U = ['specified minimum ultimate tensile strength', 'Pa'] as const
const D = ['outside diameter', 'm'] as const
const F_D = ['internal pressure design factor', '-'] as const

/** For every D/t; t below D/2. */
export const burstPressure = equation({
  ...BURST,
  symbol: 'p_b',
  title: 'Minimum burst pressure',
  unit: 'Pa',
  where: { k, S, U, D, t: ['wall thickness', 'm'] },
  evaluate: ({ k, S, U, D, t }) => k * (S + U) * log(D / (D - 2 * t)),
})

export const allowableInternalPressure = equation({
  ...BURST,
  symbol: 'p_b_d',
  title: 'Allowable net internal pressure',
  unit: 'Pa',
  where: { F_D, p_b: ['minimum burst pressure', 'Pa'] },
  evaluate: ({ F_D, p_b }) => F_D * p_b,
})

export const burstUse = equation({
  ...BURST,
  symbol: 'U_b',
  title: 'Net internal pressure utilisation',
  unit: '-',
  where: { P_net: ['net internal pressure', 'Pa'], p_b_d: ['allowable net internal pressure', 'Pa'] },
  evaluate: ({ P_net, p_b_d }) => max(0, P_net) / p_b_d,
  limited: { holds: 'net external pressure does not cause burst' },
})

/** 0 without net internal pressure, below D/2 always. */
export const burstMinimumWall = equation({
  ...BURST,
  symbol: 't_b_req',
  title: 'Required wall thickness for burst',
  unit: 'm',
  where: { D, P_net: ['net internal pressure', 'Pa'], F_D, k, S, U },
  evaluate: ({ D, P_net, F_D, k, S, U }) => (D / 2) * (1 - exp(-max(0, P_net) / (F_D * k * (S + U)))),
  limited: {
    holds: 'no wall thickness is required for burst under net external pressure; collapse is assessed separately',
  },
})
