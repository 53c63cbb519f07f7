/** Claims about files whose rows are the points of a study: which inputs they give, and the rows that they become. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choice, flag, optional, params, quantity, quantityList, rows, text } from '@keelson/workflow'
import { tableOf } from '../headings/tables.fixture.ts'
import { refusal } from '../rao/reading.fixture.ts'
import { mapped, said } from './inputs.fixture.ts'
import { openQuestions, propose } from './propose.ts'
import { rowsOfTaken } from './row-values.ts'
import { taken } from './taken.ts'
import { rowTargetsOf } from './targets.ts'

const TARGETS = rowTargetsOf(
  params({
    defect_depth: optional(quantity('metal_loss_depth', said('Defect depth'))),
    defect_length: quantity('defect_length', said('Defect length')),
    surface: choice({ inner: 'Inner', outer: 'Outer' }, said('Surface')),
    welded: flag({ ...said('Welded'), default: false }),
    note: text({ ...said('Note'), default: '' }),
    profile: quantityList('metal_loss_depth', said('Profile')),
    layers: rows({ width: quantity('defect_length', said('Width')) }, said('Layers')),
  }),
)
const TABLE = tableOf(
  [
    ['Defect depth [mm]', ['1.5', '2']],
    ['Defect length [in]', ['2', '3.25']],
    ['Surface', ['Inner', 'outer']],
    ['Welded', ['yes', 'no']],
    ['Note', ['a', 'b']],
  ],
  2,
)

test('inputs of one value are the targets, and lists and tables are none', () => {
  assert.deepEqual(
    TARGETS.map(({ name }) => name),
    ['defect_depth', 'defect_length', 'surface', 'welded', 'note'],
  )
})

test('a row has the numbers of the file, choices by their ids and flags, and the units beside', () => {
  const { rows: made, units } = rowsOfTaken(taken(TABLE, mapped(TABLE, TARGETS), TARGETS), TARGETS, TABLE.rows)
  assert.deepEqual(made, [
    { defect_depth: 1.5, defect_length: 2, surface: 'inner', welded: true, note: 'a' },
    { defect_depth: 2, defect_length: 3.25, surface: 'outer', welded: false, note: 'b' },
  ])
  assert.deepEqual(units, { defect_length: 'in' })
})

test('an input that no column is called is that of the base, and is not asked for', () => {
  const table = tableOf([['Defect length [in]', ['2']]], 1)
  assert.deepEqual(openQuestions(propose(table, TARGETS)), [])
  assert.deepEqual(Object.keys(mapped(table, TARGETS).columns), ['defect_length'])
})

test('an empty cell is refused with its line, since it does not say whether the base has its value', () => {
  const table = tableOf([['Defect depth [mm]', ['1.5', '']]], 2)
  const { line, message } = refusal(() => taken(table, mapped(table, TARGETS), TARGETS))
  assert.equal(line, 3)
  assert.match(message, /the cell is empty, and Defect depth requires a value in every row/)
})
