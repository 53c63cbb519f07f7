/** Walking: whether the whole line slides in each cycle, and how far slope and end tension then carry it. */
import type { Trace } from '@keelson/equations'
import type { PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import * as walking from '@keelson/physics/pipeline-buckling/walking.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface Walking {
  /** Change of the restrained force and pull over the friction of the whole line: above 1 the line can walk. */
  readonly ratio: number
  readonly perCycle: number | NotApplicable
}

/** Delta_P: change of the restrained force in a cycle, N. */
export function walkingOf(p: Params, { EA }: PipeSection, Delta_P: number, trace: Trace): Walking {
  trace.section('Walking')
  const line = { w: p.submerged_weight, phi: p.seabed_slope, L: p.pipeline_length }
  const byLength = { rename: { L: 'L_p' } }
  const F_f = trace.apply(walking.lineFriction, { mu_a: p.axial_friction_coefficient, ...line }, byLength)
  const Q = trace.apply(walking.walkingPull, { S_e: p.end_tension, ...line }, byLength)
  const ratio = trace.apply(walking.walkingRatio, { Delta_P, Q, F_f })
  if (Q >= F_f)
    return {
      ratio,
      perCycle: notApplicable('the pull exceeds the line friction, so the line slides even without cycling'),
    }
  if (Delta_P < 0)
    return { ratio, perCycle: notApplicable('the line cools, so the cycle is not a start-up and shutdown') }
  return { ratio, perCycle: trace.apply(walking.walkPerCycle, { Delta_P, Q, F_f, L: line.L, EA }, byLength) }
}
