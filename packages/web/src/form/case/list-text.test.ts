/** The text of a list gives its entries back, and a column or row of a spreadsheet becomes one. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { quantityList, textList } from '@keelson/workflow'
import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { type FieldState, inUnit, paramOf, stateOf } from './field.ts'
import { pastedList } from './list-table.ts'
import { entriesOf, listText } from './list-text.ts'

const depths = quantityList('displacement', { title: 'Depths', description: 'Of a test.', unit: 'm' })
const names = textList({ title: 'Names', description: 'Of a test.' })
const NONE: FieldState = { text: '' }
const sent = (text: string, schema: TSchema = depths) => paramOf(schema, { text, unit: 'm' })

describe('the text of a list', () => {
  it('gives back the entries that it was made of', () => {
    const entry = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('', ',', '"', 'a, b', ' x ', 'a;b', '\n', '\t'))
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), (entries) => {
        const plain = entries.map((text) => text.replace(/\r\n?/g, '\n'))
        assert.deepEqual(entriesOf(listText(plain)), plain)
      }),
    )
  })

  it('takes a semicolon in place of commas, and then no comma between entries', () => {
    assert.deepEqual(sent('1; 2; 3'), [1, 2, 3])
    assert.deepEqual(sent('1,5; 2'), ['1,5', 2])
    assert.deepEqual(sent('0, 300,\n500'), [0, 300, 500])
  })

  it('says its unit once, and keeps an entry that has its own', () => {
    assert.deepEqual(paramOf(depths, { text: '1, 2', unit: 'ft' }), { value: [1, 2], unit: 'ft' })
    assert.deepEqual(paramOf(depths, { text: '1, 2 in', unit: 'ft' }), [{ value: 1, unit: 'ft' }, '2 in'])
    assert.deepEqual(stateOf(depths, { value: [1, 2], unit: 'ft' }), { text: '1, 2', unit: 'ft' })
  })

  it('shown in another unit is sent as it was entered', () => {
    const entered: FieldState = { text: '1.1, 2.7, x', unit: 'm' }
    assert.deepEqual(paramOf(depths, inUnit(depths, entered, 'ft')), paramOf(depths, entered))
  })
})

describe('a block in place of a list', () => {
  const filled = (text: string, schema: TSchema = depths) => {
    const done = pastedList(schema, NONE, text)
    return done.kind === 'filled' ? paramOf(schema, done.state) : done.kind
  }
  it('is one column, one row, or one column under a heading that says its unit', () => {
    assert.deepEqual(filled('1\n2\n3\n'), [1, 2, 3])
    assert.deepEqual(filled('1\t2\t3\n'), [1, 2, 3])
    assert.deepEqual(filled('Depths (ft)\n1\n2\n'), { value: [1, 2], unit: 'ft' })
    assert.deepEqual(filled('a b\nc\n', names), ['a b', 'c'])
  })

  it('of several rows and columns is refused, and a comma in a number asked about', () => {
    assert.equal(filled('1\t2\n3\t4\n'), 'refused')
    assert.equal(filled('1,5\n2,5\n'), 'asks')
    assert.equal(filled('1,5\t2,5\n'), 'asks')
  })
})
