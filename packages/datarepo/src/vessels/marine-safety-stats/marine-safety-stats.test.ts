/** What is special in lists of incidents: unknown apart from zero, keys that repeat, dates that lie, quotes left open. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Ran, runWorkflow } from '@keelson/engine'
import { reason, selfChecked, value } from '@keelson/engine/testing.ts'
import { Refusal } from '@keelson/workflow'
import { dateOf } from './calculate-cells.ts'
import { parseTable } from './calculate-csv.ts'
import { marineSafetyStats } from './index.ts'

const home = await mkdtemp(join(tmpdir(), 'incidents-'))
after(() => rm(home, { recursive: true, force: true }))
await mkdir(join(home, 'data'))

const run = (params: Readonly<Record<string, unknown>>): Promise<Ran> =>
  runWorkflow(marineSafetyStats, params, {
    dataset: (name) => join(home, name),
    scratch: async () => home,
    signal: AbortSignal.timeout(60_000),
  })
const inline = (records: readonly object[], more: object = {}) => run({ inline_records: records, ...more })
async function ofFile(source_format: string, text: string, more: object = {}): Promise<Ran> {
  await writeFile(join(home, 'data', 'table.csv'), text)
  return run({ data_folder: 'data', file_name: 'table.csv', source_format, ...more })
}
async function refusal(made: Promise<Ran>): Promise<string> {
  try {
    await made
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'not refused'
}
const codes = (ran: Ran) => ran.warnings.map(({ code }) => code)
const one = (date: string, more: object = {}) => ({
  source: 's',
  incident_id: `${date}${JSON.stringify(more)}`,
  date,
  incident_type: 'fire',
  ...more,
})

test('an occurrence of several vessels and accident types counts once, with its deaths once', async () => {
  const row = { OccNo: 'M10', OccYear: 2015, AccIncType: 'Collision', TotalDeaths: 2 }
  const ran = await inline(
    [
      { ...row, VesselName: 'A' },
      { ...row, VesselName: 'B', AccIncType: 'Sinking' },
      { OccNo: 'M11', OccYear: '2017', AccIncType: 'Fire', TotalDeaths: '' },
      { OccNo: '', OccYear: 2017, AccIncType: '', TotalDeaths: 1 },
      { OccNo: '', OccYear: 2017, AccIncType: '', TotalDeaths: 0 },
    ],
    { source_format: 'tsb_marsis_vessel' },
  )
  assert.deepEqual(
    ['rows_read', 'duplicate_rows_removed', 'occurrences', 'total_fatalities'].map((n) => value(ran, n)),
    [5, 1, 4, 3],
  )
  assert.deepEqual(value(ran, 'annual'), { 2015: 1, 2016: 0, 2017: 3 })
  assert.deepEqual(value(ran, 'by_type'), { unspecified: 2, Collision: 1, Fire: 1 })
  assert.ok(codes(ran).includes('unknown_casualties'))
})

test('the same number of another source is another incident', async () => {
  const a = one('2020-02-29')
  const ran = await inline([a, { ...a, source: 't' }, a])
  assert.deepEqual(
    ['occurrences', 'duplicate_rows_removed'].map((n) => value(ran, n)),
    [2, 1],
  )
})

test('a date that is on no calendar is in no year, and is counted', async () => {
  const ran = await inline([one('2021-03-04'), one('2021-02-29'), one('spring'), one('')])
  assert.deepEqual(
    ['occurrences', 'unknown_date_rows'].map((n) => value(ran, n)),
    [1, 3],
  )
  assert.ok(codes(ran).includes('unknown_dates'))
})

test('dates are read as the agencies write them', () => {
  assert.deepEqual(dateOf('2013-02-05 21:32'), [2013, 2, 5])
  assert.deepEqual(dateOf('9/21/13 3:11'), [2013, 9, 21])
  assert.deepEqual(dateOf('12/1/1999'), [1999, 12, 1])
  for (const none of ['', ' ', '13/1/13 3:11', '2013-2', '1900-02-29', '20130205'])
    assert.equal(dateOf(none), undefined)
})

test('what lies in the future is refused, row and window alike', async () => {
  assert.match(
    await refusal(inline([one('2020-01-01'), one('2199-01-01')])),
    /^\/inline_records\/1\/date: row 2 has a date in the future: "2199-01-01"/,
  )
  assert.match(await refusal(inline([one('2020-01-01')], { end_year: 2199 })), /^\/end_year: .*future/)
  const years = (...rows: readonly object[]) => refusal(inline(rows, { source_format: 'bsee_ocs_category_table' }))
  assert.match(
    await years({ year: 2019, spills: 1 }, { year: 2199, spills: 1 }),
    /row 2 has a year in the future: 2199/,
  )
})

test('a count that is none is refused with its row, counted from one, and its column', async () => {
  const table = 'year,spills,fires\n2016,4,1\n2017,5,-2\n'
  assert.match(await refusal(ofFile('bsee_ocs_category_table', table)), /row 2, 'fires', must be .* \(entered: "-2"\)/)
})

test('a window without a row is refused, and one beyond the data is said', async () => {
  assert.match(await refusal(inline([one('2020-01-01')], { start_year: 2021 })), /^\/start_year: no row/)
  assert.match(await refusal(inline([one('')])), /^\/inline_records: no row has a readable date/)
  assert.match(await refusal(inline([one('2020-01-01')], { start_year: 2021, end_year: 2020 })), /^\/end_year/)
  const ran = await inline([one('2020-01-01')], { start_year: 2019 })
  assert.ok(codes(ran).includes('beyond_data'))
  assert.deepEqual(value(ran, 'annual'), { 2019: 0, 2020: 1 })
})

test('a series is by type or tag, and one that the data do not know is refused', async () => {
  const records = [one('2018-01-01'), one('2019-01-01', { incident_type: 'flood' }), one('2020-01-01')]
  const ran = await inline(records, { category: 'fire' })
  assert.deepEqual(Object.keys(value(ran, 'mann_kendall_s') as object), ['fire'])
  assert.equal((value(ran, 'mann_kendall_s') as Record<string, number>).fire, 0)
  assert.match(await refusal(inline(records, { category: 'Fire' })), /^\/category/)
})

test('with fewer than three years there is a rate and no trend', async () => {
  const ran = await inline([one('2019-01-01'), one('2020-01-01')])
  assert.deepEqual(value(ran, 'rate_per_year'), { occurrences: 1 })
  assert.match(reason(ran, 'mann_kendall_s'), /three years/)
  assert.match(reason(ran, 'dispersion_chi2'), /three years/)
})

test('quotes that nobody doubled stay in their cell, and a row out of joint is rejected alone', () => {
  const text = '\uFEFFa,b\r\n"1","said "stop" twice,\nand ""left"""\r\n"2","x","y"\r\n\r\n"3",""\r\n4,plain'
  const { columns, records, rejected } = parseTable(text)
  assert.deepEqual(columns, ['a', 'b'])
  assert.deepEqual(records, [
    { a: '1', b: 'said "stop" twice,\nand "left"' },
    { a: '3', b: '' },
    { a: '4', b: 'plain' },
  ])
  assert.equal(rejected, 1)
})

test('a cell that holds no number is unknown and reported, never zero', async () => {
  const head = 'id,open_date,lat,lon,threat,tags,max_ptl_release_gallons'
  const rows = ['1,2014-01-01,5,-197,Oil,Coral| Coral|Wellhead,42', '2,2014-05-01,x,,,,many', '3,2014-06-01,1,2,Oil,,0']
  const ran = await ofFile('noaa_incident_news', [head, ...rows].join('\n'))
  const numbers = ['potential_release_known', 'potential_release_unknown', 'rows_without_position', 'rows_read']
  assert.deepEqual(
    numbers.map((n) => value(ran, n)),
    [2, 1, 1, 3],
  )
  assert.equal(value(ran, 'potential_release_total_gal'), 42)
  assert.deepEqual(value(ran, 'by_tag'), { Coral: 1, Wellhead: 1 })
  assert.deepEqual(value(ran, 'by_type'), { Oil: 2, unspecified: 1 })
  assert.deepEqual(value(ran, 'measure'), { skim: 0, shore: 0, bio: 0, disperse: 0, burn: 0 })
  assert.ok(codes(ran).includes('unreadable_cells'))
  assert.equal(selfChecked(ran, 'release_balance')?.state, 'pass')
})

test('a blank cell of a category table is unknown, and leaves its year out of the rate', async () => {
  const table = 'year,spills,fires,total_published\n2016,4,1,5\n2017,,2,2\n2019,8,0,7\n2016,9,9,9\n'
  const ran = await ofFile('bsee_ocs_category_table', table)
  assert.deepEqual(value(ran, 'total'), { spills: 12, fires: 3, total_published: 14 })
  assert.deepEqual(value(ran, 'published_minus_sum'), { 2016: 0, 2019: -1 })
  const rates = value(ran, 'rate_per_year') as Record<string, number>
  assert.deepEqual([rates.spills, rates.fires], [6, 1])
  assert.deepEqual(Object.keys(value(ran, 'mann_kendall_s') as object), ['fires', 'total_published'])
  assert.equal(value(ran, 'duplicate_rows_removed'), 1)
  for (const code of ['fiscal_and_calendar', 'missing_years']) assert.ok(codes(ran).includes(code), code)
})

test('periods are within the window, in order and apart, and none without an event has limits', async () => {
  const records = [one('2015-01-01'), one('2016-01-01'), one('2019-01-01')]
  const period = (start_year: number, end_year: number) => ({ start_year, end_year })
  const ran = await inline(records, { comparison_periods: [period(2015, 2016), period(2017, 2018)] })
  assert.deepEqual(value(ran, 'rate_ratio'), { occurrences: 0 })
  assert.match(reason(ran, 'rate_ratio_ci_low'), /no event/)
  assert.ok(codes(ran).includes('small_counts'))
  const refused = (...comparison_periods: object[]) => refusal(inline(records, { comparison_periods }))
  assert.match(await refused(period(2015, 2017), period(2017, 2018)), /^\/comparison_periods: .*overlap/)
  assert.match(await refused(period(2016, 2015), period(2017, 2018)), /^\/comparison_periods\/0\/end_year/)
  assert.match(await refused(period(2010, 2011), period(2017, 2018)), /^\/comparison_periods\/0: .*window/)
})

test('a count needs its exposure, and a million hours have the usual bases', async () => {
  assert.match(await refusal(run({ event_count: 3 })), /^\/exposure/)
  const ran = await run({ event_count: 3, exposure: 2.5, exposure_unit: 'million_hours' })
  assert.equal(value(ran, 'rate'), 1.2)
  assert.equal(ran.status, 'PASS')
  assert.equal(ran.result.tables.find((t) => t.id === 'bases')?.rows[0]?.[1], 120)
})

test('a table of another layout, a name that leads out and a file that is not there are refused', async () => {
  assert.match(await refusal(ofFile('imo_gisis_mci', 'a,b\n1,2\n')), /^\/file_name: .*Reference/)
  const at = (data_folder: string, file_name: string) => refusal(run({ data_folder, file_name }))
  assert.match(await at('..', 'x.csv'), /^\/data_folder/)
  assert.match(await at('data', '../x.csv'), /^\/file_name/)
  assert.match(await at('data', 'none.csv'), /^\/file_name: file 'none\.csv' does not exist/)
  assert.match(await at('none', 'x.csv'), /^\/data_folder: folder 'none' does not exist/)
})
