/** Top tension against a script that knows the rules only, a peer's test, and cases known without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, peer } from '@keelson/equations/testing.ts'
import * as tension from './top-tension.ts'
import worked from './worked.json' with { type: 'json' }

test('tensions, factors and limits are those of the script', () => assertScriptAgrees(tension, worked))

const columns = { A_i: 0.15, d_m: 14000, H_m: 1500, d_w: 10050, H_w: 1500 }
const string = { W_s: 2e6, f_wt: 1.05, B_n: 8e5, f_bt: 0.96 }

test('the slip-ring tension is that of a peer', () => {
  assertEquationHolds(tension.slipRingTension, {
    worked: [
      {
        args: { ...string, ...columns },
        value: 2220.75e3,
        relTol: 1e-9,
        source: peer('digitalmodel, test of the minimum slip-ring tension, 2H-TNE-0050-03 eq. 3.2'),
      },
    ],
  })
})

test('mud as heavy as the sea and as high leaves the string alone', () => {
  const args = { ...string, B_n: 0, ...columns, d_m: 10050 }
  assertEquationHolds(tension.slipRingTension, {
    worked: [{ args, value: 2.1e6, relTol: 1e-12, source: closedForm('1.05 times the weight') }],
  })
})

test('the minimum top tension leaves just the slip-ring tension when the tensioners have failed', () => {
  const lost = { N_t: 12, R_f: 0.95, n_f: 2 }
  const T_set = tension.minimumTopTension.evaluate({ T_SR: 6.51e6, ...lost })
  assert.ok(Math.abs(tension.verticalTensionFailed.evaluate({ T_set, ...lost }) - 6.51e6) < 1e-6)
  assertEquationHolds(tension.minimumTopTension, {
    worked: [
      {
        args: { T_SR: 6.51e6, ...lost },
        value: 8223157.894736842,
        relTol: 1e-12,
        source: byHand('6.51e6 * 12 / (0.95 * 10)'),
      },
    ],
  })
})

test('with the overall minimum set, the overpull is the one wanted', () => {
  const [R_f, net, W_L, O_req] = [0.9, 4511055, 9e5, 222e3]
  const overpullAt = (T_set: number) =>
    tension.connectorOverpull.evaluate({ T_b: tension.verticalTension.evaluate({ R_f, T_set }) - net, W_L })
  const T_min = 6078880
  const T_all = tension.overallMinimum.evaluate({ T_min, O_req, O_min: overpullAt(T_min), R_f, T_rec: 0 })
  assert.ok(Math.abs(overpullAt(T_all) - O_req) < 1e-6)
})
