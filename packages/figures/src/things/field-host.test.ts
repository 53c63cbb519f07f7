/** What the hosts of a field promise: they float at the surface, are held on the bed, and are as wide as they were given. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { At, Shape } from '../drawing.ts'
import { deckOf, fieldHost, type HostSign, seaOver, subseaWell } from './field-host.ts'

const SIGNS: readonly HostSign[] = ['tension-leg', 'spar', 'semi', 'ship', 'dry-tree']
const host = (sign: HostSign) => ({ sign, x: 500, depth: 900, width: 200, draught: 40 })
const pointsOf = (shapes: readonly Shape[], kind: 'polygon' | 'polyline'): readonly At[] =>
  shapes.flatMap((s) => (s.kind === kind ? s.points : []))

test('every host has its hull across the water line, no higher than its deck', () => {
  for (const sign of SIGNS) {
    const levels = pointsOf(fieldHost(host(sign)), 'polygon').map(([, y]) => y)
    assert.ok(Math.min(...levels) < 0 && Math.max(...levels) > 0, sign)
    assert.ok(Math.max(...levels) <= deckOf(host(sign)) + 1e-9, sign)
  }
})

test('what holds a host and what brings the oil up stand on the bed, and nothing goes below it', () => {
  for (const sign of SIGNS) {
    const lines = fieldHost(host(sign)).filter((s) => s.kind === 'polyline')
    assert.ok(lines.length >= 3, sign)
    for (const { points } of lines) assert.equal(points.at(-1)?.[1], -900, sign)
  }
})

test('a tension-leg platform has its legs within its width, a moored one its lines beyond', () => {
  const reach = (sign: HostSign) => Math.max(...pointsOf(fieldHost(host(sign)), 'polyline').map(([x]) => x - 500))
  assert.ok(reach('tension-leg') < 100)
  for (const sign of ['spar', 'semi', 'ship', 'dry-tree'] as const) assert.ok(reach(sign) > 200, sign)
})

test('the host of another field brings up nothing of its own', () => {
  const flows = (role: 'steel' | 'ghost') =>
    fieldHost({ ...host('semi'), role }).filter((s) => s.kind === 'polyline' && s.role === 'flow')
  assert.deepEqual([flows('steel').length, flows('ghost').length], [1, 0])
})

test('a well stands on the bed, and the sea is as deep as it was given', () => {
  assert.equal(Math.min(...pointsOf(subseaWell(0, 900, 10, 20), 'polygon').map(([, y]) => y)), -900)
  const [water] = seaOver(-1, 1, 900)
  assert.ok(water?.kind === 'layer' && water.bottom === -900)
})
