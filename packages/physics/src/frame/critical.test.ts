/** Critical loads of columns and of a portal, by closed forms and by the stability equation of the portal. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { criticalLoad } from './critical.ts'
import type { FrameModel, Position, Support } from './model.ts'
import { solveFrame } from './solve.ts'

const [EA, EI, L, P] = [2e12, 2e6, 10, 1000]
const FIXED = { x: 0, y: 0, rotation: 0 }

/** A column of equal parts along y, pressed at its top. */
function column(parts: number, top: Omit<Support, 'node'>, foot: Omit<Support, 'node'> = FIXED): number | undefined {
  return pressed(parts, top, foot, P)?.factor
}
function pressed(parts: number, top: Omit<Support, 'node'>, foot: Omit<Support, 'node'>, load: number) {
  const nodes = Array.from({ length: parts + 1 }, (_, k): Position => [0, (k * L) / parts])
  const model: FrameModel = {
    nodes,
    members: nodes.slice(1).map((_, k) => ({ start: k, end: k + 1, EA, EI })),
    supports: [
      { node: 0, ...foot },
      { node: parts, ...top },
    ],
    nodeLoads: [{ node: parts, y: -load }],
  }
  return criticalLoad(model, solveFrame(model))
}
const euler = (Math.PI ** 2 * EI) / L ** 2 / P

test('Euler, Timoshenko and Gere (1961) 2.1 to 2.3: four columns, whatever the number of members', () => {
  for (const parts of [1, 2, 7]) {
    near(column(parts, {}), euler / 4, 1e-8)
    near(column(parts, { x: 0 }, { x: 0, y: 0 }), euler, 1e-8)
    near(column(parts, { x: 0, rotation: 0 }), 4 * euler, 1e-8)
    // tan u = u at 4.493409457909064
    near(column(parts, { x: 0 }), (4.493409457909064 / Math.PI) ** 2 * euler, 1e-8)
  }
})

test('a portal on fixed feet that sways: u/tan u = -6 for a beam as long and as stiff as its columns', () => {
  const model: FrameModel = {
    nodes: [
      [0, 0],
      [0, L],
      [L, L],
      [L, 0],
    ],
    members: [0, 1, 2].map((k) => ({ start: k, end: k + 1, EA, EI })),
    supports: [
      { node: 0, ...FIXED },
      { node: 3, ...FIXED },
    ],
    nodeLoads: [
      { node: 1, y: -P },
      { node: 2, y: -P },
    ],
  }
  let [a, b] = [Math.PI / 2 + 1e-6, Math.PI - 1e-6]
  while (b - a > 1e-12) {
    const u = (a + b) / 2
    if (u / Math.tan(u) > -6) a = u
    else b = u
  }
  const found = criticalLoad(model, solveFrame(model))
  near(found?.factor, (a ** 2 * EI) / L ** 2 / P, 1e-4)
  near(found?.compression, P, 1e-6)
})

test('a frame in tension alone has no critical load', () => {
  const nodes: readonly Position[] = [
    [0, 0],
    [0, L],
  ]
  const model: FrameModel = {
    nodes,
    members: [{ start: 0, end: 1, EA, EI }],
    supports: [{ node: 0, ...FIXED }],
    nodeLoads: [{ node: 1, y: P }],
  }
  assert.equal(criticalLoad(model, solveFrame(model)), undefined)
})

test('a load a thousandth or a million times as large: the column buckles at the same force', () => {
  for (const load of [1e-3, 1e9]) near((pressed(2, {}, FIXED, load)?.factor ?? 0) * load, (euler / 4) * P, 1e-8)
})

test('an interval from one to two takes 33 halvings of its logarithm: ln 2/2^33 is 0.8e-10, ln 2/2^32 is 1.6e-10', () => {
  assert.equal(pressed(2, { x: 0 }, FIXED, P)?.halvings, 33)
})

test('a cantilever that is bent across: a compression of 1e-10 of the load is rounding, one of 1e-8 presses it', () => {
  const at = (x: number) => {
    const model: FrameModel = {
      nodes: [
        [0, 0],
        [L, 0],
      ],
      members: [{ start: 0, end: 1, EA, EI }],
      supports: [{ node: 0, ...FIXED }],
      nodeLoads: [{ node: 1, x: -x, y: -P }],
    }
    return criticalLoad(model, solveFrame(model))
  }
  assert.equal(at(1e-10 * P), undefined)
  near((at(1e-8 * P)?.factor ?? 0) * 1e-8, euler / 4, 1e-7)
})

test('a column of one member between clamped ends: one mode at its critical load, whatever its length', () => {
  for (const length of [1.37, 3.59, 10, 12.1, 27.64]) {
    const model: FrameModel = {
      nodes: [
        [0, 0],
        [0, length],
      ],
      members: [{ start: 0, end: 1, EA, EI }],
      supports: [
        { node: 0, ...FIXED },
        { node: 1, x: 0, rotation: 0 },
      ],
      nodeLoads: [{ node: 1, y: -P }],
    }
    const found = criticalLoad(model, solveFrame(model))
    near(found?.factor, (4 * euler * L ** 2) / length ** 2, 1e-8)
    assert.equal(found?.modes, 1, `length ${length}`)
  }
})
