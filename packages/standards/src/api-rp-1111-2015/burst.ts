/** Burst pressure, the pressure limits that follow from it, and the wall that they ask for. API RP 1111 (2015) 4.3.1. */
import { constant, equation, exp, log, max, reachRange } from '@keelson/equations'
import { apiRp1111 } from './source.ts'

/** 0.75 of risers. */
export const F_D_PIPELINE = constant({
  symbol: 'f_d',
  title: 'Internal pressure (burst) design factor, pipelines',
  value: 0.9,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.1',
})

export const WELD_JOINT = reachRange({
  symbol: 'f_e',
  title: 'Weld joint factor',
  unit: '-',
  from: 1,
  unsafe: 'below',
  because: 'only materials with a weld joint factor of 1.0 are acceptable',
  source: apiRp1111,
  clause: '4.3.1',
})

const D = ['outside diameter', 'm'] as const
const t = ['wall thickness', 'm'] as const
const S = ['specified minimum yield strength', 'Pa'] as const
const U = ['specified minimum ultimate tensile strength', 'Pa'] as const
const f_d = ['internal pressure design factor', '-'] as const
const f_e = ['weld joint factor', '-'] as const
const f_t = ['temperature de-rating factor', '-'] as const
const P_b = ['specified minimum burst pressure', 'Pa'] as const
const P_t = ['net hydrostatic test pressure', 'Pa'] as const
const P_net = ['net internal pressure', 'Pa'] as const

/** For any D/t, and to be used for D/t <= 15; t below D/2. */
export const burstPressure = equation({
  symbol: 'P_b',
  title: 'Specified minimum burst pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.1 eq. 4',
  where: { S, U, D, t },
  evaluate: ({ S, U, D, t }) => 0.45 * (S + U) * log(D / (D - 2 * t)),
})

/** Equivalent within 1 % for D/t above 15. */
export const burstPressureThin = equation({
  symbol: 'P_b_thin',
  title: 'Specified minimum burst pressure, thin wall',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.1 eq. 5',
  where: { S, U, t, D },
  evaluate: ({ S, U, t, D }) => (0.9 * (S + U) * t) / (D - t),
})

export const testPressureLimit = equation({
  symbol: 'P_t',
  title: 'Maximum net hydrostatic test pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.1 eq. 1',
  where: { f_d, f_e, f_t, P_b },
  evaluate: ({ f_d, f_e, f_t, P_b }) => f_d * f_e * f_t * P_b,
})

export const designPressureLimit = equation({
  symbol: 'P_d',
  title: 'Maximum net design pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.1 eq. 3',
  where: { P_t },
  evaluate: ({ P_t }) => 0.8 * P_t,
})

export const incidentalPressureLimit = equation({
  symbol: 'P_a',
  title: 'Maximum net incidental pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.1 eq. 2',
  where: { P_t },
  evaluate: ({ P_t }) => 0.9 * P_t,
})

/** Below 0 where the pressure outside is the larger. */
export const designPressureUse = equation({
  symbol: 'U_b',
  title: 'Net internal pressure utilisation',
  unit: '-',
  source: apiRp1111,
  clause: '4.3.1 eq. 3',
  where: { P_net, P_d: ['allowable net internal pressure', 'Pa'] },
  evaluate: ({ P_net, P_d }) => P_net / P_d,
})

export const netInternalPressure = equation({
  symbol: 'P_net',
  title: 'Net internal pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.1',
  where: { P_i: ['internal pressure', 'Pa'], P_o: ['external pressure', 'Pa'] },
  evaluate: ({ P_i, P_o }) => P_i - P_o,
})

/** The logarithmic form solved for the wall, for any D/t; 0 without net internal pressure, below D/2 always. */
export const burstMinimumWall = equation({
  symbol: 't_req',
  title: 'Required wall thickness for burst',
  unit: 'm',
  source: apiRp1111,
  clause: '4.3.1 eq. 1, 3 and 4, solved for the wall thickness',
  where: { D, P_net, f_d, f_e, f_t, S, U },
  evaluate: ({ D, P_net, f_d, f_e, f_t, S, U }) =>
    (D / 2) * (1 - exp(-max(0, P_net) / (0.8 * f_d * f_e * f_t * 0.45 * (S + U)))),
  limited: {
    holds: 'no wall thickness is required for burst under net external pressure; collapse is assessed separately',
  },
})

/** The thin form solved for the wall, where D/t comes out above 15; 0 without net internal pressure. */
export const burstMinimumWallThin = equation({
  symbol: 't_req_thin',
  title: 'Required wall thickness for burst, thin wall',
  unit: 'm',
  source: apiRp1111,
  clause: '4.3.1 eq. 1, 3 and 5, solved for the wall thickness',
  where: { D, P_net, f_d, f_e, f_t, S, U },
  evaluate: ({ D, P_net, f_d, f_e, f_t, S, U }) =>
    (D * max(0, P_net)) / (max(0, P_net) + 0.8 * f_d * f_e * f_t * 0.9 * (S + U)),
  limited: {
    holds: 'no wall thickness is required for burst under net external pressure; collapse is assessed separately',
  },
})

/** The form that counts at a wall: logarithmic up to D/t of 15, thin above; they differ by 0.2 % there. */
export const governingBurstPressure = equation({
  symbol: 'P_b',
  title: 'Specified minimum burst pressure, applicable form',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.1',
  where: {
    D,
    t,
    P_b_log: ['burst pressure, logarithmic form', 'Pa'],
    P_b_thin: ['burst pressure, thin-wall form', 'Pa'],
  },
  evaluate: ({ D, t, P_b_log, P_b_thin }) => (D / t <= 15 ? P_b_log : P_b_thin),
})

/** Thinnest wall that holds by the form that counts for it; at D/t of 15 where the two forms leave a gap. */
export const governingBurstWall = equation({
  symbol: 't_b_req',
  title: 'Required wall thickness for burst, applicable form',
  unit: 'm',
  source: apiRp1111,
  clause: '4.3.1, solved for the wall thickness',
  where: {
    D,
    t_log: ['required wall thickness, logarithmic form', 'm'],
    t_thin: ['required wall thickness, thin-wall form', 'm'],
  },
  evaluate: ({ D, t_log, t_thin }) => (t_thin < D / 15 ? t_thin : max(t_log, D / 15)),
})
