/** Normal force of a rudder in a uniform stream, by the angle at which the stream meets it. Coherent SI. */
import { cos, equation, reachRange, sin } from '@keelson/equations'
import { fujii, lewisPna } from './sources.ts'

export const aspectRatio = equation({
  source: lewisPna,
  clause: 'chapter IX, aspect ratio',
  symbol: 'Lambda',
  title: 'Rudder aspect ratio',
  unit: '-',
  where: { b: ['rudder height', 'm'], A: ['rudder area', 'm2'] },
  evaluate: ({ b, A }) => b ** 2 / A,
})

/** The centre of pressure that goes with it knows no stall either. */
export const ANGLE_REACH = reachRange({
  source: fujii,
  clause: 'normal force coefficient',
  symbol: 'delta',
  title: 'Rudder angle',
  unit: 'deg',
  to: 35,
  unsafe: 'above',
  because: 'the force and centre of pressure formulas do not include stall',
})
/** It has no stall: beyond about 35 degrees it gives too much. */
export const normalForceCoefficient = equation({
  source: fujii,
  clause: 'normal force coefficient',
  symbol: 'C_N',
  title: 'Normal force coefficient',
  unit: '-',
  where: { Lambda: ['aspect ratio', '-'], delta: ['angle of attack', 'rad'] },
  evaluate: ({ Lambda, delta }) => ((6.13 * Lambda) / (Lambda + 2.25)) * sin(delta),
})

export const inflowSpeed = equation({
  source: fujii,
  clause: 'speed of the stream at the rudder',
  symbol: 'V_R',
  title: 'Flow speed at the rudder',
  unit: 'm/s',
  where: { V: ['ship speed', 'm/s'], f_V: ['inflow speed to ship speed ratio', '-'] },
  evaluate: ({ V, f_V }) => f_V * V,
})

export const normalForce = equation({
  source: fujii,
  clause: 'normal force',
  symbol: 'F_N',
  title: 'Rudder normal force',
  unit: 'N',
  where: {
    rho: ['water density', 'kg/m3'],
    V_R: ['flow speed at the rudder', 'm/s'],
    A: ['rudder area', 'm2'],
    C_N: ['normal force coefficient', '-'],
  },
  evaluate: ({ rho, V_R, A, C_N }) => (rho / 2) * V_R ** 2 * A * C_N,
})

/** Of lift and drag, which stand across and along the stream. */
export const normalOfLiftAndDrag = equation({
  source: lewisPna,
  clause: 'chapter IX, components of the rudder force',
  symbol: 'F_N',
  title: 'Rudder normal force',
  unit: 'N',
  where: { L: ['lift', 'N'], D: ['drag', 'N'], alpha: ['angle of attack', 'rad'] },
  evaluate: ({ L, D, alpha }) => L * cos(alpha) + D * sin(alpha),
})
