/** A mooring line that no input gives a shape: a sketch of a catenary with its touchdown, for figures that are not to scale. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At } from '../drawing.ts'

/** Where the sketch has its anchor, touchdown and fairlead. */
const [TOUCHDOWN, SPAN] = [34, 100]
/** Sag parameter of the part that hangs: as steep as a usual line. */
const A = 38
const STATIONS = 40

const hangs = (x: number): At => [x, A * (Math.cosh((x - TOUCHDOWN) / A) - 1)]

export const ANCHOR: At = [0, 0]
export const TOUCHDOWN_POINT: At = hangs(TOUCHDOWN)
export const FAIRLEAD: At = hangs(SPAN)
/** On the part that hangs. */
export const MIDWAY: At = hangs((TOUCHDOWN + SPAN) / 2)
/** Of the line at the fairlead, from the horizontal, deg. */
export const FAIRLEAD_ANGLE = (Math.atan(Math.sinh((SPAN - TOUCHDOWN) / A)) * 180) / Math.PI

/** Points of the sketch between two distances from the anchor; both ends belong to it. */
export function sketched(from: number, to: number): readonly At[] {
  const grounded: readonly At[] =
    from < TOUCHDOWN
      ? [
          [from, 0],
          [Math.min(to, TOUCHDOWN), 0],
        ]
      : []
  if (to <= TOUCHDOWN) return grounded
  const start = Math.max(from, TOUCHDOWN)
  const hanging = spaced(start, to, STATIONS + 1).map(hangs)
  return [...grounded.slice(0, 1), ...hanging]
}

/** The parts of the whole line as they lie and hang. */
export const SKETCHED_LINE = { grounded: sketched(0, TOUCHDOWN), hanging: sketched(TOUCHDOWN, SPAN) } as const
