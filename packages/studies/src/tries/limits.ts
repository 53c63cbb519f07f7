/**
 * How far one input can go: stepped outwards from where it stands until the case ceases to pass, or begins to, and
 * refined there by Brent's method. Where no verdict is to be had the search stops: a check that is left open on
 * the way is no solution.
 */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { clean } from '@keelson/workflow'
import { type Evaluate, type GoalPoint, isValued, type Search, searchOf, type Valued } from '../goal/points.ts'
import { outward, type Side } from './outward.ts'

/** Of the value that stands, to either side. */
const STEPS = [1.1, 1.25, 1.5, 2, 3, 5, 10]
/** Halvings between a point with a verdict and one without. */
const HALVINGS = 3
/** Of the smaller end of a bracket: a limit is placed to this, and then rounded to 4 digits. */
const PLACE = 1e-5
/** A case that passes this near to its limit stands at it by another check: only the side tells where it fails. */
const FLAT = 1e-6
/** Numbers of 4 digits that are tried in turn beside a limit, where noise of the calculation keeps the first from passing. */
const MOST_BESIDE = 3

/** The point stands at the limit and passes; on its other side the case does not. */
export interface Limit {
  readonly side: Side
  readonly point: Valued
}
/** Two points of which one passes and the other fails. */
type Crossing = readonly [passes: Valued, fails: Valued]

export interface Start {
  readonly now: number
  /** It is counted. */
  readonly isWhole: boolean
  /** The output at which the case is at its limit. */
  readonly target: number
}

/** The limits nearest to what stands, those of one range in which the case passes; none where it has no verdict or no limit. */
export function limitsAbout({ now, isWhole, target }: Start, evaluate: Evaluate): readonly Limit[] {
  const search = searchOf(target, [], evaluate)
  const start = search.at(now)
  if (!isValued(start) || now === 0) return []
  const placed = (x: number) => (isWhole ? Math.round(x) : clean(Number(x.toPrecision(6))))
  const ways = [STEPS.map((step) => now / step), STEPS.map((step) => now * step)]
  const walks = ways.map((way) => walked(start, [...new Set(way.map(placed))], search, isWhole))
  const crossings = passes(start) ? walks.flat() : nearest(walks, start)
  return crossings.flatMap((crossing) => refined(crossing, start, search, isWhole) ?? [])
}

/** From a case that passes: where it ceases to. From one that fails: where it begins to pass, and ceases again. */
function walked(start: Valued, way: readonly number[], search: Search, isWhole: boolean): readonly Crossing[] {
  const found: Crossing[] = []
  let here = start
  for (const x of way) {
    const there = search.at(x)
    const next = isValued(there) ? there : nearing(here, there, search, isWhole)
    if (next === undefined) return found
    if (passes(next) !== passes(here)) found.push(passes(next) ? [next, here] : [here, next])
    if (next !== there || (passes(here) && !passes(next))) return found
    here = next
  }
  return found
}

/** Before the place from which on there is no verdict: the first point of another verdict, or none. */
function nearing(from: Valued, until: GoalPoint, search: Search, isWhole: boolean): Valued | undefined {
  let [inside, outside] = [from.x, until.x]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (inside + outside) / 2
    const point = search.at(isWhole ? Math.round(middle) : clean(middle))
    if (!isValued(point)) outside = point.x
    else if (passes(point) === passes(from)) inside = point.x
    else return point
  }
  return undefined
}

/** Of the crossings up and down those that are fewer steps away. */
function nearest(walks: readonly (readonly Crossing[])[], { x }: Valued): readonly Crossing[] {
  const away = ([first]: readonly Crossing[]) => (first ? Math.abs(Math.log(first[0].x / x)) : Number.POSITIVE_INFINITY)
  return walks.toSorted((a, b) => away(a) - away(b))[0] ?? []
}

function refined([inside, outside]: Crossing, start: Valued, search: Search, isWhole: boolean): Limit | undefined {
  const side: Side = inside.x > outside.x ? 'minimum' : 'maximum'
  const x = isWhole ? wholeLimit(inside.x, outside.x, search) : limitBetween(inside, outside, search)
  if (x === undefined) return undefined
  for (let further = 0; further < MOST_BESIDE; further++) {
    const point = search.at(notBeyond(start, outward(x, side, isWhole, further), side))
    if (isValued(point) && passes(point)) return { side, point }
  }
  return undefined
}

/** What stands and passes is never told to be outside of a limit that was rounded. */
function notBeyond(start: Valued, x: number, side: Side): number {
  if (!passes(start)) return x
  return side === 'minimum' ? Math.min(x, start.x) : Math.max(x, start.x)
}

/** Where the verdict changes, by a root or by a jump; undefined where a point on the way has none. */
function limitBetween(inside: Valued, outside: Valued, search: Search): number | undefined {
  const xTolerance = PLACE * Math.min(1, Math.abs(inside.x), Math.abs(outside.x))
  const isFlat = search.target - inside.y < FLAT
  const f = (x: number): number => {
    const point = search.at(clean(x))
    const off = isValued(point) ? point.y - search.target : Number.NaN
    return isFlat ? Math.sign(off) : off
  }
  try {
    return bracketedRoot(f, inside.x, outside.x, { xTolerance }).x
  } catch (error) {
    if (error instanceof NumericsError) return undefined
    throw error
  }
}

/** The last of the whole numbers that passes. */
function wholeLimit(inside: number, outside: number, search: Search): number | undefined {
  let [passing, failing] = [inside, outside]
  while (Math.abs(failing - passing) > 1) {
    const point = search.at(Math.round((passing + failing) / 2))
    if (!isValued(point)) return undefined
    if (passes(point)) passing = point.x
    else failing = point.x
  }
  return passing
}

const passes = ({ status }: GoalPoint): boolean => status === 'PASS'
