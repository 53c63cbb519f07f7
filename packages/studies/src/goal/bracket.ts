/** One bracket of a goal: the root in it, the jump that takes the place of one, or why neither can be told. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { clean } from '@keelson/workflow'
import { beside, type GoalPoint, isValued, pairsOf, type Search, type Valued } from './points.ts'

export type BracketOutcome =
  /** `off`: at 12 digits of the input the output is beside the target. */
  | { readonly kind: 'root'; readonly point: Valued; readonly iterations: number; readonly off: boolean }
  | { readonly kind: 'jump'; readonly from: Valued; readonly to: Valued }
  /** `failed` is the point without a value, where there is one. */
  | { readonly kind: 'undecided'; readonly failed?: GoalPoint }

type Pair = readonly [Valued, Valued]

/** Width at which a bracket is closed, relative to its ends. */
const CLOSED = 1e-14
/** Of the change over the bracket: what is less is noise of the calculation, and what is within it meets the target. */
const NOISE = 1e-6
/** Of the target: the same slack with which a check is at its limit. */
const AT_TARGET = 1e-9

/** What two points on either side of the target hold between them. */
export function solveBracket(low: Valued, high: Valued, search: Search): BracketOutcome {
  const seen: GoalPoint[] = [low, high]
  const f = (x: number): number => {
    const p = search.at(x)
    seen.push(p)
    return isValued(p) ? beside(p, search) : Number.NaN
  }
  try {
    const { x, iterations } = bracketedRoot(f, low.x, high.x, { xTolerance: closedAt(low.x, high.x) })
    return rootOrJump(x, iterations, seen.filter(isValued), [low, high], search)
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
    return undecidedAt(seen)
  }
}

function undecidedAt(points: readonly GoalPoint[]): BracketOutcome {
  const failed = points.find((p) => !isValued(p))
  return { kind: 'undecided', ...(failed && { failed }) }
}

/** As `bracketedRoot` takes it: absolute for roots below 1. */
function closedAt(a: number, b: number): number {
  const [least, most] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))]
  const size = a > 0 === b > 0 && least > 0 ? least : most
  return CLOSED * Math.min(1, size)
}

function rootOrJump(
  x: number,
  iterations: number,
  seen: readonly Valued[],
  ends: Pair,
  search: Search,
): BracketOutcome {
  const near = besideEachOther(x, ends).map(search.at)
  const valued = near.filter(isValued)
  const met = valued.find((p) => Math.abs(beside(p, search)) <= slack(ends, search))
  if (met !== undefined) return { kind: 'root', point: met, iterations, off: isOff(met, ends, search) }
  const closed = closedPair(seen, x, search)
  const best = leastBeside(valued, search)
  if (best === undefined) return undecidedAt(near)
  if (isSteep(closed, ends, search)) return { kind: 'root', point: best, iterations, off: isOff(best, ends, search) }
  const inOrder = valued.toSorted((a, b) => a.x - b.x)
  const [from, to] = pairsOf(inOrder).find((pair) => changesSides(pair, search)) ?? closed
  return { kind: 'jump', from, to }
}

/** Distance from the target that is still at it: noise beside the lesser of the target and the change over the bracket. */
function slack([low, high]: Pair, { target }: Search): number {
  const change = Math.abs(high.y - low.y)
  const size = Math.abs(target)
  return size === 0 ? NOISE * change : Math.max(AT_TARGET * size, NOISE * Math.min(change, size))
}

const isOff = (p: Valued, [low, high]: Pair, search: Search): boolean =>
  Math.abs(beside(p, search)) > AT_TARGET * (Math.abs(search.target) || Math.abs(high.y - low.y))

const DIGITS = 12

/** The number at 12 digits that is nearest to x, then its two neighbours; within the bracket. */
function besideEachOther(x: number, [low, high]: Pair): number[] {
  const closed = closedAt(low.x, high.x)
  const nearest = Math.abs(x) <= closed && low.x <= 0 && high.x >= 0 ? 0 : clean(x)
  const step = nearest === 0 ? closed : 10 ** (Math.floor(Math.log10(Math.abs(nearest))) + 1 - DIGITS)
  return [nearest, clean(nearest - step), clean(nearest + step)].filter((v) => v >= low.x && v <= high.x)
}

/** The closest two points seen on either side of the target about x. */
function closedPair(seen: readonly Valued[], x: number, search: Search): Pair {
  const inOrder = seen.toSorted((a, b) => a.x - b.x)
  const about = pairsOf(inOrder).filter((pair) => pair[0].x <= x && x <= pair[1].x && changesSides(pair, search))
  return about.reduce((a, b) => (b[1].x - b[0].x < a[1].x - a[0].x ? b : a), [
    inOrder[0] as Valued,
    inOrder.at(-1) as Valued,
  ] as Pair)
}

const changesSides = ([a, b]: Pair, search: Search): boolean => beside(a, search) > 0 !== beside(b, search) > 0

const leastBeside = (points: readonly Valued[], search: Search): Valued | undefined =>
  points.toSorted((a, b) => Math.abs(beside(a, search)) - Math.abs(beside(b, search)))[0]

/** How many times the closed interval is widened to see whether the output changes less over the lesser of the two. */
const WIDER = 1e3

/** A steep crossing changes less and less over less and less of the input; a jump is as high over any. */
function isSteep([left, right]: Pair, [low, high]: Pair, { at }: Search): boolean {
  const reach = WIDER * (right.x - left.x)
  const [before, after] = [at(Math.max(low.x, left.x - reach)), at(Math.min(high.x, right.x + reach))]
  if (!isValued(before) || !isValued(after)) return false
  return Math.abs(right.y - left.y) <= 0.5 * Math.abs(after.y - before.y)
}
