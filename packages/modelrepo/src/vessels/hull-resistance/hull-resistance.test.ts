/** What is special to hull-resistance: ranges of speed, lists, what is given in place of a regression, and propellers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { hullResistance as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const NEW = { method: 'holtrop_1984' }
/** Speed of the example at a Froude number. */
const knots = (F_n: number) => (F_n * Math.sqrt(9.81 * 205) * 3600) / 1852

test('a list of speeds answers lists, each as its speed alone does', () => {
  const several = run({ speed: [15, 20, 25] })
  for (const name of ['total_resistance', 'effective_power', 'shaft_power', 'wake_fraction', 'm2'])
    near(list(several, name)[1] ?? 0, number(run({ speed: 20 }), name), 1e-10)
  assert.equal(rowsOf(several, 'speeds').length, 3)
  assert.equal(number(several, 'thrust_deduction'), number(run(), 'thrust_deduction'))
  assert.equal(number(run({ speed: [25] }), 'total_resistance'), number(run(), 'total_resistance'))
})

test('the paper of 1984 joins its ranges, and has no coefficient of humps between them', () => {
  const wave = (F_n: number) => number(run({ ...NEW, speed: knots(F_n) }), 'wave_resistance')
  near(wave(0.4 * (1 - 1e-9)), wave(0.4 * (1 + 1e-9)), 1e-6)
  near(wave(0.55 * (1 - 1e-9)), wave(0.55 * (1 + 1e-9)), 1e-6)
  near(wave(0.475), (wave(0.4) + wave(0.55)) / 2, 1e-6)
  const between = run({ ...NEW, speed: knots(0.45) })
  assert.equal(value(between, 'm2'), null)
  assert.match(reason(between, 'm2'), /interpolates/)
  assert.deepEqual(list<number | null>(run({ ...NEW, speed: [knots(0.3), knots(0.45)] }), 'm2')[1], null)
})

test('the parts add up', () => {
  const r = run()
  const parts = ['appendage', 'wave', 'bulb', 'transom', 'correlation'].map((part) => number(r, `${part}_resistance`))
  const friction = number(r, 'form_factor_1_plus_k1') * number(r, 'frictional_resistance')
  near(
    number(r, 'total_resistance'),
    parts.reduce((a, b) => a + b, friction),
    1e-9,
  )
})

test('a surface and an angle that are given take the place of the regressions', () => {
  near(
    number(run({ wetted_surface: 8000 }), 'frictional_resistance') / number(run(), 'frictional_resistance'),
    8000 / number(run(), 'wetted_surface'),
    1e-9,
  )
  assert.ok(number(run({ half_angle_of_entrance: 20 }), 'wave_resistance') > number(run(), 'wave_resistance'))
})

test('without bulb and transom they have no resistance', () => {
  const plain = run({ bulb_area: 0, bulb_centre_height: 0, transom_area: 0 })
  assert.deepEqual(
    [number(plain, 'bulb_resistance'), number(plain, 'transom_resistance'), number(plain, 'c2')],
    [0, 0, 1],
  )
  assert.ok(number(run({ speed: 8 }), 'transom_resistance') > 0)
})

test('roughness counts above the standard', () => {
  const allowance = (hull_roughness: number) => number(run({ hull_roughness }), 'correlation_allowance')
  assert.equal(allowance(100), allowance(150))
  near(allowance(300) - allowance(150), (0.105 * 0.0003 ** (1 / 3) - 0.005579) / 205 ** (1 / 3), 1e-6)
})

test('without a propeller there is no wake; without its efficiency no shaft power; without blades no rotative efficiency', () => {
  const PROPELLER = ['propeller_diameter', 'number_of_blades', 'shaft_immersion', 'open_water_efficiency']
  assert.equal(run({}, PROPELLER).result.values.wake_fraction, undefined)
  const unpowered = run({}, ['open_water_efficiency'])
  assert.equal(unpowered.result.values.shaft_power, undefined)
  assert.ok(number(unpowered, 'hull_efficiency') > 0)
  const bare = run({}, ['number_of_blades'])
  assert.equal(value(bare, 'relative_rotative_efficiency'), null)
  assert.match(reason(bare, 'shaft_power'), /Keller/)
  assert.ok(codes(run({}, ['propeller_diameter'])).includes('no_effect'))
})

test('a blade area that is given counts as Keller’s does', () => {
  const own = run()
  const given = run({ blade_area_ratio: number(own, 'blade_area_ratio') }, ['number_of_blades', 'shaft_immersion'])
  near(number(given, 'shaft_power'), number(own, 'shaft_power'), 1e-9)
})

test('two propellers share the thrust, and an open stern has its fixed factors', () => {
  const twin = run({ propeller_arrangement: 'twin_screw', pitch_ratio: 1.1, blade_area_constant: 0 })
  const T = number(twin, 'total_thrust') * 1000
  near(number(twin, 'blade_area_ratio'), (2.5 * (T / 2)) / (64 * (99047 + 1025 * 9.81 * 5.8)), 1e-9)
  const open = run({ propeller_arrangement: 'open_stern_single_screw' })
  assert.deepEqual([number(open, 'thrust_deduction'), number(open, 'relative_rotative_efficiency')], [0.1, 0.98])
})

test('hulls and speeds outside those of the papers are remarked', () => {
  assert.deepEqual(codes(run()), ['no_check'])
  const has = (code: string, over: Readonly<Record<string, unknown>>, without: readonly string[] = []) =>
    assert.ok(codes(run({ ...over }, without)).includes(code), code)
  has('froude_outside', { speed: knots(0.46) })
  has('froude_outside', { ...NEW, speed: knots(0.81) })
  has('prismatic_outside', { displacement_volume: 57000, waterplane_coefficient: 0.9 })
  has('surface_apart', { wetted_surface: 5000 })
  has('large_detail', { appendage_area: 3000 })
  has('propeller_outside', { propeller_diameter: 11 })
  has('propeller_outside', { shaft_immersion: 3 })
  has('slenderness_outside', { length_waterline: 120, displacement_volume: 22000 })
  has('breadth_outside', { draft_forward: 7, draft_aft: 7, displacement_volume: 26000, bulb_centre_height: 2 })
  has('blade_area_outside', { blade_area_ratio: 1.2 }, ['number_of_blades', 'shaft_immersion'])
  has('no_effect', { bulb_area: 0 })
})

test('a hull so full that the regressions stop the water has a resistance and no power', () => {
  const full = run({ displacement_volume: 57000, waterplane_coefficient: 0.9 })
  assert.ok(number(full, 'total_resistance') > 0)
  for (const name of ['wake_fraction', 'total_thrust', 'shaft_power']) assert.equal(value(full, name), null)
  assert.ok(codes(full).includes('no_stream'))
})

test('a smooth hull gains nothing, and is told so', () => {
  assert.ok(codes(run({ hull_roughness: 100 })).includes('smooth_hull'))
})

test('what the regressions have no number for is refused where it is', () => {
  refusedAt('/displacement_volume', { displacement_volume: 63000 })
  refusedAt('/displacement_volume', { displacement_volume: 19000 })
  refusedAt('/midship_coefficient', { midship_coefficient: 0.6 })
  refusedAt('/bulb_centre_height', { bulb_centre_height: 6.1 })
  refusedAt('/bulb_area', { bulb_area: 600 })
  refusedAt('/transom_area', { transom_area: 314 })
  refusedAt('/pitch_ratio', { propeller_arrangement: 'twin_screw' })
  refusedAt('/lcb_percent_forward_of_midship', { lcb_percent_forward_of_midship: 19 })
  refusedAt('/waterplane_coefficient', { waterplane_coefficient: 1 })
  refusedAt('/hull_breadth', { ...NEW, hull_breadth: 103, displacement_volume: 120000, speed: knots(0.5) })
  refusedAt('/speed', { speed: 0 })
  refusedAt('/speed/1', { speed: [20, 1e-4] })
  refusedAt('/half_angle_of_entrance', { half_angle_of_entrance: 90 })
})
