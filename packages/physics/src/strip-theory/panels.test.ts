/** Panels: what they add up to, where they are fine, and what is no section. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near, within } from '@keelson/units/testing.ts'
import { type ContourPoint, panelled } from './panels.ts'
import { rectangle, semicircle } from './shapes.ts'

test('normals point into the body, and panels close on it', () => {
  const { count, normalY, normalZ, length, midY, midZ } = panelled(rectangle(4, 3), 20)
  assert.ok(normalY[0] === 0 && normalZ[0] === 1)
  assert.ok(normalY[count - 1] === -1 && normalZ[count - 1] === 0)
  near(
    length.reduce((sum, side) => sum + side),
    5,
    1e-12,
  )
  assert.ok(midY.every((y) => y > 0 && y <= 2) && midZ.every((z) => z < 0 && z >= -3))
})

test('the normal of roll is y n_z - z n_y', () => {
  const { count, normalRoll, midY, midZ } = panelled(rectangle(4, 3), 20)
  near(normalRoll[0], midY[0], 1e-12)
  near(normalRoll[count - 1], midZ[count - 1], 1e-12)
  const round = panelled(semicircle(2), 30)
  for (let j = 0; j < round.count; j++) within(round.normalRoll[j], 0, 1e-12)
})

test('panels are finest at a knuckle, and equal on a side without one', () => {
  const box = panelled(rectangle(4, 2), 20)
  const knuckle = box.nodeY.indexOf(2)
  const [before, at, end] = [box.length[0], box.length[knuckle], box.length[box.count - 1]] as [number, number, number]
  assert.ok(at < end / 5 && (box.length[knuckle - 1] as number) < before / 5)
  const wall = panelled(
    [
      { y: 0, z: -1 },
      { y: 0.3, z: 0 },
    ],
    10,
  )
  assert.ok((wall.length[0] as number) < (wall.length[9] as number))
  const both = panelled([...rectangle(4, 2).slice(0, 2), { y: 2.5, z: -1 }, { y: 2.5, z: 0 }], 40)
  assert.ok(both.count >= 40)
})

test('each side has its share of the panels, at least one', () => {
  assert.equal(panelled(rectangle(4, 2), 10).count, 10)
  assert.equal(panelled(semicircle(1, 7), 3).count, 7)
  assert.equal(panelled(rectangle(4, 2), 1).count, 2)
})

test('the half breadth is that of the waterline, none where the section ends below it', () => {
  assert.equal(panelled(rectangle(4, 2), 10).halfBreadth, 2)
  const sunk = [
    { y: 0, z: -2 },
    { y: 1, z: -1.5 },
    { y: 0, z: -1 },
  ]
  assert.equal(panelled(sunk, 10).halfBreadth, 0)
})

test('points that follow on each other at one place are one', () => {
  const [keel, bilge, top] = rectangle(4, 2) as [ContourPoint, ContourPoint, ContourPoint]
  assert.equal(panelled([keel, bilge, bilge, top], 10).count, 10)
})

test('what is no wetted half section is refused', () => {
  const refused = (points: ContourPoint[], why: RegExp) => assert.throws(() => panelled(points, 10), why)
  refused(
    [
      { y: -1, z: -1 },
      { y: 1, z: 0 },
    ],
    /to port/,
  )
  refused(
    [
      { y: 0, z: -1 },
      { y: 1, z: 0.1 },
    ],
    /to port/,
  )
  refused(
    [
      { y: 0, z: Number.NaN },
      { y: 1, z: 0 },
    ],
    /to port/,
  )
  refused(
    [
      { y: 0, z: -1 },
      { y: 1, z: -0.5 },
    ],
    /must end at the waterline/,
  )
  refused([], /must end at the waterline/)
  refused([{ y: 1, z: 0 }], /1 points has zero length/)
})
