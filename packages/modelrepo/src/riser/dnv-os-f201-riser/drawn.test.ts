/** What the limit states of a riser draw and say: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  list,
  near,
  number,
  pointsOf,
  type Request,
  remarksOf,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { drawnOf, lineOf, marksOf, seriesOf } from '@keelson/engine/testing-pictures.ts'
import { shownUtilisation } from '@keelson/workflow'
import { dnvOsF201Riser } from './index.ts'

const { run } = testKit(dnvOsF201Riser)
const HALF_METRE = { outer_diameter: 500, wall_thickness: 40, fabrication_tolerance: 5, corrosion_allowance: 2 }
const EMPTIED = { external_pressure: [0, 6, 25] }
const three = (x: number) => Number(x.toPrecision(3))
const five = (x: number) => Number(x.toPrecision(5))
const first = (over: Request, code: string, without: readonly string[] = []) =>
  remarksOf(run(over, without), code)[0] ?? ''

test('utilisations along the riser are those of the values, at the arc lengths or the numbers of the stations', () => {
  const ran = run()
  assert.deepEqual(axesOf(ran, 'utilisation'), ['Arc length [m]', 'Utilisation'])
  const names = {
    combined: 'combined_utilisation',
    bursting: 'bursting_utilisation',
    collapse: 'collapse_utilisation',
    'propagating buckling': 'propagation_utilisation',
  }
  assert.deepEqual(seriesOf(ran, 'utilisation'), Object.keys(names))
  for (const [series, name] of Object.entries(names)) {
    const line = lineOf(ran, 'utilisation', series)
    assert.deepEqual(
      line.map(([s]) => s),
      [0, 400, 900],
    )
    for (const [i, use] of list(ran, name).entries()) near(line[i]?.[1], use, 1e-5)
  }
  assert.deepEqual(marksOf(ran, 'utilisation'), [
    'limit at 1',
    `station 3 900 ${five(number(ran, 'governing_utilisation'))}`,
  ])
  const unmeasured = run({ check_propagation: false }, ['arc_length'])
  assert.equal(seriesOf(unmeasured, 'utilisation').at(-1), 'propagating buckling, not checked')
  assert.deepEqual(
    lineOf(unmeasured, 'utilisation', 'bursting').map(([s]) => s),
    [1, 2, 3],
  )
  const one = { internal_pressure: 12, external_pressure: 0, design_effective_tension: 900, design_bending_moment: 90 }
  assert.ok(!run(one, ['arc_length']).result.charts.some((c) => c.id === 'utilisation'))
})

test('on the limit in tension and moment the combined criterion is just met, inside and outside', () => {
  for (const over of [{}, { internal_pressure: [0, 0, 0], external_pressure: [5, 10, 15] }]) {
    const ran = run(over)
    assert.deepEqual(axesOf(ran, 'interaction'), ['Design effective tension [kN]', 'Design moment [kN·m]'])
    assert.deepEqual(seriesOf(ran, 'interaction'), [1, 2, 3].map((k) => `limit, station ${k}`).concat('design loads'))
    for (const [k, i] of [
      [1, 10],
      [3, 200],
    ] as const) {
      const [T = 0, M = 0] = lineOf(ran, 'interaction', `limit, station ${k}`)[i] ?? []
      const at = run({ ...over, design_effective_tension: T, design_bending_moment: M })
      near(list(at, 'combined_utilisation')[k - 1], 1, 1e-4)
    }
    assert.deepEqual(lineOf(ran, 'interaction', 'design loads').slice(0, 3), [
      [2100, 60],
      [1500, 90],
      [600, 210],
    ])
  }
  assert.deepEqual(marksOf(run(), 'interaction'), ['station 3 600 210'])
  const pushed = run({ design_effective_tension: [2100, -200, 600], design_bending_moment: [60, -90, 210] })
  assert.ok((lineOf(pushed, 'interaction', 'limit, station 2')[0]?.[0] ?? 0) < -200)
  assert.deepEqual(lineOf(pushed, 'interaction', 'design loads')[1], [-200, 90])
  const five5 = [1, 2, 3, 4, 5]
  const many = run(
    { internal_pressure: 12, external_pressure: 0, design_effective_tension: five5, design_bending_moment: five5 },
    ['arc_length'],
  )
  assert.deepEqual(seriesOf(many, 'interaction'), ['limit, station 5', 'design loads'])
  const burst = run({ internal_pressure: [12, 15, 118], external_pressure: 0 })
  assert.deepEqual(seriesOf(burst, 'interaction'), ['limit, station 1', 'limit, station 2', 'design loads'])
})

test('over D/t: a wall of that D/t has that design resistance to collapse, and to a propagating buckle', () => {
  const ran = run({ propagation_condition_factor: 0.9 })
  assert.deepEqual(axesOf(ran, 'slenderness'), ['D/t for governing wall thickness', 'Net external pressure [MPa]'])
  for (const [series, id] of [
    ['collapse', 'collapse'],
    ['propagating buckling', 'propagation'],
  ] as const) {
    const line = lineOf(ran, 'slenderness', series)
    assert.deepEqual([line[0]?.[0], line.at(-1)?.[0]], [8, 60])
    for (const i of [20, 60]) {
      const [ratio = 1, pressure = 0] = line[i] ?? []
      const over = { wall_thickness: 273.1 / ratio, fabrication_tolerance: 0, propagation_condition_factor: 0.9 }
      near(checked(run(over), id)?.capacity?.value, pressure, 1e-4)
    }
  }
  const capacity = (id: string) => five(checked(ran, id)?.capacity?.value ?? 0)
  assert.deepEqual(marksOf(ran, 'slenderness'), [
    'maximum net external pressure at 12',
    `minimum wall thickness ${five(273.1 / (0.875 * 20.6))} ${capacity('collapse')}`,
    `average wall thickness ${five(273.1 / 20.6)} ${capacity('propagation')}`,
  ])
  assert.equal(marksOf(run({ external_pressure: 0 }), 'slenderness').length, 2)
  const slender = lineOf(run({ wall_thickness: 4 }), 'slenderness', 'collapse').at(-1)?.[0] ?? 0
  near(slender, 273.1 / (0.875 * 4), 1e-5)
})

test('the riser: stations along it, the water at the dry one, and the loads at the governing one', () => {
  const lines = drawnOf(run(HALF_METRE), 'riser')
  assert.deepEqual(lines.slice(1), [
    'water-line at 0',
    'polyline points 0 0 0 -900 role steel',
    'mark at 0 0 sign dot role outline: station 1',
    'mark at 0 -400 sign dot role outline',
    'mark at 0 -900 sign ring role limit',
    'note at 0 -900 side right: station 3 governs s 900 m',
    'note at 0 -900 side right: design tension T_ed 600 kN',
    'note at 0 -900 side right: design moment M_d 210 kN*m',
  ])
})

test('the section: nominal, average and thinnest wall, and the pressures of the governing station', () => {
  const lines = drawnOf(run(HALF_METRE), 'section')
  assert.deepEqual(lines.slice(0, 4), [
    'circle at 0 0 radius 0.25 inner 0.21 role steel',
    'circle at 0 0 radius 0.212 role limit dashed true',
    'circle at 0 0 radius 0.217 role limit dashed true',
    'dimension from -0.25 0 to 0.25 0 edge above: D 500 mm',
  ])
  const labels = lines.flatMap((line) => /: ([^:]+)$/.exec(line)?.[1] ?? []).slice(1)
  assert.deepEqual(labels, [
    'p_i 18 MPa',
    'p_e 12 MPa',
    'nominal wall t 40 mm',
    'average wall t_2 38 mm',
    'minimum wall t_1 33 mm',
  ])
  const thick = drawnOf(run({ ...HALF_METRE, corrosion_allowance: 0 }), 'section')
  assert.equal(thick.length, lines.length - 1)
})

test('each station is numbered in its row, with its branch', () => {
  const rows = rowsOf(run({ external_pressure: [0, 20, 12] }), 'stations')
  assert.deepEqual(
    rows.map((row) => [row[0], row[1], row[8]]),
    [
      ['1', 0, 'internal'],
      ['2', 400, 'external'],
      ['3', 900, 'internal'],
    ],
  )
  assert.equal(rowsOf(run({}, ['arc_length']), 'stations')[1]?.[1], null)
})

test('the sentence: which limit state, where and how much', () => {
  const use = (r: Ran) => shownUtilisation(number(r, 'governing_utilisation'))
  const ran = run()
  const buckled = run(EMPTIED)
  const bends = run({ design_bending_moment: [60, 390, 210] })
  const bursts = run({ local_incidental_pressure: [60, 15, 18] })
  const crushed = run({ ...EMPTIED, check_propagation: false })
  const words = {
    propagation: 'Propagating buckling',
    combined: 'Combined loading',
    bursting: 'Bursting',
    collapse: 'Collapse',
  }
  for (const [r, state, station] of [
    [ran, 'propagation', 3],
    [buckled, 'propagation', 3],
    [bends, 'combined', 2],
    [bursts, 'bursting', 1],
    [crushed, 'collapse', 3],
  ] as const) {
    assert.equal(value(r, 'governing_limit_state'), state)
    assert.ok(r.detail.includes(`${words[state]} at station ${station} governs, utilisation ${use(r)}`), r.detail)
    assert.equal(number(r, 'governing_index'), station - 1)
    assert.equal(value(r, 'status'), r.status.toLowerCase())
  }
  const beyond = run({ internal_pressure: [12, 15, 118], external_pressure: 0 })
  assert.ok(beyond.detail.endsWith('. No combined loading utilisation is defined at station 3.'), beyond.detail)
})

test('each check stands at the station that uses most, and beyond burst with the share of the pressure', () => {
  const ran = run({ local_incidental_pressure: [13, 30, 19] })
  const notes = ['combined', 'bursting', 'collapse', 'propagation'].map((id) => checked(ran, id)?.note)
  assert.deepEqual(notes, ['station 3', 'station 2', 'station 3', 'station 3'])
  const beyond = run({ internal_pressure: [12, 15, 118], external_pressure: 0 })
  const combined = checked(beyond, 'combined')
  near(combined?.demand?.value, 118 / number(beyond, 'burst_resistance'), 1e-9)
  assert.deepEqual([combined?.utilisation, combined?.state], [null, 'fail'])
  assert.equal(combined?.note, 'the net internal pressure alone exceeds the burst resistance at station 3')
  const one = { internal_pressure: 12, external_pressure: 0, design_effective_tension: 900, design_bending_moment: 90 }
  assert.equal(checked(run(one, ['arc_length']), 'combined')?.note, null)
  const arrested = checked(run({ check_propagation: false }), 'propagation')
  assert.equal(arrested?.reason, 'propagating buckles are accepted on the basis of buckle arrestors, as entered')
})

test('warnings say the station and the number', () => {
  const hard = run({ tensile_strength: 700 })
  const alpha = three(list(hard, 'flow_stress_parameter')[0] ?? 0)
  assert.match(
    remarksOf(hard, 'high_flow_stress')[0] ?? '',
    new RegExp(`at station 1 is ${alpha}, which exceeds .* 1.2`),
  )
  assert.match(first({}, 'emptied_riser'), /At station 2 the net pressure is internal .* 6 MPa external/)
  assert.equal(first({ minimum_internal_pressure: [0, 6, 12] }, 'emptied_riser'), '')
  assert.match(first({ moment_condition_factor: 0.85 }, 'condition_factor'), /is 0.85\. The bending/)
  assert.equal(first({}, 'condition_factor'), '')
  const loose = run({ ...EMPTIED, check_propagation: false })
  const use = shownUtilisation(list(loose, 'propagation_utilisation')[2] ?? 0)
  assert.match(
    remarksOf(loose, 'propagation_not_checked')[0] ?? '',
    new RegExp(`at station 3, with utilisation ${use}`),
  )
  assert.equal(first({ check_propagation: false }, 'propagation_not_checked'), '')
})

test('the envelope draws design loads as dots, once in the line and once marked', () => {
  assert.equal(pointsOf(run(), 'interaction').filter((row) => row.s === 'design loads').length, 6)
})
