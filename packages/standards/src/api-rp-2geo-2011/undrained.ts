/** Bearing capacity of a shallow foundation in clay that does not drain. API RP 2GEO (2011) section 7, annex A. */
import { atan, constant, equation, reachRule, sqrt } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '7, undrained bearing capacity', unit: '-' } as const
const A_prime = ['effective area', 'm2'] as const
const B_prime = ['effective width', 'm'] as const
const L_prime = ['effective length', 'm'] as const
const s_u0 = ['undrained shear strength at base level', 'Pa'] as const
const N_c = ['bearing capacity factor', '-'] as const
const k = ['shear strength gradient', 'Pa/m'] as const
const K_c = ['correction factor', '-'] as const
const x = ['normalised shear strength gradient', '-'] as const
const F = ['strength gradient factor', '-'] as const

export const BEARING_FACTOR = constant({ ...AT, symbol: 'N_c', title: 'Bearing capacity factor', value: 5.14 })
/** Of even strength; also the beginning of the fit below. */
export const SHAPE_COEFFICIENT = constant({ ...AT, symbol: 's_cv', title: 'Shape coefficient', value: 0.18 })
/** Where the soil above the base is disturbed, or is counted on as passive resistance. */
export const NO_DEPTH = constant({
  ...AT,
  symbol: 'd_c',
  title: 'Depth factor, soil above base neglected',
  clause: 'A.7, depth factor',
  value: 0,
})
/** Where the table of shape coefficients over the increase of strength ends. */
export const STEEPEST_INCREASE = constant({
  ...AT,
  symbol: 'x_max',
  title: 'Maximum strength gradient for shape coefficient',
  value: 10,
})

export const baseShear = equation({
  ...AT,
  symbol: 'H_max',
  title: 'Effective area shear capacity',
  unit: 'N',
  where: { A_prime, s_u0 },
  evaluate: ({ A_prime, s_u0 }) => A_prime * s_u0,
})

export const LOAD_LEAVES_CAPACITY = reachRule({
  source: apiRp2geo,
  clause: 'A.7, inclination factor',
  title: 'The horizontal load leaves positive bearing capacity',
  because: 'the inclination factor is undefined for a larger load',
})
export const SOIL_ONCE = reachRule({
  source: apiRp2geo,
  clause: 'annex A',
  title: 'Depth factors and passive resistance are not combined',
  because: 'both rely on the soil above the base',
})

export const inclinationFactor = equation({
  ...AT,
  symbol: 'i_c',
  title: 'Inclination factor',
  where: { H: ['horizontal load', 'N'], H_max: ['effective area shear capacity', 'N'] },
  evaluate: ({ H, H_max }) => 0.5 - 0.5 * sqrt(1 - H / H_max),
})

export const strengthIncrease = equation({
  ...AT,
  symbol: 'x',
  title: 'Normalised shear strength gradient',
  where: { k, B_prime, s_u0 },
  evaluate: ({ k, B_prime, s_u0 }) => (k * B_prime) / s_u0,
})

/** Fit of the tabled coefficients, up to the steepest increase. */
export const shapeCoefficient = equation({
  ...AT,
  symbol: 's_cv',
  title: 'Shape coefficient',
  where: { x },
  evaluate: ({ x }) => 0.18 - 0.155 * sqrt(x) + 0.021 * x,
})

export const shapeFactor = equation({
  ...AT,
  symbol: 's_c',
  title: 'Shape factor',
  where: { s_cv: ['shape coefficient', '-'], i_c: ['inclination factor', '-'], B_prime, L_prime },
  evaluate: ({ s_cv, i_c, B_prime, L_prime }) => (s_cv * (1 - 2 * i_c) * B_prime) / L_prime,
})

/** `s_u2` is the strength that stands for the soil below the base: of even strength, that itself. */
export const depthFactor = equation({
  ...AT,
  symbol: 'd_c',
  title: 'Depth factor',
  where: {
    s_u1: ['mean undrained shear strength above base level', 'Pa'],
    s_u2: ['equivalent undrained shear strength below base level', 'Pa'],
    D: ['embedment depth', 'm'],
    B_prime,
  },
  evaluate: ({ s_u1, s_u2, D, B_prime }) => 0.3 * (s_u1 / s_u2) * atan(D / B_prime),
})

/** The base and the seabed are level: nothing is taken for a tilt of either. */
export const correctionFactor = equation({
  ...AT,
  symbol: 'K_c',
  title: 'Correction factor',
  where: { s_c: ['shape factor', '-'], d_c: ['depth factor', '-'], i_c: ['inclination factor', '-'] },
  evaluate: ({ s_c, d_c, i_c }) => 1 + s_c + d_c - i_c,
})

export const netPressure = equation({
  ...AT,
  symbol: 'q_u',
  title: 'Ultimate net bearing pressure',
  unit: 'Pa',
  where: { N_c, s_u0, K_c },
  evaluate: ({ N_c, s_u0, K_c }) => N_c * s_u0 * K_c,
})

export const roughFactor = equation({
  ...AT,
  symbol: 'F_rough',
  title: 'Strength gradient factor, rough base',
  clause: '7, fit to the Davis and Booker (1973) curve',
  where: { x },
  evaluate: ({ x }) => 2.56 + 0.457 * x - sqrt((0.713 + 0.457 * x) ** 2 + 1.38 ** 2),
})

export const smoothFactor = equation({
  ...AT,
  symbol: 'F_smooth',
  title: 'Strength gradient factor, smooth base',
  clause: '7, fit to the Davis and Booker (1973) curve',
  where: { x },
  evaluate: ({ x }) => 1.372 + 0.07 * x - sqrt((0.07 * x - 0.128) ** 2 + 0.342 ** 2),
})

export const increaseFactor = equation({
  ...AT,
  symbol: 'F',
  title: 'Strength gradient factor',
  where: {
    F_smooth: ['smooth base strength gradient factor', '-'],
    F_rough: ['rough base strength gradient factor', '-'],
    r: ['base roughness', '-'],
  },
  evaluate: ({ F_smooth, F_rough, r }) => F_smooth + r * (F_rough - F_smooth),
})

export const representativeStrength = equation({
  ...AT,
  symbol: 's_u2',
  title: 'Equivalent undrained shear strength below base level',
  unit: 'Pa',
  where: { F, N_c, s_u0, k, B_prime },
  evaluate: ({ F, N_c, s_u0, k, B_prime }) => (F * (N_c * s_u0 + (k * B_prime) / 4)) / N_c,
})

export const increasingNetPressure = equation({
  ...AT,
  symbol: 'q_u',
  title: 'Ultimate net bearing pressure',
  unit: 'Pa',
  where: { F, N_c, s_u0, k, B_prime, K_c },
  evaluate: ({ F, N_c, s_u0, k, B_prime, K_c }) => F * (N_c * s_u0 + (k * B_prime) / 4) * K_c,
})
