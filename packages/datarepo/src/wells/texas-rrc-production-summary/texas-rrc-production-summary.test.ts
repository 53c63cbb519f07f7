/** What is special in lease records of Texas: numbers and names of districts, two kinds of lease, padding, late months, broken lines. */
import assert from 'node:assert/strict'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/workflow'
import { checked, reason, value } from '@keelson/workflow/testing.ts'
import { strToU8, zipSync } from 'fflate'
import { HEADER, LEASES, leaseSandbox, line, table } from './test-data/synthetic.ts'

const { home, put, run, over, bare, refusal, remove } = await leaseSandbox()
after(remove)

const values = (ran: Ran, ...names: string[]) => names.map((name) => value(ran, name))
const codes = (ran: Ran) => ran.warnings.map((w) => w.code).filter((code) => code !== 'incomplete_months')
const rowsOf = (ran: Ran, id: string) => ran.result.tables.find((t) => t.id === id)?.rows ?? []

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
  assert.match(reason(ran, 'water_bbl'), /no monthly report/)
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
  assert.match(ran.warnings.find((w) => w.code === 'district_number')?.message ?? '', /number of district '6E'/)
  assert.match(await refusal(over(records, { district_name: 'Permian' })), /^\/district_name: must be one of '01'/)
  assert.match(
    await refusal(over(records, { district_name: '10' })),
    /'10' is also the number in the files of district '08'$/,
  )
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
      ['fewer than the 32 columns of the header', 1],
      ['more than the 32 columns of the header', 1],
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

test('a table that is not what it claims is refused with what was expected and what was found', async () => {
  const put1 = async (text: string) => {
    await put({ [LEASES]: text })
    return refusal(run())
  }
  assert.match(
    await put1(table({}).replaceAll('}', ',')),
    /^\/lease_cycle_file: '.*\.dsv': expected the lease cycle table, fields separated by '}'; found fields separated by ','/,
  )
  assert.match(
    await put1(table({}).replace('LEASE_CSGD_PROD_VOL', 'X').replace('}LEASE_NO}', '}Y}')),
    /expected the lease cycle table; it lacks 'LEASE_NO', 'LEASE_CSGD_PROD_VOL'\. Found 'OIL_GAS_CODE'/,
  )
  assert.match(await put1(`${line()}\n`), /it lacks 'OIL_GAS_CODE', .* Found 'O', '10', '012345'/)
  assert.match(await put1(`${HEADER}\n`), /holds no record below its header line/)
  assert.match(await put1(''), /is an empty file; expected the lease cycle table/)
  assert.match(
    await put1(table({}, 'x}y', 'z}w')),
    /2 of 3 lines are no records of the lease cycle table; line 3: "x}y"/,
  )
  assert.match(await put1(table({}, { lease: 'A1' }, { lease: 'A2' })), /LEASE_NO is not a lease number/)
})

test('a table with fewer columns is read by their names, and said', async () => {
  const names = [
    'DISTRICT_NO',
    'OIL_GAS_CODE',
    'LEASE_NO',
    'CYCLE_YEAR_MONTH',
    'LEASE_CSGD_PROD_VOL',
    'LEASE_OIL_PROD_VOL',
  ]
  const text = `${[...names, 'LEASE_GAS_PROD_VOL', 'LEASE_COND_PROD_VOL'].join('}')}\n10}O}12345}202001}5}3}0}0\n`
  await put({ [LEASES]: text })
  const ran = await run()
  assert.deepEqual(values(ran, 'oil_bbl', 'total_gas_mcf', 'top_operator_by_liquids'), [3, 5, null])
  assert.deepEqual(value(ran, 'district_liquids_bbl'), { '08': 3 })
  assert.ok(codes(ran).includes('other_layout'))
  const inline = await bare({ inline_dsv: text })
  assert.deepEqual([value(inline, 'oil_bbl'), codes(inline)], [3, []])
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
  assert.match(String(flags(odd)), /do not balance: 1 \(O 08 012345\)/)
  assert.equal(odd.status, 'PASS')
})
const flags = (ran: Ran) =>
  (value(ran, 'data_quality_flags') as string[]).filter((f) => !f.startsWith('Months that are'))

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

test('a table beside the leases that can not be read is left out and said, and refuses nothing', async () => {
  const leases = table({ oil: 10 })
  const head = 'DISTRICT_NO}CYCLE_YEAR_MONTH}DIST_OIL_PROD_VOL}DIST_GAS_PROD_VOL}DIST_COND_PROD_VOL}DIST_CSGD_PROD_VOL'
  const of = async (name: string, text: string) => {
    await put({ [LEASES]: leases, [`${name}_DATA_TABLE.dsv`]: text })
    const ran = await run()
    assert.equal(value(ran, 'oil_bbl'), 10)
    return ran.warnings.find((w) => w.code === 'tables_beside')?.message ?? ''
  }
  assert.match(await of('OG_FIELD_CYCLE', 'A}B\n1}2\n'), /it lacks 'DISTRICT_NO', .* the table was left out$/)
  assert.match(await of('GP_DATE_RANGE_CYCLE', 'A,B\n1,2\n'), /lacks|separated/)
  assert.match(await of('OG_DISTRICT_CYCLE', `${head}\n10}202001}10}0}0}0\n10}202001\n`), /1 lines are left out: fewer/)
  assert.match(await of('OG_DISTRICT_CYCLE', `${head}\n10}202001}ten}0}0}0\n`), /1 volumes are no numbers/)
  assert.equal(await of('OG_DISTRICT_CYCLE', `${head}\n10}202001}10}0}0}0\n`), '')
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

test('the dump is read from its zip, named or found, and from a zip in the zip', async () => {
  const dump = zipSync({
    [LEASES]: strToU8(table({ oil: 3 }, { oil: 4, month: '202002' })),
    'GP_COUNTY_DATA_TABLE.dsv': strToU8('A}B\n'),
  })
  const oil = async (params: object) => value(await run({ ...params }), 'oil_bbl')
  await put({ 'PDQ_DSV.zip': dump })
  assert.equal(await oil({}), 7)
  assert.equal(await oil({ lease_cycle_file: 'PDQ_DSV.zip' }), 7)
  await put({ 'PDQ_DSV.zip': zipSync({ 'PDQ_DSV.zip': dump }) })
  const ran = await run()
  assert.equal(value(ran, 'oil_bbl'), 7)
  assert.deepEqual(
    ran.digests.map((d) => d.name),
    ['data/PDQ_DSV.zip'],
  )
  await put({ 'a.zip': dump, 'b.zip': dump })
  assert.match(await refusal(run()), /^\/lease_cycle_file: .* is in 2 zips of the folder: 'a\.zip', 'b\.zip'/)
  assert.equal(await oil({ lease_cycle_file: 'b.zip' }), 7)
  await put({ 'a.zip': strToU8('no zip') })
  assert.match(await refusal(run()), /^\/lease_cycle_file: 'a\.zip' is not a zip/)
})

test('names that lead out, and files that are not there, are refused at their place', async () => {
  await put({ [LEASES]: table({}) })
  for (const name of ['../data', 'a/b', '..']) {
    assert.match(await refusal(run({ data_folder: name })), /^\/data_folder: must not/, name)
    assert.match(await refusal(run({ lease_cycle_file: name })), /^\/lease_cycle_file: must not/, name)
  }
  assert.match(await refusal(run({ data_folder: 'none' })), /^\/data_folder: there is no folder 'none'/)
  assert.match(
    await refusal(run({ lease_cycle_file: 'X.dsv' })),
    /^\/lease_cycle_file: there is no file 'X\.dsv' .* holds 'OG_LEASE/,
  )
  await writeFile(join(home, 'outside.dsv'), table({}))
  await symlink(join(home, 'outside.dsv'), join(home, 'data', 'link.dsv'))
  assert.match(
    await refusal(run({ lease_cycle_file: 'link.dsv' })),
    /^\/lease_cycle_file: leads out of the data folder/,
  )
  assert.match(await refusal(bare({})), /^\/data_folder/)
})

test('when nothing is left the first filter that empties the selection is named; months are months and in order', async () => {
  const records = [{ oil: 1 }, { code: 'G', lease: '200001', gas: 2, operator: '000002', month: '202002' }]
  const pointer = async (params: object) => (await refusal(over(records, { ...params }))).split(':')[0]
  assert.equal(await pointer({ oil_gas_code: 'G', lease_numbers: ['12345'] }), '/lease_numbers')
  assert.equal(await pointer({ district_name: '7B', lease_numbers: ['1'] }), '/district_name')
  assert.equal(await pointer({ operator_numbers: ['999'] }), '/operator_numbers')
  assert.equal(await pointer({ oil_gas_code: 'G', end_month: '202001' }), '/end_month')
  assert.equal(await pointer({ start_month: '202003' }), '/start_month')
  assert.equal(await pointer({ start_month: '202013' }), '/start_month')
  assert.equal(await pointer({ start_month: '202002', end_month: '202001' }), '/end_month')
  assert.equal(await pointer({ lease_numbers: ['12345', "1' OR 1=1"] }), '/lease_numbers/1')
  const ran = await over(records, { operator_numbers: ['2', '7'], start_month: '201901', end_month: '203001' })
  assert.deepEqual(codes(ran), ['filter_unmatched', 'before_data', 'not_yet_filed'])
  assert.equal(value(ran, 'gas_well_gas_mcf'), 2)
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

test('an inline text is held to its lines, and one source is given', async () => {
  const text = `${HEADER}\r\n${line({ oil: '  9' })}\r\n`
  assert.equal(value(await bare({ inline_dsv: text }), 'oil_bbl'), 9)
  const loose = `\n  ${HEADER}\n   \n${line({ oil: 4 })}\r\n\t\n  ${line({ oil: 3, month: '202002' })}  `
  assert.deepEqual(values(await bare({ inline_dsv: loose }), 'oil_bbl', 'rows_read'), [7, 2])
  assert.match(
    await refusal(bare({ inline_dsv: `${text}${line({ month: '202013' })}\n` })),
    /^\/inline_dsv: record O 10 012345 202013: "202013": CYCLE_YEAR_MONTH is not a month/,
  )
  assert.match(
    await refusal(bare({ inline_dsv: 'a,b\n1,2\n' })),
    /^\/inline_dsv: 'the text': expected .* found fields separated by ','/,
  )
  const inline_records = [
    { district: '08', lease_number: '1', year: 2024, month: 1, oil_production: 1, gas_production: 2 },
  ]
  assert.match(
    await refusal(bare({ inline_dsv: text, inline_records })),
    /^\/inline_records: must not be given together/,
  )
})

test('inline records tell no kinds apart, take other units and say where their water is unknown', async () => {
  const record = { district: '08', lease_number: '1', operator_name: 'A', year: 2024, month: 1 }
  const rows = [
    { ...record, oil_production: 100, gas_production: 300, water_production: 20 },
    { ...record, month: 2, oil_production: '15.8987294928 m3', gas_production: '300 Mcf', water_production: 5 },
  ]
  const run2 = (inline_records: readonly object[], more = {}) => bare({ inline_records, ...more })
  const ran = await run2(rows)
  assert.deepEqual(values(ran, 'oil_bbl', 'total_gas_mcf', 'water_bbl', 'condensate_bbl', 'distinct_leases'), [
    200,
    600,
    25,
    null,
    1,
  ])
  assert.equal(checked(ran, 'kinds_apart')?.state, 'not_made')
  const [first] = rows
  assert.equal(
    value(await run2([...rows, { ...record, month: 3, oil_production: 1, gas_production: 1 }]), 'water_bbl'),
    null,
  )
  assert.equal(checked(await run2([{ ...first, oil_production: 0.5 }]), 'volumes_sound')?.state, 'fail')
  const pointer = async (made: Promise<Ran>) => (await refusal(made)).split(':')[0]
  assert.equal(await pointer(run2([{ ...first, month: 13 }])), '/inline_records/0/month')
  assert.equal(await pointer(run2([first ?? {}, { ...first, district: '7A' }])), '/inline_records/1/district')
  assert.equal(await pointer(run2(rows, { oil_gas_code: 'O' })), '/oil_gas_code')
  assert.equal(await pointer(run2(rows, { operator_numbers: ['1'] })), '/operator_numbers')
  assert.equal(await pointer(run2(rows, { group_by: 'field' })), '/group_by')
  assert.equal(await pointer(run2([])), '/inline_records')
  assert.deepEqual(codes(await run2([{ ...first, district: '13' }])), ['district_number'])
})
