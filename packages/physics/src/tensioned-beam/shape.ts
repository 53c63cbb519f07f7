/**
 * Shapes of the natural modes of a uniform beam under tension, and what a response needs of them. The hyperbolic terms
 * stand as exponentials that decay from either end, so that no shape of a long or slack beam overflows. Coherent SI.
 */
import { abs, constant, cos, equation, exp, integral, pi, sin, sqrt } from '@keelson/equations'
import { blevins, shaker } from './source.ts'

const SHAPE = { source: shaker, clause: 'mode shapes' } as const
const FACTOR = { source: blevins, clause: 'table 3-1' } as const

const L = ['length', 'm'] as const
const x = ['distance from the fixed end', 'm'] as const
const s_1 = ['decaying wave number', '1/m'] as const
const s_2 = ['oscillating wave number', '1/m'] as const
const E_L = ['decay factor over the length', '-'] as const
const a_1 = ['decaying part from the fixed end', '-'] as const
const a_2 = ['decaying part from the far end', '-'] as const
const a_4 = ['sine part', '-'] as const

export const decayOverLength = equation({
  ...SHAPE,
  symbol: 'E_L',
  title: 'Decay factor over the length',
  unit: '-',
  where: { s_1, L },
  evaluate: ({ s_1, L }) => exp(-s_1 * L),
})

/** Of a far end that does not move: fixed or pinned. */
export const farPartHeld = equation({
  ...SHAPE,
  symbol: 'a_2',
  title: 'Decaying part from the far end',
  unit: '-',
  where: { s_1, s_2, L, E_L },
  evaluate: ({ s_1, s_2, L, E_L }) =>
    (cos(s_2 * L) - E_L - (s_1 / s_2) * sin(s_2 * L)) / (1 - E_L ** 2 - 2 * E_L * (s_1 / s_2) * sin(s_2 * L)),
})
/** Of a far end that is free and carries no moment. */
export const farPartFree = equation({
  ...SHAPE,
  symbol: 'a_2',
  title: 'Decaying part from the far end',
  unit: '-',
  where: { s_1, s_2, L, E_L },
  evaluate: ({ s_1, s_2, L, E_L }) =>
    (s_1 * s_2 * sin(s_2 * L) - s_2 ** 2 * cos(s_2 * L) - s_1 ** 2 * E_L) /
    (s_1 ** 2 * (1 - E_L ** 2) + 2 * s_1 * s_2 * E_L * sin(s_2 * L)),
})
export const nearPart = equation({
  ...SHAPE,
  symbol: 'a_1',
  title: 'Decaying part from the fixed end',
  unit: '-',
  where: { a_2, E_L },
  evaluate: ({ a_2, E_L }) => 1 - a_2 * E_L,
})
export const sinePart = equation({
  ...SHAPE,
  symbol: 'a_4',
  title: 'Sine part',
  unit: '-',
  where: { s_1, s_2, a_1, a_2, E_L },
  evaluate: ({ s_1, s_2, a_1, a_2, E_L }) => (s_1 / s_2) * (a_1 - a_2 * E_L),
})

/** Deflection at x of a beam fixed at x = 0, in a size of its own. */
export const deflectionOfMode = equation({
  ...SHAPE,
  symbol: 'phi',
  title: 'Mode deflection',
  unit: '-',
  where: { x, L, s_1, s_2, a_1, a_2, a_4 },
  evaluate: ({ x, L, s_1, s_2, a_1, a_2, a_4 }) =>
    a_1 * exp(-s_1 * x) + a_2 * exp(-s_1 * (L - x)) - cos(s_2 * x) + a_4 * sin(s_2 * x),
})
export const curvatureOfMode = equation({
  ...SHAPE,
  symbol: 'chi',
  title: 'Mode curvature',
  unit: '1/m2',
  where: { x, L, s_1, s_2, a_1, a_2, a_4 },
  evaluate: ({ x, L, s_1, s_2, a_1, a_2, a_4 }) =>
    s_1 ** 2 * (a_1 * exp(-s_1 * x) + a_2 * exp(-s_1 * (L - x))) + s_2 ** 2 * (cos(s_2 * x) - a_4 * sin(s_2 * x)),
})

export const shapeSquared = equation({
  ...FACTOR,
  symbol: 'I_2',
  title: 'Squared mode shape integral',
  unit: 'm',
  where: { L, s_1, s_2, a_1, a_2, a_4 },
  evaluate: ({ L, s_1, s_2, a_1, a_2, a_4 }) =>
    integral(0, L, (x) => (a_1 * exp(-s_1 * x) + a_2 * exp(-s_1 * (L - x)) - cos(s_2 * x) + a_4 * sin(s_2 * x)) ** 2),
})
export const shapeToTheFourth = equation({
  ...FACTOR,
  symbol: 'I_4',
  title: 'Fourth-power mode shape integral',
  unit: 'm',
  where: { L, s_1, s_2, a_1, a_2, a_4 },
  evaluate: ({ L, s_1, s_2, a_1, a_2, a_4 }) =>
    integral(0, L, (x) => (a_1 * exp(-s_1 * x) + a_2 * exp(-s_1 * (L - x)) - cos(s_2 * x) + a_4 * sin(s_2 * x)) ** 4),
})

/** What the largest amplitude of a mode is over that of a rigid cylinder; 1.155 of every sine. */
export const modeFactor = equation({
  ...FACTOR,
  symbol: 'gamma_n',
  title: 'Mode factor',
  unit: '-',
  where: {
    phi_m: ['maximum deflection', '-'],
    I_2: ['squared mode shape integral', 'm'],
    I_4: ['fourth-power mode shape integral', 'm'],
  },
  evaluate: ({ phi_m, I_2, I_4 }) => abs(phi_m) * sqrt(I_2 / I_4),
})
export const curvatureRatio = equation({
  ...SHAPE,
  symbol: 'kappa_n',
  title: 'Maximum curvature to maximum deflection ratio',
  unit: '1/m2',
  where: {
    chi_m: ['maximum curvature', '1/m2'],
    phi_m: ['maximum deflection', '-'],
  },
  evaluate: ({ chi_m, phi_m }) => abs(chi_m / phi_m),
})
export const pinnedCurvatureRatio = equation({
  ...SHAPE,
  symbol: 'kappa_n',
  title: 'Maximum curvature to maximum deflection ratio, sine mode',
  unit: '1/m2',
  where: { n: ['mode number', '-'], L },
  evaluate: ({ n, L }) => ((n * pi) / L) ** 2,
})
/** Of a sine: the root of 4/3. */
export const SINE_MODE_FACTOR = constant({
  ...FACTOR,
  symbol: 'gamma_n',
  title: 'Sine mode factor',
  value: Math.sqrt(4 / 3),
  unit: '-',
})
