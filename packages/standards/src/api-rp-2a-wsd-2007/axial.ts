/** Axial tension, compression with column and local buckling, and shear. API RP 2A-WSD 3.2.1, 3.2.2, 3.2.4. */
import { constant, equation, min, pi, reachRange, sqrt } from '@keelson/equations'
import { apiRp2aWsd } from './source.ts'

const AT = { source: apiRp2aWsd, unit: 'Pa' } as const
const F_y = ['yield strength', 'Pa'] as const
const E = ["Young's modulus", 'Pa'] as const
const D = ['outside diameter', 'm'] as const
const t = ['wall thickness', 'm'] as const

export const SLENDEREST_TUBE = constant({
  symbol: 'r_D',
  title: 'Maximum D/t for the member clauses',
  value: 300,
  unit: '-',
  source: apiRp2aWsd,
  clause: '3.2.2',
})

/** D/t above which a compressed tube buckles locally, and its wall has to have a least thickness. */
export const COMPACT_TUBE = constant({
  symbol: 'r_D',
  title: 'Maximum D/t without local buckling',
  value: 60,
  unit: '-',
  source: apiRp2aWsd,
  clause: '3.2.2b',
})

/** Of a tube of D/t above 60; a quarter of an inch. */
export const locallyBucklingWall = reachRange({
  symbol: 't',
  title: 'Compressed tube wall thickness, D/t above 60',
  unit: 'mm',
  from: 6.35,
  unsafe: 'below',
  because: 'the local buckling formulas apply to thicker walls',
  source: apiRp2aWsd,
  clause: '3.2.2b',
})

export const allowableTension = equation({
  ...AT,
  symbol: 'F_t',
  title: 'Allowable axial tensile stress',
  clause: '3.2.1',
  where: { F_y },
  evaluate: ({ F_y }) => 0.6 * F_y,
})

export const elasticLocalBuckling = equation({
  ...AT,
  symbol: 'F_xe',
  title: 'Elastic local buckling stress',
  clause: '3.2.2b',
  where: { E, t, D },
  evaluate: ({ E, t, D }) => (2 * 0.3 * E * t) / D,
})

export const diameterOverWall = equation({
  ...AT,
  symbol: 'D_t',
  title: 'Diameter to wall thickness ratio',
  unit: '-',
  clause: '3.2.2b',
  where: { D, t },
  evaluate: ({ D, t }) => D / t,
})

/** Replaces the yield strength in the column formula. */
export const localBucklingStress = equation({
  ...AT,
  symbol: 'F_xc',
  title: 'Local buckling stress',
  clause: '3.2.2b',
  where: { F_y, F_xe: ['elastic local buckling stress', 'Pa'], D, t },
  evaluate: ({ F_y, F_xe, D, t }) => (D / t <= 60 ? F_y : min(F_xe, F_y * (1.64 - 0.23 * (D / t) ** 0.25))),
})

export const slenderness = equation({
  ...AT,
  symbol: 'r_KL',
  title: 'Slenderness ratio',
  unit: '-',
  clause: '3.2.2a',
  where: { L_k: ['effective length, K L', 'm'], r: ['radius of gyration', 'm'] },
  evaluate: ({ L_k, r }) => L_k / r,
})

export const columnSlenderness = equation({
  ...AT,
  symbol: 'C_c',
  title: 'Limiting slenderness ratio for elastic column buckling',
  unit: '-',
  clause: '3.2.2a',
  where: { F_y, E },
  evaluate: ({ F_y, E }) => sqrt((2 * pi ** 2 * E) / F_y),
})

export const allowableCompression = equation({
  ...AT,
  symbol: 'F_a',
  title: 'Allowable axial compressive stress',
  clause: '3.2.2a',
  where: {
    r_KL: ['slenderness ratio, K L/r', '-'],
    C_c: ['limiting slenderness ratio for elastic column buckling', '-'],
    F_y: ['yield strength, or local buckling stress', 'Pa'],
    E,
  },
  evaluate: ({ r_KL, C_c, F_y, E }) =>
    r_KL < C_c
      ? ((1 - r_KL ** 2 / (2 * C_c ** 2)) * F_y) / (5 / 3 + (3 * r_KL) / (8 * C_c) - r_KL ** 3 / (8 * C_c ** 3))
      : (12 * pi ** 2 * E) / (23 * r_KL ** 2),
})

export const eulerStress = equation({
  ...AT,
  symbol: 'F_e',
  title: 'Euler stress divided by safety factor',
  clause: '3.3.1',
  where: { E, r_KL: ['slenderness ratio, K L/r', '-'] },
  evaluate: ({ E, r_KL }) => (12 * pi ** 2 * E) / (23 * r_KL ** 2),
})

export const allowableShear = equation({
  ...AT,
  symbol: 'F_v',
  title: 'Allowable shear stress',
  clause: '3.2.4',
  where: { F_y },
  evaluate: ({ F_y }) => 0.4 * F_y,
})

export const beamShearStress = equation({
  ...AT,
  symbol: 'f_v',
  title: 'Beam shear stress',
  clause: '3.2.4a',
  where: { V: ['shear force', 'N'], A: ['cross-sectional area', 'm2'] },
  evaluate: ({ V, A }) => V / (0.5 * A),
})

/** Of a tube, twice that of bending. */
export const polarMoment = equation({
  ...AT,
  symbol: 'I_p',
  title: 'Polar moment of inertia',
  unit: 'm4',
  clause: '3.2.4b',
  where: { I: ['second moment of area', 'm4'] },
  evaluate: ({ I }) => 2 * I,
})

export const torsionalShearStress = equation({
  ...AT,
  symbol: 'f_vt',
  title: 'Torsional shear stress',
  clause: '3.2.4b',
  where: { M_t: ['torsional moment', 'N*m'], D, I_p: ['polar moment of inertia', 'm4'] },
  evaluate: ({ M_t, D, I_p }) => (M_t * (D / 2)) / I_p,
})

/** Of beam shear and of torsion. */
export const shearUse = equation({
  ...AT,
  symbol: 'u_v',
  title: 'Shear utilisation',
  unit: '-',
  clause: '3.2.4',
  where: { f_v: ['shear stress', 'Pa'], F_v: ['allowable shear stress', 'Pa'] },
  evaluate: ({ f_v, F_v }) => f_v / F_v,
})
