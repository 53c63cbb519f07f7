/** Reported volumes: each equation against a script of the definitions, and against sums of the official files. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, peer } from '@keelson/equations/testing.ts'
import * as v from './volumes.ts'
import worked from './worked.json' with { type: 'json' }

// Jack (WR759) 2008-2024, sums of the official files.
const JACK = { N_p: 141_632_677, G_p: 33_238_705, W_p: 5_642_072 }
const source = peer('pandas: BSEE OGOR-A 2008-2024, BOEM field WR759')

test('volumes, ratios and rates are what the script gives, and finite over their ranges', () => {
  assertScriptAgrees(v, worked, {
    oilEquivalent: { N_p: [0, 1e9], G_p: [0, 1e10], f_g: [1, 10] },
    gasOilRatio: { N_p: [1, 1e9], G_p: [0, 1e10] },
    waterCut: { N_p: [1, 1e9], W_p: [0, 1e9] },
    waterOilRatio: { N_p: [1, 1e9], W_p: [0, 1e9] },
    wellProducingDays: { t_m: [28, 31], t_i: [0, 93] },
    uptime: { t_m: [28, 31], t_w: [0, 31] },
  })
})

test('the oil equivalent counts six Mcf, or 5.62 by BOEM, as a barrel', () => {
  assertEquationHolds(v.oilEquivalent, {
    worked: [
      { args: { ...JACK, f_g: 6 }, value: 147_172_461.1666667, relTol: 1e-12, source },
      { args: { N_p: 0, G_p: 562, f_g: 5.62 }, value: 100, relTol: 1e-14, source: closedForm('100 times 5.62 Mcf') },
    ],
  })
})

test('ratios of cumulative volumes agree with the independent sums', () => {
  assertEquationHolds(v.gasOilRatio, { worked: [{ args: JACK, value: 234.6824596, relTol: 1e-9, source }] })
  assertEquationHolds(v.waterCut, { worked: [{ args: JACK, value: 0.03830983952, relTol: 1e-9, source }] })
  assertEquationHolds(v.oilShare, {
    worked: [
      {
        args: { N_w: 35_964_993, N_p: 250_569_835 },
        value: 0.1435328119,
        relTol: 1e-9,
        source: peer('pandas: a well of St. Malo, BSEE OGOR-A'),
      },
    ],
  })
})

test('the peak month of Jack, July 2020, gave 53 460 bbl a day', () => {
  const july = byHand('1657260 / 31')
  assertEquationHolds(v.calendarDayRate, {
    worked: [{ args: { V: 1_657_260, t_m: 31 }, value: 53_460, relTol: 0, source: july }],
  })
})

test('a well on two intervals for 45 days has produced for the month, and a week of February is a quarter', () => {
  const month = closedForm('the days of the month at most')
  assertEquationHolds(v.wellProducingDays, {
    worked: [{ args: { t_i: 45, t_m: 30 }, value: 30, relTol: 0, source: month }],
  })
  assertEquationHolds(v.uptime, {
    worked: [{ args: { t_w: 7, t_m: 28 }, value: 0.25, relTol: 0, source: closedForm('one of four weeks') }],
  })
})
