/** What holds of a riser and its tensioners, beyond the cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, type Request, reason, rowsOf, testKit } from '@keelson/workflow/testing.ts'
import { riserStackup as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)

const bare = {
  name: 'bare',
  count: 20,
  length_m: 25,
  submerged_weight_per_length_kN_m: 4.4,
  buoyancy_lift_per_length_kN_m: 0,
}
const buoyed = { ...bare, name: 'buoyed', count: 60, buoyancy_lift_per_length_kN_m: 4.2 }
const floating = { ...buoyed, name: 'floating', count: 30, buoyancy_lift_per_length_kN_m: 6.5 }
const WEIGHT = ['submerged_weight', 'buoyancy_uplift']
const jointed = (joints: readonly object[], over: Request = {}) => run({ joints, ...over }, WEIGHT)

/** Effective tension at the foot of each kind of joint, kN. */
const tensions = (r: ReturnType<typeof run>) => rowsOf(r, 'stack').map((row) => Number(row[5]))

test('joints give what their weight and lift give as one', () => {
  const r = jointed([bare, buoyed])
  const same = run({ submerged_weight: 8800, buoyancy_uplift: 6300 })
  for (const name of ['minimum_top_tension', 'bottom_effective_tension', 'overall_minimum_top_tension'])
    near(number(r, name), number(same, name), 1e-12)
})

test('the tension at the foot of the last joint is that of the lower end', () => {
  const r = jointed([bare, buoyed])
  near(tensions(r).at(-1), number(r, 'bottom_effective_tension'), 1e-12)
})

test('where modules float the lower joints, the worst section lies above them', () => {
  const tight = jointed([bare, floating], { mud_unit_weight: 10.05, tensioner_setting: 2400 })
  const feet = tensions(tight)
  assert.ok((feet[0] ?? 0) < (feet[1] ?? 0))
  near((checked(tight, 'effective_tension')?.demand.value ?? 0) + (feet[0] ?? 0), 0.9 * 2400, 1e-9)
})

test('set to the minimum, the tensioners left just hold the slip-ring tension', () => {
  const least = number(run(), 'minimum_top_tension')
  const r = run({ tensioner_setting: least })
  assert.equal(number(r, 'utilisation'), 1)
  assert.equal(checked(r, 'top_tension')?.state, 'pass')
  assert.equal(checked(run({ tensioner_setting: 0.999 * least }), 'top_tension')?.state, 'fail')
})

test('a string without tension at its lower end has failed, one with the least has not', () => {
  const even = { submerged_weight: 9000, buoyancy_uplift: 0, mud_unit_weight: 10.05 }
  const at = (tensioner_setting: number) =>
    checked(
      run({ ...even, tensioner_setting }, ['number_of_tensioners', 'required_connector_overpull']),
      'effective_tension',
    )?.state
  assert.equal(at(10000), 'fail')
  assert.equal(at(10000.1), 'pass')
})

test('heavier mud asks for its weight in the bore', () => {
  const [light, heavy] = [run(), run({ mud_unit_weight: 14 })]
  near(number(heavy, 'minimum_slip_ring_tension') - number(light, 'minimum_slip_ring_tension'), 0.18 * 1800, 1e-9)
})

test('at the overall minimum the connector has the overpull that is wanted, and the recoil margin beside it', () => {
  const least = number(run({ recoil_margin: 0 }), 'overall_minimum_top_tension')
  near(number(run({ tensioner_setting: least }), 'connector_overpull'), 222, 1e-9)
  near(number(run(), 'overall_minimum_top_tension') - least, 300, 1e-9)
})

test('an overpull that the minimum gives asks for no more, and a warning says so', () => {
  const r = run({ required_connector_overpull: 10, recoil_margin: 0 })
  near(number(r, 'overall_minimum_top_tension'), number(r, 'minimum_top_tension'), 1e-12)
  assert.ok(codes(r).includes('overpull_met'))
})

test('without a setting the tension of the simple rule is checked, and that is said', () => {
  const r = run({}, ['tensioner_setting'])
  near(number(r, 'utilisation'), number(r, 'minimum_top_tension') / number(r, 'top_tension_required'), 1e-12)
})

test('a setting above its upper limit fails', () => {
  assert.equal(checked(run({ tensioner_setting: 11521 }), 'upper_limit')?.state, 'fail')
  assert.equal(checked(run({ tensioner_setting: 11520 }), 'upper_limit')?.state, 'pass')
})

test('with nothing to check there is no status', () => {
  const r = testKit(workflow, {
    submerged_weight: 8200,
    outer_diameter: 533.4,
    design_pressure: 34.5,
    specified_minimum_yield_strength: 552,
  }).run()
  assert.match(reason(r, 'status'), /no check/)
  assert.equal(list(r, 'effective_tension_profile').length, 5)
})

test('what a specialist would remark on', () => {
  assert.ok(codes(run({ mud_column_height: 1700 })).includes('mud_below_water'))
  assert.ok(codes(run({ weight_tolerance_factor: 1 })).includes('tolerances_below'))
  assert.ok(codes(run({ buoyancy_tolerance_factor: 1 })).includes('tolerances_below'))
  assert.ok(codes(run({ tensioner_reduction_factor: 0.97 })).includes('little_friction'))
  assert.ok(codes(run({ design_pressure: 400 })).includes('no_bore'))
  assert.ok(codes(jointed([bare])).includes('joints_too_short'))
  assert.ok(codes(run({ tensioner_setting: 7000 }, ['required_connector_overpull'])).includes('compression'))
})

test('inputs that do not go together are refused at their place', () => {
  refusedAt('/tensioners_failed', { tensioners_failed: 16 })
  refusedAt('/depth_factors', { depth_factors: [0, 0.5, 0.5, 1] })
  refusedAt('/depth_factors', { depth_factors: [0, 1.2] })
  refusedAt('/submerged_weight', {}, ['submerged_weight'])
  refusedAt('/submerged_weight', { joints: [bare] })
  refusedAt('/mud_unit_weight', {}, ['mud_unit_weight', 'required_connector_overpull'])
  refusedAt('/number_of_tensioners', {}, ['number_of_tensioners'])
  refusedAt('/lmrp_submerged_weight', {}, ['lmrp_submerged_weight'])
  refusedAt('/tensioner_reduction_factor', { tensioner_reduction_factor: 0 })
  refusedAt('/tensioner_reduction_factor', { tensioner_reduction_factor: 1.1 })
  refusedAt('/wall_thickness', { wall_thickness: 300 })
})
