/** Simple tubular joints. API RP 2A-WSD 4.3, as replaced by Supplements 2 and 3. */
import { abs, constant, equation, max, min, reachRange, reachRule, sin, sqrt, sum } from '@keelson/equations'
import { apiRp2aWsd } from './source.ts'

const AT = { source: apiRp2aWsd, unit: '-' } as const
const STRENGTH = { ...AT, symbol: 'Q_u', clause: '4.3.3, table 4.3-1' } as const
const beta = ['brace to chord diameter ratio', '-'] as const
const gamma = ['chord radius to wall thickness ratio', '-'] as const
const D = ['chord diameter', 'm'] as const
const T = ['chord wall thickness at the joint', 'm'] as const
const g = ['gap between braces, negative for overlap', 'm'] as const
const F_yc = ['chord yield strength', 'Pa'] as const
const theta = ['angle between brace and chord', 'rad'] as const
const FS = ['safety factor', '-'] as const
const Q_u = ['strength factor', '-'] as const
const Q_f = ['chord load factor', '-'] as const

export const SAFETY_FACTOR = constant({
  ...AT,
  symbol: 'FS',
  title: 'Joint safety factor',
  value: 1.6,
  clause: '4.3.2',
})
export const SAFETY_FACTOR_EXTREME = constant({
  ...AT,
  symbol: 'FS',
  title: 'Joint safety factor, extreme',
  value: 1.2,
  clause: '4.3.2',
})

/** C_1, C_2, C_3 by class and brace load; those of X joints lie on a line between beta 0.9 and 1. */
export const CHORD_LOAD_COEFFICIENTS = {
  K: [0.2, 0.2, 0.3],
  Y: [0.3, 0, 0.8],
  X_to_0_9: [0.2, 0, 0.5],
  X_at_1: [-0.2, 0, 0.2],
  moment: [0.2, 0, 0.4],
} as const

/** Outside these the capacity is the lesser of that of the actual and that of the limiting geometry. */
export const VALIDITY = {
  beta: [0.2, 1],
  gamma: [10, 50],
  /** deg. */
  theta: [30, 90],
  /** Pa. */
  F_yc: 500e6,
  /** Of the chord diameter. */
  overlap: -0.6,
} as const

/** Of braces with K action. */
export const overlapOfBraces = reachRange({
  ...AT,
  symbol: 'g_D',
  title: 'Gap to chord diameter ratio',
  clause: '4.3.1',
  from: VALIDITY.overlap,
  unsafe: 'below',
  because: 'the gap factor applies to smaller overlaps',
})

export const chordLeavesCapacity = reachRule({
  source: apiRp2aWsd,
  clause: '4.3.4',
  title: 'The chord load leaves positive brace capacity',
  because: 'utilisations cannot be summed when a capacity is zero',
})

export const MOST_OF_TENSILE = constant({
  ...AT,
  symbol: 'f_u',
  title: 'Effective yield to tensile strength ratio',
  value: 0.8,
  clause: '4.2.1, 4.3.2',
})
export const JOINT_LIMIT = constant({
  ...AT,
  symbol: 'u_lim',
  title: 'Joint utilisation limit',
  value: 1,
  clause: '4.3.6',
})

export const diameterRatio = equation({
  ...AT,
  symbol: 'beta',
  title: 'Brace to chord diameter ratio',
  clause: '4.3.1',
  where: { d: ['brace diameter', 'm'], D },
  evaluate: ({ d, D }) => d / D,
})

export const chordSlenderness = equation({
  ...AT,
  symbol: 'gamma',
  title: 'Chord radius to wall thickness ratio',
  clause: '4.3.1',
  where: { D, T },
  evaluate: ({ D, T }) => D / (2 * T),
})

export const yieldThatCounts = equation({
  ...AT,
  symbol: 'F_yc',
  title: 'Effective yield strength',
  unit: 'Pa',
  clause: '4.2.1, 4.3.2',
  where: {
    F_y: ['yield strength', 'Pa'],
    f_u: ['effective yield to tensile strength ratio', '-'],
    F_u: ['tensile strength', 'Pa'],
  },
  evaluate: ({ F_y, f_u, F_u }) => min(F_y, f_u * F_u),
})

export const gapFactor = equation({
  ...AT,
  symbol: 'Q_g',
  title: 'Gap factor',
  clause: '4.3.3',
  where: { g, D },
  evaluate: ({ g, D }) => max(1, 1 + 0.2 * (1 - (2.8 * g) / D) ** 3),
  limited: { holds: 'widely spaced braces do not interact (4.3.3)' },
})

export const thicknessStrengthRatio = equation({
  ...AT,
  symbol: 'phi',
  title: 'Brace to chord wall strength ratio',
  clause: '4.3.3',
  where: { t: ['brace wall thickness', 'm'], F_yb: ['brace yield strength', 'Pa'], T, F_yc },
  evaluate: ({ t, F_yb, T, F_yc }) => (t * F_yb) / (T * F_yc),
})

export const overlapFactor = equation({
  ...AT,
  symbol: 'Q_g',
  title: 'Gap factor, overlapping braces',
  clause: '4.3.3',
  where: { phi: ['brace to chord wall strength ratio', '-'], gamma },
  evaluate: ({ phi, gamma }) => 0.13 + 0.65 * phi * sqrt(gamma),
})

/** For g/D from -0.05 to 0.05. */
export const nearTouchFactor = equation({
  ...AT,
  symbol: 'Q_g',
  title: 'Gap factor, small gap or overlap',
  clause: '4.3.3',
  where: { g, D, Q_g1: ['overlap factor at g/D = −0.05', '-'], Q_g2: ['gap factor at g/D = 0.05', '-'] },
  evaluate: ({ g, D, Q_g1, Q_g2 }) => Q_g1 + (Q_g2 - Q_g1) * ((g / D + 0.05) / 0.1),
})

const CHORD_SLENDERNESS = { holds: 'table 4.3-1 gives no increase above a gamma of 20' }

export const strengthK = equation({
  ...STRENGTH,
  title: 'Strength factor, K joint, axial',
  where: { gamma, beta, Q_g: ['gap factor', '-'] },
  evaluate: ({ gamma, beta, Q_g }) => min(16 + 1.2 * gamma, 40) * beta ** 1.2 * Q_g,
  limited: CHORD_SLENDERNESS,
})

export const strengthYTension = equation({
  ...STRENGTH,
  title: 'Strength factor, T and Y joint, tension',
  where: { beta },
  evaluate: ({ beta }) => 30 * beta,
})

export const strengthYCompression = equation({
  ...STRENGTH,
  title: 'Strength factor, T and Y joint, compression',
  where: { gamma, beta },
  evaluate: ({ gamma, beta }) => 2.8 + min(20 + 0.8 * gamma, 36) * beta ** 1.6,
  limited: CHORD_SLENDERNESS,
})

export const strengthXTension = equation({
  ...STRENGTH,
  title: 'Strength factor, X joint, tension',
  where: { gamma, beta },
  evaluate: ({ gamma, beta }) => (beta <= 0.9 ? 23 * beta : 20.7 + (beta - 0.9) * (17 * gamma - 220)),
})

export const widthFactor = equation({
  ...AT,
  symbol: 'Q_beta',
  title: 'Geometrical factor',
  clause: '4.3.3',
  where: { beta },
  evaluate: ({ beta }) => (beta > 0.6 ? 0.3 / (beta * (1 - 0.833 * beta)) : 1),
  limited: { holds: '4.3.3 gives 1 for beta up to 0.6' },
})

export const strengthXCompression = equation({
  ...STRENGTH,
  title: 'Strength factor, X joint, compression',
  where: { gamma, beta, Q_beta: ['geometrical factor', '-'] },
  evaluate: ({ gamma, beta, Q_beta }) => (2.8 + (12 + 0.1 * gamma) * beta) * Q_beta,
})

export const strengthInPlane = equation({
  ...STRENGTH,
  title: 'Strength factor, in-plane bending',
  where: { gamma, beta },
  evaluate: ({ gamma, beta }) => (5 + 0.7 * gamma) * beta ** 1.2,
})

export const strengthOutOfPlane = equation({
  ...STRENGTH,
  title: 'Strength factor, out-of-plane bending',
  where: { gamma, beta },
  evaluate: ({ gamma, beta }) => 2.5 + (4.5 + 0.2 * gamma) * beta ** 2.6,
})

export const chordYieldLoad = equation({
  ...AT,
  symbol: 'P_y',
  title: 'Chord yield load',
  unit: 'N',
  clause: '4.3.4',
  where: { A_c: ['chord cross-sectional area', 'm2'], F_yc },
  evaluate: ({ A_c, F_yc }) => A_c * F_yc,
})

export const chordPlasticMoment = equation({
  ...AT,
  symbol: 'M_p',
  title: 'Chord plastic moment',
  unit: 'N*m',
  clause: '4.3.4',
  where: { F_yc, D, T },
  evaluate: ({ F_yc, D, T }) => (F_yc * (D ** 3 - (D - 2 * T) ** 3)) / 6,
})

export const resultantChordMoment = equation({
  ...AT,
  symbol: 'M_c',
  title: 'Resultant chord moment',
  unit: 'N*m',
  clause: '4.3.4 eq. 4.3-3',
  where: { M_ipb: ['in-plane chord moment', 'N*m'], M_opb: ['out-of-plane chord moment', 'N*m'] },
  evaluate: ({ M_ipb, M_opb }) => sqrt(M_ipb ** 2 + M_opb ** 2),
})

/** Of X joints with beta from 0.9 to 1. */
export const coefficientBetween = equation({
  ...AT,
  symbol: 'C',
  title: 'Chord load coefficient, X joint',
  clause: 'table 4.3-2',
  where: { C_09: ['coefficient for beta up to 0.9', '-'], C_10: ['coefficient for a beta of 1', '-'], beta },
  evaluate: ({ C_09, C_10, beta }) => C_09 + ((C_10 - C_09) * (beta - 0.9)) / 0.1,
})

export const chordUse = equation({
  ...AT,
  symbol: 'A',
  title: 'Chord utilisation',
  clause: '4.3.4 eq. 4.3-3',
  where: {
    FS,
    P_c: ['chord axial load', 'N'],
    P_y: ['chord yield load', 'N'],
    M_c: ['chord moment', 'N*m'],
    M_p: ['chord plastic moment', 'N*m'],
  },
  evaluate: ({ FS, P_c, P_y, M_c, M_p }) => sqrt(((FS * P_c) / P_y) ** 2 + ((FS * M_c) / M_p) ** 2),
})

/** Chord tension is positive, and so is a moment that compresses the footprint of the brace. */
export const chordLoadFactor = equation({
  ...AT,
  symbol: 'Q_f',
  title: 'Chord load factor',
  clause: '4.3.4 eq. 4.3-2',
  where: {
    C_1: ['axial load coefficient', '-'],
    C_2: ['moment coefficient', '-'],
    C_3: ['utilisation coefficient', '-'],
    FS,
    P_c: ['chord axial load', 'N'],
    P_y: ['chord yield load', 'N'],
    M_ipb: ['in-plane chord moment', 'N*m'],
    M_p: ['chord plastic moment', 'N*m'],
    A: ['chord utilisation', '-'],
  },
  evaluate: ({ C_1, C_2, C_3, FS, P_c, P_y, M_ipb, M_p, A }) =>
    1 + (C_1 * FS * P_c) / P_y - (C_2 * FS * M_ipb) / M_p - C_3 * A ** 2,
})

export const allowableAxial = equation({
  ...AT,
  symbol: 'P_a',
  title: 'Allowable brace axial load',
  unit: 'N',
  clause: '4.3.2 eq. 4.3-1a',
  where: { Q_u, Q_f, F_yc, T, FS, theta },
  evaluate: ({ Q_u, Q_f, F_yc, T, FS, theta }) => (Q_u * Q_f * F_yc * T ** 2) / (FS * sin(theta)),
})

export const allowableMoment = equation({
  ...AT,
  symbol: 'M_a',
  title: 'Allowable brace moment',
  unit: 'N*m',
  clause: '4.3.2 eq. 4.3-1b',
  where: { Q_u, Q_f, F_yc, T, d: ['brace diameter', 'm'], FS, theta },
  evaluate: ({ Q_u, Q_f, F_yc, T, d, FS, theta }) => (Q_u * Q_f * F_yc * T ** 2 * d) / (FS * sin(theta)),
})

export const lesserLoad = equation({
  ...AT,
  symbol: 'P_a',
  title: 'Allowable axial load, lesser of actual and limiting geometry',
  unit: 'N',
  clause: '4.3.1',
  where: { P_1: ['allowable axial load, actual geometry', 'N'], P_2: ['allowable axial load, limiting geometry', 'N'] },
  evaluate: ({ P_1, P_2 }) => min(P_1, P_2),
})

export const lesserMoment = equation({
  ...AT,
  symbol: 'M_a',
  title: 'Allowable moment, lesser of actual and limiting geometry',
  unit: 'N*m',
  clause: '4.3.1',
  where: { M_1: ['allowable moment, actual geometry', 'N*m'], M_2: ['allowable moment, limiting geometry', 'N*m'] },
  evaluate: ({ M_1, M_2 }) => min(M_1, M_2),
})

export const reducedAllowable = equation({
  ...AT,
  symbol: 'P_a',
  title: 'Allowable brace axial load with joint can',
  unit: 'N',
  clause: '4.3.5 eq. 4.3-4',
  where: { k_c: ['short can reduction factor', '-'], P_ac: ['allowable can axial load', 'N'] },
  evaluate: ({ k_c, P_ac }) => k_c * P_ac,
})

/** By the shares of the load that each class carries. */
export const mixedAllowable = equation({
  ...AT,
  symbol: 'P_a',
  title: 'Allowable axial load, weighted by joint class',
  unit: 'N',
  clause: '4.2.4',
  where: {
    k_c: ['fraction of each joint class', '-', 'list'],
    P_c: ['allowable axial load for each joint class', 'N', 'list'],
  },
  evaluate: ({ k_c, P_c }) => sum(k_c.length, (j) => k_c[j] * P_c[j]),
})

export const axialShare = equation({
  ...AT,
  symbol: 'p',
  title: 'Axial load to allowable ratio',
  clause: '4.3.6 eq. 4.3-5',
  where: { P: ['brace axial load', 'N'], P_a: ['allowable axial load', 'N'] },
  evaluate: ({ P, P_a }) => abs(P / P_a),
})

export const momentShare = equation({
  ...AT,
  symbol: 'm',
  title: 'Moment to allowable ratio',
  clause: '4.3.6 eq. 4.3-5',
  where: { M: ['brace moment', 'N*m'], M_a: ['allowable moment', 'N*m'] },
  evaluate: ({ M, M_a }) => abs(M / M_a),
})

export const jointUse = equation({
  ...AT,
  symbol: 'u_j',
  title: 'Combined axial load and moments',
  clause: '4.3.6 eq. 4.3-5',
  where: {
    p: ['axial load to allowable ratio', '-'],
    m_i: ['in-plane moment to allowable ratio', '-'],
    m_o: ['out-of-plane moment to allowable ratio', '-'],
  },
  evaluate: ({ p, m_i, m_o }) => p + m_i ** 2 + m_o,
})

export const canShare = equation({
  ...AT,
  symbol: 'r',
  title: 'Can length ratio',
  clause: '4.3.5',
  where: { beta, L_c: ['effective can length', 'm'], D },
  evaluate: ({ beta, L_c, D }) => min(1, beta <= 0.9 ? L_c / (2.5 * D) : ((4 * beta - 3) * L_c) / (1.5 * D)),
  limited: { holds: 'a can of this length or more is fully effective (4.3.5)' },
})

export const canReduction = equation({
  ...AT,
  symbol: 'k_c',
  title: 'Short can reduction factor',
  clause: '4.3.5 eq. 4.3-4',
  where: { r: ['can length ratio', '-'], T_n: ['nominal chord wall thickness', 'm'], T: ['can wall thickness', 'm'] },
  evaluate: ({ r, T_n, T }) => r + (1 - r) * (T_n / T) ** 2,
})
