/**
 * A decline fitted to a history: least squares of ln q. The rate at the start enters ln q as a sum and is found by the mean,
 * so that a search has one to three unknowns left. SI.
 */
import { jacobian, levenbergMarquardt } from '@keelson/numerics/levenberg-marquardt.ts'
import { leastSquaresLine, mean } from '@keelson/numerics/statistics.ts'
import type { DeclineParameters } from './decline.ts'
import { FIT_SHAPES, type FitModel, type Shape } from './fit-shapes.ts'
import { correctedAkaike } from './recovery.ts'

/** Times in s, rising, and the logarithms of rates in m3/s. */
export interface History {
  readonly times: readonly number[]
  readonly logRates: readonly number[]
}
export interface DeclineFit {
  readonly model: FitModel
  readonly shape: Shape
  readonly parameters: DeclineParameters
  /** The unknowns as the search has them, and the mean of ln q less the shape. */
  readonly unknowns: readonly number[]
  readonly logScale: number
  /** Fitted ln q, and what the history has above it. */
  readonly fitted: readonly number[]
  readonly residuals: readonly number[]
  readonly sumOfSquares: number
  /** Unknowns with the scale among them; the criterion counts the variance too. */
  readonly unknownCount: number
  readonly rSquared: number
  /** Root of the mean square of the residuals. */
  readonly rmse: number
  /** Null for too few points, or where the deviations are no more than rounding. */
  readonly aicc: number | null
  /** Names of unknowns that ended at a bound of the search. */
  readonly atBounds: readonly string[]
  readonly iterations: number
}

/** Mean square deviation of ln q below which a fit is exact but for rounding. */
const ROUNDING = 1e-18

/** Whether the deviations of a fit are more than rounding, so that something can be told of them. */
export const deviates = (sumOfSquares: number, points: number): boolean => sumOfSquares > points * ROUNDING

/** Fits a model. Throws NumericsError where the search does not settle. */
export function fitDecline(model: FitModel, history: History, terminal?: number): DeclineFit {
  const shape = FIT_SHAPES[model](history.times, terminal)
  return model === 'exponential' ? lineFit(shape, history) : searched(shape, history)
}

function lineFit(shape: Shape, history: History): DeclineFit {
  const { slope } = leastSquaresLine(history.times, history.logRates)
  return described(shape, history, { unknowns: [0 - slope], iterations: 1 })
}

interface Found {
  readonly unknowns: readonly number[]
  readonly iterations: number
}

/** The best of the minima from all starts; of each group of starts the one that fits best is followed. */
function searched(shape: Shape, history: History): DeclineFit {
  const minima: Minimum[] = []
  for (const start of followed(shape, history)) minima.push(search(shape, history, start, { minima }))
  return described(shape, history, minima.reduce(lower))
}

const lower = <T extends { readonly sumOfSquares: number }>(a: T, b: T): T => (b.sumOfSquares < a.sumOfSquares ? b : a)

/** One start of each group, those that fit best first. */
function followed(shape: Shape, { times, logRates }: History): (readonly number[])[] {
  const residuals = new Float64Array(times.length)
  const tried = shape.starts.map((group) =>
    group
      .map((start) => {
        centred(shape, start, times, logRates, residuals)
        return { start, sumOfSquares: squaresOf(residuals) }
      })
      .reduce(lower),
  )
  return tried.sort((a, b) => a.sumOfSquares - b.sumOfSquares).map(({ start }) => start)
}

function squaresOf(residuals: Float64Array): number {
  let sum = 0
  for (const r of residuals) sum += r * r
  return sum
}

interface Minimum extends Found {
  readonly sumOfSquares: number
}

/** Distance of each unknown within which a search has come to a minimum that is known. */
const MET = 0.1

/** The minimum in the valley of a start; a search that comes to one of the known minima from above ends there. */
export function search(
  shape: Shape,
  { times, logRates }: { readonly times: readonly number[]; readonly logRates: ArrayLike<number> },
  start: readonly number[],
  { tolerance, minima = [] }: { readonly tolerance?: number; readonly minima?: readonly Minimum[] } = {},
): Minimum {
  const { parameters, sumOfSquares, iterations } = levenbergMarquardt({
    residuals: (unknowns, out) => centred(shape, unknowns, times, logRates, out),
    slopes: (unknowns, out) => centredSlopes(shape, unknowns, times, out),
    count: times.length,
    start,
    lower: shape.lower,
    upper: shape.upper,
    isKnown: (unknowns, sum) => minima.some((known) => sum >= known.sumOfSquares && isNear(unknowns, known.unknowns)),
    ...(tolerance !== undefined && { tolerance }),
  })
  return { unknowns: parameters, sumOfSquares, iterations }
}

const isNear = (a: readonly number[], b: readonly number[]) =>
  a.every((value, i) => Math.abs(value - (b[i] as number)) <= MET)

/** Deviations of ln q from the shape at its best scale; gives that scale. */
export function centred(
  shape: Shape,
  unknowns: readonly number[],
  times: readonly number[],
  logRates: ArrayLike<number>,
  out: Float64Array,
): number {
  const at = shape.logShape(unknowns)
  let sum = 0
  for (let i = 0; i < times.length; i++) {
    const deviation = (logRates[i] as number) - at(times[i] as number)
    out[i] = deviation
    sum += deviation
  }
  const scale = sum / times.length
  for (let i = 0; i < times.length; i++) out[i] = (out[i] as number) - scale
  return scale
}

/** How those deviations change with each unknown. */
function centredSlopes(
  shape: Shape,
  unknowns: readonly number[],
  times: readonly number[],
  out: readonly Float64Array[],
): void {
  const slopes = shape.logSlopes(unknowns)
  for (const [j, column] of out.entries()) {
    const at = slopes[j] as (t: number) => number
    let sum = 0
    for (let i = 0; i < times.length; i++) {
      const slope = at(times[i] as number)
      column[i] = -slope
      sum += slope
    }
    const middle = sum / times.length
    for (let i = 0; i < times.length; i++) column[i] = (column[i] as number) + middle
  }
}

function described(shape: Shape, history: History, { unknowns, iterations }: Found): DeclineFit {
  const { times, logRates } = history
  const n = times.length
  const residuals = new Float64Array(n)
  const logScale = centred(shape, unknowns, times, logRates, residuals)
  const sumOfSquares = residuals.reduce((sum, r) => sum + r * r, 0)
  const middle = mean(logRates)
  const total = logRates.reduce((sum, y) => sum + (y - middle) ** 2, 0)
  const unknownCount = unknowns.length + 1
  const k = unknownCount + 1
  return {
    model: shape.model,
    shape,
    parameters: shape.parameters(unknowns, logScale),
    unknowns,
    logScale,
    fitted: logRates.map((y, i) => y - (residuals[i] as number)),
    residuals: [...residuals],
    sumOfSquares,
    unknownCount,
    rSquared: total > 0 ? 1 - sumOfSquares / total : 1,
    rmse: Math.sqrt(sumOfSquares / n),
    aicc: n > k + 1 && deviates(sumOfSquares, n) ? correctedAkaike.evaluate({ n, S: sumOfSquares, k }) : null,
    atBounds: shape.model === 'exponential' ? [] : shape.names.filter((_, i) => isAtBound(shape, unknowns, i)),
    iterations,
  }
}

const isAtBound = ({ lower, upper }: Shape, unknowns: readonly number[], i: number) =>
  unknowns[i] === lower[i] || unknowns[i] === upper[i]

/** A standard error of ln q_i and of each unknown, by the slopes at the minimum; null for one at a bound, or that nothing tells. */
export function standardErrors(
  fit: DeclineFit,
  { times, logRates }: History,
): {
  readonly logScale: number | null
  readonly unknowns: readonly (number | null)[]
} {
  const { shape, unknowns } = fit
  const n = times.length
  const variance = fit.sumOfSquares / (n - fit.unknownCount)
  const isFree = unknowns.map((_, i) => shape.model === 'exponential' || !isAtBound(shape, unknowns, i))
  const plain = (x: readonly number[], out: Float64Array) => {
    const at = shape.logShape(x)
    for (let i = 0; i < n; i++) out[i] = (logRates[i] as number) - at(times[i] as number)
  }
  const here = new Float64Array(n)
  plain(unknowns, here)
  const slopes = jacobian({ residuals: plain, count: n, upper: shape.upper }, unknowns, here)
  const columns = [new Float64Array(n).fill(-1), ...slopes.filter((_, i) => isFree[i])]
  const diagonal = inverseDiagonal(columns)
  const errors = diagonal.map((d) => (d > 0 && d < Infinity && variance >= 0 ? Math.sqrt(d * variance) : null))
  let next = 1
  return { logScale: errors[0] ?? null, unknowns: isFree.map((free) => (free ? (errors[next++] ?? null) : null)) }
}

/** Diagonal of the inverse of the normal matrix, by Gram-Schmidt of each column against the others. */
function inverseDiagonal(columns: readonly Float64Array[]): number[] {
  return columns.map((own, i) => {
    const others = columns.filter((_, j) => j !== i)
    const basis: Float64Array[] = []
    for (const column of others) {
      const left = without(column, basis)
      const length = Math.sqrt(left.reduce((s, v) => s + v * v, 0))
      if (length > 0) basis.push(left.map((v) => v / length))
    }
    const left = without(own, basis)
    return 1 / left.reduce((s, v) => s + v * v, 0)
  })
}

/** A column less its parts along an orthonormal basis; twice, so that rounding leaves none. */
function without(column: Float64Array, basis: readonly Float64Array[]): Float64Array {
  const left = Float64Array.from(column)
  for (const axis of [...basis, ...basis]) {
    const part = left.reduce((s, v, i) => s + v * (axis[i] as number), 0)
    for (let i = 0; i < left.length; i++) left[i] = (left[i] as number) - part * (axis[i] as number)
  }
  return left
}
