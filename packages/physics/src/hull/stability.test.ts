/** Hydrostatics and metacentric heights against a script of the handbooks, and against hulls known in closed form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import {
  addDisplaced,
  compartmentBody,
  displacedUpright,
  heeledBody,
  hullBody,
  nothingDisplaced,
  sectionAt,
} from './body.ts'
import { boxForm } from './boxes.ts'
import { hullForm } from './form.ts'
import * as hydrostatics from './hydrostatics.ts'
import { multipliers } from './lengthwise.ts'
import * as metacentre from './metacentre.ts'
import { heeled, immerse, nothingImmersed, ofPoints, outlineOf, within } from './section.ts'
import * as simple from './simple-hulls.ts'
import worked from './stability.worked.json' with { type: 'json' }
import { cylinderForm, wigleyForm } from './testing-forms.ts'

const near = (a: number, b: number, tolerance = 1e-12) =>
  assert.ok(Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(b)), `${a} is not ${b}`)

test('sums, metacentric heights and simple hulls are those of the script', () => {
  assertScriptAgrees({ ...hydrostatics, ...metacentre, ...simple }, worked)
})

test('parabolas are integrated exactly, over even and uneven stations', () => {
  for (const x of [
    [0, 1, 2],
    [-3, -1, 0, 4, 5, 5.5],
    [0, 0.1, 3, 3.2],
  ]) {
    const m = multipliers(x)
    const integral = (f: (at: number) => number) => x.reduce((sum, at, i) => sum + (m[i] as number) * f(at), 0)
    const [a, b] = [x[0] as number, x.at(-1) as number]
    near(
      integral(() => 1),
      b - a,
    )
    near(
      integral((at) => at),
      (b ** 2 - a ** 2) / 2,
    )
    near(
      integral((at) => at ** 2),
      (b ** 3 - a ** 3) / 3,
    )
  }
  assert.deepEqual([...multipliers([0, 4])], [2, 2])
})

const square = outlineOf([
  { y: 0, z: 0 },
  { y: 3, z: 0 },
  { y: 3, z: 4 },
])

test('a section below a level has the area, the moments and the water line of a rectangle', () => {
  const found = nothingImmersed()
  immerse(square, 1.5, found)
  near(found.area, 9)
  near(found.u, 0)
  near(found.v, 9 * 0.75)
  near(found.line, 6)
  near(found.lineU, 0)
  near(found.lineUU, 6 ** 3 / 12)
  immerse(square, 5, found)
  assert.deepEqual([found.area, found.line], [24, 0])
  immerse(square, -1, found)
  assert.deepEqual([found.area, found.u, found.v, found.line], [0, 0, 0, 0])
})

test('at a right angle the low side lies under water', () => {
  const found = nothingImmersed()
  immerse(heeled(square, Math.PI / 2), 0, found)
  near(found.area, 12)
  near(found.u / found.area, 2)
  near(found.v / found.area, -1.5)
  near(found.line, 4)
  near(found.lineU, 8)
  near(found.lineUU, 4 ** 3 / 3)
})

test('the change of the area with the level is the water line, at any heel', () => {
  const [below, above, at] = [nothingImmersed(), nothingImmersed(), nothingImmersed()]
  for (const heel of [0.2, 0.7, 1.2]) {
    const turned = heeled(square, heel)
    immerse(turned, 1 - 1e-6, below)
    immerse(turned, 1 + 1e-6, above)
    immerse(turned, 1, at)
    near((above.area - below.area) / 2e-6, at.line, 1e-7)
    near((above.u - below.u) / 2e-6, at.lineU, 1e-7)
  }
})

test('within bounds a section is cut on four sides', () => {
  const found = nothingImmersed()
  immerse(within(square, { starboard: -1, port: 2, bottom: 1, top: 3 }), 10, found)
  near(found.area, 6)
  near(found.u / found.area, 0.5)
  near(found.v / found.area, 2)
  immerse(within(square, { starboard: 4, port: 5, bottom: 0, top: 3 }), 10, found)
  assert.equal(found.area, 0)
  assert.equal(ofPoints([]).y.length, 0)
})

test('what stands a few millimetres out of the water is out of it', () => {
  const found = nothingImmersed()
  immerse(square, 3.995, found)
  near(found.area, 6 * 3.995)
  near(found.line, 6)
  immerse(square, 0.005, found)
  near(found.area, 6 * 0.005)
  near(found.line, 6)
  immerse(within(square, { starboard: -2.995, port: 2.995, bottom: 0.005, top: 3.995 }), 10, found)
  near(found.area, 5.99 * 3.99)
})

test('a box displaces its length, breadth and draught', () => {
  const d = displacedUpright(hullBody(boxForm(100, 20, 12)), 5)
  near(d.volume, 10000)
  near(d.v / d.volume, 2.5)
  near(d.x, 0, 1e-6)
  near(d.plane, 2000)
  near(d.planeUU, (100 * 20 ** 3) / 12)
  near(d.planeXX, (20 * 100 ** 3) / 12)
  near(d.planeV, 10000)
  near(d.planeX, 0, 1e-9)
  near(d.planeXV, 0, 1e-9)
  near(d.planeU, 0, 1e-9)
})

test('in trimmed water the moments of the waterplane are those of its levels', () => {
  const d = nothingDisplaced()
  addDisplaced(hullBody(boxForm(100, 20, 12)), { level: 5, slope: 0.02 }, 1, d)
  near(d.planeXX, (20 * 100 ** 3) / 12)
  near(d.planeXV, (0.02 * 20 * 100 ** 3) / 12)
  near(d.planeV, 10000)
  near(d.x, (0.02 * 20 * 100 ** 3) / 12)
})

test('at a heel the waterplane lies off the middle of the base line by its level', () => {
  const d = nothingDisplaced()
  const heel = 0.3
  addDisplaced(heeledBody(hullBody(boxForm(100, 20, 12)), heel), { level: 5 * Math.cos(heel), slope: 0 }, 1, d)
  near(d.planeU / d.plane, 5 * Math.sin(heel))
})

test('Wigley’s hull has four ninths of its block, and its centre at five eighths of the draught', () => {
  const d = displacedUpright(hullBody(wigleyForm({ length: 100, breadth: 10, draught: 6.25, depth: 9 }, 21, 40)), 6.25)
  near(d.volume, (4 / 9) * 100 * 10 * 6.25, 6e-4)
  near(d.v / d.volume, 0.625 * 6.25, 6e-4)
  near(d.plane, (2 / 3) * 100 * 10, 1e-9)
})

test('a cylinder half under water displaces half a circle at any heel', () => {
  const body = hullBody(cylinderForm(10, 2))
  const d = displacedUpright(body, 2)
  near(d.volume, (10 * Math.PI * 4) / 2, 1e-9)
  near(2 - d.v / d.volume, (4 * 2) / (3 * Math.PI), 1e-3)
})

test('a compartment is the part of the hull between its bulkheads, whatever stations lie there', () => {
  const form = boxForm(100, 20, 12)
  const space = { starboard: -10, port: 10, bottom: 0, top: 12 }
  near(displacedUpright(compartmentBody(form, { ...space, aft: -10, forward: 15 }), 5).volume, 2500)
  near(displacedUpright(compartmentBody(form, { ...space, aft: 20, forward: 30, starboard: 0 }), 5).volume, 500)
  assert.throws(() => compartmentBody(form, { ...space, aft: 40, forward: 60 }), /extends beyond the hull stations/)
  assert.throws(() => compartmentBody(form, { ...space, aft: -60, forward: 0 }), /extends beyond the hull stations/)
  assert.throws(() => compartmentBody(form, { ...space, aft: 10, forward: 10 }), /extends beyond the hull stations/)
})

test('compartments between stations of a curved hull have their share of her', () => {
  const L = 100
  const form = wigleyForm({ length: L, breadth: 10, draught: 6, depth: 9 })
  const whole = displacedUpright(hullBody(form), 6).volume
  const share = (x: number) => 0.75 * ((2 * x) / L - (2 * x) ** 3 / L ** 3 / 3)
  const space = { starboard: -10, port: 10, bottom: 0, top: 9 }
  for (const [aft, forward] of [
    [-20, 20],
    [-35, 5],
    [10, 45],
  ] as const) {
    const own = displacedUpright(compartmentBody(form, { ...space, aft, forward }), 6).volume
    near(own / whole, share(forward) - share(aft), 1e-9)
  }
})

test('sections of other corners are matched along their girths', () => {
  const [bilge, flat] = [
    [
      { y: 0, z: 1 },
      { y: 3, z: 1 },
      { y: 3, z: 5 },
    ],
    [
      { y: 0, z: 1 },
      { y: 7, z: 1 },
    ],
  ]
  const form = hullForm([
    { x: 0, offsets: bilge },
    { x: 2, offsets: flat },
    { x: 4, offsets: bilge },
  ])
  assert.deepEqual(sectionAt(form, 1), [
    { y: 0, z: 1 },
    { y: 3, z: 1 },
    { y: 5, z: 3 },
  ])
})

test('between stations a section lies between its neighbours, also where these have other numbers of points', () => {
  const triangle = [
    { y: 0, z: 0 },
    { y: 4, z: 4 },
  ]
  const kinked = [
    { y: 0, z: 0 },
    { y: 1, z: 1 },
    { y: 4, z: 4 },
  ]
  const form = hullForm([
    { x: 0, offsets: triangle },
    { x: 2, offsets: kinked },
    { x: 4, offsets: triangle.map(({ y, z }) => ({ y: 2 * y, z })) },
  ])
  assert.equal(sectionAt(form, 1).length, 3)
  for (const { y, z } of sectionAt(form, 1)) near(y, z)
  near(sectionAt(form, 3).at(-1)?.y ?? 0, 6)
  for (const { y, z } of sectionAt(form, 0)) near(y, z)
  near(sectionAt(form, 0).at(-1)?.z ?? 0, 4)
})
