/** Hoop stress of liquid pipelines, onshore and offshore (chapter IX). ASME B31.4 (2019) 403.2.1 and A402.3.5. */
import { equation, max, min } from '@keelson/equations'
import { asmeB314 } from './source.ts'

/** Hoop stress design factor of pipelines; 0.60 of offshore risers and platform piping. ASME B31.4 (2019) 403.2.1, A402.3.5. */
export const F_PIPELINE = 0.72
/** D/t below which chapter IX allows the mean-diameter form. ASME B31.4 (2019) A402.3.5. */
export const THICK_FORM_D_OVER_T = 30
/** Highest metal temperature of the code, degC. ASME B31.4 (2019) 400.2. */
export const TEMPERATURE_LIMIT = 120

const P = ['net internal pressure', 'Pa'] as const
const D = ['outside diameter', 'm'] as const
const t = ['wall without allowances', 'm'] as const
const F = ['hoop stress design factor', '-'] as const
const E = ['longitudinal joint factor', '-'] as const
const S_y = ['specified minimum yield strength', 'Pa'] as const

export const netInternalPressure = equation({
  symbol: 'P',
  title: 'Net internal pressure',
  unit: 'Pa',
  source: asmeB314,
  clause: 'A402.3.5',
  where: { P_i: ['internal pressure', 'Pa'], P_e: ['external pressure', 'Pa'] },
  evaluate: ({ P_i, P_e }) => P_i - P_e,
})

/** Barlow on the outside diameter. */
export const hoopStress = equation({
  symbol: 'S_h',
  title: 'Hoop stress',
  unit: 'Pa',
  source: asmeB314,
  clause: '403.2.1 and A402.3.5',
  where: { P, D, t },
  evaluate: ({ P, D, t }) => (P * D) / (2 * t),
})

/** On the mean diameter, as chapter IX allows for D/t below 30. */
export const hoopStressThick = equation({
  symbol: 'S_h',
  title: 'Hoop stress on the mean diameter',
  unit: 'Pa',
  source: asmeB314,
  clause: 'A402.3.5, D/t < 30',
  where: { P, D, t },
  evaluate: ({ P, D, t }) => (P * (D - t)) / (2 * t),
})

export const allowableHoopStress = equation({
  symbol: 'S_a',
  title: 'Allowable hoop stress',
  unit: 'Pa',
  source: asmeB314,
  clause: '403.2.1 and A402.3.5',
  where: { F, E, S_y },
  evaluate: ({ F, E, S_y }) => F * E * S_y,
})

/** 0 without net internal pressure. */
export const hoopMinimumWall = equation({
  symbol: 't_req',
  title: 'Required wall for internal pressure',
  unit: 'm',
  source: asmeB314,
  clause: '403.2.1 and A402.3.5',
  where: { P, D, S_a: ['allowable hoop stress', 'Pa'] },
  evaluate: ({ P, D, S_a }) => (max(0, P) * D) / (2 * S_a),
})

/** The mean-diameter form where D/t comes out below 30, else Barlow; D/30 between the two. */
export const hoopMinimumWallThick = equation({
  symbol: 't_req',
  title: 'Required wall for internal pressure, on the mean diameter below D/t 30',
  unit: 'm',
  source: asmeB314,
  clause: 'A402.3.5',
  where: { P, D, S_a: ['allowable hoop stress', 'Pa'] },
  evaluate: ({ P, D, S_a }) => min((max(0, P) * D) / (2 * S_a), max((max(0, P) * D) / (2 * S_a + max(0, P)), D / 30)),
})
