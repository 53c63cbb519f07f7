/** What is special in official production records: how they repeat, correct, pause and break. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { checked, reason, selfChecked, value } from '@keelson/engine/testing.ts'
import { line, ogorSandbox, text } from '../_shared/ogor-a/test-data/synthetic.ts'

const { put, run, over, refusal, remove } = await ogorSandbox()
after(remove)

test('rows identical in all 19 fields count once, within a file and between files', async () => {
  await put({
    'ogora2020delimit.txt': text({ oil: 100 }, { oil: 100 }, { oil: 100, interval: 'S02' }),
    'ogora2021delimit.txt': text({ oil: 100 }),
  })
  const ran = await run()
  assert.deepEqual(
    ['rows_read', 'duplicate_rows_removed', 'rows_matched', 'cumulative_oil_bbl'].map((n) => value(ran, n)),
    [4, 2, 2, 200],
  )
  assert.match(String(value(ran, 'data_quality_flags')), /identical .* removed: 2 \(2 files\)/)
})

test('intervals of a well are summed before any rate, and its days stay within the month', async () => {
  const ran = await over([
    { oil: 310, days: 20 },
    { oil: 310, days: 20, interval: 'S02' },
  ])
  assert.equal(value(ran, 'peak_oil_rate_calendar_day'), 20)
  assert.equal(value(ran, 'oil_rate_producing_day'), 20)
  assert.equal(value(ran, 'producing_api12_wells'), 1)
  assert.equal(value(ran, 'mean_uptime'), 1)
})

test('service days are no producing days, and every product code counts its volumes', async () => {
  const ran = await over([
    { oil: 100, days: 10, product: 'T' },
    { oil: 20, days: 5, product: 'U', interval: 'S02' },
    { injection: 900, days: 31, product: 'S', interval: 'X01' },
    { injection: 50, days: 31, product: 'S', api: '608120000200' },
  ])
  assert.equal(value(ran, 'cumulative_oil_bbl'), 120)
  assert.equal(value(ran, 'cumulative_injection_bbl'), 950)
  assert.equal(value(ran, 'oil_rate_producing_day'), 8)
  assert.equal(value(ran, 'distinct_api12_wells'), 2)
})

test('uptime counts from the first production, and leaves months of service alone out', async () => {
  const ran = await over([
    { days: 0, product: 'U' },
    { month: '202002', oil: 29, days: 29 },
    { month: '202003', days: 0 },
    { month: '202004', days: 30, product: 'S', injection: 5 },
  ])
  assert.equal(value(ran, 'mean_uptime'), 0.5)
})

test('a blank lease counts in the total and in no lease', async () => {
  const ran = await over(
    [{ oil: 10 }, { oil: 5, lease: '', interval: 'S02' }, { oil: 1, lease: ' 00016', interval: 'S03' }],
    { group_by: 'lease' },
  )
  assert.deepEqual(
    ['cumulative_oil_bbl', 'distinct_leases', 'blank_lease_rows'].map((n) => value(ran, n)),
    [16, 2, 1],
  )
  assert.deepEqual(value(ran, 'lease_oil_bbl'), { G12345: 10, '(blank)': 5, '00016': 1 })
  assert.equal(selfChecked(ran, 'grouping_balance')?.state, 'pass')
})

test('a header line is left out and said', async () => {
  const header = line().replaceAll(/"[^"]*"/g, '"NAME"')
  const ran = await over([header, { oil: 7 }])
  assert.deepEqual(
    ['rows_read', 'cumulative_oil_bbl'].map((n) => value(ran, n)),
    [1, 7],
  )
  assert.deepEqual(
    ran.warnings.map((w) => [w.code, w.path]),
    [['header_row', '/file_pattern']],
  )
})

test('a line of other than 19 columns is refused with file and line', async () => {
  const few = line().slice(0, -3)
  assert.match(
    await refusal(over([{}, { oil: 1 }, few])),
    /^\/file_pattern: 'ogora2020delimit\.txt', line 3: 19 columns .* fewer/,
  )
  assert.match(await refusal(over([{}, `${line()},"x"`])), /line 2: 19 columns .* more/)
})

test('a malformed month, number or well is refused with its line', async () => {
  assert.match(
    await refusal(over([{}, '', { month: '202013' }])),
    /line 3: 'PRODUCTION_DATE' must be a month YYYYMM \(found "202013"\)/,
  )
  assert.match(
    await refusal(over([{ oil: '12.5' }])),
    /line 1: 'MON_O_PROD_VOL' must be a whole number .* \(found "12\.5"\)/,
  )
  assert.match(await refusal(over([{ oil: ' ' }])), /MON_O_PROD_VOL/)
  assert.match(await refusal(over([{ days: 'x1' }])), /DAYS_ON_PROD/)
  assert.match(await refusal(over([{ api: '60812' }])), /'API_WELL_NUMBER' must be twelve digits/)
  assert.match(await refusal(over([])), /no record in 'ogora2020delimit\.txt'/)
})

test('more days than the month has, and a negative volume, fail their checks and are named', async () => {
  const days = await over([{ month: '202102', oil: 1, days: 29 }])
  assert.equal(days.status, 'FAIL')
  assert.deepEqual(
    [checked(days, 'days_on_production')?.demand?.value, checked(days, 'days_on_production')?.capacity?.value],
    [29, 28],
  )
  const negative = await over([{ oil: 100 }, { oil: -30, interval: 'S02' }])
  assert.equal(value(negative, 'cumulative_oil_bbl'), 70)
  assert.equal(checked(negative, 'volumes_not_negative')?.state, 'fail')
  assert.match(String(value(negative, 'data_quality_flags')), /negative volume: 1 \(608120000100 2020-01\)/)
})

test('the 29th of February is a day of leap years only', async () => {
  const leap = await over([{ month: '202002', oil: 29, days: 29 }])
  assert.deepEqual([leap.status, value(leap, 'peak_oil_rate_calendar_day')], ['PASS', 1])
})

test('a month without oil is a gap unless all oil completions are shut in', async () => {
  const from = (middle: readonly object[]) => over([{ oil: 5 }, ...middle, { month: '202003', oil: 5 }])
  const status = async (middle: readonly object[]) => checked(await from(middle), 'month_gaps')?.state
  assert.equal(await status([{ month: '202002', days: 0 }]), 'pass')
  assert.equal(await status([{ month: '202002', days: 9, product: 'G', gas: 4 }]), 'pass')
  assert.equal(await status([{ month: '202002', days: 9 }]), 'fail')
  assert.equal(await status([]), 'fail')
})

test('first, last and peak come from volumes; the first of equal peaks counts', async () => {
  const ran = await over([
    { days: 0 },
    { month: '202004', oil: 300, days: 30 },
    { month: '202005', oil: 310 },
    { month: '202006', oil: 30, days: 30 },
    { month: '202007', days: 0 },
  ])
  assert.deepEqual(
    ['first_oil_month', 'last_oil_month', 'peak_oil_month', 'months_with_oil', 'peak_oil_rate_calendar_day'].map((n) =>
      value(ran, n),
    ),
    ['202004', '202006', '202004', 3, 10],
  )
})

test('without oil, or without anything, ratios and peaks do not apply and say why', async () => {
  const gas = await over([{ gas: 600, product: 'G' }])
  for (const name of [
    'cumulative_gor',
    'cumulative_wor',
    'cumulative_water_cut',
    'first_oil_month',
    'peak_oil_month',
  ]) {
    assert.equal(value(gas, name), null, name)
    assert.match(reason(gas, name), /no oil/)
  }
  assert.equal(value(gas, 'cumulative_boe'), 100)
  const nothing = await over([{ days: 0, product: 'U' }], { group_by: 'api10' })
  assert.deepEqual(
    ['mean_uptime', 'oil_rate_producing_day', 'top_well_api12', 'oil_decline_rate'].map((n) => value(nothing, n)),
    [null, null, null, null],
  )
  assert.deepEqual(value(nothing, 'well_oil_bbl'), { '6081200001': 0 })
})

test('facts join to the left: wells and fields that the tables do not know keep their production', async () => {
  const { BOREHOLES, DEEP_WATER_LEASES } = await import('../_shared/ogor-a/columns.ts')
  const row = (columns: readonly string[], values: Readonly<Record<string, string>>) =>
    columns.map((c) => `"${values[c] ?? ''}"`).join(',')
  const well = {
    API_WELL_NUMBER: '608120000100',
    WELL_NAME: ' A001',
    SURF_LATITUDE: '27.5',
    SURF_LONGITUDE: '-90.1',
    WATER_DEPTH: '3760',
    BH_TOTAL_MD: '*****',
  }
  await put({
    'ogora2020delimit.txt': text({ oil: 1 }, { oil: 2, api: '608120000200', field: 'XX9' }),
    'mv_boreholes_all.txt': text(
      row(BOREHOLES, Object.fromEntries(BOREHOLES.map((c) => [c, c]))),
      row(BOREHOLES, well),
      row(BOREHOLES, well),
    ),
    'mv_deep_water_field_leases.txt': text(
      row(DEEP_WATER_LEASES, Object.fromEntries(DEEP_WATER_LEASES.map((c) => [c, c]))),
      row(DEEP_WATER_LEASES, { FIELD_NAME_CODE: 'WR100', FLD_NICK_NAME: 'Alpha', LEASE_NUMBER: 'G1' }),
      row(DEEP_WATER_LEASES, { FIELD_NAME_CODE: 'WR100', FLD_NICK_NAME: 'Alpha', LEASE_NUMBER: 'G2' }),
    ),
  })
  const ran = await run({ group_by: 'field' })
  assert.equal(value(ran, 'cumulative_oil_bbl'), 3)
  const table = (id: string) => ran.result.tables.find((t) => t.id === id)?.rows ?? []
  assert.deepEqual(
    table('groups').map((r) => r.slice(0, 3)),
    [
      ['XX9', '', 2],
      ['WR100', 'Alpha', 1],
    ],
  )
  assert.deepEqual(
    table('wells').map((r) => r.slice(0, 3)),
    [
      ['608120000200', '', 2],
      ['608120000100', 'A001', 1],
    ],
  )
  assert.ok(ran.result.charts.some((c) => c.id === 'well_map'))
  assert.equal(ran.digests.length, 3)
})

test('months and fields are answered when they are few, asked for, or not filtered', async () => {
  const records = [{ oil: 1 }, { oil: 2, month: '202201', field: 'GC1', name: 'BETA OIL' }]
  const all = await over(records)
  assert.equal(value(all, 'monthly_oil_bbl'), null)
  assert.deepEqual(value(all, 'field_oil_bbl'), { GC1: 2, WR100: 1 })
  assert.deepEqual(value(all, 'top_five_fields_by_oil'), ['GC1', 'WR100'])
  assert.equal(value(all, 'top_operator_by_oil'), 'BETA OIL')
  assert.deepEqual(value(await over(records, { group_by: 'month' }), 'monthly_oil_bbl'), { '202001': 1, '202201': 2 })
  const one = await over(records, { boem_field_codes: ['GC1'] })
  assert.deepEqual(value(one, 'monthly_oil_bbl'), { '202201': 2 })
  assert.deepEqual([value(one, 'field_oil_bbl'), value(one, 'top_five_fields_by_oil')], [null, null])
})
