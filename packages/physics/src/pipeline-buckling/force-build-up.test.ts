/** The force along a line: what it can never do, and where its largest value lies. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  type Line,
  mostCompressive,
  mostRestrained,
  slidingIntervals,
  stations,
  temperatureAt,
} from './force-build-up.ts'

const line = (over: Partial<Line> = {}): Line => ({
  L: 3000,
  mu_a: 0.5,
  w: 1000,
  temperature: () => 10,
  restrained: () => -4e5,
  kinks: [],
  ...over,
})

test('a long line reaches the restrained force between its anchors', () => {
  const all = stations(line())
  assert.equal(mostCompressive(all).S, -4e5)
  assert.equal(mostCompressive(all).x, 1500)
  assert.ok(all.some((s) => s.x === 800 && s.S === -4e5))
})

test('a short line reaches half its friction, in the middle', () => {
  const at = mostCompressive(stations(line({ L: 1000 })))
  assert.deepEqual([at.x, at.S], [500, -2.5e5])
})

test('a line in tension is nowhere compressed', () => {
  assert.ok(mostCompressive(stations(line({ restrained: () => 1e5 }))).S === 0)
})

test('over a falling profile the largest force is where the friction line of the hot end meets it', () => {
  const restrained = (x: number) => -8e5 + 100 * x
  const at = mostCompressive(stations(line({ restrained, temperature: (x) => 20 - x / 400 })))
  assert.ok(Math.abs(at.x - 8e5 / 600) < 1e-6)
  assert.ok(Math.abs(at.S + 500 * (8e5 / 600)) < 1e-3)
  assert.equal(mostRestrained(stations(line({ restrained }))).x, 0)
})

test('friction is never exceeded from an end, nor the restrained compression anywhere', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: -500, max: 500, noNaN: true }),
      (a, b) => {
        for (const s of stations(line({ restrained: (x) => a + b * x }))) {
          assert.ok(Math.abs(s.S) <= 500 * s.x_a + 1e-6)
          assert.ok(Math.abs(s.S) <= Math.abs(s.S_0) + 1e-6)
        }
      },
    ),
    { numRuns: 50 },
  )
})

test('a profile steeper than friction is found', () => {
  assert.equal(slidingIntervals(stations(line({ restrained: (x) => -8e5 + 100 * x })), line()), 0)
  assert.ok(slidingIntervals(stations(line({ restrained: (x) => -8e5 + 600 * x })), line()) > 0)
})

test('temperature is linear between points and held outside', () => {
  const points = [
    { x: 100, dT: 50 },
    { x: 300, dT: 10 },
  ]
  assert.deepEqual(
    [0, 100, 200, 300, 900].map((x) => temperatureAt(points, x)),
    [50, 50, 30, 10, 10],
  )
})

test('the stations are 41 even ones, the kinks, the middle, and where friction meets the restrained force', () => {
  const all = stations(line({ kinks: [-5, 0, 0.005, 700, 3000, 3500] }))
  const even = Array.from({ length: 41 }, (_, i) => 75 * i)
  const expected = [...even, 0.005, 700, 1500, 800, 2200]
  assert.deepEqual(
    all.map((s) => Number(s.x.toPrecision(12))),
    [...new Set(expected)].sort((a, b) => a - b),
  )
})

test('the pipe slides in every interval that is steeper than friction, and in none that is as steep', () => {
  const sliding = (slope: number) => {
    const of = line({ restrained: (x) => -8e5 + slope * x })
    const all = stations(of)
    return slidingIntervals(all, of) / (all.length - 1)
  }
  assert.deepEqual([499, 500, 502, -502].map(sliding), [0, 0, 1, 1])
})
