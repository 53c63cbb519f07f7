/** What is special to propeller-rudder-interaction: what takes whose place, a ship at rest, stall, and the two sets. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  messageOf,
  near,
  number,
  problemsOf,
  reason,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
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
  assert.match(reason(rest, 'lift'), /not defined/)
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
  const stalled = { rudder_angle: 36 }
  assert.ok(codes(run({ ...stalled, propeller_to_rudder_distance: 8.1 })).includes('far_behind'))
  assert.ok(codes(run({ ...stalled, reynolds_number: 5e4 })).includes('low_reynolds'))
  assert.ok(!codes(run({ reynolds_number: 5e4 })).includes('low_reynolds'))
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

test('the jet is drawn as it meets the rudder: its radius and its speed before mixing and after', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'profile').slice(0, 2), ['Distance from the shaft [m]', 'Water speed [kn]'])
  const [radius, grown] = [number(r, 'slipstream_radius_at_rudder'), number(r, 'mixing_radius_increase')]
  for (const [name, end, speed] of [
    ['after contraction', radius, number(r, 'potential_velocity_at_rudder')],
    ['after mixing', radius + grown, number(r, 'corrected_slipstream_velocity')],
  ] as const) {
    const [start, edge, beyond, last] = placedOf(r, 'profile', name)
    assert.deepEqual([start?.[0], start?.[1]], [0, edge?.[1]])
    near(edge?.[0], end, 1e-5)
    near(start?.[1], speed, 1e-5)
    near(beyond?.[1], number(r, 'advance_speed'), 1e-5)
    near(last?.[0], 1.5 * (radius + grown), 1e-5)
  }
})

test('the lift is drawn over the angle, at the advance of the run and at shares of it', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'force').slice(0, 2), ['Angle of attack [°]', 'Lift [kN]'])
  for (const [name, advance_speed] of [
    ['advance 9 kn', 9],
    ['advance 6.75 kn', 6.75],
    ['advance 4.5 kn', 4.5],
  ] as const)
    for (const i of [14, 35]) {
      const [rudder_angle, L] = placedOf(r, 'force', name)[i] ?? []
      near(L, number(run({ rudder_angle, advance_speed }, ['ship_speed', 'wake_fraction']), 'lift'), 1e-4)
    }
  near(placedOf(r, 'force', 'advance 9 kn').at(-1)?.[0], 35, 1e-9)
  near(placedOf(r, 'force', 'this rudder')[0]?.[0], 20, 1e-9)
  near(placedOf(r, 'force', 'this rudder')[0]?.[1], number(r, 'lift'), 1e-5)
  const open = run({ inflow_speed: 13, angle_of_attack: -10 })
  const [angle, L] = placedOf(open, 'force', 'lift')[20] ?? []
  near(L, number(run({ inflow_speed: 13, angle_of_attack: angle }), 'lift'), 1e-4)
  near(placedOf(open, 'force', 'lift').at(-1)?.[0], 25, 1e-9)
  near(placedOf(open, 'force', 'this rudder')[0]?.[1], -number(open, 'lift'), 1e-5)
})

test('the coefficients are drawn at the Reynolds number of the run', () => {
  const r = run({ reynolds_number: 5e6 })
  assert.deepEqual(axesOf(r, 'coefficients').slice(0, 2), ['Angle of attack [°]', 'Coefficient'])
  for (const [name, of] of [
    ['lift', 'lift_coefficient'],
    ['drag', 'drag_coefficient'],
  ] as const)
    for (const i of [10, 35]) {
      const [rudder_angle, C] = placedOf(r, 'coefficients', name)[i] ?? []
      near(C, number(run({ reynolds_number: 5e6, rudder_angle }), of), 1e-4)
    }
})

test('rudder, propeller and jet are drawn with their sizes and speeds', () => {
  const r = run()
  const V_c = Number(number(r, 'corrected_slipstream_velocity').toPrecision(6))
  const radius = number(r, 'slipstream_radius_at_rudder')
  const [c, b] = [Math.sqrt(18 / 1.8), Math.sqrt(18 * 1.8)].map((x) => Number(x.toPrecision(6)))
  const h_j = Number((2 * (radius + number(r, 'mixing_radius_increase'))).toPrecision(6))
  const sizes = { V_c: `${V_c} kn`, V_A: '9 kn', D: '4 m', x: '3 m', b: `${b} m`, h_j: `${h_j} m`, c: `${c} m` }
  assert.deepEqual(writtenOf(r, 'side'), { ...sizes, r: `${Number(radius.toPrecision(6))} m` })
  assert.deepEqual(writtenOf(run({ inflow_speed: 13 }), 'side'), { b: `${b} m`, c: `${c} m`, V_R: '13 kn' })
})

test('the sentence and the warnings hold the numbers of the run', () => {
  const r = run()
  const [L, D, V] = ['lift', 'drag', 'corrected_slipstream_velocity'].map((n) => shown(number(r, n), 4))
  assert.ok(
    r.detail.startsWith(
      `Jet speed at the rudder ${V} kn, angle of attack 20°: lift ${L} kN, drag ${D} kN and yaw moment −`,
    ),
    r.detail,
  )
  near(number(r, 'side_force'), number(r, 'lift'), 1e-12)
  near(number(r, 'yaw_moment'), -50 * number(r, 'lift'), 1e-9)
  const rest = run({ ship_speed: 0 })
  const jet = shown(number(rest, 'corrected_slipstream_velocity'), 4)
  assert.equal(rest.detail, `Jet speed at the rudder ${jet} kn; no force is reported because the ship is at rest`)
  const slow = run(
    { rudder_angle: 36, advance_speed: 0.8, thrust_loading_coefficient: 60, propeller_to_rudder_distance: 9 },
    ['ship_speed', 'wake_fraction', ...POLYNOMIAL],
  )
  assert.match(messageOf(slow, 'heavy_loading'), /coefficient, 60, exceeds 10/)
  assert.match(messageOf(slow, 'far_behind'), /is 2\.25, above 2:/)
  assert.match(messageOf(run({ rudder_angle: 36, reynolds_number: 5e4 }), 'low_reynolds'), /is 50,000, below 100,000/)
  const still = run({ advance_speed: 0.3 }, ['ship_speed', 'wake_fraction'])
  const met = shown(number(still, 'corrected_slipstream_velocity'), 4)
  assert.match(messageOf(still, 'slow_advance'), new RegExp(`0\\.3 kn, is below one tenth of .* ${met} kn`))
})

test('the steps call the angle after the input that gives it', () => {
  const called = (over: Readonly<Record<string, unknown>>, without: readonly string[] = []) => [
    ...new Set(
      run(over, without).result.steps.flatMap((s) =>
        s.kind === 'equation' ? (s.arguments ?? []).flatMap((a) => (a.name === 'alpha' ? [a.symbol] : [])) : [],
      ),
    ),
  ]
  assert.deepEqual(called({}), ['delta'])
  assert.deepEqual(called({ angle_of_attack: 15 }), ['alpha'])
  assert.deepEqual(called({ angle_of_attack: 15 }, ['rudder_angle']), ['alpha'])
})
