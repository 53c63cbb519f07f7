/** Claims about the Miner sum and what follows from it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as m from './miner.ts'

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
