/** Claims about the correlations of inputs: closed forms, published ratios, and what comes out of a sample. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CorrelationRequest, DistributionRequest } from '../request.ts'
import { type CorrelationProblem, type Couple, readCorrelations } from './correlations.ts'
import { designOf } from './designs.ts'
import type { Distribution } from './distribution.ts'
import { readDistribution } from './distributions.ts'
import { normalCoefficient, pairCorrelation, shapeOf } from './nataf.ts'

function read(request: Omit<DistributionRequest, 'param'>): Distribution {
  const reading = readDistribution({ param: 'x', ...request })
  assert.ok('quantile' in reading)
  return reading
}
const normal = read({ distribution: 'normal', mean: 3, standard_deviation: 2 })
const flat = read({ distribution: 'uniform', lower: -1, upper: 5 })
const lognormal = (variation: number) => read({ distribution: 'lognormal', mean: 7, standard_deviation: 7 * variation })
const exponential = read({ distribution: 'weibull', shape: 1, scale: 3 })
const rayleigh = read({ distribution: 'weibull', shape: 2, scale: 3 })
const gumbel = read({ distribution: 'gumbel', location: 2, scale: 3 })
const peaked = read({ distribution: 'triangular', lower: 0, mode: 0.2, upper: 1 })
const bathtub = read({ distribution: 'beta', alpha: 0.5, beta: 0.7, lower: 0, upper: 1 })

const pair = (one: Distribution, other: Distribution) => pairCorrelation(shapeOf(one), shapeOf(other))
const near = (actual: number, expected: number, tolerance: number, said = '') =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${said} ${actual} for ${expected}`)

test('the normal coefficient is that of the closed forms', () => {
  for (const rho of [-0.6, -0.2, 0.5, 0.8]) {
    near(normalCoefficient(pair(normal, normal), rho), rho, 1e-12)
    near(normalCoefficient(pair(normal, flat), rho), rho * Math.sqrt(Math.PI / 3), 1e-12)
    near(normalCoefficient(pair(flat, flat), rho), 2 * Math.sin((Math.PI * rho) / 6), 1e-12)
    near(normalCoefficient(pair(normal, lognormal(0.4)), rho), (rho * 0.4) / Math.sqrt(Math.log1p(0.16)), 1e-12)
  }
  // Liu and Der Kiureghian (1986), table 4: both lognormal.
  for (const [a, b] of [
    [0.1, 0.3],
    [1, 0.5],
    [2, 2],
  ] as const) {
    for (const rho of [-0.1, 0.5, 0.9]) {
      const expected = Math.log1p(rho * a * b) / Math.sqrt(Math.log1p(a * a) * Math.log1p(b * b))
      near(normalCoefficient(pair(lognormal(a), lognormal(b)), rho), expected, 1e-12)
    }
  }
})

test('the ratios of the coefficients are those published, within the errors published', () => {
  // Liu and Der Kiureghian (1986), tables 2 and 4 to 6: ratio at a coefficient, largest error of the fit.
  const table = [
    ['normal, exponential', normal, exponential, () => 1.107, 0.0005],
    ['normal, Rayleigh', normal, rayleigh, () => 1.014, 0.0005],
    ['normal, Gumbel', normal, gumbel, () => 1.031, 0.0005],
    ['uniform, uniform', flat, flat, (r: number) => 1.047 - 0.047 * r ** 2, 0.0005],
    ['exponential, uniform', exponential, flat, (r: number) => 1.133 + 0.029 * r ** 2, 0.0005],
    ['exponential, exponential', exponential, exponential, (r: number) => 1.229 - 0.367 * r + 0.153 * r ** 2, 0.015],
    ['Rayleigh, Rayleigh', rayleigh, rayleigh, (r: number) => 1.028 - 0.029 * r, 0.0005],
    ['Gumbel, Gumbel', gumbel, gumbel, (r: number) => 1.064 - 0.069 * r + 0.005 * r ** 2, 0.0005],
    ['exponential, Gumbel', exponential, gumbel, (r: number) => 1.142 - 0.154 * r + 0.031 * r ** 2, 0.0025],
    ['uniform, Gumbel', flat, gumbel, (r: number) => 1.055 + 0.015 * r ** 2, 0.0005],
  ] as const
  for (const [said, one, other, ratio, error] of table) {
    const correlation = pair(one, other)
    for (const rho of [-0.5, -0.2, 0.3, 0.6]) {
      // The coefficients of the fits have three decimals.
      near(normalCoefficient(correlation, rho) / rho / ratio(rho), 1, error + 0.0005, said)
    }
  }
})

test('the coefficients are those of the double integral where quantiles have kinks and steep ends', () => {
  // SciPy 1.17, trapezoidal rule of 4001 x 4001 points.
  near(pair(peaked, peaked).at(0.9), 0.8952619, 2e-5)
  near(pair(bathtub, bathtub).at(0.95), 0.9397588, 2e-5)
})

test('the range that a pair can have is the known one', () => {
  const range = (one: Distribution, other: Distribution, low: number, high: number) => {
    const [least, most] = pair(one, other).range
    near(least, low, 1e-9)
    near(most, high, 1e-9)
  }
  range(exponential, exponential, 1 - Math.PI ** 2 / 6, 1)
  range(exponential, flat, -Math.sqrt(3) / 2, Math.sqrt(3) / 2)
  range(normal, flat, -Math.sqrt(3 / Math.PI), Math.sqrt(3 / Math.PI))
  range(lognormal(1), lognormal(1), -0.5, 1)
})

const inputs = [
  { param: 'a', distribution: normal },
  { param: 'b', distribution: gumbel },
  { param: 'c', distribution: exponential },
  { param: 'd', distribution: flat },
]
const correlated = (...sent: [string, string, number][]): readonly CorrelationRequest[] =>
  sent.map(([a, b, coefficient]) => ({ between: [a, b], coefficient }))
function couple(requests: readonly CorrelationRequest[]): Couple {
  const reading = readCorrelations(requests, inputs)
  assert.ok(typeof reading === 'function', JSON.stringify(reading))
  return reading
}
function problems(...sent: [string, string, number][]): readonly CorrelationProblem[] {
  const reading = readCorrelations(correlated(...sent), inputs)
  assert.ok(typeof reading !== 'function')
  return reading
}

test('without correlations, and beside them, an input is the plain quantile of its coordinate', () => {
  const point = Float64Array.of(0.2, 0.9, 0.5, 0.01)
  const plain = inputs.map(({ distribution }, i) => distribution.quantile(point[i] as number))
  assert.deepEqual([...couple([])(point)], plain)
  const values = couple(correlated(['b', 'c', 0.5]))(point)
  for (const i of [0, 1, 3]) assert.equal(values[i], plain[i])
  assert.notEqual(values[2], plain[2])
})

test('a sample has the coefficients that are stated, and the means and spreads of its inputs', () => {
  const stated = correlated(['a', 'b', 0.6], ['c', 'b', -0.4], ['a', 'd', 0.3])
  const valuesAt = couple(stated)
  const design = designOf('sobol', 8192, 4, 5)
  const points = Array.from({ length: design.count }, (_, i) => valuesAt(design.at(i)))
  const scores = points.map((values) =>
    inputs.map(
      ({ distribution: { mean, standardDeviation } }, j) => ((values[j] as number) - mean) / standardDeviation,
    ),
  )
  const meanOf = (f: (z: readonly number[]) => number) => scores.reduce((sum, z) => sum + f(z), 0) / scores.length
  const product = (i: number, j: number) => meanOf((z) => (z[i] as number) * (z[j] as number))
  for (const i of [0, 1, 2, 3]) {
    near(
      meanOf((z) => z[i] as number),
      0,
      0.005,
    )
    near(product(i, i), 1, 0.03)
  }
  near(product(0, 1), 0.6, 0.02)
  near(product(1, 2), -0.4, 0.02)
  near(product(0, 3), 0.3, 0.02)
  near(product(0, 2), 0, 0.02)
})

test('correlations that name no input, one twice, a pair twice or no coefficient are refused where they stand', () => {
  const at = (...sent: [string, string, number][]) => problems(...sent).map(({ index }) => index)
  assert.deepEqual(at(['a', 'x', 0.5]), [0])
  assert.deepEqual(at(['a', 'b', 0.5], ['c', 'c', 0.5]), [1])
  assert.deepEqual(at(['a', 'b', 0.5], ['c', 'b', 0.5], ['b', 'a', 0.2]), [2])
  assert.deepEqual(at(['a', 'b', 1]), [0])
  assert.deepEqual(at(['a', 'b', -1.5]), [0])
  assert.deepEqual(at(['a', 'b', Number.NaN]), [0])
})

test('a coefficient that two distributions cannot have is refused with the range that they can', () => {
  const [problem] = problems(['a', 'b', 0.2], ['c', 'd', 0.9])
  assert.equal(problem?.index, 1)
  assert.match(problem?.message ?? '', /between -0\.8660 and 0\.8660.*c and d.*entered: 0\.9/)
})

test('coefficients that cannot stand together are refused with the smallest pivot', () => {
  const [problem] = problems(['a', 'b', 0.9], ['b', 'd', 0.9], ['a', 'd', -0.5])
  assert.equal(problem?.index, null)
  assert.match(problem?.message ?? '', /of the inputs is not positive definite, with a smallest pivot of -/)
  // As Pearson's of the inputs they are positive definite by a hair; the normal ones behind them are not.
  const [behind] = problems(['c', 'a', 0.88], ['c', 'd', 0.4], ['a', 'd', 0.05])
  assert.match(behind?.message ?? '', /of the underlying normal variables/)
})
