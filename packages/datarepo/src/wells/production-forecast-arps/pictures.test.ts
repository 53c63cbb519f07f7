/** What the tables, charts, sentences and warnings of a forecast say, held against closed forms and arithmetic. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Ran, runWorkflow } from '@keelson/engine'
import { axesOf, messageOf, near, number, pointsOf, rowsOf } from '@keelson/engine/testing.ts'
import { lineOf, marksOf, seriesOf, short } from '@keelson/engine/testing-pictures.ts'
import { ogorSandbox } from '../_shared/ogor-a/test-data/synthetic.ts'
import { productionForecastArps as workflow } from './index.ts'

const { resources, remove } = await ogorSandbox()
after(remove)
type Request = Readonly<Record<string, unknown>>
const run = (params: Request): Promise<Ran> => runWorkflow(workflow, params, resources)

const DAYS = 365.25
const EXPONENTIAL = { model: 'exponential', initial_rate: 1000, nominal_decline: 0.3, economic_limit: 20 }
const MODIFIED = {
  model: 'modified_hyperbolic',
  initial_rate: 725,
  secant_effective_initial_decline: 0.85,
  b_exponent: 0.6,
  tangent_effective_terminal_decline: 0.2,
  economic_limit: 5,
}
const MONTHS = Array.from({ length: 20 }, (_, i) => i + 1)
const SCATTER = MONTHS.map((t) => 2000 * Math.exp(-0.08 * t + 0.05 * (-1) ** t))
const FIT = {
  model: 'exponential',
  fit: true,
  time: { value: MONTHS, unit: 'month' },
  rate: { value: SCATTER, unit: 'bbl/d' },
  economic_limit: 50,
  time_unit: 'month',
}
const SAMPLED = {
  model: 'exponential',
  probabilistic: true,
  initial_rate_distribution: [{ type: 'lognormal', median: 1000, sigma_ln: 0.4 }],
  nominal_decline: 0.25,
  samples: 2000,
  economic_limit: 20,
}
const [plain, modified, fit, sampled] = await Promise.all([EXPONENTIAL, MODIFIED, FIT, SAMPLED].map(run))
if (!plain || !modified || !fit || !sampled) throw new Error('not run')
const table = (ran: Ran, id: string) =>
  rowsOf(ran, id).map((row) => row.map((cell) => (typeof cell === 'number' ? cell : cell)))
const tried = [1, 40, 110]

test('an exponential decline is drawn as its closed form, against time and cumulative', () => {
  const rate = (t: number) => 1000 * Math.exp(-0.3 * t)
  const cumulative = (t: number) => (((1000 - rate(t)) / 0.3) * DAYS) / 1e6
  for (const k of tried) {
    const [t, q] = lineOf(plain, 'rate_forecast', 'forecast')[k] ?? [0, 0]
    near(q, rate(t), 1e-4)
    const [u, N] = lineOf(plain, 'cumulative_forecast', 'forecast')[k] ?? [0, 0]
    near(N, cumulative(u), 1e-4)
    const [x, y] = lineOf(plain, 'rate_cumulative', 'forecast')[k] ?? [0, 0]
    near(x, ((1000 - y) / 0.3 / 1e6) * DAYS, 1e-4)
    const [v, r] = lineOf(plain, 'log_log_rate', 'forecast')[k] ?? [0, 0]
    near(r, rate(v), 1e-4)
    const [w, over] = lineOf(plain, 'rate_over_cumulative', 'rate / cumulative production')[k] ?? [0, 0]
    near(over, (0.3 * rate(w)) / (1000 - rate(w)), 1e-3)
  }
  assert.deepEqual(marksOf(plain, 'rate_forecast'), ['economic limit at 20'])
  near(lineOf(plain, 'log_log_rate', 'forecast')[0]?.[0] ?? 0, 1 / DAYS, 1e-5)
  near(lineOf(plain, 'rate_forecast', 'forecast').at(-1)?.[0] ?? 0, Math.log(50) / 0.3, 1e-5)
})

test('the axes name the units of the answer', async () => {
  const titles = {
    rate_forecast: ['Time [year]', 'Rate [bbl/d]'],
    cumulative_forecast: ['Time [year]', 'Cumulative production [MMbbl]'],
    rate_cumulative: ['Cumulative production [MMbbl]', 'Rate [bbl/d]'],
    log_log_rate: ['Time [year]', 'Rate [bbl/d]'],
    rate_over_cumulative: ['Time [year]', 'Rate / cumulative production [1/year]'],
    decline_in_time: ['Time [year]', 'Nominal decline [1/year]'],
    exponent_in_time: ['Time [year]', 'Exponent b'],
  }
  for (const [chart, axes] of Object.entries(titles)) assert.deepEqual(axesOf(plain, chart), axes)
  const small = await run({ ...EXPONENTIAL, initial_rate: 500, time_unit: 'month' })
  assert.deepEqual(axesOf(small, 'cumulative_forecast'), ['Time [month]', 'Cumulative production [bbl]'])
  const gas = await run({ ...EXPONENTIAL, initial_rate: '5000 Mcf/d', economic_limit: '100 Mcf/d', rate_unit: 'Mcf/d' })
  assert.deepEqual(axesOf(gas, 'cumulative_forecast'), ['Time [year]', 'Cumulative production [Bcf]'])
  assert.deepEqual(axesOf(gas, 'rate_forecast'), ['Time [year]', 'Rate [Mcf/d]'])
})

test('decline and exponent in time are those of the hyperbola, and of the exponential after the switch', () => {
  const [D_i, D_lim, b] = [
    number(modified, 'nominal_initial_decline'),
    number(modified, 'nominal_terminal_decline'),
    0.6,
  ]
  const t_s = number(modified, 'switch_time')
  for (const [t, D] of lineOf(modified, 'decline_in_time', 'nominal decline'))
    near(D, t < t_s ? D_i / (1 + b * D_i * t) : D_lim, 1e-4)
  for (const [t, exponent] of lineOf(modified, 'exponent_in_time', 'exponent b'))
    assert.equal(exponent, t < t_s ? b : 0)
  assert.deepEqual(marksOf(modified, 'rate_forecast').toSorted(), [
    'economic limit at 5',
    `exponential decline ${short(Number(t_s.toPrecision(6)))} ${short(number(modified, 'switch_rate'))}`,
  ])
})

test('the table of the forecast is its closed form, year by year and at its end', () => {
  const rows = table(plain, 'forecast') as number[][]
  assert.equal(rows.length, 15)
  for (const k of [0, 7, 14]) {
    const [t, q, D, N] = rows[k] as [number, number, number, number]
    near(q, 1000 * Math.exp(-0.3 * t), 1e-9)
    near(D, 0.3, 1e-9)
    near(N, ((1000 - q) / 0.3) * DAYS, 1e-9 + (k === 0 ? 1 : 0))
  }
  near(rows[7]?.[0] ?? 0, 7, 1e-9)
  near(rows[14]?.[0] ?? 0, Math.log(50) / 0.3, 1e-9)
})

test('a forecast of less than five years is told by the month, one without an end for fifty years', async () => {
  const short = rowsOf(await run({ ...EXPONENTIAL, economic_limit: 500 }), 'forecast')
  near(Number(short[1]?.[0]), 1 / 12, 1e-9)
  const open = rowsOf(await run({ ...EXPONENTIAL, economic_limit: 0 }), 'forecast')
  assert.equal(open.length, 51)
  near(Number(open.at(-1)?.[0]), 50, 1e-9)
})

test('a fit is drawn as far as its history, and its points with it', () => {
  assert.deepEqual(seriesOf(fit, 'rate_forecast'), ['history', 'fit', 'forecast'])
  const history = lineOf(fit, 'rate_forecast', 'history')
  near(history[3]?.[0] ?? 0, 4, 1e-5)
  near(history[3]?.[1] ?? 0, SCATTER[3] ?? 0, 1e-5)
  near(lineOf(fit, 'rate_forecast', 'fit').at(-1)?.[0] ?? 0, 20, 1e-5)
  near(lineOf(fit, 'rate_forecast', 'forecast')[0]?.[0] ?? 0, 20, 1e-5)
  assert.deepEqual(seriesOf(fit, 'log_log_rate'), ['history', 'fit'])
  near(lineOf(fit, 'log_log_rate', 'fit')[0]?.[0] ?? 0, 1, 1e-5)
})

test('the tables of a fit are its points, its parameters and its measures', () => {
  const rate = number(fit, 'fitted_rate_at_start')
  const D = number(fit, 'nominal_decline')
  const rows = table(fit, 'history') as number[][]
  let squares = 0
  for (const [k, [, t, q, fitted, deviation]] of (rows as [unknown, number, number, number, number][]).entries()) {
    near(t, k + 1, 1e-9)
    near(q, SCATTER[k] ?? 0, 1e-9)
    near(fitted, rate * Math.exp(-D * (t - 1)), 1e-9)
    near(deviation, Math.log(q / fitted), 1e-6)
    squares += deviation ** 2
  }
  near(Math.sqrt(squares / 20), number(fit, 'rmse_log_rate'), 1e-9)
  const [model] = table(fit, 'models')
  near(Number(model?.[3]), squares, 1e-9)
  near(Number(model?.[4]), number(fit, 'r_squared_log_rate'), 1e-12)
  near(Number(model?.[5]), number(fit, 'aicc'), 1e-12)
  assert.deepEqual([model?.[0], model?.[1], model?.[2]], ['exponential', 2, 0])
  const [initial, decline] = table(fit, 'parameters')
  near(Number(initial?.[2]), rate, 1e-12)
  const error = number(fit, 'nominal_decline_standard_error')
  near(Number(decline?.[2]), D, 1e-12)
  near(Number(decline?.[3]), error, 1e-9)
  /** Student, 97.5 % with 18 degrees of freedom. */
  const t = 2.10092204
  near(Number(decline?.[4]), D - t * error, 1e-6)
  near(Number(decline?.[5]), D + t * error, 1e-6)
  near((Number(initial?.[4]) * Number(initial?.[5])) ** 0.5, rate, 1e-9)
  assert.ok(Number(initial?.[4]) < rate && Number(initial?.[3]) > 0)
  assert.deepEqual([initial?.[1], decline?.[1]], ['bbl/d', '1/month'])
})

test('the hindcast foretells the last fifth from the points before it', () => {
  const [row] = table(fit, 'hindcast') as number[][]
  const early = MONTHS.slice(0, 16)
  const logs = SCATTER.slice(0, 16).map(Math.log)
  const [m, y] = [8.5, logs.reduce((a, b) => a + b, 0) / 16]
  const slope =
    early.reduce((s, t, i) => s + (t - m) * ((logs[i] ?? 0) - y), 0) / early.reduce((s, t) => s + (t - m) ** 2, 0)
  const foretold = (t: number) => Math.exp(y + slope * (t - m))
  const area = (of: (t: number) => number) =>
    [16, 17, 18, 19].reduce((s, t) => s + ((of(t) + of(t + 1)) / 2) * (DAYS / 12), 0)
  const [actual, told] = [area((t) => SCATTER[t - 1] ?? 0), area(foretold)]
  assert.deepEqual(row?.slice(0, 2), [16, 4])
  near(row?.[2] ?? 0, actual, 1e-9)
  near(row?.[3] ?? 0, told, 1e-6)
  near(row?.[4] ?? 0, told / actual - 1, 1e-6)
})

test('the range is drawn with its estimates, and listed with both means', () => {
  const [p90, p50, p10, mean] = ['eur_p90_low', 'eur_p50', 'eur_p10_high', 'eur_mean'].map((n) =>
    number(sampled, n),
  ) as [number, number, number, number]
  assert.deepEqual(
    table(sampled, 'percentiles').map(([name, chance, value]) => [name, chance, Math.round(Number(value))]),
    [
      ['P90', 0.9, Math.round(p90)],
      ['P50', 0.5, Math.round(p50)],
      ['P10', 0.1, Math.round(p10)],
      ['Sample mean', null, Math.round(mean)],
      ['Swanson mean', null, Math.round(0.3 * p90 + 0.4 * p50 + 0.3 * p10)],
    ],
  )
  const marks = pointsOf(sampled, 'eur_exceedance')
    .filter((r) => typeof r.label === 'string')
    .map(({ label, x, y }) => [label, Number(x), Number(y)] as const)
  for (const [label, value, chance] of [
    ['P90', p90, 90],
    ['P50', p50, 50],
    ['P10', p10, 10],
  ] as const) {
    const mark = marks.find(([l]) => l === label)
    near(mark?.[1] ?? 0, value / 1e6, 1e-5)
    assert.equal(mark?.[2], chance)
  }
  assert.deepEqual(axesOf(sampled, 'eur_exceedance'), ['Ultimate recovery [MMbbl]', 'Exceedance probability [%]'])
  const rows = table(sampled, 'forecast') as number[][]
  for (const k of [1, 5])
    assert.ok((rows[k]?.[4] ?? 9e9) < (rows[k]?.[5] ?? 0) && (rows[k]?.[5] ?? 9e9) < (rows[k]?.[6] ?? 0))
  near((rows[0]?.[5] ?? 0) / 1000, 1, 0.05)
  for (const chart of ['rate_forecast', 'cumulative_forecast'])
    for (const name of ['P90 (low)', 'P50', 'P10 (high)']) assert.ok(seriesOf(sampled, chart).includes(name))
  near(lineOf(sampled, 'rate_forecast', 'P10 (high)')[1]?.[1] ?? 0, rows[1]?.[6] ?? 0, 1e-5)
  near(lineOf(sampled, 'rate_forecast', 'P90 (low)')[1]?.[1] ?? 0, rows[1]?.[4] ?? 0, 1e-5)
})

test('one sentence says the model, its end and what it recovers', async () => {
  assert.equal(
    plain.detail,
    'No check made. Exponential decline to the economic limit after 13.04 years: ultimate recovery 1.193 MMbbl.',
  )
  const life = await run({ ...EXPONENTIAL, maximum_life: '5 year', cumulative_to_date: 1e6 })
  assert.equal(
    life.detail,
    'No check made. Exponential decline over 5 years: ultimate recovery 1.946 MMbbl, of which 945,800 bbl remains.',
  )
  assert.match(sampled.detail, /\. P90 [\d.,]+ (MMbbl|bbl), P10 [\d.]+ MMbbl\.$/)
  assert.match(
    (await run({ ...EXPONENTIAL, economic_limit: 0 })).detail,
    /^No check made. Exponential decline without a limit: ultimate recovery 1\.218 MMbbl\.$/,
  )
})

test('warnings say the numbers that they are about', async () => {
  const hyperbola = await run({
    model: 'hyperbolic',
    initial_rate: 1000,
    nominal_decline: 1,
    b_exponent: 0.6,
    economic_limit: 20,
  })
  assert.match(messageOf(hyperbola, 'no_terminal_decline'), /is 0\.6, above 0\.5/)
  const life = await run({ ...EXPONENTIAL, maximum_life: '5 year' })
  assert.match(messageOf(life, 'ends_by_life'), /would be reached after 13\.04 years/)
  assert.equal(messageOf(plain, 'ends_by_life'), '')
  const rising = await run({ ...FIT, rate: { value: SCATTER.map((q, i) => (i === 9 ? 9000 : q)), unit: 'bbl/d' } })
  assert.match(messageOf(rising, 'peak_in_window'), /at point 10 \(number 10 of 20 with a rate\)/)
  assert.equal(messageOf(fit, 'peak_in_window'), '')
  const idle = await run({ ...FIT, rate: { value: SCATTER.map((q, i) => (i === 4 ? 0 : q)), unit: 'bbl/d' } })
  assert.match(messageOf(idle, 'zero_rates'), /^1 of 20 points/)
  const sagging = await run({ ...FIT, rate: { value: SCATTER.map((q, i) => (i > 16 ? q / 3 : q)), unit: 'bbl/d' } })
  assert.match(
    messageOf(sagging, 'poor_hindcast'),
    /overestimates the last fifth of the history by \d+(\.\d+)? %\. The limit is 20 %\.$/,
  )
  assert.match(messageOf(sagging, 'above_trend'), /the last 3 points average/)
  const growing = await run({ ...FIT, rate: { value: SCATTER.map((q, i) => (i > 16 ? q * 3 : q)), unit: 'bbl/d' } })
  assert.match(messageOf(growing, 'poor_hindcast'), /underestimates/)
  assert.equal(messageOf(growing, 'above_trend'), '')
  const gas = await run({ ...EXPONENTIAL, rate_unit: 'Mcf/d' })
  assert.match(messageOf(gas, 'gas_rates'), /initial rate is 5\.615 Mcf\/d\./)
})

test('the parameters of other models are listed with their units', async () => {
  const of = async (model: string, rate: (t: number) => number) => {
    const ran = await run({
      ...FIT,
      model,
      time_unit: 'd',
      time: { value: MONTHS.map((t) => 30 * t), unit: 'd' },
      rate: { value: MONTHS.map((t) => rate(30 * t) * Math.exp(0.01 * (-1) ** t)), unit: 'bbl/d' },
    })
    return rowsOf(ran, 'parameters').map(([name, unit, value]) => [name, unit, Number(value)] as const)
  }
  const duong = await of('duong', (t) => 900 * t ** -1.2 * Math.exp((1.5 / -0.2) * (t ** -0.2 - 1)))
  assert.deepEqual(
    duong.map(([name, unit]) => [name, unit]),
    [
      ['rate at one day', 'bbl/d'],
      ['Duong intercept a', '-'],
      ['Duong slope m', '-'],
    ],
  )
  near(duong[1]?.[2] ?? 0, 1.5, 0.1)
  near(duong[2]?.[2] ?? 0, 1.2, 0.05)
  const stretched = await of('stretched_exponential', (t) => 900 * Math.exp(-((t / 90) ** 0.5)))
  assert.deepEqual(
    stretched.map(([name, unit]) => [name, unit]),
    [
      ['initial rate', 'bbl/d'],
      ['characteristic time', 'd'],
      ['stretched exponential exponent n', '-'],
    ],
  )
  near(stretched[2]?.[2] ?? 0, 0.5, 0.1)
})

test('deviations that follow each other are said, those that alternate are not', async () => {
  const slow = await run({
    ...FIT,
    rate: { value: MONTHS.map((t) => 2000 * Math.exp(-0.08 * t + 0.1 * Math.sin(t / 3))), unit: 'bbl/d' },
  })
  assert.match(messageOf(slow, 'correlated_deviations'), /\(correlation 0\.[5-9]\d*\)/)
  assert.equal(messageOf(fit, 'correlated_deviations'), '')
  const sums = rowsOf(await run({ ...FIT, model: 'auto' }), 'models')
  assert.deepEqual(
    sums.map(([model, parameters, exponent]) => [
      model,
      parameters,
      exponent === null ? null : exponent === 0 || exponent === 1,
    ]),
    [
      ['exponential', 2, true],
      ['hyperbolic', 3, sums[1]?.[2] === 0],
      ['harmonic', 2, true],
    ],
  )
})

test('the chance of more falls from the least sample to the greatest', () => {
  const line = lineOf(sampled, 'eur_exceedance', 'samples')
  const chances = line.map(([, y]) => y)
  assert.deepEqual(
    chances,
    chances.toSorted((a, b) => b - a),
  )
  assert.ok((chances[0] ?? 0) > 99 && (chances.at(-1) ?? 100) < 1)
  const middle = line.find(([, y]) => y <= 50)
  near(middle?.[0] ?? 0, number(sampled, 'eur_p50') / 1e6, 0.02)
})

test('a rate at one day of a gas well is said as it was read', async () => {
  const duong = { model: 'duong', rate_at_one_day: 1000, a: 2.8, m: 1.4, economic_limit: 1, rate_unit: 'Mcf/d' }
  assert.match(messageOf(await run(duong), 'gas_rates'), /initial rate is 5\.615 Mcf\/d\./)
})
