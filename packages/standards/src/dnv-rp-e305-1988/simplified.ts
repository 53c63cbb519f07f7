/** Simplified static stability: Morison loads over one wave cycle. DNV-RP-E305 (1988) 5.3. */
import { abs, constant, cos, equation, pi, sin } from '@keelson/equations'
import { dnvRpE305 } from './source.ts'

export const SAFETY_FACTOR = constant({
  symbol: 'SF',
  title: 'Required weight safety factor',
  value: 1.1,
  unit: '-',
  source: dnvRpE305,
  clause: '5.3.7',
})

export const phaseVelocity = equation({
  symbol: 'U_theta',
  title: 'Velocity at phase angle',
  unit: 'm/s',
  source: dnvRpE305,
  clause: '5.3.5',
  where: { U_a: ['velocity amplitude', 'm/s'], theta: ['phase angle, crest at 0', 'rad'] },
  evaluate: ({ U_a, theta }) => U_a * cos(theta),
})

export const phaseAcceleration = equation({
  symbol: 'A_theta',
  title: 'Acceleration at phase angle',
  unit: 'm/s2',
  source: dnvRpE305,
  clause: '5.3.5',
  where: { A_a: ['acceleration amplitude', 'm/s2'], theta: ['phase angle, crest at 0', 'rad'] },
  evaluate: ({ A_a, theta }) => A_a * sin(theta),
})

export const dragForce = equation({
  symbol: 'F_D',
  title: 'Drag force',
  unit: 'N/m',
  source: dnvRpE305,
  clause: '5.3.6',
  where: {
    rho_w: ['water density', 'kg/m3'],
    C_D: ['drag coefficient', '-'],
    D: ['hydrodynamic diameter', 'm'],
    U_theta: ['velocity at phase angle', 'm/s'],
  },
  evaluate: ({ rho_w, C_D, D, U_theta }) => 0.5 * rho_w * C_D * D * abs(U_theta) * U_theta,
})

export const inertiaForce = equation({
  symbol: 'F_I',
  title: 'Inertia force',
  unit: 'N/m',
  source: dnvRpE305,
  clause: '5.3.6',
  where: {
    rho_w: ['water density', 'kg/m3'],
    C_M: ['inertia coefficient', '-'],
    D: ['hydrodynamic diameter', 'm'],
    A_theta: ['acceleration at phase angle', 'm/s2'],
  },
  evaluate: ({ rho_w, C_M, D, A_theta }) => rho_w * C_M * ((pi * D ** 2) / 4) * A_theta,
})

export const liftForce = equation({
  symbol: 'F_L',
  title: 'Lift force',
  unit: 'N/m',
  source: dnvRpE305,
  clause: '5.3.6',
  where: {
    rho_w: ['water density', 'kg/m3'],
    C_L: ['lift coefficient', '-'],
    D: ['hydrodynamic diameter', 'm'],
    U_theta: ['velocity at phase angle', 'm/s'],
  },
  evaluate: ({ rho_w, C_L, D, U_theta }) => 0.5 * rho_w * C_L * D * U_theta ** 2,
})

export const horizontalForce = equation({
  symbol: 'F_H',
  title: 'Horizontal force',
  unit: 'N/m',
  source: dnvRpE305,
  clause: '5.3.6',
  where: { F_D: ['drag force', 'N/m'], F_I: ['inertia force', 'N/m'] },
  evaluate: ({ F_D, F_I }) => F_D + F_I,
})

export const requiredWeight = equation({
  symbol: 'w_req',
  title: 'Required submerged weight at phase angle',
  unit: 'N/m',
  source: dnvRpE305,
  clause: '5.3.7',
  where: {
    SF: ['safety factor', '-'],
    F_H: ['horizontal force', 'N/m'],
    mu: ['friction coefficient', '-'],
    F_L: ['lift force', 'N/m'],
  },
  evaluate: ({ SF, F_H, mu, F_L }) => SF * (F_H / mu + F_L),
})
