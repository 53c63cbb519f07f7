/** Hoop stress of gas pipelines, by location class and offshore (chapter VIII). ASME B31.8 (2020) 841.1.1 and A842.2.2. */
import { equation, max, min } from '@keelson/equations'
import { asmeB318 } from './source.ts'

export type LocationClass = 'class 1 div 1' | 'class 1 div 2' | 'class 2' | 'class 3' | 'class 4' | 'offshore'

/** Design factor by location class; offshore: the pipeline, not the riser. ASME B31.8 (2020) tables 841.1.6-1, A842.2.2-1. */
export const DESIGN_FACTOR: Readonly<Record<LocationClass, number>> = {
  'class 1 div 1': 0.8,
  'class 1 div 2': 0.72,
  'class 2': 0.6,
  'class 3': 0.5,
  'class 4': 0.4,
  offshore: 0.72,
}
/** D/t below which chapter VIII allows the mean-diameter form. ASME B31.8 (2020) A842.2.2. */
export const THICK_FORM_D_OVER_T = 30

const P = ['net internal pressure', 'Pa'] as const
const D = ['outside diameter', 'm'] as const
const t = ['wall without allowances', 'm'] as const
const S_a = ['allowable hoop stress', 'Pa'] as const

export const netInternalPressure = equation({
  symbol: 'P',
  title: 'Net internal pressure',
  unit: 'Pa',
  source: asmeB318,
  clause: 'A842.2.2',
  where: { P_i: ['internal pressure', 'Pa'], P_e: ['external pressure', 'Pa'] },
  evaluate: ({ P_i, P_e }) => P_i - P_e,
})

/** Barlow on the outside diameter. */
export const hoopStress = equation({
  symbol: 'S_h',
  title: 'Hoop stress',
  unit: 'Pa',
  source: asmeB318,
  clause: '841.1.1 and A842.2.2',
  where: { P, D, t },
  evaluate: ({ P, D, t }) => (P * D) / (2 * t),
})

/** On the mean diameter, as chapter VIII allows for D/t below 30. */
export const hoopStressThick = equation({
  symbol: 'S_h',
  title: 'Hoop stress on the mean diameter',
  unit: 'Pa',
  source: asmeB318,
  clause: 'A842.2.2, D/t < 30',
  where: { P, D, t },
  evaluate: ({ P, D, t }) => (P * (D - t)) / (2 * t),
})

export const allowableHoopStress = equation({
  symbol: 'S_a',
  title: 'Allowable hoop stress',
  unit: 'Pa',
  source: asmeB318,
  clause: '841.1.1 and A842.2.2',
  where: {
    F: ['hoop stress design factor', '-'],
    E: ['longitudinal joint factor', '-'],
    T: ['temperature de-rating factor', '-'],
    S: ['specified minimum yield strength', 'Pa'],
  },
  evaluate: ({ F, E, T, S }) => F * E * T * S,
})

/** 0 without net internal pressure. */
export const hoopMinimumWall = equation({
  symbol: 't_req',
  title: 'Required wall for internal pressure',
  unit: 'm',
  source: asmeB318,
  clause: '841.1.1 and A842.2.2',
  where: { P, D, S_a },
  evaluate: ({ P, D, S_a }) => (max(0, P) * D) / (2 * S_a),
})

/** The mean-diameter form where D/t comes out below 30, else Barlow; D/30 between the two. */
export const hoopMinimumWallThick = equation({
  symbol: 't_req',
  title: 'Required wall for internal pressure, on the mean diameter below D/t 30',
  unit: 'm',
  source: asmeB318,
  clause: 'A842.2.2',
  where: { P, D, S_a },
  evaluate: ({ P, D, S_a }) => min((max(0, P) * D) / (2 * S_a), max((max(0, P) * D) / (2 * S_a + max(0, P)), D / 30)),
})
