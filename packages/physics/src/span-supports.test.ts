/** Claims about supports under a span, against a script that knows beams only, and over all counts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as supports from './span-supports.ts'
import worked from './span-supports.worked.json' with { type: 'json' }

test('spacing, reactions, base and cost are what the script gives', () => {
  assertScriptAgrees(supports, worked)
})

test('the number of supports is the smallest that fits', () => {
  for (const [L, L_allow, t_ol] of [
    [60, 12, 0],
    [60, 12, 1],
    [24.000001, 12, 0],
    [100, 7.3, 0.4],
  ] as const) {
    const n = supports.supportsNeeded.evaluate({ L, L_allow, t_ol })
    const fits = (k: number) => L / (k + 1) + t_ol <= L_allow * (1 + 1e-9)
    assert.ok(fits(n) && (n === 0 || !fits(n - 1)), `${L} in spans of ${L_allow}: ${n}`)
  }
  assertEquationHolds(supports.supportsNeeded, {
    ranges: { L: [1, 100], L_allow: [10, 60], t_ol: [0, 3] },
    worked: [
      { args: { L: 10, L_allow: 20.2, t_ol: 0 }, value: 0, relTol: 0, source: closedForm('shorter than allowable') },
    ],
  })
})
