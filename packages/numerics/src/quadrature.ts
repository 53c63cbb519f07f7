/** Definite integrals that give the same digits on every run: a fixed rule on a fixed number of intervals. */
import { requireThat } from './errors.ts'

/** Positive half of the 10-point Gauss-Legendre rule on [-1, 1] (Abramowitz and Stegun, table 25.4). */
const NODES = [0.1488743389816312, 0.4333953941292472, 0.6794095682990244, 0.8650633666889845, 0.9739065285171717]
const WEIGHTS = [0.2955242247147529, 0.2692667193099964, 0.219086362515982, 0.1494513491505806, 0.0666713443086881]

export interface IntegrateOptions {
  /** Number of equal intervals, each with 10 points. Default 16. */
  readonly intervals?: number
}

/**
 * Integral of f from a to b by composite 10-point Gauss-Legendre quadrature (exact for polynomials of degree 19 on each
 * interval). Split the range at kinks of f and add the parts. Throws NumericsError 'bad_input' for bounds that are not
 * finite, for a count that is not a positive integer, and for an integral that is not finite.
 */
export function integrate(f: (x: number) => number, a: number, b: number, options: IntegrateOptions = {}): number {
  const { intervals = 16 } = options
  requireThat(Number.isFinite(a) && Number.isFinite(b), 'the integration bounds exceed the range of numbers')
  requireThat(Number.isInteger(intervals) && intervals > 0, 'the number of intervals must be a positive integer')
  const half = (b - a) / (2 * intervals)
  let total = 0
  for (let i = 0; i < intervals; i++) total += gauss(f, a + (2 * i + 1) * half, half)
  requireThat(Number.isFinite(total), 'an integral exceeds the range of numbers with these inputs')
  return total * half
}

function gauss(f: (x: number) => number, middle: number, half: number): number {
  let sum = 0
  for (let j = 0; j < NODES.length; j++) {
    const offset = half * (NODES[j] as number)
    sum += (WEIGHTS[j] as number) * (f(middle - offset) + f(middle + offset))
  }
  return sum
}

export interface WeightedPoint {
  readonly x: number
  readonly weight: number
}

/**
 * The points of that rule from a to b, ascending, each with its weight: for integrands that are met many times. Throws
 * NumericsError 'bad_input' as `integrate` does for its bounds and intervals.
 */
export function gaussPoints(a: number, b: number, intervals: number): readonly WeightedPoint[] {
  requireThat(Number.isFinite(a) && Number.isFinite(b), 'the integration bounds exceed the range of numbers')
  requireThat(Number.isInteger(intervals) && intervals > 0, 'the number of intervals must be a positive integer')
  const half = (b - a) / (2 * intervals)
  return Array.from({ length: intervals }, (_, i) => a + (2 * i + 1) * half).flatMap((middle) =>
    ASCENDING.map(([node, weight]) => ({ x: middle + half * node, weight: half * weight })),
  )
}
const HALF_RULE = NODES.map((node, j) => [node, WEIGHTS[j] as number] as const)
/** The whole rule on [-1, 1]. */
const ASCENDING = [...HALF_RULE.map(([node, weight]) => [-node, weight] as const).reverse(), ...HALF_RULE]
