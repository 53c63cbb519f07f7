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

export interface Steel {
  readonly E: number
  readonly f_y: number
}
/** Pa. */
export interface Strength {
  readonly transition: number
  /** Undefined beyond the transition. */
  readonly johnson: number | undefined
  readonly critical: number
  readonly F_e: number
  readonly F_cr: number
  readonly lrfd: number
  readonly asd: number
}

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
  const lrfd = trace.apply(lrfdStress, { phi_c: RESISTANCE_FACTOR, F_cr })
  const asd = trace.apply(asdStress, { F_cr, Omega_c: SAFETY_FACTOR })
  return { transition, johnson, critical, F_e, F_cr, lrfd, asd }
}
