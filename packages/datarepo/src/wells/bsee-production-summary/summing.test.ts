/** Adding up row by row, well by well, gives what all rows at hand give; and the file lists the wells that matter most. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTime, monthsFrom } from '../_shared/months.ts'
import type { MonthRow } from '../_shared/ogor-a/data.ts'
import { type WellMonth, wellMonths } from '../_shared/ogor-a/well-months.ts'
import { allGroups, type Group, groupingSums, totalOf } from './calculate-groups.ts'
import { quality } from './calculate-quality.ts'
import { monthlySeries, seriesOf } from './calculate-series.ts'
import { listedWells, MOST_LINES, Summing } from './calculate-sums.ts'
import type { Life } from './calculate-wells.ts'

const WELLS = ['608120000100', '608120000101', '608120000200']

/** Three wells over fifteen months, with holes, corrections, a change of operator and records of service. */
const rows: readonly MonthRow[] = WELLS.flatMap((api12, w) =>
  monthsFrom('201911', '202101').flatMap((month, m) => {
    if ((m + w) % 7 === 3) return []
    const leases = (m * w) % 2 === 1 ? ['G1', ''] : ['G1']
    return leases.map((lease, l) => rowOf({ month, api12, lease }, m, w, l))
  }),
)

function rowOf(of: Pick<MonthRow, 'month' | 'api12' | 'lease'>, m: number, w: number, l: number): MonthRow {
  const oil = m < 2 ? 0 : 100 * w - 7 * m
  const days = m === 9 ? 33 : 20 + w
  return {
    ...of,
    operator: m < 6 ? 'ALPHA' : 'BETA',
    field: w === 2 ? '' : 'GC1',
    product: (m + l) % 5 === 0 ? 'S' : 'O',
    oil,
    gas: 10 * m,
    water: 3 * l,
    injection: 0,
    records: 1 + l,
    days,
    longest: days,
    negative: oil < 0 ? 1 : 0,
  }
}

test('rows that come well by well give the sums of rows in the order of months', () => {
  const months: WellMonth[] = []
  const summing = new Summing((month) => months.push({ ...month }))
  // As the database hands them over: one row, written anew.
  const row = { ...(rows[0] as MonthRow) }
  for (const next of rows) summing.add(Object.assign(row, next))
  const sums = summing.end()
  const ordered = rows.toSorted(inTime)
  const expected = wellMonths(ordered)
  assert.deepEqual(sums.total, totalOf(rows))
  assert.deepEqual(sums.groups, allGroups({ rows: ordered }))
  assert.deepEqual(months.toSorted(inTime), expected)
  assert.deepEqual(seriesOf(sums.groups.month, sums.activities), monthlySeries(sums.groups.month, expected))
  const over = ordered.filter((r) => r.days === 33)
  assert.deepEqual(
    [sums.looked.over.found, sums.looked.over.first.map((r) => r.api12)],
    [over.length, over.slice(0, 5).map((r) => r.api12)],
  )
  assert.equal(sums.looked.longest?.api12, over[0]?.api12)
})

test('a grouping that lost one barrel is out of balance by it, and is named', () => {
  const summing = new Summing()
  for (const row of rows) summing.add(row)
  const sums = summing.end()
  const data = {
    ...{ ...sums, months: [], listed: 0, files: [], headers: [], unmatched: [], boreholes: null, fields: null },
    ...{ recordsRead: 0, duplicates: 0, firstMonth: '201911', lastMonth: '202101' },
  }
  const [first, ...others] = sums.groups.field
  assert.ok(first)
  const field = [{ ...first, oil: first.oil - 1 }, ...others]
  const { balance } = quality(data, groupingSums({ ...sums.groups, field }, sums.total))
  assert.deepEqual([balance.found, balance.where], [1, 'field'])
})

test('years and months count each of their wells once', () => {
  const { year, month } = allGroups({ rows: rows.toSorted(inTime) })
  const wells = (key: string) => new Set(rows.filter((r) => r.month.startsWith(key)).map((r) => r.api12)).size
  for (const group of [...year, ...month]) assert.equal(group.wells, wells(group.key), group.key)
  assert.deepEqual(
    year.map((g) => [g.key, g.firstMonth, g.lastMonth]),
    [
      ['2019', '201911', '201912'],
      ['2020', '202001', '202012'],
      ['2021', '202101', '202101'],
    ],
  )
})

test('all wells are listed while their months are few, then those with the most oil', () => {
  const { groups } = new Summing().end()
  const well = (key: string, oil: number): Group => ({
    ...{ key, oil, gas: 0, water: 0, injection: 0, records: 1 },
    ...{ firstMonth: '202001', lastMonth: '202001', wells: 1 },
  })
  const api12 = [well('first', 9), well('second', 5), well('dead', 0), well('corrected', -1)]
  const life = (months: number): Life => ({
    ...{ months, firstOil: null, lastOil: null, producingDays: 0, peakOilRate: null, uptime: 0, known: 0 },
  })
  const listed = (...months: readonly number[]) =>
    listedWells({
      groups: { ...groups, api12 },
      lives: new Map(api12.map((g, i) => [g.key, life(months[i] as number)])),
    })
  assert.deepEqual(listed(MOST_LINES - 3, 1, 1, 1), ['first', 'second', 'dead', 'corrected'])
  assert.deepEqual(listed(MOST_LINES - 3, 1, 1, 2), ['first', 'second', 'dead'])
  assert.deepEqual(listed(MOST_LINES, 1, 1, 1), ['first'])
})
