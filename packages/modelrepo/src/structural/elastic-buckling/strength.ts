/** Critical stresses at a slenderness: Johnson and Euler, and ANSI/AISC 360. */
import type { Trace } from '@keelson/equations'
import { eulerStress } from '@keelson/physics/column-buckling/elastic.ts'
import { johnsonStress, transitionSlenderness } from '@keelson/physics/column-buckling/johnson.ts'
import {
  asdStress,
  criticalStress,
  elasticBucklingStress,
  lrfdStress,
  RESISTANCE_FACTOR,
  SAFETY_FACTOR,
} from '@keelson/standards/aisc-360-2016/compression.ts'
import { gives, notApplicable, numberValue } from '@keelson/workflow'

export interface Steel {
  readonly E: number
  readonly f_y: number
}
/** Pa. */
export interface Strength {
  /** Undefined beyond the transition. */
  readonly johnson: number | undefined
  readonly critical: number
  readonly F_e: number
  readonly F_cr: number
}

export const strengthValues = {
  transition_slenderness: gives(
    transitionSlenderness,
    '-',
    'Slenderness ratio at which the Johnson parabola meets the Euler curve.',
  ),
  johnson_critical_stress: gives(
    johnsonStress,
    'stress',
    'Johnson parabola critical stress, valid up to the transition slenderness.',
    {
      title: 'Johnson critical stress',
    },
  ),
  critical_stress: numberValue('stress', {
    title: 'Critical stress, Johnson and Euler',
    description:
      'Critical stress by the Johnson parabola below the transition slenderness, and by the Euler equation above it.',
    symbol: 'sigma_cr',
    minimum: 0,
  }),
  elastic_stress_fe: gives(elasticBucklingStress, 'stress', 'Elastic buckling stress F_e of ANSI/AISC 360.'),
  critical_stress_fcr: gives(criticalStress, 'stress', 'Critical stress F_cr of ANSI/AISC 360.', {
    title: 'Critical stress, AISC',
  }),
  lrfd_stress: gives(lrfdStress, 'stress', '0.90 F_cr.'),
  asd_stress: gives(asdStress, 'stress', 'ASD allowable stress, F_cr/1.67.'),
}
export const strengthCharts = {
  strength: {
    title: 'Critical stress against slenderness',
    description:
      'Euler, Johnson and AISC critical stresses, with the result marked. The EN 1993-1-1 curve is added for a column.',
  },
}

/** The one of two methods that holds, and why the other one does not. */
export const strengthTold = ({ johnson, critical }: Strength) => ({
  critical_stress: critical,
  ...(johnson === undefined && {
    johnson_critical_stress: notApplicable('the slenderness is above the transition, so the Euler equation governs'),
  }),
})

export function strengthOf({ E, f_y }: Steel, lambda_r: number, trace: Trace): Strength {
  trace.section('Johnson and Euler')
  const rename = { S_y: 'f_y' }
  const transition = trace.apply(transitionSlenderness, { E, S_y: f_y }, { rename })
  const isShort = lambda_r < transition
  const johnson = isShort ? trace.apply(johnsonStress, { S_y: f_y, lambda_r, E }, { rename }) : undefined
  const critical = johnson ?? trace.apply(eulerStress, { E, lambda_r })
  trace.section('ANSI/AISC 360')
  const F_e = trace.apply(elasticBucklingStress, { E, lambda_r })
  const F_cr = trace.apply(criticalStress, { lambda_r, E, F_y: f_y, F_e }, { rename: { F_y: 'f_y' } })
  trace.apply(lrfdStress, { phi_c: RESISTANCE_FACTOR, F_cr })
  trace.apply(asdStress, { F_cr, Omega_c: SAFETY_FACTOR })
  return { johnson, critical, F_e, F_cr }
}
