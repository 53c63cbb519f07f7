/** What holds of the sweep, beyond its cases: it is the stack-up, row by row, and a row that fails hides no other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, checked, codes, list, near, number, pointsOf, testKit, value } from '@keelson/engine/testing.ts'
import { measuresOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import { riserStackup } from '../riser-stackup/index.ts'
import { riserStackupParametric as workflow } from './index.ts'

/** Answers have twelve digits: a sum or a multiple of them is no closer. */
const ANSWERED = 1e-11

const { run, refusedAt } = testKit(workflow)

test('each row is the stack-up of its weight and pressure', () => {
  const r = run()
  const weights = [4268.0377, 5279.855586, 7937.524579]
  weights.forEach((submerged_weight, i) => {
    const design_pressure = list(r, 'design_pressures')[i]
    const one = testKit(riserStackup).run({ submerged_weight, design_pressure })
    near(list(r, 'top_tensions')[i], number(one, 'top_tension_required'), ANSWERED)
    near(list(r, 'wall_thicknesses')[i], number(one, 'wall_thickness_required'), ANSWERED)
  })
})

test('the wall grows in proportion to water depth and to the weight of the mud', () => {
  const wall = (mud: number, depth: number) =>
    list(run({ mud_weights_pcf: [64, 120, mud], water_depths_ft: [2500, 5000, depth] }), 'wall_thicknesses')[2] ?? 0
  near(wall(100, 8000), 2 * wall(100, 4000), ANSWERED)
  near(wall(120, 4000), 1.5 * wall(80, 4000), ANSWERED)
})

test('a row without a bore is null with its reason, and the others stand', () => {
  const r = run({ specified_minimum_yield_strength: 100, water_depths_ft: [2500, 5000, 13000] })
  assert.equal(list<number | null>(r, 'wall_thicknesses')[2], null)
  assert.ok((list(r, 'wall_thicknesses')[1] ?? 0) > 0)
  assert.match(JSON.stringify(value(r, 'summary_table')), /leaves no bore/)
  assert.equal(checked(r, 'all_cases_succeed')?.state, 'fail')
  assert.ok(codes(r).includes('case_failed'))
})

test('the checks are those of the case that asks for most', () => {
  assert.equal(checked(run(), 'wall')?.state, 'pass')
  assert.equal(checked(run({ wall_thickness: 41.6 }), 'wall')?.state, 'fail')
  assert.equal(checked(run({ tensioner_setting: 9900 }), 'tension')?.state, 'fail')
  near(checked(run(), 'tension')?.demand.value, 9921.90572375, 1e-9)
})

test('lists of unequal length, names given twice and no case at all are refused', () => {
  refusedAt('/mud_weights_pcf', { mud_weights_pcf: [64, 120] })
  refusedAt('/case_ids', { case_ids: ['a', 'b'] })
  refusedAt('/case_ids', { case_ids: ['a', 'b', 'a'] })
  refusedAt('/case_ids', { case_ids: [], submerged_weights: [], mud_weights_pcf: [], water_depths_ft: [] })
})

const LIMITS = ['wall_thickness', 'tensioner_setting']
/** No case of the matrix has a bore left. */
const CRUSHED = { specified_minimum_yield_strength: 8, water_depths_ft: [5000, 10000, 8000, 6000] }
/** Wall by Barlow under a column of mud, mm: lbf/ft3 and ft. */
const wallOf = (mud: number, depth: number, yieldStrength = 552) =>
  (((mud * 4.4482216152605) / 0.3048 ** 2) * depth * 533.4 * 1.5) / (2 * yieldStrength * 1e6)
const four = (x: number) => Number(x.toPrecision(4))
const matrix = {
  case_ids: ['a', 'b', 'c', 'd'],
  submerged_weights: [4000, 5000, 8000, 3000],
  mud_weights_pcf: [64, 120, 120, 64],
  water_depths_ft: [2500, 10000, 5000, 1000],
}

test('the charts hold each mud from shallow to deep, the mud of most cases first', () => {
  const r = run({ ...matrix, mud_weights_pcf: [64, 120, 64, 64] })
  const walls = pointsOf(r, 'wall_depth')
  const line = (rows: typeof walls, s: string) => rows.filter((q) => q.s === s).map((q) => [q.x, q.y])
  const six = (x: number) => Number(x.toPrecision(6))
  const [light, heavy] = ['64 lbf/ft³', '120 lbf/ft³'] as const
  assert.deepEqual([...new Set(walls.flatMap((q) => (q.s === undefined ? [] : [q.s])))], [light, heavy])
  assert.deepEqual(
    line(walls, light),
    [0, 1000, 2500, 5000, 10000].map((h) => [h, six(wallOf(64, h))]),
  )
  assert.deepEqual(
    line(walls, heavy),
    [0, 10000].map((h) => [h, six(wallOf(120, h))]),
  )
  const marks = walls.filter((q) => q.label === '').map((q) => [q.x, q.y])
  assert.deepEqual(marks, [
    [1000, six(wallOf(64, 1000))],
    [2500, six(wallOf(64, 2500))],
    [5000, six(wallOf(64, 5000))],
    [10000, six(wallOf(120, 10000))],
  ])
  const tensions = pointsOf(r, 'tension_depth')
  assert.deepEqual(line(tensions, light).slice(0, 3), [
    [1000, 3750],
    [2500, 5000],
    [5000, 10000],
  ])
  assert.deepEqual(line(tensions, heavy)[0], [10000, 6250])
  const limit = (rows: typeof walls, label: string) => rows.find((q) => q.label === label)?.at
  assert.deepEqual([limit(walls, 'wall thickness'), limit(tensions, 'setting')], [44.45, 11000])
  const free = run(matrix, LIMITS)
  assert.deepEqual(
    [limit(pointsOf(free, 'wall_depth'), 'wall thickness'), limit(pointsOf(free, 'tension_depth'), 'setting')],
    [undefined, undefined],
  )
  assert.deepEqual(axesOf(r, 'wall_depth'), ['Water depth [ft]', 'Required wall thickness [mm]'])
  assert.deepEqual(axesOf(r, 'tension_depth'), ['Water depth [ft]', 'Top tension [kN]'])
  const none = run({ ...matrix, ...CRUSHED }, LIMITS)
  for (const id of ['wall_depth', 'tension_depth']) assert.throws(() => pointsOf(none, id), /not drawn/)
})

test('the figure draws the cases of the thickest wall, with their mud and wall', () => {
  const wall = (mud: number, h: number) => `t_req ${Number(wallOf(mud, h).toPrecision(7))} mm`
  const deep = run({
    ...matrix,
    case_ids: [...matrix.case_ids, 'e'],
    submerged_weights: [1, 2, 3, 4, 5].map((k) => 1000 * k),
    mud_weights_pcf: [64, 70, 80, 90, 100],
    water_depths_ft: [1000, 2000, 3000, 4000, 5000],
  })
  assert.deepEqual(measuresOf(deep, 'cases'), [
    'd_m 100 lbf/ft3',
    wall(100, 5000),
    'd_m 90 lbf/ft3',
    wall(90, 4000),
    'd_m 80 lbf/ft3',
    wall(80, 3000),
  ])
  assert.ok(JSON.stringify(shapesOf(deep, 'cases')).includes('"text":"case 5"'))
})

test('the sentence, the notes and the summary name the cases', () => {
  const r = run(matrix)
  assert.equal(
    r.detail,
    `Results for all 4 cases: maximum required wall thickness ${four(wallOf(120, 10000))} mm (case 'b', provided 44.45 mm), maximum top tension 10,000 kN (case 'c', setting 11,000 kN)`,
  )
  assert.deepEqual([checked(r, 'wall')?.note, checked(r, 'tension')?.note], ["case 'b'", "case 'c'"])
  assert.equal(checked(r, 'all_cases_succeed')?.note, 'all cases have a result')
  const weak = run({ ...matrix, specified_minimum_yield_strength: 80 })
  assert.match(weak.detail, /Results for 3 of 4 cases: .*\(case 'c', .*\), .*\(case 'c', .*\)\.$/)
  assert.match(
    message(weak),
    new RegExp(
      `^Case 'b' has no result because the Barlow wall thickness, ${four(wallOf(120, 10000, 80))} mm, leaves no bore in a tube of 533.4 mm`,
    ),
  )
  assert.equal(weak.warnings.find((w) => w.code === 'case_failed')?.path, '/case_ids/1')
  assert.match(
    checked(weak, 'all_cases_succeed')?.note ?? '',
    /^case 'b' has no result because the Barlow wall thickness[^;]*$/,
  )
  assert.equal(checked(weak, 'all_cases_succeed')?.demand.value, 1)
  const none = run({ ...matrix, ...CRUSHED }, LIMITS)
  assert.match(none.detail, / No case has a result\.$/)
  assert.match(
    checked(none, 'all_cases_succeed')?.note ?? '',
    /^case 'a' has no result because .*; 3 more cases have no result$/,
  )
  assert.equal(checked(none, 'all_cases_succeed')?.demand.value, 4)
  const rows = value(r, 'summary_table') as Record<string, unknown>[]
  assert.deepEqual(
    rows.map((row) => [row.case_id, row.submerged_weight_kN, row.message]),
    [
      ['a', 4000, 'calculated'],
      ['b', 5000, 'calculated'],
      ['c', 8000, 'calculated'],
      ['d', 3000, 'calculated'],
    ],
  )
  near(rows[1]?.wall_thickness_mm as number, wallOf(120, 10000), 1e-9)
  near(rows[1]?.top_tension_kN as number, 6250)
  near(rows[1]?.design_pressure_MPa as number, list(r, 'design_pressures')[1])
  assert.deepEqual(
    [r.result.steps.some((s) => s.symbol === 'T_top_3'), r.result.steps.some((s) => s.symbol === 't_req_2')],
    [true, true],
  )
})
const message = (r: ReturnType<typeof run>) => r.warnings.find((w) => w.code === 'case_failed')?.message ?? ''

test('a case that is written out is called by its number and its name', () => {
  const sections = run(matrix).result.steps.map((s) => s.section)
  assert.ok(sections.some((s) => s.startsWith('Case 2, b')) && sections.some((s) => s.startsWith('Case 3, c')))
})
