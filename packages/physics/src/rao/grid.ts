/**
 * The wave frequencies on which responses by tabled transfer functions are integrated by the trapezoidal rule: equal steps,
 * the frequencies of the table, and parts of an interval in which a function is steep. Any unit of frequency.
 */
import { spaced } from '@keelson/numerics/spaced.ts'

/** Error of the trapezoidal rule on the square of a function that is linear in an interval, as a share of its integral. */
const INTERVAL_ERROR = 1e-3
/** Share of a step within which a point of the grid is one of the table. */
const SAME = 1e-6

/** Ascending. `at`: frequencies of the table; `functions`: amplitudes at them, linear between. */
export function responseGrid(
  at: readonly number[],
  functions: readonly (readonly number[])[],
  points: number,
): readonly number[] {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0]
  const step = (last - first) / (points - 1)
  const own = at.flatMap((a, i) => {
    const b = at[i + 1]
    if (b === undefined) return [a]
    const parts = Math.max(...functions.map((R) => partsFor(R[i] ?? 0, R[i + 1] ?? 0)))
    return (b - a) / parts < step ? spaced(a, b, parts + 1).slice(0, -1) : [a]
  })
  const all = [...spaced(first, last, points), ...own].toSorted((a, b) => a - b)
  const kept = new Set(at)
  return all.filter((w, i) => {
    const [before, after] = [all[i - 1], all[i + 1]]
    if (before === w) return false
    if (kept.has(w)) return true
    const near = (other: number | undefined) => other !== undefined && Math.abs(other - w) <= SAME * step
    return !(near(before) && kept.has(before as number)) && !(near(after) && kept.has(after as number))
  })
}

/** Of an interval h in k parts the rule exceeds h (R^2 + R S + S^2)/3, the integral, by h (S - R)^2/(6 k^2). */
function partsFor(R: number, S: number): number {
  const whole = R ** 2 + R * S + S ** 2
  return whole > 0 ? Math.max(1, Math.ceil(Math.abs(S - R) / Math.sqrt(2 * INTERVAL_ERROR * whole))) : 1
}

/** The same with every interval halved: how far its moments differ is the error of the grid. */
export const halvedGrid = (grid: readonly number[]): readonly number[] =>
  grid.flatMap((w, i) => {
    const next = grid[i + 1]
    return next === undefined ? [w] : [w, (w + next) / 2]
  })

/**
 * Share by which an amplitude may be too low because the waves outside the table move nothing: no more than the amplitude
 * at either end of it, or that of very long waves where it is known. Infinity where only waves outside move.
 */
export function missedAmplitude(o: {
  /** Energy of the waves below and above the table, m2. */
  readonly below: number
  readonly above: number
  /** Amplitudes there, per wave amplitude. */
  readonly low: number
  readonly high: number
  /** Of the response within the table. */
  readonly variance: number
}): number {
  const missed = o.below * o.low ** 2 + o.above * o.high ** 2
  if (!(missed > 0)) return 0
  return o.variance > 0 ? Math.sqrt(1 + missed / o.variance) - 1 : Number.POSITIVE_INFINITY
}
