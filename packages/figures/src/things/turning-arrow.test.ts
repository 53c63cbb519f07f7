import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shape } from '../drawing.ts'
import { turningArrow } from './turning-arrow.ts'

const of = (anticlockwise: boolean) =>
  turningArrow({ at: [0, 0], radius: 1, middle: 0, anticlockwise, role: 'load', label: { symbol: 'N' } })
const headOf = (shapes: readonly Shape[]) => shapes.find((shape) => shape.kind === 'arrow')?.to ?? [0, 0]

test('a moment turns the way that it acts, about its point', () => {
  const [left, right] = [headOf(of(true)), headOf(of(false))]
  assert.ok(left[1] > 0 && right[1] < 0)
  assert.equal(left[1], -right[1])
  assert.ok(Math.abs(Math.hypot(...left) - 1) < 1e-12)
})
