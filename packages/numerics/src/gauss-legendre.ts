/** Nodes and weights of Gauss-Legendre quadrature on [-1, 1], ascending, of any number of points. */
import { requireThat } from './errors.ts'
import type { WeightedPoint } from './quadrature.ts'

const STEPS = 8

/** By Newton's method on the Legendre polynomial, from Tricomi's first guess. Exact for polynomials of degree 2n - 1. */
export function gaussLegendre(n: number): WeightedPoint[] {
  requireThat(Number.isInteger(n) && n > 0, 'a Gauss rule requires an integer number of points')
  return Array.from({ length: n }, (_, i) => point(n, n - i))
}

function point(n: number, i: number): WeightedPoint {
  let x = Math.cos((Math.PI * (i - 0.25)) / (n + 0.5))
  for (let step = 0; step < STEPS; step++) {
    const { value, slope } = legendre(n, x)
    x -= value / slope
  }
  const { slope } = legendre(n, x)
  return { x, weight: 2 / ((1 - x * x) * slope * slope) }
}

/** P_n and its derivative by the recurrence of three terms. */
function legendre(n: number, x: number): { value: number; slope: number } {
  let [before, value] = [1, x]
  for (let k = 2; k <= n; k++) [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k]
  return { value, slope: (n * (x * value - before)) / (x * x - 1) }
}
