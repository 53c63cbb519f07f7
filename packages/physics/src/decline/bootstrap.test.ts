/** What is drawn about a fit, with chance replaced by numbers that are known: each step by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RandomSource } from '@keelson/numerics/random.ts'
import { leastSquaresLine } from '@keelson/numerics/statistics.ts'
import { near } from '@keelson/units/testing.ts'
import { resampledDeclines, residualCorrelation } from './bootstrap.ts'
import { type DeclineFit, fitDecline, type History } from './fit.ts'
import { historyOf, month, TRUTHS } from './testing-histories.ts'

/** Every normal number is 0.7, and draws of a list go through it by threes. */
const known = (): RandomSource => {
  let drawn = 0
  return { uniform: () => 0.5, exponential: () => 1, normal: () => 0.7, below: (count) => (3 * drawn++ + 1) % count }
}
const lineOf = (points: number, residuals: readonly number[]): { fit: DeclineFit; history: History } => {
  const times = Array.from({ length: points }, (_, i) => (i + 1) * month)
  const history = { times, logRates: times.map((_, i) => 3 - 0.05 * i) }
  return { history, fit: { ...fitDecline('exponential', history), residuals } }
}
const alternating = (n: number, size = 0.1) => Array.from({ length: n }, (_, i) => size * (i % 2 === 0 ? 1 : -1))
/** Lag-one correlation `r` of a long list: the closer to 1, the slower it turns. */
const turning = (n: number, per: number) => Array.from({ length: n }, (_, i) => Math.sin((2 * Math.PI * i) / per))

/** The line of the drawn history as it follows from the residuals, the correlation and the chi-squared number. */
function byHand({ fit, history }: ReturnType<typeof lineOf>, r: number, chiSquared: number) {
  const n = fit.residuals.length
  const { below } = known()
  const own = fit.residuals.map((e, i) => (i === 0 ? e : e - r * (fit.residuals[i - 1] as number)))
  const series: number[] = []
  for (let i = 0; i < n; i++) {
    const u = own[below(n)] as number
    series.push(i === 0 ? u / Math.sqrt(1 - r ** 2) : r * (series[i - 1] as number) + u)
  }
  const width = Math.sqrt(n / chiSquared)
  const drawn = fit.fitted.map((y, i) => y + width * (series[i] as number))
  const { slope } = leastSquaresLine(history.times, drawn)
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / n
  return { D_i: -slope, q_i: Math.exp(mean(drawn) - slope * mean(history.times)) }
}

function assertDrawn(of: ReturnType<typeof lineOf>, r: number, chiSquared: number) {
  const { parameters, failed, correlation } = resampledDeclines(of.fit, of.history, 1, known())
  const [found, wanted] = [parameters[0], byHand(of, r, chiSquared)]
  assert.ok(found?.model === 'arps' && failed === 0)
  near(correlation, r, 1e-12)
  near(found.D_i, wanted.D_i, 1e-9)
  near(found.q_i, wanted.q_i, 1e-9)
}

test('residuals that do not follow each other are drawn alone, as wide as n over a chi-squared number of the freedom', () => {
  assertDrawn(lineOf(12, alternating(12)), 0, 10 * 0.7 ** 2)
  assertDrawn(lineOf(3, [0.1, -0.2, 0.1]), 0, 0.7 ** 2)
})

test('of more than 60 degrees of freedom the chi-squared number is that of Wilson and Hilferty', () => {
  const wilson = (f: number) => f * (1 - 2 / (9 * f) + 0.7 * Math.sqrt(2 / (9 * f))) ** 3
  assertDrawn(lineOf(62, alternating(62)), 0, 60 * 0.7 ** 2)
  assertDrawn(lineOf(63, alternating(63)), 0, wilson(61))
  assertDrawn(lineOf(200, alternating(200)), 0, wilson(198))
})

/** An estimate from n residuals about k unknowns comes out low; for a line by (1 + 4 r)/n. */
test('residuals that follow each other are drawn as a series, its correlation raised by what the estimate lacks', () => {
  const of = lineOf(40, turning(40, 7))
  const found = residualCorrelation(of.fit.residuals)
  const r = (40 * found + 1) / (40 - 4)
  near(found, r - (1 + 4 * r) / 40, 1e-12)
  assertDrawn(of, r, 38 * 0.7 ** 2)
  const three = { ...of, fit: { ...of.fit, unknownCount: 3 } }
  near(resampledDeclines(three.fit, three.history, 0, known()).correlation, (40 * found + 2) / (40 - 5), 1e-12)
})

test('a correlation is drawn from the one-sided 5 % point on, and never above 0.95', () => {
  const correlationAt = (excess: number) => {
    const n = 100
    const mixed = (w: number) => alternating(n, 1 - w).map((e, i) => e + w * (turning(n, 12)[i] as number))
    let [low, high] = [0, 1]
    while (high - low > 1e-15) {
      const w = (low + high) / 2
      if (residualCorrelation(mixed(w)) * Math.sqrt(n) < 1.6449 + excess) low = w
      else high = w
    }
    const { fit, history } = lineOf(n, mixed(high))
    return resampledDeclines(fit, history, 0, known()).correlation
  }
  assert.equal(correlationAt(-0.005), 0)
  near(correlationAt(0.005), (10 * 1.6499 + 1) / 96, 1e-3)
  const { fit, history } = lineOf(30, turning(30, 60))
  assert.equal(resampledDeclines(fit, history, 0, known()).correlation, 0.95)
})

test('the correlation of small residuals is as great as that of large ones', () => {
  near(residualCorrelation([1e-3, 1e-3, -1e-3, -1e-3]), 0.25, 1e-12)
})

test('every history that can be fitted again is; one that cannot is counted, and any other error is no search that fails', () => {
  const history = historyOf(TRUTHS.hyperbolic, 0.1)
  const fit = fitDecline('hyperbolic', history)
  const { parameters, failed } = resampledDeclines(fit, history, 3, known())
  assert.deepEqual([parameters.length, failed], [3, 0])
  const throwing = (error: Error): DeclineFit => ({
    ...fit,
    shape: {
      ...fit.shape,
      logShape: () => {
        throw error
      },
    },
  })
  const unsettled = Object.assign(new Error('no minimum'), { name: 'NumericsError' })
  assert.deepEqual(resampledDeclines(throwing(unsettled), history, 3, known()), {
    parameters: [],
    failed: 3,
    correlation: 0,
  })
  assert.throws(() => resampledDeclines(throwing(new TypeError('a mistake')), history, 3, known()), TypeError)
})
