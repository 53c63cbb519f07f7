/** Whether the ships clear each other and the bed: what the theory takes for granted. SI. */
import type { Trace } from '@keelson/equations'
import { deeperKeel, halfBreadths } from '@keelson/physics/passing-ship/equations.ts'
import { type CheckResult, check, type NotChecked, notChecked } from '@keelson/workflow'
import type { Params } from './params.ts'

export function checksOf(p: Params, trace: Trace) {
  trace.section('Clearances')
  const [hull_clearance, keel_clearance] = [hulls(p, trace), keels(p, trace)]
  return { ...(hull_clearance && { hull_clearance }), ...(keel_clearance && { keel_clearance }) }
}

function hulls({ moored_beam: B_1, passing_beam: B_2, lateral_separation }: Params, trace: Trace) {
  if (B_1 === undefined || B_2 === undefined) return undefined
  return check({ demand: trace.apply(halfBreadths, { B_1, B_2 }), capacity: lateral_separation })
}

function keels(p: Params, trace: Trace): CheckResult | NotChecked | undefined {
  const { moored_draft: T_1, passing_draft: T_2, water_depth: h } = p
  if (h === 'infinite') return notChecked('not_requested', 'the water is infinitely deep')
  if (T_1 === undefined || T_2 === undefined) return undefined
  return check({ demand: trace.apply(deeperKeel, { T_1, T_2 }), capacity: h })
}
