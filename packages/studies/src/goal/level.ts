/** Where the output stays at the target over a stretch of the input rather than at one point. */
import { clean } from '@keelson/workflow'
import { edgeOf, type GoalPoint, isMet, isValued, type Search, type Valued } from './points.ts'

/** The first and the last point at the target; one point where the output meets it and leaves. */
export interface Level {
  readonly from: Valued
  readonly to: Valued
}

/** Of the distance to the next point: a stretch shorter than this to either side is a point. */
const SHORT = 1e-3

/** The stretch at the target about points that are at it; `low` and `high` are the next points that are not, if any. */
export function levelAbout(
  { from, to }: Level,
  low: Valued | undefined,
  high: Valued | undefined,
  search: Search,
): Level {
  return { from: reachOf(from, low, search), to: reachOf(to, high, search) }
}

function reachOf(from: Valued, next: Valued | undefined, search: Search): Valued {
  if (next === undefined) return from
  const met = (p: GoalPoint) => isMet(p, search)
  const near = search.at(clean(from.x + SHORT * (next.x - from.x)))
  if (near.x === from.x || !met(near)) return from
  const edge = edgeOf(near, next, met, search.at)
  return isValued(edge) ? edge : from
}
