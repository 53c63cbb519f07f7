/** No barrel is lost: sums of any records, exactness through the units, and the trend of a known decline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { fromSI } from '@keelson/units'
import { clean } from '@keelson/workflow'
import fc from 'fast-check'
import { bbl, days, mcf } from '../_shared/field-units.ts'
import { dashed, daysInMonth, isMonth, monthEnd, monthsFrom, spanOf } from '../_shared/months.ts'
import type { MonthRow } from '../_shared/ogor-a/data.ts'
import { wellMonths } from '../_shared/ogor-a/well-months.ts'
import { declineRate } from './calculate-decline.ts'
import { allGroups, groupingSums, totalOf } from './calculate-groups.ts'
import { monthlySeries } from './calculate-series.ts'

const volume = fc.integer({ min: -1000, max: 999_999_999 })
const row: fc.Arbitrary<MonthRow> = fc.record({
  month: fc.constantFrom('202001', '202002', '202112'),
  api12: fc.constantFrom('608120000100', '608120000101', '608120000200'),
  lease: fc.constantFrom('', 'G1', '00016'),
  operator: fc.constantFrom('', 'ALPHA'),
  field: fc.constantFrom('', 'WR100', 'GC1'),
  product: fc.constantFrom('O', 'G', 'U', 'S', 'T'),
  oil: volume,
  gas: volume,
  water: volume,
  injection: volume,
  records: fc.integer({ min: 1, max: 9 }),
  days: fc.integer({ min: 0, max: 93 }),
  longest: fc.integer({ min: 0, max: 31 }),
  negative: fc.constant(0),
})
const inOrder = (rows: readonly MonthRow[]) =>
  rows.toSorted((a, b) => (`${a.month}${a.api12}` < `${b.month}${b.api12}` ? -1 : 1))

test('every grouping of any records sums to their total, and so do wells and months', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), (unordered) => {
      const rows = inOrder(unordered)
      const total = totalOf(rows)
      const groups = allGroups({ rows })
      for (const sum of groupingSums(groups, total)) assert.equal(sum.difference, 0, sum.grouping)
      const wells = wellMonths(rows)
      assert.equal(
        wells.reduce((sum, w) => sum + w.oil, 0),
        total.oil,
      )
      assert.equal(monthlySeries(groups.month, wells).at(-1)?.cumulativeOil, total.oil)
      for (const w of wells) {
        assert.ok(w.producingDays >= 0 && w.producingDays <= daysInMonth(w.month))
        assert.ok(w.uptime === null || (w.uptime >= 0 && w.uptime <= 1))
      }
    }),
  )
})

test('whole barrels, Mcf and days of up to 12 digits come back whole from SI', () => {
  const whole = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 })
  fc.assert(
    fc.property(whole, (n) => {
      assert.equal(clean(fromSI(bbl(n), 'bbl')), n)
      assert.equal(clean(fromSI(mcf(n), 'Mcf')), n)
      assert.equal(clean(fromSI(days(n), 'd')), n)
    }),
    { numRuns: 2000 },
  )
})

test('months follow the Gregorian calendar', () => {
  assert.deepEqual(
    ['190002', '200002', '202302', '202402', '202404', '202412'].map(daysInMonth),
    [28, 29, 28, 29, 30, 31],
  )
  assert.deepEqual(monthsFrom('201911', '202002'), ['201911', '201912', '202001', '202002'])
  assert.deepEqual(monthsFrom('202002', '202001'), [])
  assert.equal(spanOf('201312', '201401'), 2)
  assert.deepEqual([dashed('202002'), monthEnd('202002')], ['2020-02', '2020-02-29'])
  assert.deepEqual(['202000', '202013', '2020', '189912', '210001'].map(isMonth), [false, false, false, false, false])
})

test('an exponential decline of 12 % a year is found, and six months are the least', () => {
  const series = monthsFrom('202001', '202212').map((month, i) => {
    const group = {
      key: month,
      oil: 0,
      gas: 0,
      water: 0,
      injection: 0,
      records: 1,
      firstMonth: month,
      lastMonth: month,
      wells: 1,
    }
    const [m] = monthlySeries([group], [])
    assert.ok(m)
    return { ...m, oilRate: 1000 * Math.exp((-0.12 * i) / 12) }
  })
  const D = declineRate(series, silent)
  assert.ok(typeof D === 'number' && Math.abs(fromSI(D, '1/year') / 0.12 - 1) < 1e-12)
  assert.ok(typeof declineRate(series.slice(0, 5), silent) === 'object')
})
