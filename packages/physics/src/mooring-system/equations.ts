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
  x_G: ['surge of the vessel', 'm'],
  y_G: ['sway of the vessel', 'm'],
  psi: ['yaw of the vessel', 'rad'],
  r_x: ['fairlead forward of the origin of the vessel', 'm'],
  r_y: ['fairlead to port of it', 'm'],
  f_x: ['lever of the fairlead about the origin, along x', 'm'],
  f_y: ['lever of the fairlead about the origin, along y', 'm'],
  H: ['horizontal tension of the line', 'N'],
  x: ['horizontal span of the line', 'm'],
  u_x: ['direction from fairlead to anchor, along x', '-'],
  u_y: ['direction from fairlead to anchor, along y', '-'],
  F_x: ['horizontal force of the line, along x', 'N'],
  F_y: ['horizontal force of the line, along y', 'N'],
  k: ['stiffness of the line along its span', 'N/m'],
  k_t: ['stiffness of the line across its span', 'N/m'],
  k_xx: ['stiffness of the line in x for a displacement in x', 'N/m'],
  k_xy: ['stiffness of the line in x for a displacement in y', 'N/m'],
  k_yy: ['stiffness of the line in y for a displacement in y', 'N/m'],
} as const

function where<K extends keyof typeof SYMBOLS>(...names: K[]): Pick<typeof SYMBOLS, K> {
  return Object.fromEntries(names.map((name) => [name, SYMBOLS[name]])) as Pick<typeof SYMBOLS, K>
}

const PLACE = { source: faltinsen, clause: 'ch. 8, rotation by the yaw' } as const
const FORCE = { source: faltinsen, clause: 'ch. 8, mooring forces of a spread' } as const
const STIFF = { source: faltinsen, clause: 'ch. 8, mooring stiffness of a spread' } as const

export const leverX = equation({
  ...PLACE,
  symbol: 'f_x',
  title: 'Lever of a fairlead along x',
  unit: 'm',
  where: where('r_x', 'r_y', 'psi'),
  evaluate: ({ r_x, r_y, psi }) => r_x * cos(psi) - r_y * sin(psi),
})

export const leverY = equation({
  ...PLACE,
  symbol: 'f_y',
  title: 'Lever of a fairlead along y',
  unit: 'm',
  where: where('r_x', 'r_y', 'psi'),
  evaluate: ({ r_x, r_y, psi }) => r_x * sin(psi) + r_y * cos(psi),
})

export const forceX = equation({
  ...FORCE,
  symbol: 'F_x',
  title: 'Force of a line on the vessel along x',
  unit: 'N',
  where: where('H', 'u_x'),
  evaluate: ({ H, u_x }) => H * u_x,
})

export const forceY = equation({
  ...FORCE,
  symbol: 'F_y',
  title: 'Force of a line on the vessel along y',
  unit: 'N',
  where: where('H', 'u_y'),
  evaluate: ({ H, u_y }) => H * u_y,
})

export const yawMoment = equation({
  ...FORCE,
  symbol: 'M_z',
  title: 'Yaw moment of a line on the vessel',
  unit: 'N*m',
  where: where('f_x', 'f_y', 'F_x', 'F_y'),
  evaluate: ({ f_x, f_y, F_x, F_y }) => f_x * F_y - f_y * F_x,
})

/** A line that turns about its anchor keeps its tension and changes its direction. */
export const acrossStiffness = equation({
  ...STIFF,
  symbol: 'k_t',
  title: 'Stiffness of a line across its span',
  unit: 'N/m',
  where: where('H', 'x'),
  evaluate: ({ H, x }) => H / x,
})

export const lineXX = equation({
  ...STIFF,
  symbol: 'k_xx',
  title: 'Stiffness of a line in x for a displacement in x',
  unit: 'N/m',
  where: where('k', 'k_t', 'u_x', 'u_y'),
  evaluate: ({ k, k_t, u_x, u_y }) => k * u_x ** 2 + k_t * u_y ** 2,
})

export const lineXY = equation({
  ...STIFF,
  symbol: 'k_xy',
  title: 'Stiffness of a line in x for a displacement in y, and the reverse',
  unit: 'N/m',
  where: where('k', 'k_t', 'u_x', 'u_y'),
  evaluate: ({ k, k_t, u_x, u_y }) => (k - k_t) * u_x * u_y,
})

export const lineYY = equation({
  ...STIFF,
  symbol: 'k_yy',
  title: 'Stiffness of a line in y for a displacement in y',
  unit: 'N/m',
  where: where('k', 'k_t', 'u_x', 'u_y'),
  evaluate: ({ k, k_t, u_x, u_y }) => k * u_y ** 2 + k_t * u_x ** 2,
})

/** A small yaw moves the fairlead by -f_y along x and by f_x along y. */
export const surgeYaw = equation({
  ...STIFF,
  symbol: 'k_xp',
  title: 'Stiffness of a line in surge for yaw, and the reverse',
  unit: 'N/rad',
  where: where('k_xx', 'k_xy', 'f_x', 'f_y'),
  evaluate: ({ k_xx, k_xy, f_x, f_y }) => k_xy * f_x - k_xx * f_y,
})

export const swayYaw = equation({
  ...STIFF,
  symbol: 'k_yp',
  title: 'Stiffness of a line in sway for yaw, and the reverse',
  unit: 'N/rad',
  where: where('k_xy', 'k_yy', 'f_x', 'f_y'),
  evaluate: ({ k_xy, k_yy, f_x, f_y }) => k_yy * f_x - k_xy * f_y,
})

/** With the term of the force, whose lever turns with the vessel. */
export const yawStiffness = equation({
  ...STIFF,
  symbol: 'k_pp',
  title: 'Stiffness of a line in yaw',
  unit: 'N*m/rad',
  where: where('k_xx', 'k_xy', 'k_yy', 'f_x', 'f_y', 'F_x', 'F_y'),
  evaluate: ({ k_xx, k_xy, k_yy, f_x, f_y, F_x, F_y }) =>
    k_xx * f_y ** 2 - 2 * k_xy * f_x * f_y + k_yy * f_x ** 2 + f_x * F_x + f_y * F_y,
})

/** Of one degree of freedom, the others held. */
export const naturalPeriod = equation({
  symbol: 'T_n',
  title: 'Natural period of one motion on its own',
  unit: 's',
  source: rao,
  clause: 'ch. 2, undamped free vibration',
  where: { m: ['mass with added mass', 'kg'], K: ['stiffness', 'N/m'] },
  evaluate: ({ m, K }) => 2 * pi * sqrt(m / K),
})

export const naturalPeriodYaw = equation({
  symbol: 'T_n',
  title: 'Natural period of the yaw on its own',
  unit: 's',
  source: rao,
  clause: 'ch. 2, undamped torsional vibration',
  where: { J: ['moment of inertia with its added part', 'kg*m2'], K: ['stiffness', 'N*m/rad'] },
  evaluate: ({ J, K }) => 2 * pi * sqrt(J / K),
})
