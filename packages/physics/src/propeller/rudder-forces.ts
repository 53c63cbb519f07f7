/** Lift and drag of a rudder part of which stands in a jet, or all of it in a uniform stream. Coherent SI. */
import { equation } from '@keelson/equations'
import { bertram } from '../rudder/sources.ts'

const IN_JET = 'ch. 6, rudder behind a propeller'
const UNIFORM = 'ch. 6, rudder forces'
const rho = ['water density', 'kg/m3'] as const
const V_c = ['jet speed at the rudder', 'm/s'] as const
const A_in = ['rudder area in the jet', 'm2'] as const
const V_A = ['speed of advance', 'm/s'] as const
const A_out = ['rudder area outside the jet', 'm2'] as const
const C_L = ['lift coefficient', '-'] as const
const C_D = ['drag coefficient', '-'] as const
const V = ['flow speed at the rudder', 'm/s'] as const
const A = ['rudder area', 'm2'] as const

export const liftInJet = equation({
  source: bertram,
  clause: IN_JET,
  symbol: 'F_L',
  title: 'Rudder lift',
  unit: 'N',
  where: { rho, C_L, lambda: ['finite jet factor', '-'], V_c, A_in, V_A, A_out },
  evaluate: ({ rho, C_L, lambda, V_c, A_in, V_A, A_out }) =>
    (rho / 2) * C_L * (lambda * V_c ** 2 * A_in + V_A ** 2 * A_out),
})

export const dragInJet = equation({
  source: bertram,
  clause: IN_JET,
  symbol: 'F_D',
  title: 'Rudder drag',
  unit: 'N',
  where: { rho, C_D, V_c, A_in, V_A, A_out },
  evaluate: ({ rho, C_D, V_c, A_in, V_A, A_out }) => (rho / 2) * C_D * (V_c ** 2 * A_in + V_A ** 2 * A_out),
})

export const liftInStream = equation({
  source: bertram,
  clause: UNIFORM,
  symbol: 'F_L',
  title: 'Rudder lift',
  unit: 'N',
  where: { rho, V, A, C_L },
  evaluate: ({ rho, V, A, C_L }) => (rho / 2) * V ** 2 * A * C_L,
})

export const dragInStream = equation({
  source: bertram,
  clause: UNIFORM,
  symbol: 'F_D',
  title: 'Rudder drag',
  unit: 'N',
  where: { rho, V, A, C_D },
  evaluate: ({ rho, V, A, C_D }) => (rho / 2) * V ** 2 * A * C_D,
})

/** Across the ship: the lift, where she does not drift. */
export const yawMoment = equation({
  source: bertram,
  clause: UNIFORM,
  symbol: 'N',
  title: 'Yaw moment',
  unit: 'N*m',
  where: { Y: ['rudder side force', 'N'], x_R: ['rudder distance from the centre of gravity', 'm'] },
  evaluate: ({ Y, x_R }) => Y * x_R,
})
