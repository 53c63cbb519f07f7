/** A search by the tree of boxes finds what a search over every course finds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seeded } from '@keelson/equations/seeded.ts'
import { meetings, nearestOn } from './arc.ts'
import { type Station, wellPath } from './minimum-curvature.ts'
import { depthsOn, nearestTo } from './path.ts'
import type { Vec } from './vector.ts'

const random = seeded(3)
const between = (low: number, high: number) => low + (high - low) * random()

/** A well that turns at random, with an odd number of courses. */
const stations = Array.from(
  { length: 150 },
  (_, k): Station => ({
    md: 30 * k,
    inclination: between(0, 2.6),
    azimuth: between(0, 6.28),
  }),
)
const path = wellPath(stations, [120, -80, 40])
const reach = (axis: 0 | 1 | 2) => path.stations.map(({ position }) => position[axis])
const anywhere = (axis: 0 | 1 | 2) => between(Math.min(...reach(axis)) - 50, Math.max(...reach(axis)) + 50)
const place = (): Vec => [anywhere(0), anywhere(1), anywhere(2)]

test('the point nearest to any place is that of a search over every course', () => {
  for (let n = 0; n < 400; n++) {
    const P = place()
    const everywhere = path.courses.map((course) => nearestOn(course, P).distance)
    assert.equal(nearestTo(path, P).distance, Math.min(...everywhere))
  }
})

test('a path meets a plane where one of its courses does', () => {
  for (let n = 0; n < 200; n++) {
    const axis = (n % 3) as 0 | 1 | 2
    const direction: Vec = [axis === 0 ? 1 : 0, axis === 1 ? -1 : 0, axis === 2 ? 1 : 0]
    const level = (axis === 1 ? -1 : 1) * anywhere(axis)
    const everywhere = path.courses.flatMap((course) => meetings(course, direction, level))
    assert.deepEqual(depthsOn(path, direction, level), everywhere)
  }
})
