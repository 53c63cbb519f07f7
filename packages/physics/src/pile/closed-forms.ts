/** Elastic piles on linear springs: an axial load, and a shear at the head of a long pile. Coherent SI. */
import { cos, equation, exp, pi, type Source, sin, sqrt, tanh } from '@keelson/equations'

export const randolphWroth: Source = {
  id: 'Randolph and Wroth (1978)',
  title: 'Analysis of deformation of vertically loaded piles',
  publisher: 'Journal of the Geotechnical Engineering Division, ASCE',
  revision: 'vol. 104',
}
export const hetenyi: Source = {
  id: 'Hetenyi (1946)',
  title: 'Beams on Elastic Foundation',
  publisher: 'University of Michigan Press',
  revision: '1946',
}

const AXIAL = { source: randolphWroth, clause: 'elastic pile on springs' } as const
const BEAM = { source: hetenyi, clause: 'semi-infinite beam' } as const

const E = ["Young's modulus", 'Pa'] as const
const A = ['steel area', 'm2'] as const
const D = ['outside diameter', 'm'] as const
const D_i = ['inside diameter', 'm'] as const
const EI = ['bending stiffness', 'N*m2'] as const
const k = ['subgrade reaction modulus (force per unit length and deflection)', 'Pa'] as const
const beta = ['beam characteristic', '1/m'] as const
const H = ['pile-head shear', 'N'] as const

export const steelArea = equation({
  ...AXIAL,
  symbol: 'A',
  title: 'Steel area',
  unit: 'm2',
  where: { D, D_i },
  evaluate: ({ D, D_i }) => (pi * (D ** 2 - D_i ** 2)) / 4,
})

export const shaftDecay = equation({
  ...AXIAL,
  symbol: 'mu',
  title: 'Load decay parameter along the shaft',
  unit: '1/m',
  where: { k: ['shaft spring stiffness (force per unit length and settlement)', 'Pa'], E, A },
  evaluate: ({ k, E, A }) => sqrt(k / (E * A)),
})

export const baseRatio = equation({
  ...AXIAL,
  symbol: 'r',
  title: 'Base spring to infinite shaft stiffness ratio',
  unit: '-',
  where: { k_b: ['base spring stiffness', 'N/m'], E, A, mu: ['load decay parameter', '1/m'] },
  evaluate: ({ k_b, E, A, mu }) => k_b / (E * A * mu),
})

export const headStiffness = equation({
  ...AXIAL,
  symbol: 'K_0',
  title: 'Pile-head axial stiffness',
  unit: 'N/m',
  where: { E, A, mu: ['load decay parameter', '1/m'], L: ['embedded length', 'm'], r: ['base stiffness ratio', '-'] },
  evaluate: ({ E, A, mu, L, r }) => (E * A * mu * (tanh(mu * L) + r)) / (1 + r * tanh(mu * L)),
})

export const headSettlement = equation({
  ...AXIAL,
  symbol: 'w_0',
  title: 'Pile-head settlement',
  unit: 'm',
  where: { P: ['pile-head load', 'N'], K_0: ['pile-head axial stiffness', 'N/m'] },
  evaluate: ({ P, K_0 }) => P / K_0,
})

export const characteristic = equation({
  ...BEAM,
  symbol: 'beta',
  title: 'Pile characteristic (beam on elastic foundation)',
  unit: '1/m',
  where: { k, EI },
  evaluate: ({ k, EI }) => (k / (4 * EI)) ** 0.25,
})

export const slenderness = equation({
  ...BEAM,
  symbol: 'lambda',
  title: 'Dimensionless pile length',
  unit: '-',
  where: { beta, L: ['embedded length', 'm'] },
  evaluate: ({ beta, L }) => beta * L,
})

export const headDeflection = equation({
  ...BEAM,
  symbol: 'y_0',
  title: 'Pile-head deflection',
  unit: 'm',
  where: { H, beta, k },
  evaluate: ({ H, beta, k }) => (2 * H * beta) / k,
})

export const largestMoment = equation({
  ...BEAM,
  symbol: 'M_max',
  title: 'Maximum bending moment',
  unit: 'N*m',
  where: { H, beta },
  evaluate: ({ H, beta }) => (H / beta) * exp(-pi / 4) * sin(pi / 4),
})

export const depthOfLargestMoment = equation({
  ...BEAM,
  symbol: 'z_M',
  title: 'Depth to maximum bending moment',
  unit: 'm',
  where: { beta },
  evaluate: ({ beta }) => pi / (4 * beta),
})

/** Of a shear alone, down the pile. */
export const deflectionAlong = equation({
  ...BEAM,
  symbol: 'y',
  title: 'Deflection at depth z',
  unit: 'm',
  where: { H, beta, k, z: ['depth', 'm'] },
  evaluate: ({ H, beta, k, z }) => ((2 * H * beta) / k) * exp(-beta * z) * cos(beta * z),
})

export const momentAlong = equation({
  ...BEAM,
  symbol: 'M',
  title: 'Bending moment at depth z',
  unit: 'N*m',
  where: { H, beta, z: ['depth', 'm'] },
  evaluate: ({ H, beta, z }) => (H / beta) * exp(-beta * z) * sin(beta * z),
})

export const tubeInertia = equation({
  ...BEAM,
  symbol: 'I',
  title: 'Second moment of area',
  unit: 'm4',
  where: { D, D_i },
  evaluate: ({ D, D_i }) => (pi * (D ** 4 - D_i ** 4)) / 64,
})

export const bendingStress = equation({
  ...BEAM,
  symbol: 'sigma_b',
  title: 'Maximum bending stress',
  unit: 'Pa',
  where: { M_max: ['maximum bending moment', 'N*m'], D, I: ['second moment of area', 'm4'] },
  evaluate: ({ M_max, D, I }) => (M_max * D) / (2 * I),
})
