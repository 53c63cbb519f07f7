/** A warning says which input it is of by the titles that a form shows. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from 'typebox'
import { fieldAt } from './field-at.ts'

const params = Type.Object({
  thickness: Type.Number({ title: 'Plate thickness' }),
  layers: Type.Array(Type.Object({ thickness: Type.Number({ title: 'Thickness' }) }), { title: 'Soil layers' }),
  ranges: Type.Array(Type.Number(), { title: 'Stress ranges' }),
})

test('an input is its title, a cell is its table, row and column, and an entry is its list and number', () => {
  assert.equal(fieldAt(params, '/thickness'), 'Plate thickness')
  assert.equal(fieldAt(params, '/layers/2/thickness'), 'Soil layers, row 3, thickness')
  assert.equal(fieldAt(params, '/layers/2'), 'Soil layers, row 3')
  assert.equal(fieldAt(params, '/ranges/0'), 'Stress ranges, entry 1')
})

test('what is no input has no title', () => {
  for (const pointer of ['', '/domain', '/toString', '/vary/thickness'])
    assert.equal(fieldAt(params, pointer), undefined)
})
