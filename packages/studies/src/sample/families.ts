/**
 * Families of distributions by their own parameters, each tail by a form that keeps its accuracy. Johnson, Kotz and
 * Balakrishnan (1994, 1995), Continuous univariate distributions, 2nd ed., vol. 1 and 2.
 */
import { betaCumulative, betaQuantile } from '@keelson/numerics/beta.ts'
import { normalCumulative, normalQuantile } from '@keelson/numerics/normal.ts'
import { gamma } from '@keelson/numerics/special.ts'
import type { Distribution } from './distribution.ts'

/** Euler and Mascheroni's constant. Abramowitz and Stegun (1964) 6.1.3. */
export const EULER_GAMMA = 0.5772156649015329
const UNBOUNDED: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** Standard deviation above 0. */
export function normal(mean: number, standardDeviation: number): Distribution {
  const standing = (x: number) => (x - mean) / standardDeviation
  return {
    quantile: (p) => mean + standardDeviation * normalQuantile(p),
    upperQuantile: (q) => mean - standardDeviation * normalQuantile(q),
    cumulative: (x) => normalCumulative(standing(x)),
    exceedance: (x) => normalCumulative(-standing(x)),
    mean,
    standardDeviation,
    support: UNBOUNDED,
  }
}

/** By mean and standard deviation of the natural logarithm. */
export function lognormal(logMean: number, logStandardDeviation: number): Distribution {
  const log = normal(logMean, logStandardDeviation)
  const mean = Math.exp(logMean + logStandardDeviation ** 2 / 2)
  return {
    quantile: (p) => Math.exp(log.quantile(p)),
    upperQuantile: (q) => Math.exp(log.upperQuantile(q)),
    cumulative: (x) => (x > 0 ? log.cumulative(Math.log(x)) : 0),
    exceedance: (x) => (x > 0 ? log.exceedance(Math.log(x)) : 1),
    mean,
    standardDeviation: mean * Math.sqrt(Math.expm1(logStandardDeviation ** 2)),
    support: [0, Number.POSITIVE_INFINITY],
  }
}

/** Lower end below upper end. */
export function uniform(lower: number, upper: number): Distribution {
  const width = upper - lower
  return {
    quantile: (p) => lower + width * p,
    upperQuantile: (q) => upper - width * q,
    cumulative: (x) => share((x - lower) / width),
    exceedance: (x) => share((upper - x) / width),
    mean: lower + width / 2,
    standardDeviation: width / Math.sqrt(12),
    support: [lower, upper],
  }
}
const share = (x: number) => Math.min(Math.max(x, 0), 1)

/** Lower end below upper end, the mode between them or at one of them. */
export function triangular(lower: number, mode: number, upper: number): Distribution {
  const width = upper - lower
  const [rise, fall] = [mode - lower, upper - mode]
  const rising = (p: number) => lower + Math.sqrt(width * rise * p)
  const falling = (q: number) => upper - Math.sqrt(width * fall * q)
  const below = (x: number) => (x > lower ? (x - lower) ** 2 / (width * rise) : 0)
  const above = (x: number) => (x < upper ? (upper - x) ** 2 / (width * fall) : 0)
  return {
    quantile: (p) => (p <= rise / width ? rising(p) : falling(1 - p)),
    upperQuantile: (q) => (q <= fall / width ? falling(q) : rising(1 - q)),
    cumulative: (x) => (x < mode ? below(x) : 1 - above(x)),
    exceedance: (x) => (x < mode ? 1 - below(x) : above(x)),
    mean: lower + (width + rise) / 3,
    standardDeviation: Math.sqrt((width ** 2 - width * rise + rise ** 2) / 18),
    support: [lower, upper],
  }
}

/** Of minima, for values above its location: shape and scale above 0. */
export function weibull(shape: number, scale: number, location: number): Distribution {
  const standing = (x: number) => (Math.max(x - location, 0) / scale) ** shape
  const first = gamma(1 + 1 / shape)
  return {
    quantile: (p) => location + scale * (-Math.log1p(-p)) ** (1 / shape),
    upperQuantile: (q) => location + scale * (-Math.log(q)) ** (1 / shape),
    cumulative: (x) => -Math.expm1(-standing(x)),
    exceedance: (x) => Math.exp(-standing(x)),
    mean: location + scale * first,
    standardDeviation: scale * first * weibullVariation(shape),
    support: [location, Number.POSITIVE_INFINITY],
  }
}

/** Coefficient of variation of a Weibull distribution whose location is 0: it falls as the shape grows. */
export const weibullVariation = (shape: number): number =>
  Math.sqrt(gamma(1 + 2 / shape) / gamma(1 + 1 / shape) ** 2 - 1)

/** Of maxima: scale above 0. */
export function gumbel(location: number, scale: number): Distribution {
  const standing = (x: number) => Math.exp((location - x) / scale)
  return {
    quantile: (p) => location - scale * Math.log(-Math.log(p)),
    upperQuantile: (q) => location - scale * Math.log(-Math.log1p(-q)),
    cumulative: (x) => Math.exp(-standing(x)),
    exceedance: (x) => -Math.expm1(-standing(x)),
    mean: location + EULER_GAMMA * scale,
    standardDeviation: (Math.PI / Math.sqrt(6)) * scale,
    support: UNBOUNDED,
  }
}

/** Between its ends, with density in proportion to (x - lower)^(a - 1) (upper - x)^(b - 1): a and b above 0. */
export function beta(a: number, b: number, lower: number, upper: number): Distribution {
  const width = upper - lower
  return {
    quantile: (p) => lower + width * betaQuantile(p, a, b),
    upperQuantile: (q) => upper - width * betaQuantile(q, b, a),
    cumulative: (x) => betaCumulative((x - lower) / width, a, b),
    exceedance: (x) => betaCumulative((upper - x) / width, b, a),
    mean: lower + (width * a) / (a + b),
    standardDeviation: (width / (a + b)) * Math.sqrt((a * b) / (a + b + 1)),
    support: [lower, upper],
  }
}
