/** Points of a box going under, where geometry says when. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hullBody } from '../hull/body.ts'
import { boxForm } from '../hull/boxes.ts'
import { type Afloat, attitudesAt } from './attitude.ts'
import { heightOver, immersionHeel } from './immersion.ts'

const box: Afloat = { hull: hullBody(boxForm(100, 20, 10)), flooded: [], volume: 10000, centre: { x: 0, y: 0, z: 6 } }
const attitudes = attitudesAt(box, [0, 0.2, 0.4, 0.6, 0.8])
const near = (a: number | undefined, b: number) => assert.ok(Math.abs((a ?? Number.NaN) - b) < 1e-8, `${a} is not ${b}`)

test('the deck edge of a box goes under at its freeboard over its half breadth', () => {
  near(immersionHeel(box, [{ x: 0, y: 10, z: 10 }], attitudes), Math.atan(0.5))
})

test('of several points the first to go under counts', () => {
  const points = [
    { x: 0, y: 2, z: 10 },
    { x: 20, y: 9, z: 9 },
  ]
  near(immersionHeel(box, points, attitudes), Math.atan(4 / 9))
})

test('a point that stays dry has no heel, one under water from the beginning the first', () => {
  assert.equal(immersionHeel(box, [{ x: 0, y: 0, z: 30 }], attitudes), undefined)
  assert.equal(immersionHeel(box, [{ x: 0, y: 0, z: 4 }], attitudes), 0)
})

test('a point forward lies lower when the ship trims by the bow', () => {
  const water = { heel: 0, level: 5, slope: 0.02 }
  near(heightOver(water, { x: 50, y: 3, z: 8 }), 2)
  near(heightOver({ ...water, heel: Math.PI / 2 }, { x: 50, y: 3, z: 8 }), -9)
})

test('a point a few millimetres above the water is dry', () => {
  const close = attitudesAt(box, [0, Math.atan(0.4995), 0.8])
  near(immersionHeel(box, [{ x: 0, y: 10, z: 10 }], close), Math.atan(0.5))
})
