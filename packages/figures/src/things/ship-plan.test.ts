/** A ship is drawn as long, as broad and as deep as she is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import type { At } from '../drawing.ts'
import { shipFromAbove, shipInProfile, turnedTo } from './ship-plan.ts'

const spans = (points: readonly At[]) => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)] }
}

test('from above she has her length and breadth about her midship, the same to both sides', () => {
  const plan = shipFromAbove({ length: 100, breadth: 20, midship: [5, 1] })
  assert.deepEqual(spans(plan), { x: [-45, 55], y: [-9, 11] })
  assert.ok(Math.abs(plan.reduce((sum, [, y]) => sum + y - 1, 0)) < 1e-9)
})

test('in profile she floats at her draughts', () => {
  const profile = shipInProfile({ length: 100, draughtAft: 6, draughtForward: 4, freeboard: 3 })
  const { x, y } = spans(profile)
  assert.deepEqual([x[0], y[1]], [-50, 3])
  const keel = profile.filter(([, at]) => at < -4)
  assert.ok((keel.at(0)?.[1] ?? 0) > -6 && (y[0] ?? 0) < -5.8)
  const level = shipInProfile({ length: 100, draughtAft: 6, draughtForward: 6, freeboard: 3 })
  near(spans(level).y[0] ?? 0, -6, 1e-12)
})

test('she can be headed anywhere', () => {
  const [[x = 0, y = 0] = []] = turnedTo([[10, 0]], Math.PI / 2, [3, 4])
  near(x, 3, 1e-12)
  near(y, 14, 1e-12)
})
