/** The equations of two series against a script that knows the sources only, against published values, and by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, published } from '@keelson/equations/testing.ts'
import * as differences from './differences.ts'
import * as skill from './skill.ts'
import * as summary from './summary.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations of two series give what the script gives', () => {
  assertScriptAgrees({ ...differences, ...skill, ...summary }, worked)
})

test('a candidate that is the reference has an efficiency of 1; one no better than its mean of 0', () => {
  assertEquationHolds(skill.efficiency, {
    worked: [
      { args: { S_dd: 0, S_rr: 3 }, value: 1, relTol: 0, source: closedForm('no difference') },
      { args: { S_dd: 3, S_rr: 3 }, value: 0, relTol: 0, source: closedForm('as far off as the mean') },
    ],
  })
})

test('a point on its tolerance: 1 + 0.1 * 15 = 2.5', () => {
  assertEquationHolds(differences.pointTolerance, {
    worked: [{ args: { t_a: 1, t_r: 0.1, r_k: -15 }, value: 2.5, relTol: 1e-15, source: byHand('1 + 0.1 * 15') }],
  })
})

/** Data sets that NIST constructed so that one-pass sums fail; mean, deviation and autocorrelation are exact. */
const alternating = (middle: number, low: number, high: number) => [
  middle,
  ...Array.from({ length: 1000 }, (_, i) => (i % 2 === 0 ? low : high)),
]
const STRD = [
  { name: 'NumAcc1', y: [10000001, 10000003, 10000002], m: 10000002, s: 1, r: -0.5, digits: 1e-15 },
  { name: 'NumAcc2', y: alternating(1.2, 1.1, 1.3), m: 1.2, s: 0.1, r: -0.999, digits: 1e-13 },
  { name: 'NumAcc3', y: alternating(1000000.2, 1000000.1, 1000000.3), m: 1000000.2, s: 0.1, r: -0.999, digits: 2e-9 },
  {
    name: 'NumAcc4',
    y: alternating(10000000.2, 10000000.1, 10000000.3),
    m: 10000000.2,
    s: 0.1,
    r: -0.999,
    digits: 2e-8,
  },
]
// The digits are those that the data keep as binary numbers: of 10000000.2, nine behind the point.
for (const { name, y, m, s, r, digits } of STRD) {
  test(`${name} of NIST has its certified mean, deviation and autocorrelation`, () => {
    const source = published(`NIST StRD, ${name}`)
    assertEquationHolds(summary.seriesMean, { worked: [{ args: { y }, value: m, relTol: 1e-13, source }] })
    assertEquationHolds(summary.sampleDeviation, { worked: [{ args: { y, m }, value: s, relTol: digits, source }] })
    assertEquationHolds(summary.lagOneAutocorrelation, {
      worked: [{ args: { y_a: y.slice(0, -1), y_b: y.slice(1), y, m }, value: r, relTol: digits, source }],
    })
  })
}

test('the statistics move with their series: a shift leaves the deviation, a scale takes it along', () => {
  const y = [3, 5, 4, 8]
  const of = (values: readonly number[]) => {
    const m = summary.seriesMean.evaluate({ y: values as [number] })
    return { s: summary.sampleDeviation.evaluate({ y: values as [number], m }), m }
  }
  const [first, shifted, scaled] = [of(y), of(y.map((v) => v + 100)), of(y.map((v) => -3 * v))]
  assert.ok(Math.abs(shifted.s - first.s) < 1e-12 && Math.abs(shifted.m - first.m - 100) < 1e-12)
  assert.ok(Math.abs(scaled.s - 3 * first.s) < 1e-12)
})
