/** Claims about the Miner sum and what follows from it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import * as m from './miner.ts'

const hand = { relTol: 1e-15, source: 'by hand' }

test('the printed rule is the code, at numbers worked by hand', () => {
  assertEquationHolds(m.designCycles, { worked: [{ args: { n_b: 1000, T_L: 25, T_b: 5 }, value: 5000, ...hand }] })
  assertEquationHolds(m.historyCycles, {
    worked: [{ args: { c: 0.5, n_r: 1000, T_L: 25, T_b: 5 }, value: 2500, ...hand }],
  })
  assertEquationHolds(m.binDamage, { worked: [{ args: { n: 1, N: 4 }, value: 0.25, ...hand }] })
  assertEquationHolds(m.minerSum, { worked: [{ args: { n: [1, 1, 1], N: [2, 4, 8] }, value: 0.875, ...hand }] })
  assertEquationHolds(m.damageSum, { worked: [{ args: { d: [0.5, 0.25, 0.125] }, value: 0.875, ...hand }] })
  assertEquationHolds(m.scaledDamage, { worked: [{ args: { d_0: 0.5, n: 3000, n_0: 1000 }, value: 1.5, ...hand }] })
  assertEquationHolds(m.fatigueLife, { worked: [{ args: { T_L: 25, D: 0.5 }, value: 50, ...hand }] })
  assertEquationHolds(m.fatigueMargin, { worked: [{ args: { D: 0.125, DFF: 4 }, value: 2, ...hand }] })
  assertEquationHolds(m.factoredDamage, { worked: [{ args: { D: 0.125, DFF: 4 }, value: 0.5, ...hand }] })
  assertEquationHolds(m.allowableDamage, { worked: [{ args: { DFF: 4 }, value: 0.25, ...hand }] })
})

test('no bins do no damage, and endless endurance none either', () => {
  assert.equal(m.damageOf([]), 0)
  assert.equal(m.damageOf([{ n: 1e6, N: Number.POSITIVE_INFINITY }]), 0)
})

test('damage is proportional to the cycles and does not depend on their order', () => {
  const number = fc.double({ min: 1, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(fc.record({ n: number, N: number }), { minLength: 1, maxLength: 20 }),
      number,
      (bins, factor) => {
        const D = m.damageOf(bins)
        const scaled = m.damageOf(bins.map((b) => ({ ...b, n: b.n * factor })))
        assert.ok(Math.abs(scaled / (D * factor) - 1) < 1e-12)
        assert.ok(Math.abs(m.damageOf(bins.toReversed()) / D - 1) < 1e-12)
      },
    ),
  )
})
