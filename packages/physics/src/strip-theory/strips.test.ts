/** Stations of a lines plan become strips in the water. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spaced } from '@keelson/numerics/spaced.ts'
import { near, within } from '@keelson/units/testing.ts'
import { hullForm } from '../hull/form.ts'
import { prepareHull } from './hull.ts'
import { stripsOf } from './strips.ts'
import { wigleyHalfBreadth, wigleyStrips } from './wigley.ts'

const flared = [
  { y: 1, z: 0 },
  { y: 3, z: 2 },
  { y: 4, z: 6 },
]

test('a station is cut at the waterline and begins at the centre plane', () => {
  const form = hullForm([-10, 0, 10].map((x) => ({ x, offsets: flared })))
  assert.deepEqual(stripsOf(form, 4)[1], {
    x: 0,
    width: 10,
    contour: [
      { y: 0, z: -4 },
      { y: 1, z: -4 },
      { y: 3, z: -2 },
      { y: 3.5, z: 0 },
    ],
  })
  assert.deepEqual(stripsOf(form, 2)[1]?.contour.at(-1), { y: 3, z: 0 })
})

test('stations at the ends stand for half as much length', () => {
  const form = hullForm([-10, 0, 5].map((x) => ({ x, offsets: flared })))
  assert.deepEqual(
    stripsOf(form, 4).map(({ width }) => width),
    [5, 7.5, 2.5],
  )
})

test('dry stations and bare stems carry nothing', () => {
  const stem = [
    { y: 0, z: 0 },
    { y: 0, z: 8 },
  ]
  const dry = flared.map(({ y, z }) => ({ y, z: z + 5 }))
  const form = hullForm([-10, 0, 5, 10].map((x, i) => ({ x, offsets: [flared, flared, dry, stem][i] ?? [] })))
  assert.deepEqual(
    stripsOf(form, 4).map(({ x }) => x),
    [-10, 0],
  )
})

test('a body that ends under water is closed by its deck', () => {
  const form = hullForm([-1, 0, 1].map((x) => ({ x, offsets: flared })))
  const contour = stripsOf(form, 9)[0]?.contour
  assert.deepEqual(contour?.slice(-2), [
    { y: 4, z: -3 },
    { y: 0, z: -3 },
  ])
})

test('21 stations of the Wigley hull float as its formula does, but for the trapezoidal rule', () => {
  const model = { length: 3, breadth: 0.3, draught: 0.1875 }
  const heights = spaced(0, model.draught, 21)
  const form = hullForm(
    spaced(-1.5, 1.5, 21).map((x) => ({
      x,
      offsets: heights.map((z) => ({ y: Math.max(0, wigleyHalfBreadth(model, x, z - model.draught)), z })),
    })),
  )
  const [cut, smooth] = [prepareHull(stripsOf(form, model.draught)).still, prepareHull(wigleyStrips(model)).still]
  near(cut.volume, smooth.volume, 5e-3)
  near(cut.waterplaneArea, smooth.waterplaneArea, 5e-3)
  // h^2/12 times the change of slope of x^2 b from end to end: b falls by 0.48 m per m at the stem, x there is 1.5 m
  const missed = (0.15 ** 2 / 12) * 2 * 1.5 ** 2 * 0.48
  near(cut.longitudinalInertia, smooth.longitudinalInertia - missed, 1e-3)
  within(cut.z_B, smooth.z_B, 1e-4)
})
