/** What is special to propeller-rudder-interaction: what takes whose place, a ship at rest, stall, and the two sets. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, problemsOf, reason, testKit, value } from '@keelson/workflow/testing.ts'
import { propellerRudderInteraction as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const POLYNOMIAL = ['kt_coefficients', 'shaft_speed']

test('thrust, loading and speed of advance that are given answer as those worked out', () => {
  const own = run()
  const same = (over: Readonly<Record<string, unknown>>, without: readonly string[] = []) =>
    near(number(run(over, without), 'lift'), number(own, 'lift'), 1e-9)
  same({ thrust: number(own, 'thrust') }, POLYNOMIAL)
  same({ thrust_loading_coefficient: number(own, 'thrust_loading_coefficient') }, POLYNOMIAL)
  same({ advance_speed: 9 }, ['ship_speed', 'wake_fraction'])
  assert.equal(run({ thrust: 100 }, POLYNOMIAL).result.values.thrust_coefficient, undefined)
})

test('a uniform inflow has no propeller, and the forces of its dynamic pressure', () => {
  const r = run({ inflow_speed: '6 m/s' })
  near(number(r, 'lift'), (0.5 * 1025 * 36 * 18 * number(r, 'lift_coefficient')) / 1000, 1e-9)
  assert.equal(r.result.values.thrust, undefined)
  near(number(r, 'yaw_moment'), -50 * number(r, 'lift'), 1e-9)
})

test('without thrust there is no jet, and the lift is that of the stream', () => {
  const idle = run({ thrust: 0 }, POLYNOMIAL)
  near(number(idle, 'corrected_slipstream_velocity'), number(idle, 'advance_speed'), 1e-12)
  near(number(idle, 'finite_slipstream_factor'), 1, 1e-12)
  const V_A = number(idle, 'advance_speed')
  near(number(run({ inflow_speed: V_A }), 'lift'), number(idle, 'lift'), 1e-9)
})

test('a ship at rest has a jet and no answer for its forces', () => {
  const rest = run({ ship_speed: 0 })
  assert.ok(number(rest, 'corrected_slipstream_velocity') > 0 && number(rest, 'lift_coefficient') > 0)
  for (const name of [
    'thrust_loading_coefficient',
    'finite_slipstream_factor',
    'lift',
    'drag',
    'side_force',
    'yaw_moment',
  ])
    assert.equal(value(rest, name), null)
  assert.match(reason(rest, 'lift'), /no meaning/)
  assert.ok(codes(rest).includes('slow_advance'))
})

test('a rudder lower than the jet stands in it whole', () => {
  const whole = run({ rudder_area: 6 })
  const {
    lift_coefficient: C_L,
    corrected_slipstream_velocity: V,
    finite_slipstream_factor: lambda,
  } = whole.result.values
  const [c, v, l] = [C_L, V, lambda].map((x) => Number(x?.value)) as [number, number, number]
  near(number(whole, 'lift'), (0.5 * 1025 * c * l * (v * (1852 / 3600)) ** 2 * 6) / 1000, 1e-9)
})

test('an angle to the other side turns forces and moments round, and a rudder amidships has no centre of pressure', () => {
  const [one, other] = [run(), run({ rudder_angle: -20 })]
  for (const name of ['lift', 'yaw_moment', 'moment_coefficient_about_leading_edge'])
    near(number(one, name), -number(other, name), 1e-12)
  near(number(one, 'drag'), number(other, 'drag'), 1e-12)
  assert.equal(value(run({ rudder_angle: 0 }), 'centre_of_pressure_from_leading_edge'), null)
  near(number(run({ angle_of_attack: 20, rudder_angle: 35 }), 'lift'), number(one, 'lift'), 1e-12)
})

test('the set of Brix has less lift and more drag', () => {
  const [soeding, brix] = [run(), run({ coefficient_set: 'brix_1993' })]
  assert.ok(number(brix, 'lift') < number(soeding, 'lift') && number(brix, 'drag') > number(soeding, 'drag'))
})

test('stall is later behind a propeller than in open water', () => {
  const state = (over: Readonly<Record<string, unknown>>) => checked(run(over), 'stall')?.state
  assert.deepEqual(
    [state({ rudder_angle: 35 }), state({ rudder_angle: -36 }), state({ rudder_angle: 26, inflow_speed: 12 })],
    ['pass', 'fail', 'fail'],
  )
})

test('a heavy load, a far rudder and a model are remarked', () => {
  assert.ok(codes(run({ thrust_loading_coefficient: 11 }, POLYNOMIAL)).includes('heavy_loading'))
  assert.ok(codes(run({ propeller_to_rudder_distance: 8.1 })).includes('far_behind'))
  assert.ok(codes(run({ reynolds_number: 5e4 })).includes('low_reynolds'))
  assert.deepEqual(run().warnings, [])
})

test('a propeller that does not push, and a loading at rest, are refused where they are', () => {
  refusedAt('/kt_coefficients', { ship_speed: 30 })
  refusedAt('/kt_coefficients', { kt_coefficients: [-0.1], ship_speed: 0 })
  refusedAt('/thrust_loading_coefficient', { thrust_loading_coefficient: 2, ship_speed: 0 }, POLYNOMIAL)
  refusedAt('/thrust', { thrust: 0, ship_speed: 0 }, POLYNOMIAL)
  refusedAt('/shaft_speed', { shaft_speed: 0 })
  refusedAt('/kt_coefficients', {}, ['kt_coefficients'])
  refusedAt('/propeller_to_rudder_distance', { propeller_to_rudder_distance: 0 })
  assert.deepEqual(
    problemsOf(() => run({ ship_speed: 0 })),
    [],
  )
})
