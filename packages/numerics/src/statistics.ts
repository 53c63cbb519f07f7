/** Descriptive statistics and least squares, as far as the workflows need them. */
import { requireThat } from './errors.ts'

export interface Line {
  readonly intercept: number
  readonly slope: number
  /** Coefficient of determination, 1 for a perfect fit (and where all y are equal). */
  readonly rSquared: number
  /** Standard deviation of the residuals with n - 2 degrees of freedom; 0 for two points. */
  readonly residualDeviation: number
}

/**
 * Ordinary least squares line y = intercept + slope x. For a log-linear fit hand over the logarithms.
 * Throws NumericsError 'bad_input' for fewer than two points, lengths that differ, values that are not finite, or x
 * that are all equal.
 */
export function leastSquaresLine(xs: readonly number[], ys: readonly number[]): Line {
  requireThat(
    xs.length === ys.length && xs.length >= 2,
    'a line requires at least two points with equal numbers of x and y values',
  )
  requireThat([...xs, ...ys].every(Number.isFinite), 'a line requires finite points')
  const n = xs.length
  const xMean = mean(xs)
  const yMean = mean(ys)
  let sxx = 0
  let sxy = 0
  let syy = 0
  for (let i = 0; i < n; i++) {
    const dx = (xs[i] as number) - xMean
    const dy = (ys[i] as number) - yMean
    sxx += dx * dx
    sxy += dx * dy
    syy += dy * dy
  }
  requireThat(sxx > 0, 'a line requires at least two different x values')
  const slope = sxy / sxx
  const unexplained = Math.max(syy - slope * sxy, 0)
  return {
    slope,
    intercept: yMean - slope * xMean,
    rSquared: syy > 0 ? 1 - unexplained / syy : 1,
    residualDeviation: n > 2 ? Math.sqrt(unexplained / (n - 2)) : 0,
  }
}

/** Arithmetic mean. Throws NumericsError 'bad_input' for an empty list. */
export function mean(values: readonly number[]): number {
  requireThat(values.length > 0, 'the mean requires at least one value')
  let sum = 0
  for (const v of values) sum += v
  return sum / values.length
}

/** Standard deviation of a sample, with n - 1 degrees of freedom. Throws NumericsError 'bad_input' for fewer than two values. */
export function standardDeviation(values: readonly number[]): number {
  requireThat(values.length >= 2, 'the standard deviation requires at least two values')
  const middle = mean(values)
  return Math.sqrt(values.reduce((total, v) => total + (v - middle) ** 2, 0) / (values.length - 1))
}

/**
 * Quantile of values in ascending order at a probability 0 ... 1: linear between the ordered values, the first at 0, the
 * last at 1 (definition 7 of Hyndman and Fan, 1996). Throws NumericsError 'bad_input' for no values or another probability.
 */
export function quantile(ascending: ArrayLike<number>, probability: number): number {
  requireThat(ascending.length > 0, 'the quantile requires at least one value')
  requireThat(probability >= 0 && probability <= 1, 'a quantile requires a probability of 0 to 1')
  const place = (ascending.length - 1) * probability
  const below = Math.floor(place)
  const low = ascending[below] as number
  const high = ascending[Math.min(below + 1, ascending.length - 1)] as number
  // Two infinities beside each other have no difference.
  return low === high ? low : low + (place - below) * (high - low)
}
