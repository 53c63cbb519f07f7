/**
 * One straight member between two nodes: how its ends move, what forces that takes, and how it bends between them.
 * Euler-Bernoulli, small displacements. Along the member from start to end, across it to the left; moments on the
 * member's ends anticlockwise.
 */
import { abs, equation, house, pi, reachRange, sqrt, sum } from '@keelson/equations'
import { hibbeler, timoshenkoGere } from './source.ts'

const GEOMETRY = { source: hibbeler, clause: '16.1, 16.2' } as const
const BENDING = { source: hibbeler, clause: '11.2, slope-deflection equations' } as const
const STATICS = { source: hibbeler, clause: 'ch. 4, internal loadings' } as const

const x_1 = ['start x coordinate', 'm'] as const
const y_1 = ['start y coordinate', 'm'] as const
const x_2 = ['end x coordinate', 'm'] as const
const y_2 = ['end y coordinate', 'm'] as const
const L = ['member length', 'm'] as const
const c = ['member direction cosine', '-'] as const
const s = ['member direction sine', '-'] as const
const u_1 = ['start displacement in x', 'm'] as const
const v_1 = ['start displacement in y', 'm'] as const
const u_2 = ['end displacement in x', 'm'] as const
const v_2 = ['end displacement in y', 'm'] as const
const theta_1 = ['start rotation', 'rad'] as const
const theta_2 = ['end rotation', 'rad'] as const
const psi = ['chord rotation', 'rad'] as const
const EA = ['axial rigidity', 'N'] as const
const EI = ['flexural rigidity', 'N*m2'] as const
const w_x = ['load per unit length in x', 'N/m'] as const
const w_y = ['load per unit length in y', 'N/m'] as const
const p = ['axial load per unit length', 'N/m'] as const
const w = ['transverse load per unit length', 'N/m'] as const
const M_1 = ['start moment', 'N*m'] as const
const M_2 = ['end moment', 'N*m'] as const
const V_1 = ['start transverse force', 'N'] as const
const N_1 = ['start axial force', 'N'] as const
const x = ['distance from start', 'm'] as const

export const memberLength = equation({
  ...GEOMETRY,
  symbol: 'L',
  title: 'Member length',
  unit: 'm',
  where: { x_1, y_1, x_2, y_2 },
  evaluate: ({ x_1, y_1, x_2, y_2 }) => sqrt((x_2 - x_1) ** 2 + (y_2 - y_1) ** 2),
})

export const directionCosine = equation({
  ...GEOMETRY,
  symbol: 'c',
  title: 'Member direction cosine',
  unit: '-',
  where: { x_1, x_2, L },
  evaluate: ({ x_1, x_2, L }) => (x_2 - x_1) / L,
})

export const directionSine = equation({
  ...GEOMETRY,
  symbol: 's',
  title: 'Member direction sine',
  unit: '-',
  where: { y_1, y_2, L },
  evaluate: ({ y_1, y_2, L }) => (y_2 - y_1) / L,
})

export const loadAlong = equation({
  ...GEOMETRY,
  symbol: 'p',
  title: 'Axial load per unit length',
  unit: 'N/m',
  where: { w_x, w_y, c, s },
  evaluate: ({ w_x, w_y, c, s }) => w_x * c + w_y * s,
})

export const loadAcross = equation({
  ...GEOMETRY,
  symbol: 'w',
  title: 'Transverse load per unit length',
  unit: 'N/m',
  where: { w_x, w_y, c, s },
  evaluate: ({ w_x, w_y, c, s }) => w_y * c - w_x * s,
})

export const elongation = equation({
  ...GEOMETRY,
  symbol: 'e',
  title: 'Member elongation',
  unit: 'm',
  where: { u_1, v_1, u_2, v_2, c, s },
  evaluate: ({ u_1, v_1, u_2, v_2, c, s }) => (u_2 - u_1) * c + (v_2 - v_1) * s,
})

export const chordRotation = equation({
  ...GEOMETRY,
  symbol: 'psi',
  title: 'Member chord rotation',
  unit: 'rad',
  where: { u_1, v_1, u_2, v_2, c, s, L },
  evaluate: ({ u_1, v_1, u_2, v_2, c, s, L }) => ((v_2 - v_1) * c - (u_2 - u_1) * s) / L,
})

/** Of the node that moves most, over the larger side of the frame. */
export const smallDisplacement = reachRange({
  symbol: 'delta_L',
  title: 'Displacement to frame size ratio',
  unit: '%',
  to: 10,
  unsafe: 'above',
  because: 'equilibrium is formed on the undeformed frame',
  source: house,
  clause: 'small displacements',
})

export const resultantDisplacement = equation({
  ...GEOMETRY,
  symbol: 'delta',
  title: 'Node displacement',
  unit: 'm',
  where: { u: ['displacement in x', 'm'], v: ['displacement in y', 'm'] },
  evaluate: ({ u, v }) => sqrt(u ** 2 + v ** 2),
})

/** Tension positive. */
export const axialForceAtStart = equation({
  ...GEOMETRY,
  symbol: 'N_1',
  title: 'Start axial force (tension positive)',
  unit: 'N',
  where: { EA, e: ['elongation', 'm'], L, p },
  evaluate: ({ EA, e, L, p }) => (EA * e) / L + (p * L) / 2,
})

/** Tension positive. */
export const axialForceAtEnd = equation({
  ...STATICS,
  symbol: 'N_2',
  title: 'End axial force (tension positive)',
  unit: 'N',
  where: { N_1, p, L },
  evaluate: ({ N_1, p, L }) => N_1 - p * L,
})

export const momentOnStart = equation({
  ...BENDING,
  symbol: 'M_1',
  title: 'Start moment',
  unit: 'N*m',
  where: { EI, L, theta_1, theta_2, psi, w },
  evaluate: ({ EI, L, theta_1, theta_2, psi, w }) =>
    ((2 * EI) / L) * (2 * theta_1 + theta_2 - 3 * psi) - (w * L ** 2) / 12,
})

export const momentOnEnd = equation({
  ...BENDING,
  symbol: 'M_2',
  title: 'End moment',
  unit: 'N*m',
  where: { EI, L, theta_1, theta_2, psi, w },
  evaluate: ({ EI, L, theta_1, theta_2, psi, w }) =>
    ((2 * EI) / L) * (theta_1 + 2 * theta_2 - 3 * psi) + (w * L ** 2) / 12,
})

/** Of the start, with which the moment on it is nothing, where the end turns as its node. */
export const hingeRotationAtStart = equation({
  ...BENDING,
  symbol: 'theta_1',
  title: 'Start rotation, start hinged',
  unit: 'rad',
  where: { EI, L, theta_2, psi, w },
  evaluate: ({ EI, L, theta_2, psi, w }) => (3 * psi - theta_2) / 2 + (w * L ** 3) / (48 * EI),
})

/** Of the end, with which the moment on it is nothing, where the start turns as its node. */
export const hingeRotationAtEnd = equation({
  ...BENDING,
  symbol: 'theta_2',
  title: 'End rotation, end hinged',
  unit: 'rad',
  where: { EI, L, theta_1, psi, w },
  evaluate: ({ EI, L, theta_1, psi, w }) => (3 * psi - theta_1) / 2 - (w * L ** 3) / (48 * EI),
})

/** Of the start where both ends are hinged; the end turns as far from the chord, the other way. */
export const simpleRotationAtStart = equation({
  ...BENDING,
  symbol: 'theta_1',
  title: 'Start rotation, both ends hinged',
  unit: 'rad',
  where: { EI, L, psi, w },
  evaluate: ({ EI, L, psi, w }) => psi + (w * L ** 3) / (24 * EI),
})

export const shearOnStart = equation({
  ...STATICS,
  symbol: 'V_1',
  title: 'Start transverse force',
  unit: 'N',
  where: { M_1, M_2, L, w },
  evaluate: ({ M_1, M_2, L, w }) => (M_1 + M_2) / L - (w * L) / 2,
})

export const shearOnEnd = equation({
  ...STATICS,
  symbol: 'V_2',
  title: 'End transverse force',
  unit: 'N',
  where: { V_1, w, L },
  evaluate: ({ V_1, w, L }) => -V_1 - w * L,
})

export const shearFreePoint = equation({
  ...STATICS,
  symbol: 'x_0',
  title: 'Zero shear position',
  unit: 'm',
  where: { V_1, w },
  evaluate: ({ V_1, w }) => -V_1 / w,
})

/** Positive where it stretches the right-hand side, looking from start to end. */
export const bendingMomentAt = equation({
  ...STATICS,
  symbol: 'M',
  title: 'Member bending moment',
  unit: 'N*m',
  where: { M_1, V_1, w, x },
  evaluate: ({ M_1, V_1, w, x }) => V_1 * x - M_1 + (w * x ** 2) / 2,
})

/** The straight chord, the cubic that the turned ends make of it, and what the load adds between held ends. */
export const deflectionAt = equation({
  ...BENDING,
  symbol: 'v',
  title: 'Transverse displacement',
  unit: 'm',
  where: {
    v_c: ['start transverse displacement', 'm'],
    psi,
    theta_1,
    theta_2,
    L,
    w,
    EI,
    x,
  },
  evaluate: ({ v_c, psi, theta_1, theta_2, L, w, EI, x }) =>
    v_c +
    psi * x +
    ((theta_1 - psi) * x * (L - x) ** 2) / L ** 2 -
    ((theta_2 - psi) * x ** 2 * (L - x)) / L ** 2 +
    (w * x ** 2 * (L - x) ** 2) / (24 * EI),
})

export const stretchAt = equation({
  ...STATICS,
  symbol: 'u',
  title: 'Axial displacement',
  unit: 'm',
  where: { u_c: ['start axial displacement', 'm'], e: ['elongation', 'm'], L, p, EA, x },
  evaluate: ({ u_c, e, L, p, EA, x }) => u_c + (e * x) / L + (p * x * (L - x)) / (2 * EA),
})

export const axialRigidity = equation({
  ...GEOMETRY,
  symbol: 'EA',
  title: 'Axial rigidity',
  unit: 'N',
  where: { E: ["Young's modulus", 'Pa'], A: ['cross-sectional area', 'm2'] },
  evaluate: ({ E, A }) => E * A,
})

export const flexuralRigidity = equation({
  ...BENDING,
  symbol: 'EI',
  title: 'Flexural rigidity',
  unit: 'N*m2',
  where: { E: ["Young's modulus", 'Pa'], I: ['second moment of area', 'm4'] },
  evaluate: ({ E, I }) => E * I,
})

/** Of the member alone, between two hinges. */
export const eulerForce = equation({
  source: timoshenkoGere,
  clause: '2.1',
  symbol: 'P_E',
  title: 'Member Euler load',
  unit: 'N',
  where: { EI, L },
  evaluate: ({ EI, L }) => (pi ** 2 * EI) / L ** 2,
})

/** Of the member that is compressed most, at the load under which the frame buckles. */
export const criticalCompression = equation({
  source: timoshenkoGere,
  clause: '2.4, buckling of frames',
  symbol: 'N_cr',
  title: 'Member compression at frame critical load',
  unit: 'N',
  where: { alpha_cr: ['critical load factor', '-'], N_c: ['maximum compression', 'N'] },
  evaluate: ({ alpha_cr, N_c }) => alpha_cr * N_c,
})

export const totalReaction = equation({
  source: hibbeler,
  clause: 'ch. 16, stiffness method',
  symbol: 'R',
  title: 'Sum of support forces',
  unit: 'N',
  where: { R_k: ['force at each support', 'N', 'list'] },
  evaluate: ({ R_k }) => sum(R_k.length, (k) => R_k[k]),
})

export const supportMomentSize = equation({
  source: hibbeler,
  clause: 'ch. 16, stiffness method',
  symbol: 'M_R',
  title: 'Maximum support moment',
  unit: 'N*m',
  where: { M: ['moment at the governing support', 'N*m'] },
  evaluate: ({ M }) => abs(M),
})
