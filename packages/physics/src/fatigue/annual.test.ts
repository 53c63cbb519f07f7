/** Damage by the year against a script that knows the rule only, and as the damage of a life has it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand } from '@keelson/equations/testing.ts'
import * as annual from './annual.ts'
import worked from './annual.worked.json' with { type: 'json' }
import { factoredDamage, fatigueLife } from './miner.ts'
import { rayleighScale } from './two-slope.ts'

test('damage by the year is that of the script', () => assertScriptAgrees(annual, worked))

test('the life and the margin are those of the damage over the design life', () => {
  const [D_a, T_L, DFF] = [5.4e-4, 25, 10]
  const D = D_a * T_L
  const close = (a: number, b: number) => assert.ok(Math.abs(a / b - 1) < 1e-12)
  close(annual.lifeOfAnnualDamage.evaluate({ D_a }), fatigueLife.evaluate({ T_L, D }))
  close(annual.annualUtilisation.evaluate({ D_a, T_L, DFF }), factoredDamage.evaluate({ D, DFF }))
  close(annual.annualUtilisation.evaluate({ D_a: annual.allowableAnnualDamage.evaluate({ T_L, DFF }), T_L, DFF }), 1)
})

test('the deviation is that whose ranges have the scale', () => {
  const sigma = annual.deviationOfScale.evaluate({ S: 16 })
  assert.ok(Math.abs(rayleighScale.evaluate({ sigma }) - 16) < 1e-12)
})

test('two hundredths of a year are a week and 7.3 hours', () => {
  assertEquationHolds(annual.exposureInYear, {
    worked: [
      { args: { p_e: 0.02, T_y: 31557600 }, value: 631152, relTol: 1e-12, source: byHand('7 * 86400 + 7.32 * 3600') },
    ],
  })
})
