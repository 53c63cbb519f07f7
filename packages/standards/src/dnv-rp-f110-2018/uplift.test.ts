/** Cover and download against a peer program, a closed form and values worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import fc from 'fast-check'
import * as f110 from './uplift.ts'

const hand = 'worked by hand'
const worked = <A>(args: A, value: number, relTol = 1e-12, source = hand) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('drained uplift is that of a peer program', () => {
  const peer = 'benranderson/uhb F_uplift_d, medium sand'
  const args = { gamma_s: 8500, H: 0.9, D: 0.1683, f: 0.47 }
  assertEquationHolds(f110.drainedUplift, worked(args, 5182.691070903653, 1e-12, peer))
  assertEquationHolds(f110.coverOfUplift, worked({ R_req: 5182.691070903653, ...args }, 0.9, 1e-9, peer))
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

test('download required and available', () => {
  assertEquationHolds(f110.designDownload, worked({ gamma_L: 1.1, w_req: 2000 }, 2200))
  assertEquationHolds(f110.availableDownload, worked({ w: 700, R: 1300, gamma_UR: 1.3 }, 1700))
  assertEquationHolds(f110.downloadUtilisation, worked({ w_d: 2200, w_av: 4400 }, 0.5))
  assertEquationHolds(f110.requiredUplift, worked({ w_d: 2200, w: 700, gamma_UR: 1.3 }, 1950))
  assertEquationHolds(f110.mobilisedShare, worked({ w_req: 2000, w: 700, R: 2600 }, 0.5))
})
