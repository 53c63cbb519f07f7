/** The probability of a failure from how often it was met, and how sure that is. */
import { betaQuantile } from '@keelson/numerics/beta.ts'
import { requireThat } from '@keelson/numerics/errors.ts'
import { normalQuantile } from '@keelson/numerics/normal.ts'
import type { Probability } from '../study.ts'

export type EstimatedProbability = Omit<Probability, 'check' | 'title'>

/** Level of an interval that no one asked otherwise. */
export const CONFIDENCE = 0.95

/**
 * The share of `failures` in `count` independent points, with the interval of Clopper and Pearson (1934), The use of
 * confidence or fiducial limits illustrated in the case of the binomial, Biometrika 26, 404-413: it covers the probability
 * at least as often as `confidence` says, half of the rest on either side. Points of a Latin hypercube or a Sobol
 * sequence are not independent but spread more evenly, so that it is, as a rule, wider than it need be. The reliability
 * index is -Phi^-1 of the share. Throws NumericsError 'bad_input' for counts that are none.
 */
export function probabilityOf(failures: number, count: number, confidence = CONFIDENCE): EstimatedProbability {
  const isCount = Number.isInteger(failures) && Number.isInteger(count) && failures >= 0 && failures <= count
  requireThat(isCount && count > 0, 'a probability needs a number of failures among a number of points')
  const tail = (1 - confidence) / 2
  const probability = failures / count
  const lower = failures === 0 ? 0 : betaQuantile(tail, failures, count - failures + 1)
  const upper = failures === count ? 1 : betaQuantile(1 - tail, failures + 1, count - failures)
  const isCertain = failures === 0 || failures === count
  return {
    failures,
    count,
    probability,
    interval: [lower, upper],
    reliability_index: isCertain ? null : -normalQuantile(probability),
  }
}
