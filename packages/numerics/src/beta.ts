/** The beta distribution, behind the door to the special functions. */
import stdlibBetaCumulative from '@stdlib/stats-base-dists-beta-cdf'
import stdlibBetaQuantile from '@stdlib/stats-base-dists-beta-quantile'
import { inWords, requireThat } from './errors.ts'

/**
 * Regularised incomplete beta function I_x(a, b): probability of a beta variable below x, 0 below 0 and 1 above 1. For
 * a, b > 0; its lower tail keeps its relative accuracy, its upper one is I_(1-x)(b, a). Throws NumericsError 'bad_input'
 * outside, NaN among it. Abramowitz and Stegun (1964) 26.5.1 (stdlib-js, after Boost).
 */
export function betaCumulative(x: number, a: number, b: number): number {
  requireShapes(a, b)
  requireThat(!Number.isNaN(x), 'the beta distribution is undefined for an argument that is not a number')
  return stdlibBetaCumulative(x, a, b)
}

/** The x of a probability 0 <= p <= 1, under the same terms: the smaller p, the more its relative accuracy counts. */
export function betaQuantile(p: number, a: number, b: number): number {
  requireShapes(a, b)
  requireThat(p >= 0 && p <= 1, `a beta quantile requires a probability of 0 to 1 (value: ${inWords(p)})`)
  return stdlibBetaQuantile(p, a, b)
}

const requireShapes = (a: number, b: number) =>
  requireThat(
    a > 0 && b > 0 && Number.isFinite(a) && Number.isFinite(b),
    `a beta distribution requires shape parameters greater than 0 (value: ${inWords(a)} and ${inWords(b)})`,
  )
