/** Righting levers against a script of the handbooks, against boxes and cylinders, and what is read from their curves. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { compartmentBody, hullBody } from '../hull/body.ts'
import { boxForm } from '../hull/boxes.ts'
import { cylinderForm, wigleyForm } from '../hull/testing-forms.ts'
import { type Afloat, attitudeAt, attitudesAt } from './attitude.ts'
import * as cross from './cross-curve.ts'
import * as draughts from './draughts.ts'
import * as heeling from './heeling.ts'
import * as lost from './lost-buoyancy.ts'
import * as curves from './righting-curve.ts'
import worked from './worked.json' with { type: 'json' }

const near = (a: number, b: number, tolerance = 1e-9) =>
  assert.ok(Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(b)), `${a} is not ${b}`)
const DEG = Math.PI / 180
const afloat = (over: Partial<Afloat>): Afloat => ({
  hull: hullBody(boxForm(100, 40, 20)),
  flooded: [],
  volume: 40000,
  centre: { x: 0, y: 0, z: 16 },
  ...over,
})

test('areas, arms, moments and lost buoyancy are those of the script', () => {
  assertScriptAgrees({ ...curves, ...cross, ...heeling, ...lost, ...draughts }, worked)
})

test('a box has the righting levers of the wall-sided formula up to its deck edge', () => {
  for (const heel of [0.05, 0.2, 0.4]) {
    const { arm, slope, residual } = attitudeAt(afloat({}), heel)
    near(arm, Math.sin(heel) * (5 + 40 / 3 - 16 + (20 / 3) * Math.tan(heel) ** 2))
    near(slope, 0)
    assert.ok(residual < 1e-10)
  }
})

test('a heel to the other side has the arm of the other sign', () => {
  near(attitudeAt(afloat({}), -0.5).arm, -attitudeAt(afloat({}), 0.5).arm)
})

test('a cylinder has the arm of a pendulum, whatever floats it', () => {
  const ship = afloat({ hull: hullBody(cylinderForm(50, 5)), volume: 1500, centre: { x: 0, y: 0, z: 4 } })
  for (const heel of [0.3, 0.9, 1.5]) near(attitudeAt(ship, heel).arm, Math.sin(heel), 2e-4)
})

test('a box trims by her centre of gravity over her longitudinal metacentric height', () => {
  const { slope, displaced, level } = attitudeAt(afloat({ centre: { x: 0.5, y: 0, z: 8 } }), 0)
  const BM = 100 ** 2 / 120
  // The centre of buoyancy of a trimmed box: BM tan forward, BM tan^2/2 up.
  near(BM * slope, 0.5 + slope * (8 - 5 - (BM * slope ** 2) / 2), 1e-9)
  near(displaced.volume, 40000)
  near(level, 10)
})

test('a centre of gravity off the centre line heels the ship to where her arm is nothing', () => {
  const ship = afloat({ centre: { x: 0, y: 0.3, z: 14 } })
  assert.ok(attitudeAt(ship, 0).arm < 0)
  near(attitudeAt(ship, 0).arm, -0.3)
})

test('at any heel the arm of a centre of gravity off the centre line is less by its share', () => {
  const [on, off] = [0, 0.3].map((y) => attitudeAt(afloat({ centre: { x: 0, y, z: 14 } }), 0.4).arm)
  near((on ?? 0) - (off ?? 0), 0.3 * Math.cos(0.4))
})

test('the centre of buoyancy lies under that of gravity, lengthwise, at any heel', () => {
  const centre = { x: 1.2, y: 0.4, z: 11 }
  for (const heel of [0, 0.3, 0.9]) {
    const { displaced: d, slope } = attitudeAt(afloat({ centre }), heel)
    const up = centre.z * Math.cos(heel) - centre.y * Math.sin(heel)
    const apart = d.x / d.volume - centre.x + slope * (d.v / d.volume - up)
    assert.ok(Math.abs(apart) < 2e-9, `${apart} at ${heel}`)
    assert.ok(Math.abs(slope) > 1e-4)
  }
})

test('the steps to draught and trim are those of Newton, and few', () => {
  const centre = { x: 4, y: 0.5, z: 11 }
  const form = wigleyForm({ length: 100, breadth: 16, draught: 8, depth: 12 })
  const space = { aft: 20, forward: 35, starboard: -8, port: 8, bottom: 0, top: 12 }
  const ship = afloat({
    hull: hullBody(form),
    flooded: [{ body: compartmentBody(form, space), permeability: 0.9 }],
    volume: 4500,
    centre: { x: 3, y: 0.2, z: 6 },
  })
  const steps = [
    attitudeAt(afloat({ centre }), 0.2),
    attitudeAt(afloat({ centre }), 0.35),
    attitudeAt(ship, 0.2),
    attitudeAt(ship, 0.5),
  ]
  assert.deepEqual(
    steps.map(({ iterations }) => iterations),
    [4, 4, 5, 5],
  )
})

test('a flooded compartment carries no more: the textbook barge sinks by what her waterplane has left', () => {
  const form = boxForm(100, 20, 10)
  const space = { aft: -10, forward: 10, starboard: -10, port: 10, bottom: 0, top: 10 }
  const flooded = [{ body: compartmentBody(form, space), permeability: 1 }]
  const upright = attitudeAt(afloat({ hull: hullBody(form), flooded, volume: 10000 }), 0)
  near(upright.level, 6.25)
  const half = attitudeAt(
    afloat({ hull: hullBody(form), flooded: [{ ...flooded[0], permeability: 0.5 } as never], volume: 10000 }),
    0,
  )
  near(half.level, 10000 / (2000 - 200))
})

test('a compartment to port heels the ship to port, and one forward trims her by the bow', () => {
  const form = boxForm(100, 20, 10)
  const space = { aft: 20, forward: 40, starboard: 0, port: 10, bottom: 0, top: 10 }
  const ship = afloat({
    hull: hullBody(form),
    flooded: [{ body: compartmentBody(form, space), permeability: 0.95 }],
    volume: 10000,
    centre: { x: 0, y: 0, z: 6 },
  })
  const upright = attitudeAt(ship, 0)
  assert.ok(upright.arm < 0 && upright.slope > 0)
})

test('a ship that has lost her reserve does not float, and nothing floats without a weight', () => {
  assert.throws(() => attitudeAt(afloat({ volume: 80001 }), 0.3), /does not float/)
  assert.throws(() => attitudeAt(afloat({ volume: 0 }), 0.3), /displacement, length and depth/)
})

test('each heel begun at the last one ends where it ends alone', () => {
  const ship = afloat({
    hull: hullBody(wigleyForm({ length: 100, breadth: 10, draught: 6.25, depth: 9 })),
    volume: 2500,
    centre: { x: 0.4, y: 0, z: 4 },
  })
  const heels = [0, 0.3, 0.8, 1.5]
  for (const { heel, arm, slope } of attitudesAt(ship, heels)) {
    const alone = attitudeAt(ship, heel)
    near(arm, alone.arm)
    near(slope, alone.slope)
  }
  const [first, , , last] = attitudesAt(ship, heels)
  assert.ok((first?.iterations ?? 99) <= 8 && (last?.iterations ?? 99) <= 12)
})

const sine: curves.HeelCurve = { at: Math.sin, knots: Array.from({ length: 19 }, (_, i) => (i * Math.PI) / 18) }

test('the area under a sine is one less its cosine', () => {
  // Simpson's rule leaves h^4/2880 of it.
  const left = (10 * DEG) ** 4 / 2880
  near(curves.areaUnder(sine, 0, 1), 1 - Math.cos(1), 1.1 * left)
  near(curves.areaUnder(sine, 0.3, 2), Math.cos(0.3) - Math.cos(2), 1.1 * left)
  assert.equal(curves.areaUnder(sine, 1, 1), 0)
})

test('a curve crosses another where it rises above it, and where it falls below it', () => {
  const half = () => 0.5
  near(curves.crossing(sine, half, 'rising', 0, Math.PI)?.heel ?? 0, Math.PI / 6)
  near(curves.crossing(sine, half, 'falling', 1, Math.PI)?.heel ?? 0, (5 * Math.PI) / 6)
  assert.equal(
    curves.crossing(sine, () => 2, 'rising', 0, Math.PI),
    undefined,
  )
  assert.equal(curves.crossing(sine, () => 0, 'rising', 0, Math.PI)?.heel, 0)
  assert.equal(curves.crossing(sine, half, 'falling', 0, 1), undefined)
})

test('a crossing a few millimetres below a knot is found', () => {
  const line = { at: (x: number) => x, knots: [0, 0.5, 1] }
  near(curves.crossing(line, () => 0.495, 'rising', 0, 1)?.heel ?? 0, 0.495)
  near(curves.crossing({ at: (x) => 1 - x, knots: [0, 0.5, 1] }, () => 0.505, 'falling', 0, 1)?.heel ?? 0, 0.495)
})

test('the largest arm lies at a knot or between places', () => {
  near(curves.largestArm(sine, 0, Math.PI).heel, Math.PI / 2, 1e-6)
  near(curves.largestArm(sine, 0, 1).arm, Math.sin(1))
  const shifted = { at: (x: number) => Math.sin(x + 0.031), knots: sine.knots }
  near(curves.largestArm(shifted, 0, Math.PI).heel, Math.PI / 2 - 0.031, 1e-6)
  near(curves.largestArm(shifted, 0, Math.PI).arm, 1)
  const peak = { at: (x: number) => 1 - Math.abs(x - 1), knots: [0, 1, 2] }
  assert.deepEqual(curves.largestArm(peak, 0, 2), { heel: 1, arm: 1 })
})

test('a table of cross curves gives straight lines between its righting levers', () => {
  const heels = [0, 0.2, 0.4]
  const arms = cross.rightingArms(cross.tabulatedCrossCurve(heels, [0, 2.1, 4]), 9)
  near(arms.at(0.3), (2.1 + 4 - 9 * (Math.sin(0.2) + Math.sin(0.4))) / 2)
  assert.throws(() => arms.at(0.41), /outside/)
  const smooth = cross.rightingArms(
    cross.smoothCrossCurve((x) => 3 * x, heels),
    2,
  )
  near(smooth.at(0.3), 0.9 - 2 * Math.sin(0.3))
})
