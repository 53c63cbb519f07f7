/** A root of one smooth equation near a good start, for solvers that run a hundred thousand times. */
import { bracketedRoot, type Root, type Sought } from './root-finding.ts'

export interface SecantOptions extends Sought {
  /** Where the root certainly lies: searched by bracketing when the secant strays. */
  readonly lower: number
  readonly upper: number
}

/** What was found last of an equation whose coefficients drift from one search to the next. */
export interface Trail {
  last: number
  before: number
  /** Of the function, between where the search started and the root. */
  slope: number
}
export const trailFrom = (start: number, slope: number): Trail => ({ last: start, before: start, slope })

const MOST_STEPS = 30
/** Product of the ways from the last two points at which to stop, relative to the root: a secant leaves about as much. */
const LEFT = 1e-13
/** Longest of these ways, relative to the root: from farther off neither the product nor a slope says anything. */
const NEAR = 1e-3
/** A first step so small, relative to the root, that it ends at the root. */
const AT_ROOT = 1e-15
/** Least way to the root, relative to it, that tells a slope. */
const TELLING = 1e-9

/**
 * Root of f by the secant: from straight on along the trail, the first step by the slope of the last search. When a
 * step leaves lower ... upper, or the steps are spent, by `bracketedRoot` over lower ... upper. f is not called at the
 * root itself, and the trail goes on from it. Throws NumericsError as `bracketedRoot` does.
 */
export function secantRoot(f: (x: number) => number, trail: Trail, options: SecantOptions): Omit<Root, 'residual'> {
  const start = 2 * trail.last - trail.before
  const atStart = f(start)
  const root = secant(f, start, atStart, start - atStart / trail.slope, options)
  const way = Math.abs(start / root.x - 1)
  if (way > TELLING && way < NEAR) trail.slope = atStart / (start - root.x)
  trail.before = trail.last
  trail.last = root.x
  return root
}

function secant(
  f: (x: number) => number,
  x0: number,
  f0: number,
  x1: number,
  { lower, upper, seeking }: SecantOptions,
): Omit<Root, 'residual'> {
  let a = x0
  let fa = f0
  let b = x1
  if (Math.abs(b - a) <= AT_ROOT * Math.abs(b)) return { x: b, iterations: 1 }
  let fb = b > lower && b < upper ? f(b) : Number.NaN
  for (let iterations = 1; iterations <= MOST_STEPS; iterations++) {
    const next = b - (fb * (b - a)) / (fb - fa)
    if (!(next > lower && next < upper)) break
    if (settled(next - a, next - b, next)) return { x: next, iterations }
    a = b
    fa = fb
    b = next
    fb = f(b)
  }
  return bracketedRoot(f, lower, upper, { ...(seeking !== undefined && { seeking }), xTolerance: 1e-15 })
}

function settled(fromA: number, fromB: number, root: number): boolean {
  const a = Math.abs(fromA / root)
  const b = Math.abs(fromB / root)
  return a <= NEAR && b <= NEAR && a * b <= LEFT
}
