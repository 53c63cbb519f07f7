/** What is drawn of a long list is bounded, in order, and holds its ends and extremes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { decimated } from './decimated.ts'

const itself = (x: number) => x
const lists = fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 300 })
const bounds = fc.integer({ min: 4, max: 60 })

test('a short list is drawn whole', () => assert.deepEqual(decimated([3, 1, 2], itself, 4), [3, 1, 2]))

test('never more than the bound are drawn, both ends and both extremes among them', () => {
  fc.assert(
    fc.property(lists, bounds, (list, most) => {
      const drawn = decimated(list, itself, most)
      if (list.length === 0) return drawn.length === 0
      return (
        drawn.length <= most &&
        drawn[0] === list[0] &&
        drawn.at(-1) === list.at(-1) &&
        Math.min(...drawn) === Math.min(...list) &&
        Math.max(...drawn) === Math.max(...list)
      )
    }),
  )
})

test('the order is that of the list', () => {
  fc.assert(
    fc.property(lists, bounds, (list, most) => {
      const places = decimated(
        list.map((value, place) => ({ value, place })),
        ({ value }) => value,
        most,
      ).map(({ place }) => place)
      return places.every((place, i) => i === 0 || place > (places[i - 1] ?? 0))
    }),
  )
})
