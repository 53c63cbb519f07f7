/**
 * A joint of varying stiffness, built in at its base, that bends under a tension whose line is turned from it: small slopes,
 * no load along it, and a long uniform riser behind its end. Coherent SI.
 */
import { equation, exp, reachRange, sin, sqrt } from '@keelson/equations'
import { hetenyi } from './source.ts'

const THEORY = { source: hetenyi, clause: 'beams under axial tension' } as const

export const SMALL_ANGLE = reachRange({
  ...THEORY,
  symbol: 'theta',
  title: 'Riser angle',
  unit: 'deg',
  to: 15,
  unsafe: 'above',
  because: 'the beam theory is valid for small slopes only',
})

const theta = ['far-field riser angle relative to the base axis', 'rad'] as const
const T = ['effective tension', 'N'] as const
const EI = ['bending stiffness', 'N*m2'] as const
const x = ['distance from the base', 'm'] as const

/** Moment for each radian that is left to turn, of a long uniform riser. */
export const longRiserStiffness = equation({
  ...THEORY,
  symbol: 'r_R',
  title: 'Connected riser rotational stiffness',
  unit: 'N*m',
  where: { T, EI_R: ['riser bending stiffness', 'N*m2'] },
  evaluate: ({ T, EI_R }) => sqrt(T * EI_R),
})

/** Share of a slope or moment that is left after each length 1/lambda. */
export const decayRate = equation({
  ...THEORY,
  symbol: 'lambda',
  title: 'Bending decay rate along the riser',
  unit: '1/m',
  where: { T, EI },
  evaluate: ({ T, EI }) => sqrt(T / EI),
})

export const endMoment = equation({
  ...THEORY,
  symbol: 'M_L',
  title: 'Bending moment at the thin end',
  unit: 'N*m',
  where: {
    r_R: ['connected riser rotational stiffness', 'N*m'],
    psi_L: ['residual slope at the thin end', 'rad'],
  },
  evaluate: ({ r_R, psi_L }) => r_R * psi_L,
})

/** What the tension does about the base: the joint is in balance as a whole. */
export const baseMomentBalance = equation({
  ...THEORY,
  symbol: 'M_0',
  title: 'Bending moment at the base',
  unit: 'N*m',
  where: {
    M_L: ['bending moment at the thin end', 'N*m'],
    T,
    theta,
    L: ['joint length', 'm'],
    y_L: ['thin end deflection from the base axis', 'm'],
  },
  evaluate: ({ M_L, T, theta, L, y_L }) => M_L + T * (theta * L - y_L),
})

/** Of a uniform joint whose riser has its section, whatever its length. */
export const uniformJointMoment = equation({
  ...THEORY,
  symbol: 'M_x',
  title: 'Bending moment along a uniform joint',
  unit: 'N*m',
  where: { theta, T, EI, x },
  evaluate: ({ theta, T, EI, x }) => theta * sqrt(T * EI) * exp(-x * sqrt(T / EI)),
})
/** The same at the base, of a slope of any size. */
export const largeAngleBaseMoment = equation({
  ...THEORY,
  symbol: 'M_0_large',
  title: 'Bending moment at the base of a uniform joint (large slope)',
  unit: 'N*m',
  where: { theta, T, EI },
  evaluate: ({ theta, T, EI }) => 2 * sin(theta / 2) * sqrt(T * EI),
})

/** Diameter or wall between two stations. */
export const taperedSize = equation({
  source: hetenyi,
  clause: 'geometry, straight from station to station',
  symbol: 'D_x',
  title: 'Tapered dimension between two stations',
  unit: 'm',
  where: {
    x,
    x_1: ['position of the preceding station', 'm'],
    x_2: ['position of the following station', 'm'],
    D_1: ['dimension at the preceding station', 'm'],
    D_2: ['dimension at the following station', 'm'],
  },
  evaluate: ({ x, x_1, x_2, D_1, D_2 }) => D_1 + ((D_2 - D_1) * (x - x_1)) / (x_2 - x_1),
})
