/** What a chart says is read from it: rows and titles, wherever in its layers they stand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartRows, chartTitles } from './chart-data.ts'
import { barChart, lineChart } from './chart-specs.ts'

test('the points of a line, its marker and its limit are rows; its axes are titles', () => {
  const chart = lineChart({
    x: { title: 'Depth', unit: 'm' },
    y: { title: 'Stress', unit: 'MPa' },
    series: [
      {
        name: 'hoop',
        points: [
          [1, 10e6],
          [2, 20e6],
        ],
      },
    ],
    markers: [{ x: 1, y: 10e6, label: 'this pipe' }],
    limits: [{ at: 15e6, along: 'x', label: 'yield' }],
  })
  const rows = chartRows(chart)
  assert.deepEqual(
    rows.filter(({ s }) => s === 'hoop').map(({ x, y }) => [x, y]),
    [
      [1, 10],
      [2, 20],
    ],
  )
  assert.ok(rows.some(({ label, y }) => label === 'this pipe' && y === 10))
  assert.ok(rows.some(({ label, at }) => label === 'yield' && at === 15))
  assert.deepEqual(chartTitles(chart), ['Depth [m]', 'Stress [MPa]'])
})

test('bars are rows by their names', () => {
  const chart = barChart({ category: 'Mode', y: { title: 'Load', unit: 'kN' }, bars: [{ name: 'shear', value: 3e3 }] })
  assert.deepEqual(chartRows(chart), [{ name: 'shear', v: 3, g: '' }])
  assert.deepEqual(chartTitles(chart), ['Mode', 'Load [kN]'])
})
