/**
 * How far a fitted decline could be another: its residuals are drawn anew about the fit, and each such history is fitted
 * again (Efron and Tibshirani 1993, ch. 9). Two things keep the band as wide as it must be: residuals are spread by the
 * degrees of freedom and by a draw of their unknown deviation, and residuals that follow each other are drawn as the
 * first-order series that they are.
 */
import type { RandomSource } from '@keelson/numerics/random.ts'
import type { DeclineParameters } from './decline.ts'
import { centred, type DeclineFit, type History, search } from './fit.ts'

export interface Resampled {
  readonly parameters: readonly DeclineParameters[]
  /** Histories whose search did not settle: they are in no band. */
  readonly failed: number
  /** Correlation of a residual with the one before it, as it is drawn; 0 where it is not told from none. */
  readonly correlation: number
}

/** One-sided 5 % point of the correlation of residuals that have none, times the root of their number. */
const TOLD_APART = 1.645
const MOST_CORRELATION = 0.95
/** A band needs no more digits of the sum of squares than this. */
const ENOUGH = 1e-7

/** Correlation of each residual with the one before it. */
export function residualCorrelation(residuals: readonly number[]): number {
  let [across, square] = [0, 0]
  for (let i = 0; i < residuals.length; i++) {
    const r = residuals[i] as number
    square += r * r
    if (i > 0) across += r * (residuals[i - 1] as number)
  }
  return square > 0 ? across / square : 0
}

/** Declines of histories that might as well have been. */
export function resampledDeclines(fit: DeclineFit, history: History, count: number, random: RandomSource): Resampled {
  const { residuals, fitted, unknownCount } = fit
  const n = residuals.length
  const freedom = Math.max(n - unknownCount, 1)
  const correlation = drawnCorrelation(residuals, unknownCount)
  const innovations = residuals.map((r, i) => (i === 0 ? r : r - correlation * (residuals[i - 1] as number)))
  const spread = Math.sqrt(n / freedom)
  const [draw, logRates] = [new Float64Array(n), new Float64Array(n)]
  const parameters: DeclineParameters[] = []
  for (let k = 0; k < count; k++) {
    drawSeries(innovations, correlation, random, draw)
    const width = spread * Math.sqrt(freedom / chiSquared(freedom, random))
    for (let i = 0; i < n; i++) logRates[i] = (fitted[i] as number) + width * (draw[i] as number)
    const made = refitted(fit, history.times, logRates)
    if (made) parameters.push(made)
  }
  return { parameters, failed: count - parameters.length, correlation }
}

/** Estimates from residuals come out low, by about (1 + 4 r) / n for a trend. */
function drawnCorrelation(residuals: readonly number[], unknownCount: number): number {
  const n = residuals.length
  const found = residualCorrelation(residuals)
  if (found * Math.sqrt(n) <= TOLD_APART) return 0
  const raised = (n * found + unknownCount - 1) / Math.max(n - 2 - unknownCount, 1)
  return Math.min(Math.max(raised, found), MOST_CORRELATION)
}

/** A first-order series of drawn innovations, in balance from its first term on. */
function drawSeries(innovations: readonly number[], r: number, random: RandomSource, out: Float64Array): void {
  const n = innovations.length
  let before = 0
  for (let i = 0; i < n; i++) {
    const u = innovations[random.below(n)] as number
    before = i === 0 ? u / Math.sqrt(1 - r * r) : r * before + u
    out[i] = before
  }
}

/** Sum of squares of normal deviates; of many by Wilson and Hilferty (1931). */
function chiSquared(freedom: number, random: RandomSource): number {
  const MANY = 60
  if (freedom > MANY) {
    const part = 2 / (9 * freedom)
    return freedom * (1 - part + random.normal() * Math.sqrt(part)) ** 3
  }
  let sum = 0
  for (let i = 0; i < freedom; i++) sum += random.normal() ** 2
  return sum
}

function refitted(fit: DeclineFit, times: readonly number[], logRates: Float64Array): DeclineParameters | undefined {
  const { shape } = fit
  try {
    const unknowns =
      shape.model === 'exponential'
        ? [slopeOf(times, logRates)]
        : search(shape, { times, logRates }, fit.unknowns, { tolerance: ENOUGH }).unknowns
    const scale = centred(shape, unknowns, times, logRates, new Float64Array(times.length))
    return shape.parameters(unknowns, scale)
  } catch (error) {
    if (error instanceof Error && error.name === 'NumericsError') return undefined
    throw error
  }
}

/** Decline of the line of least squares. */
function slopeOf(times: readonly number[], logRates: Float64Array): number {
  const n = times.length
  let [t, y] = [0, 0]
  for (let i = 0; i < n; i++) {
    t += (times[i] as number) / n
    y += (logRates[i] as number) / n
  }
  let [tt, ty] = [0, 0]
  for (let i = 0; i < n; i++) {
    const d = (times[i] as number) - t
    tt += d * d
    ty += d * ((logRates[i] as number) - y)
  }
  return -ty / tt
}
