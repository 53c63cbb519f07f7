/** What is asked for: wells, files, months and borehole facts, and how each is refused. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { codes, rowsOf, value } from '@keelson/engine/testing.ts'
import { strToU8, zipSync } from 'fflate'
import { BOREHOLES } from '../_shared/ogor-a/columns.ts'
import { ogorSandbox, text } from '../_shared/ogor-a/test-data/synthetic.ts'
import { bseeWellComparison } from './index.ts'

const [A, B] = ['608120000100', '608120000200'] as const
const { put, run, over, refusal, remove } = await ogorSandbox(bseeWellComparison, { api_well_numbers: [A, B] })
after(remove)

/** A value of one well. */
const of = (ran: Ran, name: string, api: string = A): unknown =>
  (value(ran, name) as Readonly<Record<string, unknown>>)[api]

test('facts are joined to the left, of the bore with most oil', async () => {
  const row = (values: Readonly<Record<string, string>>) => BOREHOLES.map((c) => `"${values[c] ?? ''}"`).join(',')
  const bore = (api: string, spud: string, depth: string) =>
    row({
      API_WELL_NUMBER: api,
      WELL_NAME: ' A001',
      WELL_SPUD_DATE: spud,
      TOTAL_DEPTH_DATE: '12/31/2019',
      BH_TOTAL_MD: depth,
      WATER_DEPTH: '3760',
    })
  await put({
    'ogora2020delimit.txt': text({ oil: 1 }, { oil: 9, api: '608120000101' }, { oil: 2, api: B }),
    'mv_boreholes_all.txt': text(
      row(Object.fromEntries(BOREHOLES.map((c) => [c, c]))),
      bore(A, '1/2/2019', '20000'),
      bore('608120000101', '13/2/2019', '*****'),
    ),
  })
  const wells = await run({ include_borehole_facts: true })
  assert.deepEqual(
    ['spud_date', 'water_depth_ft', 'total_md_ft', 'tvd_ft'].map((n) => of(wells, n)),
    ['2019-01-02', 3760, 20000, null],
  )
  assert.deepEqual(
    ['spud_date', 'total_md_ft'].map((n) => of(wells, n, B)),
    [null, null],
  )
  assert.match(
    wells.warnings.find((w) => w.code === 'facts_missing')?.message ?? '',
    /has no entry for '608120000200'\.$/,
  )
  assert.deepEqual(rowsOf(wells, 'facts')[1]?.slice(-2), [363, 1])
  const holes = await run({
    include_borehole_facts: true,
    group_by: 'api10',
    api_well_numbers: ['6081200001', '6081200002'],
  })
  assert.deepEqual(rowsOf(holes, 'facts')[0]?.slice(0, 3), ['6081200001', '608120000101', 'A001'])
  assert.deepEqual(
    ['spud_date', 'total_md_ft'].map((n) => of(holes, n, '6081200001')),
    [null, null],
  )
  // A bore without a record in the window keeps its facts.
  const later = await run({ include_borehole_facts: true, start_month: '202001', end_month: '202001' })
  assert.equal(of(later, 'water_depth_ft'), 3760)
})

test('what cannot be compared is refused at its own place', async () => {
  await put({ 'ogora2020delimit.zip': zipSync({ 'a.txt': strToU8(text({ oil: 1 }, { oil: 2, api: B })) }) })
  const at = (request: Readonly<Record<string, unknown>>) => refusal(run(request))
  const wells = (...api_well_numbers: string[]) => at({ api_well_numbers })
  assert.match(await wells(A), /^\/api_well_numbers: must contain at least two wells \(entered: 1\)$/)
  assert.match(await wells(), /^\/api_well_numbers: must contain at least two wells \(entered: 0\)$/)
  assert.match(
    await wells(A, B, ` ${A}`, '60-812-00001-00'),
    /^\/api_well_numbers: must not repeat a well \(entered more than once: "608120000100"\)$/,
  )
  assert.match(
    await wells(A, '6081200002', '60812000020x'),
    /^\/api_well_numbers: must have 12 digits .* "6081200002" and "60812000020x"\), and "6081200002" names a well, which may have several wellbores$/,
  )
  assert.match(await at({ group_by: 'api10' }), /^\/api_well_numbers: must have 10 digits/)
  assert.match(await wells(A, '608120000900'), /^\/api_well_numbers: the files have no record of '608120000900'$/)
  assert.match(
    await wells('608120000800', '608120000900'),
    /^\/api_well_numbers: no record .*'608120000800', '608120000900'/,
  )
  assert.match(await at({ data_folder: '../data' }), /^\/data_folder: must not/)
  assert.match(await at({ file_pattern: '*.csv' }), /^\/file_pattern: no \.txt or \.zip/)
  assert.match(await at({ start_month: '202013' }), /^\/start_month: must be a month/)
  assert.match(await at({ start_month: '202002', end_month: '202001' }), /^\/end_month: must not be before/)
  assert.match(await at({ start_month: '202002' }), /^\/start_month: must not be after the last month/)
  assert.match(await at({ end_month: '201912' }), /^\/end_month: must not be before the first month/)
  assert.match(
    await at({ include_borehole_facts: true }),
    /^\/include_borehole_facts: requires 'mv_boreholes_all\.txt'/,
  )
})

test('months outside the files are said to be unknown, and a header line is left out', async () => {
  await put({ 'ogora2020delimit.txt': text(HEADER, { oil: 1 }, { oil: 2, api: B }) })
  const ran = await run({ start_month: '201901', end_month: '202112' })
  assert.deepEqual(
    ran.warnings.filter((w) => w.code === 'beyond_files').map((w) => w.path),
    ['/start_month', '/end_month'],
  )
  assert.ok(codes(ran).includes('header_row'))
  assert.equal(of(ran, 'months_on_stream_3_cumulative_oil_bbl'), null)
})

test('a year without a file and without a record is said to count as one without production', async () => {
  const year = (y: string) => text({ month: `${y}01`, oil: 31 }, { api: B, month: `${y}01`, oil: 62 })
  await put({ 'ogora2018delimit.txt': year('2018'), 'ogora2021delimit.txt': year('2021') })
  const found = (await run()).warnings.find((w) => w.code === 'years_missing')
  assert.match(found?.message ?? '', /covers 2019, 2020\./)
  await put({ 'ogora2018delimit.txt': year('2018'), 'ogora2020delimit.txt': year('2019') + year('2020') })
  assert.ok(!codes(await run()).includes('years_missing'))
})

test('sums beyond twelve digits are refused as inexact', async () => {
  const most = '999999999999'
  await assert.rejects(over([{ oil: most }, { oil: most, interval: 'S02' }, { api: B, oil: 1 }]), /more than 12 digits/)
})

const HEADER = Array.from({ length: 19 }, (_, i) =>
  i === 2 ? '"PRODUCTION_DATE"' : i === 8 ? '"API_WELL_NUMBER"' : '"X"',
).join(',')
