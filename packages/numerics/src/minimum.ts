/** Least value of a function of one variable between two bounds. */
import { requireThat } from './errors.ts'

export interface Least {
  readonly x: number
  readonly value: number
  /** Width of the bracket at the end. */
  readonly width: number
  readonly iterations: number
}

const GOLDEN = (Math.sqrt(5) - 1) / 2

/**
 * Least value of f between a and b by golden section, to a width of the bracket; f falls and then rises. Where it does
 * not, a least value of its neighbourhood is found. Infinity is allowed as a value. Throws NumericsError for bounds that
 * are not finite or not in order, and a width that is not positive.
 */
export function leastBetween(f: (x: number) => number, a: number, b: number, width: number): Least {
  requireThat(Number.isFinite(a) && Number.isFinite(b) && a < b, 'the bounds must be finite and in ascending order')
  requireThat(width > 0, 'the width must be greater than zero')
  let [low, high] = [a, b]
  let [x, y] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)]
  let [fx, fy] = [f(x), f(y)]
  let iterations = 0
  while (high - low > width && low < x && x < y && y < high) {
    if (fx <= fy) {
      ;[high, y, fy] = [y, x, fx]
      x = high - GOLDEN * (high - low)
      fx = f(x)
    } else {
      ;[low, x, fx] = [x, y, fy]
      y = low + GOLDEN * (high - low)
      fy = f(y)
    }
    iterations++
  }
  const [at, value] = fx <= fy ? [x, fx] : [y, fy]
  return { x: at, value, width: high - low, iterations }
}
