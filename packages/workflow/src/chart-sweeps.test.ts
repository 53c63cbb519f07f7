/** What a run gives over one of its inputs, with the run itself on its line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartRows } from './chart-data.ts'
import { axisOf, valuesOver } from './chart-sweeps.ts'

const x = { title: 'Wall', unit: 'mm' }
const over = [0.01, 0.02, 0.04]
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

test('the axis of a value has its title and unit', () => {
  const value = { kind: 'number', title: 'Wall', unit: 'mm', description: '' } as never
  assert.deepEqual(axisOf(value), { title: 'Wall', unit: 'mm' })
})
