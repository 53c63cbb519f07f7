/** The wall to order: the next of ASME B36.10M table 2-1, and none where the table has none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { nextMadeWall } from './commercial-wall.ts'

const NPS_10 = 0.273

test('the next wall of the table is ordered, and a listed one is thick enough itself', () => {
  // NPS 10: schedule 40 is 9.27 mm, schedule 60 12.70 mm
  for (const required of [0.0088, 0.00927]) near(nextMadeWall(NPS_10, required)?.wall, 0.00927)
  near(nextMadeWall(NPS_10, 0.0127)?.wall, 0.0127)
  assert.equal(nextMadeWall(NPS_10, 0.009)?.standard, 'ASME B36.10M')
})

test('a pipe of no standard diameter, or thicker than any, is not in the table', () => {
  assert.equal(nextMadeWall(0.26, 0.009), undefined)
  assert.equal(nextMadeWall(NPS_10, 0.1), undefined)
})
