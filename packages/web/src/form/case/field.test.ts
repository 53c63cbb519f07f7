/** What is sent is what was entered: in the unit that stood beside it, or not as a number at all. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { optional, quantity, quantityGrid, rows, text } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { columnsOf, withColumnUnit } from './columns.ts'
import { type FieldState, inUnit, kindOf, numberIn, paramOf, stateOf } from './field.ts'
import { placeInWords } from './problems.ts'

const said = (title: string) => ({ title, description: 'Of a test.' })
const depth = quantity('displacement', { ...said('Depth'), unit: 'm' })
const absolute = quantity({ unit: 'psia', noKind: 'of a test' }, said('Pressure'))
const grid = quantityGrid('displacement', { ...said('Grid'), unit: 'm' })
const table = rows({ name: text(said('Name')), depth: optional(depth) }, said('Table'))
const gridded = rows({ depth, grid }, said('Gridded'))
const sent = (typed: string, unit: string, schema: TSchema = depth) => paramOf(schema, { text: typed, unit })

describe('a number in a box of another unit', () => {
  it('is sent in that unit, also with a sign that spreadsheets write', () => {
    assert.deepEqual(sent('\u22125', 'ft'), { value: -5, unit: 'ft' })
    assert.deepEqual(sent('5.', 'ft'), { value: 5, unit: 'ft' })
  })

  it('that cannot be read keeps the unit beside it, and is never left to the unit of the field', () => {
    for (const typed of ['1,5', '1 500', '12 3']) assert.deepEqual(sent(typed, 'ft'), { value: typed, unit: 'ft' })
    for (const typed of ['1e999', '12 in', 'deep']) assert.equal(sent(typed, 'ft'), typed)
  })

  it('that is a fraction is sent with its unit, in which alone it is read', () => {
    for (const typed of ['12 3/4', '12¾', '-1/2', '12-3/4']) assert.equal(sent(typed, 'in'), `${typed} in`)
    assert.equal(sent('12 3/4 ft', 'in'), '12 3/4 ft')
  })

  it('is not restated where that would take an atmosphere more than a factor', () => {
    const gauge: FieldState = { text: '100', unit: 'psig' }
    assert.equal(inUnit(absolute, gauge, 'psia'), gauge)
    assert.equal(numberIn(absolute, gauge), undefined)
  })
})

describe('a table', () => {
  it('that holds a grid in a cell sends it as it came, each number with its unit where that is not the one of its column', () => {
    const back = (value: unknown) => paramOf(gridded, stateOf(gridded, value))
    const numbers = [
      [1, 2],
      [3, 4],
    ]
    assert.deepEqual(back([{ depth: 5, grid: numbers }]), [{ depth: 5, grid: numbers }])
    const inFeet = { value: [[1]], unit: 'ft' }
    assert.deepEqual(back([{ depth: 5, grid: inFeet }]), [{ depth: 5, grid: inFeet }])
    assert.deepEqual(
      back([
        { depth: 5, grid: inFeet },
        { depth: 6, grid: [[2]] },
      ]),
      [
        { depth: 5, grid: [['1 ft']] },
        { depth: 6, grid: [[2]] },
      ],
    )
  })

  const state = stateOf(table, [
    { name: 'a', depth: { value: 3, unit: 'ft' } },
    { name: 'b', depth: { value: 4, unit: 'ft' } },
  ])

  it('shows a column in the unit that all of it came in, and otherwise each cell with its own', () => {
    assert.deepEqual(
      columnsOf(table, state).map(({ unit }) => unit),
      [undefined, 'ft'],
    )
    const mixed = stateOf(table, [
      { name: 'a', depth: { value: 3, unit: 'ft' } },
      { name: 'b', depth: 4 },
    ])
    assert.deepEqual(
      mixed.rows?.map((row) => row.depth?.text),
      ['3 ft', '4'],
    )
  })

  it('shown in other units is sent as it was entered', () => {
    const there = withColumnUnit(table, state, 'depth', 'in')
    assert.deepEqual(
      there.rows?.map((row) => row.depth?.text),
      ['36', '48'],
    )
    assert.deepEqual(paramOf(table, there), paramOf(table, state))
    assert.deepEqual(withColumnUnit(table, there, 'depth', 'ft'), state)
    const wide = stateOf(grid, {
      value: [
        [1, 2],
        [3, 4],
      ],
      unit: 'ft',
    })
    assert.deepEqual(paramOf(grid, wide), {
      value: [
        [1, 2],
        [3, 4],
      ],
      unit: 'ft',
    })
    assert.deepEqual(paramOf(grid, withColumnUnit(grid, wide, '0', 'm')), [
      [
        { value: 1, unit: 'ft' },
        { value: 2, unit: 'ft' },
      ],
      [
        { value: 3, unit: 'ft' },
        { value: 4, unit: 'ft' },
      ],
    ])
  })

  it('leaves out the empty rows at its end, and no others', () => {
    const empty = { name: { text: '' }, depth: { text: '' } }
    const [first = empty] = state.rows ?? []
    assert.deepEqual(paramOf(table, { text: '', rows: [empty, first, empty] }), [{}, { name: 'a', depth: 3 }])
    assert.equal(paramOf(table, { text: '', rows: [empty] }), undefined)
    assert.deepEqual(paramOf(table, stateOf(table, [])), [])
  })

  it('says where a fault lies by the titles of its columns', () => {
    assert.equal(placeInWords(table, state, ['1', 'depth']), 'row 2, Depth: ')
    assert.equal(placeInWords(table, state, ['1']), 'row 2: ')
    assert.equal(placeInWords(grid, stateOf(grid, [[1, 2]]), ['0', '1']), 'row 1, column 2: ')
    assert.equal(placeInWords(depth, { text: '' }, []), '')
  })
})

describe('an input of which there may be none', () => {
  const distance = quantity('tieback_distance', { title: 'Distance', description: 'Of a test.', absent: true })

  it('stands as an empty box where null was sent, and is left out again', () => {
    for (const none of [null, { value: null, unit: 'km' }]) {
      const state = stateOf(distance, none)
      assert.equal(state.text, '')
      assert.equal(paramOf(distance, state), undefined)
    }
  })

  it('is an empty box of a text too', () => {
    const field = text({ title: 'Field', description: 'Of a test.', absent: true })
    const state = stateOf(field, null)
    assert.equal(state.text, '')
    assert.equal(paramOf(field, state), undefined)
  })
})

describe('a cell of any kind', () => {
  const open = { title: 'Any', description: 'Any.' } as unknown as TSchema
  it('keeps the unit of a number beside it, for it has none of its own', () => {
    const state = stateOf(open, { value: 1.2, unit: 'in' })
    assert.deepEqual([state, paramOf(open, state)], [{ text: '1.2 in' }, '1.2 in'])
    assert.deepEqual(paramOf(open, stateOf(open, { value: 1.2, unit: '-' })), 1.2)
  })
  it('sends a number that reads as it was written, and every other text as it is', () => {
    assert.equal(kindOf(open), 'text')
    for (const value of [20, 'PS-001', '007', '1e3', '12 in']) assert.equal(paramOf(open, stateOf(open, value)), value)
  })
})
