/** Equations against a script that knows the method only, Folias factors of the table, and how the factors bound one another. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, type Evidence, published } from '@keelson/equations/testing.ts'
import { toSI } from '@keelson/units'
import * as wall from './corroded-wall.ts'
import * as part4 from './part-4.ts'
import * as part5 from './part-5.ts'
import byScript from './worked.json' with { type: 'json' }

const worked = <A>(args: A, value: number, relTol: number, source: Evidence) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const inch = (x: number) => toSI(x, 'in')

test('equations and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...wall, ...part4, ...part5 }, byScript)
})

test('the polynomial gives the Folias factors of the table', () => {
  const TABLE = { 0.5: 1.056, 1: 1.199, 2: 1.618, 5: 3.091, 8: 4.492, 10: 5.497 }
  for (const [lambda, value] of Object.entries(TABLE)) {
    const of = worked({ lambda: Number(lambda) }, value, 5e-4, published('API 579-1 table 5.2'))
    assertEquationHolds(part5.foliasFactor, { ...of, ranges: { lambda: [0, part5.LAMBDA_LIMIT.value] } })
  }
})

test('the curves of the screening and of the averaging are finite over their whole ranges', () => {
  const flaw = { lambda: 1.87714, RSF_a: 0.9, M_t: 1.56135 }
  assertEquationHolds(part5.screeningRatio, {
    ...worked(flaw, 0.763914, 1e-4, byHand('(0.9 - 0.9 / 1.56135) / (1 - 0.9 / 1.56135)')),
    ranges: { M_t: [1.02, 24], RSF_a: [0.8, 1] },
  })
  assertEquationHolds(part4.averagingFactor, {
    ...worked({ R_t: 0.5, RSF_a: 0.9 }, 0.578781, 1e-5, byHand('1.123 * sqrt((0.5 / (1 - 0.5 / 0.9)) ** 2 - 1)')),
    ranges: { R_t: [0, 1.2], RSF_a: [0.8, 1] },
  })
  for (const R_t of [0.95, 0.9, 0.009 / 0.01]) assert.equal(part4.averagingFactor.evaluate({ R_t, RSF_a: 0.9 }), 50)
})

test('full joints that carry what the flaw leaves need no more than its strength', () => {
  const full = closedForm('E_C = E_L = 1: (1 + 1)/(2 RSF)')
  assertEquationHolds(part5.tensileStrengthFactor, worked({ E_C: 1, E_L: 1, RSF: 0.8 }, 1.25, 1e-12, full))
})

test('Level 2 of a profile, and never below Level 1 of its length and depth', () => {
  const x = [0, 1, 2, 3, 4, 5, 6].map(inch)
  const t = [0.35, 0.33, 0.26, 0.2, 0.24, 0.31, 0.35].map(inch)
  const pipe = { D: inch(12.05), t_c: inch(0.35) }
  const worst = part5.worstSubInterval({ x, y: t.map((ti) => pipe.t_c - ti) }, pipe)
  assert.deepEqual([worst.start, worst.end], [1, 5])
  assert.ok(Math.abs(worst.lowest / 0.853199 - 1) < 1e-4)
  const whole = part5.foliasFactor.evaluate({ lambda: part5.shellParameter.evaluate({ s: inch(6), ...pipe }) })
  assert.ok(worst.lowest > part5.remainingStrengthFactor.evaluate({ R_t: 0.2 / 0.35, M_t: whole }))
})

test('on the screening curve the remaining strength factor is the allowable one', () => {
  for (const lambda of [0.5, 2, 8, 20]) {
    const M_t = part5.foliasFactor.evaluate({ lambda })
    const R_t = part5.screeningRatio.evaluate({ lambda, RSF_a: 0.9, M_t })
    const RSF = part5.remainingStrengthFactor.evaluate({ R_t, M_t })
    assert.ok(R_t === 0.2 ? RSF >= 0.9 : Math.abs(RSF - 0.9) < 1e-12, `${lambda}`)
  }
})
