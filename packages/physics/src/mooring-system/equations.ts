/** A vessel on lines in surge, sway and yaw: where its fairleads are, what a line gives it, and how that changes. Coherent SI. */
import { cos, equation, pi, type Source, sin, sqrt } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'

export const rao: Source = {
  id: 'Rao (2011)',
  title: 'Mechanical Vibrations',
  publisher: 'Prentice Hall',
  revision: '5th edition',
}

const SYMBOLS = {
  x_G: ['vessel surge', 'm'],
  y_G: ['vessel sway', 'm'],
  psi: ['vessel yaw', 'rad'],
  r_x: ['fairlead distance forward of vessel origin', 'm'],
  r_y: ['fairlead distance to port of vessel origin', 'm'],
  f_x: ['fairlead lever about vessel origin, along x', 'm'],
  f_y: ['fairlead lever about vessel origin, along y', 'm'],
  H: ['line horizontal tension', 'N'],
  x: ['line horizontal span', 'm'],
  u_x: ['fairlead to anchor direction, x component', '-'],
  u_y: ['fairlead to anchor direction, y component', '-'],
  F_x: ['line horizontal force, x component', 'N'],
  F_y: ['line horizontal force, y component', 'N'],
  k: ['line stiffness along span', 'N/m'],
  k_t: ['line stiffness normal to span', 'N/m'],
  k_xx: ['line stiffness, x force for x displacement', 'N/m'],
  k_xy: ['line stiffness, x force for y displacement', 'N/m'],
  k_yy: ['line stiffness, y force for y displacement', 'N/m'],
} as const

function where<K extends keyof typeof SYMBOLS>(...names: K[]): Pick<typeof SYMBOLS, K> {
  return Object.fromEntries(names.map((name) => [name, SYMBOLS[name]])) as Pick<typeof SYMBOLS, K>
}

const PLACE = { source: faltinsen, clause: 'ch. 8, yaw rotation' } as const
const FORCE = { source: faltinsen, clause: 'ch. 8, spread mooring forces' } as const
const STIFF = { source: faltinsen, clause: 'ch. 8, spread mooring stiffness' } as const

export const leverX = equation({
  ...PLACE,
  symbol: 'f_x',
  title: 'Fairlead lever along x',
  unit: 'm',
  where: where('r_x', 'r_y', 'psi'),
  evaluate: ({ r_x, r_y, psi }) => r_x * cos(psi) - r_y * sin(psi),
})

export const leverY = equation({
  ...PLACE,
  symbol: 'f_y',
  title: 'Fairlead lever along y',
  unit: 'm',
  where: where('r_x', 'r_y', 'psi'),
  evaluate: ({ r_x, r_y, psi }) => r_x * sin(psi) + r_y * cos(psi),
})

export const forceX = equation({
  ...FORCE,
  symbol: 'F_x',
  title: 'Line force on vessel, x component',
  unit: 'N',
  where: where('H', 'u_x'),
  evaluate: ({ H, u_x }) => H * u_x,
})

export const forceY = equation({
  ...FORCE,
  symbol: 'F_y',
  title: 'Line force on vessel, y component',
  unit: 'N',
  where: where('H', 'u_y'),
  evaluate: ({ H, u_y }) => H * u_y,
})

export const yawMoment = equation({
  ...FORCE,
  symbol: 'M_z',
  title: 'Line yaw moment on vessel',
  unit: 'N*m',
  where: where('f_x', 'f_y', 'F_x', 'F_y'),
  evaluate: ({ f_x, f_y, F_x, F_y }) => f_x * F_y - f_y * F_x,
})

/** A line that turns about its anchor keeps its tension and changes its direction. */
export const acrossStiffness = equation({
  ...STIFF,
  symbol: 'k_t',
  title: 'Line stiffness normal to span',
  unit: 'N/m',
  where: where('H', 'x'),
  evaluate: ({ H, x }) => H / x,
})

export const lineXX = equation({
  ...STIFF,
  symbol: 'k_xx',
  title: 'Line stiffness, x force for x displacement',
  unit: 'N/m',
  where: where('k', 'k_t', 'u_x', 'u_y'),
  evaluate: ({ k, k_t, u_x, u_y }) => k * u_x ** 2 + k_t * u_y ** 2,
})

export const lineXY = equation({
  ...STIFF,
  symbol: 'k_xy',
  title: 'Line stiffness, x force for y displacement (symmetric)',
  unit: 'N/m',
  where: where('k', 'k_t', 'u_x', 'u_y'),
  evaluate: ({ k, k_t, u_x, u_y }) => (k - k_t) * u_x * u_y,
})

export const lineYY = equation({
  ...STIFF,
  symbol: 'k_yy',
  title: 'Line stiffness, y force for y displacement',
  unit: 'N/m',
  where: where('k', 'k_t', 'u_x', 'u_y'),
  evaluate: ({ k, k_t, u_x, u_y }) => k * u_y ** 2 + k_t * u_x ** 2,
})

/** A small yaw moves the fairlead by -f_y along x and by f_x along y. */
export const surgeYaw = equation({
  ...STIFF,
  symbol: 'k_xp',
  title: 'Line stiffness, surge-yaw coupling',
  unit: 'N/rad',
  where: where('k_xx', 'k_xy', 'f_x', 'f_y'),
  evaluate: ({ k_xx, k_xy, f_x, f_y }) => k_xy * f_x - k_xx * f_y,
})

export const swayYaw = equation({
  ...STIFF,
  symbol: 'k_yp',
  title: 'Line stiffness, sway-yaw coupling',
  unit: 'N/rad',
  where: where('k_xy', 'k_yy', 'f_x', 'f_y'),
  evaluate: ({ k_xy, k_yy, f_x, f_y }) => k_yy * f_x - k_xy * f_y,
})

/** With the term of the force, whose lever turns with the vessel. */
export const yawStiffness = equation({
  ...STIFF,
  symbol: 'k_pp',
  title: 'Line yaw stiffness',
  unit: 'N*m/rad',
  where: where('k_xx', 'k_xy', 'k_yy', 'f_x', 'f_y', 'F_x', 'F_y'),
  evaluate: ({ k_xx, k_xy, k_yy, f_x, f_y, F_x, F_y }) =>
    k_xx * f_y ** 2 - 2 * k_xy * f_x * f_y + k_yy * f_x ** 2 + f_x * F_x + f_y * F_y,
})

/** Of one degree of freedom, the others held. */
export const naturalPeriod = equation({
  symbol: 'T_n',
  title: 'Uncoupled natural period',
  unit: 's',
  source: rao,
  clause: 'ch. 2, undamped free vibration',
  where: { m: ['mass including added mass', 'kg'], K: ['stiffness', 'N/m'] },
  evaluate: ({ m, K }) => 2 * pi * sqrt(m / K),
})

export const naturalPeriodYaw = equation({
  symbol: 'T_n',
  title: 'Uncoupled yaw natural period',
  unit: 's',
  source: rao,
  clause: 'ch. 2, undamped torsional vibration',
  where: { J: ['moment of inertia including added inertia', 'kg*m2'], K: ['stiffness', 'N*m/rad'] },
  evaluate: ({ J, K }) => 2 * pi * sqrt(J / K),
})
