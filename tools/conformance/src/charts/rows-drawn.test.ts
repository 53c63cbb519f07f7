import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DrawnResult } from '@keelson/engine'
import { rowsDrawn } from './rows-drawn.ts'

/** A table of load cases of these utilisations, and a chart of bars for some of them. */
function resultOf(use: readonly (number | null)[], bars: readonly string[]): DrawnResult {
  const table = {
    ...{ id: 'cases', title: 'Cases', description: '' },
    columns: [
      { name: 'name', title: 'Load case' },
      { name: 'burst_utilisation', title: 'Burst', unit: '-' },
    ],
    rows: use.map((u, i) => [`case ${i + 1}`, u]),
    count: use.length,
  }
  const spec = { layer: [{ data: { values: bars.map((name) => ({ name, v: 1 })) } }] }
  const chart = { id: 'utilisation', title: 'Utilisation', description: '', spec }
  return { values: {}, tables: [table], charts: [chart] } as unknown as DrawnResult
}
const found = (use: readonly (number | null)[], bars: readonly string[]) =>
  rowsDrawn(resultOf(use, bars)).map(({ drawn, of, missing }) => ({ drawn, of, missing }))

test('a chart that leaves out the row that governs is found', () => {
  assert.deepEqual(found([0.2, 0.3, 1.4], ['case 1', 'case 2']), [{ drawn: 2, of: 3, missing: 'case 3' }])
})

test('a chart that draws it is sound, whichever others it leaves out', () => {
  assert.deepEqual(found([0.2, null, 1.4], ['case 3', 'case 1']), [{ drawn: 2, of: 3, missing: undefined }])
})

test('a chart that names one row or none draws no table', () => {
  assert.deepEqual(found([0.2, 0.3, 1.4], ['case 1', 'limit']), [])
})
