/** The standard normal distribution, behind the door to the special functions. */
import stdlibErfcinv from '@stdlib/math-base-special-erfcinv'
import { inWords, requireThat } from './errors.ts'
import { lowerGamma, upperGamma } from './special.ts'

/**
 * Cumulative standard normal distribution. For any x, infinities included; its lower tail keeps its relative accuracy
 * down to the smallest numbers. Throws NumericsError 'bad_input' for NaN. Abramowitz and Stegun (1964) 26.2.2, 7.1.
 */
export function normalCumulative(x: number): number {
  requireThat(!Number.isNaN(x), 'the normal distribution is undefined for an argument that is not a number')
  const square = x ** 2 / 2
  const scale = 2 * Math.sqrt(Math.PI)
  return x < 0 ? upperGamma(0.5, square) / scale : 0.5 + lowerGamma(0.5, square) / scale
}

/**
 * The value that is not exceeded with a probability 0 < p < 1, accurate to the last digits down to p = 1e-300. Throws
 * NumericsError 'bad_input' outside. By the inverse of the complementary error function (stdlib-js, after Boost).
 */
export function normalQuantile(p: number): number {
  requireThat(p > 0 && p < 1, `a normal quantile requires a probability between 0 and 1 (value: ${inWords(p)})`)
  return p === 0.5 ? 0 : -Math.SQRT2 * stdlibErfcinv(2 * p)
}
