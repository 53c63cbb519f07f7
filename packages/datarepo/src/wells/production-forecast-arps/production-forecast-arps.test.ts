/** What is special in a forecast: its limits, its units of time, its windows of a well, and how its range behaves. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Ran, runWorkflow } from '@keelson/engine'
import { codes, near, number, reason, rowsOf, value } from '@keelson/engine/testing.ts'
import { Refusal } from '@keelson/workflow'
import { line, ogorSandbox, text } from '../_shared/ogor-a/test-data/synthetic.ts'
import { productionForecastArps as workflow } from './index.ts'

const { put, resources, remove } = await ogorSandbox()
after(remove)

type Request = Readonly<Record<string, unknown>>
const run = (params: Request): Promise<Ran> => runWorkflow(workflow, params, resources)
const over = (changed: Request) => run({ ...workflow.example, ...changed })
async function pointers(params: Request): Promise<readonly string[]> {
  try {
    await run(params)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map((p) => p.pointer)
    throw error
  }
}

const exponential = { model: 'exponential', initial_rate: 1000, nominal_decline: 0.3, economic_limit: 20 }
const hyperbolic = { model: 'hyperbolic', initial_rate: 1000, nominal_decline: 1, b_exponent: 0.6 }

test('what is said of an input that cannot be is said at that input', async () => {
  const cases: readonly (readonly [Request, string])[] = [
    [{ ...exponential, economic_limit: 1000 }, '/economic_limit'],
    [{ ...hyperbolic, b_exponent: 2.1 }, '/b_exponent'],
    [{ ...hyperbolic, b_exponent: -0.1 }, '/b_exponent'],
    [{ ...hyperbolic, b_exponent: 1.2 }, '/b_exponent'],
    [{ ...hyperbolic, b_exponent: 1.2, maximum_life: '30 year' }, '/b_exponent'],
    [{ ...exponential, model: 'auto' }, '/model'],
    [
      { model: 'exponential', initial_rate: 10, secant_effective_initial_decline: 1 },
      '/secant_effective_initial_decline',
    ],
    [{ ...exponential, days_per_year: 365.2 }, '/days_per_year'],
    [{ ...exponential, probabilistic: true }, '/initial_rate_distribution'],
    [{ model: 'duong', rate_at_one_day: 100, a: 1, m: 1 }, '/m'],
    [{ model: 'duong', rate_at_one_day: 100, a: 2, m: 1.3, economic_limit: 1e5 }, '/economic_limit'],
  ]
  for (const [params, pointer] of cases)
    assert.ok((await pointers(params)).includes(pointer), `${JSON.stringify(params)} ${await pointers(params)}`)
})

const fit = { model: 'exponential', fit: true, economic_limit: 10 }
const time = [1, 2, 3, 4, 5, 6, 7, 8]
const falling = time.map((t) => 500 * Math.exp(-0.05 * t))

test('a history that cannot be fitted is refused where it is wrong', async () => {
  const cases: readonly (readonly [Request, string])[] = [
    [{ time, rate: time.map(() => 0) }, '/rate'],
    [{ time, rate: falling.map((q, i) => (i === 2 ? -q : q)) }, '/rate/2'],
    [{ time, rate: falling.slice(1) }, '/rate'],
    [{ time: [1, 2, 3], rate: [3, 2, 1] }, '/time'],
    [{ time, rate: falling.map((q, i) => (i < 5 ? 0 : q)) }, '/time'],
    [{ time: [1, 2, 2, 4, 5, 6, 7, 8], rate: falling }, '/time/2'],
    [{ time: [1, 3, 2, 4, 5, 6, 7, 8], rate: falling }, '/time/2'],
    [{ time: ['1 month', '60 d', 3, 4, 5, 6, 7, 8], rate: falling }, '/time'],
    [{ time, rate: falling.toReversed() }, '/rate'],
    [{ time, rate: falling, economic_limit: 501 }, '/economic_limit'],
    [{ time, rate: falling, model: 'hyperbolic', fit_method: 'log_linear_least_squares' }, '/fit_method'],
    [{ time: time.map((t) => t - 1), rate: falling, model: 'duong' }, '/time'],
    [{ time, rate: falling, probabilistic: true, samples: 600_000 }, '/samples'],
    [{}, '/api_well_number'],
  ]
  for (const [params, pointer] of cases) {
    const found = await pointers({ ...fit, ...params })
    assert.ok(found.includes(pointer), `${pointer}: ${found}`)
  }
})

test('rates that are zero are left out, counted and said', async () => {
  const ran = await run({ ...fit, time, rate: falling.map((q, i) => (i === 3 ? 0 : q)) })
  assert.deepEqual([value(ran, 'points_used'), value(ran, 'excluded_zero_months')], [7, 1])
  assert.ok(codes(ran).includes('zero_rates'))
  near(number(ran, 'nominal_decline'), 0.6, 1e-9)
})

test('the three ways to say a decline give one curve', async () => {
  const eur = async (decline: Request) =>
    number(
      await run({ model: 'exponential', initial_rate: 1000, economic_limit: 20, ...decline }),
      'estimated_ultimate_recovery',
    )
  near(await eur({ nominal_decline: '0.3 1/year' }), await eur({ nominal_decline: '0.025 1/month' }), 1e-12)
  near(await eur({ nominal_decline: 0.3 }), await eur({ secant_effective_initial_decline: 1 - Math.exp(-0.3) }), 1e-12)
})

test('answers are in the units asked for, and say so', async () => {
  const ran = await run({ ...exponential, rate_unit: 'Mcf/month', time_unit: 'd', evaluation_times: ['2 yr', 10] })
  const unit = (name: string) => ran.result.values[name]?.unit
  assert.deepEqual(
    ['rate_at', 'cumulative_at', 'remaining_recovery', 'time_to_economic_limit', 'nominal_initial_decline'].map(unit),
    ['Mcf/month', 'Mcf', 'Mcf', 'd', '1/d'],
  )
  assert.deepEqual(Object.keys(value(ran, 'rate_at') as object), ['2_year', '10_d'])
  const bbl = await run({ ...exponential, evaluation_times: [10] })
  near(
    number(ran, 'remaining_recovery') * 1000 * 0.028316846592,
    number(bbl, 'remaining_recovery') * 0.158987294928,
    1e-9,
  )
  assert.deepEqual(
    ran.result.tables
      .find((t) => t.id === 'forecast')
      ?.columns.map((c) => c.unit)
      .slice(0, 4),
    ['d', 'Mcf/month', '1/d', 'Mcf'],
  )
})

test('a year of 365 days is that of every input and answer', async () => {
  const of = (days_per_year: number) =>
    run({ ...exponential, days_per_year, evaluation_times: { value: [365], unit: 'd' }, rate_unit: 'bbl/month' })
  const [short, long] = [await of(365), await of(365.25)]
  near(number(short, 'time_to_economic_limit'), number(long, 'time_to_economic_limit'), 1e-12)
  near(number(short, 'remaining_recovery') / number(long, 'remaining_recovery'), 365 / 365.25, 1e-9)
  const rate = (ran: Ran) => (value(ran, 'rate_at') as Record<string, number>)['365_d']
  near(rate(short), (1000 * Math.exp(-0.3) * 365) / 12, 1e-9)
  near(rate(long), (1000 * Math.exp((-0.3 * 365) / 365.25) * 365.25) / 12, 1e-9)
})

test('the longest life ends a forecast before its limit, and the limit is still told', async () => {
  const [whole, cut] = [await run(exponential), await run({ ...exponential, maximum_life: 5 })]
  assert.equal(value(cut, 'time_to_economic_limit'), value(whole, 'time_to_economic_limit'))
  near(number(cut, 'remaining_recovery'), (1000 / 0.3) * (1 - Math.exp(-1.5)) * 365.25, 1e-9)
  assert.ok(codes(cut).includes('ends_by_life'))
})

test('a terminal decline that is not below the first is exponential from the start, and warned of', async () => {
  const ran = await over({ tangent_effective_terminal_decline: 0.999 })
  assert.ok(codes(ran).includes('terminal_not_below'))
  assert.match(reason(ran, 'switch_time'), /not below/)
  const plain = await run({
    ...exponential,
    economic_limit: 5,
    initial_rate: 725,
    nominal_decline: number(ran, 'nominal_initial_decline'),
  })
  near(number(ran, 'remaining_recovery'), number(plain, 'remaining_recovery'), 1e-9)
})

test('without a limit a recovery ends where its sum does, and is none where that has no end', async () => {
  near(number(await run({ ...hyperbolic }), 'estimated_ultimate_recovery'), (1000 * 365.25) / 0.4, 1e-9)
  const ran = await run({
    ...fit,
    economic_limit: 0,
    model: 'harmonic',
    time,
    rate: time.map((t) => 500 / (1 + 0.1 * t)),
  })
  assert.match(reason(ran, 'estimated_ultimate_recovery'), /is unbounded/)
})

test('Duong has no rate at the start and a peak', async () => {
  const ran = await run({ model: 'duong', rate_at_one_day: 715, a: 2.8, m: 1.4, economic_limit: 10 })
  assert.match(reason(ran, 'initial_rate'), /rises from zero/)
  near(number(ran, 'time_of_maximum_rate'), 5.656854249, 1e-9)
})

test('a range has its low estimate first, and none of its width without spread', async () => {
  const of = (sigma_ln: number) =>
    run({
      ...exponential,
      probabilistic: true,
      initial_rate_distribution: { type: 'lognormal', median: '1000 bbl/d', sigma_ln },
    })
  const [wide, none] = [await of(0.4), await of(0)]
  const three = ['eur_p90_low', 'eur_p50', 'eur_p10_high']
  const [low = 0, middle = 0, high = 0] = three.map((name) => number(wide, name))
  assert.ok(low < middle && middle < high)
  for (const name of three) near(number(none, name), number(none, 'estimated_ultimate_recovery'), 1e-9)
})

test('the same seed draws the same range, another one nearly the same', async () => {
  const of = (seed: number) =>
    run({ ...fit, time, rate: falling.map((q, i) => q * (1 + 0.1 * Math.sin(7 * i))), probabilistic: true, seed })
  const [first, again, other] = [await of(1), await of(1), await of(2)]
  assert.equal(value(first, 'eur_p90_low'), value(again, 'eur_p90_low'))
  assert.notEqual(value(first, 'eur_p90_low'), value(other, 'eur_p90_low'))
  near(number(first, 'eur_p50'), number(other, 'eur_p50'), 0.02)
})

test('the band of a fit is widest at its end', async () => {
  const ran = await run({
    ...fit,
    time,
    rate: falling.map((q, i) => q * (1 + 0.1 * Math.sin(7 * i))),
    probabilistic: true,
  })
  const rows = rowsOf(ran, 'forecast')
  const width = (row: readonly unknown[] | undefined) => Number(row?.[6]) / Number(row?.[4])
  assert.ok(width(rows.at(-1)) > width(rows[0]))
})

test('auto takes the hyperbola where it is one, and the line where it is nearly one', async () => {
  const of = async (rate: (t: number) => number) => {
    const times = Array.from({ length: 30 }, (_, i) => i + 1)
    const rates = times.map((t) => rate(t) * (1 + 0.004 * ((t * 7) % 5) - 0.008))
    return value(await run({ model: 'auto', fit: true, economic_limit: 1, time: times, rate: rates }), 'selected_model')
  }
  assert.equal(await of((t) => 900 / (1 + 0.06 * t) ** 2), 'hyperbolic')
  assert.equal(await of((t) => 900 / (1 + 0.06 * t)), 'harmonic')
  assert.equal(await of((t) => 900 * Math.exp(-0.05 * t)), 'exponential')
})

const well = '608120000100'
const months = ['202001', '202002', '202003', '202004', '202005', '202006', '202007']
const days = [31, 29, 31, 30, 31, 30, 31]
const records = (rate: (i: number) => number, daysOn = days) =>
  months.map((month, i) => line({ month, oil: Math.round(rate(i)), days: daysOn[i] ?? 0 }))
const ofFiles = {
  model: 'exponential',
  fit: true,
  data_folder: 'data',
  api_well_number: well,
  economic_limit: 5,
  time_unit: 'month',
}

test('months of a well are over their own days, count from the first of the window, and leave out what has no oil', async () => {
  await put({
    'ogora2020delimit.txt': text(...records((i) => (i === 3 ? 0 : 1000 * Math.exp(-0.1 * i) * (days[i] ?? 0)))),
  })
  const ran = await run(ofFiles)
  near(number(ran, 'nominal_decline'), 0.1, 1e-3)
  assert.deepEqual([value(ran, 'points_used'), value(ran, 'excluded_zero_months')], [6, 1])
  near(number(ran, 'fitted_rate_at_start'), 1000, 1e-3)
  const late = await run({ ...ofFiles, start_month: '202002' })
  near(number(late, 'fitted_rate_at_start'), 1000 * Math.exp(-0.1), 1e-3)
  near(number(late, 'remaining_recovery'), number(ran, 'remaining_recovery'), 2e-3)
  assert.ok(codes(ran).includes('no_cumulative'))
})

test('producing days give the rate while it flows', async () => {
  const half = days.map((d) => Math.floor(d / 2))
  await put({ 'ogora2020delimit.txt': text(...records((i) => 1000 * Math.exp(-0.1 * i) * (half[i] ?? 0), half)) })
  const ran = await run({ ...ofFiles, rate_basis: 'producing_day' })
  near(number(ran, 'fitted_rate_at_start'), 1000, 1e-3)
})

test('a well that the files do not hold, or that has too little oil, is refused at its number', async () => {
  await put({ 'ogora2020delimit.txt': text(...records((i) => (i < 3 ? 100 : 0))) })
  for (const api_well_number of [well, '608120000999', '60812', '6081200001', '6.08120E+11'])
    assert.deepEqual(await pointers({ ...ofFiles, api_well_number }), ['/api_well_number'])
  assert.deepEqual(await pointers({ ...ofFiles, data_folder: '../etc' }), ['/data_folder'])
  assert.deepEqual(await pointers({ ...ofFiles, start_month: '202013' }), ['/start_month'])
  assert.deepEqual(await pointers({ ...ofFiles, start_month: '202005', end_month: '202001' }), ['/end_month'])
})
