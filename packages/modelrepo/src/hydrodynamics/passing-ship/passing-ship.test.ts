/** What is special to the loads of a passing ship, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  list,
  messageOf,
  near,
  number,
  pointsOf,
  type Request,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
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
  assert.match(reason(far, 'peak_sway_repulsion'), /not repelled/)
})

test('shallow water multiplies the loads', () => {
  assert.ok(number(run({ water_depth: 20 }), 'peak_sway_force') > 1.5 * number(run(), 'peak_sway_force'))
})

test('clearances are checked where they are known', () => {
  const shallow = run({ water_depth: 18 })
  assert.equal(checked(shallow, 'hull_clearance')?.state, 'pass')
  near(checked(shallow, 'keel_clearance')?.utilisation ?? Number.NaN, 15 / 18, 1e-9)
  assert.equal(checked(run(), 'keel_clearance')?.state, 'not_made')
  assert.equal(checked(run({}, ['moored_beam']), 'hull_clearance')?.state, 'not_made')
})

test('outside slender-body theory the clearances are open, with or without breadths and draughts', () => {
  const open = (id: string, over: Record<string, unknown>, without: string[] = []) =>
    checked(run(over, without), id)?.open
  const near = { lateral_separation: 24, moored_beam: 10, passing_beam: 12 }
  assert.equal(open('hull_clearance', near), true)
  assert.equal(open('hull_clearance', { lateral_separation: 24 }, ['moored_beam', 'passing_beam']), true)
  const fast = { water_depth: 20, passing_speed: '10 m/s' }
  assert.equal(open('keel_clearance', fast), true)
  assert.equal(open('keel_clearance', fast, ['moored_draft', 'passing_draft']), true)
  assert.equal(open('keel_clearance', { ...fast, passing_speed: '9.7 m/s' }), false)
  assert.deepEqual(
    [open('keel_clearance', { water_depth: 17 }), open('keel_clearance', { water_depth: 18 })],
    [true, false],
  )
})

test('what a specialist would remark is remarked', () => {
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

const SHALLOW = { water_depth: 20, passing_speed: '3 m/s', lateral_separation: 90 }

test('each row of the passage is the loads at its stagger and its time from abeam on', () => {
  const r = run(SHALLOW)
  const rows = rowsOf(r, 'passage') as readonly (readonly number[])[]
  assert.equal(rows.length, 161)
  for (const i of [0, 60, 95, 160]) {
    const [stagger = 0, time, surge, sway, yaw] = rows[i] ?? []
    near(stagger, -500 + 6.25 * i, 1e-9)
    near(time, stagger / 3, 1e-9)
    const own = run({ ...SHALLOW, stagger: [stagger] })
    near(surge, number(own, 'surge_force'), 1e-9)
    near(sway, number(own, 'sway_force'), 1e-9)
    near(yaw, number(own, 'yaw_moment'), 1e-9)
  }
  const both = run({ ...SHALLOW, stagger: [-60, 30] })
  for (const [i, [stagger, surge, sway, yaw]] of rowsOf(both, 'staggers').entries())
    for (const [x, name] of [
      [surge, 'surge_force'],
      [sway, 'sway_force'],
      [yaw, 'yaw_moment'],
    ] as const) {
      assert.equal(stagger, [-60, 30][i])
      near(x as number, list(both, name)[i], 1e-12)
    }
})

test('the loads are drawn over the passage, with the largest of them', () => {
  const r = run(SHALLOW)
  const rows = rowsOf(r, 'passage') as readonly (readonly number[])[]
  assert.deepEqual(axesOf(r, 'forces').slice(0, 2), ['Passing ship stagger [m]', 'Moored ship force [kN]'])
  assert.deepEqual(axesOf(r, 'moment').slice(0, 2), ['Passing ship stagger [m]', 'Moored ship yaw moment [kN·m]'])
  for (const [chart, name, column, peak] of [
    ['forces', 'surge, forward', 2, 'surge'],
    ['forces', 'sway, towards passing ship', 3, 'sway'],
    ['moment', 'yaw', 4, 'yaw'],
  ] as const) {
    const line = placedOf(r, chart, name)
    for (const i of [40, 100]) {
      near(line[i]?.[0], rows[i]?.[0], 1e-5)
      near(line[i]?.[1], rows[i]?.[column] ?? 0, 1e-5)
    }
    const most = [number(r, `peak_${peak}_stagger`), number(r, `peak_${peak}_${peak === 'yaw' ? 'moment' : 'force'}`)]
    const close = (a: unknown, b = 0) => Math.abs(Math.abs(a as number) - b) <= 1e-5 * b + 1e-9
    assert.ok(pointsOf(r, chart).some((m) => !('s' in m) && close(m.x, most[0]) && close(m.y, most[1])))
  }
})

test('the largest forces are drawn over the separation and the depth: those of a run there', () => {
  const r = run(SHALLOW)
  for (const [chart, title, input, from] of [
    ['by_separation', 'Lateral separation [m]', 'lateral_separation', 90],
    ['by_depth', 'Water depth [m]', 'water_depth', 20],
  ] as const) {
    assert.deepEqual(axesOf(r, chart).slice(0, 2), [title, 'Maximum force [kN]'])
    const [surge, sway] = ['surge', 'sway'].map((name) => placedOf(r, chart, name))
    near(surge?.[0]?.[0], from, 1e-9)
    near(sway?.[0]?.[1], number(r, 'peak_sway_force'), 1e-5)
    near(surge?.[0]?.[1], number(r, 'peak_surge_force'), 1e-5)
    for (const i of [0, 7, 12]) {
      const own = run({ ...SHALLOW, [input]: sway?.[i]?.[0] })
      near(sway?.[i]?.[1], number(own, 'peak_sway_force'), 5e-3)
      near(surge?.[i]?.[1], number(own, 'peak_surge_force'), 5e-3)
    }
  }
  near(placedOf(r, 'by_separation', 'sway')[12]?.[0], 180, 1e-9)
  near(placedOf(r, 'by_depth', 'sway')[12]?.[0], 80, 1e-9)
})

test('the ships are drawn with their sizes, their loads and the water under them', () => {
  const r = run({ ...SHALLOW, stagger: [-60] })
  const six = (x: number, unit: string) => `${Number(x.toPrecision(6))} ${unit}`
  const plan = writtenOf(r, 'plan')
  assert.deepEqual([plan.L_1, plan.L_2, plan.eta, plan.xi], ['200 m', '250 m', '90 m', '-60 m'])
  assert.equal(plan.X, six(number(r, 'surge_force'), 'kN'))
  assert.equal(plan.Y, six(number(r, 'sway_force'), 'kN'))
  assert.equal(plan.N, six(number(r, 'yaw_moment'), 'kN*m'))
  assert.equal(plan.U, six(3 / (1852 / 3600), 'kn'))
  const section = writtenOf(r, 'section')
  assert.deepEqual([section.h, section.eta, section['under keel']], ['20 m', '90 m', '5 m'])
})

test('the sentence and the warnings hold the numbers of the run', () => {
  const r = run({ ...SHALLOW, stagger: [-60] })
  const four = (name: string) => shown(Math.abs(number(r, name)), 4)
  assert.equal(
    r.detail,
    `Maximum loads ${four('peak_surge_force')} kN surge, ${four('peak_sway_force')} kN sway and ${four('peak_yaw_moment')} kN·m yaw; at stagger −60 m, ${four('sway_force')} kN towards the passing ship and ${four('surge_force')} kN aft`,
  )
  assert.match(run({ ...SHALLOW, stagger: [250] }).detail ?? '', /away from the passing ship and .* kN aft/)
  assert.match(run({ ...SHALLOW, stagger: [60] }).detail ?? '', /towards the passing ship and .* kN forward$/)
  assert.match(run({ stagger: [0, 10] }).detail ?? '', /loads calculated at 2 staggers$/)
  assert.match(messageOf(run({ moored_midship_area: 400 }), 'area_larger_than_box'), /400 m² exceeds .* 384 m²/)
})

test('the loads at one stagger are worked out, those at several and the shape of the passage are not', () => {
  const r = run(SHALLOW)
  for (const [symbol, name] of [
    ['X', 'surge_force'],
    ['Y', 'sway_force'],
    ['N', 'yaw_moment'],
  ] as const) {
    const step = r.result.steps.find((s) => s.symbol === symbol)
    near(step?.value, 1000 * number(r, name), 1e-11)
    assert.equal(step?.section, 'Loads at entered stagger')
  }
  const several = run({ ...SHALLOW, stagger: [-60, 30] }).result.steps
  assert.ok(several.every(({ section }) => section !== 'Loads at entered stagger'))
  assert.ok(several.some(({ symbol }) => symbol === 'Y_max'))
})

test('each integral has the unit that makes a force or a moment of it, and says whether bed and water have images', () => {
  const integrals = (over: Request) => run(over).result.steps.filter(({ symbol }) => /^J_/.test(symbol))
  // rho U² is a pressure: times m² a force; times the separation, m, and m a force, and m² a moment.
  const units = { J_X: 'm2', J_Y: 'm', J_N: 'm2' }
  for (const [over, images] of [
    [{}, 'no images'],
    [{ water_depth: 20 }, 'all seabed and still water images'],
  ] as const) {
    assert.ok(integrals(over).length >= 6)
    for (const { symbol, unit, ...step } of integrals(over)) {
      assert.equal(unit, units[symbol.slice(0, 3) as keyof typeof units], symbol)
      assert.ok('cell' in step && String(step.cell).includes(`hulls, ${images}, `), symbol)
    }
  }
})
