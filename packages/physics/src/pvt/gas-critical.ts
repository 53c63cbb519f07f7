/** Pseudo-critical and pseudo-reduced state of a natural gas. */
import { equation } from '@keelson/equations'
import { sutton, wichertAziz } from './sources.ts'
import { GAS_GRAVITY, PRESSURE, TEMPERATURE } from './symbols.ts'

const CRITICAL_TEMPERATURE = ['pseudo-critical temperature', 'degR'] as const
const CRITICAL_PRESSURE = ['pseudo-critical pressure', 'psia'] as const
const ADJUSTMENT = ['acid-gas adjustment', 'degR'] as const
const H2S = ['hydrogen sulphide mole fraction', '-'] as const

/** Data: gas gravity 0.57-1.68. */
export const pseudoCriticalTemperature = equation({
  symbol: 'T_pc',
  title: 'Pseudo-critical temperature (Sutton)',
  unit: 'degR',
  source: sutton,
  clause: 'pseudo-critical temperature',
  fit: 'the regression is in °R and psia',
  where: { gamma_g: GAS_GRAVITY },
  evaluate: ({ gamma_g }) => 169.2 + 349.5 * gamma_g - 74 * gamma_g ** 2,
})

export const pseudoCriticalPressure = equation({
  symbol: 'p_pc',
  title: 'Pseudo-critical pressure (Sutton)',
  unit: 'psia',
  source: sutton,
  clause: 'pseudo-critical pressure',
  fit: 'the regression is in °R and psia',
  where: { gamma_g: GAS_GRAVITY },
  evaluate: ({ gamma_g }) => 756.8 - 131 * gamma_g - 3.6 * gamma_g ** 2,
})

/** Data: to 54 % CO2 and 74 % H2S. */
export const acidGasAdjustment = equation({
  symbol: 'epsilon_A',
  title: 'Acid-gas adjustment (Wichert and Aziz)',
  unit: 'degR',
  source: wichertAziz,
  clause: 'deviation parameter',
  fit: 'the regression is in °R and psia',
  where: { y_A: ['acid-gas mole fraction, CO2 + H2S', '-'], y_S: H2S },
  evaluate: ({ y_A, y_S }) => 120 * (y_A ** 0.9 - y_A ** 1.6) + 15 * (y_S ** 0.5 - y_S ** 4),
})

export const sourCriticalTemperature = equation({
  symbol: 'T_pcA',
  title: 'Pseudo-critical temperature adjusted for acid gas',
  unit: 'degR',
  source: wichertAziz,
  clause: 'corrected pseudo-critical temperature',
  where: { T_pc: CRITICAL_TEMPERATURE, epsilon_A: ADJUSTMENT },
  evaluate: ({ T_pc, epsilon_A }) => T_pc - epsilon_A,
})

export const sourCriticalPressure = equation({
  symbol: 'p_pcA',
  title: 'Pseudo-critical pressure adjusted for acid gas',
  unit: 'psia',
  source: wichertAziz,
  clause: 'corrected pseudo-critical pressure',
  where: {
    p_pc: CRITICAL_PRESSURE,
    T_pc: CRITICAL_TEMPERATURE,
    T_pcA: ['pseudo-critical temperature adjusted for acid gas', 'degR'],
    y_S: H2S,
    epsilon_A: ADJUSTMENT,
  },
  evaluate: ({ p_pc, T_pc, T_pcA, y_S, epsilon_A }) => (p_pc * T_pcA) / (T_pc + y_S * (1 - y_S) * epsilon_A),
})

export const reducedTemperature = equation({
  symbol: 'T_pr',
  title: 'Pseudo-reduced temperature',
  unit: '-',
  source: sutton,
  clause: 'corresponding states',
  where: { T: TEMPERATURE, T_pc: CRITICAL_TEMPERATURE },
  evaluate: ({ T, T_pc }) => (T + 459.67) / T_pc,
})

export const reducedPressure = equation({
  symbol: 'p_pr',
  title: 'Pseudo-reduced pressure',
  unit: '-',
  source: sutton,
  clause: 'corresponding states',
  where: { p: PRESSURE, p_pc: CRITICAL_PRESSURE },
  evaluate: ({ p, p_pc }) => p / p_pc,
})
