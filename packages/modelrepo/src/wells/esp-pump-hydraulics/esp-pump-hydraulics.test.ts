/** What is special to electrical submersible pumps, beyond the cases: what wins over what, limits of the method, and the laws that heads obey. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, type Request, reason, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import cases from './cases.json' with { type: 'json' }
import { espPumpHydraulics as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const LEVEL = ['dynamic_fluid_level']

/** Inputs of a case, with its columns bare. */
function caseOf(id: string): Request {
  const { inputs } = cases.cases.find((c) => c.id === id) as { readonly inputs: Request }
  const bare = (v: unknown) => (Array.isArray((v as { value?: unknown }).value) ? (v as { value: unknown }).value : v)
  return Object.fromEntries(Object.entries(inputs).map(([name, v]) => [name, bare(v)]))
}
const kit = (id: string) => testKit(workflow, caseOf(id))
const fixed = kit('operating-point-fixed-level-55hz')
const inflowing = kit('operating-point-with-inflow-58hz')
const alone = (request: Request) => testKit(workflow, request).run()

test('an intake pressure sent absolute is that much less in gauge', () => {
  const byPressure = (pump_intake_pressure: string) => run({ pump_intake_pressure }, LEVEL)
  near(
    number(byPressure('614.6959487755 psia'), 'total_dynamic_head'),
    number(byPressure('600 psi'), 'total_dynamic_head'),
    1e-9,
  )
  refusedAt('/pump_intake_pressure', { pump_intake_pressure: '10 psia' }, LEVEL)
  refusedAt('/pump_intake_pressure', {}, LEVEL)
})

test('a fluid level and the intake pressure of the column below it lift the same', () => {
  const p_i = 500 * 0.88 * 9.80665
  const byPressure = run({ pump_intake_pressure: { value: p_i, unit: 'kPa' } }, LEVEL)
  near(number(byPressure, 'net_lift'), 1500, 1e-9)
})

test('one more metre of lift is one more metre of head, and stages never fall', () => {
  fc.assert(
    fc.property(fc.double({ min: 100, max: 1900, noNaN: true }), (level) => {
      const [low, high] = [run({ dynamic_fluid_level: level }), run({ dynamic_fluid_level: level + 50 })]
      near(number(high, 'total_dynamic_head') - number(low, 'total_dynamic_head'), 50, 1e-6)
      assert.ok(number(high, 'stages') >= number(low, 'stages'))
    }),
    { numRuns: 20 },
  )
})

test('a stage that gives more than it takes leaves the motor unchecked', () => {
  const result = run({ brake_power_per_stage_water: 0.45 })
  assert.equal(checked(result, 'motor')?.state, 'not_made')
  assert.ok(codes(result).includes('efficiency_above_one'))
  assert.equal(checked(run({ brake_power_per_stage_water: 0.45, motor_rating: 50 }), 'motor')?.state, 'fail')
})

test('a well whose pressure lifts the fluid needs no pump', () => {
  const result = run({ pump_intake_pressure: '4000 psi' }, LEVEL)
  assert.equal(value(result, 'stages'), null)
  assert.ok(codes(result).includes('flows_by_itself'))
})

test('rate outside of the recommended range and too many stages fail their checks', () => {
  assert.equal(checked(run({ flow_rate: 400 }), 'rate_above_minimum')?.state, 'fail')
  assert.equal(checked(run({ flow_rate: 1000 }), 'rate_below_maximum')?.state, 'fail')
  assert.equal(checked(run({ maximum_stages: 200 }), 'stages')?.state, 'fail')
})

test('the recommended range of an operating point goes with the frequency', () => {
  const at = (maximum_rate: number) => checked(fixed.run({ maximum_rate }), 'rate_below_maximum')
  near(at(700)?.capacity.value ?? 0, (700 * 55) / 60, 1e-9)
  assert.equal(at(580)?.state, 'fail')
})

test('at the operating point pump head and system head are equal', () => {
  for (const { run: balanced } of [fixed, inflowing]) {
    const result = balanced()
    near(number(result, 'operating_head'), number(result, 'total_dynamic_head'), 1e-9)
  }
})

test('without an operating point it is said why, and the check of the balance fails', () => {
  const why = (result: ReturnType<typeof run>) => {
    assert.equal(value(result, 'operating_point_exists'), false)
    assert.equal(checked(result, 'balance')?.state, 'fail')
    return reason(result, 'operating_flow_rate')
  }
  assert.match(why(fixed.run({ number_of_stages: 100 })), /below the system head/)
  assert.match(why(fixed.run({ number_of_stages: 900 })), /outside the pump curve/)
  assert.match(why(kit('operating-point-pumped-off').run()), /pumped off/)
})

test('a well that does not lift the fluid to the pump fails by its intake pressure', () => {
  const result = inflowing.run({ reservoir_pressure: '100 psi' })
  assert.equal(value(result, 'operating_flow_rate'), null)
  assert.equal(checked(result, 'intake_pressure')?.state, 'fail')
})

test('an operating point needs a fluid level or a whole inflow', () => {
  fixed.refusedAt('/dynamic_fluid_level', {}, LEVEL)
  inflowing.refusedAt('/dynamic_fluid_level', {}, ['datum_depth'])
})

test('a pump curve has rising rates, and gives no more than it takes', () => {
  const curve = caseOf('operating-point-fixed-level-55hz').pump_curve as readonly Request[]
  const refused = (at: string, i: number, change: Request) =>
    fixed.refusedAt(at, { pump_curve: curve.map((row, j) => (j === i ? { ...row, ...change } : row)) })
  refused('/pump_curve/2/flow_rate_m3_d', 2, { flow_rate_m3_d: 100 })
  refused('/pump_curve/3/brake_power_per_stage_hp', 3, { brake_power_per_stage_hp: 0.5 })
})

test('a rate that would take the intake below 0 is answered without a head, and fails', () => {
  const result = kit('petrowiki-esp-design-example-1').run({ desired_rate: { value: 4000, unit: 'bbl/d' } })
  assert.equal(value(result, 'total_dynamic_head'), null)
  assert.equal(checked(result, 'intake_pressure')?.state, 'fail')
})

test('gas above a tenth is remarked, above two fifths it ends the method', () => {
  const gas = (bbl: number) =>
    alone({
      analysis: 'gas_handling',
      free_gas_rate_at_intake: { value: bbl, unit: 'bbl/d' },
      liquid_rate_at_intake: { value: 2000, unit: 'bbl/d' },
      pump_intake_pressure: '2500 psi',
    })
  assert.deepEqual(
    codes(gas(100)).filter((c) => c.startsWith('gas')),
    [],
  )
  assert.ok(codes(gas(400)).includes('gas_felt'))
  assert.ok(codes(gas(1400)).includes('gas_beyond_method'))
  assert.equal(checked(gas(1400), 'free_gas')?.state, 'fail')
})

test('the correction for viscosity is none up to B = 1 and has no answer from 40', () => {
  const at = (kinematic_viscosity: number) =>
    alone({
      analysis: 'viscosity_correction',
      best_efficiency_rate: '10 m3/h',
      head_at_best_efficiency: 6,
      pump_speed: 2950,
      kinematic_viscosity,
    })
  assert.equal(number(at(0.5), 'rate_correction_factor'), 1)
  assert.equal(value(at(2900), 'rate_correction_factor'), null)
})

test('a cable of unknown temperature may fail by its drop and not pass', () => {
  const at = (cable_length: number) =>
    alone({
      analysis: 'cable',
      motor_current: 60,
      motor_voltage: 2500,
      cable_resistance_per_length: 0.000228,
      cable_length,
    })
  assert.equal(checked(at(6000), 'cable_drop_by_voltage')?.state, 'not_made')
  assert.equal(checked(at(20000), 'cable_drop_by_voltage')?.state, 'fail')
})
