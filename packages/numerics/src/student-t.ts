/** Student's t distribution for whole degrees of freedom, as confidence bounds of a trend need it. */
import { requireThat } from './errors.ts'
import { bracketedRoot } from './root-finding.ts'

/** Degrees of freedom above which the sums are no longer worth their terms: t is normal to five digits there. */
const MOST_FREEDOM = 10000

/**
 * Cumulative distribution of Student's t. For any finite t and whole degrees of freedom 1 ... 10000, more are taken as
 * 10000. Throws NumericsError 'bad_input' outside. Abramowitz and Stegun (1964) 26.7.3 (odd) and 26.7.4 (even).
 */
export function studentCumulative(t: number, freedom: number): number {
  requireThat(Number.isFinite(t), "Student's t distribution requires a finite t")
  requireThat(
    Number.isInteger(freedom) && freedom >= 1,
    "Student's t distribution requires at least one degree of freedom",
  )
  const nu = Math.min(freedom, MOST_FREEDOM)
  const theta = Math.atan2(t, Math.sqrt(nu))
  const cosine = Math.cos(theta) ** 2
  const odd = nu % 2 === 1
  let term = odd ? Math.cos(theta) : 1
  let sum = nu === 1 ? 0 : term
  for (let k = odd ? 3 : 2; k <= nu - 2; k += 2) {
    term *= ((k - 1) / k) * cosine
    sum += term
  }
  const within = odd ? (2 / Math.PI) * (theta + Math.sin(theta) * sum) : Math.sin(theta) * sum
  return 0.5 + within / 2
}

/**
 * Student's t that is not exceeded with a probability 0.5 <= p < 1. Throws NumericsError 'bad_input' outside, and for
 * degrees of freedom below one.
 */
export function studentQuantile(probability: number, freedom: number): number {
  requireThat(probability >= 0.5 && probability < 1, "a Student's t quantile requires a probability of 0.5 to 1")
  if (probability === 0.5) return 0
  const far = 1 / (1 - probability) ** 2
  return bracketedRoot((t) => studentCumulative(t, freedom) - probability, 0, far).x
}
