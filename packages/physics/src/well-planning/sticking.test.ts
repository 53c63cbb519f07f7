/** Where mud presses hardest against the pores: within layers, at their ends, and where the pores pass an edge. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import type { Profile } from './seat-search.ts'
import { stickingPoints } from './sticking.ts'

test('the worst place of a heavy mud is found within a layer as well as at its ends', () => {
  const layer: Profile = [
    { z: 0, pore: 9, fracture: 20 },
    { z: 10000, pore: 19, fracture: 20 },
  ]
  const excess = stickingPoints(layer, 10000, 0, 15, 12).map(({ z, excess: e }) => [z, e] as const)
  const [z, most] = excess.reduce((a, b) => (b[1] > a[1] ? b : a))
  near(z, 3000, 1e-12)
  near(most, 9000, 1e-12)
  assert.ok(excess.some(([at]) => at === 3000) && excess.some(([at]) => Math.abs(at - 3000) < 1e-9))
})

test('the places of a heavy mud: the ends and points, the vertex of its excess, and where the pores pass the edge', () => {
  const pores: Profile = [
    { z: 0, pore: 10, fracture: 15 },
    { z: 1000, pore: 10, fracture: 16 },
    { z: 3000, pore: 14, fracture: 18 },
  ]
  // the pores below 1000 are 8 + z/500: the excess 8 z - z^2/500 is most at 2000, and they pass 11 at 1500
  const found = stickingPoints(pores, 500, 2500, 16, 11)
  assert.deepEqual(
    found.map(({ z, pore }) => [z, pore]),
    [500, 1000, 2000, 1500, 2500].map((z) => [z, z <= 1000 ? 10 : 8 + z / 500]),
  )
  near(found[2]?.excess, 8000, 1e-12)
  near(found[3]?.excess, 7500, 1e-12)
  // the vertex and the edge of the line of one layer are not looked for in another
  const deeper: Profile = [...pores, { z: 5000, pore: 15, fracture: 19 }]
  assert.deepEqual(
    stickingPoints(deeper, 500, 4000, 16, 11).map(({ z }) => z),
    [500, 1000, 2000, 1500, 3000, 3500, 4000],
  )
  assert.deepEqual(
    stickingPoints(pores, 500, 900, 16, 11).map(({ z }) => z),
    [500, 900],
  )
})
