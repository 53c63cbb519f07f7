/** Lift and drag of an all-movable surface of low aspect ratio, unswept. Coherent SI; angles in degrees, as the report has them. */
import { abs, equation, pi, sqrt } from '@keelson/equations'
import { whickerFehlner } from './sources.ts'

const Lambda = ['aspect ratio', '-'] as const
const alpha = ['angle of attack', 'deg'] as const
const rho = ['water density', 'kg/m3'] as const
const V = ['flow speed at the rudder', 'm/s'] as const
const A = ['rudder area', 'm2'] as const

export const liftSlope = equation({
  source: whickerFehlner,
  clause: 'lift curve slope, quarter chord unswept',
  symbol: 'C_L_alpha',
  title: 'Lift coefficient slope',
  unit: '1/deg',
  where: { Lambda },
  evaluate: ({ Lambda }) => (0.9 * 2 * pi * Lambda) / (57.3 * (sqrt(Lambda ** 2 + 4) + 1.8)),
})

/** The cross-flow has the sign of the angle. */
export const liftCoefficient = equation({
  source: whickerFehlner,
  clause: 'lift with cross-flow drag',
  symbol: 'C_L',
  title: 'Lift coefficient',
  unit: '-',
  where: {
    C_L_alpha: ['lift coefficient slope', '1/deg'],
    alpha,
    C_Dc: ['cross-flow drag coefficient', '-'],
    Lambda,
  },
  evaluate: ({ C_L_alpha, alpha, C_Dc, Lambda }) =>
    C_L_alpha * alpha + (C_Dc / Lambda) * (alpha / 57.3) * abs(alpha / 57.3),
})

export const dragCoefficient = equation({
  source: whickerFehlner,
  clause: 'drag',
  symbol: 'C_D',
  title: 'Drag coefficient',
  unit: '-',
  where: { C_D0: ['profile drag coefficient', '-'], C_L: ['lift coefficient', '-'], Lambda },
  evaluate: ({ C_D0, C_L, Lambda }) => C_D0 + C_L ** 2 / (0.9 * pi * Lambda),
})

export const lift = equation({
  source: whickerFehlner,
  clause: 'lift coefficient',
  symbol: 'L',
  title: 'Lift',
  unit: 'N',
  where: { rho, V, A, C_L: ['lift coefficient', '-'] },
  evaluate: ({ rho, V, A, C_L }) => (rho / 2) * V ** 2 * A * C_L,
})

export const drag = equation({
  source: whickerFehlner,
  clause: 'drag coefficient',
  symbol: 'D',
  title: 'Drag',
  unit: 'N',
  where: { rho, V, A, C_D: ['drag coefficient', '-'] },
  evaluate: ({ rho, V, A, C_D }) => (rho / 2) * V ** 2 * A * C_D,
})
