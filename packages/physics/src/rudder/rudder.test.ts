/** Rudder forces against scripts of their sources, against a published code's numbers, and against what symmetry asks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, peer } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as coefficients from './coefficients.ts'
import coefficientValues from './coefficients.worked.json' with { type: 'json' }
import lowAspect from './lowaspect.worked.json' with { type: 'json' }
import * as normal from './normal-force.ts'
import * as stall from './stall.ts'
import * as torque from './stock-torque.ts'
import * as whicker from './whicker-fehlner.ts'
import worked from './worked.json' with { type: 'json' }

test('normal force and torque are those of the script', () =>
  assertScriptAgrees({ ...normal, ...torque, ...stall }, worked))
test('lift and drag of low aspect ratio are those of the script', () => assertScriptAgrees(whicker, lowAspect))
test('the coefficients of Soeding and Brix are those of the script', () =>
  assertScriptAgrees(coefficients, coefficientValues))

test('lift of Brix at 20 degrees is that of an open implementation', () => {
  const alpha = (20 * Math.PI) / 180
  const C_L2 = coefficients.edgeLift.evaluate({ C_Q: 1, alpha })
  const C_L1 = coefficients.brixLift.evaluate({ Lambda: 1.8, alpha })
  assertEquationHolds(coefficients.liftCoefficient, {
    worked: [
      { args: { C_L1, C_L2 }, value: 0.859981239, relTol: 1e-8, source: peer('srmainwaring/acme, BrixRudderModel') },
    ],
  })
})

test('on the balance angle the pressure stands on the stock', () => {
  const [c, x_s] = [4, 1.2]
  const delta = torque.balanceAngle.evaluate({ s_b: torque.sineOfBalance.evaluate({ x_s, c }) })
  near(torque.centreOfPressure.evaluate({ c, delta }), x_s, 1e-12)
})

test('a rudder is the same to port and starboard', () => {
  const lift = (alpha: number) => whicker.liftCoefficient.evaluate({ C_L_alpha: 0.03, alpha, C_Dc: 0.8, Lambda: 1.2 })
  near(lift(-12), -lift(12), 1e-12)
  const place = (delta: number) => torque.centreOfPressure.evaluate({ c: 3, delta })
  near(place(-0.4), place(0.4), 1e-12)
})

test('a rudder of very high aspect ratio has the lift slope of thin foils by Soeding and nine tenths of it by Whicker', () => {
  assertEquationHolds(coefficients.soedingLift, {
    worked: [
      {
        args: { Lambda: 1e9, alpha: Math.PI / 2 },
        value: 2 * Math.PI,
        relTol: 1e-8,
        source: closedForm('thin foil theory'),
      },
    ],
  })
  near(57.3 * whicker.liftSlope.evaluate({ Lambda: 1e9 }), 1.8 * Math.PI, 1e-8)
})

test('normal force is the lift where the stream meets the chord head on', () => {
  assert.equal(normal.normalOfLiftAndDrag.evaluate({ L: 5, D: 2, alpha: 0 }), 5)
})

test('the jet of a propeller keeps the flow on a rudder for longer', () => {
  assert.deepEqual([stall.STALL_OPEN.value, stall.STALL_BEHIND.value], [25, 35])
})
