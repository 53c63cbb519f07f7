/** Claims about the way from the node to the separator: its parts in a row, and what a choke does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { fromSI, toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import { chokePressure, lawOf } from './choke-laws.ts'
import { USUAL_OPTIONS } from './gradient.ts'
import { VERTICAL } from './gradient-parts.ts'
import { liftCurve } from './lift.ts'
import { type Flowline, flowlineOf, outflowCurve, type Producer } from './outflow.ts'

const WELL: Producer = {
  depth: toSI(6000, 'ft'),
  diameter: toSI(2.441, 'in'),
  roughness: toSI(0.0006, 'in'),
  inclination: VERTICAL,
  wellheadTemperature: toSI(120, 'degF'),
  bottomholeTemperature: toSI(190, 'degF'),
  oilApiGravity: 35,
  gasGravity: 0.65,
  waterGravity: 1.05,
  gasOilRatio: toSI(500, 'scf/stb'),
  waterCut: 0.2,
  correlation: 'hagedorn_brown',
  options: USUAL_OPTIONS,
}
const LINE: Flowline = {
  separatorPressure: toSI(150, 'psia'),
  length: toSI(4000, 'ft'),
  diameter: toSI(2.9, 'in'),
  roughness: toSI(0.0018, 'in'),
  inclination: 0.02,
  temperature: toSI(100, 'degF'),
}
const RATE = toSI(800, 'stb/d')

test('without a surface side the outflow is the lift of the wellhead pressure', () => {
  const well = { ...WELL, wellheadPressure: toSI(300, 'psia') }
  assert.equal(outflowCurve(well).pressureAt(RATE), liftCurve(well).pressureAt(RATE))
  assert.deepEqual(outflowCurve(well).flowlineAt(RATE), [])
  assert.throws(() => outflowCurve(WELL), RangeError)
})

test('a flowline ends in its separator, and its inlet is the wellhead', () => {
  const curve = outflowCurve({ ...WELL, flowline: LINE })
  const surface = curve.surfaceAt(RATE)
  assert.ok(surface)
  const steps = curve.flowlineAt(RATE)
  near(steps[0]?.p_1, LINE.separatorPressure, 1e-12)
  near(steps.at(-1)?.p_2, surface.wellhead, 1e-12)
  assert.equal(surface.inlet, surface.wellhead)
  assert.equal(curve.pressureAt(RATE), liftCurve({ ...WELL, wellheadPressure: surface.wellhead }).pressureAt(RATE))
})

test('a flowline of no length changes nothing; a longer, narrower or steeper one asks for more', () => {
  const wellhead = (changed: Partial<Flowline>) =>
    outflowCurve({ ...WELL, flowline: { ...LINE, ...changed } }).surfaceAt(RATE)?.wellhead ?? Number.NaN
  near(wellhead({ length: 0 }), LINE.separatorPressure, 1e-12)
  for (const changed of [{ length: 1.2 * LINE.length }, { diameter: 0.9 * LINE.diameter }, { inclination: 0.05 }])
    assert.ok(wellhead(changed) > wellhead({}))
})

test('a small bean holds the pressure of its law, a wide one that of the flowline, an open one that of the air', () => {
  const curve = (size: number, flowline?: Flowline) =>
    outflowCurve({ ...WELL, bean: { size, law: 'ros' }, ...(flowline && { flowline }) }).surfaceAt(RATE)
  const [small, wide] = [curve(16, LINE), curve(120, LINE)]
  const law = lawOf('ros', silent)
  const byHand = chokePressure.evaluate({ ...law, R_gl: 400, q_L: 1000, S_b: 16 })
  near(fromSI(small?.wellhead ?? 0, 'psia'), byHand, 1e-9)
  assert.ok((small?.inlet ?? 0) < (small?.wellhead ?? 0))
  assert.equal(wide?.wellhead, wide?.inlet)
  assert.equal(curve(20)?.inlet, undefined)
  near(
    fromSI(outflowCurve({ ...WELL, bean: { size: 128, law: 'ros' } }).surfaceAt(RATE / 1000)?.wellhead ?? 0, 'psia'),
    14.7,
  )
})

test('a flowline or a choke holds the wellhead, whatever pressure is told beside it', () => {
  const wellheadPressure = toSI(2000, 'psia')
  const bean = { size: 16, law: 'ros' } as const
  for (const held of [{ flowline: LINE }, { bean }, { flowline: LINE, bean }]) {
    const { wellhead } = outflowCurve({ ...WELL, ...held, wellheadPressure }).surfaceAt(RATE) ?? {}
    assert.equal(wellhead, outflowCurve({ ...WELL, ...held }).surfaceAt(RATE)?.wellhead)
    assert.ok(wellhead !== undefined && wellhead < wellheadPressure)
  }
})

test('the flowline is marched by Beggs and Brill without the path and the match of the tubing', () => {
  const line = flowlineOf({ ...WELL, flowline: LINE, correction: { gravity: 1.1, friction: 1 } }, LINE)
  assert.equal(line.correlation, 'beggs_brill')
  assert.equal(line.correction, undefined)
  assert.equal(line.path, undefined)
  assert.equal(line.gasOilRatio, WELL.gasOilRatio)
})
