/** Ratings of casing against a script, the printed limits of the regimes, and another program. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as bulletin from '../api-bull-5c3-1994/collapse.ts'
import bulletinWorked from '../api-bull-5c3-1994/worked.json' with { type: 'json' }
import * as collapse from './collapse.ts'
import worked from './worked.json' with { type: 'json' }
import * as yielding from './yielding.ts'

test('the equations give what the scripts give', () => {
  assertScriptAgrees({ ...collapse, ...yielding }, worked)
  assertScriptAgrees(bulletin, bulletinWorked)
})

function limitsOf(Y_p: number) {
  const [A, B, C] = [collapse.constantA, collapse.constantB, collapse.constantC].map((e) => e.evaluate({ Y_p })) as [
    number,
    number,
    number,
  ]
  const x = collapse.constantX.evaluate({ A, B })
  const F = collapse.constantF.evaluate({ Y_p, A, B, x })
  const G = collapse.constantG.evaluate({ F, A, B })
  const s_yp = collapse.yieldLimit.evaluate({ A, B, C, Y_p })
  const s_pt = collapse.plasticLimit.evaluate({ Y_p, A, F, C, B, G })
  return { Y_p, A, B, C, F, G, s_yp, s_pt, s_te: collapse.transitionLimit.evaluate({ A, B }) }
}

/** Minimum performance tables: limits of D/t by grade, ksi. */
test('the regimes end where the tables of the grades have it', () => {
  for (const [grade, yielded, plastic, transition] of [
    [55, 14.81, 25.01, 37.21],
    [80, 13.38, 22.47, 31.02],
    [95, 12.85, 21.33, 28.36],
    [110, 12.44, 20.41, 26.22],
    [125, 12.11, 19.63, 24.46],
  ] as const) {
    const { s_yp, s_pt, s_te } = limitsOf(1000 * grade)
    near(s_yp, yielded, 5e-4)
    near(s_pt, plastic, 5e-4)
    near(s_te, transition, 5e-4)
  }
})

test('collapse runs on from each regime into the next', () => {
  for (const Y_p of [40e3, 55e3, 80e3, 110e3, 155e3]) {
    const of = limitsOf(Y_p)
    const { s_yp, s_pt, s_te } = of
    near(collapse.yieldCollapse.evaluate({ Y_p, s: s_yp }), collapse.plasticCollapse.evaluate({ ...of, s: s_yp }), 1e-9)
    near(
      collapse.plasticCollapse.evaluate({ ...of, s: s_pt }),
      collapse.transitionCollapse.evaluate({ ...of, s: s_pt }),
      1e-9,
    )
    near(collapse.transitionCollapse.evaluate({ ...of, s: s_te }), collapse.elasticCollapse.evaluate({ s: s_te }), 1e-9)
  }
})

test('what axial stress leaves is all of the yield strength without it and nothing at yield, in both editions', () => {
  const [Y_p, sigma_a] = [5e8, 5e8]
  near(yielding.equivalentYield.evaluate({ Y_p, sigma_a: 0, p_i: 0 }), Y_p, 1e-12)
  assert.ok(Math.abs(yielding.equivalentYield.evaluate({ Y_p, sigma_a, p_i: 0 })) < 1)
  near(
    bulletin.axialEquivalentYield.evaluate({ Y_p, sigma_a: 2e8 }),
    yielding.equivalentYield.evaluate({ Y_p, sigma_a: 2e8, p_i: 0 }),
    1e-12,
  )
})

/** pro-well-plan/pwploads at c369d3b, collapse_calcs.py: 13 3/8 in by 0.480 in, N80 under 600 000 lbf. */
test('the yield strength under tension is that of an open implementation', () => {
  near(yielding.equivalentYield.evaluate({ Y_p: 80000, sigma_a: 30855.94, p_i: 0 }), 59977.16, 1e-6)
})
