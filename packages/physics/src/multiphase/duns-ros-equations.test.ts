/** Each equation and chart of Duns and Ros against a script that knows the sources only, and against a printed example. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import worked from './duns-ros.worked.json' with { type: 'json' }
import * as charts from './duns-ros-charts.ts'
import * as dunsRos from './duns-ros-equations.ts'

const lyons = published('Lyons, Standard Handbook vol. 2, Duns-Ros Example 2, pp. 499-500')

test('the equations and charts of Duns and Ros give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...charts, ...dunsRos }, worked, {
    slipHoldup: { v_s: [-1, 20] },
    mistRoughness: { X_f: [1e-6, 10] },
    roughFilmFriction: { k_f: [0.05, 1] },
  })
})

test('the slip of the slug flow in Example 2 of Lyons', () => {
  assertEquationHolds(dunsRos.slugSlip, {
    worked: [
      {
        args: { F_5: 0.2, N_Gv: 9.03, N_d: 26.2, F_6: 0.58, F_7: 0.12, N_Lv: 4.751 },
        value: 4.88,
        relTol: 0.01,
        source: lyons,
      },
    ],
  })
  // with the slip velocity that it prints
  assertEquationHolds(dunsRos.slipHoldup, {
    worked: [{ args: { v_s: 1.933, v_m: 6.227, v_sl: 2.147 }, value: 0.42, relTol: 0.005, source: lyons }],
  })
})

test('the end of slug flow and the start of mist are whole numbers at whole roots', () => {
  const source = closedForm('50 + 36 * 4, 75 + 84 * 8 with 16^(3/4) = 8')
  assertEquationHolds(dunsRos.slugBoundary, { worked: [{ args: { N_Lv: 4 }, value: 194, relTol: 1e-12, source }] })
  assertEquationHolds(dunsRos.mistBoundary, { worked: [{ args: { N_Lv: 16 }, value: 747, relTol: 1e-12, source }] })
})
