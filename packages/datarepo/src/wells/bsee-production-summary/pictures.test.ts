/** What the charts, tables and the sentence of a production summary say, held against the records. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { near, number, pointsOf, rowsOf } from '@keelson/engine/testing.ts'
import { lineOf } from '@keelson/engine/testing-pictures.ts'
import { ogorSandbox } from '../_shared/ogor-a/test-data/synthetic.ts'

const { over, remove } = await ogorSandbox()
after(remove)

const [A, B] = ['608120000100', '608120000200'] as const
/** Well, month of 2020, days, oil, gas, water. */
const ROWS = [
  [A, 1, 31, 3100, 6200, 0],
  [A, 2, 20, 2000, 5800, 290],
  [A, 3, 31, 1550, 6200, 620],
  [B, 2, 29, 580, 290, 58],
  [B, 3, 10, 310, 310, 31],
] as const
const DAYS = [31, 29, 31]
const ran = await over(
  ROWS.map(([api, month, days, oil, gas, water]) => ({
    api,
    month: `20200${month}`,
    days,
    oil,
    gas,
    water,
    field: api === A ? 'WR100' : 'WR200',
  })),
)
const sum = (of: (row: (typeof ROWS)[number]) => boolean, k: 2 | 3 | 4 | 5) =>
  ROWS.filter(of).reduce((total, row) => total + row[k], 0)
const monthly = [1, 2, 3].map((m) => [3, 4, 5].map((k) => sum((r) => r[1] === m, k as 3)) as [number, number, number])

test('the rates are those of the calendar day, a month without flow is a gap', () => {
  const points = pointsOf(ran, 'rates')
  for (const [k, s] of ['oil [bbl/d]', 'gas [Mcf/d]', 'water [bbl/d]'].entries()) {
    const own = points.filter((p) => p.s === s)
    for (const [m, days] of DAYS.entries()) {
      const v = (monthly[m]?.[k] ?? 0) / days
      if (v === 0) assert.equal(own[m]?.v, null)
      else near(Number(own[m]?.v), v, 1e-5)
    }
  }
  const of = (s: string) => points.filter((p) => p.s === s).map(({ v }) => (v === null ? null : Number(v)))
  for (const [m, [oil, gas, water]] of monthly.entries()) {
    near(of('gas-oil ratio')[m] ?? 0, (1000 * gas) / oil, 1e-5)
    if (water > 0) near(of('water cut')[m] ?? 0, water / (oil + water), 1e-5)
  }
})

test('the wells are stacked by their own rates', () => {
  for (const [api, name] of [
    [A, A],
    [B, B],
  ] as const) {
    const own = pointsOf(ran, 'rate_by_well').filter(({ s }) => s === name)
    for (const [m, days] of DAYS.entries())
      near(Number(own[m]?.v), sum((r) => r[0] === api && r[1] === m + 1, 3) / days, 1e-5)
  }
  assert.ok(!pointsOf(ran, 'rate_by_well').some(({ s }) => s === 'Other wells'))
})

test('the cumulative rises month by month, and its peak is marked', () => {
  const points = pointsOf(ran, 'cumulative_oil')
  const line = points.slice(0, 3).map(({ v }) => Number(v))
  for (const [m, v] of [3100, 5680, 7540].entries()) near(line[m] ?? 0, v / 1e6, 1e-5)
  assert.ok(points.some(({ label, v }) => label === 'peak 2020-01' && Number(v) === 0.0031))
})

test('the years are oil and gas as oil equivalent', () => {
  const bars = pointsOf(ran, 'annual').map(({ name, g, v }) => [name, g, Number(v)])
  assert.deepEqual(
    bars.map(([name, g]) => [name, g]),
    [
      ['2020', 'oil'],
      ['2020', 'gas'],
    ],
  )
  near(Number(bars[0]?.[2]), 7540 / 1e6, 1e-5)
  near(Number(bars[1]?.[2]), 18800 / 6 / 1e6, 1e-5)
})

test('the uptime of each well and month is its days over those of the month', () => {
  const cells = new Map(pointsOf(ran, 'uptime').map(({ x, y, v }) => [`${x} ${y}`, Number(v)]))
  for (const [api, month, days] of ROWS)
    near(cells.get(`2020-0${month} ${api}`) ?? -1, days / (DAYS[month - 1] ?? 1), 1e-5)
  assert.equal(cells.size, 5)
})

test('the water-oil ratio is drawn over the cumulative oil', () => {
  const line = lineOf(ran, 'water_oil_ratio', 'water-oil ratio')
  for (const [k, [m, held]] of [
    [1, 5680],
    [2, 7540],
  ].entries()) {
    near(line[k]?.[0] ?? 0, (held ?? 0) / 1e6, 1e-5)
    near(line[k]?.[1] ?? 0, (monthly[m ?? 0]?.[2] ?? 0) / (monthly[m ?? 0]?.[0] ?? 1), 1e-5)
  }
})

test('the tables hold wells, groups and their shares', () => {
  const wells = rowsOf(ran, 'wells')
  for (const [i, api] of [A, B].entries()) {
    const row = wells[i] ?? []
    assert.deepEqual(row.slice(2, 6), [
      sum((r) => r[0] === api, 3),
      sum((r) => r[0] === api, 4),
      sum((r) => r[0] === api, 5),
      0,
    ])
    assert.equal(
      row[8],
      sum((r) => r[0] === api, 2),
    )
    near(Number(row[10]), sum((r) => r[0] === api, 3) / sum((r) => r[0] === api, 2), 1e-9)
  }
  near(Number(wells[0]?.[9]), 100, 1e-9)
  near(Number(wells[0]?.[11]), (1 + 20 / 29 + 1) / 3, 1e-9)
  near(Number(wells[1]?.[11]), (1 + 10 / 31) / 2, 1e-9)
  near(number(ran, 'mean_uptime'), (Number(wells[0]?.[11]) + Number(wells[1]?.[11])) / 2, 1e-9)
  const [group] = rowsOf(ran, 'groups')
  assert.deepEqual(group?.slice(2, 6), [7540, 18800, 999, 0])
  assert.deepEqual([group?.[6], group?.[7], group?.[10]], [1, 2, 5])
  const rows = rowsOf(ran, 'monthly')
  assert.deepEqual(rows[1]?.slice(1, 8), [2580, 6090, 348, 0, 29, 2, 49])
  near(Number(rows[1]?.[11]), 2580 / 49, 1e-9)
  near(Number(rows[1]?.[14]), (20 / 29 + 1) / 2, 1e-9)
})

test('the sentence says fields, months, volumes, bores and the peak', () => {
  assert.match(
    ran.detail,
    /^2 fields, 2020-01 to 2020-03: 7,540 bbl oil, 18,800 Mcf gas, 999 bbl water from 2 wellbores, peak oil rate 100 bbl\/d in 2020-01\./,
  )
})
