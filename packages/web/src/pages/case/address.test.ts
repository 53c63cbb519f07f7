/** A case goes into an address and comes back as it was sent, whatever units stand in its boxes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optional, params, quantity, quantityList } from '@keelson/workflow'
import type { FieldState } from '../../form/case/field.ts'
import { paramsOf } from '../../form/case/form.ts'
import { linkTo, placeOf, placeWith } from './address.ts'

const said = { description: 'An input.' }
const schema = params({
  diameter: optional(quantity('displacement', { unit: 'm', title: 'Diameter', ...said })),
  depths: optional(quantityList('displacement', { title: 'Depths', ...said, unit: 'm' })),
  draft: optional(quantity('displacement', { unit: 'm', title: 'Draught', ...said })),
})
const shown = { name: 'beam', ref: 'modelrepo:beam@1', question: '', form: { schema, example: {} } }

/** What is sent of a box, and what is sent once the address was followed. */
function sentBeforeAndAfter(name: string, state: FieldState): readonly unknown[] {
  const place = placeWith(shown, {})
  const form = { ...place.form, [name]: state }
  const back = placeOf([shown], linkTo({ ...place, form })).form
  return [form, back].map((one) => paramsOf(shown.form, one)[name])
}

test('a list of which one entry says its own unit keeps the unit of the others', () => {
  const [before, after] = sentBeforeAndAfter('depths', { text: '300, 500 mm, 7', unit: 'ft' })
  assert.deepEqual(before, [{ value: 300, unit: 'ft' }, '500 mm', { value: 7, unit: 'ft' }])
  assert.deepEqual(after, ['300 ft', '500 mm', '7 ft'])
})

test('the draught of a ship is no kept case', () => {
  assert.deepEqual(sentBeforeAndAfter('draft', { text: '22', unit: 'm' }).at(-1), 22)
})

test('a list in one unit keeps it', () => {
  const [before, after] = sentBeforeAndAfter('depths', { text: '300, 500', unit: 'ft' })
  assert.deepEqual(before, { value: [300, 500], unit: 'ft' })
  assert.deepEqual(after, before)
})

test('a text that is no number keeps the unit of its box', () => {
  assert.deepEqual(sentBeforeAndAfter('diameter', { text: '1,5', unit: 'in' }), [
    { value: '1,5', unit: 'in' },
    '1,5 in',
  ])
  assert.equal(sentBeforeAndAfter('diameter', { text: '12 3/4', unit: 'in' })[0], '12 3/4 in')
  assert.deepEqual(sentBeforeAndAfter('diameter', { text: '12 3/4', unit: 'in' })[1], { value: 12.75, unit: 'in' })
})
