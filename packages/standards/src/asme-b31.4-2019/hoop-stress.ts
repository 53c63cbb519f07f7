/** Hoop stress of liquid pipelines, onshore and offshore (chapter IX). ASME B31.4 (2019) 403.2.1 and A402.3.5. */
import { constant, equation, reachRange } from '@keelson/equations'
import { hoopRule } from '@keelson/physics/hoop-stress.ts'
import { asmeB314 } from './source.ts'

/** 0.60 of offshore risers and platform piping. */
export const F_PIPELINE = constant({
  symbol: 'F',
  title: 'Pipeline hoop stress design factor',
  value: 0.72,
  unit: '-',
  source: asmeB314,
  clause: '403.2.1, A402.3.5',
})
export const THICK_FORM_D_OVER_T = constant({
  symbol: 'r_D',
  title: 'D/t limit for the mean-diameter formula, chapter IX',
  value: 30,
  unit: '-',
  source: asmeB314,
  clause: 'A402.3.5',
})
export const TEMPERATURE_LIMIT = constant({
  symbol: 'T_max',
  title: 'Maximum code metal temperature',
  value: 120,
  unit: 'degC',
  source: asmeB314,
  clause: '400.2',
})
export const METAL_TEMPERATURE = reachRange({
  symbol: 'T_max',
  title: 'Metal temperature',
  unit: 'degC',
  to: TEMPERATURE_LIMIT.value,
  unsafe: 'above',
  because: 'the code does not apply at higher temperatures and has no de-rating',
  source: asmeB314,
  clause: '400.2',
})

export const allowableHoopStress = equation({
  symbol: 'S_a',
  title: 'Allowable hoop stress',
  unit: 'Pa',
  source: asmeB314,
  clause: '403.2.1 and A402.3.5',
  where: {
    F: ['hoop stress design factor', '-'],
    E: ['longitudinal joint factor', '-'],
    S_y: ['specified minimum yield strength', 'Pa'],
  },
  evaluate: ({ F, E, S_y }) => F * E * S_y,
})

export const {
  netInternalPressure,
  hoopStress,
  hoopStressThick,
  hoopMinimumWall,
  hoopMinimumWallThick,
  allowablePressure,
} = hoopRule(asmeB314, { onshore: '403.2.1', offshore: 'A402.3.5' })
