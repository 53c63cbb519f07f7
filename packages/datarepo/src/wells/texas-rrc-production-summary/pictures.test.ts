/** What the charts and tables of a Texas summary say, held against inline records. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, pointsOf, rowsOf, runWithFile } from '@keelson/engine/testing.ts'
import { texasRrcProductionSummary as workflow } from './index.ts'

/** District, lease, operator, month of 2020, oil and gas. */
const ROWS = [
  ['08', '1', 'ALPHA', 1, 3100, 6200],
  ['08', '1', 'ALPHA', 2, 2900, 8700],
  ['08', '2', 'BETA', 1, 620, 0],
  ['03', '3', 'BETA', 1, 930, 1860],
  ['03', '3', 'BETA', 3, 310, 620],
  ['7B', '4', 'GAMMA', 2, 0, 290],
] as const
const inline_records = ROWS.map(([district, lease_number, operator_name, month, oil_production, gas_production]) => ({
  district,
  lease_number,
  operator_name,
  year: 2020,
  month,
  oil_production,
  gas_production,
  lease_name: `L${lease_number}`,
}))
const run = (over: object = {}): Promise<Ran> => runWithFile(workflow, { inline_records, ...over })
const ran = await run()
const DAYS = [31, 29, 31]
const sum = (of: (row: (typeof ROWS)[number]) => boolean, k: 4 | 5) =>
  ROWS.filter(of).reduce((total, row) => total + row[k], 0)

test('districts are stacked by the calendar-day rate of each month, a month without records at nothing', () => {
  for (const [chart, k] of [
    ['liquids_by_district', 4],
    ['gas_by_district', 5],
  ] as const) {
    const points = pointsOf(ran, chart)
    for (const district of ['08', '03']) {
      const own = points.filter(({ s }) => s === district)
      assert.equal(own.length, 4)
      for (const [m, days] of DAYS.entries())
        near(Number(own[m]?.v), sum((r) => r[0] === district && r[3] === m + 1, k) / days, 1e-5)
      assert.equal(own[3]?.v, own[2]?.v)
    }
  }
  assert.ok(!pointsOf(ran, 'liquids_by_district').some(({ s }) => s === '7B'))
  assert.ok(pointsOf(ran, 'gas_by_district').some(({ s }) => s === '7B'))
})

test('operators are ranked by their liquids, those without any left out', () => {
  assert.deepEqual(
    pointsOf(ran, 'top_operators').map(({ name, v }) => [name, v]),
    [
      ['ALPHA', 6000],
      ['BETA', 1860],
    ],
  )
})

test('the groups add up what their records hold', async () => {
  for (const [group_by, k] of [
    ['district', 0],
    ['operator', 2],
  ] as const) {
    const rows = rowsOf(await run({ group_by }), 'groups')
    for (const r of rows) {
      assert.equal(
        r[6],
        sum((row) => row[k] === r[0], 4),
      )
      assert.equal(
        r[7],
        sum((row) => row[k] === r[0], 5),
      )
      near(Number(r[8]), sum((row) => row[k] === r[0], 4) / 7860, 1e-9)
      assert.equal(r[11], ROWS.filter((row) => row[k] === r[0]).length)
    }
    assert.equal(rows.length, 3)
  }
})

test('the months have rates by the calendar, and the ratio of gas to liquids', () => {
  const rows = rowsOf(ran, 'monthly')
  assert.deepEqual(
    rows.map((r) => r[0]),
    ['2020-01', '2020-02', '2020-03'],
  )
  for (const [m, days] of DAYS.entries()) {
    const [oil, gas] = [sum((r) => r[3] === m + 1, 4), sum((r) => r[3] === m + 1, 5)]
    assert.deepEqual(rows[m]?.slice(1, 4), [oil, gas, days])
    near(Number(rows[m]?.[4]), oil / days, 1e-9)
    near(Number(rows[m]?.[5]), gas / days, 1e-9)
    near(Number(rows[m]?.[6]), (1000 * gas) / oil, 1e-9)
    assert.equal(rows[m]?.[9], ROWS.filter((r) => r[3] === m + 1).length)
  }
  const trend = pointsOf(ran, 'gor_trend').map(({ v }) => Number(v))
  for (const [m, v] of trend.entries()) near(v, Number(rows[m]?.[6]), 1e-5)
})

test('every grouping is listed with its sum, and the sentence says it', () => {
  for (const [, , liquids, gas, difference] of rowsOf(ran, 'grouping_sums'))
    assert.deepEqual([liquids, gas, difference], [7860, 17670, 0])
  const groups = new Map(rowsOf(ran, 'grouping_sums').map((r) => [r[0], r[1]]))
  assert.deepEqual(
    ['year', 'month', 'district'].map((g) => groups.get(g)),
    [1, 3, 3],
  )
  assert.match(
    ran.detail,
    /^3 districts, 2020-01 to 2020-03: 7,860 bbl liquids and 17,670 Mcf gas from 4 leases\. No data quality flags\.$/,
  )
})
