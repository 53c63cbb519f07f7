/** Linear least squares with each coefficient within bounds, by an active set. */
import { NumericsError, requireThat } from './errors.ts'
import { type Columns, type Fit, fitOf, requireSound } from './least-squares.ts'

/** Gradient of the sum of squares, of columns of length one, below which a coefficient stays at its bound. */
const STAYS = 1e-12
/** Coefficients that are set free, over their number, after which the search is given up. */
const MOST_ROUNDS = 20

/**
 * Coefficients within bounds, which may be infinite, with the least sum of squares. Stark and Parker, Bounded-variable least
 * squares, Computational Statistics 10 (1995). Throws as `leastSquares` does, and where a lower bound is above its upper one; 'no_convergence' where the set goes round in circles.
 */
export function boundedLeastSquares(
  columns: Columns,
  y: readonly number[],
  lower: readonly number[],
  upper: readonly number[],
): Fit {
  requireSound(columns, y)
  requireThat(
    lower.every((low, j) => low <= (upper[j] as number)),
    'a lower bound exceeds its upper bound',
  )
  const held: (number | undefined)[] = columns.map((_, j) => nearest(lower[j] as number, upper[j] as number))
  let x = held.map((value) => value ?? 0)
  settle()
  for (let round = 0; round < MOST_ROUNDS * columns.length; round++) {
    const next = steepest(columns, y, x, held, lower, upper)
    if (next === undefined) return fitOf(columns, y, held)
    held[next] = undefined
    settle()
  }
  throw new NumericsError('no_convergence', 'the active bounds did not converge')

  /** Goes towards the free fit; what meets a bound on the way is held there, until the rest is within its bounds. */
  function settle(): void {
    for (;;) {
      const { coefficients } = fitOf(columns, y, held)
      const ways = coefficients.map((z, j) => shareWithin(x[j] as number, z, lower[j] as number, upper[j] as number))
      const share = Math.min(1, ...ways.filter((_, j) => held[j] === undefined))
      if (share === 1) {
        x = [...coefficients]
        return
      }
      x = x.map((at, j) => at + share * ((coefficients[j] as number) - at))
      for (const [j, way] of ways.entries()) {
        if (held[j] !== undefined || way > share) continue
        const bound = (coefficients[j] as number) < (lower[j] as number) ? lower[j] : upper[j]
        held[j] = bound as number
        x[j] = bound as number
      }
    }
  }
}

/** The bound at which a coefficient begins; none where it has none. */
const nearest = (low: number, high: number): number | undefined =>
  Number.isFinite(low) ? low : Number.isFinite(high) ? high : undefined

/** How far one may go from x to z: 1 where z is within the bounds. */
function shareWithin(x: number, z: number, low: number, high: number): number {
  if (z < low) return (low - x) / (z - x)
  return z > high ? (high - x) / (z - x) : 1
}

/** The coefficient at a bound that the sum of squares draws most strongly away from it, into what is allowed. */
function steepest(
  columns: Columns,
  y: readonly number[],
  x: readonly number[],
  held: readonly (number | undefined)[],
  lower: readonly number[],
  upper: readonly number[],
): number | undefined {
  const residuals = y.map((value, i) =>
    columns.reduce((left, c, j) => left - (x[j] as number) * (c[i] as number), value),
  )
  const size = Math.hypot(...y)
  let [best, most]: [number | undefined, number] = [undefined, STAYS * size]
  for (const [j, column] of columns.entries()) {
    if (held[j] === undefined || lower[j] === upper[j]) continue
    const pull = column.reduce((sum, c, i) => sum + c * (residuals[i] as number), 0) / Math.hypot(...column)
    const inwards = held[j] === lower[j] ? pull : -pull
    if (inwards > most) [best, most] = [j, inwards]
  }
  return best
}
