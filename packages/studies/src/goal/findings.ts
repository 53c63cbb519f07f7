/** What each bracket of a goal turned out to be, in the order of the input. */
import type { GoalJump, GoalRoot } from '../study.ts'
import { type BracketOutcome, solveBracket } from './bracket.ts'
import { type Level, levelAbout } from './level.ts'
import { beside, type GoalPoint, isMet, pairsOf, type Search, type Valued } from './points.ts'

/** `touch`: a root at which the output does not cross the target; `level`: the output stays at it over a stretch. */
type Kind = 'root' | 'touch' | 'level' | 'jump' | 'undecided'

export interface Finding {
  readonly kind: Kind
  readonly between: readonly [number, number]
  /** One for a root, both edges of a level stretch. */
  readonly roots: readonly GoalRoot[]
  readonly jump?: GoalJump
  /** The output at the root is beside the target: 12 digits of the input do not come closer. */
  readonly off?: boolean
  /** A point without a value because of which nothing can be told. */
  readonly failed?: GoalPoint
}

/** Of a run of points with values: each stretch at the target, and each bracket of two points on either side of it. */
export function findingsOf(run: readonly Valued[], search: Search): Finding[] {
  const stretches = stretchesOf(run, search).map((s) => levelFinding(s.level, s.low, s.high, search))
  const brackets = pairsOf(run)
    .filter(([a, b]) => oppositeSigns(a, b, search))
    .map(([a, b]) => bracketFinding(a, b, search))
  return [...stretches, ...brackets]
}

/** Between two runs: where the output changes sides over points that have none, nothing can be told. */
export function gapFinding(a: Valued, b: Valued, failed: GoalPoint | undefined, search: Search): Finding[] {
  if (!oppositeSigns(a, b, search)) return []
  return [{ kind: 'undecided', between: [a.x, b.x], roots: [], ...(failed && { failed }) }]
}

const oppositeSigns = (a: Valued, b: Valued, search: Search): boolean =>
  Math.sign(beside(a, search)) * Math.sign(beside(b, search)) < 0

interface Stretch {
  readonly level: Level
  readonly low: Valued | undefined
  readonly high: Valued | undefined
}

/** Neighbours at the target, with the points next to them. */
function stretchesOf(run: readonly Valued[], search: Search): Stretch[] {
  return run.flatMap((from, first) => {
    const before = run[first - 1]
    if (!isMet(from, search) || (before !== undefined && isMet(before, search))) return []
    const end = run.findIndex((p, i) => i > first && !isMet(p, search))
    const past = end < 0 ? run.length : end
    return [{ level: { from, to: run[past - 1] ?? from }, low: before, high: run[past] }]
  })
}

function levelFinding(known: Level, low: Valued | undefined, high: Valued | undefined, search: Search): Finding {
  const { from, to } = levelAbout(known, low, high, search)
  const between = [from.x, to.x] as const
  if (from.x !== to.x) return { kind: 'level', between, roots: [rootAt(from, 0), rootAt(to, 0)] }
  const crosses = low === undefined || high === undefined || oppositeSigns(low, high, search)
  return { kind: crosses ? 'root' : 'touch', between, roots: [rootAt(from, 0)] }
}

function bracketFinding(low: Valued, high: Valued, search: Search): Finding {
  const found: BracketOutcome = solveBracket(low, high, search)
  const between = [low.x, high.x] as const
  if (found.kind === 'undecided') return { ...found, between, roots: [] }
  if (found.kind === 'jump') return { kind: 'jump', between, roots: [], jump: jumpOf(found.from, found.to) }
  const { point, iterations, off } = found
  if (!isMet(point, search)) return { kind: 'root', between, roots: [rootAt(point, iterations)], off }
  const { from, to } = levelAbout({ from: point, to: point }, low, high, search)
  if (from.x === to.x) return { kind: 'root', between, roots: [rootAt(point, iterations)] }
  return { kind: 'level', between, roots: [rootAt(from, iterations), rootAt(to, iterations)] }
}

const jumpOf = (from: Valued, to: Valued): GoalJump => ({ between: [from.x, to.x], outputs: [from.y, to.y] })

const rootAt = ({ x, y, mode, status }: Valued, iterations: number): GoalRoot => ({
  x,
  output: y,
  iterations,
  governing: mode,
  status,
  run_id: null,
})
