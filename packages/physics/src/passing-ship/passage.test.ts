/** The integrals of a passage against a plain double sum, their far and shallow limits, and what symmetry says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { gaussPoints } from '@keelson/numerics/quadrature.ts'
import { near } from '@keelson/units/testing.ts'
import { extentOf, parabolicHull, type SlenderHull, tabledHull } from './hull.ts'
import { imageSum } from './kernel.ts'
import { type Passage, passageOf } from './passage.ts'
import { largestOf } from './peaks.ts'

const moored = parabolicHull(200, 300)
const passing = parabolicHull(260, 500)
const STATIONS = [
  { x: -100, area: 0 },
  { x: -70, area: 260 },
  { x: 80, area: 260 },
  { x: 100, area: 0 },
]
const trapezium = tabledHull(STATIONS)
const deep: Passage = { moored, passing, separation: 60, depth: Number.POSITIVE_INFINITY }

test('stations extend from the first to the last', () => {
  assert.equal(extentOf(STATIONS), 200)
  assert.equal(extentOf([]), 0)
})

/** The double integral point by point. */
function plainly({ moored: one, passing: other, separation, depth }: Passage, stagger: number) {
  const points = ({ stations }: SlenderHull) =>
    stations.slice(1).flatMap((to, i) => gaussPoints(stations[i] ?? 0, to, 12))
  const sums = { surge: 0, sway: 0, yaw: 0 }
  for (const { x: x1, weight: own } of points(one)) {
    for (const { x: x2, weight } of points(other)) {
      const along = x2 - x1 + stagger
      const k = imageSum(Math.hypot(along, separation), depth) * own * weight * other.slope(x2)
      sums.surge += one.slope(x1) * along * k
      sums.sway += one.slope(x1) * k
      sums.yaw += (x1 * one.slope(x1) + one.area(x1)) * k
    }
  }
  return sums
}

const agree = (a: object, b: object, relTol: number) => {
  const [one, other] = [Object.values(a) as number[], Object.values(b) as number[]]
  one.forEach((value, i) => {
    near(value, other[i] ?? Number.NaN, relTol)
  })
}

test('a passage of parabolas and one of a tabled hull are their double sums, deep and shallow', () => {
  for (const depth of [Number.POSITIVE_INFINITY, 22]) {
    const parabolas = { ...deep, depth }
    agree(passageOf(parabolas)(65), plainly(parabolas, 65), 1e-7)
    const tabled = { ...deep, moored: trapezium, depth }
    agree(passageOf(tabled)(-40), plainly(tabled, -40), 1e-7)
  }
})

test('a hull may be tabled as finely as one likes: a parabola by its chords comes near to the parabola', () => {
  const chords = tabledHull(Array.from({ length: 41 }, (_, i) => ({ x: 5 * i - 100, area: moored.area(5 * i - 100) })))
  agree(passageOf({ ...deep, moored: chords })(50), passageOf(deep)(50), 2e-3)
})

test('far apart two hulls are dipoles, whose surge is the second derivative of their volumes field', () => {
  const [V1, V2] = [(2 / 3) * 300 * 200, (2 / 3) * 500 * 260]
  const [xi, eta] = [9000, 25000]
  const f = (x: number) => x / (x * x + eta * eta) ** 1.5
  const d = 50
  const second = (f(xi + d) - 2 * f(xi) + f(xi - d)) / d ** 2
  near(passageOf({ ...deep, separation: eta })(xi).surge, -V1 * V2 * second, 1e-3)
})

test('of symmetric hulls surge and yaw are odd in the stagger, and sway is even', () => {
  const at = passageOf(deep)
  const [ahead, astern] = [at(70), at(-70)]
  near(astern.surge, -ahead.surge, 1e-9)
  near(astern.yaw, -ahead.yaw, 1e-9)
  near(astern.sway, ahead.sway, 1e-9)
})

test('the images are summed to the last: against a hundred thousand of them, near and far', () => {
  for (const r of [5, 60, 900]) {
    // what lies beyond those summed goes as the third power of their place
    let plain = r ** -3 + 1 / (40 ** 3 * 100_000 ** 2)
    for (let n = 100_000; n > 0; n--) plain += 2 * (r * r + (40 * n) ** 2) ** -1.5
    near(imageSum(r, 20), plain, 4e-8)
  }
})

test('where the water is shallow the images make a plane flow, 1/(h r^2)', () => {
  near(imageSum(500, 5), 1 / (5 * 500 ** 2), 1e-7)
  near(imageSum(30, 1e7), imageSum(30, Number.POSITIVE_INFINITY), 1e-9)
})

test('a tabled hull has the area and the slope of its straight lines', () => {
  near(trapezium.area(-85), 130, 1e-12)
  near(trapezium.slope(-85), 260 / 30, 1e-12)
  near(trapezium.area(0), 260, 1e-12)
  near(trapezium.slope(95), -13, 1e-12)
  near(trapezium.area(-100) + 1, 1, 1e-12)
})

test('hulls nearer than any two can pass are refused', () => {
  assert.throws(() => passageOf({ ...deep, separation: 4.59 }), NumericsError)
  assert.ok(Number.isFinite(passageOf({ ...deep, separation: 4.61 })(0).sway))
})

test('the largest of a load is found between the steps, at an end, and at a step itself', () => {
  const bump = largestOf((s) => Math.exp(-((s - 33.3) ** 2) / 800), 400)
  near(bump.stagger, 33.3, 1e-6)
  near(bump.value, 1, 1e-12)
  near(largestOf((s) => s, 400).value, 400, 1e-6)
  near(largestOf((s) => -s, 400).value, 400, 1e-6)
  assert.equal(largestOf((s) => -(s ** 2), 400).stagger, 0)
  assert.equal(largestOf((s) => 7 - s ** 2, 400).stagger, 0)
})
