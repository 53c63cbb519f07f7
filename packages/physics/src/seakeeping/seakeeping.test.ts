/** Claims about ships in waves: the script's values, closed forms and a peer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as response from './response.ts'
import * as sickness from './sickness.ts'
import * as slamming from './slamming.ts'
import worked from './worked.json' with { type: 'json' }

test('responses, slamming and sickness are those of the script', () =>
  assertScriptAgrees({ ...response, ...slamming, ...sickness }, worked))

test('at the limiting wave height the probability of slamming and of wetness is its limit', () => {
  const at = { V_cr: 3, T_s: 3, m_2r: 0.8, m_0r: 1.1 }
  const H = slamming.slammingHeight.evaluate({ H_s: 4, ...at, Q: 0.03 })
  const grown = (H / 4) ** 2
  near(slamming.slammingProbability.evaluate({ ...at, m_2r: 0.8 * grown, m_0r: 1.1 * grown }), 0.03, 1e-12)
  const W = slamming.wetnessHeight.evaluate({ H_s: 4, F_s: 4, m_0r: 1.1, Q: 0.05 })
  near(slamming.wetnessProbability.evaluate({ F_s: 4, m_0r: 1.1 * (W / 4) ** 2 }), 0.05, 1e-12)
})

test('a quarter of a g at the worst frequency is that of the Marine Systems Simulator', () => {
  const a_m = 0.8
  const mu = sickness.sicknessThreshold.evaluate({ f: 0.2 })
  near(sickness.sicknessOfTwoHours.evaluate({ a_m, mu }), 0.23237901, 1e-5) // HMmsi(0.8, 1.25664)
  near(sickness.tenPercentLimit.evaluate({ t: 4, f: 0.2 }), 0.3535533906, 1e-9) // ISOmsi(4 h)
})

test('both sides of the knee of the limit are one', () => {
  const at = (f: number) => sickness.tenPercentLimit.evaluate({ t: 2, f })
  assert.ok(Math.abs(at(0.315) / at(0.3149999) - 1) < 1e-3)
})

test('waves that follow a ship as fast as she runs are not met', () => {
  near(response.encounterFrequency.evaluate({ omega: 1, U: 9.81, beta: 0, g: 9.81 }) + 1, 1, 1e-12)
  near(response.encounterFrequency.evaluate({ omega: 1, U: 9.81, beta: Math.PI, g: 9.81 }), 2, 1e-12)
})
