/** Phases whose size speaks for radians. */
import type { OverPairs } from '@keelson/physics/rao/rao.ts'
import { toSI } from '@keelson/units'
import { shownIn } from '@keelson/workflow'

/** Two pi in degrees: phases in radians, read as degrees, never exceed it. */
const MOST = toSI(2 * Math.PI, 'deg')
/** Phases from which the size of all of them says something. */
const ENOUGH = 12

/** Undefined if some phase is larger, or there are too few of them. */
export function radiansSuspected(phases: OverPairs): string | undefined {
  const sizes = phases.flatMap((row) => row.flatMap((six) => six.map(Math.abs)))
  const largest = sizes.reduce((a, b) => Math.max(a, b), 0)
  if (sizes.filter((size) => size > 0).length < ENOUGH || largest > MOST * (1 + 1e-9)) return undefined
  return `The maximum of ${sizes.length} phases is ${shownIn(largest, 'deg', 4)}, numerically at most 2π. Check whether the phases are in radians.`
}
