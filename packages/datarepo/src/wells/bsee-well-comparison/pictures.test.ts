/** What the charts and tables of wells beside each other say, held against the records. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, near, pointsOf, rowsOf, value } from '@keelson/engine/testing.ts'
import { lineOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { ogorSandbox } from '../_shared/ogor-a/test-data/synthetic.ts'
import { bseeWellComparison } from './index.ts'

const [A, B] = ['608120000100', '608120000200'] as const
const { over, remove } = await ogorSandbox(bseeWellComparison, { api_well_numbers: [A, B] })
after(remove)

/** Well, month of 2020, days, oil, gas, water. */
const ROWS = [
  [A, 1, 31, 3100, 6200, 31],
  [A, 2, 20, 2900, 5800, 290],
  [A, 3, 31, 1550, 6200, 620],
  [B, 2, 29, 580, 290, 58],
  [B, 3, 10, 310, 310, 31],
] as const
const DAYS = [31, 29, 31]
const records = ROWS.map(([api, month, days, oil, gas, water]) => ({
  api,
  month: `20200${month}`,
  days,
  oil,
  gas,
  water,
}))
const ran = await over(records)
const calendar = await over(records, { normalise_to: 'calendar' })
const rate = (row: (typeof ROWS)[number]) => row[3] / (DAYS[row[1] - 1] ?? 1)
const ofWell = (api: string) => ROWS.filter((r) => r[0] === api)

function pathOf(of: Ran, chart: string, series: string): readonly XY[] {
  const all = lineOf(of, chart, series)
  const half = all.slice(0, all.length / 2)
  return JSON.stringify(half) === JSON.stringify(all.slice(all.length / 2)) ? half : all
}

test('rates and cumulatives are drawn over years, or over months on stream', () => {
  for (const api of [A, B]) {
    let held = 0
    for (const [k, row] of ofWell(api).entries()) {
      held += row[3]
      const [t, q] = lineOf(calendar, 'oil_rates', api)[k] ?? [0, 0]
      near(t, 2020 + (row[1] - 1) / 12, 1e-5)
      near(q, rate(row), 1e-5)
      near(lineOf(calendar, 'cumulative', api)[k]?.[1] ?? 0, held / 1e6, 1e-5)
      assert.equal(lineOf(ran, 'oil_rates', api)[k]?.[0], k + 1)
    }
  }
  assert.deepEqual(axesOf(calendar, 'oil_rates'), ['Year', 'Calendar-day oil rate [bbl/d]'])
  assert.deepEqual(axesOf(ran, 'cumulative'), ['Months on stream', 'Cumulative oil [MMbbl]'])
})

test('the wells are ranked with their shares, and the curve of Lorenz runs from the least', () => {
  const [a, b] = [7550, 890]
  const bars = pointsOf(ran, 'ranked').map(({ name, v }) => [name, v])
  assert.deepEqual(bars, [
    [`${A}, ${((100 * a) / (a + b)).toFixed(1)} %`, a / 1e6],
    [`${B}, ${((100 * b) / (a + b)).toFixed(1)} %`, b / 1e6],
  ])
  const line = pathOf(ran, 'lorenz', 'wells')
  assert.deepEqual(line[0], [0, 0])
  near(line[1]?.[1] ?? 0, (100 * b) / (a + b), 1e-5)
  assert.deepEqual([line[1]?.[0], line[2]], [50, [100, 100]])
  assert.deepEqual(lineOf(ran, 'lorenz', 'Equal oil volume in all wells'), [
    [0, 0],
    [100, 100],
  ])
  assert.deepEqual(axesOf(ran, 'lorenz'), [
    'Wells in ascending order of oil production [%]',
    'Cumulative oil share [%]',
  ])
})

test('water and gas over oil are drawn over the cumulative oil of each well', () => {
  for (const api of [A, B]) {
    let held = 0
    for (const [k, row] of ofWell(api).entries()) {
      held += row[3]
      const [x, wor] = lineOf(ran, 'water_oil_ratio', api)[k] ?? [0, 0]
      near(x, held / 1e6, 1e-5)
      near(wor, row[5] / row[3], 1e-5)
      near(lineOf(ran, 'gas_oil_ratio', api)[k]?.[1] ?? 0, (1000 * row[4]) / row[3], 1e-5)
    }
  }
  assert.deepEqual(axesOf(ran, 'gas_oil_ratio'), ['Cumulative oil [MMbbl]', 'Monthly gas-oil ratio [scf/bbl]'])
  assert.deepEqual(axesOf(ran, 'water_oil_ratio'), ['Cumulative oil [MMbbl]', 'Monthly water-oil ratio'])
})

test('the uptime of each well and month is its days over those of the month', () => {
  const cells = new Map(pointsOf(ran, 'uptime').map(({ x, y, v }) => [`${x} ${y}`, Number(v)]))
  for (const [api, month, days] of ROWS)
    near(cells.get(`2020-0${month} ${api}`) ?? -1, days / (DAYS[month - 1] ?? 1), 1e-5)
})

test('the type well has mean and percentiles of each month on stream', () => {
  const rows = rowsOf(ran, 'type_well').map((r) => r.map(Number)) as number[][]
  for (const k of [0, 1]) {
    const [a, b] = [rate(ofWell(A)[k] ?? ROWS[0]), rate(ofWell(B)[k] ?? ROWS[3])]
    const [low, high] = [Math.min(a, b), Math.max(a, b)]
    for (const [j, q] of [(a + b) / 2, low + 0.1 * (high - low), (a + b) / 2, low + 0.9 * (high - low)].entries())
      near(rows[k]?.[2 + j] ?? 0, q, 1e-9)
    assert.deepEqual(rows[k]?.slice(0, 2), [k + 1, 2])
    for (const [series, j] of [
      ['mean', 2],
      ['P90 (low)', 3],
      ['P50', 4],
      ['P10 (high)', 5],
    ] as const)
      near(lineOf(ran, 'type_well', series)[k]?.[1] ?? 0, rows[k]?.[j] ?? 0, 1e-5)
  }
  assert.deepEqual(axesOf(ran, 'type_well'), ['Months on stream', 'Calendar-day oil rate [bbl/d]'])
})

test('the tables hold each well in its own columns', () => {
  const [first, second] = rowsOf(ran, 'wells')
  assert.deepEqual(first?.slice(0, 3), [1, A, 7550])
  assert.deepEqual([first?.[4], first?.[5], second?.[4], second?.[5]], [18200, 941, 600, 89])
  near(Number(second?.[6]), (1000 * 600) / 890, 1e-9)
  near(Number(second?.[7]), 89 / (890 + 89), 1e-9)
  near(Number(second?.[8]), 890 / 39, 1e-9)
  near(Number(second?.[9]), 20, 1e-9)
  const [production] = rowsOf(ran, 'production')
  assert.deepEqual(production?.slice(1, 5), ['2020-01', '2020-01', 82, 91])
  const stream = rowsOf(ran, 'on_stream')
  assert.deepEqual(
    stream.map((r) => r.slice(0, 4)),
    [
      [A, 3, 3100, 7550],
      [B, 2, 580, null],
    ],
  )
  const months = rowsOf(ran, 'months')
  assert.deepEqual(
    months.map((r) => r.slice(2, 6)),
    ROWS.map((r) => [r[3], r[4], r[5], r[2]]),
  )
  near(Number(months[1]?.[6]), 100, 1e-9)
  const gini = value(ran, 'gini_coefficient')
  near(Number(gini), 7550 / 8440 - 0.5, 1e-9)
})

test('the sentence says wells, months, oil and the best of them', () => {
  assert.equal(
    ran.detail,
    `No check made. 2 wells, 2020-01 to 2020-03: 0.00844 MMbbl oil. Top well '${A}' with 0.00755 MMbbl (${Number(((100 * 7550) / 8440).toPrecision(3))} %).`,
  )
})
