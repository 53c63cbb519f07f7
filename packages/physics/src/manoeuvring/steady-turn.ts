/**
 * Course stability and the steady turn of a ship by linear theory, in forces and moments over rho/2 L^2 U^2 and
 * rho/2 L^3 U^2 about midship. It overrates tight turns. Coherent SI.
 */
import { abs, equation } from '@keelson/equations'
import { clarke } from './sources.ts'

const STABILITY = 'criterion of dynamic course stability'
const TURN = 'steady turn of the linear equations'

const Y_v_prime = ['sway force derivative with respect to sway velocity', '-'] as const
const Y_r_prime = ['sway force derivative with respect to yaw rate', '-'] as const
const N_v_prime = ['yaw moment derivative with respect to sway velocity', '-'] as const
const N_r_prime = ['yaw moment derivative with respect to yaw rate', '-'] as const
const m_prime = ['non-dimensional mass', '-'] as const
const x_G_prime = ['centre of gravity from midships divided by length', '-'] as const
const rho = ['water density', 'kg/m3'] as const
const L = ['length between perpendiculars', 'm'] as const
const U = ['ship speed', 'm/s'] as const
const Y = ['side force', 'N'] as const
const r_prime = ['non-dimensional yaw rate', '-'] as const

export const relativeCentre = equation({
  source: clarke,
  clause: STABILITY,
  symbol: 'x_G_prime',
  title: 'Centre of gravity from midships divided by length',
  unit: '-',
  where: { x_G: ['centre of gravity from midships', 'm'], L },
  evaluate: ({ x_G, L }) => x_G / L,
})

/** Positive where the straight course is stable. */
export const stabilityCriterion = equation({
  source: clarke,
  clause: STABILITY,
  symbol: 'C',
  title: 'Course stability criterion',
  unit: '-',
  where: { Y_v_prime, N_r_prime, m_prime, x_G_prime, N_v_prime, Y_r_prime },
  evaluate: ({ Y_v_prime, N_r_prime, m_prime, x_G_prime, N_v_prime, Y_r_prime }) =>
    Y_v_prime * (N_r_prime - m_prime * x_G_prime) - N_v_prime * (Y_r_prime - m_prime),
})

export const relativeForce = equation({
  source: clarke,
  clause: TURN,
  symbol: 'Y_prime',
  title: 'Non-dimensional rudder side force',
  unit: '-',
  where: { Y, rho, L, U },
  evaluate: ({ Y, rho, L, U }) => Y / ((rho / 2) * L ** 2 * U ** 2),
})

/** Moved from the centre of gravity to midship. */
export const relativeMoment = equation({
  source: clarke,
  clause: TURN,
  symbol: 'N_prime',
  title: 'Non-dimensional rudder yaw moment about midships',
  unit: '-',
  where: {
    N: ['yaw moment about centre of gravity', 'N*m'],
    Y,
    x_G: ['centre of gravity from midships', 'm'],
    rho,
    L,
    U,
  },
  evaluate: ({ N, Y, x_G, rho, L, U }) => (N + Y * x_G) / ((rho / 2) * L ** 3 * U ** 2),
})

/** Of the two equations of sway and yaw, in which nothing changes with time. */
export const relativeYawRate = equation({
  source: clarke,
  clause: TURN,
  symbol: 'r_prime',
  title: 'Non-dimensional yaw rate',
  unit: '-',
  where: {
    N_v_prime,
    Y_prime: ['non-dimensional rudder side force', '-'],
    Y_v_prime,
    N_prime: ['non-dimensional rudder yaw moment', '-'],
    C: ['course stability criterion', '-'],
  },
  evaluate: ({ N_v_prime, Y_prime, Y_v_prime, N_prime, C }) => (N_v_prime * Y_prime - Y_v_prime * N_prime) / C,
})

export const yawRate = equation({
  source: clarke,
  clause: TURN,
  symbol: 'r',
  title: 'Steady yaw rate',
  unit: 'rad/s',
  where: { r_prime, U, L },
  evaluate: ({ r_prime, U, L }) => (r_prime * U) / L,
})

export const turningDiameter = equation({
  source: clarke,
  clause: TURN,
  symbol: 'D_0',
  title: 'Steady turning diameter',
  unit: 'm',
  where: { L, r_prime },
  evaluate: ({ L, r_prime }) => (2 * L) / abs(r_prime),
})
