/** Linear table reads that say where they read and whether they left the table. */
import { inWords, NumericsError, requireThat } from './errors.ts'

/** What to do outside the table: hold the edge value and say so, or throw. */
export type OutOfRange = 'clamp' | 'refuse'

/** Place of a value on an axis: between points `lower` and `upper`, a fraction t of the way (0 <= t <= 1). */
export interface Location {
  readonly lower: number
  readonly upper: number
  readonly t: number
  readonly clamped: boolean
}

export interface LinearRead {
  readonly value: number
  /** [lower index, upper index, fraction]. */
  readonly at: readonly [number, number, number]
  readonly clamped: boolean
}

export interface BilinearRead {
  readonly value: number
  readonly row: readonly [number, number, number]
  readonly column: readonly [number, number, number]
  readonly clamped: boolean
}

/**
 * Place of x on a strictly increasing axis. Throws NumericsError 'bad_input' for an axis that is empty or does not
 * increase, for x that is not a number, and outside the axis when the policy is 'refuse'.
 */
export function locate(axis: readonly number[], x: number, outOfRange: OutOfRange): Location {
  requireAxis(axis)
  requireThat(!Number.isNaN(x), 'the table cannot be read: the value leading to it cannot be represented as a number')
  const first = axis[0] as number
  const last = axis[axis.length - 1] as number
  const clamped = x < first || x > last
  if (clamped && outOfRange === 'refuse') {
    throw new NumericsError('bad_input', `${inWords(x)} is outside the table range of ${first} to ${last}`)
  }
  if (axis.length === 1 || x <= first) return { lower: 0, upper: Math.min(1, axis.length - 1), t: 0, clamped }
  if (x >= last) return { lower: axis.length - 2, upper: axis.length - 1, t: 1, clamped }
  const lower = intervalOf(axis, x)
  const start = axis[lower] as number
  const end = axis[lower + 1] as number
  return { lower, upper: lower + 1, t: (x - start) / (end - start), clamped }
}

/** Index i of the interval with axis[i] <= x < axis[i+1], by bisection; x lies strictly inside the axis. */
function intervalOf(axis: readonly number[], x: number): number {
  let low = 0
  let high = axis.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((axis[middle] as number) <= x) low = middle
    else high = middle
  }
  return low
}

/** Linear interpolation of ys over xs. Throws as `locate`, and 'bad_input' when the lengths differ. */
export function linear(xs: readonly number[], ys: readonly number[], x: number, outOfRange: OutOfRange): LinearRead {
  requireThat(
    xs.length === ys.length,
    `the number of abscissae, ${xs.length}, must equal the number of ordinates, ${ys.length}`,
  )
  const { lower, upper, t, clamped } = locate(xs, x, outOfRange)
  return { value: between(ys[lower] as number, ys[upper] as number, t), at: [lower, upper, t], clamped }
}

/**
 * Bilinear interpolation of table[row][column] at row value r and column value c. Throws as `locate`, and 'bad_input'
 * when the table's shape does not fit its axes.
 */
export function bilinear(
  rows: readonly number[],
  columns: readonly number[],
  table: readonly (readonly number[])[],
  r: number,
  c: number,
  outOfRange: OutOfRange,
): BilinearRead {
  requireThat(
    table.length === rows.length && table.every((line) => line.length === columns.length),
    `the table size is not ${rows.length} by ${columns.length}`,
  )
  const row = locate(rows, r, outOfRange)
  const column = locate(columns, c, outOfRange)
  const along = (i: number) => {
    const line = table[i] as readonly number[]
    return between(line[column.lower] as number, line[column.upper] as number, column.t)
  }
  return {
    value: between(along(row.lower), along(row.upper), row.t),
    row: [row.lower, row.upper, row.t],
    column: [column.lower, column.upper, column.t],
    clamped: row.clamped || column.clamped,
  }
}

/** Exact at both ends, so that a table value is read back as it stands. */
function between(a: number, b: number, t: number): number {
  if (t === 1) return b
  return a + t * (b - a)
}

/** Axes already found increasing: tables are constants, read many times. */
const checkedAxes = new WeakSet<readonly number[]>()

function requireAxis(axis: readonly number[]): void {
  if (checkedAxes.has(axis)) return
  requireThat(axis.length > 0, 'an axis must have at least one point')
  for (let i = 1; i < axis.length; i++) {
    requireThat((axis[i] as number) > (axis[i - 1] as number), `the axis does not increase at point ${i + 1}`)
  }
  if (Object.isFrozen(axis)) checkedAxes.add(axis)
}
