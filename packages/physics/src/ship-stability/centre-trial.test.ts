/** Trials of centres of gravity against the curve itself, worked out anew for each. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trialsOf } from './centre-trial.ts'
import { rightingArms, smoothCrossCurve, tabulatedCrossCurve } from './cross-curve.ts'
import { areaUnder, crossing } from './righting-curve.ts'

const near = (a: number, b: number, tolerance = 1e-9) =>
  assert.ok(Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(b)), `${a} is not ${b}`)
const knots = Array.from({ length: 25 }, (_, i) => (i * Math.PI) / 48)
const cross = smoothCrossCurve((x) => 9 * Math.sin(x) + 2 * Math.sin(2 * x), knots)
const heeling = (x: number) => 0.4 * Math.cos(x)
const last = Math.PI / 2

test('a trial has the area of the curve up to its second intercept', () => {
  const trials = trialsOf(cross, heeling, { trusted: last, limit: last })
  for (const KG of [8, 9.5, 10.3]) {
    const arms = rightingArms(cross, KG)
    const first = crossing(arms, heeling, 'rising', 0, last)?.heel ?? Number.NaN
    const end = crossing(arms, heeling, 'falling', first, last)?.heel ?? last
    const found = trials.areaAt(KG)
    near(found?.end ?? Number.NaN, end)
    near(found?.area ?? Number.NaN, areaUnder(arms, 0, end))
  }
})

test('areas end at the limit where that comes first', () => {
  const found = trialsOf(cross, heeling, { trusted: last, limit: 0.7 }).areaAt(9.5)
  assert.equal(found?.end, 0.7)
  near(found?.area ?? Number.NaN, areaUnder(rightingArms(cross, 9.5), 0, 0.7))
})

test('a centre of gravity with which the heeling lever is not met has no area', () => {
  assert.equal(trialsOf(cross, heeling, { trusted: last, limit: last }).areaAt(13), undefined)
  assert.equal(trialsOf(cross, heeling, { trusted: 0.01, limit: last }).areaAt(9.5), undefined)
})

test('a table of cross curves is tried with its straight lines', () => {
  const table = tabulatedCrossCurve([0, 0.2, 0.5, 1], [0, 2.3, 5.2, 8.5])
  const trials = trialsOf(table, () => 0.1, { trusted: 1, limit: 0.9 })
  const arms = rightingArms(table, 9.9)
  const found = trials.areaAt(9.9)
  near(found?.area ?? Number.NaN, areaUnder(arms, 0, found?.end ?? 0))
})

test('an intercept a few millimetres below a place is found', () => {
  const table = tabulatedCrossCurve([0, 0.2, 0.5, 1], [0, 2.3, 5.2, 8.5])
  const wind = 2.3 - 9.9 * Math.sin(0.2) - 0.005
  assert.ok(trialsOf(table, () => wind, { trusted: 1, limit: 0.9 }).areaAt(9.9))
})

test('areas may end before the first knot', () => {
  const found = trialsOf(cross, () => 0.02, { trusted: last, limit: 0.05 }).areaAt(9.5)
  near(found?.area ?? Number.NaN, areaUnder(rightingArms(cross, 9.5), 0, 0.05))
})
