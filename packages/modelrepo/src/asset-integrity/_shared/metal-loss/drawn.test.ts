/** What a corroded pipe draws: charts by runs at their points, marks by the inputs, figures by their measures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, checked, number, pointsOf, type Request, recordsOf, testKit } from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf } from '@keelson/engine/testing-pictures.ts'
import { api579PipeFfsB318 as gas } from '../../api579-pipe-ffs-b318/index.ts'
import { near, someOf } from '../testing/cells.ts'
import { B31G_1991, B31G_2012, GML, LML1, LML2, MODIFIED, PART_A, PART_B, RSTRENG } from './methods.ts'

const { run } = testKit(gas, {})

const pipe = { outer_diameter: 400, wall_thickness: 10, specified_minimum_yield_strength: 360, tensile_strength: 460 }
const demands = { maximum_allowable_operating_pressure: 9, operating_pressure: 8 }
const left = [9.9, 7, 6.4, 8, 9.8]
const profile = {
  axial_position: [0, 40, 80, 120, 160],
  depth_profile: [0, 3, 2, 4.4, 0.5],
  longitudinal_critical_thickness_profile: left,
}
const area = { minimum_measured_thickness: 6, longitudinal_flaw_length: 150 }
const pit = { defect_depth: 4, defect_length: 120 }
const flaw = { ...pipe, ...demands, ...profile, ...area, ...pit }
const rows = [
  [9.4, 9.3, 9.2, 9.3, 9.4],
  [9.3, 8.9, 8.1, 9.0, 9.2],
  [9.2, 8.7, 6.9, 8.6, 9.1],
  [9.4, 9.0, 7.8, 8.8, 9.3],
]
const grid = {
  ...pipe,
  ...demands,
  assessment_method: GML,
  grid_spacing: 30,
  thickness_grid: rows,
  minimum_required_thickness: 6,
}
const by = (assessment_method: string, over: Request = {}) => run({ ...flaw, assessment_method, ...over })
const cell = (ran: Ran, x: string, y: string) => pointsOf(ran, 'thickness_map').find((c) => c.x === x && c.y === y)?.v

test('the thickness map has each reading at its station along and around the pipe', () => {
  const ran = run(grid)
  assert.deepEqual(axesOf(ran, 'thickness_map'), [
    'Axial position [mm]',
    'Circumferential position [mm]',
    'Thickness [mm]',
  ])
  assert.deepEqual([cell(ran, '60', '60'), cell(ran, '30', '0'), cell(ran, '90', '120')], [6.9, 9.3, 9.3])
  assert.equal(pointsOf(ran, 'thickness_map').length, 20)
})

test('a grid of more stations than the map has cells shows the least reading of each block', () => {
  const many = Array.from({ length: 50 }, (_, i) => Array.from({ length: 26 }, (_, j) => 10 - (7 * i + 3 * j) / 1000))
  const ran = run({ ...grid, thickness_grid: many })
  assert.equal(pointsOf(ran, 'thickness_map').length, 17 * 13)
  near(cell(ran, '0', '0'), 10 - (7 * 2 + 3) / 1000)
  near(cell(ran, '270', '120'), 10 - (7 * 11 + 3 * 5) / 1000)
  near(cell(ran, '1,440', '720'), 10 - (7 * 49 + 3 * 25) / 1000, 1e-5)
})

test('the critical profiles are the least of each station along and around the pipe, over the required wall', () => {
  const ran = run(grid)
  assert.deepEqual(axesOf(ran, 'critical_profiles'), ['Position [mm]', 'Minimum thickness [mm]'])
  const along = [9.2, 8.1, 6.9, 7.8].map((t, k) => [30 * k, t])
  const around = [9.2, 8.7, 6.9, 8.6, 9.1].map((t, k) => [30 * k, t])
  assert.deepEqual(lineOf(ran, 'critical_profiles', 'along the pipe'), along)
  assert.deepEqual(lineOf(ran, 'critical_profiles', 'around the pipe'), around)
  assert.deepEqual(marksOf(ran, 'critical_profiles'), ['required at 6'])
})

test('the river bottom is the depths given, and what the profile has lost, each with the stretch that governs', () => {
  const ran = run(flaw)
  assert.deepEqual(axesOf(ran, 'river_bottom'), ['Axial position [mm]', 'Metal loss depth [mm]'])
  const drawn = (series: string) => lineOf(ran, 'river_bottom', series).map(([x, y]) => [x, Number(y.toPrecision(6))])
  const depths = flaw.depth_profile.map((d, k) => [40 * k, d])
  const lost = left.map((t, k) => [40 * k, Number((10 - t).toPrecision(6))])
  assert.deepEqual(drawn('river-bottom profile'), depths)
  assert.deepEqual(drawn('metal loss profile'), lost)
  const inside = (all: number[][], from: string, to: string) =>
    all.filter(([x = 0]) => x >= number(ran, from) && x <= number(ran, to))
  assert.deepEqual(drawn('effective length'), inside(depths, 'effective_length_start', 'effective_length_end'))
  assert.deepEqual(drawn('worst sub-interval'), inside(lost, 'critical_interval_start', 'critical_interval_end'))
  assert.ok(drawn('worst sub-interval').length < lost.length)
  assert.deepEqual(marksOf(ran, 'river_bottom'), ['80 % of wall thickness at 8'])
})

test('the bars are the safe pressures of the table, those assessed first and no higher than the sound pipe, beside what is demanded and the sound pipe', () => {
  const ran = by(MODIFIED)
  assert.deepEqual(axesOf(ran, 'safe_pressures'), ['Method', 'Pressure [MPa]'])
  const short: Readonly<Record<string, string>> = {
    ...{ [LML1]: '579 LML 1', [LML2]: '579 LML 2', [GML]: '579 Part 4', [B31G_1991]: 'B31G 1991' },
    ...{
      [B31G_2012]: 'B31G 2012',
      [MODIFIED]: 'mod. B31G',
      [RSTRENG]: 'RSTRENG',
      [PART_A]: 'F101 A',
      [PART_B]: 'F101 B',
    },
  }
  for (const each of [ran, run(flaw), run(grid)]) {
    const bars = pointsOf(each, 'safe_pressures').filter((row) => 'name' in row)
    const undamaged = pointsOf(each, 'safe_pressures').find(({ label }) => label === 'undamaged pipe')
    const sound = Number(undamaged?.at ?? Number.POSITIVE_INFINITY)
    const table = recordsOf(each, 'methods')
    assert.equal(bars.length, table.length)
    for (const { method, safe_pressure, role } of table) {
      const bar = bars.find(({ name }) => name === short[String(method)])
      assert.equal(bar?.g, role)
      near(bar?.v, role === 'assessed' ? Math.min(Number(safe_pressure), sound) : Number(safe_pressure), 1e-5)
    }
  }
  assert.match(String(pointsOf(ran, 'safe_pressures')[0]?.name), /mod\. B31G/)
  assert.deepEqual(marksOf(ran, 'safe_pressures'), ['MAOP at 9', 'operating at 8', 'undamaged pipe at 12.96'])
})

test('a flaw on the curve of acceptable depths has the MAOP as its allowable pressure', () => {
  const ran = by(MODIFIED)
  assert.deepEqual(axesOf(ran, 'acceptance_curve'), ['Flaw length [mm]', 'Flaw depth [%]'])
  for (const method of [B31G_2012, MODIFIED, PART_B]) {
    const line = lineOf(by(PART_B), 'acceptance_curve', method)
    assert.equal(line.length, 40)
    near(line.at(-1)?.[0], 4 * Math.sqrt(400 * 10), 1e-5)
    const [short, middle, last] = someOf(line)
    assert.equal(short?.[1], 80)
    for (const [defect_length, depth] of [middle, last].filter((at) => at !== undefined && at[1] < 80) as [
      number,
      number,
    ][]) {
      const on = by(method, { defect_length, defect_depth: depth / 10 })
      near(number(on, 'allowable_pressure'), 9, 1e-4)
    }
  }
  assert.deepEqual(marksOf(ran, 'acceptance_curve'), ['depth limit at 80', 'flaw 120 40'])
  const long = by(MODIFIED, { defect_length: 300 })
  near(lineOf(long, 'acceptance_curve', MODIFIED).at(-1)?.[0], 390, 1e-5)
})

test('without a tensile strength the curve has no Part B, and without an MAOP or at one above the sound pipe there is none', () => {
  const undrawn = (ran: Ran) => ran.result.charts.every((c) => c.id !== 'acceptance_curve')
  const request = { ...flaw, assessment_method: MODIFIED }
  const bare = run(request, ['tensile_strength'])
  assert.deepEqual(
    [...new Set(pointsOf(bare, 'acceptance_curve').flatMap(({ s }) => (s === undefined ? [] : [s])))],
    [B31G_2012, MODIFIED],
  )
  assert.ok(undrawn(run(request, ['maximum_allowable_operating_pressure'])))
  assert.ok(undrawn(run({ ...request, maximum_allowable_operating_pressure: 13 })))
})

test('the screening curve is the thickness ratio at which a run of that length is at it', () => {
  const one = { assessment_method: LML1, remaining_strength_factor_allowable: 0.85 }
  const ran = by(LML1, one)
  assert.deepEqual(axesOf(ran, 'screening_curve'), ['Shell parameter', 'Remaining thickness ratio'])
  const line = lineOf(ran, 'screening_curve', 'screening curve')
  assert.deepEqual([line[0], line.at(-1)?.[0]], [[0, 0.2], 6])
  const root = Math.sqrt(380 * 10)
  for (const [lambda, ratio] of [line[20], line[60]] as [number, number][]) {
    const there = by(LML1, { ...one, longitudinal_flaw_length: (lambda * root) / 1.285 })
    near(number(there, 'screening_thickness_ratio_limit'), ratio, 1e-4)
  }
  const short = (x: number) => Number(x.toPrecision(5))
  const at = (of: Ran) =>
    [number(of, 'shell_parameter_lambda'), number(of, 'remaining_thickness_ratio')].map(short).join(' ')
  assert.deepEqual(marksOf(ran, 'screening_curve'), [`flaw ${at(ran)}`])
  const two = by(LML2)
  assert.deepEqual(marksOf(two, 'screening_curve'), [`flaw, worst sub-interval ${at(two)}`])
  const long = by(LML1, { ...one, longitudinal_flaw_length: 400 })
  near(
    lineOf(long, 'screening_curve', 'screening curve').at(-1)?.[0],
    1.3 * number(long, 'shell_parameter_lambda'),
    1e-5,
  )
})

test('the chart of future corrosion draws its table, beside what is demanded', () => {
  for (const ran of [by(LML1), run(grid)]) {
    assert.deepEqual(axesOf(ran, 'pressure_future_corrosion'), [
      'Future corrosion [mm]',
      'Reduced allowable pressure [MPa]',
    ])
    const table = recordsOf(ran, 'future_corrosion')
    for (const [series, column] of [
      ['Level 1', 'level_1'],
      ['Level 2', 'level_2'],
    ] as const) {
      const expected = table.filter((row) => row[column] !== null).map((row) => [row.fca, row[column]])
      const drawn = expected.length === 0 ? [] : lineOf(ran, 'pressure_future_corrosion', series)
      assert.equal(drawn.length, expected.length)
      drawn.forEach(([x, y], k) => {
        near(x, Number(expected[k]?.[0]), 1e-5)
        near(y, Number(expected[k]?.[1]), 1e-5)
      })
    }
    assert.deepEqual(marksOf(ran, 'pressure_future_corrosion'), ['MAOP at 9', 'operating at 8'])
  }
})

const measuresOf = (ran: Ran, id: string) => drawnOf(ran, id).filter((line) => / (mm|MPa)$/.test(line))

test('the wall is drawn with what each method knows of its flaw', () => {
  const wall: Readonly<Record<string, readonly string[]>> = {
    [MODIFIED]: [
      'note at 0.06 0.008 side right: d 4 mm',
      'dimension from 0.06 0 to 0.06 0.006: remaining 6 mm',
      'edge above: L 120 mm',
    ],
    [PART_B]: [
      'note at 0.06 0.008 side right: d 4 mm',
      'dimension from 0.06 0 to 0.06 0.006: remaining 6 mm',
      'edge above: L 120 mm',
    ],
    [LML1]: [
      'note at 0.075 0.008 side right: depth 4 mm',
      'dimension from 0.075 0 to 0.075 0.006: t_mm 6 mm',
      'edge above: s 150 mm',
    ],
    [LML2]: [
      'note at 0.08 0.0082 side right: deepest 3.6 mm',
      'dimension from 0.08 0 to 0.08 0.0064: remaining 6.4 mm',
      'edge above: profile 160 mm',
    ],
    [RSTRENG]: [
      'dimension from 0.12 0.0056 to 0.12 0.01: deepest 4.4 mm',
      'dimension from 0.12 0 to 0.12 0.0056: remaining 5.6 mm',
      'edge above: profile 160 mm',
    ],
  }
  for (const [method, expected] of Object.entries(wall)) {
    const ran = by(method)
    const [nominal, deepest, thinnest, length] = measuresOf(ran, 'wall')
    assert.equal(nominal, 'dimension from 0 0 to 0 0.01 edge left: t_nom 10 mm')
    assert.deepEqual([deepest, thinnest], expected.slice(0, 2))
    assert.ok(length?.endsWith(expected[2] ?? ''))
  }
})

test('the stretch that governs a profile is drawn below it', () => {
  for (const [method, from, to] of [
    [RSTRENG, 'effective_length_start', 'effective_length_end'],
    [LML2, 'critical_interval_start', 'critical_interval_end'],
  ] as const) {
    const ran = by(method)
    const [start, end] = [number(ran, from), number(ran, to)]
    const line = `dimension from ${start / 1000} 0 to ${end / 1000} 0 edge below: governing ${end - start} mm`
    assert.ok(measuresOf(ran, 'wall').includes(line), line)
  }
})

test('a grid is drawn as its critical profile along the pipe, over the required wall', () => {
  assert.deepEqual(measuresOf(run(grid), 'wall'), [
    'dimension from 0 0 to 0 0.01 edge left: t_nom 10 mm',
    'note at 0.06 0.00845 side right: deepest 3.1 mm',
    'dimension from 0.06 0 to 0.06 0.0069: t_mm 6.9 mm',
    'dimension from 0 0.01 to 0.09 0.01 edge above: profile 90 mm',
    'note at 0.09 0.006 side right: required t_min 6 mm',
  ])
  assert.ok(drawnOf(run(grid), 'wall').includes('polyline role limit points 0 0.006 0.09 0.006'))
})

test('the pipe has its diameter, the pressure given and the one allowed', () => {
  const said = (ran: Ran) => measuresOf(ran, 'on_pipe').map((line) => line.replace(/^.*: /, ''))
  const P_a = (ran: Ran) => `allowable P_a ${Number(number(ran, 'allowable_pressure').toPrecision(5))} MPa`
  const ran = by(MODIFIED)
  assert.deepEqual(said(ran), ['D_o 400 mm', 'MAOP 9 MPa', P_a(ran)])
  const operated = run({ ...flaw, assessment_method: LML1 }, ['maximum_allowable_operating_pressure'])
  assert.deepEqual(said(operated), ['D_o 400 mm', 'P_op 8 MPa', P_a(operated)])
  assert.equal(checked(operated, 'reduced_pressure')?.demand.value, 8)
})

test('the grid in plan: blocks by the loss in them, the least reading, and the stretches averaged', () => {
  const ran = run(grid)
  const lines = drawnOf(ran, 'grid')
  assert.equal(lines[0], 'polygon role steel points -0.015 -0.015 0.105 -0.015 0.105 0.135 -0.015 0.135')
  const blocks = lines.filter((line) => /^polygon role (flaw|coating)/.test(line))
  const square = (i: number, j: number) => {
    const [a, b, c, d] = [0.03 * i - 0.015, 0.03 * j - 0.015, 0.03 * i + 0.015, 0.03 * j + 0.015].map((x) =>
      Number(x.toPrecision(5)),
    )
    return `points ${a} ${b} ${c} ${b} ${c} ${d} ${a} ${d}`
  }
  const shaded = rows.flatMap((row, i) =>
    row.flatMap((t, j) => {
      const share = (10 - t) / 3.1
      return share < 1 / 3 ? [] : [`polygon role ${share < 2 / 3 ? 'coating' : 'flaw'} ${square(i, j)}`]
    }),
  )
  assert.deepEqual(blocks, shaded)
  assert.ok(shaded.length > 3)
  assert.ok(lines.includes('polyline role axis points -0.015 0.06 0.105 0.06'))
  assert.ok(lines.includes('polyline role axis points 0.06 -0.015 0.06 0.135'))
  assert.ok(lines.includes('note at 0.06 0.06 side right: minimum t_mm 6.9 mm'))
  const half = number(ran, 'averaging_length') / 2000
  const short = (x: number) => Number(x.toPrecision(5))
  const mean = (name: string) => short(number(ran, name))
  const [x_1, x_2, y_2] = [Math.max(0, 0.06 - half), Math.min(0.09, 0.06 + half), Math.min(0.12, 0.06 + half)].map(
    short,
  )
  assert.deepEqual(lines.slice(-2), [
    `dimension from ${x_1} -0.015 to ${x_2} -0.015 edge below: t_am_s ${mean('average_measured_thickness_longitudinal')} mm`,
    `dimension from -0.015 ${x_1} to -0.015 ${y_2} edge left: t_am_c ${mean('average_measured_thickness_circumferential')} mm`,
  ])
})

test('a grid of many readings is drawn in blocks of several, shaded by the greatest loss in each', () => {
  const many = Array.from({ length: 25 }, (_, i) =>
    Array.from({ length: 15 }, (_, j) => (i === 13 && j === 7 ? 6 : 9.9)),
  )
  const lines = drawnOf(run({ ...grid, thickness_grid: many }), 'grid')
  const blocks = lines.filter((line) => /^polygon role (flaw|coating)/.test(line))
  assert.deepEqual(blocks, ['polygon role flaw points 0.345 0.165 0.435 0.165 0.435 0.225 0.345 0.225'])
  const last = many.map((row, i) => row.map((_, j) => (i === 24 && j === 14 ? 6 : 9.9)))
  const edge = drawnOf(run({ ...grid, thickness_grid: last }), 'grid').filter((line) =>
    line.startsWith('polygon role flaw'),
  )
  assert.deepEqual(edge, ['polygon role flaw points 0.705 0.405 0.735 0.405 0.735 0.435 0.705 0.435'])
})
