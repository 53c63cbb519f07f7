/** How RAOs are drawn: table, query and nodes in both panels of a motion, and all motions in rings around the vessel. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { motionsIn } from '@keelson/physics/rao/motions.ts'
import { cellOf, type Rao } from '@keelson/physics/rao/rao.ts'
import { near } from '@keelson/units/testing.ts'
import { type ChartDefinition, chartRows, chartTitles } from '@keelson/workflow'
import { chartsOfMotions, polarChart, type Shown } from './charts.ts'
import { phaseValue } from './values.ts'

const DEGREE = Math.PI / 180
const headings = [0, 30, 60, 90, 120, 150, 180].map((beta) => beta * DEGREE)
const periods = [6, 10, 14]
/** Amplitudes grow with the period, translations ten times the rotations; phases stand a whole turn up. */
const rao: Rao = {
  periods,
  headings,
  amplitudes: periods.map((T) => headings.map(() => [1, 2, 2.9, 0.1, 0.2, 0.3].map((A) => (A * T) / 10))),
  phases: periods.map((T) => headings.map(() => [1, 2, 3, 4, 5, 6].map((k) => (360 + k * T) * DEGREE))),
}
const asked = (period = 8, heading = 75): Shown => {
  const cell = cellOf(rao, { period, heading: heading * DEGREE }, 'none')
  return { rao, cell, six: motionsIn(cell, 'magnitude_phase') }
}
/** A mark stands in the data of its point and of its label: each once, panel by panel. */
const marks = (chart: ChartDefinition) => {
  const found = chartRows(chart).filter((row) => 'label' in row)
  return found.filter((row, i) => found.findIndex(({ x, y }) => x === row.x && y === row.y) === i)
}
const query = (chart: ChartDefinition) => marks(chart).filter(({ label }) => label === 'query')

test('amplitude and phase of the table are drawn over the period, rotations in degrees per metre', () => {
  const { heave, roll } = chartsOfMotions(asked(), false)
  const at = (chart: ChartDefinition) => chartRows(chart).filter(({ s }) => s === '60°')
  const expected = (amplitude: number, phase: number) =>
    [(T: number) => (amplitude * T) / 10, (T: number) => 360 + phase * T].flatMap((of) =>
      periods.map((T) => [T, of(T)]),
    )
  for (const [chart, amplitude, phase] of [
    [heave, 2.9, 3],
    [roll, 0.1 / DEGREE, 4],
  ] as const) {
    const points = expected(amplitude, phase)
    assert.equal(at(chart).length, points.length)
    for (const [k, { x, y }] of at(chart).entries()) {
      near(x as number, points[k]?.[0], 1e-5)
      near(y as number, points[k]?.[1], 1e-5)
    }
  }
  assert.deepEqual(chartTitles(heave), ['Period [s]', 'Amplitude, m/m', 'Phase [°]'])
  assert.deepEqual(chartTitles(roll), ['Period [s]', 'Amplitude [°/m]', 'Phase [°]'])
})

test('the query stands between its nodes, its phase in the turn of the table', () => {
  const { heave } = chartsOfMotions(asked(), true)
  const [amplitude, phase, ...more] = query(heave)
  assert.deepEqual(more, [])
  near(amplitude?.x as number, 8)
  near(amplitude?.y as number, 2.9 * 0.8, 1e-5)
  near(phase?.y as number, 360 + 3 * 8, 1e-5)
  const nodes = marks(heave).filter(({ label }) => label === '')
  assert.deepEqual(
    nodes.map(({ x }) => x),
    [6, 10],
  )
  for (const { x, y } of nodes) near(y as number, 0.29 * Number(x), 1e-5)
  assert.ok(marks(chartsOfMotions(asked(), false).heave).every(({ label }) => label === 'query'))
})

test('four headings are drawn: those around the query, and the others from one end of the table to the other', () => {
  const drawn = (heading: number) => [
    ...new Set(chartRows(chartsOfMotions(asked(8, heading), false).heave).flatMap(({ s }) => (s ? [s] : []))),
  ]
  assert.deepEqual(drawn(75), ['0°', '60°', '90°', '180°'])
  assert.deepEqual(drawn(10), ['0°', '30°', '60°', '180°'])
})

test('around the vessel each motion is as far out as its amplitude, and the last ring is around them all', () => {
  const rows = chartRows(polarChart(asked(10), 'magnitude_phase', 'none'))
  const out = ({ x, y }: (typeof rows)[number]) => Math.hypot(Number(x), Number(y))
  const largest = { Surge: 1, Sway: 2, Heave: 2.9, Roll: 0.1 / DEGREE, Pitch: 0.2 / DEGREE, Yaw: 0.3 / DEGREE }
  assert.deepEqual([...new Set(rows.flatMap(({ s }) => (s ? [s] : [])))], Object.keys(largest))
  for (const [name, A] of Object.entries(largest))
    for (const row of rows.filter(({ s }) => s === name)) near(out(row), A, 1e-4)
  const rings = [...new Set(rows.flatMap(({ r }) => (r === undefined ? [] : [Number(r)])))]
  assert.deepEqual(
    rings.filter((r) => r <= 3),
    [1, 2, 3],
  )
  assert.ok(Math.max(...rings) >= largest.Yaw)
  const sizes = rows.flatMap(({ name }) => (String(name).startsWith('to ') ? [name] : []))
  assert.deepEqual(sizes, ['to 3', `to ${Math.max(...rings)} deg/m`])
})

test('a phase is between 0 and 360 degrees', () => {
  const { minimum, maximum } = phaseValue('by parts')
  assert.deepEqual([minimum, maximum], [0, 360])
})
