/** A root of one smooth equation near a good start, for solvers that run a hundred thousand times. */
import { bracketedRoot, type Root, type Sought } from './root-finding.ts'

export interface SecantOptions extends Sought {
  /** Where the root certainly lies: searched by bracketing when the secant strays. */
  readonly lower: number
  readonly upper: number
  /** Last step at which to stop, relative to the root. Default 1e-13. */
  readonly xTolerance?: number
}

const MOST_STEPS = 30

/**
 * Root of f by the secant through x0 and x1; when a step leaves lower ... upper, or the steps are spent, by
 * `bracketedRoot` over lower ... upper. Throws NumericsError as `bracketedRoot` does.
 */
export function secantRoot(f: (x: number) => number, x0: number, x1: number, options: SecantOptions): Root {
  const { lower, upper, xTolerance = 1e-13, seeking } = options
  let a = x0
  let b = x1
  let fa = f(a)
  let fb = f(b)
  for (let iterations = 1; iterations <= MOST_STEPS; iterations++) {
    if (fb === 0) return { x: b, residual: 0, iterations }
    const step = (-fb * (b - a)) / (fb - fa)
    const next = b + step
    if (!(next > lower && next < upper)) break
    a = b
    fa = fb
    b = next
    fb = f(b)
    if (Math.abs(step) <= xTolerance * Math.abs(b)) return { x: b, residual: fb, iterations }
  }
  return bracketedRoot(f, lower, upper, { ...(seeking !== undefined && { seeking }), xTolerance: 1e-15 })
}
