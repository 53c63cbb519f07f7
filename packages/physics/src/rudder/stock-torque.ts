/** Torque of the normal force about the stock, by the centre of pressure of Joessel. Coherent SI. */
import { abs, asin, equation, sin } from '@keelson/equations'
import { joessel } from './sources.ts'

const CENTRE = 'centre of pressure'
const c = ['mean chord', 'm'] as const
const x_s = ['stock behind the leading edge', 'm'] as const

/** The same to port and starboard. */
export const centreOfPressure = equation({
  source: joessel,
  clause: CENTRE,
  symbol: 'x_p',
  title: 'Centre of pressure from the leading edge',
  unit: 'm',
  where: { c, delta: ['angle to the stream', 'rad'] },
  evaluate: ({ c, delta }) => c * (0.195 + 0.305 * sin(abs(delta))),
})

/** Positive where the pressure lies aft of the stock and the force is positive. */
export const torqueAtStock = equation({
  source: joessel,
  clause: 'torque of the normal force',
  symbol: 'Q',
  title: 'Torque at the stock',
  unit: 'N*m',
  where: { F_N: ['normal force', 'N'], x_p: ['centre of pressure', 'm'], x_s },
  evaluate: ({ F_N, x_p, x_s }) => F_N * (x_p - x_s),
})

/** Sine of the angle at which the centre of pressure is on the stock; an angle has it only between 0 and 1. */
export const sineOfBalance = equation({
  source: joessel,
  clause: CENTRE,
  symbol: 's_b',
  title: 'Sine of the balance angle',
  unit: '-',
  where: { x_s, c },
  evaluate: ({ x_s, c }) => (x_s / c - 0.195) / 0.305,
})

export const balanceAngle = equation({
  source: joessel,
  clause: CENTRE,
  symbol: 'delta_b',
  title: 'Balance angle',
  unit: 'rad',
  where: { s_b: ['sine of the balance angle', '-'] },
  evaluate: ({ s_b }) => asin(s_b),
})

/** What a gear must hold, whichever way the torque turns. */
export const torqueToHold = equation({
  source: joessel,
  clause: 'torque of the normal force',
  symbol: 'Q_h',
  title: 'Torque that the gear must hold',
  unit: 'N*m',
  where: { Q: ['torque at the stock', 'N*m'] },
  evaluate: ({ Q }) => abs(Q),
})

export const gearUtilisation = equation({
  source: joessel,
  clause: 'torque of the normal force',
  symbol: 'eta',
  title: 'Utilisation of the steering gear',
  unit: '-',
  where: { Q_h: ['torque that the gear must hold', 'N*m'], Q_a: ['torque of the gear', 'N*m'] },
  evaluate: ({ Q_h, Q_a }) => Q_h / Q_a,
})
