/** What lies between the points of a scan: the edges of where the output has a value, and where it comes nearest to the target. */
import { leastBetween } from '@keelson/numerics/minimum.ts'
import { clean } from '@keelson/workflow'
import { beside, edgeOf, type GoalPoint, isMet, isValued, pairsOf, type Search, type Valued } from './points.ts'

/** Edges that are refined, the first ones; an output that comes and goes more often has no range of its own. */
const MOST_EDGES = 16
/** Least distances that are refined, the nearest ones. */
export const MOST_APPROACHES = 8
/** Of the interval about a least distance: to this its place is found. */
const PLACE = 1e-6

/** Where the output is nearest to the target between points of one side; `crosses` where it lies at it or beyond. */
export interface Approach {
  readonly point: Valued
  readonly crosses: boolean
}

/** The scan with the last point that has a value beside each one that has none. */
export function withEdges(scan: readonly GoalPoint[], { at }: Search): GoalPoint[] {
  const edges = pairsOf(scan)
    .filter(([a, b]) => isValued(a) !== isValued(b))
    .slice(0, MOST_EDGES)
    .map(([a, b]) => (isValued(a) ? edgeOf(a, b, isValued, at) : edgeOf(b, a, isValued, at)))
  return merged(scan, edges)
}

/** A run with a point between every two neighbours at the target, which tells two roots from a stretch. */
export function withMiddles(run: readonly Valued[], search: Search): GoalPoint[] {
  const between = pairsOf(run).filter(([a, b]) => isMet(a, search) && isMet(b, search))
  return merged<GoalPoint>(
    run,
    between.map(([a, b]) => search.at(clean((a.x + b.x) / 2))),
  )
}

/** Where the output of a run comes nearest to the target between points of one side, the nearest first. */
export function approachesOf(runs: readonly (readonly Valued[])[], search: Search): Approach[] {
  const off = (p: Valued) => Math.abs(beside(p, search))
  return runs
    .flatMap((run) => run.flatMap((p, i) => (isLeast(run, i, search) ? [{ p, around: aroundOf(run, i) }] : [])))
    .toSorted((a, b) => off(a.p) - off(b.p))
    .slice(0, MOST_APPROACHES)
    .map(({ p, around: [low, high] }) => nearestBetween(p, low, high, search))
}

/** No farther from the target than its neighbours, all on its side. */
function isLeast(run: readonly Valued[], i: number, search: Search): boolean {
  const off = (p: Valued | undefined) => (p === undefined ? undefined : beside(p, search))
  const [here, before, after] = [off(run[i]) ?? 0, off(run[i - 1]), off(run[i + 1])]
  if (here === 0 || (before === undefined && after === undefined)) return false
  const side = Math.sign(here)
  const height = Math.abs(here)
  return (before === undefined || before * side > height) && (after === undefined || after * side >= height)
}

const aroundOf = (run: readonly Valued[], i: number): readonly [number, number] => {
  const here = run[i] as Valued
  return [(run[i - 1] ?? here).x, (run[i + 1] ?? here).x]
}

/** The least of the output on its side of the target, or a point beyond the target where there is one. */
function nearestBetween(p: Valued, low: number, high: number, search: Search): Approach {
  const side = Math.sign(beside(p, search))
  const height = (q: GoalPoint) => (isValued(q) ? side * beside(q, search) : Number.POSITIVE_INFINITY)
  const { x } = leastBetween((v) => height(search.at(v)), low, high, PLACE * (high - low))
  const found = search.at(clean(x))
  const point = isValued(found) && height(found) < height(p) ? found : p
  return { point, crosses: height(point) <= 0 }
}

/** Points in order, each once. */
export function merged<P extends GoalPoint>(points: readonly P[], more: readonly P[]): P[] {
  const known = new Set(points.map((p) => p.x))
  const fresh = more.filter((p, i) => !known.has(p.x) && more.findIndex((q) => q.x === p.x) === i)
  return fresh.length === 0 ? [...points] : [...points, ...fresh].toSorted((a, b) => a.x - b.x)
}
