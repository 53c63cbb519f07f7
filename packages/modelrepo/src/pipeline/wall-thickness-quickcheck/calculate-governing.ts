/** Which code and limit state govern, and the standard wall that satisfies all of them. */
import type { Trace } from '@keelson/equations'
import type { PipeSize } from '@keelson/standards/asme-b36.10m-2018/pipe-sizes.ts'
import { nextStandardWall, pipeSizeOf, tracedStandardWall } from '@keelson/standards/asme-b36.10m-2018/walls.ts'
import { type NotApplicable, notApplicable, shownLength } from '@keelson/workflow'
import { CONTAINMENT, keyOf, type Required } from './calculate-limit-states.ts'
import type { Params } from './inputs.ts'

/** Relative difference below which two walls tie. */
const TIE = 1e-9

/** The first of the largest walls; undefined where none is asked for. */
function largest(states: readonly Required[], wall: (r: Required) => number): Required | undefined {
  let most: Required | undefined
  for (const r of states) if (wall(r) > (most === undefined ? 0 : wall(most) * (1 + TIE))) most = r
  return most
}

/** The code whose wall for pressure containment, before allowances, is the largest. */
export const governingContainment = (all: readonly Required[]): Required | undefined =>
  largest(
    all.filter((r) => r.state === CONTAINMENT),
    (r) => r.net ?? 0,
  )

/** The code and limit state whose nominal wall is the largest; one that no wall satisfies comes before all. */
export function governingState(all: readonly Required[]): Required | undefined {
  const asked = all.filter((r) => (r.net ?? 1) > 0)
  return asked.find((r) => r.nominal === undefined) ?? largest(asked, (r) => r.nominal ?? 0)
}

export interface StandardWall {
  /** undefined where the diameter is no standard one. */
  readonly size: PipeSize | undefined
  readonly value: number | NotApplicable
}

/** The next standard wall for the governing limit state. */
export function standardWall(p: Params, governing: Required | undefined, trace: Trace): StandardWall {
  const D = p.outer_diameter
  const size = pipeSizeOf(D)
  const none = (reason: string): StandardWall => ({ size, value: notApplicable(reason) })
  if (governing === undefined) return none('no limit state requires a wall thickness')
  if (governing.nominal === undefined)
    return none(`no wall thickness below half the diameter is adequate for ${keyOf(governing)}`)
  if (size === undefined) return none(`${shownLength(D)} is not a standard outside diameter of ASME B36.10M`)
  const wall = nextStandardWall(size, governing.nominal)
  if (wall === undefined)
    return none(`every standard wall thickness of NPS ${size.nps} is less than ${shownLength(governing.nominal)}`)
  trace.section('Standard wall thickness')
  return { size, value: tracedStandardWall(size, governing.nominal, wall, trace) }
}
