/** Claims special to a stress joint: closed forms, what governs, and what its warnings say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, list, near, number, testKit, value } from '@keelson/workflow/testing.ts'
import { tsjSizing } from './index.ts'

const { run, refusedAt } = testKit(tsjSizing)

const station = (position_m: number, outer_diameter_mm: number, wall_thickness_mm: number) => ({
  position_m,
  outer_diameter_mm,
  wall_thickness_mm,
})
const UNIFORM = {
  taper: [station(0, 400, 25), station(25, 400, 25)],
  riser_outer_diameter: 400,
  riser_wall_thickness: 25,
}
const EI = 207e9 * (Math.PI / 64) * (0.4 ** 4 - 0.35 ** 4)

test('a uniform joint takes the moment of a long riser at its base, whatever its length', () => {
  const closed = ((6 * Math.PI) / 180) * Math.sqrt(1.2e6 * EI)
  near(number(run(UNIFORM), 'base_moment') * 1e3, closed, 1e-6)
  const short = { ...UNIFORM, taper: [station(0, 400, 25), station(6, 400, 25)] }
  near(number(run(short), 'base_moment') * 1e3, closed, 1e-6)
})

test('the moment is in proportion to the angle, and a station more where the taper is straight changes nothing', () => {
  near(number(run({ riser_angle: 3 }), 'base_moment'), number(run(), 'base_moment') / 2, 1e-9)
  const two = { taper: [station(0, 400, 30), station(12, 300, 20)] }
  const three = { taper: [station(0, 400, 30), station(3, 375, 27.5), station(12, 300, 20)] }
  near(number(run(three), 'base_moment'), number(run(two), 'base_moment'), 1e-8)
  near(number(run(three), 'scan_maximum_utilisation'), number(run(two), 'scan_maximum_utilisation'), 1e-3)
})

test('the taper is of diameter and wall, not of stiffness', () => {
  const middle = list(
    run({ taper: [station(0, 400, 40), station(6, 350, 30), station(12, 300, 20)] }),
    'bending_moments',
  )
  const two = run({ taper: [station(0, 400, 40), station(12, 300, 20)] })
  near(number(two, 'base_moment'), middle[0] ?? 0, 1e-8)
})

test('without an angle nothing bends, and the slope has no number', () => {
  const straight = run({}, ['riser_angle'])
  assert.deepEqual(list(straight, 'bending_moments'), [0, 0, 0, 0])
  assert.equal(value(straight, 'end_slope_remaining'), null)
  assert.ok(codes(straight).includes('no_bending'))
  near(number(run({ riser_angle: 0 }), 'scan_maximum_utilisation'), number(straight, 'scan_maximum_utilisation'))
})

test('titanium, half as stiff, takes less moment of the same angle', () => {
  assert.ok(number(run({ youngs_modulus: 114 }), 'base_moment') < number(run(), 'base_moment'))
})

test('pressure is in the wall tension and in the hoop stress', () => {
  const [with20, without] = [run(), run({ internal_pressure: 0, external_pressure: 0 })]
  assert.deepEqual(list(without, 'true_wall_tensions'), [1200, 1200, 1200, 1200])
  assert.ok(list(with20, 'true_wall_tensions').every((T) => T > 1200))
})

test('a riser behind with a thinner wall can fail what the joint passes', () => {
  const ran = run({ riser_wall_thickness: 8 })
  assert.ok(number(ran, 'scan_maximum_utilisation') < 1 && number(ran, 'riser_end_utilisation') > 1)
  assert.equal(ran.status, 'FAIL')
  assert.equal(value(ran, 'status'), 'fail')
})

test('a maximum between stations is found, and said', () => {
  const ran = run({ taper: [station(0, 650, 60), station(30, 273, 25)], internal_pressure: 0, external_pressure: 0 })
  assert.ok(number(ran, 'scan_maximum_utilisation') > 1.01 * number(ran, 'maximum_utilisation'))
  assert.ok(codes(ran).includes('between_stations'))
  assert.ok(number(ran, 'scan_maximum_position') > 1 && number(ran, 'scan_maximum_position') < 29)
  const there = number(ran, 'scan_maximum_position')
  const share = there / 30
  const set = station(there, 650 - 377 * share, 60 - 35 * share)
  const again = run({
    taper: [station(0, 650, 60), set, station(30, 273, 25)],
    internal_pressure: 0,
    external_pressure: 0,
  })
  near(number(again, 'maximum_utilisation'), number(ran, 'scan_maximum_utilisation'), 1e-6)
})

test('what is no joint is refused where it is wrong', () => {
  refusedAt('/effective_tension', { effective_tension: 0 })
  refusedAt('/taper/1/position_m', { taper: [station(0, 340, 50), station(0, 300, 40)] })
  refusedAt('/taper/1/wall_thickness_mm', { taper: [station(0, 340, 50), station(5, 100, 50)] })
  refusedAt('/riser_wall_thickness', { riser_wall_thickness: 140 })
  refusedAt('/taper', { taper: [station(0, 340, 50)] })
})

test('each remark has its case', () => {
  const said = (changed: Readonly<Record<string, unknown>>) => codes(run(changed))
  assert.ok(said({ riser_angle: 16 }).includes('large_angle'))
  assert.ok(
    said({ taper: [station(0, 400, 40), station(0.05, 300, 25), station(12, 273, 25)] }).includes('sudden_step'),
  )
  assert.ok(said({ taper: [station(0, 400, 60), station(0.1, 380, 25), station(12, 273, 25)] }).includes('steep_wall'))
  assert.ok(said({ taper: [station(0, 340, 60), station(3, 273.1, 25.4)] }).includes('short_joint'))
  assert.ok(said({ riser_outer_diameter: 300 }).includes('step_at_end'))
  assert.ok(said({}).includes('thick_wall'))
  assert.ok(said({ external_pressure: 30 }).includes('net_external_pressure'))
})
