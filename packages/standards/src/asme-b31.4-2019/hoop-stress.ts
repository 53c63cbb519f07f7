/** Hoop stress of liquid pipelines, onshore and offshore (chapter IX). ASME B31.4 (2019) 403.2.1 and A402.3.5. */
import { equation } from '@keelson/equations'
import { hoopRule } from '@keelson/physics/hoop-stress.ts'
import { asmeB314 } from './source.ts'

/** Hoop stress design factor of pipelines; 0.60 of offshore risers and platform piping. ASME B31.4 (2019) 403.2.1, A402.3.5. */
export const F_PIPELINE = 0.72
/** D/t below which chapter IX allows the mean-diameter form. ASME B31.4 (2019) A402.3.5. */
export const THICK_FORM_D_OVER_T = 30
/** Highest metal temperature of the code, degC. ASME B31.4 (2019) 400.2. */
export const TEMPERATURE_LIMIT = 120

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
