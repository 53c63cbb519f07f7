/** Ships in section, profile and plan are as large as they were given. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { At, Shape } from '../drawing.ts'
import { bowInProfile } from './bow.ts'
import { hullElevation } from './hull-elevation.ts'
import { hullAt, hullPlan, wavesOnHull } from './hull-plan.ts'
import {
  boxShip,
  centreLine,
  centreOnAxis,
  compartmentInProfile,
  fullestOf,
  inclinedWater,
  shipInPlan,
  shipInProfile,
  shipInSection,
} from './ship.ts'

const near = (a: number, b: number) => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`)
const pointsOf = (shape: Shape | undefined): readonly At[] => (shape?.kind === 'polygon' ? shape.points : [])

test('waves run towards the ship, longer where they weigh more, and none where they weigh nothing', () => {
  const arrows = wavesOnHull([
    { towards: Math.PI, share: 1 },
    { towards: Math.PI / 2, share: 0.5 },
    { towards: 0, share: 0 },
  ])
  assert.equal(arrows.length, 2)
  const length = (s: Shape | undefined) =>
    s?.kind === 'arrow' ? Math.hypot(s.to[0] - s.from[0], s.to[1] - s.from[1]) : Number.NaN
  near(length(arrows[0]), 2 * length(arrows[1]))
  const [head, beam] = arrows
  assert.ok(head?.kind === 'arrow' && head.from[0] > head.to[0], 'head seas come from ahead')
  assert.ok(beam?.kind === 'arrow' && beam.from[1] < beam.to[1], 'waves that run to port come from starboard')
})

test('a ship is as long, broad and deep as its stations, from each side', () => {
  const sides = (shape: Shape) => {
    const points = pointsOf(shape)
    const size = (i: 0 | 1) => Math.max(...points.map((p) => p[i])) - Math.min(...points.map((p) => p[i]))
    return [size(0), size(1)]
  }
  const ship = boxShip(100, 20, 12)
  assert.deepEqual(sides(shipInSection(fullestOf(ship))), [20, 12])
  assert.deepEqual(sides(shipInProfile(ship)), [100, 12])
  assert.deepEqual(sides(shipInPlan(ship)), [100, 20])
})

test('the water stands higher on the side that goes down', () => {
  const [water] = inclinedWater({ at: 5, angle: Math.PI / 4, half: 3, label: {} })
  assert.ok(water?.kind === 'polyline')
  near(water.points[0]?.[1] ?? 0, 2)
  near(water.points[1]?.[1] ?? 0, 8)
})

test('a compartment holds water where it is flooded, and a centre lies on the centre line', () => {
  const tank = { aft: -10, forward: 0, bottom: 0, top: 8 }
  assert.equal(pointsOf(compartmentInProfile({ ...tank, flooded: true })).length, 4)
  assert.deepEqual(
    [true, false].map((flooded) => {
      const shape = compartmentInProfile({ ...tank, flooded })
      return shape.kind === 'polygon' && shape.role
    }),
    ['water', 'outline'],
  )
  const line = centreLine(0, 9)
  assert.ok(line.kind === 'polyline' && line.points.every(([x]) => x === 0))
  assert.ok(centreOnAxis(4, {}).every((s) => !('at' in s) || JSON.stringify(s.at) === '[0,4]'))
})

test('a ship is as long from the side as from above, and floats with her keel below the water and her deck over it', () => {
  const side = hullElevation()
  const reach = (shapes: readonly Shape[], axis: 0 | 1) => {
    const all = shapes.flatMap(pointsOf).map((point) => point[axis])
    return [Math.min(...all), Math.max(...all)] as const
  }
  assert.deepEqual(reach(side, 0), reach(hullPlan(), 0))
  const [keel, deck] = reach(side, 1)
  const water = side.find((shape) => shape.kind === 'water-line')
  assert.ok(water?.kind === 'water-line' && keel < water.at && water.at < deck)
})

test('a bow stands as high over the water and as deep in it as it was given', () => {
  const bow = bowInProfile({ draught: 4, freeboard: 6, length: 30 }).find((s) => s.kind === 'polygon')
  const heights = pointsOf(bow).map(([, y]) => y)
  near(Math.max(...heights), 6)
  near(Math.min(...heights), -4)
})

test('a hull in plan is as long and as wide as it was given, about the point that was given', () => {
  const outline = pointsOf(hullAt([30, -7], 200, 32).find((s) => s.kind === 'polygon'))
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  near(Math.max(...xs), 130)
  near(Math.min(...xs), -70)
  near(Math.max(...ys), 9)
  near(Math.min(...ys), -23)
})
