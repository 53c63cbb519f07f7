import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOf, pointerOf } from './place.ts'
import { putAt, valueAt } from './value-at.ts'

const params = { layers: [{ depth: 1 }, { depth: 2 }], od: { value: 12, unit: 'in' } }

test('what is put at a path is found there, and what it was put into stays as it was', () => {
  const put = putAt(params, ['layers', 1, 'depth'], 5)
  assert.equal(valueAt(put, ['layers', '1', 'depth']), 5)
  assert.deepEqual(put, { ...params, layers: [{ depth: 1 }, { depth: 5 }] })
  assert.equal(params.layers[1]?.depth, 2)
  assert.deepEqual(putAt(params, [], 3), 3)
})

test('rows and objects that are missing on the way are made', () => {
  assert.deepEqual(putAt({}, ['layers', '0', 'depth'], 5), { layers: [{ depth: 5 }] })
  assert.deepEqual(putAt({ od: 3 }, ['od', 'unit'], 'mm'), { od: { unit: 'mm' } })
})

test('a row far beyond its list, or a name in a list, makes it one no longer', () => {
  assert.deepEqual(putAt({}, ['layers', '99999999', 'depth'], 5), { layers: { 99999999: { depth: 5 } } })
  assert.deepEqual(putAt({ layers: [1] }, ['layers', 'top'], 5), { layers: { 0: 1, top: 5 } })
})

test('a list grows row by row to any length', () => {
  const long = Array.from({ length: 3000 }, () => 0)
  assert.equal(putAt({ long }, ['long', 3000], 1).long.length, 3001)
})

test('a name that every object has is an ordinary one', () => {
  assert.equal(valueAt({}, ['constructor']), undefined)
  assert.equal(valueAt([1], ['length']), undefined)
  const put = putAt({}, ['__proto__', 'depth'], 5)
  assert.deepEqual(valueAt(put, ['__proto__', 'depth']), 5)
  assert.equal(Object.getPrototypeOf(put), Object.prototype)
})

test('a JSON pointer is read back as the parts that it was made from', () => {
  const parts = ['layers', '0', 'a/b', '~1', '']
  assert.deepEqual(partsOf(pointerOf(parts)), parts)
  assert.deepEqual([partsOf(''), partsOf('layers/0')], [[], []])
})
