/** Claims about the drawing of a chain: each below what it uses, lines beside the boxes, and no drawing above a sheet. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Band, BOX, leftOf, WIDTH } from './chain-lines.ts'
import { COLUMNS, rowsOf } from './chain-rows.ts'
import { bandsOf, chainDrawings } from './chain-svg.ts'
import { wide } from './wide.fixture.ts'

const COUNTS = [1, 2, 5, 30, 200] as const
const SHEET = 880
const rowsFor = (count: number) => rowsOf(wide(count).calculations)

test('every calculation is placed once, below all that it uses, and a row has no more than it has columns', () => {
  for (const count of COUNTS) {
    const rows = rowsFor(count)
    const rowOf = new Map(rows.flat().map(({ id, row }) => [id, row]))
    assert.equal(rowOf.size, count)
    for (const { id, needs, row } of rows.flat())
      for (const need of needs) assert.ok((rowOf.get(need) ?? row) < row, `${id} uses ${need}`)
    for (const row of rows) {
      assert.ok(row.length <= COLUMNS)
      assert.equal(new Set(row.map(({ column }) => column)).size, row.length)
      assert.ok(row.every(({ column }) => column >= 0 && column < COLUMNS))
    }
  }
})

/** Whether a part of a line has a point within a box. */
function crossesBox(band: Band, [ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): boolean {
  return band.rows.some((row, r) =>
    row.some(({ column }) => {
      const [left, top] = [leftOf(column), band.tops[r] ?? 0]
      const [right, bottom] = [left + BOX.width, top + BOX.height]
      return Math.max(ax, bx) > left && Math.min(ax, bx) < right && Math.max(ay, by) > top && Math.min(ay, by) < bottom
    }),
  )
}

test('a line is level or upright, passes over no box, and stays within the drawing', () => {
  for (const count of COUNTS)
    for (const band of bandsOf(rowsFor(count)))
      for (const { from, to, points } of band.lines)
        for (const [i, [x, y]] of points.slice(1).entries()) {
          const [px, py] = points[i] ?? [x, y]
          assert.ok(px === x || py === y, `${from} to ${to} is oblique`)
          assert.ok(!crossesBox(band, [px, py], [x, y]), `${from} to ${to} passes over a box`)
          assert.ok(x >= 0 && x <= WIDTH && y >= 0 && y <= band.height)
        }
})

test('each use within a drawing has a line, and one from another drawing is named in the box', () => {
  const input = wide(30)
  const bands = bandsOf(rowsOf(input.calculations))
  assert.ok(bands.length > 1)
  const drawings = chainDrawings(input).map(({ text }) => text)
  for (const [k, band] of bands.entries()) {
    const ids = new Set(band.rows.flat().map(({ id }) => id))
    for (const { id, needs } of band.rows.flat())
      for (const need of needs) {
        const isDrawn = band.lines.some(({ from, to }) => from === need && to === id)
        assert.equal(isDrawn, ids.has(need))
        if (!isDrawn) assert.match(drawings[k] ?? '', new RegExp(`>from [^<]*${need}`))
      }
  }
})

test('no drawing is higher than a sheet, and the same project is drawn alike', () => {
  for (const count of COUNTS) {
    for (const { height } of bandsOf(rowsFor(count))) assert.ok(height < SHEET, String(height))
    assert.deepEqual(chainDrawings(wide(count)), chainDrawings(wide(count)))
  }
})
