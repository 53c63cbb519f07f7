/** What is special in laying wells beside each other: bores, windows, ages, and records that mislead. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { codes, near, reason, rowsOf, selfChecked, value } from '@keelson/engine/testing.ts'
import { ogorSandbox, type Record19 } from '../_shared/ogor-a/test-data/synthetic.ts'
import { bseeWellComparison } from './index.ts'

const [A, B] = ['608120000100', '608120000200'] as const
const { run, over, remove } = await ogorSandbox(bseeWellComparison, { api_well_numbers: [A, B] })
after(remove)

/** A value of one well. */
const of = (ran: Ran, name: string, api: string = A): unknown =>
  (value(ran, name) as Readonly<Record<string, unknown>>)[api]
const said = (ran: Ran, code: string): string => ran.warnings.find((w) => w.code === code)?.message ?? ''
/** Months on stream of one well. */
const early = (ran: Ran, api: string = A) =>
  [1, 3, 6, 12, 24, 36].map((n) => of(ran, `months_on_stream_${n}_cumulative_oil_bbl`, api))

/** Oil of as many months from the first on, the others without a day. */
const life = (api: string, oil: readonly number[]): Record19[] =>
  oil.map((volume, i) => ({
    api,
    month: `${2020 + Math.floor(i / 12)}${String((i % 12) + 1).padStart(2, '0')}`,
    oil: volume,
    days: volume > 0 ? 20 : 0,
  }))

test('intervals are summed before any rate, and a bore produces on no more days than the month has', async () => {
  const ran = await over([
    { oil: 310, days: 20 },
    { oil: 310, days: 20, interval: 'S02' },
    { api: B, oil: 300, days: 15 },
  ])
  assert.deepEqual(
    ['cumulative_oil_bbl', 'producing_days', 'mean_producing_day_oil_rate'].map((n) => of(ran, n)),
    [620, 31, 20],
  )
  assert.match(said(ran, 'days_capped'), /: '608120000100' \(1 month\)\./)
  assert.deepEqual(
    rowsOf(ran, 'production').map((row) => row.slice(3, 7)),
    [
      [31, 31, 1, 1],
      [15, 31, 0.483870967742, 0],
    ],
  )
})

test('bores of a well are each capped by themselves, and the check compares their own days', async () => {
  const records = [
    { oil: 310, days: 31 },
    { api: '608120000101', oil: 310, days: 31 },
    { api: B, oil: 31, days: 20 },
  ]
  const ran = await over(records, { api_well_numbers: ['6081200001', '6081200002'], group_by: 'api10' })
  assert.deepEqual(
    ['cumulative_oil_bbl', 'producing_days', 'mean_producing_day_oil_rate'].map((n) => of(ran, n, '6081200001')),
    [620, 62, 10],
  )
  assert.equal(of(ran, 'peak_oil_rate_calendar_day', '6081200001'), 20)
  assert.equal(selfChecked(ran, 'rates_in_order')?.demand?.value, 1)
  assert.equal(ran.status, 'PASS')
  assert.deepEqual(
    rowsOf(ran, 'production').map((row) => row.at(-1)),
    ['608120000100, 608120000101', '608120000200'],
  )
})

test('service records count with their volumes and without their days', async () => {
  const ran = await over([
    { oil: 100, days: 10 },
    { oil: 20, days: 31, product: 'S', interval: 'X01' },
    { api: B, oil: 60, days: 31, product: 'S' },
    { api: B, month: '202002', oil: 30, days: 5, product: 'T' },
  ])
  assert.deepEqual(value(ran, 'producing_days'), { [A]: 10, [B]: 5 })
  assert.deepEqual(value(ran, 'mean_producing_day_oil_rate'), { [A]: 12, [B]: 18 })
  assert.match(said(ran, 'oil_without_days'), /: '608120000200' \(1 month\)\.$/)
  assert.ok((selfChecked(ran, 'rates_in_order')?.demand.value ?? 2) <= 1)
})

test('months on stream are of the calendar, shut-in months among them, and none where the well is too young', async () => {
  const oil = [0, 5, 0, 7, ...Array.from({ length: 11 }, () => 1)]
  const ran = await over([...life(A, oil), { api: B, month: '202103', oil: 9, days: 1 }])
  assert.equal(of(ran, 'first_oil_month'), '202002')
  assert.deepEqual(early(ran), [5, 12, 15, 21, null, null])
  assert.deepEqual(early(ran, B), [9, null, null, null, null, null])
  assert.deepEqual(value(ran, 'first_12_calendar_months_oil_bbl'), { [A]: 21, [B]: 9 })
  assert.match(said(ran, 'young_wells'), /2021-03: '608120000200' \(1 month\)\.$/)
  assert.match(said(ran, 'not_reached'), /'608120000100' \(14 months\) and '608120000200' \(1 month\)\.$/)
  assert.match(said(ran, 'unequal_ages'), /from 1 to 14/)
})

test('a month without a record counts as a shut-in one, and ages end with the last month of all wells', async () => {
  const ran = await over([
    { oil: 10 },
    { month: '202006', oil: 4 },
    { api: B, oil: 10 },
    { api: '608120000300', month: '202012' },
  ])
  assert.deepEqual(early(ran), [10, 10, 14, 14, null, null])
  assert.deepEqual(early(ran, B), [10, 10, 10, 10, null, null])
})

test('a window begins the months on stream anew, and says so', async () => {
  const ran = await over([...life(A, [8, 8, 8, 8]), ...life(B, [0, 0, 3, 3])], {
    start_month: '202003',
    end_month: ' 202004 ',
  })
  assert.deepEqual(value(ran, 'cumulative_oil_bbl'), { [A]: 16, [B]: 6 })
  assert.deepEqual(value(ran, 'first_oil_month'), { [A]: '202003', [B]: '202003' })
  assert.match(said(ran, 'oil_before_window'), /for '608120000100' \(first oil 2020-01\)\.$/)
  assert.ok(!codes(ran).includes('oil_from_the_start'))
  const whole = await run()
  assert.match(said(whole, 'oil_from_the_start'), /too few, for '608120000100'\.$/)
})

test('a well without oil is ranked last with null rates, and one outside the window is not absent', async () => {
  const ran = await over(
    [
      { api: B, oil: 5 },
      { month: '202002', water: 30, days: 29 },
    ],
    { end_month: '202002' },
  )
  assert.deepEqual(value(ran, 'ranking_by_cumulative_oil'), [B, A])
  const ofNone = [
    'first_oil_month',
    'peak_oil_rate_calendar_day',
    'peak_oil_month',
    'cumulative_gor',
    'first_12_calendar_months_oil_bbl',
  ]
  for (const name of ofNone) assert.equal(of(ran, name), null, name)
  assert.deepEqual(
    ['share_of_total_oil', 'cumulative_water_cut'].map((n) => of(ran, n)),
    [0, 1],
  )
  const early = await run({ end_month: '202001' })
  assert.deepEqual(
    ['cumulative_oil_bbl', 'mean_producing_day_oil_rate', 'cumulative_water_cut'].map((n) => of(early, n)),
    [0, null, null],
  )
  assert.match(said(early, 'no_oil'), /'608120000100'\.$/)
})

test('without any oil nothing is checked and nothing passes', async () => {
  const ran = await over([{ days: 0 }, { api: B, days: 0 }])
  assert.match(reason(ran, 'gini_coefficient'), /no oil/)
  assert.deepEqual(
    ran.result.self_checks?.map((c) => c.state),
    ['not_made', 'not_made', 'not_made'],
  )
  assert.deepEqual(value(ran, 'share_of_total_oil'), { [A]: null, [B]: null })
  assert.deepEqual(value(ran, 'ranking_by_cumulative_oil'), [A, B])
})

test('the most oil comes first and of equals the lower number; the table follows its metric', async () => {
  const C = '608120000300'
  const ran = await over(
    [
      { oil: 100, days: 31 },
      { api: B, oil: 100, days: 5 },
      { api: C, month: '202002', oil: 99, days: 29 },
    ],
    { api_well_numbers: [C, B, A], metric: 'mean_producing_day_oil_rate' },
  )
  assert.deepEqual(value(ran, 'ranking_by_cumulative_oil'), [A, B, C])
  assert.deepEqual(Object.keys(value(ran, 'cumulative_oil_bbl') as object), [C, B, A])
  assert.deepEqual(
    rowsOf(ran, 'wells').map((row) => row[1]),
    [B, C, A],
  )
  assert.deepEqual(
    rowsOf(await run({ api_well_numbers: [C, B, A], metric: 'peak_oil_rate' }), 'wells').map((row) => row[1]),
    [C, A, B],
  )
})

test('the order in which wells are sent, and of the records, changes no value', async () => {
  const records = [...life(A, [5, 0, 7, 9]), ...life(B, [0, 4, 4, 1])]
  const one = await over(records)
  const other = await over(records.toReversed(), { api_well_numbers: [B, A] })
  for (const [name, { value: found }] of Object.entries(one.result.values))
    assert.deepEqual(other.result.values[name]?.value, found, name)
  assert.equal(value(one, 'total_oil_bbl'), 30)
})

test('wells that gave the same have no concentration; of one that gave all it is (n - 1)/n', async () => {
  const same = await over([{ oil: 7 }, { api: B, oil: 7 }])
  assert.equal(value(same, 'gini_coefficient'), 0)
  const one = await over([{ oil: 7 }, { api: B, oil: 0 }])
  assert.equal(value(one, 'gini_coefficient'), 0.5)
  // 1, 2 and 6: (-2 * 1 + 0 * 2 + 2 * 6) / (3 * 9)
  const three = await over([{ oil: 6 }, { api: B, oil: 1 }, { api: '608120000300', oil: 2 }], {
    api_well_numbers: [A, B, '608120000300'],
  })
  near(value(three, 'gini_coefficient') as number, 10 / 27)
})

test('corrections count; where they leave a well with less than none there are no shares', async () => {
  const ran = await over([{ oil: 100 }, { oil: -30, interval: 'S02' }, { api: B, oil: -5, water: 9 }])
  assert.deepEqual(value(ran, 'cumulative_oil_bbl'), { [A]: 70, [B]: -5 })
  assert.deepEqual(value(ran, 'share_of_total_oil'), { [A]: null, [B]: null })
  assert.equal(of(ran, 'cumulative_water_cut', B), null)
  assert.match(reason(ran, 'gini_coefficient'), /corrections/)
  assert.match(said(ran, 'negative_volumes'), /^The sums include 2 records/)
})

test('the peak is the highest rate by the calendar, the first of equals', async () => {
  const ran = await over([
    { oil: 310, days: 1 },
    { month: '202002', oil: 308 },
    { month: '202103', oil: 310 },
    { month: '202104', oil: 300 },
    { api: B, oil: 1 },
  ])
  assert.equal(of(ran, 'peak_oil_month'), '202002')
  near(of(ran, 'peak_oil_rate_calendar_day') as number, 308 / 29)
  const equal = await over([{ oil: 310 }, { month: '202004', oil: 300 }, { api: B, oil: 1 }])
  assert.equal(of(equal, 'peak_oil_month'), '202001')
})

test('a month far above those beside it is remarked on, a decline is not', async () => {
  const decline = Array.from({ length: 14 }, (_, i) => Math.round(9000 * 0.9 ** i))
  const ran = await over([...life(A, decline), ...life(B, [...decline.slice(0, 7), 30_000, ...decline.slice(8)])])
  assert.match(said(ran, 'peak_stands_out'), /for '608120000200' \(\d\.\d times, 2020-08\)\./)
})

test('a peak in the last month is held against the months before it', async () => {
  const ran = await over([...life(A, [9, 8, 7]), ...life(B, [310, 290, 310, 300, 310, 300, 930])])
  assert.match(said(ran, 'peak_stands_out'), /for '608120000200' \(3\.0 times, 2020-07\)\./)
})

test('the water cut of the best well is worked out, unless corrections leave it less than no water', async () => {
  const stepOf = (ran: Ran, symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)?.value
  const ran = await over([
    { oil: 300, water: 100 },
    { api: B, oil: 30, water: 90 },
  ])
  assert.deepEqual([stepOf(ran, 'W_1'), stepOf(ran, 'f_w')], [100, 0.25])
  const corrected = await over([
    { oil: 300, water: -1 },
    { api: B, oil: 30 },
  ])
  assert.deepEqual([stepOf(corrected, 'N_1'), stepOf(corrected, 'W_1')], [300, undefined])
})

test('a type well goes as far as two wells do, and is of those that lasted', async () => {
  const ran = await over([...life(A, [310, 290, 310, 300]), ...life(B, [0, 0, 620, 600])])
  const rows = rowsOf(ran, 'type_well')
  assert.deepEqual(
    rows.map((row) => row.slice(0, 2)),
    [
      [1, 2],
      [2, 2],
    ],
  )
  const [, , mean, p90, p50, p10] = rows[0] ?? []
  assert.deepEqual([mean, p90, p50, p10], [15, 11, 15, 19])
  assert.match(said(ran, 'survivors'), /up to 2 include all wells/)
})
