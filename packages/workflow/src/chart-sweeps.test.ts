/** Bars and lines of a run: of each check that it made, and over one of its inputs, with the run on its line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartRows } from './chart-data.ts'
import { axisOf, checkBars, checksOver, type NamedChecks, valuesOver } from './chart-sweeps.ts'
import { check, type NotChecked } from './outcome.ts'
import { isNotApplicable } from './values.ts'

const x = { title: 'Wall', unit: 'mm' }
const over = [0.01, 0.02, 0.04]
const unmade: NotChecked = { notChecked: 'no depth', kind: 'input_missing', open: false }
const checksAt = (t: number): NamedChecks => [
  ['burst', check({ demand: 1, capacity: 100 * t })],
  ['collapse', unmade],
  ['propagation', undefined],
]

test('the marker of a run stands on its line, in the units of the axes', () => {
  const chart = valuesOver({
    x,
    y: { title: 'Pressure', unit: 'MPa' },
    over,
    curves: [
      { name: 'burst', of: (t) => 1e9 * t },
      { name: 'collapse', of: (t) => (t < 0.02 ? undefined : 5e8 * t) },
    ],
    here: { at: 0.03, label: 'this wall' },
    most: 3e7,
  })
  const rows = chartRows(chart)
  assert.deepEqual(
    rows.filter(({ s }) => s === 'burst').map(({ x: at, y }) => [at, y]),
    [
      [10, 10],
      [20, 20],
    ],
  )
  assert.equal(rows.filter(({ s }) => s === 'collapse').length, 2)
  assert.ok(rows.some(({ label, x: at, y }) => label === 'this wall' && at === 30 && y === 30))
})

test('a bar for each check that was made, under its limit; none is not applicable', () => {
  const bars = checkBars('Check', checksAt(0.02), 'nothing is checked')
  assert.ok(!isNotApplicable(bars))
  assert.deepEqual(
    chartRows(bars).map(({ name, v, at }) => name ?? v ?? at),
    ['burst', 1, 1],
  )
  assert.ok(isNotApplicable(checkBars('Check', [['collapse', unmade]], 'nothing is checked')))
})

test('checks over an input are those that the run makes, each place calculated once', () => {
  const asked: number[] = []
  const chart = checksOver({
    x,
    over,
    checksAt: (t) => {
      asked.push(t)
      return checksAt(t)
    },
    here: { at: 0.02, label: 'this wall' },
  })
  assert.deepEqual(asked, [0.02, 0.01, 0.04])
  const line = chartRows(chart).filter(({ s }) => s === 'burst')
  assert.deepEqual(
    line.map(({ y }) => y),
    [1, 0.5, 0.25],
  )
})

test('the axis of a value has its title and unit', () => {
  const value = { kind: 'number', title: 'Wall', unit: 'mm', description: '' } as never
  assert.deepEqual(axisOf(value), { title: 'Wall', unit: 'mm' })
})
