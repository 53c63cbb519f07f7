/** What is special to the loads of a passing ship, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checked,
  codes,
  list,
  near,
  number,
  type Request,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/workflow/testing.ts'
import { passingShip as workflow } from './index.ts'

const { run, refusedAt, pointers } = testKit(workflow)
const remarked = (over: Request) => codes(run(over))

const tables = (over: Request = {}): Request => ({
  sectional_area: 'table',
  moored_sectional_area_table: [
    { x: -100, area: 0 },
    { x: -70, area: 260 },
    { x: 80, area: 260 },
    { x: 100, area: 0 },
  ],
  passing_sectional_area_table: [
    { x: -125, area: 0 },
    { x: 0, area: 500 },
    { x: 125, area: 0 },
  ],
  ...over,
})

test('loads grow with the square of the speed, and not with its direction', () => {
  const [slow, fast] = [run({ passing_speed: '3 m/s' }), run({ passing_speed: '6 m/s' })]
  for (const name of ['surge_force', 'sway_force', 'yaw_moment', 'peak_sway_force'])
    near(number(fast, name), 4 * number(slow, name), 1e-9)
})

test('a ship that does not move makes no load, and has no times', () => {
  const still = run({ passing_speed: 0 })
  assert.equal(number(still, 'peak_surge_force'), 0)
  assert.ok(rowsOf(still, 'passage').every((row) => row[1] === null))
})

test('one stagger is answered by numbers, several by lists, and the largest loads do not depend on them', () => {
  const [one, more] = [run({ stagger: 50 }), run({ stagger: [50, -50, 0] })]
  near(list(more, 'surge_force')[0] ?? Number.NaN, number(one, 'surge_force'), 1e-12)
  near(list(more, 'surge_force')[1] ?? Number.NaN, -number(one, 'surge_force'), 1e-9)
  assert.equal(number(more, 'peak_sway_force'), number(one, 'peak_sway_force'))
})

test('no stagger of the passage has more than the largest loads', () => {
  const swept = run({ stagger: Array.from({ length: 201 }, (_, i) => 5 * i - 500) })
  for (const [name, peak] of [
    ['surge_force', 'peak_surge_force'],
    ['sway_force', 'peak_sway_force'],
    ['yaw_moment', 'peak_yaw_moment'],
  ] as const) {
    const most = Math.max(...list(swept, name).map(Math.abs))
    assert.ok(most <= number(swept, peak) * (1 + 1e-9), name)
    assert.ok(most > 0.995 * number(swept, peak), name)
  }
})

test('tables tell the signed stagger of the positive extreme, parabolas its size', () => {
  assert.ok(number(run(), 'peak_surge_stagger') > 0)
  const tabled = run(tables())
  const at = run(tables({ stagger: number(tabled, 'peak_surge_stagger') }))
  assert.ok(number(at, 'surge_force') > 0)
  const away = run(tables({ stagger: number(tabled, 'peak_sway_repulsion_stagger') }))
  near(-number(away, 'sway_force'), number(tabled, 'peak_sway_repulsion'), 1e-9)
})

test('so far off that the passage ends before the push away, there is none, and the answer says so', () => {
  const far = run({ lateral_separation: 2000 })
  assert.equal(value(far, 'peak_sway_repulsion'), null)
  assert.match(reason(far, 'peak_sway_repulsion'), /nowhere/)
})

test('shallow water multiplies the loads', () => {
  assert.ok(number(run({ water_depth: 20 }), 'peak_sway_force') > 1.5 * number(run(), 'peak_sway_force'))
})

test('clearances are checked where they are known', () => {
  const shallow = run({ water_depth: 16 })
  assert.equal(checked(shallow, 'hull_clearance')?.state, 'pass')
  near(checked(shallow, 'keel_clearance')?.utilisation ?? Number.NaN, 15 / 16, 1e-9)
  assert.equal(checked(run(), 'keel_clearance')?.state, 'not_made')
  assert.equal(checked(run({}, ['moored_beam']), 'hull_clearance')?.state, 'not_made')
})

test('what a specialist would remark is remarked', () => {
  assert.ok(remarked({ water_depth: 20, passing_speed: '10 m/s' }).includes('fast_passage'))
  assert.ok(!remarked({ water_depth: 20, passing_speed: '9.7 m/s' }).includes('fast_passage'))
  assert.ok(remarked({ lateral_separation: 24, moored_beam: 10, passing_beam: 12 }).includes('near_passage'))
  assert.ok(remarked({ water_depth: 17 }).includes('little_keel_clearance'))
  assert.ok(!remarked({ water_depth: 18 }).includes('little_keel_clearance'))
  assert.ok(remarked({ moored_midship_area: 400 }).includes('area_larger_than_box'))
  assert.ok(remarked(tables({ moored_length: 220 })).includes('table_not_of_length'))
  assert.ok(!remarked(tables()).includes('table_not_of_length'))
})

test('what cannot be is refused at its input', () => {
  refusedAt('/lateral_separation', { lateral_separation: 36 })
  assert.deepEqual(pointers({ lateral_separation: 37 }), [])
  refusedAt('/lateral_separation', { lateral_separation: 4 }, ['moored_beam'])
  refusedAt('/water_depth', { water_depth: 15 })
  refusedAt('/water_depth', {}, ['water_depth'])
  const rows = [
    { x: -100, area: 0 },
    { x: 0, area: 260 },
    { x: 100, area: 0 },
  ]
  const moored = (row: number, over: object) =>
    tables({ moored_sectional_area_table: rows.map((r, i) => (i === row ? { ...r, ...over } : r)) })
  refusedAt('/moored_sectional_area_table/0/area', moored(0, { area: 1 }))
  refusedAt('/moored_sectional_area_table/2/area', moored(2, { area: 1 }))
  refusedAt('/moored_sectional_area_table/1/x', moored(1, { x: -100 }))
  refusedAt('/moored_sectional_area_table', moored(1, { area: 0 }))
})
