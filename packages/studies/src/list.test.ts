/** Claims about lists: units of rows, names of points, and what excludes what. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsOf, rowMaker } from './columns.ts'
import { failedPoint } from './point.ts'
import { planOf, problemsOf } from './strip.fixture.ts'

const list = (more: object) => ({ vary: { kind: 'list', ...more } })
const pointersOf = (request: unknown) => problemsOf(request).map(({ pointer }) => pointer)
const ROWS = [
  { length: 5, grade: 'S235' },
  { length: 6, grade: 'S355' },
]

test('rows with a unit are the points of a csv with that unit in its header', () => {
  const [rows, csv] = [
    planOf(list({ rows: ROWS, units: { length: 'ft' } })),
    planOf(list({ csv: 'length [ft],grade\n5,S235\n6,S355\n' })),
  ]
  assert.deepEqual(columnsOf(rows), columnsOf(csv))
  assert.deepEqual([rows.at(0), rows.at(1)], [csv.at(0), csv.at(1)])
  assert.equal(columnsOf(rows)[1]?.unit, 'ft')
})

test('a unit that is of no number of the rows, or of a csv, is refused at its place', () => {
  assert.deepEqual(pointersOf(list({ rows: ROWS, units: { length: 'kg' } })), ['/vary/units/length'])
  assert.deepEqual(pointersOf(list({ rows: ROWS, units: { grade: 'm' } })), ['/vary/units/grade'])
  assert.deepEqual(pointersOf(list({ rows: ROWS, units: { width: 'm' } })), ['/vary/units/width'])
  assert.deepEqual(pointersOf(list({ csv: 'length\n5\n', units: { length: 'ft' } })), ['/vary/units/length'])
})

test('points have their names beside their number, one each', () => {
  const plan = planOf(list({ rows: ROWS, names: ['first', 'second'] }))
  const columns = columnsOf(plan)
  assert.deepEqual([columns[1]?.name, columns[1]?.role], ['name', 'name'])
  const row = rowMaker(columns, plan.names)(1, plan.at(1), failedPoint(plan, 'why'))
  assert.deepEqual(row.slice(0, 4), [1, 'second', 6, 'S355'])
  assert.equal(row.length, columns.length)
  assert.ok(columnsOf(planOf(list({ rows: ROWS }))).every(({ role }) => role !== 'name'))
  assert.deepEqual(pointersOf(list({ rows: ROWS, names: ['first'] })), ['/vary/names'])
})

test('rows, a csv and a file exclude one another, and a file is none that nobody has read', () => {
  const file = { file: `sha256:${'a'.repeat(64)}`, name: 'a.csv' }
  assert.deepEqual(pointersOf(list({ ...file, rows: ROWS })), ['/vary'])
  assert.deepEqual(pointersOf(list({ ...file, csv: 'length\n5\n' })), ['/vary'])
  assert.deepEqual(pointersOf(list({})), ['/vary'])
  assert.deepEqual(pointersOf(list(file)), ['/vary/file'])
})
