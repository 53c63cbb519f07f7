/** A thick-walled tube under pressures, axial force, bending and torsion: what stands at a radius. Tension positive. */
import { abs, equation, max, pi, reachRange, type Source, sqrt } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'

export const sparks: Source = {
  id: 'Sparks (1984)',
  title: 'The influence of tension, pressure and weight on pipe and riser deformations and stresses',
  publisher: 'ASME Journal of Energy Resources Technology',
  revision: 'vol. 106',
}
/** Stresses and criteria that are used for a pipe in tension see no buckling of it as a column. */
export const EFFECTIVE_TENSION = reachRange({
  symbol: 'T_eff',
  title: 'Effective tension',
  unit: 'kN',
  from: 0,
  unsafe: 'below',
  because: 'under compression the riser may buckle as a column, which is not assessed',
  source: sparks,
  clause: 'effective and true tension',
})
const LAME = { source: youngBudynas, clause: 'table 13.5, thick cylinder' } as const

const D = ['outside diameter', 'm'] as const
const t = ['wall thickness', 'm'] as const
const p_i = ['internal pressure', 'Pa'] as const
const p_e = ['external pressure', 'Pa'] as const
const r_i = ['inner radius', 'm'] as const
const r_o = ['outer radius', 'm'] as const
const r = ['radius', 'm'] as const
const sigma_m = ['mean of hoop and radial stresses', 'Pa'] as const
const sigma_d = ['half difference of hoop and radial stresses', 'Pa'] as const

export const outerRadius = equation({
  ...LAME,
  symbol: 'r_o',
  title: 'Outer radius',
  unit: 'm',
  where: { D },
  evaluate: ({ D }) => D / 2,
})

export const innerRadius = equation({
  ...LAME,
  symbol: 'r_i',
  title: 'Inner radius',
  unit: 'm',
  where: { D, t },
  evaluate: ({ D, t }) => D / 2 - t,
})

/** Tension positive: the pull on the steel itself. */
export const trueWallForce = equation({
  source: sparks,
  clause: 'effective and true tension',
  symbol: 'T_w',
  title: 'True wall force',
  unit: 'N',
  where: { T_eff: ['effective tension', 'N'], p_i, r_i, p_e, r_o },
  evaluate: ({ T_eff, p_i, r_i, p_e, r_o }) => T_eff + p_i * pi * r_i ** 2 - p_e * pi * r_o ** 2,
})

/** The same at every radius. */
export const meanStress = equation({
  ...LAME,
  symbol: 'sigma_m',
  title: 'Mean of hoop and radial stresses',
  unit: 'Pa',
  where: { p_i, r_i, p_e, r_o },
  evaluate: ({ p_i, r_i, p_e, r_o }) => (p_i * r_i ** 2 - p_e * r_o ** 2) / (r_o ** 2 - r_i ** 2),
})

export const halfDifference = equation({
  ...LAME,
  symbol: 'sigma_d',
  title: 'Half difference of hoop and radial stresses',
  unit: 'Pa',
  where: { p_i, p_e, r_i, r_o, r },
  evaluate: ({ p_i, p_e, r_i, r_o, r }) => ((p_i - p_e) * r_i ** 2 * r_o ** 2) / ((r_o ** 2 - r_i ** 2) * r ** 2),
})

export const hoopStress = equation({
  ...LAME,
  symbol: 'sigma_h',
  title: 'Hoop stress',
  unit: 'Pa',
  where: { sigma_m, sigma_d },
  evaluate: ({ sigma_m, sigma_d }) => sigma_m + sigma_d,
})

export const radialStress = equation({
  ...LAME,
  symbol: 'sigma_r',
  title: 'Radial stress',
  unit: 'Pa',
  where: { sigma_m, sigma_d },
  evaluate: ({ sigma_m, sigma_d }) => sigma_m - sigma_d,
})

/** What the pressure there leaves at a wall. */
export const radialStressAtWall = equation({
  ...LAME,
  symbol: 'sigma_r',
  title: 'Radial stress',
  unit: 'Pa',
  where: { p: ['pressure at wall surface', 'Pa'] },
  evaluate: ({ p }) => -p,
})

/** Round sections: twice the second moment of area. */
export const torsionalShear = equation({
  source: youngBudynas,
  clause: 'table 10.1, case 10',
  symbol: 'tau',
  title: 'Torsional shear stress',
  unit: 'Pa',
  where: { T: ['torque', 'N*m'], r, I: ['second moment of area', 'm4'] },
  evaluate: ({ T, r, I }) => (T * r) / (2 * I),
})

const sides = { sigma_a: ['axial stress', 'Pa'], sigma_b: ['bending stress', 'Pa'] } as const

export const tensionSide = equation({
  source: youngBudynas,
  clause: '8.1, formulas for bending',
  symbol: 'sigma_t',
  title: 'Longitudinal stress, tension side',
  unit: 'Pa',
  where: sides,
  evaluate: ({ sigma_a, sigma_b }) => sigma_a + sigma_b,
})

export const compressionSide = equation({
  source: youngBudynas,
  clause: '8.1, formulas for bending',
  symbol: 'sigma_c',
  title: 'Longitudinal stress, compression side',
  unit: 'Pa',
  where: sides,
  evaluate: ({ sigma_a, sigma_b }) => sigma_a - sigma_b,
})

export const vonMisesStress = equation({
  source: youngBudynas,
  clause: '3.7, distortion energy',
  symbol: 'sigma_vM',
  title: 'Von Mises stress',
  unit: 'Pa',
  where: {
    sigma: ['longitudinal stress', 'Pa'],
    sigma_h: ['hoop stress', 'Pa'],
    sigma_r: ['radial stress', 'Pa'],
    tau: ['torsional shear stress', 'Pa'],
  },
  evaluate: ({ sigma, sigma_h, sigma_r, tau }) =>
    sqrt(((sigma - sigma_h) ** 2 + (sigma_h - sigma_r) ** 2 + (sigma_r - sigma) ** 2) / 2 + 3 * tau ** 2),
})

/** Where nothing twists the tube. */
export const untwistedStress = equation({
  source: youngBudynas,
  clause: '3.7, distortion energy',
  symbol: 'sigma_vM',
  title: 'Von Mises stress',
  unit: 'Pa',
  where: {
    sigma: ['longitudinal stress', 'Pa'],
    sigma_h: ['hoop stress', 'Pa'],
    sigma_r: ['radial stress', 'Pa'],
  },
  evaluate: ({ sigma, sigma_h, sigma_r }) =>
    sqrt(((sigma - sigma_h) ** 2 + (sigma_h - sigma_r) ** 2 + (sigma_r - sigma) ** 2) / 2),
})

export const largerStress = equation({
  source: youngBudynas,
  clause: '3.7, distortion energy',
  symbol: 'sigma_vM',
  title: 'Maximum von Mises stress',
  unit: 'Pa',
  where: { sigma_1: ['first von Mises stress', 'Pa'], sigma_2: ['second von Mises stress', 'Pa'] },
  evaluate: ({ sigma_1, sigma_2 }) => max(sigma_1, sigma_2),
})

/** Half the width of the stresses along the tube that keep the von Mises stress within a limit; none where it is NaN. */
export const reachOfStress = equation({
  source: youngBudynas,
  clause: '3.7, distortion energy solved for one stress',
  symbol: 'sigma_w',
  title: 'Allowable longitudinal stress half-range',
  unit: 'Pa',
  where: {
    sigma_all: ['allowable stress', 'Pa'],
    sigma_h: ['hoop stress', 'Pa'],
    sigma_r: ['radial stress', 'Pa'],
    tau: ['torsional shear stress', 'Pa'],
  },
  evaluate: ({ sigma_all, sigma_h, sigma_r, tau }) =>
    sqrt(sigma_all ** 2 - (3 * (sigma_h - sigma_r) ** 2) / 4 - 3 * tau ** 2),
})

/** Of either sign that a tube bears beside its other loads, at one radius; below nothing where it bears none. */
export const allowableMoment = equation({
  source: youngBudynas,
  clause: '8.1, formulas for bending',
  symbol: 'M_all',
  title: 'Bending moment at allowable stress',
  unit: 'N*m',
  where: {
    sigma_w: ['allowable longitudinal stress half-range', 'Pa'],
    sigma_a: ['axial stress', 'Pa'],
    sigma_h: ['hoop stress', 'Pa'],
    sigma_r: ['radial stress', 'Pa'],
    I: ['second moment of area', 'm4'],
    r,
  },
  evaluate: ({ sigma_w, sigma_a, sigma_h, sigma_r, I, r }) =>
    ((sigma_w - abs(sigma_a - (sigma_h + sigma_r) / 2)) * I) / r,
})
