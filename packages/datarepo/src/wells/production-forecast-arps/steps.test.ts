/** The steps of a forecast say what was worked out: the two ways of each check, how far a fit is off, the share above each estimate. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Ran, runWorkflow } from '@keelson/engine'
import { codes, near, number, selfChecked, within } from '@keelson/engine/testing.ts'
import { ogorSandbox } from '../_shared/ogor-a/test-data/synthetic.ts'
import { productionForecastArps as workflow } from './index.ts'
import { sampleWarnings } from './warnings.ts'

const { resources, remove } = await ogorSandbox()
after(remove)
const run = (params: Readonly<Record<string, unknown>>): Promise<Ran> => runWorkflow(workflow, params, resources)

function stepOf(ran: Ran, symbol: string) {
  const found = ran.result.steps.find((s) => s.symbol === symbol)
  if (found) return found
  throw new Error(`no step gives ${symbol}`)
}

const SAMPLES = 2000
const sampled = await run({
  model: 'exponential',
  probabilistic: true,
  initial_rate_distribution: [{ type: 'lognormal', median: 1000, sigma_ln: 0.4 }],
  nominal_decline: 0.25,
  samples: SAMPLES,
  economic_limit: 20,
})

test('each check of a modified decline has the difference of its own two ways, the sum and the switch', async () => {
  for (const secant_effective_initial_decline of [0.6, 0.7, 0.8, 0.85, 0.9]) {
    const ran = await run({
      model: 'modified_hyperbolic',
      initial_rate: 725,
      secant_effective_initial_decline,
      b_exponent: 0.6,
      tangent_effective_terminal_decline: 0.2,
    })
    near(selfChecked(ran, 'cumulative_integral')?.demand?.value, stepOf(ran, 'd_N').value)
    near(selfChecked(ran, 'switch_continuity')?.demand?.value, stepOf(ran, 'd_q').value)
  }
})

test('the sum by quadrature is held against the closed form, each under its own symbol', async () => {
  // The two ways round differently.
  const ran = await run({ model: 'stretched_exponential', initial_rate: 715, tau: 30, n: 0.5, maximum_life: 1000 })
  const [closed, summed] = [stepOf(ran, 'N_cf').value, stepOf(ran, 'N_int').value]
  assert.notEqual(summed, closed)
  near(summed, closed)
  assert.deepEqual(
    (stepOf(ran, 'd_N').arguments ?? []).map(({ symbol, value }) => [symbol, value]),
    [
      ['N_cf', closed],
      ['N_int', summed],
    ],
  )
})

test('what is left of a fitted parameter is the deviation of the fit', async () => {
  const time = Array.from({ length: 20 }, (_, i) => i + 1)
  const rate = time.map((t) => 2000 * Math.exp(-0.08 * t + 0.05 * (-1) ** t))
  const fit = await run({
    ...{ model: 'exponential', fit: true, economic_limit: 50, time_unit: 'month' },
    ...{ time: { value: time, unit: 'month' }, rate: { value: rate, unit: 'bbl/d' } },
  })
  for (const symbol of ['q_i', 'D_i']) near(stepOf(fit, symbol).residual, number(fit, 'rmse_log_rate'))
})

test('the share of the samples above each estimate is the chance that was asked for', () => {
  for (const [symbol, chance] of [
    ['E_90', 0.9],
    ['E_50', 0.5],
    ['E_10', 0.1],
  ] as const)
    within(stepOf(sampled, symbol).meets?.[0]?.value, chance, 1 / SAMPLES, symbol)
})

test('histories that could not be fitted again are said where there are some, and only there', () => {
  assert.ok(!codes(sampled).includes('failed_samples'))
  const samples = { curves: [], recoveries: new Float64Array(), mean: 0, correlation: 0 }
  assert.deepEqual(sampleWarnings({ ...samples, failed: 0 }), [])
  assert.deepEqual(
    sampleWarnings({ ...samples, failed: 3 }).map(({ code }) => code),
    ['failed_samples'],
  )
})
