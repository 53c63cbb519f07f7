/** What a search for a goal knows of the output: its points, which of them have a value, and on which side of the target. */
import type { RunStatus } from '@keelson/engine'
import { clean } from '@keelson/workflow'

/** One point of the input, evaluated. */
export interface GoalPoint {
  readonly x: number
  /** The output; null where the point failed or the output has no value there. */
  readonly y: number | null
  /** The governing check. */
  readonly mode: string | null
  readonly status: RunStatus | 'ERROR'
  /** Why there is no value. */
  readonly reason?: string | null
}
export type Evaluate = (x: number) => GoalPoint

/** A point with a value. */
export interface Valued extends GoalPoint {
  readonly y: number
  readonly status: RunStatus
}
export const isValued = (p: GoalPoint): p is Valued => p.y !== null && Number.isFinite(p.y) && p.status !== 'ERROR'

export interface Search {
  readonly target: number
  /** Remembers what it was asked, so that no point is calculated twice. */
  readonly at: Evaluate
}

export function searchOf(target: number, scan: readonly GoalPoint[], evaluate: Evaluate): Search {
  const known = new Map(scan.map((p) => [p.x, p]))
  const at = (x: number): GoalPoint => {
    const before = known.get(x)
    if (before !== undefined) return before
    const made = evaluate(x)
    known.set(x, made)
    return made
  }
  return { target, at }
}

/** Output less target; 0 where both are one number at the digits that leave in an answer. */
export const beside = ({ y }: Valued, { target }: Search): number => (clean(y) === clean(target) ? 0 : y - target)

export const isMet = (p: GoalPoint, search: Search): boolean => isValued(p) && beside(p, search) === 0

/** Each unbroken row of points with a value. */
export function runsOf(points: readonly GoalPoint[]): Valued[][] {
  const runs: Valued[][] = []
  let open = false
  for (const p of points) {
    if (isValued(p)) {
      if (open) runs.at(-1)?.push(p)
      else runs.push([p])
    }
    open = isValued(p)
  }
  return runs
}

export const pairsOf = <T>(row: readonly T[]): (readonly [T, T])[] =>
  row.slice(1).map((next, i) => [row[i] as T, next] as const)

/** Halvings after which an edge between two points is known to a millionth of their distance. */
const HALVINGS = 20

/** The last point that has a property, going from one that has it to one that has not. */
export function edgeOf(has: GoalPoint, hasNot: GoalPoint, test: (p: GoalPoint) => boolean, at: Evaluate): GoalPoint {
  let [inside, outside] = [has, hasNot.x]
  for (let i = 0; i < HALVINGS; i++) {
    const p = at(clean((inside.x + outside) / 2))
    if (test(p)) inside = p
    else outside = p.x
  }
  return inside
}
