/** Mean, scatter and extremes of numbers that come one by one or in parts, none of which is kept. */

export interface RunningMoments {
  count: number
  /** The mean is `mean + meanRest`, the squares about it `squares + squaresRest`: what rounding took from each sum is kept beside it. */
  mean: number
  meanRest: number
  squares: number
  squaresRest: number
  minimum: number
  maximum: number
}

export const noMoments = (): RunningMoments => ({
  count: 0,
  mean: 0,
  meanRest: 0,
  squares: 0,
  squaresRest: 0,
  minimum: Number.POSITIVE_INFINITY,
  maximum: Number.NEGATIVE_INFINITY,
})

/**
 * Takes one more number into the moments, which change. Welford (1962), Note on a method for calculating corrected sums of
 * squares and products, Technometrics 4, 419-420, with sums compensated as Neumaier (1974) has them.
 */
export function takeNumber(moments: RunningMoments, x: number): void {
  moments.count++
  const before = x - moments.mean - moments.meanRest
  addToMean(moments, before / moments.count)
  addToSquares(moments, before * (x - moments.mean - moments.meanRest))
  if (x < moments.minimum) moments.minimum = x
  if (x > moments.maximum) moments.maximum = x
}

/**
 * The moments of two parts together. Chan, Golub and LeVeque (1979), Updating formulae and a pairwise algorithm for
 * computing sample variances, Stanford STAN-CS-79-773, equation 2.1.
 */
export function joinedMoments(a: RunningMoments, b: RunningMoments): RunningMoments {
  if (a.count === 0 || b.count === 0) return { ...(a.count === 0 ? b : a) }
  const count = a.count + b.count
  const apart = b.mean - a.mean + (b.meanRest - a.meanRest)
  const joined = { ...a, count }
  addToMean(joined, (apart * b.count) / count)
  addToSquares(joined, b.squares)
  addToSquares(joined, b.squaresRest)
  addToSquares(joined, (apart * apart * a.count * b.count) / count)
  joined.minimum = Math.min(a.minimum, b.minimum)
  joined.maximum = Math.max(a.maximum, b.maximum)
  return joined
}

/** Of one number or more. */
export const meanOf = ({ mean, meanRest, minimum, maximum }: RunningMoments): number =>
  Math.min(Math.max(mean + meanRest, minimum), maximum)

/** With n - 1 degrees of freedom; 0 of one number. */
export const deviationOf = ({ count, squares, squaresRest }: RunningMoments): number =>
  Math.sqrt(Math.max(squares + squaresRest, 0) / Math.max(count - 1, 1))

function addToMean(moments: RunningMoments, term: number): void {
  const { mean } = moments
  moments.mean = mean + term
  moments.meanRest += lostIn(mean, term, moments.mean)
}

function addToSquares(moments: RunningMoments, term: number): void {
  const { squares } = moments
  moments.squares = squares + term
  moments.squaresRest += lostIn(squares, term, moments.squares)
}

/** What rounding took from a sum, exactly: Knuth's two-sum. */
function lostIn(a: number, b: number, sum: number): number {
  const ofB = sum - a
  return a - (sum - ofB) + (b - ofB)
}
