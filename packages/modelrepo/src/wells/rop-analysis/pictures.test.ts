/** What tables, charts, figure, warnings and details of drilling rates say, held against values, arithmetic and other runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  list,
  near,
  number,
  type Request,
  remarksOf,
  rowsOf,
  testKit,
} from '@keelson/engine/testing.ts'
import {
  barsOf,
  DRAWN,
  drawnAs,
  frameOf,
  labelsOf,
  seriesOf as namesOf,
  placesOf,
  short,
} from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import { marksOf, seriesOf } from '../_shared/testing/charts.ts'
import cases from './cases.json' with { type: 'json' }
import { ropAnalysis as workflow } from './index.ts'

const inputsOf = (id: string): Request => {
  const found = cases.cases.find((c) => c.id === id)?.inputs as Record<string, { value: unknown }>
  return Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value]))
}
const { run } = testKit(workflow)
/** Rates of the noise-free data, moved by some per cent each. */
const exact = inputsOf('regression-1986-noise-free-none')
const NOISE = [1.1, 0.93, 1.02, 0.97, 1.06, 0.95, 1.01, 0.99, 1.04, 0.96, 1.08, 0.94, 1.03, 0.98]
const noisy = (exact.rate_of_penetration as number[]).map((R, i) => R * (NOISE[i] ?? 1))
const { run: fit } = testKit(workflow, { ...exact, rate_of_penetration: noisy })
const { run: calibrate } = testKit(workflow, {
  ...inputsOf('calibrate-power-law-noise-free'),
  calibration_rate_of_penetration: [60, 110, 160, 165],
})
const DEPTHS = [8200, 8000, 8100]
const { run: energy } = testKit(workflow, {
  ...inputsOf('mechanical-specific-energy'),
  ...{ rate_of_penetration: [60, 30, 45], weight_on_bit: [25, 26, 27], torque_on_bit: [6500, 6000, 5500] },
  ...{ rotary_speed: [120, 110, 100], true_vertical_depth: DEPTHS },
})
const { run: exponent } = testKit(workflow, inputsOf('eaton-with-trend-by-depth'))

const digits = (x: number, n: number) => String(Number(x.toPrecision(n)))
const numbers = (ran: Ran, table: string) => rowsOf(ran, table).map((row) => row.map(Number))
const columnOf = (ran: Ran, table: string, name: string): readonly number[] => {
  const found = ran.result.tables.find((t) => t.id === table)
  const at = found?.columns.findIndex((c) => c.name === name) ?? -1
  return (found?.rows ?? []).map((row) => Number(row[at]))
}
const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0)
const same = (got: readonly number[], expected: readonly number[], tolerance = 1e-9) => {
  assert.equal(got.length, expected.length)
  for (const [i, x] of expected.entries()) near(got[i], x, tolerance, `entry ${i}`)
}

test('each model of the table has the rate of a run by it', () => {
  assert.deepEqual(
    rowsOf(run(), 'models').map(([name]) => name),
    ['Bourgoyne and Young', 'the power law'],
  )
  const power = run({ model: 'power_law' }, ['compare_models'])
  near(Number(rowsOf(run(), 'models')[1]?.[1]), number(power, 'rate_of_penetration'))
  near(Number(rowsOf(run(), 'models')[0]?.[1]), number(run(), 'rate_of_penetration'))
})

test('rates are drawn over weight and speed as runs at them answer, each model its own line', () => {
  const ran = run()
  for (const i of [0, 20, 40]) {
    const share = 0.3 + (1.3 * i) / 40
    const [heavier, faster] = [run({ weight_on_bit: 25.5 * share }), run({ rotary_speed: 100 * share })]
    for (const [j, name] of namesOf(ran, 'rate_by_weight').entries()) {
      const rate = (there: Ran) => Number(rowsOf(there, 'models')[j]?.[1])
      drawnAs(seriesOf(ran, 'rate_by_weight', name).slice(i, i + 1), [[25.5 * share, rate(heavier)]])
      drawnAs(seriesOf(ran, 'rate_by_speed', name).slice(i, i + 1), [[100 * share, rate(faster)]])
    }
  }
  const R = digits(number(ran, 'rate_of_penetration'), 6)
  assert.deepEqual(marksOf(ran, 'rate_by_weight'), [`planned 25.5 ${R}`])
  assert.deepEqual(marksOf(ran, 'rate_by_speed'), [`planned 100 ${R}`])
  assert.deepEqual(axesOf(ran, 'rate_by_weight'), ['Weight on bit [klbf]', 'Rate of penetration [ft/h]'])
  assert.deepEqual(axesOf(ran, 'rate_by_speed'), ['Rotary speed [rpm]', 'Rate of penetration [ft/h]'])
})

test('the bars of the factors are their products in turn', () => {
  const ran = run()
  const names = ['strength', 'compaction', 'undercompaction', 'overbalance', 'weight', 'speed', 'wear', 'hydraulics']
  const bars = barsOf(ran, 'factors')
  let product = 1
  for (const [j, name] of names.entries()) {
    product *= number(ran, `f${j + 1}`)
    near(bars[`f${j + 1}, ${name}`], product, DRAWN, name)
  }
  assert.deepEqual(axesOf(ran, 'factors'), ['Cumulative factor', 'Rate of penetration [ft/h]'])
})

test('the table of a regression says of each coefficient its error, its range and its bounds', () => {
  const ran = fit()
  const column = (name: string) => columnOf(ran, 'coefficients', name)
  const errors = ran.result.values.standard_errors?.value as Readonly<Record<string, number>>
  for (const [j, value] of column('value').entries()) {
    near(value, number(ran, `a${j + 1}`))
    near(column('standard_error')[j], errors[`a${j + 1}`])
    near(column('t')[j], value / (column('standard_error')[j] ?? 1))
  }
  const [speed, weight] = [exact.rotary_speed, exact.weight_on_bit] as [number[], number[]]
  const spread = (x: readonly number[]) => Math.max(...x) - Math.min(...x)
  near(column('range')[5], spread(speed.map((N) => Math.log(N / 60))))
  near(column('range')[4], spread(weight.map((W) => Math.log((W / 8.5 - 0.3) / (4 - 0.3)))))
  near(column('range')[1], spread(exact.true_vertical_depth as number[]))
  assert.deepEqual(column('least_range').slice(1), [2000, 15000, 15000, 0.4, 0.5, 0.5, 0.5])
  assert.deepEqual(column('lowest'), [0.5, 1e-6, 1e-6, 1e-6, 0.5, 0.4, 0.3, 0.3])
  assert.deepEqual(column('highest'), [1.9, 5e-4, 9e-4, 1e-4, 2, 1, 1.5, 0.6])
  const held = fit({ coefficient_bounds: 'recommended', rate_of_penetration: noisy.map((R) => 9 * R) })
  assert.deepEqual(rowsOf(held, 'coefficients')[0]?.at(-1), 'at bound')
  assert.deepEqual(rowsOf(ran, 'coefficients')[0]?.at(-1), 'free')
})

test('the inflation of a variance is what the other columns tell of it', () => {
  const [vif] = [columnOf(fit(), 'coefficients', 'vif')]
  const residuals = columnOf(fit(), 'residuals', 'residual')
  const variance = sum(residuals.map((e) => e ** 2)) / (14 - 8)
  const x6 = (exact.rotary_speed as number[]).map((N) => Math.log(N / 60))
  const middle = sum(x6) / 14
  const error = columnOf(fit(), 'coefficients', 'standard_error')[5] ?? Number.NaN
  near(vif?.[5], (error ** 2 / variance) * sum(x6.map((x) => (x - middle) ** 2)), 1e-9)
})

test('residuals are logarithms of measured over fitted rates, and the fit is as good as they are', () => {
  const ran = fit()
  const column = (name: string) => columnOf(ran, 'residuals', name)
  same(column('depth'), exact.true_vertical_depth as number[])
  same(column('measured'), noisy)
  same(column('log_rate'), noisy.map(Math.log))
  const e = column('residual')
  same(
    e,
    noisy.map((R, i) => Math.log(R / (column('fitted')[i] ?? 1))),
    1e-6,
  )
  near(sum(column('leverage')), 8, 1e-9)
  const [n, SSE] = [14, sum(e.map((x) => x ** 2))]
  const logs = noisy.map(Math.log)
  const SST = sum(logs.map((y) => (y - sum(logs) / n) ** 2))
  const r2 = 1 - SSE / SST
  near(number(ran, 'r_squared'), r2)
  const moment = (k: number) => sum(e.map((x) => (x - sum(e) / n) ** k)) / n
  const jarque = (n / 6) * (moment(3) ** 2 / moment(2) ** 3 + (moment(4) / moment(2) ** 2 - 3) ** 2 / 4)
  same(
    numbers(ran, 'fit').map((row) => row[1] ?? Number.NaN),
    [n, 6, r2, 1 - ((1 - r2) * 13) / 6, Math.sqrt(SSE / 6), jarque, Math.exp(-jarque / 2)],
    1e-9,
  )
  assert.deepEqual(
    rowsOf(ran, 'fit').map(([quantity]) => quantity),
    [
      'Points',
      'Degrees of freedom',
      'Coefficient of determination',
      'Adjusted coefficient of determination',
      'Residual standard deviation of ln R',
      'Jarque-Bera statistic',
      'Jarque-Bera probability for normal residuals',
    ],
  )
})

test('a fit is drawn as predicted against measured, and as residuals over the depth', () => {
  const ran = fit()
  const [fitted, residual] = ['fitted', 'residual'].map((name) => columnOf(ran, 'residuals', name))
  const most = 1.05 * Math.max(...noisy, ...(fitted ?? []))
  const marks = marksOf(ran, 'predicted_measured')
  assert.equal(marks.length, 14)
  assert.equal(marks[3], ` ${digits(noisy[3] ?? 0, 6)} ${digits(fitted?.[3] ?? 0, 6)}`)
  const ends: readonly (readonly [string, number, number])[] = [
    ['line of equality', most, most],
    ['+20 %', most / 1.2, most],
    ['−20 %', most, 0.8 * most],
  ]
  for (const [name, x, y] of ends)
    drawnAs(
      seriesOf(ran, 'predicted_measured', name),
      [
        [0, 0],
        [x, y],
      ],
      name,
    )
  drawnAs(
    seriesOf(ran, 'residuals_by_depth', 'residual'),
    (exact.true_vertical_depth as number[]).map((z, i) => [residual?.[i] ?? 0, z]),
  )
  assert.deepEqual(axesOf(ran, 'predicted_measured'), ['Measured rate [ft/h]', 'Predicted rate [ft/h]'])
  assert.deepEqual(axesOf(ran, 'residuals_by_depth'), ['Residual of ln R', 'Vertical depth [ft]'])
  assert.deepEqual(marksOf(ran, 'residuals_by_depth'), [' 0'])
})

test('a calibration says of each point what it makes of it', () => {
  const ran = calibrate()
  const [K, a, b] = ['drillability_constant', 'weight_exponent', 'speed_exponent'].map((name) => number(ran, name))
  const expected = [
    [15, 80, 60],
    [25, 120, 110],
    [40, 100, 160],
    [30, 160, 165],
  ].map(([W = 0, N = 0, R = 0]) => {
    const rate = (K ?? 0) * (W / 8.5) ** (a ?? 0) * N ** (b ?? 0)
    return [W, N, R, rate, rate / R]
  })
  assert.equal(numbers(ran, 'calibration').length, 4)
  for (const [i, row] of numbers(ran, 'calibration').entries()) same(row, expected[i] ?? [])
  assert.equal(marksOf(ran, 'predicted_measured')[1], ` 110 ${digits(expected[1]?.[3] ?? 0, 6)}`)
  const heavier = number(calibrate({ weight_on_bit: 35 * 0.3 }), 'rate_of_penetration')
  drawnAs(seriesOf(ran, 'rate_by_weight', 'the power law').slice(0, 1), [[35 * 0.3, heavier]])
  const [R, exponentOf] = [digits(number(ran, 'rate_of_penetration'), 4), digits(a ?? 0, 3)]
  assert.equal(
    ran.detail,
    `No check made. Rate of penetration ${R} ft/h by the power law, weight exponent ${exponentOf}.`,
  )
})

const area = (Math.PI / 4) * 8.5 ** 2
const teale = (W: number, N: number, T: number, R: number) => (1000 * W) / area + (120 * Math.PI * N * T) / (area * R)
const ENERGIES = [teale(25, 120, 6500, 60), teale(26, 110, 6000, 30), teale(27, 100, 5500, 45)] as const

test('energies are listed by the point, and drawn by the depth with the strength of the rock', () => {
  const ran = energy({ rock_strength: 30 })
  const rows = numbers(ran, 'energy')
  const points = [
    [8200, 25, 120, 60, 6500],
    [8000, 26, 110, 30, 6000],
    [8100, 27, 100, 45, 5500],
  ]
  for (const [i, point] of points.entries()) {
    const MSE = ENERGIES[i] ?? 0
    same(rows[i] ?? [], [...point, MSE, 30000 / MSE], 1e-8)
  }
  same(
    list(ran, 'drilling_efficiency'),
    ENERGIES.map((MSE) => 30000 / MSE),
    1e-8,
  )
  const down = [8000, 8100, 8200]
  drawnAs(
    seriesOf(ran, 'energy_by_depth', 'specific energy'),
    down.map((z) => [ENERGIES[DEPTHS.indexOf(z)] ?? 0, z]),
  )
  drawnAs(
    seriesOf(ran, 'energy_by_depth', 'rock strength'),
    down.map((z) => [30000, z]),
  )
  drawnAs(
    seriesOf(ran, 'energy_by_depth', '3 times rock strength'),
    down.map((z) => [90000, z]),
  )
  assert.deepEqual(axesOf(ran, 'energy_by_depth'), ['Specific energy [psi]', 'Vertical depth [ft]'])
  assert.deepEqual(axesOf(energy({}, ['true_vertical_depth']), 'energy_by_depth'), ['Specific energy [psi]', 'Point'])
  assert.equal(energy().detail, `No check made. Maximum specific energy ${shown(ENERGIES[1], 4)} psi.`)
  assert.deepEqual(labelsOf(ran, 'bit'), ['W 26 klbf', 'd_b 8.5 in', 'N 110 rpm', 'R 30 ft/h', 'at 8000 ft'])
})

test('exponents are listed by the point, and drawn with their trend and the pressures', () => {
  const depths = [9000, 9500, 9900]
  const ran = exponent({ true_vertical_depth: depths })
  const d = [
    [60, 120, 30],
    [45, 120, 35],
    [40, 110, 38],
  ].map(([R = 0, N = 0, W = 0]) => Math.log10(R / (60 * N)) / Math.log10((12 * W) / (1000 * 12.25)))
  const mud = [9.8, 10.9, 12.4]
  const trend = [1.3, 1.4, 1.5]
  const corrected = d.map((x, i) => (x * 8.9) / (mud[i] ?? 1))
  const pores = list(ran, 'pore_pressure_gradient')
  const [, first = []] = [0, numbers(ran, 'exponents')[0]]
  same(first, [9000, 60, 120, 30, d[0] ?? 0, corrected[0] ?? 0, 1.3, pores[0] ?? 0], 1e-6)
  same(columnOf(ran, 'exponents', 'd'), d, 1e-6)
  same(columnOf(ran, 'exponents', 'corrected'), corrected, 1e-6)
  same(columnOf(ran, 'exponents', 'pore_pressure'), pores)
  const drawn = (chart: string, name: string, x: readonly number[]) =>
    drawnAs(
      seriesOf(ran, chart, name),
      depths.map((z, i) => [x[i] ?? 0, z]),
      name,
    )
  drawn('exponent_by_depth', 'd', d)
  drawn('exponent_by_depth', 'corrected', corrected)
  drawn('exponent_by_depth', 'normal trend', trend)
  drawn('pressure_by_depth', 'pore pressure', pores)
  drawn('pressure_by_depth', 'normal', [8.9, 8.9, 8.9])
  drawn('pressure_by_depth', 'mud', mud)
  assert.deepEqual(axesOf(ran, 'exponent_by_depth'), ['d-exponent', 'Vertical depth [ft]'])
  assert.deepEqual(axesOf(ran, 'pressure_by_depth'), ['Gradient as equivalent mud weight [ppg]', 'Vertical depth [ft]'])
  assert.equal(ran.detail, `No check made. Corrected d-exponent ${digits(corrected[2] ?? 0, 3)} at the last point.`)
  assert.deepEqual(labelsOf(ran, 'bit'), ['W 38 klbf', 'd_b 12.25 in', 'N 110 rpm', 'R 40 ft/h', 'at 9900 ft'])
})

test('the bit is drawn with what drives it, its wear and its jets', () => {
  const ran = run()
  const R = short(number(ran, 'rate_of_penetration'))
  assert.deepEqual(labelsOf(ran, 'bit'), [
    ...['W 25.5 klbf', 'd_b 8.5 in', 'N 100 rpm', `R ${R} ft/h`, 'at 9000 ft'],
    ...['tooth wear 20 %', 'jet impact 1,000 lbf'],
  ])
  const half = short((8.5 * 0.0254) / 2)
  assert.deepEqual(placesOf(ran, 'bit', 'd_b'), [
    [
      [-half, 0],
      [half, 0],
    ],
  ])
  const [left = 0, right = 0, low = 0, high = 0] = frameOf(ran, 'bit')
  const [top = 0] = placesOf(ran, 'bit', 'W 25.5').map((at) => at[0]?.[1] ?? 0)
  near(left, -right)
  near(high, 1.05 * top, 1e-4)
  const x = (half + right) / 2
  const [[rate] = []] = placesOf(ran, 'bit', ' ft/h')
  near(rate?.[0], x, 1e-4)
  near(rate?.[1], 0.3 * low, 1e-4)
  near(placesOf(ran, 'bit', ' rpm')[0]?.[0]?.[1], 0.8 * top, 1e-4)
  for (const [i, text] of ['tooth', 'jet'].entries()) {
    const [[at] = []] = placesOf(ran, 'bit', text)
    near(at?.[1], (0.2 + 0.25 * i) * top, 1e-4)
    near(at?.[0], -half / 2, 1e-4)
  }
})

test('a check names the coefficient that lies farthest out', () => {
  assert.equal(checked(run(), 'coefficients')?.note, 'a3 = 0.0001, bounds 1×10⁻⁶ to 0.0009')
})

test('warnings say their numbers', () => {
  const table: readonly [ran: Ran, code: string, ...said: string[]][] = [
    [
      run({ jet_impact_force: 0 }),
      'no_jet',
      '/jet_impact_force Jet impact force is 0, so the Bourgoyne and Young rate is 0.',
    ],
    [
      run({ compare_models: ['bourgoyne_young', 'power_law', 'bingham'] }),
      'shared_constant',
      '/drillability_constant The same drillability constant is used for the power law and Bingham, but each model has its own constant. Run each model separately with its own value.',
    ],
    [fit(), 'few_points', '/rate_of_penetration The regression has 14 points; at least 30 are recommended.'],
    [
      calibrate({ weight_on_bit: 45, rotary_speed: 70 }),
      'outside_calibration',
      '/weight_on_bit Weight on bit is 45 klbf, outside the calibration range of 15 klbf to 40 klbf.',
      '/rotary_speed Rotary speed is 70 rpm, outside the calibration range of 80 rpm to 160 rpm.',
    ],
    [
      energy({}, ['torque_on_bit']),
      'torque_estimated',
      '/torque_on_bit Torque on bit is not entered and is estimated from the bit friction coefficient, 0.25.',
    ],
    [
      energy({ rock_strength: 100 }),
      'above_one',
      `/rock_strength Drilling efficiency is ${digits(100000 / Math.min(...ENERGIES), 3)}, above 1. Check the torque and the rock strength.`,
    ],
    [
      exponent({ normal_d_exponent: [1.2, 1.2, 1.5] }),
      'no_overpressure',
      '/normal_d_exponent The corrected exponent is at or above normal d-exponent at 2 of 3 points, so no overpressure is indicated.',
    ],
    [
      exponent({ normal_d_exponent: 1.3, true_vertical_depth: [8000, 9500, 9900] }),
      'one_trend',
      '/normal_d_exponent One normal d-exponent is used over 1,900 ft of depth. The trend increases with depth; enter one value per point.',
    ],
  ]
  for (const [ran, code, ...expected] of table) assert.deepEqual(remarksOf(ran, code), expected, code)
})

test('what lies at an end of the calibration is within it, and a trend far below an exponent tells no pressure', () => {
  for (const weight_on_bit of [15, 40])
    assert.deepEqual(remarksOf(calibrate({ weight_on_bit }), 'outside_calibration'), [])
  const above = exponent({ normal_d_exponent: [0.2, 1.4, 1.5] })
  assert.deepEqual(remarksOf(above, 'no_pressure'), [
    '/normal_d_exponent The pore pressure would be below 0 at 1 of 3 points and is not reported.',
  ])
  assert.deepEqual(remarksOf(exponent(), 'no_pressure'), [])
})

test('a regression is warned of by its numbers', () => {
  const vif = columnOf(fit(), 'coefficients', 'vif')
  const confounded = remarksOf(fit(), 'confounded')
  assert.equal(confounded.length, vif.filter((x) => x > 10).length)
  const terms = ['', 'true_vertical_depth', 'pore_pressure_gradient', 'equivalent_circulating_density', 'weight_on_bit']
  const inputs = [...terms, 'rotary_speed', 'bit_tooth_wear', 'jet_impact_force']
  assert.deepEqual(
    confounded.map((message) => message.split(' ')[0]),
    inputs.filter((_, j) => (vif[j] ?? 0) > 10).map((input) => `/${input}`),
  )
  assert.ok(
    confounded[0]?.includes(
      `of coefficient a${vif.findIndex((x) => x > 10) + 1} is ${digits(vif.find((x) => x > 10) ?? 0, 3)}; the limit is 10`,
    ),
  )
  const ranges = columnOf(fit(), 'coefficients', 'range')
  const narrow = remarksOf(fit(), 'narrow_range')
  assert.ok(
    narrow.some((message) =>
      message.includes(
        `parameter x3 (pore pressure) in the data is ${shown(ranges[2] ?? 0, 4)}; the minimum range for a reliable coefficient is 15,000.`,
      ),
    ),
  )
  const wrong = fit({
    rate_of_penetration: noisy.map((R, i) => (60 * R) / ((exact.rotary_speed as number[])[i] ?? 1) ** 1.2),
  })
  assert.deepEqual(
    remarksOf(wrong, 'wrong_sign').filter((message) => message.includes(' a6 ')),
    [`/rotary_speed Fitted coefficient a6 is ${shown(number(wrong, 'a6'), 4)}. A negative value is unphysical.`],
  )
  const rough = fit(
    {
      ...{ equation_form: '1974', reynolds_number_function: NOISE.map((x) => x ** 3) },
      rate_of_penetration: noisy.map((R, i) => R * (NOISE[13 - i] ?? 1) ** 9),
    },
    ['jet_impact_force'],
  )
  assert.equal(
    rough.detail,
    `No check made. Coefficient of determination ${digits(number(rough, 'r_squared'), 3)} for the fit of the logarithm of the rate of penetration.`,
  )
})
