/** What a radar promises: axes evenly around, the first at the top, and lines as far out as their values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { radar } from './radar.ts'

const shapes = radar(['a', 'b', 'c', 'd'], [{ name: 'one', values: [1, 0.5, 0.25, 0], role: 'answer' }])

test('a series is a closed line through its values, from the top around', () => {
  const [line] = shapes.flatMap((s) => (s.kind === 'polyline' && s.role === 'answer' ? [s.points] : []))
  const rounded = line?.map(([x, y]) => [Number(x.toFixed(9)) + 0, Number(y.toFixed(9)) + 0])
  assert.deepEqual(rounded, [
    [0, 1],
    [0.5, 0],
    [0, -0.25],
    [0, 0],
    [0, 1],
  ])
})

test('each axis is named beyond the rim, and each series once', () => {
  const names = shapes.flatMap((s) => (s.kind === 'text' ? [[s.label.text, Math.hypot(...s.at) > 1]] : []))
  assert.deepEqual(names, [
    ['a', true],
    ['b', true],
    ['c', true],
    ['d', true],
  ])
  assert.equal(shapes.filter((s) => s.kind === 'note').length, 1)
})
