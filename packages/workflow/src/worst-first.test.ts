import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notApplicable } from './values.ts'
import { evenlyOf, firstOf, saying, worstFirst } from './worst-first.ts'

const cases = { things: 'load cases', by: 'the highest utilisation', worse: (use: number) => use }

test('a list that has room keeps its order and says nothing', () => {
  assert.deepEqual(worstFirst([0.2, 1.4, 0.3], { most: 3, ...cases }), { shown: [0.2, 1.4, 0.3] })
})

test('of a longer list the worst is drawn first, wherever it is, and what is left out is said', () => {
  assert.deepEqual(worstFirst([0.2, Number.NaN, 0.3, 0.3, 1.4], { most: 2, ...cases }), {
    shown: [1.4, 0.3],
    note: '2 of 5 load cases are shown, those with the highest utilisation.',
  })
})

test('all that is as bad stays in its order', () => {
  const { shown } = worstFirst(['a', 'b', 'c'], { ...cases, most: 2, worse: () => Number.POSITIVE_INFINITY })
  assert.deepEqual(shown, ['a', 'b'])
})

test('a list without a worst is cut where its order says, or thinned out', () => {
  const list = Array.from({ length: 1001 }, (_, i) => i)
  assert.deepEqual(firstOf(list, { most: 2, things: 'layers', as: 'named', by: 'from the surface down' }), {
    shown: [0, 1],
    note: '2 of 1,001 layers are named, from the surface down.',
  })
  assert.deepEqual(evenlyOf(list, { most: 3, things: 'rates' }), {
    shown: [0, 500, 1000],
    note: '3 of 1,001 rates are shown, evenly selected.',
  })
})

test('a picture says each note once, and one that is not drawn says nothing', () => {
  const note = '2 of 5 load cases are shown.'
  assert.deepEqual(saying({ layer: [] }, note, undefined, note), { layer: [], description: note })
  assert.deepEqual(saying({ layer: [] }, undefined), { layer: [] })
  const none = notApplicable('no load case')
  assert.equal(saying(none, note), none)
})
