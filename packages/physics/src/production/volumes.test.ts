/** Reported volumes: each equation against a value worked outside the code. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as v from './volumes.ts'

// Jack (WR759) 2008-2024, sums of the official files computed with pandas; ratios of them worked by long division.
const JACK = { N_p: 141_632_677, G_p: 33_238_705, W_p: 5_642_072 }
const source = 'BSEE OGOR-A 2008-2024, BOEM field WR759, pandas'

test('the oil equivalent counts six Mcf, or 5.62 by BOEM, as a barrel', () => {
  assertEquationHolds(v.oilEquivalent, {
    worked: [
      { args: { ...JACK, f_g: 6 }, value: 147_172_461.1666667, relTol: 1e-12, source },
      { args: { N_p: 0, G_p: 562, f_g: 5.62 }, value: 100, relTol: 1e-14, source: 'one hundred times 5.62 Mcf' },
    ],
    ranges: { N_p: [0, 1e9], G_p: [0, 1e10], f_g: [1, 10] },
  })
})

test('ratios of cumulative volumes agree with the independent sums', () => {
  const ranges = { N_p: [1, 1e9], W_p: [0, 1e9], G_p: [0, 1e10] } as const
  const { N_p, G_p, W_p } = ranges
  assertEquationHolds(v.gasOilRatio, {
    worked: [{ args: JACK, value: 234.6824596, relTol: 1e-9, source }],
    ranges: { N_p, G_p },
  })
  assertEquationHolds(v.waterCut, {
    worked: [{ args: JACK, value: 0.03830983952, relTol: 1e-9, source }],
    ranges: { N_p, W_p },
  })
  assertEquationHolds(v.waterOilRatio, {
    worked: [{ args: { N_p: 3, W_p: 6 }, value: 2, relTol: 0, source: 'six of water with three of oil' }],
    ranges: { N_p, W_p },
  })
})

test('a rate is a volume over the days of the calendar or of production', () => {
  const ranges = { t_m: [28, 31] } as const
  assertEquationHolds(v.calendarDayRate, {
    worked: [{ args: { V: 1_657_260, t_m: 31 }, value: 53_460, relTol: 0, source: 'Jack, July 2020, peak month' }],
    ranges,
  })
  assertEquationHolds(v.producingDayRate, {
    worked: [{ args: { N_p: 1500, t_pd: 15 }, value: 100, relTol: 0, source: 'long division' }],
  })
  assertEquationHolds(v.wellProducingDays, {
    worked: [
      { args: { t_i: 45, t_m: 30 }, value: 30, relTol: 0, source: 'two intervals cannot exceed the month' },
      { args: { t_i: 12, t_m: 30 }, value: 12, relTol: 0, source: 'one interval of twelve days' },
    ],
    ranges: { ...ranges, t_i: [0, 93] },
  })
  assertEquationHolds(v.uptime, {
    worked: [{ args: { t_w: 7, t_m: 28 }, value: 0.25, relTol: 0, source: 'a week of February' }],
    ranges: { t_m: [28, 31], t_w: [0, 31] },
  })
  assertEquationHolds(v.oilShare, {
    worked: [
      { args: { N_w: 35_964_993, N_p: 250_569_835 }, value: 0.1435328119, relTol: 1e-9, source: 'St. Malo, pandas' },
    ],
  })
})
