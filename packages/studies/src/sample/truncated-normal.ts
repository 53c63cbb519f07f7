/** The normal distribution cut at one or both ends, by the mean and standard deviation of the one that is cut. */
import { gaussLegendre } from '@keelson/numerics/gauss-legendre.ts'
import { normalCumulative, normalQuantile } from '@keelson/numerics/normal.ts'
import type { Distribution } from './distribution.ts'

/** Standard deviations from the mean beyond which a normal density is nothing to its moments. */
const REACH = 9
/** Points of the rule for the moments: enough for the whole bell within its reach. */
const rule = gaussLegendre(64)

/** Probability of the parent between the ends. Of a far piece, by the tail that is small. */
export function massBetween(a: number, b: number): number {
  return a > 0 ? normalCumulative(-a) - normalCumulative(-b) : normalCumulative(b) - normalCumulative(a)
}

/**
 * Ends in the unit of the mean, infinite where there is none, lower below upper; its mean and standard deviation are those
 * of what is left, by quadrature, which keeps them where the piece is narrow. Johnson, Kotz and Balakrishnan (1994) 13.10.1.
 */
export function truncatedNormal(
  parentMean: number,
  parentDeviation: number,
  lower: number,
  upper: number,
): Distribution {
  const standing = (x: number) => (x - parentMean) / parentDeviation
  const [a, b] = [standing(lower), standing(upper)]
  const [belowA, belowB] = [normalCumulative(a), normalCumulative(b)]
  const [aboveA, aboveB] = [normalCumulative(-a), normalCumulative(-b)]
  const mass = massBetween(a, b)
  const within = (x: number) => Math.min(Math.max(x, lower), upper)
  const at = (below: number, above: number) =>
    within(parentMean + parentDeviation * (below < above ? normalQuantile(below) : -normalQuantile(above)))
  const placed = (p: number, q: number) => at(belowA * q + belowB * p, aboveA * q + aboveB * p)
  const { mean, standardDeviation } = moments(Math.max(a, -REACH), Math.min(b, REACH))
  return {
    quantile: (p) => placed(p, 1 - p),
    upperQuantile: (q) => placed(1 - q, q),
    cumulative: (x) => Math.min(massBetween(a, standing(within(x))) / mass, 1),
    exceedance: (x) => Math.min(massBetween(standing(within(x)), b) / mass, 1),
    mean: parentMean + parentDeviation * mean,
    standardDeviation: parentDeviation * standardDeviation,
    support: [lower, upper],
  }
}

/** Of the standard normal distribution between two ends. */
function moments(a: number, b: number): { mean: number; standardDeviation: number } {
  const half = (b - a) / 2
  const points = rule.map(({ x, weight }) => {
    const at = a + half * (1 + x)
    return { at, weight: weight * Math.exp(-(at ** 2) / 2) }
  })
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  const mean = points.reduce((sum, { at, weight }) => sum + weight * at, 0) / total
  const variance = points.reduce((sum, { at, weight }) => sum + weight * (at - mean) ** 2, 0) / total
  return { mean, standardDeviation: Math.sqrt(variance) }
}
