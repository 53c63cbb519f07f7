/** The checks as made: whether the ships clear each other and the bed, and pass as the theory of their loads takes for granted. SI. */
import type { Trace } from '@keelson/equations'
import {
  deeperKeel,
  depthReach,
  froudeReach,
  halfBreadths,
  separationReach,
} from '@keelson/physics/passing-ship/equations.ts'
import { type CheckResult, check, type Left, type NotChecked, notChecked, openIf, outOf } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { NO_BED } from './modes.ts'

export function checksOf(p: Params, froude: number | undefined, trace: Trace) {
  trace.section('Clearances')
  const [hull_clearance, keel_clearance] = [hulls(p, trace), keels(p, froude, trace)]
  return { ...(hull_clearance && { hull_clearance }), ...(keel_clearance && { keel_clearance }) }
}

function hulls(p: Params, trace: Trace): CheckResult | NotChecked | undefined {
  const { moored_beam: B_1, passing_beam: B_2, lateral_separation } = p
  const left = outOf(separationReach, lateral_separation / Math.max(p.moored_length, p.passing_length))
  if (B_1 === undefined || B_2 === undefined) return unmade(left)
  const made = check({ demand: trace.apply(halfBreadths, { B_1, B_2 }), capacity: lateral_separation })
  return openIf('out_of_reach', left, made)
}

function keels(p: Params, froude: number | undefined, trace: Trace): CheckResult | NotChecked | undefined {
  const { moored_draft: T_1, passing_draft: T_2, water_depth: h } = p
  if (h === 'infinite') return notChecked('not_requested', NO_BED)
  const deeper = deeperKeel.evaluate({ T_1: T_1 ?? 0, T_2: T_2 ?? 0 })
  const left =
    (froude === undefined ? undefined : outOf(froudeReach, froude)) ??
    (deeper > 0 ? outOf(depthReach, h / deeper) : undefined)
  if (T_1 === undefined || T_2 === undefined) return unmade(left)
  return openIf('out_of_reach', left, check({ demand: trace.apply(deeperKeel, { T_1, T_2 }), capacity: h }))
}

/** Without breadths or draughts there is no number to accept, but the loads are as far outside. */
const unmade = (left: Left | undefined) => (left === undefined ? undefined : notChecked('out_of_reach', left))
