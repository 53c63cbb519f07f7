/** A case goes into an address and comes back as it was sent, whatever units stand in its boxes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optional, params, quantity, quantityList } from '@keelson/workflow'
import type { FieldState } from '../../form/case/field.ts'
import { paramsOf } from '../../form/case/form.ts'
import { linkOver, linkTo, placeOf, placeWith } from './address.ts'

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

const fed = {
  ...shown,
  form: { schema, example: { diameter: 2, draft: 9 } },
  fedBy: [{ input: 'diameter', ref: 'modelrepo:hull', value: 'breadth', said: 'Hull: breadth' }],
}
const CARRIED = { input: 'diameter', ref: 'modelrepo:hull@2', value: 'breadth', run: null }
const over = (inputs: Parameters<typeof linkOver>[1], carried = CARRIED) =>
  placeOf([fed], linkOver(fed.ref, inputs, carried))

test('a link over the example has every digit of its number, and says where it comes from', () => {
  const place = over({ diameter: '1.23456789012 m' })
  assert.deepEqual(paramsOf(fed.form, place.form), { diameter: 1.23456789012, draft: 9 })
  assert.deepEqual(place.origin, { ...CARRIED, said: 'Hull: breadth' })
  assert.deepEqual(place.notes, [])
})

test('a link over the example can leave out an input of the example', () => {
  assert.deepEqual(paramsOf(fed.form, over({ diameter: '3 m', draft: null }).form), { diameter: 3 })
})

test('the whole case keeps where its number comes from, from a recorded run too', () => {
  const run = '01a22af6-c270-704e-a179-01f29e6c78b1'
  const place = over({ diameter: '3 ft' }, { ...CARRIED, run } as never)
  const back = placeOf([fed], linkTo(place))
  assert.equal(back.origin?.run, run)
  assert.deepEqual(paramsOf(fed.form, back.form), { diameter: { value: 3, unit: 'ft' }, draft: 9 })
})

test('an address names no source that is not declared', () => {
  for (const [changed] of [
    [{ ref: 'modelrepo:keel@2' }],
    [{ value: 'length' }],
    [{ input: 'draft' }],
    [{ run: 'r_1' }],
  ]) {
    const place = over({ diameter: '3 m' }, { ...CARRIED, ...changed } as never)
    assert.equal(place.origin, undefined, JSON.stringify(changed))
    assert.deepEqual(place.notes, ['The address names an unknown source of a value.'])
  }
})
