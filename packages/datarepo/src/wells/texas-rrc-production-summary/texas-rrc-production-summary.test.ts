/** What is special in lease records of Texas: numbers and names of districts, two kinds of lease, padding, late months, broken lines. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, reason, rowsOf, value } from '@keelson/engine/testing.ts'
import { codes, LEASES, leaseSandbox, line, table, values } from './test-data/synthetic.ts'

const { put, run, over, refusal, remove } = await leaseSandbox()
after(remove)

test('liquids and gas come from the four columns of production and from no other', async () => {
  const other = {
    LEASE_GAS_LIFT_INJ_VOL: '1000',
    LEASE_CSGD_GAS_LIFT: '1000',
    LEASE_OIL_ALLOW: '1000',
    LEASE_COND_LIMIT: '9',
  }
  const ran = await over([
    { oil: 10, casinghead: 20, other },
    { code: 'G', lease: '200001', condensate: 3, gas: 400, other },
  ])
  assert.deepEqual(
    values(
      ran,
      'oil_bbl',
      'condensate_bbl',
      'total_liquids_bbl',
      'gas_well_gas_mcf',
      'casinghead_gas_mcf',
      'total_gas_mcf',
    ),
    [10, 3, 13, 400, 20, 420],
  )
  assert.equal(value(ran, 'oil_equivalent'), 13 + 420 / 6)
  assert.equal(value(ran, 'water_bbl'), null)
  assert.match(reason(ran, 'water_bbl'), /no monthly water report/)
})

test('blank padding and empty volumes are read, quotation marks and apostrophes stay', async () => {
  const ran = await over([
    { oil: '   12 ', casinghead: '', operatorName: '  BOB\'S "BEST" CO  ', number: ' 10', lease: ' 12345' },
    { oil: '   ', month: '202002', operatorName: 'BOB\'S "BEST" CO' },
  ])
  assert.deepEqual(values(ran, 'oil_bbl', 'casinghead_gas_mcf', 'distinct_leases', 'top_operator_by_liquids'), [
    12,
    0,
    1,
    'BOB\'S "BEST" CO',
  ])
})

test('a lease number in two districts, and of both kinds, is several leases', async () => {
  const ran = await over([{ oil: 1 }, { oil: 2, number: '08', district: '7B' }, { code: 'G', gas: 5 }])
  assert.equal(value(ran, 'distinct_leases'), 3)
  assert.deepEqual(value(ran, 'district_liquids_bbl'), { '7B': 2, '08': 1 })
})

test('a district is asked for by its name; a number that is no name is translated and said', async () => {
  const records = [{ oil: 1 }, { oil: 2, number: '08', district: '7B' }, { oil: 4, number: '07', district: '6E' }]
  const oil = async (district_name: string) => value(await over(records, { district_name }), 'oil_bbl')
  assert.equal(await oil('08'), 1)
  assert.equal(await oil('8'), 1)
  assert.equal(await oil('7b'), 2)
  const ran = await over(records, { district_name: '07' })
  assert.equal(value(ran, 'oil_bbl'), 4)
  assert.deepEqual(codes(ran), ['district_number'])
  assert.match(ran.warnings.find((w) => w.code === 'district_number')?.message ?? '', /file number of district '6E'/)
  assert.match(await refusal(over(records, { district_name: 'Permian' })), /^\/district_name: must be one of '01'/)
  assert.match(await refusal(over(records, { district_name: '10' })), /'10' is also the file number of district '08'$/)
  assert.match(await refusal(over(records, { district_name: '12' })), /^\/district_name: must be one of/)
})

test('a district that is not of the list, or has the name of another, fails its check and is summed as it is called', async () => {
  const ran = await over([
    { oil: 1, district: '8A' },
    { oil: 2, number: '99', district: '', lease: '000002' },
  ])
  assert.deepEqual(value(ran, 'district_liquids_bbl'), { 'number 99': 2, '8A': 1 })
  assert.equal(checked(ran, 'districts_valid')?.demand?.value, 2)
  assert.equal(ran.status, 'FAIL')
  assert.equal(value(await over([{ oil: 1, district: '' }]), 'oil_bbl'), 1)
})

test('broken lines and malformed records are in no sum, and each reason is counted', async () => {
  const ran = await over([
    { oil: 100 },
    { oil: 1, month: '202013', lease: '000002' },
    { oil: '12.5', lease: '000003' },
    { oil: '1e3', lease: '000004' },
    { code: 'X', oil: 5 },
    'O}10}012345',
    `${line({ oil: 7 })}}more`,
    { oil: 200, month: '202002' },
    { oil: 1, month: '202003' },
    { oil: 1, month: '202004' },
    { oil: 1, month: '202005' },
    { oil: 1, month: '202006' },
  ])
  assert.deepEqual(values(ran, 'rows_read', 'rows_rejected', 'rows_matched', 'oil_bbl'), [12, 6, 6, 304])
  assert.equal(checked(ran, 'rows_readable')?.state, 'fail')
  assert.ok(codes(ran).includes('rejected_rows'))
  assert.deepEqual(
    rowsOf(ran, 'rejected').map((r) => r.slice(0, 2)),
    [
      ['fewer columns than the 32 of the header', 1],
      ['more columns than the 32 of the header', 1],
      ['CYCLE_YEAR_MONTH is not a month YYYYMM', 1],
      ['LEASE_OIL_PROD_VOL is not a whole number of at most 12 digits', 2],
      ["OIL_GAS_CODE is not 'O' or 'G'", 1],
    ].toSorted(
      (a, b) =>
        rowsOf(ran, 'rejected').findIndex((r) => r[0] === a[0]) -
        rowsOf(ran, 'rejected').findIndex((r) => r[0] === b[0]),
    ),
  )
  assert.match(String(rowsOf(ran, 'rejected')[0]?.[2]), /^line 7: "O}10}012345"$/)
})

test('a key that comes twice, a negative volume and one of the other kind each fail their check and count', async () => {
  const twice = await over([{ oil: 5 }, { oil: 5 }, { oil: 5, month: '202002' }])
  assert.deepEqual([checked(twice, 'keys_unique')?.demand?.value, value(twice, 'oil_bbl')], [1, 15])
  const negative = await over([{ oil: 100 }, { oil: -30, month: '202002' }])
  assert.deepEqual([checked(negative, 'volumes_sound')?.state, value(negative, 'oil_bbl')], ['fail', 70])
  const crossed = await over([
    { code: 'G', gas: 9, oil: 4 },
    { oil: 1, condensate: 2 },
  ])
  assert.deepEqual([checked(crossed, 'kinds_apart')?.demand?.value, value(crossed, 'total_liquids_bbl')], [2, 7])
  assert.equal((await over([{ oil: 5 }])).status, 'PASS')
})

test('an oil lease that can not account for its oil is flagged and fails nothing', async () => {
  const sound = [
    { oil: 100, disposed: 70, stock: 50 },
    { oil: 100, disposed: 120, stock: 30, month: '202002' },
  ]
  assert.deepEqual(flags(await over(sound)), [])
  const odd = await over([...sound, { oil: 100, disposed: 50, stock: 30, month: '202003' }])
  assert.match(String(flags(odd)), /unbalanced .*: 1 \(O 08 012345\)/)
  assert.equal(odd.status, 'PASS')
})
const flags = (ran: Ran) =>
  (value(ran, 'data_quality_flags') as string[]).filter((f) => !f.startsWith('Months still being filed'))

test('the newest three months are marked as being filed, by the date of the dump where it has one', async () => {
  const records = ['202001', '202002', '202003', '202004', '202005'].map((month) => ({ oil: 10, month, filed: 'N' }))
  const states = (ran: Ran) => rowsOf(ran, 'monthly').map((r) => r[8])
  const ran = await over(records)
  assert.deepEqual(states(ran), ['', '', ...Array(3).fill('still being filed')])
  assert.match(String(flags(ran)), /without a filed report: 5/)
  await put({
    [LEASES]: table(...records),
    'GP_DATE_RANGE_CYCLE_DATA_TABLE.dsv':
      'OLDEST_PROD_CYCLE_YEAR_MONTH}NEWEST_PROD_CYCLE_YEAR_MONTH}NEWEST_SCHED_CYCLE_YEAR_MONTH}GAS_EXTRACT_DATE}OIL_EXTRACT_DATE\n199301}202007}202009}x}y\n',
  })
  const dated = await run()
  assert.deepEqual(states(dated), ['', '', '', '', 'still being filed'])
  assert.deepEqual([dated.asOf, dated.digests.length], ['2020-07-31', 2])
})

test("the agency's own totals are compared where the selection is of whole groups", async () => {
  const cycle = (oil: number) =>
    `DISTRICT_NO}CYCLE_YEAR}CYCLE_MONTH}CYCLE_YEAR_MONTH}DISTRICT_NAME}DIST_OIL_PROD_VOL}DIST_GAS_PROD_VOL}DIST_COND_PROD_VOL}DIST_CSGD_PROD_VOL\n10}2020}01}202001}08}${oil}}0}0}0\n08}2020}01}202001}7B}5}0}0}0\n10}2020}02}202002}08}77}0}0}0\n`
  const operators =
    'OPERATOR_NO}CYCLE_YEAR}CYCLE_MONTH}CYCLE_YEAR_MONTH}OPERATOR_NAME}OPER_OIL_PROD_VOL}OPER_GAS_PROD_VOL}OPER_COND_PROD_VOL}OPER_CSGD_PROD_VOL\n000001}2020}01}202001}ALPHA}15}0}0}0\n'
  const leases = table({ oil: 10 }, { oil: 5, number: '08', district: '7B' })
  const files = (oil: number) => ({
    [LEASES]: leases,
    'OG_DISTRICT_CYCLE_DATA_TABLE.dsv': cycle(oil),
    'OG_OPERATOR_CYCLE_DATA_TABLE.dsv': operators,
  })
  await put(files(10))
  const agrees = await run()
  assert.deepEqual(codes(agrees), [])
  assert.deepEqual(
    rowsOf(agrees, 'agency').map((r) => [r[0], r[2], r[3]]),
    [
      ['OG_DISTRICT_CYCLE', 2, 0],
      ['OG_OPERATOR_CYCLE', 1, 0],
    ],
  )
  await put(files(12))
  const differs = await run({ district_name: '08' })
  assert.deepEqual(codes(differs), ['differs_from_agency'])
  assert.deepEqual(rowsOf(differs, 'agency')[0]?.slice(2, 5), [1, 1, 2])
  const part = await run({ lease_numbers: ['12345'] })
  assert.deepEqual([codes(part), rowsOf(part, 'agency')], [[], []])
})

test('a month that comes twice is found in any decade, and months apart are none', async () => {
  const months = ['199301', '199912', '200001', '200912', '201001', '201405', '201406', '202312']
  const twice = (list: readonly string[]) =>
    over(list.map((month) => ({ oil: 1, month }))).then((ran) => checked(ran, 'keys_unique')?.demand?.value)
  assert.equal(await twice(months), 0)
  for (const month of months) assert.equal(await twice([...months, month]), 1)
  assert.equal(await twice([...months, ...months, ...months]), 16)
})

test('wells of named leases have API numbers and equal parts of the months in which they were not shut in', async () => {
  const head =
    'OIL_GAS_CODE}DISTRICT_NO}LEASE_NO}WELL_NO}API_COUNTY_CODE}API_UNIQUE_NO}ONSHORE_ASSC_CNTY}DISTRICT_NAME}COUNTY_NAME}OIL_WELL_UNIT_NO}WELL_ROOT_NO}WELLBORE_SHUTIN_DT}WELL_SHUTIN_DT}WELL_14B2_STATUS_CODE}WELL_SUBJECT_14B2_FLAG}WELLBORE_LOCATION_CODE'
  const well = (number: string, lease: string, name: string, api: string, shut: string) =>
    `O}${number}}${lease}}${name}}003}${api}}003}08}ANDREWS}}1}}${shut}}}}L`
  await put({
    [LEASES]: table({ oil: 90, casinghead: 9 }, { oil: 40, month: '202002' }, { oil: 7, number: '08', district: '7B' }),
    'OG_WELL_COMPLETION_DATA_TABLE.dsv': [
      head,
      well('10', '012345', '1', '00001', '000000'),
      well('10', '012345', '2', '00002', '202002'),
      well('10', '099999', '1', '00003', ''),
      '',
    ].join('\n'),
  })
  const ran = await run({ lease_numbers: ['12345'], district_name: '08' })
  assert.deepEqual(rowsOf(ran, 'wells'), [
    ['O 08 012345', '1', '4200300001', 'ANDREWS', '', 85, 4.5, 2],
    ['O 08 012345', '2', '4200300002', 'ANDREWS', '2020-02', 45, 4.5, 1],
  ])
  assert.deepEqual(rowsOf(await run(), 'wells'), [])
})

test('of operators with equal liquids the first by name is on top; one name under two numbers is one', async () => {
  const ran = await over(
    [
      { oil: 4, operator: '000003', operatorName: 'BETA' },
      { oil: 3, lease: '000002', operatorName: 'ALPHA' },
      { oil: 1, lease: '000003', operator: '000002', operatorName: 'ALPHA' },
    ],
    { group_by: 'operator' },
  )
  assert.equal(value(ran, 'top_operator_by_liquids'), 'ALPHA')
  assert.deepEqual(
    rowsOf(ran, 'groups').map((r) => r.slice(0, 3)),
    [
      ['ALPHA', '000001, 000002', 4],
      ['BETA', '000003', 4],
    ],
  )
})
