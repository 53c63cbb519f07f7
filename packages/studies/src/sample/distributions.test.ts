/** Claims about the distributions that a study reads, against values worked out in 45 digits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DistributionName, type DistributionRequest, distributionNames } from '../request.ts'
import { type Distribution, fromStandardNormal, massOutside } from './distribution.ts'
import { highTail, lowTail, tabled } from './distributions.fixture.ts'
import { readDistribution } from './distributions.ts'
import type { DistributionProblem } from './parameters.ts'

type Stated = Omit<DistributionRequest, 'param' | 'distribution'> & { readonly distribution: DistributionName }

function read(request: Stated): Distribution {
  const reading = readDistribution({ param: 'x', ...request })
  assert.ok('quantile' in reading, JSON.stringify(reading))
  return reading
}
function problemsOf(request: object): readonly DistributionProblem[] {
  const reading = readDistribution({ param: 'x', ...request } as DistributionRequest)
  assert.ok(!('quantile' in reading))
  return reading
}
const faults = (request: object) => problemsOf(request).map(({ member }) => member)

/** A value of a distribution, to the last digits of itself or of its spread. */
const near = (actual: number, expected: number, deviation: number, what: string) =>
  assert.ok(Math.abs(actual - expected) <= 1e-12 * Math.max(Math.abs(expected), deviation), `${what}: ${actual}`)
/** A probability, by its own size. */
const alike = (actual: number, expected: number, what = '') =>
  assert.ok(Math.abs(actual / expected - 1) < 1e-9, `${what}: ${actual} for ${expected}`)

test('quantiles, means and spreads are those of independent values, down to 1e-12 in both tails', () => {
  assert.deepEqual(new Set(tabled.map(({ request }) => request.distribution)), new Set(distributionNames))
  for (const { request, mean, deviation, low, high } of tabled) {
    const said = JSON.stringify(request)
    const distribution = read(request)
    near(distribution.mean, mean, deviation, said)
    near(distribution.standardDeviation, deviation, deviation, said)
    for (const [i, p] of lowTail.entries()) near(distribution.quantile(p), low[i] as number, deviation, said)
    for (const [i, q] of highTail.entries()) near(distribution.upperQuantile(q), high[i] as number, deviation, said)
  }
})

test('probabilities are those of the quantiles, from below and from above', () => {
  for (const { request, low, high } of tabled) {
    const { cumulative, exceedance, support } = read(request)
    for (const i of [1, 2, 3]) alike(cumulative(low[i] as number), lowTail[i] as number, request.distribution)
    for (const i of [0, 1]) alike(exceedance(high[i] as number), highTail[i] as number, request.distribution)
    assert.equal(cumulative(support[0]), 0)
    assert.equal(exceedance(support[1]), 0)
    assert.equal(exceedance(support[0]), 1)
    assert.equal(cumulative(support[1]), 1)
  }
})

test('what lies outside of limits is known far into the tail', () => {
  // exp(-x^2/2) / (x sqrt(2 pi)) (1 - 1/x^2 + ...) at x = 20, mpmath 1.3: 2.75362411860623e-89.
  const bell = massOutside(read({ distribution: 'normal', mean: 100, standard_deviation: 5 }), 0, 200)
  alike(bell.below, 2.75362411860623e-89)
  alike(bell.above, 2.75362411860623e-89)
  alike(massOutside(read({ distribution: 'gumbel', location: 0, scale: 1 }), -5, 60).above, Math.exp(-60))
  alike(massOutside(read({ distribution: 'gumbel', location: 0, scale: 1 }), -5, 60).below, Math.exp(-Math.exp(5)))
  alike(massOutside(read({ distribution: 'weibull', shape: 2, scale: 1 }), 1e-8, 9).below, 1e-16)
  alike(massOutside(read({ distribution: 'weibull', shape: 2, scale: 1 }), 1e-8, 9).above, Math.exp(-81))
  const flat = read({ distribution: 'uniform', lower: 0, upper: 10 })
  assert.deepEqual(massOutside(flat, -1, 10), { below: 0, above: 0 })
  assert.deepEqual(massOutside(flat), { below: 0, above: 0 })
  alike(massOutside(flat, 1, 8).below, 0.1)
  alike(massOutside(flat, 1, 8).above, 0.2)
})

test('a value has the place of its standard normal variable, in either tail', () => {
  const bell = read({ distribution: 'normal', mean: 10, standard_deviation: 2 })
  for (const y of [-12, -3, 0, 0.4, 5, 12]) near(fromStandardNormal(bell, y), 10 + 2 * y, 2, String(y))
  const skewed = read({ distribution: 'lognormal', log_mean: 0, log_standard_deviation: 1 })
  for (const y of [-12, -3, 0, 0.4, 5, 12]) near(fromStandardNormal(skewed, y) / Math.exp(y), 1, 1, String(y))
})

test('moments that are stated are those that come back', () => {
  for (const distribution of ['normal', 'lognormal', 'uniform', 'weibull', 'gumbel', 'beta'] as const) {
    for (const standard_deviation of [0.05, 0.7, 2.5]) {
      const ends = distribution === 'beta' ? { lower: 0, upper: 9 } : {}
      const found = read({ distribution, mean: 4, standard_deviation, ...ends })
      assert.ok(Math.abs(found.mean - 4) < 1e-12 && Math.abs(found.standardDeviation / standard_deviation - 1) < 1e-9)
    }
  }
})

test('members that are missing, surplus or of two ways at once are named', () => {
  assert.deepEqual(faults({ distribution: 'normal', mean: 3 }), ['standard_deviation'])
  assert.deepEqual(faults({ distribution: 'normal' }), ['mean', 'standard_deviation'])
  assert.deepEqual(faults({ distribution: 'normal', mean: 3, standard_deviation: 1, upper: 5 }), ['upper'])
  assert.deepEqual(faults({ distribution: 'lognormal', mean: 3, standard_deviation: 1, log_mean: 1 }), ['log_mean'])
  assert.deepEqual(faults({ distribution: 'truncated_normal', mean: 3, standard_deviation: 1 }), ['lower'])
  assert.deepEqual(faults({ distribution: 'triangular', mean: 3, standard_deviation: 1, mode: 3 }), [
    'mean',
    'standard_deviation',
    'lower',
    'upper',
  ])
  assert.deepEqual(faults({ distribution: 'beta', mean: 3, standard_deviation: 1 }), ['lower', 'upper'])
  assert.deepEqual(faults({ distribution: 'cauchy', mean: 3 }), ['distribution'])
  const [problem] = problemsOf({ distribution: 'gumbel', location: 3 })
  assert.equal(
    problem?.message,
    'is required; gumbel requires location and scale, or mean and standard_deviation (entered: location)',
  )
})

test('members that no distribution can have are named', () => {
  const moments = (distribution: string, mean: number, standard_deviation: number) =>
    faults({ distribution, mean, standard_deviation })
  assert.deepEqual(moments('normal', 3, 0), ['standard_deviation'])
  assert.deepEqual(moments('normal', 3, -1), ['standard_deviation'])
  assert.deepEqual(moments('normal', Number.NaN, 1), ['mean'])
  assert.deepEqual(moments('normal', 3, '1' as unknown as number), ['standard_deviation'])
  assert.deepEqual(moments('normal', 1, 1e-14), ['distribution'])
  assert.deepEqual(moments('lognormal', -3, 1), ['mean'])
  assert.deepEqual(moments('weibull', -3, 1), ['mean'])
  assert.deepEqual(moments('weibull', 1, 1e-4), ['standard_deviation'])
  assert.deepEqual(moments('weibull', 1, 1e4), ['standard_deviation'])
  assert.deepEqual(faults({ distribution: 'weibull', shape: 1e-3, scale: 1 }), ['distribution'])
  assert.deepEqual(faults({ distribution: 'uniform', lower: 3, upper: 3 }), ['lower'])
  assert.deepEqual(faults({ distribution: 'triangular', lower: 1, mode: 6, upper: 5 }), ['mode'])
  assert.deepEqual(faults({ distribution: 'gumbel', location: 1, scale: 0 }), ['scale'])
  const between = { distribution: 'beta', lower: 0, upper: 2 }
  assert.deepEqual(faults({ ...between, mean: 2, standard_deviation: 0.1 }), ['mean'])
  assert.deepEqual(faults({ ...between, mean: 1, standard_deviation: 1 }), ['standard_deviation'])
  assert.deepEqual(faults({ ...between, mean: 1, standard_deviation: 1e-4 }), ['standard_deviation'])
  assert.deepEqual(faults({ ...between, alpha: 0, beta: 2e6 }), ['alpha', 'beta'])
  const cut = { distribution: 'truncated_normal', mean: 0, standard_deviation: 1 }
  assert.deepEqual(faults({ ...cut, lower: 6 }), ['lower'])
  assert.deepEqual(faults({ ...cut, upper: -6 }), ['upper'])
  assert.deepEqual(faults({ ...cut, lower: 1, upper: 1 }), ['lower'])
})
