/** What the pile workflows share: rows that are refused, the figure of a pile in its soil, and how deep it must go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWords } from '@keelson/engine/testing-pictures.ts'
import { newTrace } from '@keelson/equations'
import { named, type Shape } from '@keelson/figures'
import { near } from '@keelson/units/testing.ts'
import type { AxialCapacity } from './capacity.ts'
import { type PileFigure, pileFigure } from './figures.ts'
import { inLayers } from './in-layers.ts'
import { COMPRESSION, LAYERED, TENSION } from './inputs.ts'
import { requiredPenetration } from './penetration.ts'
import { capacityRules } from './rules.ts'
import { pileSoil, type SoilRow } from './soil.ts'

const clay: SoilRow = {
  ...{ thickness_m: 10, soil_type: 'clay', effective_unit_weight_kn_m3: 8 },
  ...{ su_top_kpa: 20, su_bottom_kpa: 50 },
}
const layer = (top: number, base: number) => ({ top, base, kind: 'clay' as const, strength: { top: 2e4, base: 2e4 } })
const drawn = (over: Partial<PileFigure> = {}) =>
  pileFigure({ layers: [layer(0, 10), layer(10, 40)], diameter: 2, wall: 0.05, length: 30, ...over }).shapes
const xs = (shape: Shape) => ('points' in shape ? shape.points.map(([x]) => x) : [])
const depths = (shape: Shape) => ('points' in shape ? shape.points.map(([, y]) => y) : [])
const steel = (over?: Partial<PileFigure>) => drawn(over).filter((s) => 'role' in s && s.role === 'steel')
const loads = (over: Partial<PileFigure>) => drawn(over).filter((s) => s.kind === 'load')

test('clay without its strength is refused at its row, and sand is not asked for one', () => {
  const { su_top_kpa: _top, su_bottom_kpa: _bottom, ...bare } = clay
  const refused = (soil_layers: readonly SoilRow[]) =>
    capacityRules({ analysis: LAYERED, soil_layers }).map(({ pointer }) => pointer)
  assert.deepEqual(refused([clay, bare]), ['/soil_layers/1/su_top_kpa', '/soil_layers/1/su_bottom_kpa'])
  assert.deepEqual(refused([{ ...bare, soil_type: 'sand' }]), [])
})

test('an open pile is drawn as its two walls, and one of unknown wall as a full one', () => {
  const walls = steel().map((one) => [Math.min(...xs(one)), Math.max(...xs(one))])
  assert.deepEqual(walls, [
    [-1, -0.95],
    [0.95, 1],
  ])
  const full = pileFigure({ layers: [layer(0, 10)], diameter: 2, length: 30 }).shapes.filter(
    (s) => 'role' in s && s.role === 'steel',
  )
  assert.deepEqual(
    full.map((one) => [Math.min(...xs(one)), Math.max(...xs(one))]),
    [[-1, 1]],
  )
})

test('the column is drawn as wide as the deepest of pile and soil asks for', () => {
  const across = (length: number) => {
    const [water] = drawn({ length })
    return Math.max(...xs(water as Shape))
  }
  near(across(80), 2 * across(30), 1e-5)
  assert.equal(across(5), across(40))
  assert.equal(Math.min(...drawn().flatMap(depths)), -40)
})

test('a load pushes the pile down, and one that pulls it points up and away', () => {
  const arrow = (pulled: boolean) =>
    loads({ load: 1e6, pulled }).map((s) => (s.kind === 'load' ? [s.towards, s.away === true] : []))
  assert.deepEqual(arrow(false), [[270, false]])
  assert.deepEqual(arrow(true), [[90, true]])
  assert.deepEqual(loads({ load: 0 }), [])
})

test('a shear comes at the left of the head, and the moment is written at the right of it', () => {
  const both = [{ label: named('shear') }, { label: named('moment'), moment: true as const }]
  const said = drawn({ across: both }).flatMap((s) =>
    'label' in s && 'at' in s && ['shear', 'moment'].includes(inWords(Object.values(s.label ?? {})))
      ? [[s.kind, (s.at as readonly number[])[0]]]
      : [],
  )
  assert.deepEqual(said, [
    ['load', -1],
    ['note', 1],
  ])
})

test('the step of the penetration says by how much the capacity there is more than the load', () => {
  const soil = pileSoil([clay, clay])
  // the second layer bears twice the load from its top on
  const at = (depth: number): AxialCapacity => ({
    ...{ L: depth, frictions: [], Q_f: 0, q: 0, Q_p: 0, Q_u: 0, Q_b: 0 },
    ...{ Q_d: depth > 10 ? 2e6 : 1e5 * depth * 0.5, Q_t: 0 },
  })
  const trace = newTrace()
  near(requiredPenetration(soil, at, 1e6, COMPRESSION, trace)?.depth, 10, 1e-6)
  const step = trace.steps.find(({ symbol }) => symbol === 'L_req')
  near(step?.kind === 'solved' ? step.residual : undefined, 1)
  assert.equal(requiredPenetration(soil, at, 1e6, TENSION, newTrace()), undefined)
})

test('capacities in compression and in tension are called so', () => {
  assert.match(inLayers.values.total_compression_capacity.title, /^Ultimate compression capacity$/)
  assert.match(inLayers.values.tension_capacity.title, /^Ultimate tension capacity$/)
})
