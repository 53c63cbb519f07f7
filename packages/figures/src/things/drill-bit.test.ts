/** A drawn bit fills its hole and stands on the rock below it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { depthBelow, drillBit, halfWidthOf, heightOf } from './drill-bit.ts'

test('hole, body and cones are as wide as the bit, and the rock goes on around and below', () => {
  const bit = { diameter: 0.2 }
  const shapes = drillBit(bit)
  const widthOf = (role: string) => {
    const points = shapes.flatMap((s) => (s.kind === 'polygon' && s.role === role ? s.points : []))
    return Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))
  }
  assert.ok(Math.abs(widthOf('fluid') - 0.2) < 1e-12)
  assert.ok(Math.abs(widthOf('steel') - 0.2) < 1e-12)
  assert.ok(Math.abs(widthOf('rock') - 2 * halfWidthOf(bit)) < 1e-12)
  const cones = shapes.flatMap((s) => (s.kind === 'circle' ? [[s.at[1] - s.radius, Math.abs(s.at[0]) + s.radius]] : []))
  for (const [bottom, reach] of cones) {
    assert.ok(Math.abs(bottom ?? 1) < 1e-12)
    assert.ok(Math.abs((reach ?? 0) - 0.1) < 1e-12)
  }
  assert.ok(heightOf(bit) > 0.2 && depthBelow(bit) > 0)
})
