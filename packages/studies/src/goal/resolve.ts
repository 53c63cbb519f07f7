/** Where an output of a workflow meets a target: every root, jump and change of the governing check that a scan shows. */
import type { Goal } from '../study.ts'
import { approachesOf, merged, withEdges, withMiddles } from './approach.ts'
import { type Finding, findingsOf, gapFinding } from './findings.ts'
import { modeChanges } from './modes.ts'
import { type GoalQuestion, notesOf, outcomeOf } from './notes.ts'
import {
  type Evaluate,
  type GoalPoint,
  isValued,
  pairsOf,
  runsOf,
  type Search,
  searchOf,
  type Valued,
} from './points.ts'

export type { GoalQuestion } from './notes.ts'
export type { Evaluate, GoalPoint } from './points.ts'

/**
 * Roots of output - target over a scan: `scan` has two points or more in increasing x, in the unit of the axis; `evaluate`
 * gives the same of any x between its ends, and is asked no x twice. Every two neighbours with a value on either side of
 * the target are searched by Brent's method (Algorithms for Minimization without Derivatives, 1973, ch. 4). A root is a
 * number of 12 digits, its output that at this very number, so that a run of it says the same. A bracket in which the
 * output changes sides as much over the smallest interval as over a wider one holds a jump; one in which a point has no
 * value is undecided. Pairs of roots between two points are found where a least distance from the target, by golden
 * section, lies beyond it. Evaluations are bounded and their order is that of the scan: one answer for one question.
 * Recorded runs and commercial walls are for the caller to add.
 */
export function resolveGoal(question: GoalQuestion, scan: readonly GoalPoint[], evaluate: Evaluate): Goal {
  const search = searchOf(question.target, scan, evaluate)
  const edged = withEdges(scan, search)
  const known = runsOf(edged).flatMap((run) => withMiddles(run, search))
  const approaches = approachesOf(runsOf(edged), search)
  const points = merged<GoalPoint>(
    merged(edged, known),
    approaches.map(({ point }) => point),
  )
  const findings = findingsIn(points, search).toSorted((a, b) => a.between[0] - b.between[0])
  const valued = points.filter(isValued)
  return {
    output: question.output,
    target: question.target,
    brackets: findings.map((found) => ({ between: found.between, outcome: outcomeOf(found, question) })),
    roots: findings.flatMap(({ roots }) => roots),
    jumps: findings.flatMap(({ jump }) => jump ?? []),
    mode_changes: modeChanges(valued, search),
    commercial: [],
    notes: notesOf(question, { scan, points, approaches, findings }),
  }
}

function findingsIn(points: readonly GoalPoint[], search: Search): Finding[] {
  const runs = runsOf(points)
  const gaps = pairsOf(runs).flatMap(([run, next]) => {
    const [last, first] = [run.at(-1) as Valued, next[0] as Valued]
    const failed = points.find((p) => p.x > last.x && p.x < first.x)
    return gapFinding(last, first, failed, search)
  })
  return [...runs.flatMap((run) => findingsOf(run, search)), ...gaps]
}
