/** What is special to wind and current on tankers, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codes, near, number, type Request, testKit, value } from '@keelson/engine/testing.ts'
import cases from './cases.json' with { type: 'json' }
import { ocimfTankerLoads as workflow } from './index.ts'

const { run, refusedAt, pointers } = testKit(workflow)
const inputsOf = (id: string): Request => {
  const found = cases.cases.find((one) => one.id === id)
  assert.ok(found, id)
  return found.inputs
}
/** Of a method of its own: the inputs of the example left out. */
const own = testKit(workflow, {})
const ufc = (more: Request = {}) => ({ ...inputsOf('ufc-tanker-wind-and-current'), ...more })
const remarked = (more: Request) => codes(run(more))
const ufcRemarked = (more: Request) => codes(own.run(ufc(more)))

test('forces grow with the square of the speed', () => {
  const [once, twice] = [run({ wind_speed: 15 }), run({ wind_speed: 30 })]
  for (const name of ['wind_force_x', 'wind_force_y', 'wind_moment'])
    near(number(twice, name), 4 * number(once, name), 1e-9)
})

test('from the other side the force abeam and the moment change sign, and the force along the hull does not', () => {
  const [starboard, port] = [run(), run({ wind_direction: 300, current_direction: 330 })]
  for (const name of ['total_force_y', 'total_moment']) near(number(port, name), -number(starboard, name), 1e-9)
  near(number(port, 'total_force_x'), number(starboard, 'total_force_x'), 1e-9)
  const [right, left] = [own.run(ufc()), own.run(ufc({ wind_direction: 300, current_direction: 210 }))]
  near(number(left, 'total_force_y'), -number(right, 'total_force_y'), 1e-9)
  near(number(left, 'total_force_x'), number(right, 'total_force_x'), 1e-9)
})

test('a moment of the current by UFC changes sign with its force, its arm counted from astern on either side', () => {
  const arm = { current_arm_intercept: -0.2, current_arm_slope: 0.002 }
  const [right, left] = [own.run(ufc(arm)), own.run(ufc({ ...arm, current_direction: 210 }))]
  near(number(right, 'current_moment'), number(right, 'current_force_y') * 310 * 0.1, 1e-9)
  near(number(left, 'current_moment'), -number(right, 'current_moment'), 1e-9)
  assert.equal(value(own.run(ufc()), 'current_moment'), undefined)
})

test('a current right abeam has no friction along the hull, and a ship without propeller no drag of one', () => {
  const abeam = own.run(ufc({ current_direction: 90, propeller_area_ratio: 0 }))
  assert.equal(number(abeam, 'current_friction_drag'), 0)
  assert.equal(number(abeam, 'current_propeller_drag'), 0)
  assert.ok(Math.abs(number(abeam, 'current_force_x')) < 1e-9)
})

test('the two forms of the superstructure agree from astern, and differ between', () => {
  const at = (wind_direction: number, superstructure_form: string) =>
    number(own.run(ufc({ wind_direction, superstructure_form })), 'wind_force_x')
  near(at(0, 'single'), at(0, 'distributed'), 1e-9)
  near(at(180, 'single'), at(180, 'distributed'), 1e-9)
  assert.ok(at(150, 'distributed') !== at(150, 'single'))
})

test('no wind reads no coefficient, and a table without current gives none', () => {
  const still = run({ wind_speed: 0, current_speed: 0 }, ['current_coefficients'])
  assert.equal(value(still, 'cx'), null)
  assert.equal(number(still, 'total_force'), 0)
})

test('a regression of the wind has no current and no total', () => {
  const wind = own.run(inputsOf('isherwood-tanker-beam'))
  for (const name of ['current_force_x', 'total_force_x', 'total_moment', 'wind_speed_10m'])
    assert.equal(value(wind, name), null, name)
})

test('what a specialist would remark is remarked', () => {
  assert.ok(remarked({}).includes('synthetic_coefficients'))
  assert.ok(!remarked({ coefficients_are_synthetic: false }).includes('synthetic_coefficients'))
  assert.ok(remarked({ length_overall: 320 }).includes('length_overall_as_lbp'))
  assert.ok(!remarked({ length_overall: 333 }).includes('length_overall_as_lbp'))
  assert.ok(ufcRemarked({ current_speed: 1.6 }).includes('fast_current'))
  assert.ok(!ufcRemarked({ current_speed: 1.5 }).includes('fast_current'))
  assert.ok(ufcRemarked({ displacement_volume: 400000 }).includes('hull_larger_than_box'))
  assert.ok(ufcRemarked({ midship_section_area: 1200 }).includes('hull_larger_than_box'))
  assert.ok(ufcRemarked({ superstructure_height: 5 }).includes('superstructure_below_hull'))
  const jump = [
    { heading: 0, cx: 0.9, cy: 0.1, cxy: 0 },
    { heading: 180, cx: -0.9, cy: 0, cxy: 0 },
  ]
  assert.ok(remarked({ wind_coefficients: jump }).includes('loads_at_symmetry'))
})

test('what cannot be is refused at its input', () => {
  refusedAt('/water_depth', { water_depth: 23 })
  refusedAt('/current_coefficients', {}, ['current_coefficients'])
  refusedAt('/wind_speed', { wind_speed: -1 })
  own.refusedAt('/superstructure_height', ufc(), ['superstructure_height'])
  own.refusedAt('/superstructure_lateral_area', ufc({ superstructure_lateral_area: 3900 }))
  own.refusedAt('/bow_to_lateral_centroid', { ...inputsOf('isherwood-tanker-beam'), bow_to_lateral_centroid: 210 })
  const unordered = [
    { heading: 60, cx: 0.5, cy: 0.8, cxy: 0.2 },
    { heading: 60, cx: 0.5, cy: 0.8, cxy: 0.2 },
  ]
  refusedAt('/wind_coefficients/1/heading', { wind_coefficients: unordered })
  assert.deepEqual(pointers({ water_depth: 'infinite' }), [])
})
