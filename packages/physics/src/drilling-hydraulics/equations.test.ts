/** Drilling hydraulics against a script, printed examples, and what follows without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import { fromSI, toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import * as bit from './bit.ts'
import * as coiled from './coiled-tubing.ts'
import * as column from './column.ts'
import * as cuttings from './cuttings.ts'
import * as tripping from './tripping.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations give what the script gives', () => {
  assertScriptAgrees({ ...bit, ...coiled, ...column, ...cuttings, ...tripping }, worked)
})

test('a bit that costs a pressure has the area that costs it', () => {
  const at = { rho: 10, q: 400, C_d: 0.95 }
  const A_opt = bit.areaForLoss.evaluate({ ...at, dP_b: 1500 })
  near(bit.bitLoss.evaluate({ ...at, A_t: A_opt }), 1500, 1e-12)
})

test('the nozzle coefficient is that of Bernoulli in the units of the field, within its digits', () => {
  const [rho, q, A_t] = [toSI(12, 'ppg'), toSI(500, 'gpm'), toSI(0.4, 'in2')]
  const bernoulli = (rho * (q / A_t) ** 2) / 2
  near(bit.bitLoss.evaluate({ rho: 12, q: 500, C_d: 1, A_t: 0.4 }), fromSI(bernoulli, 'psi'), 1e-3)
})

test('no other parasitic loss gives more hydraulic power or more jet impact', () => {
  const [p_max, m] = [3000, 1.75]
  const power = (p: number) => (p_max - p) * p ** (1 / m)
  const impact = (p: number) => Math.sqrt(p_max - p) * p ** (1 / m)
  const best = bit.parasiticForPower.evaluate({ p_max, m })
  const bestImpact = bit.parasiticForImpact.evaluate({ p_max, m })
  for (const share of [0.9, 0.99, 1.01, 1.1]) {
    assert.ok(power(best) > power(share * best))
    assert.ok(impact(bestImpact) > impact(share * bestImpact))
  }
})

/** Table 2.4: 6 cP, 12 ppg, quarter-inch cuttings of 2.7 and sphericity 0.8. */
test('the slip velocity, Reynolds number and friction of a printed example fulfil the friction of Guo and Liu', () => {
  const psi = 0.8
  const args = {
    A_f: cuttings.frictionA.evaluate({ psi }),
    B_f: cuttings.frictionB.evaluate({ psi }),
    C_f: cuttings.frictionC.evaluate({ psi }),
    N_p: 240,
  }
  const source = published('Guo and Liu (2011) table 2.4')
  assertEquationHolds(cuttings.particleFriction, { worked: [{ args, value: 2.935, relTol: 1e-3, source }] })
  const slip = { d_c: 0.25, f_p: 2.935, rho_s: 22.524, rho: 12 }
  assertEquationHolds(cuttings.frictionSlip, { worked: [{ args: slip, value: 0.5166, relTol: 1e-3, source }] })
})

/** Ch. 5: 4 1/2 in pipe with 3.82 in bore in 7 7/8 in hole, 270 ft/min. */
test('the velocity of a printed open-ended trip', () => {
  const source = published('Lapeyrouse (2002) ch. 5, surge and swab, example 2')
  const args = { v_p: 270, K_c: 0.45, d_p: 4.5, d_i: 3.82, d_h: 7.875 }
  assertEquationHolds(tripping.openVelocity, { worked: [{ args, value: 149, relTol: 4e-3, source }] })
})

test('a closed pipe is an open one without a bore', () => {
  const args = { v_p: 270, K_c: 0.45, d_p: 4.5, d_h: 7.875 }
  const source = closedForm('no bore')
  const value = tripping.closedVelocity.evaluate(args)
  assertEquationHolds(tripping.openVelocity, { worked: [{ args: { ...args, d_i: 0 }, value, relTol: 1e-14, source }] })
})

test('what goes up the annulus and the pipe is what the pipe sweeps', () => {
  const [v_p, d_p, d_i, d_h] = [200, 4.5, 3.82, 7.875]
  for (const s of [0, 0.3, 1]) {
    const v_a = tripping.sweptAnnulus.evaluate({ s, v_p, d_p, d_h })
    const v_i = tripping.sweptPipe.evaluate({ s, v_p, d_p, d_i })
    near(v_a * (d_h ** 2 - d_p ** 2) + v_i * d_i ** 2, v_p * d_p ** 2, 1e-12)
  }
})

test('gel in a gap of one inch over 300 ft costs its own number of psi', () => {
  const args = { tau_g: 12, L_j: [100, 200], d_hj: [6, 7], d_pj: [5, 6] }
  const source = closedForm('300/300')
  assertEquationHolds(column.gelPressure, { worked: [{ args, value: 12, relTol: 1e-12, source }] })
})
