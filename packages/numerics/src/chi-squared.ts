/** The chi-squared distribution, as confidence limits of counts and tests of scatter need it. */
import { requireThat } from './errors.ts'
import { bracketedRoot } from './root-finding.ts'
import { lowerGammaShare, upperGammaShare } from './special.ts'

/**
 * Probability of more than x. For nu > 0 degrees of freedom and x >= 0, relative accuracy kept in the tail. Throws
 * NumericsError 'bad_input' outside. Abramowitz and Stegun (1964) 26.4.19.
 */
export const chiSquaredUpper = (x: number, nu: number): number => upperGammaShare(nu / 2, x / 2)

/**
 * The value that is not exceeded with a probability 0 < p < 1, for nu > 0 degrees of freedom. Throws NumericsError
 * 'bad_input' outside.
 */
export function chiSquaredQuantile(p: number, nu: number): number {
  requireThat(p > 0 && p < 1, 'a chi-squared quantile requires a probability between 0 and 1')
  requireThat(nu > 0 && Number.isFinite(nu), 'the chi-squared distribution requires degrees of freedom greater than 0')
  // By the tail that is small, over the logarithm: a quantile may be far below one.
  const isLow = p < 0.5
  const beyond = (u: number) => {
    const half = Math.exp(u) / 2
    return isLow ? lowerGammaShare(nu / 2, half) - p : 1 - p - upperGammaShare(nu / 2, half)
  }
  let [low, high] = [Math.log(nu) - 1, Math.log(nu) + 1]
  for (let step = 1; beyond(low) > 0; step *= 2) low -= step
  for (let step = 1; beyond(high) < 0; step *= 2) high += step
  return Math.exp(bracketedRoot(beyond, low, high, { seeking: 'the chi-squared quantile' }).x)
}
