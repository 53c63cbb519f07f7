/** First yield of a thick tube at either wall under axial stress and pressure, and the yield strength of a hot one. */
import { abs, equation, house, max, reachRange, sqrt } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'

const AT = {
  source: youngBudynas,
  clause: 'table 13.5, thick cylinder, with 3.7, distortion energy',
  unit: 'Pa',
} as const
const RADII = { r_i: ['inner radius', 'm'], r_o: ['outer radius', 'm'] } as const
const sigma_z = ['axial stress', 'Pa'] as const
const c = ['share of the bore', '-'] as const
const k = ['share of the outside', '-'] as const
/** Half the difference of hoop and radial stress over the net pressure: `k` at the inner wall, `c` at the outer. */
const h = ['share at the wall', '-'] as const
const Y = ['yield strength, or what is allowed of it', 'Pa'] as const
const p_o = ['external pressure', 'Pa'] as const
const p_i = ['internal pressure', 'Pa'] as const

/** Linear above a reference temperature, where no curve of the mill is known. */
export const deratedYield = equation({
  source: house,
  clause: 'loss of yield strength per degree',
  symbol: 'Y_p',
  title: 'Yield strength at temperature',
  unit: 'Pa',
  where: {
    SMYS: ['specified minimum yield strength', 'Pa'],
    c_T: ['loss of yield strength per degree', '1/K'],
    T: ['temperature', 'K'],
    T_ref: ['temperature from which it is lost', 'K'],
  },
  evaluate: ({ SMYS, c_T, T, T_ref }) => SMYS * (1 - c_T * max(0, T - T_ref)),
  limited: { holds: 'a pipe that is no warmer than the reference has the specified yield strength' },
})

export const DERATED_TO = reachRange({
  symbol: 'T',
  title: 'Pipe temperature',
  unit: 'degF',
  to: 400,
  unsafe: 'above',
  because: 'a straight line of yield strength is too high for a hotter pipe, which needs the curve of its mill',
  source: house,
  clause: 'loss of yield strength per degree',
})

export const boreShare = equation({
  ...AT,
  symbol: 'c',
  title: 'Share of the bore',
  unit: '-',
  where: RADII,
  evaluate: ({ r_i, r_o }) => r_i ** 2 / (r_o ** 2 - r_i ** 2),
})

export const outsideShare = equation({
  ...AT,
  symbol: 'k',
  title: 'Share of the outside',
  unit: '-',
  where: RADII,
  evaluate: ({ r_i, r_o }) => r_o ** 2 / (r_o ** 2 - r_i ** 2),
})

/** The larger of two internal pressures; none where it is NaN. */
export const yieldPressureOpen = equation({
  ...AT,
  symbol: 'p_y',
  title: 'Internal pressure at first yield, axial force held',
  where: { sigma_z, c, k, h, p_o, Y },
  evaluate: ({ sigma_z, c, k, h, p_o, Y }) =>
    (c * (sigma_z + k * p_o) +
      3 * h ** 2 * p_o +
      sqrt(
        (c * (sigma_z + k * p_o) + 3 * h ** 2 * p_o) ** 2 -
          (c ** 2 + 3 * h ** 2) * ((sigma_z + k * p_o) ** 2 + 3 * (h * p_o) ** 2 - Y ** 2),
      )) /
    (c ** 2 + 3 * h ** 2),
})

/** With the force of the pressure on closed ends; `sigma_z` is what acts besides. None where it is NaN. */
export const yieldPressureCapped = equation({
  ...AT,
  symbol: 'p_y',
  title: 'Internal pressure at first yield, ends closed',
  where: { sigma_z, k, h, p_o, Y },
  evaluate: ({ sigma_z, k, h, p_o, Y }) => p_o + sqrt((Y ** 2 - (sigma_z + k * p_o) ** 2) / 3) / h,
})

/** The larger of two external pressures, the axial force held; none where it is NaN. */
export const yieldPressureOutside = equation({
  ...AT,
  symbol: 'p_yo',
  title: 'External pressure at first yield, axial force held',
  where: { sigma_z, c, k, h, p_i, Y },
  evaluate: ({ sigma_z, c, k, h, p_i, Y }) =>
    (3 * h ** 2 * p_i -
      k * (sigma_z - c * p_i) +
      sqrt(
        (3 * h ** 2 * p_i - k * (sigma_z - c * p_i)) ** 2 -
          (k ** 2 + 3 * h ** 2) * ((sigma_z - c * p_i) ** 2 + 3 * (h * p_i) ** 2 - Y ** 2),
      )) /
    (k ** 2 + 3 * h ** 2),
})

/** Of each sign, at a radius. */
export const curvatureStress = equation({
  source: youngBudynas,
  clause: '8.1, formulas for bending',
  symbol: 'sigma_b',
  title: 'Bending stress',
  unit: 'Pa',
  where: { E: ["Young's modulus", 'Pa'], r: ['radius', 'm'], kappa: ['curvature', 'rad/m'] },
  evaluate: ({ E, r, kappa }) => E * r * kappa,
})

/** `DF`: design factor. */
export const factoredPressure = equation({
  source: house,
  clause: 'load times design factor',
  symbol: 'P_d',
  title: 'Net pressure times design factor',
  unit: 'Pa',
  where: { DF: ['design factor', '-'], p_1: ['pressure on one side', 'Pa'], p_2: ['pressure on the other', 'Pa'] },
  evaluate: ({ DF, p_1, p_2 }) => DF * max(0, p_1 - p_2),
  limited: { holds: 'a pressure from the other side asks nothing of this resistance' },
})

export const factoredLoad = equation({
  source: house,
  clause: 'load times design factor',
  symbol: 'P_d',
  title: 'Equivalent external pressure times design factor',
  unit: 'Pa',
  where: { DF: ['design factor', '-'], P_e: ['equivalent external pressure', 'Pa'] },
  evaluate: ({ DF, P_e }) => DF * max(0, P_e),
  limited: { holds: 'a pressure from inside asks nothing of collapse' },
})

export const factoredForce = equation({
  source: house,
  clause: 'load times design factor',
  symbol: 'F_d',
  title: 'Axial force times design factor',
  unit: 'N',
  where: { DF: ['design factor', '-'], F_a: ['axial force', 'N'] },
  evaluate: ({ DF, F_a }) => DF * abs(F_a),
})

export const factoredStress = equation({
  source: house,
  clause: 'load times design factor',
  symbol: 'sigma_d',
  title: 'Von Mises stress times design factor',
  unit: 'Pa',
  where: { DF: ['design factor', '-'], sigma_vM: ['von Mises stress', 'Pa'] },
  evaluate: ({ DF, sigma_vM }) => DF * sigma_vM,
})

export const yieldMargin = equation({
  source: house,
  clause: 'yield strength over von Mises stress',
  symbol: 'SF_t',
  title: 'Triaxial safety factor',
  unit: '-',
  where: { Y_p: ['yield strength', 'Pa'], sigma_vM: ['von Mises stress', 'Pa'] },
  evaluate: ({ Y_p, sigma_vM }) => Y_p / sigma_vM,
})

export const lesserStrength = equation({
  source: house,
  clause: 'the weaker of pipe body and connection',
  symbol: 'F_t',
  title: 'Strength in tension',
  unit: 'N',
  where: { F_y: ['axial strength of the pipe body', 'N'], F_j: ['strength of the connection', 'N'] },
  evaluate: ({ F_y, F_j }) => (F_y < F_j ? F_y : F_j),
})

const USE = { source: house, clause: 'factored load over resistance', symbol: 'u', unit: '-' } as const

export const pressureUse = equation({
  ...USE,
  title: 'Share of the pressure rating',
  where: { P_d: ['net pressure times design factor', 'Pa'], P_r: ['pressure that is held', 'Pa'] },
  evaluate: ({ P_d, P_r }) => P_d / P_r,
})

export const forceUse = equation({
  ...USE,
  title: 'Share of the axial strength',
  where: { F_d: ['axial force times design factor', 'N'], F_t: ['axial strength', 'N'] },
  evaluate: ({ F_d, F_t }) => F_d / F_t,
})

export const stressUse = equation({
  ...USE,
  title: 'Share of the yield strength',
  where: { sigma_d: ['von Mises stress times design factor', 'Pa'], Y_p: ['yield strength', 'Pa'] },
  evaluate: ({ sigma_d, Y_p }) => sigma_d / Y_p,
})

const MARGIN = { source: house, clause: 'rating over load', symbol: 'SF', unit: '-' } as const

export const pressureMargin = equation({
  ...MARGIN,
  title: 'Safety factor against pressure',
  where: { P_r: ['pressure that is held', 'Pa'], P_l: ['pressure load', 'Pa'] },
  evaluate: ({ P_r, P_l }) => P_r / P_l,
})

export const forceMargin = equation({
  ...MARGIN,
  title: 'Safety factor in tension',
  where: { F_t: ['strength in tension', 'N'], F_l: ['tension load', 'N'] },
  evaluate: ({ F_t, F_l }) => F_t / F_l,
})
