/**
 * What a rudder does to a ship: side force and yaw moment in her axes, x forward and y to starboard, with the part that
 * her hull adds. A positive rudder angle, trailing edge to starboard, pushes the stern to port. Coherent SI.
 */
import { abs, cos, equation } from '@keelson/equations'
import { mmg } from './sources.ts'

const CLAUSE = 'hydrodynamic force by steering'
const F_N = ['rudder normal force', 'N'] as const
const delta = ['rudder angle', 'rad'] as const
const a_H = ['rudder force increase factor (hull)', '-'] as const
const x_R = ['rudder position from centre of gravity', 'm'] as const
const x_H = ['additional hull force position', 'm'] as const
const L = ['lift', 'N'] as const

export const effectiveAngle = equation({
  source: mmg,
  clause: 'effective inflow angle to the rudder',
  symbol: 'alpha_R',
  title: 'Effective rudder angle',
  unit: 'rad',
  where: {
    delta,
    gamma_R: ['flow straightening coefficient', '-'],
    beta_R: ['drift angle at rudder', 'rad'],
  },
  evaluate: ({ delta, gamma_R, beta_R }) => delta - gamma_R * beta_R,
})

export const sideForce = equation({
  source: mmg,
  clause: CLAUSE,
  symbol: 'Y',
  title: 'Side force',
  unit: 'N',
  where: { a_H, F_N, delta },
  evaluate: ({ a_H, F_N, delta }) => -(1 + a_H) * F_N * cos(delta),
})

export const yawMoment = equation({
  source: mmg,
  clause: CLAUSE,
  symbol: 'N',
  title: 'Yaw moment',
  unit: 'N*m',
  where: { x_R, a_H, x_H, F_N, delta },
  evaluate: ({ x_R, a_H, x_H, F_N, delta }) => -(x_R + a_H * x_H) * F_N * cos(delta),
})

/** Without drift the lift stands across the ship, as the normal force times the cosine does. */
export const sideForceOfLift = equation({
  source: mmg,
  clause: CLAUSE,
  symbol: 'Y',
  title: 'Side force',
  unit: 'N',
  where: { a_H, L },
  evaluate: ({ a_H, L }) => -(1 + a_H) * L,
})

export const yawMomentOfLift = equation({
  source: mmg,
  clause: CLAUSE,
  symbol: 'N',
  title: 'Yaw moment',
  unit: 'N*m',
  where: { x_R, a_H, x_H, L },
  evaluate: ({ x_R, a_H, x_H, L }) => -(x_R + a_H * x_H) * L,
})

export const crossForce = equation({
  source: mmg,
  clause: CLAUSE,
  symbol: 'Y_0',
  title: 'Rudder-only side force (unsigned)',
  unit: 'N',
  where: { F_N, delta },
  evaluate: ({ F_N, delta }) => abs(F_N * cos(delta)),
})

export const crossForceOfLift = equation({
  source: mmg,
  clause: CLAUSE,
  symbol: 'Y_0',
  title: 'Rudder-only side force (unsigned)',
  unit: 'N',
  where: { L },
  evaluate: ({ L }) => abs(L),
})

export const crossMoment = equation({
  source: mmg,
  clause: CLAUSE,
  symbol: 'N_0',
  title: 'Rudder-only yaw moment (unsigned)',
  unit: 'N*m',
  where: { Y_0: ['rudder-only side force', 'N'], x_R },
  evaluate: ({ Y_0, x_R }) => abs(Y_0 * x_R),
})
