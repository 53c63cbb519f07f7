/** What the ovality draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  list,
  near,
  number,
  type Request,
  remarksOf,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf, someOf } from '@keelson/engine/testing-pictures.ts'
import { pipeOvality as workflow } from './index.ts'

const { run } = testKit(workflow)
const METRE = {
  nominal_outer_diameter: 1000,
  maximum_outer_diameter: 1008,
  minimum_outer_diameter: 996,
  wall_thickness: 30,
  specified_minimum_yield_strength: 450,
}
const BENT = { initial_ovality: 0.01, bending_strain: 0.004, external_pressure_to_collapse_ratio: 0.1 }
const NO_DIAMETERS = ['maximum_outer_diameter', 'minimum_outer_diameter']
/** Radii of a pipe of 1 m, oval by 8 mm and offset by 5 mm, its crest a quarter of a right angle up. */
const CALIPER = Array.from({ length: 32 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 32
  return 500 + 5 * Math.cos(angle) + 2 * Math.cos(2 * (angle - Math.PI / 8)) + 0.4 * Math.cos(3 * angle)
})
const traced = (over: Request = {}) => run({ ...METRE, caliper_radii: CALIPER, ...over }, NO_DIAMETERS)
const five = (x: number) => Number(x.toPrecision(5))

test('the section chart: nominal and measured outline, deviations enlarged by a round number', () => {
  const ran = run(METRE)
  assert.deepEqual(axesOf(ran, 'cross_section'), ['Across [mm]', 'Up [mm]'])
  assert.deepEqual(seriesOf(ran, 'cross_section'), ['nominal', 'measured, deviations magnified 20 times'])
  const measured = lineOf(ran, 'cross_section', 'measured, deviations magnified 20 times')
  for (const [i, [x, y]] of measured.entries()) {
    const angle = (2 * Math.PI * i) / 120
    near(Math.hypot(x, y), 500 + 20 * (1 + 3 * Math.cos(2 * angle)), 1e-4)
    assert.ok(Math.abs(Math.sin(Math.atan2(y, x) - angle)) < 1e-5)
  }
  for (const [x, y] of lineOf(ran, 'cross_section', 'nominal')) near(Math.hypot(x, y), 500, 1e-5)
  assert.equal(measured.length, 121)
  assert.deepEqual(marksOf(ran, 'cross_section'), ['maximum 1,008 mm 580 0', 'minimum 996 mm 0 460'])
  const spec = ran.result.charts.find((c) => c.id === 'cross_section')?.spec as { width: number; height: number }
  assert.deepEqual([spec.width, spec.height], [560, 320])
  const domains = [...JSON.stringify(spec).matchAll(/"domain":\[(-[\d.]+),([\d.]+)\]/g)].map((m) => Number(m[2]))
  near(Math.max(...domains), (1.1 * 580 * 560) / 320, 1e-3)
  near(Math.min(...domains), 1.1 * 580, 1e-3)
})

test('the outline of a caliper trace is seen from the centre of the section', () => {
  const ran = traced()
  const [, series = ''] = seriesOf(ran, 'cross_section')
  const times = Number(/deviations magnified (\d+) times/.exec(series)?.[1])
  const outline = lineOf(ran, 'cross_section', series)
  for (const i of [0, 5, 11, 20]) {
    const angle = (2 * Math.PI * i) / 32
    const deviation = 2 * Math.cos(2 * (angle - Math.PI / 8)) + 0.4 * Math.cos(3 * angle)
    near(Math.hypot(...(outline[i] ?? [0, 0])), 500 + times * deviation, 1e-4)
  }
  assert.deepEqual(marksOf(ran, 'cross_section'), [])
})

test('collapse over ovality is that of a run with the ovality', () => {
  const ran = run(METRE)
  assert.deepEqual(axesOf(ran, 'collapse_ovality'), ['Ovality [%]', 'Collapse pressure [MPa]'])
  for (const [percent, pressure] of someOf(ran, 'collapse_ovality', 'collapse pressure'))
    near(list(run({ ...METRE, ovality_list: [percent / 100] }), 'collapse_pressure')[0], pressure, 1e-4)
  const line = lineOf(ran, 'collapse_ovality', 'collapse pressure')
  assert.deepEqual([line[0]?.[0], line.at(-1)?.[0]], [0.5, 3])
  assert.deepEqual(marksOf(ran, 'collapse_ovality'), [`this pipe 1.2 ${five(list(ran, 'collapse_pressure')[0] ?? 0)}`])
  const several = run({ ...METRE, ovality_list: [0.002, 0.05] })
  near(lineOf(several, 'collapse_ovality', 'collapse pressure').at(-1)?.[0], 6, 1e-5)
  const [low, high] = list(several, 'collapse_pressure')
  assert.deepEqual(marksOf(several, 'collapse_ovality'), [` 0.5 ${five(low ?? 0)}`, ` 5 ${five(high ?? 0)}`])
  assert.ok(!run().result.charts.some((c) => c.id === 'collapse_ovality' || c.id === 'bending_growth'))
})

test('ovality over bending strain is that of a run with the strain, without and with the pressure', () => {
  const ran = run({ ...METRE, ...BENT })
  assert.deepEqual(axesOf(ran, 'bending_growth'), ['Bending strain [%]', 'Ovality [%]'])
  for (const [series, ratio] of [
    ['no external pressure', 0],
    ['external pressure 0.1 of collapse pressure', 0.1],
  ] as const)
    for (const [percent, ovality] of someOf(ran, 'bending_growth', series)) {
      const over = { bending_strain: percent / 100, external_pressure_to_collapse_ratio: ratio }
      near(100 * number(run({ ...METRE, ...BENT, ...over }), 'ovality_under_bending'), ovality, 1e-4)
    }
  const bent = five(100 * number(ran, 'ovality_under_bending'))
  assert.deepEqual(marksOf(ran, 'bending_growth'), ['allowable at 3', `this pipe 0.4 ${bent}`])
  assert.equal(lineOf(ran, 'bending_growth', 'no external pressure').at(-1)?.[0], 1)
  const reeled = run({ ...METRE, initial_ovality: 0.01, bending_strain: 0.02 })
  assert.deepEqual(seriesOf(reeled, 'bending_growth'), ['ovality'])
  near(lineOf(reeled, 'bending_growth', 'ovality').at(-1)?.[0], 2.4, 1e-6)
})

test('the figure: outline and bore, both diameters, and what is measured', () => {
  const ran = run(METRE)
  const lines = drawnOf(ran, 'section')
  assert.match(lines[0] ?? '', /^polygon points 0.58 0 .* role steel holes 0.55 0 /)
  const numbers =
    (lines[0] ?? '')
      .split('role')[0]
      ?.match(/-?[\d.]+(e-?\d+)?/g)
      ?.map(Number) ?? []
  assert.equal(numbers.length, 120)
  const at = (radius: number, turns: number) =>
    [Math.cos, Math.sin].map((f) => five(radius * f(2 * Math.PI * turns))).join(' ')
  const drawn = (turns: number) => 0.5 + 0.02 * (1 + 3 * Math.cos(4 * Math.PI * turns))
  assert.deepEqual(lines.slice(1), [
    'circle at 0 0 radius 0.5 role ghost',
    'dimension from -0.58 0 to 0.58 0 edge above: D_max 1008 mm',
    'dimension from 0 -0.46 to 0 0.46 edge left: D_min 996 mm',
    `note at ${at(0.5, 0.11)} side right: nominal circle D 1000 mm`,
    `note at ${at(drawn(5 / 120) - 0.015, 5 / 120)} side right: wall t 30 mm`,
    'note at 0.58 0 side right: deviations magnified 20 times',
    `note at ${at(drawn(112 / 120), 112 / 120)} side right: ovality O 1.2 %`,
  ])
  const frame = ran.result.figures?.find((f) => f.id === 'section')?.drawing.frame
  assert.deepEqual(frame, { x: [-0.75, 0.75], y: [-0.625, 0.625] })
  const round = run({ ...METRE, maximum_outer_diameter: 1000, minimum_outer_diameter: 1000 }, ['wall_thickness'])
  assert.ok(drawnOf(round, 'section').some((line) => line.endsWith(': to scale')))
  assert.ok(!drawnOf(round, 'section').some((line) => /holes|: wall/.test(line)))
})

test('the figure of a caliper trace has its diameters where they were measured', () => {
  const lines = drawnOf(traced(), 'section').filter((line) => line.startsWith('dimension'))
  assert.equal(lines.length, 2)
  for (const [i, symbol] of [
    [2, 'D_max'],
    [10, 'D_min'],
  ] as const) {
    const diameter = (CALIPER[i] ?? 0) + (CALIPER[i + 16] ?? 0)
    const line = lines.find((one) => one.includes(symbol)) ?? ''
    assert.ok(line.endsWith(`: ${symbol} ${five(diameter)} mm`), line)
    const [, , to = ''] = /from (.*) to (.*): /.exec(line) ?? []
    const [x = 0, y = 0] = to.split(' ').map(Number)
    assert.ok(Math.abs(Math.atan2(y, x) - (2 * Math.PI * i) / 32) < 1e-3)
    const step = JSON.stringify(traced().result.steps.find((s) => s.symbol === symbol))
    assert.ok(step.includes(`radii ${i + 1} and ${i + 17} of 32`), step)
    assert.ok(step.includes(`r_${i + 1}"`) && step.includes(`r_${i + 17}"`), step)
  }
})

test('the tables: three measures, the section, collapse with its loss, and the harmonics of a trace', () => {
  const ran = run(METRE)
  assert.deepEqual(
    rowsOf(ran, 'measures').map((row) => row.slice(3)),
    [
      [12, '3 %'],
      [12, 'none; ovality reduces the collapse pressure with bending'],
      [12, '15 mm'],
    ],
  )
  const ratios = rowsOf(ran, 'measures').map((row) => Number(row[2]))
  for (const [i, ratio] of [1.2, 1200 / 2004, 1.2].entries()) near(ratios[i], ratio, 1e-9)
  assert.deepEqual(
    rowsOf(ran, 'measures').map((row) => row[0]),
    ['Ovality, DNV-ST-F101', 'Ovality, API RP 1111', 'Out-of-roundness, API 5L'],
  )
  const [section = []] = rowsOf(ran, 'section')
  for (const [i, cell] of [1000, 1008, 996, 1002, 0.2, 1000 / 30].entries()) near(Number(section[i]), cell, 1e-9)
  assert.equal(rowsOf(run(METRE, ['wall_thickness']), 'section')[0]?.[5], null)
  assert.equal(rowsOf(run(METRE, ['wall_thickness']), 'measures')[2]?.[4], 'wall thickness is not entered')
  const [asked, used, pressure, loss] = (rowsOf(ran, 'collapse')[0] ?? []).map(Number)
  assert.deepEqual([asked, used], [1.2, 1.2])
  const least = list(run({ ...METRE, ovality_list: [0.005] }), 'collapse_pressure')[0] ?? 0
  near(loss, 100 * (1 - (pressure ?? 0) / least), 1e-9)
  const rows = rowsOf(traced(), 'harmonics')
  const meanings = ['caliper offset', 'ovality', 'three lobes', 'four lobes (squareness)', '5 lobes', '6 lobes']
  assert.deepEqual(
    rows.map((row) => row[4]),
    meanings,
  )
  assert.deepEqual(
    rows.map((row) => row[0]),
    [1, 2, 3, 4, 5, 6],
  )
  near(Number(rows[0]?.[1]), 5, 1e-9)
  near(Number(rows[1]?.[1]), 2, 1e-9)
  near(Number(rows[1]?.[2]), 22.5, 1e-6)
  near(Number(rows[1]?.[3]), 8, 1e-9)
  assert.equal(rows[2]?.[3], 0)
})

test('the sentence: the ovality, one collapse pressure, and what governs', () => {
  const ran = run(METRE)
  const collapse = Number((list(ran, 'collapse_pressure')[0] ?? 0).toPrecision(4))
  const measures = 'Ovality 1.2 % (limit 3 %), API RP 1111 ovality 0.599 %, out-of-roundness 12 mm (limit 15 mm)'
  const head = `${measures}, collapse pressure ${collapse} MPa`
  assert.equal(ran.detail, `${head}. API 5L out-of-roundness governs: utilisation 0.800 (API 5L table 10).`)
  const listed = run({ ...METRE, ovality_list: [0.01, 0.02] })
  assert.match(
    listed.detail,
    /^Ovality 1.2 % \(limit 3 %\), API RP 1111 ovality 0.599 %, out-of-roundness 12 mm \(limit 15 mm\). API 5L out-of-roundness governs/,
  )
  const failed = run({ ...METRE, allowable_ovality: 0.01 })
  assert.deepEqual([value(failed, 'verdict'), value(ran, 'verdict')], ['fail', 'pass'])
  assert.match(failed.detail, /ovality fails: utilisation 1.2/i)
})

test('what has no limit or no share says why', () => {
  const zero = run({ ...METRE, allowable_ovality: 0 })
  assert.match(zero.result.values.utilisation?.reason ?? '', /allowable ovality is 0/i)
  assert.equal(checked(zero, 'ovality')?.state, 'fail')
  const huge = run({
    ...METRE,
    nominal_outer_diameter: 1500,
    maximum_outer_diameter: 1505,
    minimum_outer_diameter: 1498,
  })
  assert.equal(checked(huge, 'api5l_out_of_roundness')?.state, 'not_made')
  assert.ok((huge.result.values.api5l_utilisation?.reason ?? '') !== '')
  const replaced = run({ ...METRE, ovality_list: [0.01] })
  assert.match(replaced.result.values.ovality_for_collapse?.reason ?? '', /ovalities for collapse are entered/i)
})

test('warnings say the numbers that they are about', () => {
  const off = remarksOf(run({ ...METRE, nominal_outer_diameter: 980 }), 'mean_off_nominal')[0] ?? ''
  assert.match(
    off,
    /^\/nominal_outer_diameter .* 1,002 mm, differs by 2.24 % from the nominal diameter, 980 mm \(limit 2 %\)/,
  )
  assert.equal(remarksOf(run({ ...METRE, nominal_outer_diameter: 983 }), 'mean_off_nominal').length, 0)
  const low = [0.001, 0.002, 0.003, 0.004, 0.0045, 0.0046, 0.01]
  const raised = remarksOf(run({ ...METRE, ovality_list: low }), 'ovality_raised')[0] ?? ''
  assert.match(
    raised,
    / below the minimum of 0.005: 0.001, 0.002, 0.003, 0.004, 0.0045 and 1 more\. .* is calculated for 0.005/,
  )
  assert.equal(remarksOf(run(METRE), 'ovality_raised').length, 0)
  const end = (wall_thickness: number, location: string) =>
    remarksOf(run({ ...METRE, wall_thickness, location }), 'seamless_by_agreement')
  assert.match(end(30, 'end')[0] ?? '', /^\/wall_thickness .* 30 mm exceeds 25 mm/)
  assert.deepEqual([end(25, 'end'), end(30, 'body')], [[], []])
  const idle = remarksOf(run({ fabrication_factor: 1, bending_strain: 0.002 }), 'no_effect').map((m) => m.split(' ')[0])
  assert.deepEqual(idle, ['/fabrication_factor', '/bending_strain'])
  const unused = remarksOf(run({ ...METRE, ...BENT }, ['wall_thickness']), 'no_effect').map((m) => m.split(' ')[0])
  assert.deepEqual(unused, ['/bending_strain', '/external_pressure_to_collapse_ratio', '/initial_ovality'])
  assert.equal(remarksOf(run({ ...METRE, ...BENT, fabrication_factor: 1 }), 'no_effect').length, 0)
})

test('the amplitude of the second harmonic is written in the unit in which its out-of-roundness is taken', () => {
  const { steps } = traced().result
  const read = steps.find((s) => s.symbol === 'a_2')
  const taken = steps.flatMap((s) => s.arguments ?? []).find((a) => a.symbol === 'a_2')
  assert.deepEqual([read?.unit, read?.value], [taken?.unit, taken?.value])
})
