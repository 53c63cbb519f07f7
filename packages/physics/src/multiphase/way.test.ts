/** The inclination and the depth along a path: at points its own, over steps those that add up. */
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { wellPath } from '../wellbore/minimum-curvature.ts'
import { VERTICAL } from './gradient-parts.ts'
import { alongPath } from './way.ts'

const rad = (degrees: number) => (degrees * Math.PI) / 180

test('a vertical path is vertical at every half step, and a depth is counted from where the path begins', () => {
  for (const from of [0, 137.3]) {
    const path = wellPath(
      [0, 733.7, 2967.1].map((md) => ({ md, inclination: 0, azimuth: 0 })),
      [0, 0, from],
    )
    const way = alongPath(path, 2911.3, 97)
    for (let k = 0; k <= 194; k++) near(way.thetaAt(k), VERTICAL, 1e-6)
    near(way.verticalAt(1000), 1000, 1e-12)
  }
  const upward = wellPath(
    [0, 733.7, 2967.1].map((md) => ({ md, inclination: Math.PI, azimuth: 0 })),
    [0, 0, 3000],
  )
  for (let k = 0; k <= 194; k++) near(alongPath(upward, 2911.3, 97).thetaAt(k), -VERTICAL, 1e-6)
})

test('at a point of a path the inclination is that of its tangent, over a step that of its chord', () => {
  const path = wellPath(
    [
      { md: 0, inclination: 0, azimuth: 0 },
      { md: 600, inclination: 0, azimuth: rad(40) },
      { md: 1200, inclination: rad(60), azimuth: rad(40) },
    ],
    [0, 0, 0],
  )
  const way = alongPath(path, 1200, 8)
  near(way.thetaAt(8), VERTICAL, 1e-9)
  near(way.thetaAt(12), rad(60), 1e-9)
  near(way.thetaAt(16), rad(30), 1e-9)
  const radius = 600 / rad(60)
  near(way.thetaAt(13), Math.asin((radius * (Math.sin(rad(45)) - Math.sin(rad(30)))) / 150), 1e-9)
})
