import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { pchip } from './pchip.ts'

const near = (a: number, b: number, tolerance = 1e-13) => assert.ok(Math.abs(a - b) <= tolerance, `${a} is not ${b}`)

test('a straight line is its own interpolant, over uneven points, and two points are enough', () => {
  const f = (x: number) => 3 - 2 * x
  const xs = [0, 0.4, 1.1, 1.5, 2.3]
  const line = pchip(xs, xs.map(f))
  for (const x of [0, 0.2, 0.4, 0.9, 1.3, 2, 2.3]) near(line(x), f(x))
  near(pchip([1, 3], [10, 20])(1.5), 12.5)
})

test('squares: slopes 0, 3/2, 15/4 and 6, worked out by hand', () => {
  // Segment slopes 1, 3, 5 of width 1: ends (3*1 - 3)/2 = 0 and (3*5 - 3)/2 = 6; inside 2/(1/1 + 1/3), 2/(1/3 + 1/5).
  const squares = pchip([0, 1, 2, 3], [0, 1, 4, 9])
  near(squares(0.5), 0.5 + (0 - 1.5) / 8)
  near(squares(1.5), 2.5 + (1.5 - 3.75) / 8)
  near(squares(2.5), 6.5 + (3.75 - 6) / 8)
})

test('uneven widths weigh the harmonic mean: 1/d = (w/m + v/n)/(w + v) with w = 2 after + before', () => {
  // Widths 1 and 3, slopes 2 and 1: w = 7, v = 5, d = 12/(3.5 + 5); at the ends (5*2 - 1)/4 and (7*1 - 3*2)/4.
  const curve = pchip([0, 1, 4], [0, 2, 5])
  const d = 12 / 8.5
  near(curve(0.5), 1 + (9 / 4 - d) / 8)
  near(curve(2.5), 3.5 + (3 * (d - 1 / 4)) / 8)
})

test('a step has no overshoot, and a peak stays at its point', () => {
  const step = pchip([0, 1, 2, 3, 4], [0, 0, 0, 1, 1])
  for (let x = 0; x <= 4; x += 0.01) assert.ok(step(x) >= 0 && step(x) <= 1)
  near(step(1.7), 0)
  // At the ends of a peak the slope is at most three times that of the interval.
  const peak = pchip([0, 1, 2], [0, 1, -9])
  for (let x = 0; x <= 1; x += 0.01) assert.ok(peak(x) <= 1)
})

test('between two points it stays between their values, wherever they lie', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ h: fc.double({ min: 0.01, max: 10, noNaN: true }), y: fc.integer({ min: -50, max: 50 }) }), {
        minLength: 2,
        maxLength: 12,
      }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (points, share) => {
        const xs = points.map((_, i) => points.slice(0, i).reduce((sum, p) => sum + p.h, 0))
        const ys = points.map((p) => p.y)
        const curve = pchip(xs, ys)
        xs.slice(1).forEach((to, i) => {
          const [from, a, b] = [xs[i] as number, ys[i] as number, ys[i + 1] as number]
          const y = curve(Math.min(to, from + share * (to - from)))
          assert.ok(y >= Math.min(a, b) - 1e-9 && y <= Math.max(a, b) + 1e-9)
        })
      },
    ),
  )
})

test('the points are met exactly; a place beyond them and a single point are refused', () => {
  const curve = pchip([0.1, 0.2, 0.7], [0.1, 0.3, 0.2])
  assert.deepEqual([0.1, 0.2, 0.7].map(curve), [0.1, 0.3, 0.2])
  assert.throws(() => curve(0.71), /outside/)
  assert.throws(() => pchip([1], [1]), /2 points/)
  assert.throws(() => pchip([1, 1], [1, 2]), /does not increase/)
})
