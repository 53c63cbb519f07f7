/** Rows keep their cells in the order of their columns, whatever the order in which a sheet has them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RowStore } from './row-store.ts'

const digits = (text: string) => ({ bytes: new TextEncoder().encode(text), from: 0, to: text.length })

test('numbers, dates and texts come back as they were, and a row without a value is none', () => {
  const rows = new RowStore()
  rows.begin(3)
  rows.plain(0, 'number', digits('-12.5'))
  rows.number(2, 'percent', '1e-7')
  rows.text(3, 'date', '2024-01-01')
  rows.text(5, 'text', 'a')
  assert.equal(rows.end(), 6)
  rows.begin(4)
  rows.nothing(7)
  assert.equal(rows.end(), 8)
  assert.deepEqual([rows.rows, rows.cells, rows.width, rows.rowAt(0)], [1, 4, 6, 3])
  assert.deepEqual(Object.entries(rows.cellsOf(0)), [
    ['0', { kind: 'number', text: '-12.5' }],
    ['2', { kind: 'percent', text: '1e-7' }],
    ['3', { kind: 'date', text: '2024-01-01' }],
    ['5', { kind: 'text', text: 'a' }],
  ])
})

test('of cells that stand out of order, or twice, the last of a column counts', () => {
  const rows = new RowStore()
  rows.begin(1)
  rows.text(4, 'text', 'old')
  rows.plain(1, 'number', digits('1'))
  rows.text(4, 'text', 'new')
  rows.plain(2, 'number', digits('2'))
  rows.nothing(2)
  rows.end()
  assert.deepEqual(Object.entries(rows.cellsOf(0)), [
    ['1', { kind: 'number', text: '1' }],
    ['4', { kind: 'text', text: 'new' }],
  ])
  assert.equal(rows.width, 5)
})

test('what stands in no row, or in one that does not end, is dropped', () => {
  const rows = new RowStore()
  rows.begin(1)
  rows.text(0, 'text', 'a')
  rows.end()
  rows.text(1, 'text', 'behind its row')
  rows.begin(2)
  rows.text(2, 'text', 'without an end')
  rows.begin(3)
  rows.text(0, 'text', 'b')
  rows.end()
  rows.text(5, 'text', 'behind the last')
  assert.deepEqual([rows.rows, rows.cells, rows.width], [2, 2, 1])
  assert.deepEqual(
    [0, 1].map((i) => rows.cellsOf(i)),
    [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
  )
})

test('a hundred thousand cells grow the store', () => {
  const rows = new RowStore()
  for (let row = 1; row <= 10_000; row++) {
    rows.begin(row)
    for (let column = 0; column < 10; column++) rows.plain(column, 'number', digits(`${row}.${column + 1}`))
    rows.end()
  }
  assert.deepEqual([rows.rows, rows.cells], [10_000, 100_000])
  assert.equal(rows.cellsOf(9_999)[8]?.text, '10000.9')
})
