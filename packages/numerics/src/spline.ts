/** A cubic spline through points: continuous to its second derivative. */
import { requireThat } from './errors.ts'
import { locate } from './interpolation.ts'

const FEWEST = 3

/**
 * The spline without curvature at its first point, as that of a curve which is odd about it, and of one cubic over its
 * last two intervals. Throws NumericsError 'bad_input' for fewer than 3 points, an axis that does not increase, and for
 * a read outside it.
 */
export function oddSpline(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  requireThat(
    xs.length === ys.length && xs.length >= FEWEST,
    'a spline requires at least 3 points, each with an ordinate',
  )
  const curvature = curvatures(xs, ys)
  return (x) => {
    const { lower, upper, t } = locate(xs, x, 'refuse')
    const [a, b] = [ys[lower] as number, ys[upper] as number]
    const [ca, cb] = [curvature[lower] as number, curvature[upper] as number]
    const h = (xs[upper] as number) - (xs[lower] as number)
    const s = 1 - t
    return s * a + t * b + ((s ** 3 - s) * ca + (t ** 3 - t) * cb) * (h ** 2 / 6)
  }
}

/** Second derivatives at the points, by elimination from the first one on. */
function curvatures(xs: readonly number[], ys: readonly number[]): readonly number[] {
  const n = xs.length - 1
  const h = (i: number) => (xs[i + 1] as number) - (xs[i] as number)
  const slope = (i: number) => ((ys[i + 1] as number) - (ys[i] as number)) / h(i)
  const diagonal: number[] = [1]
  const right: number[] = [0]
  for (let i = 1; i < n; i++) {
    // The last curvature is that of the straight line through the two before it.
    const isLast = i === n - 1
    const [before, after] = [h(i - 1), h(i)]
    const low = isLast ? before - after ** 2 / before : before
    const own = 2 * (before + after) + (isLast ? after * (1 + after / before) : 0)
    const factor = low / (diagonal[i - 1] as number)
    diagonal[i] = own - (i > 1 ? factor * h(i - 1) : 0)
    right[i] = 6 * (slope(i) - slope(i - 1)) - factor * (right[i - 1] as number)
  }
  const c: number[] = new Array(n + 1).fill(0)
  for (let i = n - 1; i > 0; i--) {
    const above = i === n - 1 ? 0 : h(i) * (c[i + 1] as number)
    c[i] = ((right[i] as number) - above) / (diagonal[i] as number)
  }
  c[n] = (c[n - 1] as number) + (h(n - 1) / h(n - 2)) * ((c[n - 1] as number) - (c[n - 2] as number))
  return c
}
