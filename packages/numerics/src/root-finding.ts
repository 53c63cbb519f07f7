/** Roots of one equation in one unknown, by methods that cannot leave their bracket. */
import { NumericsError, requireThat } from './errors.ts'

export interface Sought {
  /** What is sought, in the words of the engineer, for the message where it is not found. */
  readonly seeking?: string
}

export interface RootOptions extends Sought {
  /** Width of the bracket at which to stop, relative to the root (absolute below 1). Default 1e-14. */
  readonly xTolerance?: number
  /** |f| at which to stop. Default 0: only an exact zero, or the bracket's width, ends the search. */
  readonly fTolerance?: number
  /** Default 200. */
  readonly maxIterations?: number
}

export interface Root {
  readonly x: number
  /** f(x). */
  readonly residual: number
  readonly iterations: number
}

export interface Bracket {
  readonly a: number
  readonly b: number
}

/**
 * Root of a continuous f between a and b by Brent's method (R. P. Brent, Algorithms for Minimization without
 * Derivatives, 1973, ch. 4): inverse quadratic or secant steps, bisection when they do not pay.
 *
 * Throws NumericsError: 'bad_input' for bounds or function values that are not finite, 'no_bracket' when f(a) and f(b)
 * have the same sign, 'no_convergence' when the iterations are spent.
 */
export function bracketedRoot(f: (x: number) => number, a: number, b: number, options: RootOptions = {}): Root {
  const { xTolerance = 1e-14, fTolerance = 0, maxIterations = 200 } = options
  requireBounds(a, b, options)
  requireThat(xTolerance >= 0 && fTolerance >= 0, 'tolerances must not be negative')
  // The best estimate is x, its last value is p, and the root lies between x and c.
  let p = a
  let fp = finite(f, a, options)
  let x = b
  let fx = finite(f, b, options)
  if (fp === 0) return { x: p, residual: 0, iterations: 0 }
  if (fx !== 0 && fp > 0 === fx > 0) throw nowhere(options)
  let c = p
  let fc = fp
  let step = x - p
  let previous = step
  for (let iterations = 0; iterations <= maxIterations; iterations++) {
    if (fx > 0 === fc > 0) {
      c = p
      fc = fp
      step = x - p
      previous = step
    }
    if (Math.abs(fc) < Math.abs(fx)) {
      ;[p, x, c] = [x, c, x]
      ;[fp, fx, fc] = [fx, fc, fx]
    }
    const half = 0.5 * (c - x)
    const width = 2 * Number.EPSILON * Math.abs(x) + 0.5 * xTolerance * Math.max(Math.abs(x), 1)
    if (fx === 0 || Math.abs(fx) <= fTolerance || Math.abs(half) <= width) return { x, residual: fx, iterations }
    const fast = Math.abs(previous) >= width && Math.abs(fp) > Math.abs(fx)
    const trial = fast ? interpolatedStep(p, fp, x, fx, c, fc) : half
    const accepted = fast && Math.abs(2 * trial) < Math.min(Math.abs(3 * half) - width, Math.abs(previous))
    const sameWay = trial > 0 === half > 0
    previous = accepted && sameWay ? step : half
    step = accepted && sameWay ? trial : half
    p = x
    fp = fx
    x += Math.abs(step) > width ? step : Math.sign(half) * width
    fx = finite(f, x, options)
  }
  throw new NumericsError('no_convergence', `${notFound(options)}: the search did not converge`)
}

function requireBounds(a: number, b: number, options: Sought): void {
  if (!Number.isFinite(a) || !Number.isFinite(b)) throw beyondNumbers(options)
}

/** Secant step from two points, inverse quadratic step from three. */
function interpolatedStep(p: number, fp: number, x: number, fx: number, c: number, fc: number): number {
  const s = fx / fp
  if (p === c) return ((c - x) * s) / (s - 1)
  const q = fp / fc
  const r = fx / fc
  const numerator = s * ((c - x) * q * (q - r) - (x - p) * (r - 1))
  return -numerator / ((q - 1) * (r - 1) * (s - 1))
}

function finite(f: (x: number) => number, x: number, options: Sought): number {
  const y = f(x)
  if (!Number.isFinite(y)) throw beyondNumbers(options)
  return y
}

const notFound = ({ seeking = 'a solution' }: Sought) => `${seeking} was not found`
const beyondNumbers = (options: Sought) =>
  new NumericsError('bad_input', `${notFound(options)}: its equation exceeds the range of numbers with these inputs`)
const nowhere = (options: Sought) =>
  new NumericsError('no_bracket', `${notFound(options)}: the equation has no solution in the range searched`)

export interface ExpandOptions extends Sought {
  /** Growth of the interval per expansion, > 1. Default 2. */
  readonly factor?: number
  /** Default 60. */
  readonly maxExpansions?: number
  /** Bounds that the bracket never leaves. */
  readonly lower?: number
  readonly upper?: number
}

/**
 * Widens [a, b] until f changes sign over it, moving the end with the smaller |f| outwards first and never beyond
 * `lower` and `upper`. Throws NumericsError: 'bad_input' for a >= b or values that are not finite, 'no_bracket' when
 * no change of sign was met.
 */
export function expandBracket(f: (x: number) => number, a: number, b: number, options: ExpandOptions = {}): Bracket {
  const { factor = 2, maxExpansions = 60, lower = -Infinity, upper = Infinity } = options
  requireThat(a < b && factor > 1, 'a bracket requires a < b and a factor greater than 1')
  let low = Math.max(a, lower)
  let high = Math.min(b, upper)
  let fLow = finite(f, low, options)
  let fHigh = finite(f, high, options)
  for (let i = 0; i < maxExpansions; i++) {
    if (fLow === 0 || fHigh === 0 || fLow > 0 !== fHigh > 0) return { a: low, b: high }
    const reach = (factor - 1) * (high - low)
    const down = high >= upper || (Math.abs(fLow) < Math.abs(fHigh) && low > lower)
    if (down) {
      low = Math.max(low - reach, lower)
      fLow = finite(f, low, options)
    } else {
      high = Math.min(high + reach, upper)
      fHigh = finite(f, high, options)
    }
  }
  throw nowhere(options)
}
