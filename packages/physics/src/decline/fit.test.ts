/** Fits find the parameters of declines that are known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { residualCorrelation } from './bootstrap.ts'
import { type DeclineFit, fitDecline, search, standardErrors } from './fit.ts'
import { historyOf, month, TRUTHS, type Truth } from './testing-histories.ts'

for (const [name, truth] of Object.entries(TRUTHS)) {
  test(`${name}: a history without noise gives back its parameters`, () => {
    const { terminal } = truth as Truth
    const { parameters, rSquared } = fitDecline(truth.model, historyOf(truth), terminal)
    for (const [symbol, value] of Object.entries(truth.parameters))
      if (typeof value === 'number')
        near((parameters as unknown as Record<string, number>)[symbol], value, 2e-4, symbol)
    near(rSquared, 1, 1e-8)
  })
}

test('the line, its standard error and the criterion are those of ordinary least squares', () => {
  // By hand: t = 0, 1, 2, 3 months and ln q = 4, 3, 3, 2 have the slope -0.6, S = 0.2, s = sqrt(0.1), s_D = s/sqrt(5).
  const history = { times: [0, 1, 2, 3].map((t) => t * month), logRates: [4, 3, 3, 2] }
  const fit = fitDecline('exponential', history)
  near(fit.unknowns[0], 0.6 / month, 1e-12)
  near(fit.sumOfSquares, 0.2, 1e-12)
  near(fit.rSquared, 0.9, 1e-12)
  near(standardErrors(fit, history).unknowns[0], Math.sqrt(0.1 / 5) / month, 1e-6)
  // s sqrt(1/n + t_mean^2/Sxx)
  near(standardErrors(fit, history).logScale, Math.sqrt(0.1 * (1 / 4 + 2.25 / 5)), 1e-6)
  assert.equal(fit.aicc, null)
})

test('an exponent that belongs at a bound ends there and is named', () => {
  const truth = { ...TRUTHS.hyperbolic, parameters: { ...TRUTHS.hyperbolic.parameters, b: 2.6 } }
  const fit = fitDecline('hyperbolic', historyOf(truth))
  assert.deepEqual(fit.atBounds, ['b'])
  assert.equal(fit.unknowns[1], 2)
  assert.equal(standardErrors(fit, historyOf(truth)).unknowns[1], null)
})

test('an exponent that nothing tells, as of a decline that stays below its terminal one, has no standard error', () => {
  const history = historyOf(TRUTHS.exponential, 0.05)
  const fit = fitDecline('modified_hyperbolic', history, 1 / month)
  const { unknowns } = standardErrors(fit, history)
  assert.ok((unknowns[0] as number) > 0)
  assert.equal(unknowns[1], null)
})

test('the correlation of residuals is that of their series', () => {
  near(residualCorrelation([1, 1, -1, -1]), 0.25, 1e-12)
  assert.equal(residualCorrelation([0, 0]), 0)
})

test('a history that steepens ends at b = 0, or at the exponential of the stretched ones', () => {
  const times = Array.from({ length: 24 }, (_, i) => (i + 1) * month)
  const history = { times, logRates: times.map((_, i) => 4 - 0.02 * i - 0.003 * i ** 2) }
  const [hyperbolic, stretched] = [fitDecline('hyperbolic', history), fitDecline('stretched_exponential', history)]
  assert.deepEqual([hyperbolic.atBounds, hyperbolic.unknowns[1]], [['b'], 0])
  assert.deepEqual([stretched.atBounds, stretched.unknowns[1]], [['n'], 1])
})

test('what is told of a fit is that of its residuals, however small they are', () => {
  // By hand: t = 1 ... 6 months and ln q = 5, 5, 3, 3, 1, 1 times a scale have the slope -32/35, S = 48/35 and a total of 16.
  const times = [1, 2, 3, 4, 5, 6].map((t) => t * month)
  for (const scale of [1, 1e-3]) {
    const logRates = [5, 5, 3, 3, 1, 1].map((y) => y * scale)
    const fit = fitDecline('exponential', { times, logRates })
    const S = (48 / 35) * scale ** 2
    near(fit.sumOfSquares, S, 1e-9)
    near(fit.rSquared, 1 - 48 / 35 / 16, 1e-9)
    near(fit.rmse, Math.sqrt(S / 6), 1e-9)
    near(fit.aicc, 6 * Math.log(S / 6) + 6 + 24 / 2, 1e-9)
    fit.fitted.forEach((y, i) => {
      near(y, (3 - (32 / 35) * (i - 2.5)) * scale, 1e-9)
      near((logRates[i] as number) - y, fit.residuals[i] as number, 1e-9)
    })
    near(standardErrors(fit, { times, logRates }).unknowns[0], Math.sqrt(S / 4 / 17.5) / month, 1e-6)
  }
  const level = fitDecline('exponential', { times, logRates: times.map(() => 2) })
  assert.deepEqual([level.rSquared, level.aicc], [1, null])
})

test('of the minima from all starts the lowest is the fit', () => {
  const history = historyOf(TRUTHS.harmonic, 0.3)
  const fit = fitDecline('modified_hyperbolic', history, 3e-9)
  const minima = fit.shape.starts.flat().map((start) => search(fit.shape, history, start).sumOfSquares)
  assert.ok(Math.max(...minima) > 2 * Math.min(...minima))
  near(fit.sumOfSquares, Math.min(...minima), 1e-12)
})

/** Diagonal of the inverse of a symmetric 2 by 2 or 3 by 3 matrix, by cofactors. */
function inverseDiagonal(columns: readonly (readonly number[])[]): number[] {
  const m = columns.map((a) => columns.map((b) => a.reduce((sum, x, i) => sum + x * (b[i] as number), 0)))
  const at = (i: number, j: number) => m[i]?.[j] ?? 1
  if (columns.length === 2) {
    const det = at(0, 0) * at(1, 1) - at(0, 1) ** 2
    return [at(1, 1) / det, at(0, 0) / det]
  }
  const minor = (i: number, j: number) => {
    const [a = 0, b = 0] = [0, 1, 2].filter((k) => k !== i)
    const [c = 0, d = 0] = [0, 1, 2].filter((k) => k !== j)
    return at(a, c) * at(b, d) - at(a, d) * at(b, c)
  }
  const det = at(0, 0) * minor(0, 0) - at(0, 1) * minor(0, 1) + at(0, 2) * minor(0, 2)
  return [0, 1, 2].map((i) => minor(i, i) / det)
}

test('standard errors are those of the slopes of the curve, also of a decline that is hardly felt', () => {
  const held = (fit: DeclineFit, history: ReturnType<typeof historyOf>, slopes: readonly (readonly number[])[]) => {
    const variance = fit.sumOfSquares / (history.times.length - slopes.length - 1)
    const wanted = inverseDiagonal([history.times.map(() => 1), ...slopes]).map((d) => Math.sqrt(d * variance))
    const { logScale, unknowns } = standardErrors(fit, history)
    ;[logScale, ...unknowns].forEach((error, i) => {
      near(error, wanted[i], 1e-4)
    })
  }
  const history = historyOf(TRUTHS.hyperbolic, 0.05)
  const fit = fitDecline('hyperbolic', history)
  const [, b = 0] = fit.unknowns
  const x = history.times.map((t) => (Math.exp(fit.unknowns[0] as number) * t) / (history.times.at(-1) as number))
  held(fit, history, [
    x.map((one) => -one / (1 + b * one)),
    x.map((one) => Math.log1p(b * one) / b ** 2 - one / (b * (1 + b * one))),
  ])
  const { times } = history
  const faint = times.map((t) => (1e-3 * t) / (times.at(-1) as number))
  const slow = { times, logRates: faint.map((one, i) => 4 - Math.log1p(one) + 1e-6 * Math.sin(2 * i)) }
  const hardly = fitDecline('harmonic', slow)
  const found = times.map((t) => (Math.exp(hardly.unknowns[0] as number) * t) / (times.at(-1) as number))
  held(hardly, slow, [found.map((one) => -one / (1 + one))])
})
