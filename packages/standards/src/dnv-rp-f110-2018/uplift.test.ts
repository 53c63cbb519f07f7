/** Cover and download against a script that knows the practice only, a peer program and the way back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import * as f110 from './uplift.ts'
import worked from './worked.json' with { type: 'json' }

test('uplift, download and cover are what the script gives', () => {
  assertScriptAgrees(f110, worked)
})

test('drained uplift is that of a peer program', () => {
  const source = peer('benranderson/uhb F_uplift_d, medium sand')
  const soil = { gamma_s: 8500, D: 0.1683, f: 0.47 }
  const R_req = 5182.691070903653
  assertEquationHolds(f110.drainedUplift, {
    worked: [{ args: { ...soil, H: 0.9 }, value: R_req, relTol: 1e-12, source }],
  })
  assertEquationHolds(f110.coverOfUplift, { worked: [{ args: { ...soil, R_req }, value: 0.9, relTol: 1e-9, source }] })
})

test('the cover gives back the resistance it was asked for, also without friction, and is never negative', () => {
  const length = fc.double({ min: 0, max: 5, noNaN: true })
  fc.assert(
    fc.property(length, fc.double({ min: 0, max: 1, noNaN: true }), (H, f) => {
      const soil = { gamma_s: 9000, D: 0.3, f }
      const back = f110.coverOfUplift.evaluate({ ...soil, R_req: f110.drainedUplift.evaluate({ ...soil, H }) })
      assert.ok(Math.abs(back - H) < 1e-9)
    }),
  )
  assert.equal(f110.coverOfUplift.evaluate({ R_req: 0, gamma_s: 9000, D: 0.3, f: 0.5 }), 0)
})
