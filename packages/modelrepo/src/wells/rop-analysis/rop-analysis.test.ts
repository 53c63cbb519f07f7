/** What is special to the rate of penetration: models by each other, fits that cannot be, energies and exponents at their limits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { LN_TEN } from '@keelson/physics/drilling-rate/bourgoyne-young-limits.ts'
import fc from 'fast-check'
import cases from './cases.json' with { type: 'json' }
import { ropAnalysis as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
type Values = Readonly<Record<string, unknown>>
/** The plain inputs of a case. */
const inputsOf = (id: string): Values => {
  const { inputs } = cases.cases.find((c) => c.id === id) as unknown as { inputs: Record<string, { value: unknown }> }
  return Object.fromEntries(Object.entries(inputs).map(([name, { value: v }]) => [name, v]))
}
const fit = testKit(workflow, inputsOf('regression-1986-noise-free-none'))
const paper = testKit(workflow, inputsOf('bourgoyne-young-regression-noise-free'))
const bingham = testKit(workflow, inputsOf('calibrate-bingham-two-points'))
const power = testKit(workflow, inputsOf('calibrate-power-law-noise-free'))
const warren = testKit(workflow, inputsOf('warren-imperfect-cleaning'))
const maurer = testKit(workflow, inputsOf('maurer-perfect-cleaning'))
const energy = testKit(workflow, inputsOf('mechanical-specific-energy'))
const exponent = testKit(workflow, inputsOf('eaton-with-trend-by-depth'))
const column = (name: string) => inputsOf('regression-1986-noise-free-none')[name] as number[]

test('the rate is the product of its factors', () => {
  const r = run()
  const product = [1, 2, 3, 4, 5, 6, 7, 8].reduce((p, j) => p * number(r, `f${j}`), 1)
  near(number(r, 'rate_of_penetration'), product, 1e-9)
})

test('more weight and more speed drill faster, wear and overbalance slower', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.01, max: 1.5, noNaN: true }), (more) => {
      const base = number(run(), 'rate_of_penetration')
      const at = (over: Values) => number(run(over), 'rate_of_penetration')
      assert.ok(at({ weight_on_bit: 25.5 * more }) > base && at({ rotary_speed: 100 * more }) > base)
      assert.ok(at({ bit_tooth_wear: 0.2 * more }) < base)
      assert.ok(at({ equivalent_circulating_density: 10.5 * more }) < base)
    }),
    { numRuns: 10, seed: 1 },
  )
})

test('both forms give one rate where their coefficients are converted', () => {
  const a = [1.4, 0.0001, 0.0001, 0.00003, 1, 0.6, 0.6, 0]
  const paperA = a.map((x, j) => (j < 4 ? LN_TEN.value * x : x))
  const then = run(
    { equation_form: '1974', coefficients: paperA, reynolds_number_function: 0.7, reference_rotary_speed: 60 },
    ['jet_impact_force'],
  )
  near(number(then, 'rate_of_penetration'), number(run({ coefficients: a }), 'rate_of_penetration'), 1e-9)
  assert.equal(checked(then, 'coefficients')?.state, 'not_made')
})

test('a coefficient outside of its bounds fails, and is named', () => {
  const r = run({ coefficients: [1.4, 0.0001, 0.0001, 0.00003, 2.5, 0.6, 0.6, 0.4] })
  assert.equal(checked(r, 'coefficients')?.state, 'fail')
  assert.match(checked(r, 'coefficients')?.note ?? '', /^a5 = 2.5/)
  const edge = run({ coefficients: [1.9, 0.0001, 0.0001, 0.00003, 1, 0.6, 0.6, 0.4] })
  near(checked(edge, 'coefficients')?.utilisation ?? 0, 1, 1e-12)
  assert.equal(checked(edge, 'coefficients')?.state, 'pass')
})

test('without a jet there is no rate and a warning, or a refusal where the exponent makes it no number', () => {
  const r = run({ jet_impact_force: 0 })
  assert.equal(value(r, 'rate_of_penetration'), 0)
  assert.ok(codes(r).includes('no_jet'))
  refusedAt('/jet_impact_force', { jet_impact_force: 0, coefficients: [1.4, 1e-4, 1e-4, 3e-5, 1, 0.6, 0.6, 0] })
})

test('a model that is compared needs its own inputs, and its constant is its own', () => {
  refusedAt('/speed_exponent', {}, ['speed_exponent'])
  refusedAt('/rock_strength', { compare_models: ['maurer'] })
  const r = run({ compare_models: ['bingham', 'power_law'] })
  assert.ok(codes(r).includes('shared_constant'))
  assert.deepEqual(Object.keys(value(r, 'rate_of_penetration_by_model') as object), ['bingham', 'power_law'])
  assert.equal(rowsOf(r, 'models').length, 3)
})

test('a model beside Bourgoyne and Young takes their inputs too', () => {
  const r = maurer.run({
    compare_models: ['bourgoyne_young'],
    equation_form: '1986',
    coefficients: [1.4, 0.0001, 0.0001, 0.00003, 1, 0.6, 0.6, 0.4],
    true_vertical_depth: 9000,
    pore_pressure_gradient: 10,
    equivalent_circulating_density: 10.5,
    bit_tooth_wear: 0.2,
    jet_impact_force: 1000,
  })
  assert.ok((value(r, 'rate_of_penetration_by_model') as Record<string, number>).bourgoyne_young)
  maurer.refusedAt('/equation_form', { compare_models: ['bourgoyne_young'] })
})

test('a threshold is what the bit must exceed', () => {
  refusedAt('/weight_on_bit', { weight_on_bit: 4.25 })
  maurer.refusedAt('/threshold_weight_on_bit', { threshold_weight_on_bit: 35 })
  refusedAt('/reference_weight_per_inch', { reference_weight_per_inch: 0.4 })
  refusedAt('/threshold_weight_per_inch', { threshold_weight_per_inch: 4 })
})

test('terms of Warren that do not add up to a time are refused', () => {
  warren.refusedAt('/coefficient_a', { coefficient_b: -90 })
  refusedAt('/coefficients', { coefficients: [900, 0, 0, 0, 0, 0, 0, 0] })
})

test('each bound of a fit holds, and what it holds has no standard error', () => {
  const R = column('rate_of_penetration').map((x, i) => x * (1 + 0.9 * Math.sin(3 * i)))
  const free = fit.run({ rate_of_penetration: R })
  const held = fit.run({ rate_of_penetration: R, coefficient_bounds: 'recommended' })
  assert.equal(checked(held, 'coefficients')?.state, 'pass')
  const errors = value(held, 'standard_errors') as Readonly<Record<string, number>>
  const rows = rowsOf(held, 'coefficients')
  for (const row of rows) assert.equal(Object.hasOwn(errors, String(row[0])), row.at(-1) === 'free')
  assert.ok(rows.some((row) => row.at(-1) !== 'free'))
  assert.ok(number(held, 'r_squared') <= number(free, 'r_squared') + 1e-12)
  const sound = fit.run({ rate_of_penetration: R, coefficient_bounds: 'nonnegative' })
  for (const j of [1, 2, 3, 4, 5, 6, 7, 8]) assert.ok(number(sound, `a${j}`) >= 0)
})

test('the standard errors of a fit are those of its residuals', () => {
  const R = column('rate_of_penetration').map((x, i) => x * (i % 2 === 0 ? 1.05 : 0.95))
  const r = fit.run({ rate_of_penetration: R })
  const quality = new Map(rowsOf(r, 'fit').map(([name, v]) => [name, v]))
  const residuals = rowsOf(r, 'residuals').map((row) => Number(row[4]))
  const s = Math.sqrt(residuals.reduce((sum, e) => sum + e * e, 0) / (residuals.length - 8))
  near(Number(quality.get('Residual standard deviation of ln R')), s, 1e-9)
  near(
    rowsOf(r, 'residuals').reduce((sum, row) => sum + Number(row[5]), 0),
    8,
    1e-9,
  )
})

test('few points, narrow ranges and unphysical signs are warned of', () => {
  const told = codes(paper.run())
  for (const code of ['few_points', 'narrow_range']) assert.ok(told.includes(code), code)
  const reversed = paper.run({
    bit_tooth_wear: (inputsOf('bourgoyne-young-regression-noise-free').bit_tooth_wear as number[]).map((h) => 1 - h),
  })
  assert.ok(codes(reversed).includes('wrong_sign'))
})

test('as many points as coefficients fit anything, and say so', () => {
  const eight = Object.fromEntries(
    Object.entries(inputsOf('regression-1986-noise-free-none')).map(([name, v]) => [
      name,
      Array.isArray(v) ? v.slice(0, 8) : v,
    ]),
  )
  const r = testKit(workflow, eight).run()
  assert.ok(codes(r).includes('no_freedom'))
  assert.match(reason(r, 'standard_errors'), /no standard error can be estimated/)
})

test('columns that make up each other are named at their input', () => {
  fit.refusedAt('/rotary_speed', { rotary_speed: 100 })
  assert.match(fit.problems({ rotary_speed: 100 }).join(), /x6 \(speed\) is the same at every point/)
  fit.refusedAt('/bit_tooth_wear', { bit_tooth_wear: 0 })
  assert.match(fit.problems({ bit_tooth_wear: 0 }).join(), /is 0 at every point/)
  const h = column('rotary_speed').map((N) => Math.log(N / 60) / 3 + 0.1)
  fit.refusedAt('/bit_tooth_wear', { bit_tooth_wear: h })
  assert.match(fit.problems({ bit_tooth_wear: h }).join(), /the constant and parameter x6 \(speed\)/)
})

test('data that are no data are refused at their place', () => {
  fit.refusedAt('/rate_of_penetration', { rate_of_penetration: [10, 20] })
  fit.refusedAt('/rate_of_penetration/0', { rate_of_penetration: [0, ...column('rate_of_penetration').slice(1)] })
  fit.refusedAt('/true_vertical_depth', { true_vertical_depth: [9000, 9100] })
  fit.refusedAt('/bit_tooth_wear/1', { bit_tooth_wear: [0.1, 1.1] })
  fit.refusedAt('/weight_on_bit/2', { weight_on_bit: column('weight_on_bit').map((W, i) => (i === 2 ? 2.5 : W)) })
  fit.refusedAt('/jet_impact_force/3', {
    jet_impact_force: column('jet_impact_force').map((F, i) => (i === 3 ? 0 : F)),
  })
  fit.refusedAt('/equivalent_circulating_density', {}, ['equivalent_circulating_density'])
  fit.refusedAt('/model', { model: 'warren' })
  paper.refusedAt('/weight_per_inch/0', {
    weight_per_inch: [0.1, ...(inputsOf('bourgoyne-young-regression-noise-free').weight_per_inch as number[]).slice(1)],
    threshold_weight_per_inch: 0.2,
  })
  paper.refusedAt('/coefficient_bounds', { coefficient_bounds: 'recommended' })
  refusedAt('/weight_on_bit', { weight_on_bit: [20, 25] })
  refusedAt('/equivalent_circulating_density', {}, ['equivalent_circulating_density'])
  refusedAt('/equation_form', {}, ['equation_form'])
  refusedAt('/bit_tooth_wear/0', { bit_tooth_wear: 1.2 })
})

test('a calibration passes through two points, and is warned of beyond them', () => {
  for (const row of rowsOf(bingham.run(), 'calibration')) near(Number(row[4]), 1, 1e-9)
  assert.match(reason(bingham.run(), 'speed_exponent'), /proportional to the speed/)
  assert.deepEqual(
    codes(bingham.run()).filter((c) => c === 'outside_calibration'),
    [],
  )
  assert.ok(codes(bingham.run({ weight_on_bit: 60 })).includes('outside_calibration'))
})

test('points that make no exponent are refused', () => {
  bingham.refusedAt('/calibration_weight_on_bit', { calibration_weight_on_bit: [30, 30] })
  bingham.refusedAt('/calibration_rotary_speed', { calibration_rotary_speed: [100] })
  bingham.refusedAt('/calibration_rotary_speed', { calibration_rotary_speed: [100, 100, 100] })
  bingham.refusedAt('/model', { model: 'maurer' })
  power.refusedAt('/calibration_weight_on_bit', {
    calibration_weight_on_bit: [20, 30],
    calibration_rotary_speed: [100, 120],
    calibration_rate_of_penetration: [30, 40],
  })
  power.refusedAt('/calibration_rotary_speed', { calibration_rotary_speed: [100, 100, 100, 100] })
  power.refusedAt('/calibration_rotary_speed', { calibration_rotary_speed: [60, 100, 160, 120] })
})

test('energy beyond three times the rock strength is wasted', () => {
  const strength = number(energy.run(), 'mechanical_specific_energy') / 3000
  assert.equal(checked(energy.run({ rock_strength: strength }), 'specific_energy')?.state, 'pass')
  assert.equal(checked(energy.run({ rock_strength: 0.99 * strength }), 'specific_energy')?.state, 'fail')
  assert.ok(codes(energy.run({ rock_strength: 3.1 * strength })).includes('above_one'))
  assert.equal(value(energy.run(), 'drilling_efficiency'), undefined)
})

test('a torque that is measured stands in place of the estimated one', () => {
  const estimated = energy.run({}, ['torque_on_bit'])
  assert.ok(codes(estimated).includes('torque_estimated'))
  const same = (0.25 * 8.5 * 25000) / 36
  near(
    number(energy.run({ torque_on_bit: same }), 'mechanical_specific_energy'),
    number(estimated, 'mechanical_specific_energy'),
    1e-9,
  )
})

test('energies of a log are listed, and the worst is checked', () => {
  const r = energy.run({
    rate_of_penetration: [60, 20, 90],
    true_vertical_depth: [5000, 5100, 5200],
    rock_strength: 40,
  })
  assert.equal(list(r, 'mechanical_specific_energy').length, 3)
  near(Number(checked(r, 'specific_energy')?.demand.value), Math.max(...list(r, 'mechanical_specific_energy')), 1e-9)
  energy.refusedAt('/rotary_speed', { rate_of_penetration: [60, 20, 90], rotary_speed: [100, 110] })
})

test('the logarithms of the d-exponent end where the paper has it', () => {
  exponent.refusedAt('/rate_of_penetration/1', { rate_of_penetration: [60, 7200, 40] })
  exponent.refusedAt('/weight_on_bit/2', { weight_on_bit: [30, 35, 1020.9] })
  const one = testKit(workflow, inputsOf('lapeyrouse-d-exponent'))
  one.refusedAt('/rate_of_penetration', { rate_of_penetration: 7200 })
  one.refusedAt('/weight_on_bit', { weight_on_bit: 708.4 })
})

test('trend and overburden come together, and the overburden is above the normal pressure', () => {
  exponent.refusedAt('/overburden_gradient', {}, ['overburden_gradient'])
  exponent.refusedAt('/normal_d_exponent', {}, ['normal_d_exponent'])
  exponent.refusedAt('/overburden_gradient/1', { overburden_gradient: [17.6, 8.9, 18.4] })
  exponent.refusedAt('/normal_d_exponent', { normal_d_exponent: [1.3, 1.4] })
})

test('on the trend or above it there is no overpressure, far above it no pressure', () => {
  const on = exponent.run({ normal_d_exponent: list(exponent.run(), 'corrected_d_exponent') })
  for (const G of list(on, 'pore_pressure_gradient')) near(G, 8.9, 1e-9)
  assert.ok(codes(on).includes('no_overpressure'))
  const far = exponent.run({ normal_d_exponent: [1.3, 1.4, 0.4] })
  assert.equal(list(far, 'pore_pressure_gradient')[2], null)
  assert.ok(codes(far).includes('no_pressure'))
  const none = exponent.run({ normal_d_exponent: 0.3 })
  assert.match(reason(none, 'pore_pressure_gradient'), /below 0/)
})

test('one trend over a long interval is warned of', () => {
  const depths = { true_vertical_depth: [8000, 9000, 10000] }
  assert.ok(codes(exponent.run({ ...depths, normal_d_exponent: 1.4 })).includes('one_trend'))
  assert.ok(!codes(exponent.run(depths)).includes('one_trend'))
})

test('a cost needs all of its inputs, in any analysis', () => {
  const cost = {
    bit_cost: 27000,
    rig_rate: 3500,
    rotating_time: 50,
    connection_time: 0,
    trip_time: 12,
    interval_drilled: 5000,
  }
  for (const kit of [testKit(workflow), fit, bingham, energy, exponent])
    near(number(kit.run(cost), 'cost_per_foot'), 48.8, 1e-9)
  const { trip_time: _, ...some } = cost
  assert.equal(value(run(some), 'cost_per_foot'), undefined)
})
