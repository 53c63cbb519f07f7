/** Nonlinear least squares of a few parameters within bounds. */
import { inWords, NumericsError, requireThat } from './errors.ts'

export interface LevenbergMarquardt {
  /** Writes the residuals of the parameters into `out`. */
  readonly residuals: (parameters: readonly number[], out: Float64Array) => void
  /** Writes their derivatives over each parameter; by differences where it is left out. */
  readonly slopes?: (parameters: readonly number[], out: readonly Float64Array[]) => void
  readonly count: number
  readonly start: readonly number[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** Default 200. */
  readonly maxIterations?: number
  /** Relative gain of the sum of squares at which the search ends. Default 1e-14. */
  readonly tolerance?: number
  /** Whether to go no further from here: the search ends where it is. */
  readonly isKnown?: (parameters: readonly number[], sumOfSquares: number) => boolean
}
export interface LeastSquaresFit {
  readonly parameters: readonly number[]
  readonly sumOfSquares: number
  readonly iterations: number
}

const FIRST_DAMPING = 1e-3
const MOST_DAMPING = 1e12
/** Relative change of the parameters at which the search ends. */
const SMALL_STEP = 1e-12
const DIFFERENCE = 1e-7

/**
 * Least sum of squares by Levenberg (1944) and Marquardt (1963), steps cut to the bounds; a parameter at a bound that the
 * step would leave is held there. Finds the minimum in the valley of the start. Throws NumericsError: 'bad_input' for
 * a start outside the bounds or residuals that are no numbers there, 'no_convergence' when the iterations are spent.
 */
export function levenbergMarquardt(o: LevenbergMarquardt): LeastSquaresFit {
  requireThat(
    o.start.every((x, i) => x >= (o.lower[i] as number) && x <= (o.upper[i] as number)),
    'the least-squares start must lie within its bounds',
  )
  const [here, there] = [new Float64Array(o.count), new Float64Array(o.count)]
  const squares = (x: readonly number[], out: Float64Array): number => {
    o.residuals(x, out)
    return squared(out)
  }
  let x = [...o.start]
  let sum = squares(x, here)
  requireThat(Number.isFinite(sum), `the starting residuals of the least-squares fit are ${inWords(sum)}`)
  let damping = FIRST_DAMPING
  const { maxIterations: most = 200, tolerance = 1e-14 } = o
  const slopesAt = slopesOf(o)
  for (let iteration = 1; iteration <= most; iteration++) {
    const found = { parameters: x, sumOfSquares: sum, iterations: iteration }
    if (o.isKnown?.(x, sum)) return found
    const normal = normalOf(o, x, slopesAt(x, here), here)
    for (;;) {
      const next = stepped(o, x, normal, damping)
      if (farthest(next, x) <= SMALL_STEP) return found
      const trial = squares(next, there)
      if (trial < sum) {
        const isDone = sum - trial <= tolerance * sum
        x = next
        here.set(there)
        sum = trial
        damping = Math.max(damping / 10, 1e-15)
        if (isDone) return { parameters: x, sumOfSquares: sum, iterations: iteration }
        break
      }
      damping *= 10
      if (damping > MOST_DAMPING) return found
    }
  }
  throw new NumericsError('no_convergence', `the least-squares fit did not converge in ${most} iterations`)
}

/** Largest change of a parameter, over one more than its size. */
function farthest(next: readonly number[], x: readonly number[]): number {
  let far = 0
  for (let i = 0; i < x.length; i++) {
    const to = next[i] as number
    far = Math.max(far, Math.abs(to - (x[i] as number)) / (Math.abs(to) + 1))
  }
  return far
}

function squared(values: Float64Array): number {
  let sum = 0
  for (const v of values) sum += v * v
  return sum
}

type Slopes = (x: readonly number[], here: Float64Array) => readonly Float64Array[]

function slopesOf(o: LevenbergMarquardt): Slopes {
  const { slopes } = o
  if (slopes === undefined) return (x, here) => jacobian(o, x, here)
  const out = o.start.map(() => new Float64Array(o.count))
  return (x) => {
    slopes(x, out)
    return out
  }
}

/** Derivatives of the residuals, one list for each parameter, by differences towards the inside. */
export function jacobian(
  { residuals, count, upper }: Pick<LevenbergMarquardt, 'residuals' | 'count' | 'upper'>,
  x: readonly number[],
  here: Float64Array,
): readonly Float64Array[] {
  return x.map((value, j) => {
    const size = DIFFERENCE * Math.max(Math.abs(value), 1)
    const step = value + size > (upper[j] as number) ? -size : size
    const moved = [...x]
    moved[j] = value + step
    const there = new Float64Array(count)
    residuals(moved, there)
    return there.map((r, i) => (r - (here[i] as number)) / step)
  })
}

/** Of the parameters that no bound holds: their normal matrix, and the gradient turned round. */
interface Normal {
  readonly free: readonly number[]
  readonly matrix: readonly (readonly number[])[]
  readonly right: readonly number[]
}

function normalOf(
  { lower, upper }: LevenbergMarquardt,
  x: readonly number[],
  slopes: readonly Float64Array[],
  residuals: Float64Array,
): Normal {
  const free: number[] = []
  const right: number[] = []
  for (const [i, value] of x.entries()) {
    const gradient = dot(slopes[i] as Float64Array, residuals)
    if (value <= (lower[i] as number) && gradient > 0) continue
    if (value >= (upper[i] as number) && gradient < 0) continue
    free.push(i)
    right.push(-gradient)
  }
  const matrix = free.map((i) => free.map((j) => dot(slopes[i] as Float64Array, slopes[j] as Float64Array)))
  return { free, matrix, right }
}

/** The damped step from x, cut to the bounds. */
function stepped(
  { lower, upper }: LevenbergMarquardt,
  x: readonly number[],
  { free, matrix, right }: Normal,
  damping: number,
): number[] {
  const damped = matrix.map((row, k) =>
    row.map((value, j) => (j === k ? value * (1 + damping) + Number.MIN_VALUE : value)),
  )
  const step = solved(damped, right)
  const next = [...x]
  for (const [k, i] of free.entries()) {
    const to = (x[i] as number) + (step[k] as number)
    next[i] = Math.min(Math.max(Number.isFinite(to) ? to : (x[i] as number), lower[i] as number), upper[i] as number)
  }
  return next
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

/** Gauss elimination with the largest pivot of each column; a few unknowns. Unknowns that nothing tells are not moved. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length
  const rows = matrix.map((row, i) => [...row, right[i] as number])
  for (let k = 0; k < n; k++) {
    const best = rows
      .slice(k)
      .reduce((at, row, i) => (Math.abs(row[k] as number) > Math.abs(rows[at]?.[k] as number) ? k + i : at), k)
    const [pivot, other] = [rows[best] as number[], rows[k] as number[]]
    rows[best] = other
    rows[k] = pivot
    if (pivot[k] === 0) return new Array(n).fill(0)
    for (const row of rows.slice(k + 1)) {
      const share = (row[k] as number) / (pivot[k] as number)
      for (let j = k; j <= n; j++) row[j] = (row[j] as number) - share * (pivot[j] as number)
    }
  }
  const x = new Array<number>(n).fill(0)
  for (let k = n - 1; k >= 0; k--) {
    const row = rows[k] as number[]
    const known = x.reduce((sum, v, j) => (j > k ? sum + v * (row[j] as number) : sum), 0)
    x[k] = ((row[n] as number) - known) / (row[k] as number)
  }
  return x
}
