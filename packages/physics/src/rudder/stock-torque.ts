/** Torque of the normal force about the stock, by the centre of pressure of Joessel. Coherent SI. */
import { abs, asin, equation, sin } from '@keelson/equations'
import { joessel } from './sources.ts'

const CENTRE = 'centre of pressure'
const c = ['mean chord', 'm'] as const
const x_s = ['stock position behind the leading edge', 'm'] as const

/** The same to port and starboard. */
export const centreOfPressure = equation({
  source: joessel,
  clause: CENTRE,
  symbol: 'x_p',
  title: 'Centre of pressure from leading edge',
  unit: 'm',
  where: { c, delta: ['angle of attack', 'rad'] },
  evaluate: ({ c, delta }) => c * (0.195 + 0.305 * sin(abs(delta))),
})

/** Positive where the pressure lies aft of the stock and the force is positive. */
export const torqueAtStock = equation({
  source: joessel,
  clause: 'torque of the normal force',
  symbol: 'Q',
  title: 'Rudder stock torque',
  unit: 'N*m',
  where: { F_N: ['normal force', 'N'], x_p: ['centre of pressure', 'm'], x_s },
  evaluate: ({ F_N, x_p, x_s }) => F_N * (x_p - x_s),
})

/** Sine of the angle at which the centre of pressure is on the stock; an angle has it only between 0 and 1. */
export const sineOfBalance = equation({
  source: joessel,
  clause: CENTRE,
  symbol: 's_b',
  title: 'Balance angle sine',
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
  where: { s_b: ['balance angle sine', '-'] },
  evaluate: ({ s_b }) => asin(s_b),
})

/** What a gear must hold, whichever way the torque turns. */
export const torqueToHold = equation({
  source: joessel,
  clause: 'torque of the normal force',
  symbol: 'Q_h',
  title: 'Required steering gear torque',
  unit: 'N*m',
  where: { Q: ['rudder stock torque', 'N*m'] },
  evaluate: ({ Q }) => abs(Q),
})

export const gearUtilisation = equation({
  source: joessel,
  clause: 'torque of the normal force',
  symbol: 'eta',
  title: 'Steering gear utilisation',
  unit: '-',
  where: { Q_h: ['required steering gear torque', 'N*m'], Q_a: ['steering gear torque', 'N*m'] },
  evaluate: ({ Q_h, Q_a }) => Q_h / Q_a,
})
