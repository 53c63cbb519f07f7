/** Propeller and slipstream against a script, and against what momentum theory says of any of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as forces from './rudder-forces.ts'
import * as jet from './slipstream.ts'
import * as propeller from './thrust.ts'
import worked from './worked.json' with { type: 'json' }

test('propeller, slipstream and forces in it are those of the script', () =>
  assertScriptAgrees({ ...propeller, ...jet, ...forces }, worked))

test('a loading of 3 doubles the speed far behind', () => {
  const source = closedForm('momentum theory')
  assertEquationHolds(jet.speedFarBehind, { worked: [{ args: { V_A: 5, C_Th: 3 }, value: 10, relTol: 1e-12, source }] })
})

test('what passes the propeller passes far behind: radius and speed keep the flow', () => {
  const [V_A, V_inf, r_0] = [4, 11, 3]
  const r_inf = jet.radiusFarBehind.evaluate({ r_0, V_A, V_inf })
  near(V_inf * r_inf ** 2, ((V_A + V_inf) / 2) * r_0 ** 2, 1e-12)
})

test('thrust and loading give one speed far behind', () => {
  const [rho, V_A, D, C_Th] = [1025, 5, 6, 2.3]
  const T = propeller.thrustOfLoading.evaluate({ C_Th, rho, V_A, D })
  near(propeller.thrustLoading.evaluate({ T, rho, V_A, D }), C_Th, 1e-12)
  near(
    jet.speedFarBehindAtRest.evaluate({ V_A, T, rho, r_0: D / 2 }),
    jet.speedFarBehind.evaluate({ V_A, C_Th }),
    1e-12,
  )
})

test('the jet is as wide as the propeller at it, and narrows towards its far radius', () => {
  const radius = (x: number) => jet.radiusAtRudder.evaluate({ r_0: 2, r_inf: 1.6, x })
  near(radius(0), 2, 1e-12)
  assert.ok(radius(1) < radius(0.2) && radius(6) < radius(1))
  near(radius(1e6), 1.6, 1e-6)
})

test('a rudder wholly in a uniform jet has the lift of a uniform stream', () => {
  const whole = forces.liftInJet.evaluate({ rho: 1025, C_L: 0.6, lambda: 1, V_c: 7, A_in: 12, V_A: 7, A_out: 3 })
  near(whole, forces.liftInStream.evaluate({ rho: 1025, V: 7, A: 15, C_L: 0.6 }), 1e-12)
})
