/** What is special to the riser check beyond its cases: pressure counts, the true wall tension stresses, lists and numbers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, testKit, value } from '@keelson/engine/testing.ts'
import { apiRp2rdRiser } from './index.ts'

const { run, refusedAt, pointers } = testKit(apiRp2rdRiser)

const ONE = { effective_tension: 1000, bending_moment: 100, internal_pressure: 20, external_pressure: 0 }
const alone = (over: object = {}) => run({ ...ONE, ...over }, ['arc_length'])

test('pressure is not left out: it raises the stress of a riser under the same tension and moment', () => {
  const bare = alone({ internal_pressure: 0 })
  assert.ok(number(alone({ internal_pressure: 60 }), 'utilisation') > number(bare, 'utilisation'))
  assert.ok(number(alone({ internal_pressure: 0, external_pressure: 60 }), 'utilisation') > 0)
  assert.ok(
    number(alone({ internal_pressure: 40 }), 'std2rd_method1_utilisation') > number(bare, 'std2rd_method1_utilisation'),
  )
})

test('the 1998 stress is that of the true wall tension, and the methods of 2013 take the effective one', () => {
  const both = alone({ bending_moment: 0, effective_tension: 0, internal_pressure: 30, external_pressure: 30 })
  assert.ok(number(both, 'von_mises_stress') < 30 * 0.2)
  assert.ok(number(both, 'true_wall_tension') < 0)
  assert.equal(number(both, 'std2rd_method1_utilisation'), 0)
})

test('numbers give numbers, a list of any load gives lists, and one entry of it one station', () => {
  assert.equal(typeof value(alone(), 'utilisation'), 'number')
  const lists = alone({ bending_moment: [100, 150] })
  assert.equal(list(lists, 'utilisation').length, 2)
  near(list(lists, 'utilisation')[0], number(alone(), 'utilisation'))
  assert.equal(typeof value(alone({ bending_moment: [100] }), 'utilisation'), 'number')
})

test('the first of two equal stations governs', () => {
  const ran = alone({ bending_moment: [100, 150, 150] })
  assert.equal(value(ran, 'governing_index'), 1)
})

test('lists of different length are refused at the shorter one, and positions at their own', () => {
  assert.deepEqual(pointers({ bending_moment: [1, 2] }), ['/bending_moment'])
  assert.deepEqual(pointers({ arc_length: [0, 1] }), ['/arc_length'])
  assert.deepEqual(pointers({ arc_length: [0, 10, 5] }), ['/arc_length/2'])
  assert.deepEqual(pointers({ ...ONE, arc_length: [0, 1] }), ['/arc_length'])
})

test('what no pipe can be is refused where it is wrong', () => {
  refusedAt('/wall_thickness', { wall_thickness: 140 })
  refusedAt('/wall_thickness', { wall_thickness: 0 })
  refusedAt('/minimum_wall_thickness', { minimum_wall_thickness: 26 })
  refusedAt('/internal_pressure/1', { internal_pressure: [0, -1, 0] })
  refusedAt('/bending_moment/0', { bending_moment: [-1, 2, 3] })
  refusedAt('/temperature_derating_factor', { temperature_derating_factor: 1.1 })
  refusedAt('/specified_minimum_tensile_strength', { specified_minimum_tensile_strength: 448 })
})

test('the minimum wall is an eighth less where it is left out, and is said to be assumed', () => {
  const ran = run({}, ['minimum_wall_thickness'])
  near(number(ran, 'collapse_pressure'), number(run({ minimum_wall_thickness: 0.875 * 25.4 }), 'collapse_pressure'))
  const said = ran.result.assumed.find((a) => a.name === 'minimum_wall_thickness')
  near(said?.value as number, 0.875 * 25.4)
})

test('each design case allows its share of the yield strength, and a design factor takes their place', () => {
  const shares = { operating: 2 / 3, extreme: 0.8, temporary: 0.8, hydrotest: 0.9, survival: 1 }
  for (const [design_case, share] of Object.entries(shares))
    near(number(run({ design_case }, ['design_factor']), 'allowable_stress'), share * 448, 1e-6)
  near(number(run({ design_case: 'survival' }), 'allowable_stress'), 0.67 * 448)
  near(number(run({ temperature_derating_factor: 0.9 }), 'allowable_stress'), 0.9 * 0.67 * 448)
})

test('collapse at another station fails the run, though the stress holds', () => {
  const ran = run({
    external_pressure: [0, 5, 59.9],
    wall_thickness: 15.9,
    minimum_wall_thickness: 13,
    bending_moment: 0,
  })
  assert.equal(value(ran, 'status'), 'fail')
  assert.ok((list(ran, 'collapse_utilisation')[2] ?? 0) > 1)
})

test('the collapse check of a station that does not govern names it', () => {
  const ran = run({ external_pressure: [20, 0, 0] })
  assert.equal(value(ran, 'governing_index'), 2)
  assert.match(checked(ran, 'collapse')?.note ?? '', /station 1/)
})

test('without a tensile strength the comparison is absent', () => {
  const ran = run({}, ['specified_minimum_tensile_strength'])
  assert.equal(ran.result.values.std2rd_status, undefined)
  assert.equal(ran.result.values.std2rd_method1_utilisation, undefined)
})

test('pressure beyond the limit leaves a method without a number, and the comparison fails', () => {
  const burst = alone({ internal_pressure: 80 })
  assert.equal(value(burst, 'std2rd_method1_utilisation'), null)
  assert.equal(value(burst, 'std2rd_status'), 'fail')
  assert.ok(codes(burst).includes('std2rd_without_number'))
  const one = alone({ internal_pressure: [10, 80] })
  assert.equal(list(one, 'std2rd_method2_utilisation')[1], null)
  assert.ok((list(one, 'std2rd_method2_utilisation')[0] ?? 0) > 0)
})

test('tension beyond the limit leaves the second method without a number', () => {
  const pulled = alone({ effective_tension: 8000 })
  assert.ok(number(pulled, 'std2rd_method1_utilisation') > 1)
  assert.equal(value(pulled, 'std2rd_method2_utilisation'), null)
})

test('thick walls are warned of', () => {
  assert.ok(codes(run({ wall_thickness: 30 })).includes('thick_wall'))
  assert.ok(!codes(run()).includes('thick_wall'))
})

test('a burst pressure that is met holds, within the rounding of a limit, and one that is passed does not', () => {
  const still = { effective_tension: [0, 0, 0], bending_moment: [0, 0, 0], external_pressure: [0, 0, 0] }
  const at = (p: number) => run({ ...still, internal_pressure: [p, p, p] })
  const limit = 10 / (list(at(10), 'std2rd_burst_utilisation')[0] ?? Number.NaN)
  const status = (share: number) => value(at(share * limit), 'std2rd_status')
  assert.deepEqual([1 - 1e-6, 1, 1 + 1e-6].map(status), ['pass', 'pass', 'fail'])
})
