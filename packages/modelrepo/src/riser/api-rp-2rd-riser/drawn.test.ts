/** What the stress check of a riser draws and says: charts by other runs, figures by their measures, words by the values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
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
import { drawnOf, lineOf, marksOf, seriesOf } from '@keelson/engine/testing-pictures.ts'
import { apiRp2rdRiser } from './index.ts'

const { run } = testKit(apiRp2rdRiser)
const HALF_METRE = { outer_diameter: 500, wall_thickness: 40, minimum_wall_thickness: 35 }
const ONE = { effective_tension: 900, bending_moment: 90, internal_pressure: 5, external_pressure: 1 }
const three = (x: number) => Number(x.toPrecision(3))
const five = (x: number) => Number(x.toPrecision(5))
const first = (over: Request, code: string) => remarksOf(run(over), code)[0] ?? ''

test('utilisations and stresses along the riser are those of the values', () => {
  const ran = run({ external_pressure: [3, 6, 25] })
  const of = {
    utilisation: {
      'stress, 1998': 'utilisation',
      'collapse, 1998': 'collapse_utilisation',
      'Method 1, 2013': 'std2rd_method1_utilisation',
      'Method 2, 2013': 'std2rd_method2_utilisation',
    },
    stresses: { 'von Mises': 'von_mises_stress', axial: 'axial_stress', hoop: 'hoop_stress', radial: 'radial_stress' },
  }
  assert.deepEqual(axesOf(ran, 'utilisation'), ['Arc length [m]', 'Utilisation'])
  assert.deepEqual(axesOf(ran, 'stresses'), ['Arc length [m]', 'Stress [MPa]'])
  for (const [chart, series] of Object.entries(of)) {
    assert.deepEqual(seriesOf(ran, chart), Object.keys(series))
    for (const [name, values] of Object.entries(series))
      for (const [i, one] of list(ran, values).entries()) {
        const [s, y = Number.NaN] = lineOf(ran, chart, name)[i] ?? []
        assert.equal(s, 750 * i)
        assert.ok(Math.abs(y - one) <= 1e-5 * Math.abs(one))
      }
  }
  const at = number(ran, 'governing_index')
  const use = five(number(ran, 'governing_utilisation'))
  assert.deepEqual(marksOf(ran, 'utilisation'), ['limit at 1', `station ${at + 1} ${750 * at} ${use}`])
  assert.deepEqual(marksOf(ran, 'stresses'), ['allowable at 300.16'])
  const without = run({}, ['specified_minimum_tensile_strength', 'arc_length'])
  assert.deepEqual(seriesOf(without, 'utilisation'), ['stress, 1998', 'collapse, 1998'])
  assert.deepEqual(
    lineOf(without, 'stresses', 'hoop').map(([s]) => s),
    [1, 2, 3],
  )
  const charts = run(ONE, ['arc_length']).result.charts.map((c) => c.id)
  assert.deepEqual(charts, ['interaction'])
})

test('on each limit in tension and moment the run is just at it', () => {
  const over = { external_pressure: [0, 0, 3] }
  const ran = run(over)
  assert.deepEqual(axesOf(ran, 'interaction'), ['Effective tension [kN]', 'Bending moment [kN·m]'])
  const names = {
    'von Mises stress, 1998': 'utilisation',
    'Method 1, 2013': 'std2rd_method1_utilisation',
    'Method 2, 2013': 'std2rd_method2_utilisation',
  }
  assert.deepEqual(seriesOf(ran, 'interaction'), [...Object.keys(names), 'stations'])
  for (const [series, name] of Object.entries(names))
    for (const i of [30, 55]) {
      const [T = 0, M = 0] = lineOf(ran, 'interaction', series)[i] ?? []
      near(list(run({ ...over, effective_tension: T, bending_moment: M }), name)[2], 1, 1e-4)
    }
  assert.deepEqual(lineOf(ran, 'interaction', 'stations').slice(0, 3), [
    [900, 120],
    [1200, 180],
    [1500, 220],
  ])
  assert.deepEqual(marksOf(ran, 'interaction'), ['station 3 1500 220'])
  const line = lineOf(ran, 'interaction', 'Method 1, 2013')
  assert.ok(Math.abs((line[0]?.[0] ?? 0) + (line.at(-1)?.[0] ?? 1)) < 0.1)
  const pressed = run({ internal_pressure: [0, 0, 80] })
  assert.deepEqual(seriesOf(pressed, 'interaction'), ['stations'])
  assert.deepEqual(seriesOf(run({}, ['specified_minimum_tensile_strength']), 'interaction'), [
    'von Mises stress, 1998',
    'stations',
  ])
})

test('the riser: stations along it, and what acts at the governing one', () => {
  const ran = run({ external_pressure: [0, 6, 12] })
  const lines = drawnOf(ran, 'riser').slice(1)
  const governing = number(ran, 'governing_index')
  const loads = rowsOf(ran, 'stations')[governing] ?? []
  const [T, T_w, M] = [2, 3, 4].map((i) => five(Number(loads[i])))
  const depth = -750 * governing
  assert.deepEqual(lines.slice(0, 3), [
    'water-line at 0',
    'polyline points 0 0 0 -1500 role steel',
    'mark at 0 0 sign dot role outline: station 1',
  ])
  assert.deepEqual(lines.slice(-4), [
    `note at 0 ${depth} side right: station ${governing + 1} governs s ${-depth} m`,
    `note at 0 ${depth} side right: effective tension T_eff ${T} kN`,
    `note at 0 ${depth} side right: true wall tension T_w ${T_w} kN`,
    `note at 0 ${depth} side right: moment M ${M} kN*m`,
  ])
})

test('the section: nominal and minimum wall, and the pressures of the governing station', () => {
  const lines = drawnOf(run({ ...HALF_METRE, external_pressure: [0, 0, 4] }), 'section')
  assert.deepEqual(lines.slice(0, 3), [
    'circle at 0 0 radius 0.25 inner 0.21 role steel',
    'circle at 0 0 radius 0.215 role limit dashed true',
    'dimension from -0.25 0 to 0.25 0 edge above: D 500 mm',
  ])
  const labels = lines.flatMap((line) => /: ([^:]+)$/.exec(line)?.[1] ?? []).slice(1)
  assert.deepEqual(labels, ['p_i 10 MPa', 'p_e 4 MPa', 'nominal wall t 40 mm', 'minimum wall t_min 35 mm'])
})

test('each row is of a station, with nothing of the comparison where none is made', () => {
  const rows = rowsOf(run(), 'stations')
  assert.deepEqual(
    rows.map((row) => [row[0], row[1]]),
    [
      ['1', 0],
      ['2', 750],
      ['3', 1500],
    ],
  )
  const alone = rowsOf(run({}, ['specified_minimum_tensile_strength', 'arc_length']), 'stations')
  assert.deepEqual([alone[1]?.[1], alone[1]?.slice(-2)], [null, [null, null]])
})

test('the sentence: the stress, and the collapse if there is any', () => {
  const ran = run()
  const use = (r: Ran) => three(number(r, 'governing_utilisation'))
  assert.match(
    ran.detail,
    /^Von Mises stress governs at station 3, [\d.]+ MPa \(allowable [\d.]+ MPa\), utilisation [\d.]+$/,
  )
  assert.ok(ran.detail.endsWith(`${use(ran)}`))
  assert.equal(value(ran, 'status'), 'pass')
  const outside = run({ ...ONE, external_pressure: 30, internal_pressure: 0 }, ['arc_length'])
  const collapse = three(number(outside, 'collapse_utilisation'))
  assert.ok(
    outside.detail.includes(`collapse, utilisation ${collapse}`) ||
      outside.detail.includes(`Collapse governs, utilisation ${collapse}`),
  )
  const failed = run({ bending_moment: [120, 180, 400] })
  assert.equal(value(failed, 'status'), 'fail')
  assert.match(failed.detail, /Von Mises stress/)
  const crushed = run({ external_pressure: [0, 0, 100] })
  assert.equal(value(crushed, 'status'), 'fail')
})

test('each check stands at its own station', () => {
  const ran = run({ external_pressure: [0, 20, 12] })
  assert.deepEqual([checked(ran, 'von_mises')?.note, checked(ran, 'collapse')?.note], ['station 3', 'station 2'])
  assert.equal(checked(run(), 'collapse')?.note, 'no net external pressure at any station')
  assert.equal(checked(run(ONE, ['arc_length']), 'von_mises')?.note, null)
})

test('the comparison passes by one of the methods with burst and collapse, and fails by any pressure', () => {
  const verdict = (over: Request) => value(run(over), 'std2rd_status')
  assert.equal(verdict({}), 'pass')
  assert.equal(verdict({ internal_pressure: [0, 5, 60] }), 'fail')
  assert.equal(verdict({ external_pressure: [0, 0, 80] }), 'fail')
  const bent = { bending_moment: [120, 180, 380] }
  const [line, cosine] = [1, 2].map((i) => list(run(bent), `std2rd_method${i}_utilisation`)[2] ?? 0)
  assert.ok((line ?? 0) > 1 && (cosine ?? 2) < 1)
  assert.equal(verdict(bent), 'pass')
  assert.equal(verdict({ bending_moment: [120, 180, 900] }), 'fail')
})

test('warnings say the station and the number', () => {
  assert.match(first({ wall_thickness: 30 }, 'thick_wall'), /^\/wall_thickness D\/t is 9.1, below 10\./)
  assert.equal(first({ wall_thickness: 27 }, 'thick_wall'), '')
  const beyond = first({ internal_pressure: [0, 80, 10] }, 'std2rd_without_number')
  assert.match(beyond, /^\/std2rd_design_factor At station 2 .* limit for Methods 1 and 2 of 0.8\./)
  assert.equal(first({}, 'std2rd_without_number'), '')
})

test('the steps stand under the station that governs, and under the one that collapses first', () => {
  const { steps } = run({ external_pressure: [0, 20, 12] }).result
  assert.ok(steps.some((s) => s.section === 'Governing station 3: Stresses' && s.symbol === 'U'))
  const pressed = steps.filter((s) => s.section === 'Station 2: Collapse')
  assert.deepEqual(
    pressed.map((s) => s.symbol),
    ['P_ext_2', 'U_c_2'],
  )
})
