import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headingOf } from './heading.ts'

test('a heading is its name and the unit in brackets at its end', () => {
  assert.deepEqual(headingOf(' Hs [ m ] '), { name: 'Hs', unit: 'm' })
  assert.deepEqual(headingOf('Hs'), { name: 'Hs' })
  assert.deepEqual(headingOf('[m]'), { name: '', unit: 'm' })
})

test('brackets elsewhere are of the name', () => {
  for (const name of ['wave[1] height', 'a]', 'layers[0] [m]']) assert.deepEqual(headingOf(name), { name })
})
