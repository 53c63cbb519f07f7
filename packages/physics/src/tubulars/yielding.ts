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
const c = ['internal pressure coefficient', '-'] as const
const k = ['external pressure coefficient', '-'] as const
/** Half the difference of hoop and radial stress over the net pressure: `k` at the inner wall, `c` at the outer. */
const h = ['wall stress coefficient', '-'] as const
const Y = ['yield strength or allowable stress', 'Pa'] as const
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
    c_T: ['yield strength reduction per degree', '1/K'],
    T: ['temperature', 'K'],
    T_ref: ['temperature at the onset of yield strength reduction', 'K'],
  },
  evaluate: ({ SMYS, c_T, T, T_ref }) => SMYS * (1 - c_T * max(0, T - T_ref)),
  limited: { holds: 'a pipe at or below the reference temperature has the specified yield strength' },
})

export const DERATED_TO = reachRange({
  symbol: 'T',
  title: 'Pipe temperature',
  unit: 'degF',
  to: 400,
  unsafe: 'above',
  because:
    'linear derating overestimates the yield strength above this temperature, for which the mill curve is required',
  source: house,
  clause: 'loss of yield strength per degree',
})

export const boreShare = equation({
  ...AT,
  symbol: 'c',
  title: 'Internal pressure coefficient',
  unit: '-',
  where: RADII,
  evaluate: ({ r_i, r_o }) => r_i ** 2 / (r_o ** 2 - r_i ** 2),
})

export const outsideShare = equation({
  ...AT,
  symbol: 'k',
  title: 'External pressure coefficient',
  unit: '-',
  where: RADII,
  evaluate: ({ r_i, r_o }) => r_o ** 2 / (r_o ** 2 - r_i ** 2),
})

/** The larger of two internal pressures; none where it is NaN. */
export const yieldPressureOpen = equation({
  ...AT,
  symbol: 'p_y',
  title: 'Internal pressure at first yield, constant axial force',
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
  title: 'Internal pressure at first yield, closed ends',
  where: { sigma_z, k, h, p_o, Y },
  evaluate: ({ sigma_z, k, h, p_o, Y }) => p_o + sqrt((Y ** 2 - (sigma_z + k * p_o) ** 2) / 3) / h,
})

/** The larger of two external pressures, the axial force held; none where it is NaN. */
export const yieldPressureOutside = equation({
  ...AT,
  symbol: 'p_yo',
  title: 'External pressure at first yield, constant axial force',
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
  title: 'Net pressure × design factor',
  unit: 'Pa',
  where: {
    DF: ['design factor', '-'],
    p_1: ['pressure on the loaded side', 'Pa'],
    p_2: ['pressure on the other side', 'Pa'],
  },
  evaluate: ({ DF, p_1, p_2 }) => DF * max(0, p_1 - p_2),
  limited: { holds: 'a reversed pressure difference does not load this resistance' },
})

export const factoredLoad = equation({
  source: house,
  clause: 'load times design factor',
  symbol: 'P_d',
  title: 'Equivalent external pressure × design factor',
  unit: 'Pa',
  where: { DF: ['design factor', '-'], P_e: ['equivalent external pressure', 'Pa'] },
  evaluate: ({ DF, P_e }) => DF * max(0, P_e),
  limited: { holds: 'net internal pressure does not cause collapse' },
})

export const factoredForce = equation({
  source: house,
  clause: 'load times design factor',
  symbol: 'F_d',
  title: 'Axial force × design factor',
  unit: 'N',
  where: { DF: ['design factor', '-'], F_a: ['axial force', 'N'] },
  evaluate: ({ DF, F_a }) => DF * abs(F_a),
})

export const factoredStress = equation({
  source: house,
  clause: 'load times design factor',
  symbol: 'sigma_d',
  title: 'Von Mises stress × design factor',
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
  title: 'Tensile strength',
  unit: 'N',
  where: { F_y: ['pipe body axial strength', 'N'], F_j: ['connection strength', 'N'] },
  evaluate: ({ F_y, F_j }) => (F_y < F_j ? F_y : F_j),
})

const USE = { source: house, clause: 'factored load over resistance', symbol: 'u', unit: '-' } as const

export const pressureUse = equation({
  ...USE,
  title: 'Pressure utilisation',
  where: { P_d: ['net pressure × design factor', 'Pa'], P_r: ['pressure rating', 'Pa'] },
  evaluate: ({ P_d, P_r }) => P_d / P_r,
})

export const forceUse = equation({
  ...USE,
  title: 'Axial utilisation',
  where: { F_d: ['axial force × design factor', 'N'], F_t: ['axial strength', 'N'] },
  evaluate: ({ F_d, F_t }) => F_d / F_t,
})

export const stressUse = equation({
  ...USE,
  title: 'Yield utilisation',
  where: { sigma_d: ['von Mises stress × design factor', 'Pa'], Y_p: ['yield strength', 'Pa'] },
  evaluate: ({ sigma_d, Y_p }) => sigma_d / Y_p,
})

const MARGIN = { source: house, clause: 'rating over load', symbol: 'SF', unit: '-' } as const

export const pressureMargin = equation({
  ...MARGIN,
  title: 'Pressure safety factor',
  where: { P_r: ['pressure rating', 'Pa'], P_l: ['pressure load', 'Pa'] },
  evaluate: ({ P_r, P_l }) => P_r / P_l,
})

export const forceMargin = equation({
  ...MARGIN,
  title: 'Tension safety factor',
  where: { F_t: ['tensile strength', 'N'], F_l: ['tension load', 'N'] },
  evaluate: ({ F_t, F_l }) => F_t / F_l,
})
