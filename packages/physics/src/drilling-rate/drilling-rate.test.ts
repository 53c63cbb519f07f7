/** Rates of penetration against a script, published examples, and what is known of them without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, published } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as by from './bourgoyne-young.ts'
import * as limits from './bourgoyne-young-limits.ts'
import * as terms from './bourgoyne-young-terms.ts'
import * as exponent from './d-exponent.ts'
import * as cost from './drilling-cost.ts'
import * as models from './models.ts'
import * as energy from './specific-energy.ts'
import worked from './worked.json' with { type: 'json' }

const k = limits.LN_TEN.value

test('rates, terms, energies, exponents and costs are those of the script', () => {
  assertScriptAgrees({ ...by, ...terms, ...limits, ...models, ...energy, ...exponent, ...cost }, worked)
})

test('the d exponents of two published examples', () => {
  const lapeyrouse = published('Lapeyrouse, ch. 5: 30 ft/h, 120 rpm, 35 klbf, 8.5 in: 1.82')
  const forum = published("drillingformulas.com, 'Corrected D Exponent': 90 ft/h, 110 rpm, 20 klbf, 8.5 in: 1.20")
  assertEquationHolds(exponent.drillingExponent, {
    worked: [
      { args: { R: 30, N: 120, W: 35, d_b: 8.5 }, value: 1.82, relTol: 3e-3, source: lapeyrouse },
      { args: { R: 90, N: 110, W: 20, d_b: 8.5 }, value: 1.2, relTol: 4.2e-3, source: forum },
    ],
  })
})

test('a foot costs what the published example says', () => {
  const source = published(
    "drillingformulas.com, 'Drilling cost per foot': 27,000 USD, 3,500 USD/h, 50 h and 12 h, 5,000 ft",
  )
  const args = { C_b: 27000, C_r: 3500, t_b: 50, t_c: 0, t_t: 12, Delta_D: 5000 }
  assertEquationHolds(cost.costPerLength, { worked: [{ args, value: 48.8, relTol: 1e-12, source }] })
})

test('where every condition is the reference, all factors are one', () => {
  const source = closedForm('10 000 ft, 9 ppg, no overbalance, reference weight and speed, new bit, 1000 lbf')
  const one = { value: 1, relTol: 1e-12, source }
  assertEquationHolds(by.compaction, { worked: [{ args: { k, a_2: 2e-4, D: 10000 }, ...one }] })
  assertEquationHolds(by.undercompaction, { worked: [{ args: { k, a_3: 2e-4, D: 8000, g_p: 9 }, ...one }] })
  assertEquationHolds(by.overbalance, { worked: [{ args: { k, a_4: 5e-5, D: 8000, g_p: 12, rho_c: 12 }, ...one }] })
  assertEquationHolds(by.bitWeight, { worked: [{ args: { w: 4, w_t: 0.5, w_r: 4, a_5: 1.2 }, ...one }] })
  assertEquationHolds(by.bitSpeed, { worked: [{ args: { N: 60, N_r: 60, a_6: 0.6 }, ...one }] })
  assertEquationHolds(by.toothWear, { worked: [{ args: { a_7: 0.9, h: 0 }, ...one }] })
  assertEquationHolds(by.jetImpact, { worked: [{ args: { F_j: 1000, a_8: 0.4 }, ...one }] })
})

test('both forms are one where their coefficients are converted', () => {
  const [D, g_p, rho_c] = [12000, 11, 11.8]
  const a = { a_2: 1e-4, a_3: 2e-4, a_4: 3e-5 }
  const factor = (name: number, x: number) => terms.termFactor.evaluate({ a: k * name, x })
  near(by.compaction.evaluate({ k, a_2: a.a_2, D }), factor(a.a_2, terms.depthTerm.evaluate({ D })), 1e-12)
  near(
    by.undercompaction.evaluate({ k, a_3: a.a_3, D, g_p }),
    factor(a.a_3, terms.pressureTerm.evaluate({ D, g_p })),
    1e-12,
  )
  near(
    by.overbalance.evaluate({ k, a_4: a.a_4, D, g_p, rho_c }),
    factor(a.a_4, terms.overbalanceTerm.evaluate({ D, g_p, rho_c })),
    1e-12,
  )
  near(by.drillability.evaluate({ k, a_1: 1.4 }), terms.baseRate.evaluate({ a_1: k * 1.4 }), 1e-12)
})

test('cuttings left under the bit only slow it', () => {
  const of = { a: 0.01, S: 15, d_b: 8.5, N: 100, W: 30, b: 5 }
  const dirty = (c: number) => models.imperfectCleaning.evaluate({ ...of, c, gamma_f: 1.2, mu: 15, F_jm: 0.8 })
  near(dirty(0), models.perfectCleaning.evaluate(of), 1e-12)
  assert.ok(dirty(0.003) < dirty(0.001) && dirty(0.001) < dirty(0))
})

test('a line through two points is exact', () => {
  const points = { W_k: [20, 40] as const, d_b: 8.5 }
  const rates = { R_k: [30, 75] as const, N_k: [100, 120] as const }
  const x_m = models.meanLogWeight.evaluate(points)
  const y_m = models.meanLogRatio.evaluate(rates)
  const a_w = models.binghamExponent.evaluate({ ...rates, y_m, ...points, x_m })
  near(a_w, Math.log(75 / 120 / (30 / 100)) / Math.log(2), 1e-12)
  const K = models.binghamConstant.evaluate({ y_m, a_w, x_m })
  near(models.binghamRate.evaluate({ K, W: 40, d_b: 8.5, a_w, N: 120 }), 75, 1e-12)
})

test('the specific energy of the paper in field units', () => {
  const A = (Math.PI / 4) * 8.5 ** 2
  const field = 25000 / A + (120 * Math.PI * 120 * 6500) / (A * 60)
  const si = energy.specificEnergy.evaluate({
    W: 25000 * 4.4482216152605,
    A_b: A * 0.0254 ** 2,
    N: (120 * 2 * Math.PI) / 60,
    T: 6500 * 1.3558179483314,
    R: (60 * 0.3048) / 3600,
  })
  near(si / 6894.757293168361, field, 1e-12)
  near(
    energy.bitTorque.evaluate({ mu_b: 0.5, d_b: 8.5 * 0.0254, W: 22000 * 4.4482216152605 }) / 1.3558179483314,
    (0.5 * 8.5 * 22000) / 36,
    1e-12,
  )
})

test('on the normal trend the pores have their normal pressure', () => {
  assertEquationHolds(exponent.eatonPorePressure, {
    worked: [
      {
        args: { G_ob: 18.5, G_n: 9, d_c: 1.6, d_cn: 1.6, n_E: 1.2 },
        value: 9,
        relTol: 1e-12,
        source: byHand('18.5 - (18.5 - 9) * (1.6 / 1.6) ** 1.2'),
      },
    ],
  })
})
