/** Axial load, bending and hydrostatic pressure together. API RP 2A-WSD 3.3. */
import { abs, constant, equation, max, sqrt } from '@keelson/equations'
import { apiRp2aWsd } from './source.ts'

const AT = { source: apiRp2aWsd, unit: '-' } as const
const factor = (symbol: string, title: string, value: number, clause: string) =>
  constant({ ...AT, symbol, title, value, clause })

export const UNITY = factor('u_lim', 'Combined stress limit', 1, '3.3')
export const SINGLE_FORM = factor('u_s', 'Axial stress ratio limit for the simplified form', 0.15, '3.3.1')
export const POISSON = factor('nu', "Interaction Poisson's ratio", 0.3, '3.3.3')
export const SF_AXIAL = factor('SF_x', 'Axial tension safety factor', 1.67, '3.3.5')
export const SF_AXIAL_EXTREME = factor('SF_x', 'Axial tension safety factor, extreme', 1.25, '3.3.5')
/** The upper ends of the ranges 1.67 to 2.0 and 1.25 to 1.5. */
export const SF_COMPRESSION = factor('SF_xc', 'Axial compression safety factor', 2, '3.3.5')
export const SF_COMPRESSION_EXTREME = factor('SF_xc', 'Axial compression safety factor, extreme', 1.5, '3.3.5')
export const SF_HOOP = factor('SF_h', 'Hoop compression safety factor', 2, '3.3.5')
export const SF_HOOP_EXTREME = factor('SF_h', 'Hoop compression safety factor, extreme', 1.5, '3.3.5')

const f_a = ['absolute axial stress', 'Pa'] as const
const f_b = ['absolute bending stress', 'Pa'] as const
const f_h = ['hoop stress', 'Pa'] as const
const F_b = ['allowable bending stress', 'Pa'] as const
const F_y = ['yield strength', 'Pa'] as const

export const resultantBending = equation({
  ...AT,
  symbol: 'f_b',
  title: 'Resultant bending stress',
  unit: 'Pa',
  clause: '3.3.1',
  where: { f_bx: ['in-plane bending stress', 'Pa'], f_by: ['out-of-plane bending stress', 'Pa'] },
  evaluate: ({ f_bx, f_by }) => sqrt(f_bx ** 2 + f_by ** 2),
})

/** Below the Euler stress: from there on no moment can be held. */
export const stabilityUse = equation({
  ...AT,
  symbol: 'u_st',
  title: 'Combined compression and bending, stability',
  clause: '3.3.1-1',
  where: {
    f_a,
    F_a: ['allowable axial compressive stress', 'Pa'],
    C_m: ['moment reduction factor', '-'],
    f_b,
    F_b,
    F_e: ['Euler stress divided by safety factor', 'Pa'],
  },
  evaluate: ({ f_a, F_a, C_m, f_b, F_b, F_e }) => f_a / F_a + (C_m * f_b) / ((1 - f_a / F_e) * F_b),
})

/** `F_t`: 0.6 of the yield strength for yield and tension, the allowable compression for the single form. */
export const axialAndBendingUse = equation({
  ...AT,
  symbol: 'u_ab',
  title: 'Combined axial stress and bending',
  clause: '3.3.1-2, 3.3.1-3, 3.3.2',
  where: { f_a, F_t: ['allowable axial stress', 'Pa'], f_b, F_b },
  evaluate: ({ f_a, F_t, f_b, F_b }) => f_a / F_t + f_b / F_b,
})

export const largerUse = equation({
  ...AT,
  symbol: 'u_c',
  title: 'Combined axial stress and bending, governing form',
  clause: '3.3.1',
  where: { u_st: ['stability utilisation', '-'], u_y: ['yield utilisation', '-'] },
  evaluate: ({ u_st, u_y }) => max(u_st, u_y),
})

/** The allowable of 3.2.3 with its increase, where there is one. */
export const bendingSafetyFactor = equation({
  ...AT,
  symbol: 'SF_b',
  title: 'Bending safety factor',
  clause: '3.3.5',
  where: { F_y, F_b },
  evaluate: ({ F_y, F_b }) => F_y / F_b,
})

export const tensionShare = equation({
  ...AT,
  symbol: 'A',
  title: 'Longitudinal stress term',
  clause: '3.3.3',
  where: { f_a, f_b, f_h, SF_x: ['axial tension safety factor', '-'], F_y },
  evaluate: ({ f_a, f_b, f_h, SF_x, F_y }) => ((f_a + f_b - 0.5 * f_h) * SF_x) / F_y,
})

/** On the side where bending pulls more than axial load and the ends press. */
export const bendingTensionShare = equation({
  ...AT,
  symbol: 'A',
  title: 'Longitudinal tension term',
  clause: '3.3.4',
  where: { f_a, f_b, f_h, SF_x: ['axial tension safety factor', '-'], F_y },
  evaluate: ({ f_a, f_b, f_h, SF_x, F_y }) => ((f_b - f_a - 0.5 * f_h) * SF_x) / F_y,
})

export const hoopShare = equation({
  ...AT,
  symbol: 'B',
  title: 'Hoop stress term',
  clause: '3.3.3',
  where: { f_h, SF_h: ['hoop compression safety factor', '-'], F_hc: ['critical hoop buckling stress', 'Pa'] },
  evaluate: ({ f_h, SF_h, F_hc }) => (f_h * SF_h) / F_hc,
})

export const tensionAndPressure = equation({
  ...AT,
  symbol: 'u_tp',
  title: 'Combined tension and hydrostatic pressure',
  clause: '3.3.3',
  where: {
    A: ['longitudinal stress term', '-'],
    B: ['hoop stress term', '-'],
    nu: ["Poisson's ratio", '-'],
  },
  evaluate: ({ A, B, nu }) => A ** 2 + B ** 2 + 2 * nu * abs(A) * B,
})

export const compressionAndPressure = equation({
  ...AT,
  symbol: 'u_cp',
  title: 'Combined compression and hydrostatic pressure',
  clause: '3.3.4',
  where: {
    f_a,
    f_h,
    SF_xc: ['axial compression safety factor', '-'],
    F_xc: ['local buckling stress', 'Pa'],
    f_b,
    SF_b: ['bending safety factor', '-'],
    F_y,
  },
  evaluate: ({ f_a, f_h, SF_xc, F_xc, f_b, SF_b, F_y }) => ((f_a + 0.5 * f_h) * SF_xc) / F_xc + (f_b * SF_b) / F_y,
})

export const longitudinalCompression = equation({
  ...AT,
  symbol: 'f_x',
  title: 'Total longitudinal compressive stress',
  unit: 'Pa',
  clause: '3.3.4',
  where: { f_a, f_b, f_h },
  evaluate: ({ f_a, f_b, f_h }) => f_a + f_b + 0.5 * f_h,
})

export const elasticAxialAllowable = equation({
  ...AT,
  symbol: 'F_aa',
  title: 'Allowable elastic local buckling stress',
  unit: 'Pa',
  clause: '3.3.4',
  where: { F_xe: ['elastic local buckling stress', 'Pa'], SF_xc: ['axial compression safety factor', '-'] },
  evaluate: ({ F_xe, SF_xc }) => F_xe / SF_xc,
})

export const elasticHoopAllowable = equation({
  ...AT,
  symbol: 'F_ha',
  title: 'Allowable elastic hoop buckling stress',
  unit: 'Pa',
  clause: '3.3.4',
  where: { F_he: ['elastic hoop buckling stress', 'Pa'], SF_h: ['hoop compression safety factor', '-'] },
  evaluate: ({ F_he, SF_h }) => F_he / SF_h,
})

/** Where f_x is above half of F_ha, and F_aa too. */
export const elasticCompressionAndPressure = equation({
  ...AT,
  symbol: 'u_ep',
  title: 'Combined compression and hydrostatic pressure, elastic buckling',
  clause: '3.3.4',
  where: {
    f_x: ['total longitudinal compressive stress', 'Pa'],
    F_aa: ['allowable elastic local buckling stress', 'Pa'],
    F_ha: ['allowable elastic hoop buckling stress', 'Pa'],
    f_h,
  },
  evaluate: ({ f_x, F_aa, F_ha, f_h }) => (f_x - 0.5 * F_ha) / (F_aa - 0.5 * F_ha) + (f_h / F_ha) ** 2,
})

export const largestUse = equation({
  ...AT,
  symbol: 'u_p',
  title: 'Combined axial stress, bending and pressure, governing form',
  clause: '3.3.4',
  where: {
    u_1: ['utilisation of first form', '-'],
    u_2: ['utilisation of second form', '-'],
  },
  evaluate: ({ u_1, u_2 }) => max(u_1, u_2),
})
