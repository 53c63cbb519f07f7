/** Hoop stress of gas pipelines, by location class and offshore (chapter VIII). ASME B31.8 (2020) 841.1.1 and A842.2.2. */
import { constant, equation } from '@keelson/equations'
import { hoopRule } from '@keelson/physics/hoop-stress.ts'
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
export const THICK_FORM_D_OVER_T = constant({
  symbol: 'r_D',
  title: 'D/t limit for the mean-diameter formula, chapter VIII',
  value: 30,
  unit: '-',
  source: asmeB318,
  clause: 'A842.2.2',
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

export const {
  netInternalPressure,
  hoopStress,
  hoopStressThick,
  hoopMinimumWall,
  hoopMinimumWallThick,
  allowablePressure,
} = hoopRule(asmeB318, { onshore: '841.1.1', offshore: 'A842.2.2' })
