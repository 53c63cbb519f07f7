/** What is read, from which source, and what is refused: files, dumps, zips, texts and records of the request. */
import assert from 'node:assert/strict'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, value } from '@keelson/engine/testing.ts'
import { strToU8, zipSync } from 'fflate'
import { codes, HEADER, LEASES, leaseSandbox, line, table, values } from './test-data/synthetic.ts'

const { home, put, run, over, bare, refusal, remove } = await leaseSandbox()
after(remove)

test('a table that is not what it claims is refused with what was expected and what was found', async () => {
  const put1 = async (text: string) => {
    await put({ [LEASES]: text })
    return refusal(run())
  }
  assert.match(
    await put1(table({}).replaceAll('}', ',')),
    /^\/lease_cycle_file: '.*\.dsv' must be the lease cycle table, with fields separated by '}'\. Found fields separated by ','/,
  )
  assert.match(
    await put1(table({}).replace('LEASE_CSGD_PROD_VOL', 'X').replace('}LEASE_NO}', '}Y}')),
    /must be the lease cycle table, but has no 'LEASE_NO' and 'LEASE_CSGD_PROD_VOL'\. Found 'OIL_GAS_CODE'/,
  )
  assert.match(await put1(`${line()}\n`), /has no 'OIL_GAS_CODE', .* Found 'O', '10', '012345'/)
  assert.match(await put1(`${HEADER}\n`), /has no records below its header line/)
  assert.match(await put1(''), /is an empty file; expected the lease cycle table/)
  assert.match(
    await put1(table({}, 'x}y', 'z}w')),
    /2 of 3 lines are not valid records of the lease cycle table\. First line 3: "x}y"/,
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

test('a table beside the leases that can not be read is left out and said, and refuses nothing', async () => {
  const leases = table({ oil: 10 })
  const head = 'DISTRICT_NO}CYCLE_YEAR_MONTH}DIST_OIL_PROD_VOL}DIST_GAS_PROD_VOL}DIST_COND_PROD_VOL}DIST_CSGD_PROD_VOL'
  const of = async (name: string, text: string) => {
    await put({ [LEASES]: leases, [`${name}_DATA_TABLE.dsv`]: text })
    const ran = await run()
    assert.equal(value(ran, 'oil_bbl'), 10)
    return ran.warnings.find((w) => w.code === 'tables_beside')?.message ?? ''
  }
  assert.match(await of('OG_FIELD_CYCLE', 'A}B\n1}2\n'), /has no 'DISTRICT_NO', .* The table is excluded\.$/)
  assert.match(await of('GP_DATE_RANGE_CYCLE', 'A,B\n1,2\n'), /has no|separated/)
  assert.match(
    await of('OG_DISTRICT_CYCLE', `${head}\n10}202001}10}0}0}0\n10}202001\n`),
    /1 lines are excluded\. The first reason is fewer/,
  )
  assert.match(await of('OG_DISTRICT_CYCLE', `${head}\n10}202001}ten}0}0}0\n`), /1 volumes are not numbers/)
  assert.equal(await of('OG_DISTRICT_CYCLE', `${head}\n10}202001}10}0}0}0\n`), '')
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
  assert.match(
    await refusal(run()),
    /^\/lease_cycle_file: .* is in 2 zip files in the folder; enter one of 'a\.zip', 'b\.zip'/,
  )
  assert.equal(await oil({ lease_cycle_file: 'b.zip' }), 7)
  await put({ 'a.zip': strToU8('no zip') })
  assert.match(await refusal(run()), /^\/lease_cycle_file: 'a\.zip' is not a zip file/)
})

test('names that lead out, and files that are not there, are refused at their place', async () => {
  await put({ [LEASES]: table({}) })
  for (const name of ['../data', 'a/b', '..']) {
    assert.match(await refusal(run({ data_folder: name })), /^\/data_folder: must not/, name)
    assert.match(await refusal(run({ lease_cycle_file: name })), /^\/lease_cycle_file: must not/, name)
  }
  assert.match(await refusal(run({ data_folder: 'none' })), /^\/data_folder: folder 'none' does not exist/)
  assert.match(
    await refusal(run({ lease_cycle_file: 'X.dsv' })),
    /^\/lease_cycle_file: file 'X\.dsv' is not in the folder .* contains 'OG_LEASE/,
  )
  await writeFile(join(home, 'outside.dsv'), table({}))
  await symlink(join(home, 'outside.dsv'), join(home, 'data', 'link.dsv'))
  assert.match(
    await refusal(run({ lease_cycle_file: 'link.dsv' })),
    /^\/lease_cycle_file: must be within the data folder/,
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

test('an inline text is held to its lines, and one source is given', async () => {
  const text = `${HEADER}\r\n${line({ oil: '  9' })}\r\n`
  assert.equal(value(await bare({ inline_dsv: text }), 'oil_bbl'), 9)
  const loose = `\n  ${HEADER}\n   \n${line({ oil: 4 })}\r\n\t\n  ${line({ oil: 3, month: '202002' })}  `
  assert.deepEqual(values(await bare({ inline_dsv: loose }), 'oil_bbl', 'rows_read'), [7, 2])
  assert.match(
    await refusal(bare({ inline_dsv: `${text}${line({ month: '202013' })}\n` })),
    /^\/inline_dsv: record O 10 012345 202013: "202013", CYCLE_YEAR_MONTH is not a month/,
  )
  assert.match(
    await refusal(bare({ inline_dsv: 'a,b\n1,2\n' })),
    /^\/inline_dsv: 'the text' must be .* Found fields separated by ','/,
  )
  const inline_records = [
    { district: '08', lease_number: '1', year: 2024, month: 1, oil_production: 1, gas_production: 2 },
  ]
  assert.match(
    await refusal(bare({ inline_dsv: text, inline_records })),
    /^\/inline_records: must not be entered together/,
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
