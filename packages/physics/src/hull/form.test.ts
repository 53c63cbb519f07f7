import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hullForm, type Station } from './form.ts'

const section = [
  { y: 0, z: 0 },
  { y: 5, z: 0 },
  { y: 5, z: 8 },
]
const at = (x: number): Station => ({ x, offsets: section })

test('a hull is its stations from aft to forward', () => {
  assert.deepEqual(
    hullForm([at(-10), at(0), at(10)]).stations.map(({ x }) => x),
    [-10, 0, 10],
  )
})

test('a hull needs three stations', () => {
  assert.throws(() => hullForm([at(-10), at(10)]), /at least 3 stations are required \(entered: 2\)/)
})

test('stations that do not go forward are refused by name', () => {
  assert.throws(() => hullForm([at(-10), at(0), at(0)]), /station 3 at x = 0 m: must be forward/)
  assert.throws(
    () => hullForm([at(-10), at(Number.NaN), at(10)]),
    /station 2 at x = no number m: x must be a finite number/,
  )
})

test('a station needs two offsets, none of them to starboard and none below the one before', () => {
  const with2 = (offsets: Station['offsets']) => () => hullForm([at(-10), { x: 0, offsets }, at(10)])
  assert.throws(with2([{ y: 0, z: 0 }]), /station 2 at x = 0 m: at least 2 offsets are required \(entered: 1\)/)
  assert.throws(
    with2([
      { y: -1, z: 0 },
      { y: 1, z: 1 },
    ]),
    /half breadth must not be negative \(entered: -1 m\)/,
  )
  assert.throws(
    with2([
      { y: 0, z: 1 },
      { y: 1, z: 0 },
    ]),
    /from the keel upwards/,
  )
})
