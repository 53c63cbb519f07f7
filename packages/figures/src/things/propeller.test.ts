/** A propeller is as high as its diameter, and its jet as wide as it is at each place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jetFromSide, propellerFromSide } from './propeller.ts'

const pointsOf = (shapes: ReturnType<typeof propellerFromSide>) =>
  shapes.flatMap((s) => (s.kind === 'polygon' || s.kind === 'polyline' ? s.points : []))

test('the blades reach the diameter', () => {
  const ys = pointsOf(propellerFromSide(6)).map(([, y]) => y)
  assert.deepEqual([Math.min(...ys), Math.max(...ys)], [-3, 3])
})

test('a jet lies aft of the propeller, with a line within it where one is given', () => {
  const edges = [
    { behind: 0, radius: 3 },
    { behind: 4, radius: 2.6 },
  ]
  const points = pointsOf(jetFromSide(edges))
  assert.deepEqual(points, [
    [-0, 3],
    [-4, 2.6],
    [-4, -2.6],
    [-0, -3],
  ])
  assert.equal(jetFromSide(edges, edges).filter((s) => s.kind === 'polyline').length, 2)
})
