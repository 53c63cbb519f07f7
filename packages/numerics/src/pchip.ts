/** Monotone cubic interpolation (PCHIP): no bump and no overshoot between the points that it goes through. */
import { requireThat } from './errors.ts'
import { locate } from './interpolation.ts'

/**
 * The piecewise cubic Hermite interpolant of Fritsch and Butland (SIAM J. Sci. Stat. Comput. 5, 1984), slopes at the ends by
 * the three-point formula held to the shape (Moler, Numerical Computing with MATLAB, 3.4). Two points give the straight
 * line. Throws NumericsError 'bad_input' for fewer than 2 points, lengths that differ, an axis that does not increase, and
 * for a read outside it.
 */
export function pchip(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  requireThat(
    xs.length === ys.length && xs.length >= 2,
    'a PCHIP interpolant requires at least 2 points, each with an ordinate',
  )
  const axis = Object.freeze([...xs])
  locate(axis, axis[0] as number, 'refuse')
  const slopes = slopesAt(axis, ys)
  return (x) => {
    const { lower, upper, t } = locate(axis, x, 'refuse')
    const [a, b] = [ys[lower] as number, ys[upper] as number]
    if (t === 0) return a
    if (t === 1) return b
    const h = (axis[upper] as number) - (axis[lower] as number)
    const s = 1 - t
    const [da, db] = [slopes[lower] as number, slopes[upper] as number]
    return a * s ** 2 * (1 + 2 * t) + b * t ** 2 * (1 + 2 * s) + h * s * t * (da * s - db * t)
  }
}

function slopesAt(xs: readonly number[], ys: readonly number[]): readonly number[] {
  const h = xs.slice(1).map((x, i) => x - (xs[i] as number))
  const m = h.map((width, i) => ((ys[i + 1] as number) - (ys[i] as number)) / width)
  const last = h.length - 1
  if (last === 0) return [m[0] as number, m[0] as number]
  const inner = h.slice(1).map((after, i) => innerSlope(h[i] as number, after, m[i] as number, m[i + 1] as number))
  const [h0, h1, m0, m1] = [h[0], h[1], m[0], m[1]] as [number, number, number, number]
  const [hn, hm, mn, mm] = [h[last], h[last - 1], m[last], m[last - 1]] as [number, number, number, number]
  return [endSlope(h0, h1, m0, m1), ...inner, endSlope(hn, hm, mn, mm)]
}

/** Weighted harmonic mean of the slopes beside a point; level where they turn. */
function innerSlope(before: number, after: number, m: number, n: number): number {
  if (Math.sign(m) * Math.sign(n) <= 0) return 0
  const [w, v] = [2 * after + before, after + 2 * before]
  return (w + v) / (w / m + v / n)
}

/** At an end: `h` and `m` are the width and the slope of the interval there, `h1` and `m1` of the next. */
function endSlope(h: number, h1: number, m: number, m1: number): number {
  const slope = ((2 * h + h1) * m - h * m1) / (h + h1)
  if (Math.sign(slope) !== Math.sign(m)) return 0
  return Math.sign(m) !== Math.sign(m1) && Math.abs(slope) > 3 * Math.abs(m) ? 3 * m : slope
}
