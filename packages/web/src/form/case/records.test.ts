/** A table whose columns the reader names stands in one box, as a file has it, and is sent as its rows. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openRows, rows, text } from '@keelson/workflow'
import fc from 'fast-check'
import { columnsOf } from './columns.ts'
import { paramOf, stateOf } from './field.ts'
import { placeInWords } from './problems.ts'
import { recordCount } from './records.ts'
import { opened } from './table.ts'
import { csvOf } from './table-text.ts'

const said = (title: string) => ({ title, description: 'Of a test.' })
const records = openRows(said('Records'))
const sources = rows({ label: text(said('Label')), records }, said('Sources'))
const sent = (box: string) => paramOf(records, { text: box })
const ROWS = [
  { x: 0, y: 10 },
  { x: 1, y: 20.5 },
]

describe('rows in a box', () => {
  it('stand as a CSV with a heading and are sent as they were', () => {
    assert.equal(stateOf(records, ROWS).text, 'x,y\r\n0,10\r\n1,20.5')
    assert.deepEqual(paramOf(records, stateOf(records, ROWS)), ROWS)
    assert.equal(recordCount(stateOf(records, ROWS)), 2)
  })

  it('come from a spreadsheet or a file of any separator, and from JSON', () => {
    for (const box of [
      'x\ty\n0\t10\n1\t20.5\n',
      'x;y\r\n0;10\r\n1;20.5',
      '\uFEFFx,y\n0,10\n1,20.5',
      JSON.stringify(ROWS),
    ])
      assert.deepEqual(sent(box), ROWS)
  })

  it('have null where a cell is empty and words where it says them', () => {
    assert.deepEqual(sent('t,"load, kN"\n2024-01-01,\n,NaN'), [
      { t: '2024-01-01', 'load, kN': null },
      { t: null, 'load, kN': 'NaN' },
    ])
    assert.equal(sent(' \n'), undefined)
  })

  it('come back as they were, whatever their numbers and words', () => {
    const cell = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0),
      fc.constantFrom(null, 'NaN', '[kN]', '2024-05-01', 'a;b', 'say "so"'),
    )
    fc.assert(
      fc.property(fc.array(fc.record({ 'x, m': cell, y: fc.integer() }), { minLength: 1, maxLength: 6 }), (given) => {
        assert.deepEqual(paramOf(records, stateOf(records, given)), JSON.parse(JSON.stringify(given)))
      }),
    )
  })
})

describe('within a row of a table', () => {
  const state = stateOf(sources, [{ label: 'a', records: ROWS }])

  it('they are a column without a unit, saved as JSON and opened again', () => {
    assert.deepEqual(
      columnsOf(sources, state).map(({ own }) => own),
      [undefined, undefined],
    )
    const again = opened(sources, { text: '' }, csvOf(sources, state))
    assert.deepEqual(again.kind === 'filled' && paramOf(sources, again.state), [{ label: 'a', records: ROWS }])
  })

  it('a fault in them is named by its row and its column', () => {
    assert.equal(placeInWords(sources, state, ['0', 'records', '1', 'y']), 'row 1, Records, row 2, y: ')
    assert.equal(placeInWords(sources, state, ['0', 'records', '1']), 'row 1, Records, row 2: ')
  })
})
