/** The capacity-factored estimate against a script, a printed example and its closed forms. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, published } from '@keelson/equations/testing.ts'
import * as factored from './capacity-factored.ts'
import worked from './worked.json' with { type: 'json' }

const PLAIN = { I_2: 1, I_1: 1, L_f: 1 }

test('costs and ratios are those of the script', () => {
  assertScriptAgrees(factored, worked)
})

test('twice the size costs 1.5157 times as much by the six-tenths rule, and as much again where the exponent is one', () => {
  assertEquationHolds(factored.capacityFactoredCost, {
    worked: [
      {
        args: { ...PLAIN, C_1: 8e6, Q_2: 200_000, Q_1: 100_000, n: 0.6 },
        value: 12.1e6,
        relTol: 0.0045,
        source: published('Engineering and construction project management notes, economy of scale: 12,100,000'),
      },
      {
        args: { ...PLAIN, C_1: 3, Q_2: 4, Q_1: 2, n: 1 },
        value: 6,
        relTol: 1e-14,
        source: closedForm('in proportion'),
      },
      {
        args: { C_1: 1.5e9, Q_2: 140_000, Q_1: 90_000, n: 0.65, I_2: 812, I_1: 585, L_f: 1.1 },
        value: 3052176888,
        relTol: 1e-9,
        source: byHand('1500000000 * (14 / 9) ** 0.65 * 812 / 585 * 1.1'),
      },
    ],
  })
})
