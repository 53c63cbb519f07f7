/** What a request may name: folders, files, filters and months, and how each is refused. */
import assert from 'node:assert/strict'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { value } from '@keelson/engine/testing.ts'
import { strToU8, zipSync } from 'fflate'
import { ogorSandbox, text } from '../_shared/ogor-a/test-data/synthetic.ts'

const { home, put, run, over, refusal, remove } = await ogorSandbox()
after(remove)

test('filters strip blanks, take 10 or 12 digits of a well and both ends of the months', async () => {
  const records = [
    { oil: 1, lease: ' 00016' },
    { oil: 2, api: '608120000101', month: '202002', days: 29 },
    { oil: 4, api: '608120000200', month: '202003' },
  ]
  const oil = async (params: object) => value(await over(records, { ...params }), 'cumulative_oil_bbl')
  assert.equal(await oil({ api_well_numbers: ['6081200001'] }), 3)
  assert.equal(await oil({ api_well_numbers: [' 608120000101 '] }), 2)
  assert.equal(await oil({ api_well_numbers: ['60-812-00001-01', 6081200002] }), 6)
  assert.equal(await oil({ lease_numbers: ['00016'] }), 1)
  assert.equal(await oil({ start_month: '202001', end_month: '202002' }), 3)
  assert.equal(await oil({ start_month: '2020-01', end_month: 'Feb 2020' }), 3)
  assert.equal(await oil({ start_month: '202002', end_month: '202002', operator_numbers: ['00001'] }), 2)
  assert.equal(await oil({ boem_field_codes: [] }), 7)
})

test('an entry that finds nothing is named; when nothing is left the first empty filter is refused', async () => {
  const records = [{ oil: 1 }, { oil: 2, lease: 'G2', field: 'GC1', api: '608120000200' }]
  const ran = await over(records, { lease_numbers: ['G12345', 'G9', 'G8'], end_month: '202012', start_month: '201901' })
  assert.deepEqual(
    ran.warnings.map((w) => [w.code, w.path]),
    [
      ['filter_unmatched', '/lease_numbers'],
      ['before_files', '/start_month'],
      ['not_yet_filed', '/end_month'],
    ],
  )
  assert.match(ran.warnings[0]?.message ?? '', /^Lease numbers: entries 'G8', 'G9' do not match any selected record\./)
  const pointer = async (params: object) => (await refusal(over(records, { ...params }))).split(':')[0]
  assert.equal(await pointer({ boem_field_codes: ['XX1'], lease_numbers: ['NONE'] }), '/boem_field_codes')
  assert.equal(await pointer({ boem_field_codes: ['WR100'], lease_numbers: ['G2'] }), '/lease_numbers')
  assert.equal(await pointer({ api_well_numbers: ['608120000300'] }), '/api_well_numbers')
  assert.equal(await pointer({ operator_numbers: ['99999'] }), '/operator_numbers')
  assert.equal(await pointer({ start_month: '202002' }), '/start_month')
  assert.equal(await pointer({ end_month: '201912' }), '/end_month')
})

test('what cannot be a name, a month or a well is refused at its place', async () => {
  await put({ 'ogora2020delimit.txt': text({}) })
  const problem = async (params: object) => refusal(run({ ...params }))
  for (const name of ['../data', 'a/b', '..', 'a\\b']) {
    assert.match(await problem({ data_folder: name }), /^\/data_folder: must not/, name)
    assert.match(await problem({ file_pattern: name }), /^\/file_pattern: must not/, name)
  }
  assert.match(await problem({ data_folder: 'none' }), /^\/data_folder: folder 'none' does not exist/)
  assert.match(
    await problem({ file_pattern: '*.csv' }),
    /^\/file_pattern: no \.txt or \.zip file .* the folder contains 'ogora2020delimit\.txt'/,
  )
  assert.match(
    await problem({ api_well_numbers: ['608120000100', '60812'] }),
    /^\/api_well_numbers\/1: must have 10 or 12 digits, such as 17-710-49130 or 17-710-49130-00; "60812" has 5 digits$/,
  )
  assert.match(
    await problem({ api_well_numbers: ['60812000010000'] }),
    /^\/api_well_numbers\/0: must have .* "60812000010000" names a completion of wellbore 608120000100$/,
  )
  assert.match(await problem({ lease_numbers: [' '] }), /^\/lease_numbers\/0: must not be blank/)
  assert.match(await problem({ start_month: '202013' }), /^\/start_month: must be a month/)
  assert.match(await problem({ start_month: '202002', end_month: '202001' }), /^\/end_month: must not be before/)
  assert.match(await problem({ gas_boe_factor: 0 }), /^\/gas_boe_factor/)
})

test('a quote in a filter is text, never part of a statement', async () => {
  const message = await refusal(over([{}], { boem_field_codes: ["x') OR 1=1 --"] }))
  assert.match(message, /^\/boem_field_codes: no record matches/)
})

test('a link out of the folder is refused; a zip gives what its text gives; one with two files is refused', async () => {
  const sound = text({ oil: 3 }, { oil: 4, interval: 'S02' })
  await put({ 'ogora2020delimit.zip': zipSync({ '../up/ogora.txt': strToU8(sound) }) })
  const ran = await run()
  assert.equal(value(ran, 'cumulative_oil_bbl'), 7)
  assert.deepEqual(
    ran.digests.map((d) => d.name),
    ['data/ogora2020delimit.zip'],
  )
  assert.equal(ran.asOf, '2020-01-31')
  await put({ 'ogora2020delimit.zip': zipSync({ 'a.txt': strToU8(sound), 'b.txt': strToU8(sound) }) })
  assert.match(await refusal(run()), /'ogora2020delimit\.zip' must contain exactly one text file; it contains 2/)
  await put({})
  await writeFile(join(home, 'outside.txt'), sound)
  await symlink(join(home, 'outside.txt'), join(home, 'data', 'ogora2020delimit.txt'))
  assert.match(await refusal(run()), /^\/file_pattern: must not include files outside 'data': 'ogora2020delimit\.txt'/)
})
