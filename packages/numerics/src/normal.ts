/** The standard normal distribution, behind the door to the special functions. */
import { requireThat } from './errors.ts'
import { lowerGamma, upperGamma } from './special.ts'

/**
 * Cumulative standard normal distribution. For any x, infinities included; its lower tail keeps its relative accuracy
 * down to the smallest numbers. Throws NumericsError 'bad_input' for NaN. Abramowitz and Stegun (1964) 26.2.2, 7.1.
 */
export function normalCumulative(x: number): number {
  requireThat(!Number.isNaN(x), 'the normal distribution of no number')
  const square = x ** 2 / 2
  const scale = 2 * Math.sqrt(Math.PI)
  return x < 0 ? upperGamma(0.5, square) / scale : 0.5 + lowerGamma(0.5, square) / scale
}
