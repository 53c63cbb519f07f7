/** Net torque at the crank of a pumping unit that turns evenly, from the card alone. Coherent SI. */
import { abs, constant, equation, pi, sin } from '@keelson/equations'
import { takacs } from './sources.ts'

const TORQUE = { source: takacs, clause: 'net torque by torque factors' } as const

/** Of what a balanced unit carries. */
export const BALANCE_FACTOR = constant({
  symbol: 'k_b',
  title: 'Balanced-unit counterbalance factor',
  value: 1.06,
  unit: '-',
  source: takacs,
  clause: 'counterbalance effect, as API TR 11L',
})
/** At the polished rod, of a unit that is balanced. */
export const balancedEffect = equation({
  ...TORQUE,
  symbol: 'C_b',
  title: 'Balanced-unit counterbalance effect',
  unit: 'N',
  where: {
    k_b: ['balanced-unit counterbalance factor', '-'],
    W_rf: ['weight of rods in fluid', 'N'],
    F_o: ['fluid load', 'N'],
  },
  evaluate: ({ k_b, W_rf, F_o }) => k_b * (W_rf + F_o / 2),
})
/** Of a crank that turns evenly, from the bottom of the stroke. */
export const crankAngle = equation({
  ...TORQUE,
  symbol: 'theta',
  title: 'Crank angle',
  unit: 'rad',
  where: {
    i_b: ['number of samples after the bottom of the stroke', '-'],
    N_s: ['number of samples in the stroke', '-'],
  },
  evaluate: ({ i_b, N_s }) => (2 * pi * i_b) / N_s,
})
export const stroke = equation({
  ...TORQUE,
  symbol: 'S',
  title: 'Polished rod stroke',
  unit: 'm',
  where: { s_max: ['maximum position', 'm'], s_min: ['minimum position', 'm'] },
  evaluate: ({ s_max, s_min }) => s_max - s_min,
})

export const netTorque = equation({
  ...TORQUE,
  symbol: 'T_n',
  title: 'Net torque',
  unit: 'N*m',
  where: {
    t_f: ['torque factor', 'm'],
    F_t: ['polished rod load', 'N'],
    B: ['structural unbalance', 'N'],
    C_b: ['counterbalance effect', 'N'],
    S: ['polished rod stroke', 'm'],
    theta: ['crank angle', 'rad'],
  },
  evaluate: ({ t_f, F_t, B, C_b, S, theta }) => t_f * (F_t - B) - ((C_b * S) / 2) * sin(theta),
})
export const peakTorque = equation({
  ...TORQUE,
  symbol: 'T_p',
  title: 'Peak net torque',
  unit: 'N*m',
  where: { T_n: ['net torque of largest magnitude', 'N*m'] },
  evaluate: ({ T_n }) => abs(T_n),
})
export const gearboxLoading = equation({
  ...TORQUE,
  symbol: 'r_g',
  title: 'Gearbox loading',
  unit: '-',
  where: { T_p: ['peak net torque', 'N*m'], T_g: ['gearbox torque rating', 'N*m'] },
  evaluate: ({ T_p, T_g }) => T_p / T_g,
})
