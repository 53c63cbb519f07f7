/** Claims about inflow curves: published wells, and that rate and pressure undo each other along every curve. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { fromSI, toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { type Deliverability, inflowCurve } from './inflow-curve.ts'

const J = toSI(0.3, 'stb/d/psi')
const psia = (p: number) => toSI(p, 'psia')

const CURVES: readonly Deliverability[] = [
  { kind: 'vogel', J },
  { kind: 'composite', J, p_b: psia(3000) },
  { kind: 'linear', J },
  { kind: 'fetkovich', C: 1e-4, n: 0.8 },
  { kind: 'jones', A_J: 0.5, B_J: 2e-4 },
]

test('well A of Guo et al.: 600 stb/d at the bubble point, 1100 in all, 1022 at 1000 psia', () => {
  const curve = inflowCurve({ kind: 'composite', J, p_b: psia(3000) }, psia(5000), silent)
  near(fromSI(curve.q_b ?? 0, 'stb/d'), 600)
  near(fromSI(curve.q_max, 'stb/d'), 1100)
  near(fromSI(curve.rate(psia(1000), silent), 'stb/d'), 1022.2222222, 1e-8)
})

test('rate and pressure undo each other, from none to the open flow', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...CURVES), share, (d, u) => {
      const curve = inflowCurve(d, psia(5000), silent)
      const p = curve.pressure(u * curve.q_max, silent)
      return p >= -1e-3 && Math.abs(curve.rate(Math.max(0, p), silent) - u * curve.q_max) <= 1e-6 * curve.q_max
    }),
    { seed: 3, numRuns: 500 },
  )
})

test('every curve falls from the reservoir pressure to the open flow', () => {
  for (const d of CURVES) {
    const curve = inflowCurve(d, psia(5000), silent)
    near(curve.pressure(0, silent), psia(5000))
    assert.ok(Math.abs(curve.pressure(curve.q_max, silent)) < 1)
    const rates = [4000, 3000.001, 2999.999, 1000, 0].map((p) => curve.rate(psia(p), silent))
    rates.slice(1).forEach((q, i) => {
      assert.ok(q > (rates[i] ?? 0), d.kind)
    })
  }
})

test('straight line and Vogel join at the bubble point with one slope', () => {
  const curve = inflowCurve({ kind: 'composite', J, p_b: psia(3000) }, psia(5000), silent)
  const slope = (p: number) => (curve.rate(psia(p - 0.01), silent) - curve.rate(psia(p + 0.01), silent)) / psia(0.02)
  near(slope(3000.1), slope(2999.9), 1e-3)
  near(slope(2999.9), J, 1e-3)
})

test('a composite curve of a saturated reservoir is that of Vogel', () => {
  const saturated = inflowCurve({ kind: 'composite', J, p_b: psia(5000) }, psia(5000), silent)
  assert.equal(saturated.q_max, inflowCurve({ kind: 'vogel', J }, psia(5000), silent).q_max)
  assert.equal(saturated.q_b, undefined)
})
