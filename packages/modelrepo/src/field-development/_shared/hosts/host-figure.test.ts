/** A host stands over its depth, and the flowline of a tieback runs on the seabed from its wells to the host. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { named } from '@keelson/figures'
import { type HostFigure, hostFigure } from './host-figure.ts'
import { TIEBACK } from './hosts.ts'

const [depth, length] = [800, 20_000]
const drawn = (over: Partial<HostFigure> = {}) =>
  hostFigure({ host: TIEBACK, depth, length, notes: [], flow: named('oil'), ...over })
const pipe = (over?: Partial<HostFigure>) => {
  const found = drawn(over).shapes.find((s) => s.kind === 'polyline' && s.role === 'flow')
  return found?.kind === 'polyline' ? found.points : []
}

test('the flowline begins beside the wells on the seabed, lies on it to below the host, and rises to the host', () => {
  const [wells = [], below = [], host = [], ...more] = pipe()
  const wellsAt = drawn().shapes.flatMap((s) => (s.kind === 'polygon' && s.role === 'metal' ? s.points : []))
  assert.ok((wells[0] ?? 0) >= Math.max(...wellsAt.map(([x]) => x)) && (wells[0] ?? 0) < length / 2)
  assert.ok((below[0] ?? 0) > length / 2 && (below[0] ?? 0) < length)
  assert.deepEqual([wells[1], below[1]], [-depth, -depth])
  assert.equal(host[0], length)
  assert.ok((host[1] ?? -depth) > -0.25 * depth && (host[1] ?? 0) < 0)
  assert.deepEqual(more, [])
})

test('the host of a tieback is named over its deck', () => {
  const { shapes } = drawn()
  const text = shapes.find((s) => s.kind === 'text')
  const hull = shapes.flatMap((s) => (s.kind === 'polygon' && s.role === 'ghost' ? s.points : []))
  const top = Math.max(...hull.map(([, y]) => y))
  assert.deepEqual(text?.at, [length, top])
})

test('lengths of either figure are metres, and a tieback too short to draw is drawn 500 m long', () => {
  assert.equal(drawn().unit, 'm')
  assert.equal(drawn({ host: 'FPSO' }).unit, 'm')
  assert.equal(pipe({ length: 20 }).at(-1)?.[0], 500)
  const size = drawn({ length: 20 }).shapes.find((s) => s.kind === 'dimension' && s.edge === 'below')
  assert.equal(size?.kind === 'dimension' && size.label?.value, 0.02)
})
