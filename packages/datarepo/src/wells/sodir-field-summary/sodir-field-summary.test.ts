/** What is special in the tables of the directorate: how they are packed, joined, corrected and contradict each other. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  checked,
  codes,
  messagesOf,
  near,
  number,
  reason,
  recordsOf,
  rowsOf,
  selfChecked,
  value,
} from '@keelson/engine/testing.ts'
import { strToU8, zipSync } from 'fflate'
import { workbook } from '../../_shared/files/test-data/made.ts'
import { type Files, type Request, sandbox } from '../../_shared/files/test-data/sandbox.ts'
import { sodirFieldSummary as workflow } from './index.ts'

const { put, run, refusal: refusalOf, remove } = await sandbox(workflow, {}, 'utf8')
after(remove)

async function over(files: Files, params: Request = {}): Promise<Ran> {
  await put(files)
  return run(params)
}
const refusal = (files: Files, params: Request = {}): Promise<string> => refusalOf(over(files, params))

const HEAD =
  'prfInformationCarrier,prfYear,prfPrdOilNetMillSm3,prfPrdGasNetBillSm3,prfPrdNGLNetMillSm3,prfPrdCondensateNetMillSm3,prfPrdOeNetMillSm3,prfPrdProducedWaterInFieldMillSm3,prfNpdidInformationCarrier'
const csv = (...lines: readonly string[]) => `${[HEAD, ...lines].join('\r\n')}\r\n`
const YEARLY = 'field_production_yearly.csv'
const row = (name: string, year: number, oil: number, npdid = 1, gas = 0, oe = oil + gas) =>
  `${name},${year},${oil},${gas},0,0,${oe},0,${npdid}`
const RESERVES =
  'fldName,fldRecoverableOil,fldRecoverableGas,fldRecoverableNGL,fldRecoverableCondensate,fldRecoverableOE,fldRemainingOil,fldRemainingGas,fldRemainingNGL,fldRemainingCondensate,fldRemainingOE,fldDateOffResEstDisplay,fldNpdidField,DatesyncNPD'
const reserves = (name: string, npdid: number, recoverable: number, remaining: number, date = '31.12.2021') =>
  `${RESERVES}\n${name},${recoverable},0,0,0,${recoverable},0,0,0,0,${remaining},${date},${npdid},x\n`

test('a field is found by its name in any case and by its number, through a change of name and letters of its own', async () => {
  const files = { [YEARLY]: csv(row('"ÅSGARD, SØR"', 2019, 1), row('ÅSGARD', 2020, 2), row('OTHER', 2020, 5, 2)) }
  for (const field_name of ['åsgard', '1', ' ÅSGARD ', 'Åsgard, sør']) {
    assert.equal(value(await over(files, { field_name }), 'cumulative_oil'), 3, field_name)
  }
})

test('a name that is not there is refused with those near it, and one of several numbers with the numbers', async () => {
  const files = {
    [YEARLY]: csv(
      row('STATFJORD', 2019, 1),
      row('STATFJORD NORD', 2019, 1, 2),
      row('TROLL', 2019, 1, 3),
      row('TROLL', 2019, 1, 4),
    ),
  }
  assert.match(await refusal(files, { field_name: 'STATFIORD' }), /^\/field_name: .*Similar names are 'STATFJORD', /)
  assert.match(await refusal(files, { field_name: 'troll' }), /^\/field_name: .*one of their numbers, 3, 4/)
})

test('null and nothing are the whole shelf', async () => {
  const files = { [YEARLY]: csv(row('A', 2019, 1), row('B', 2019, 2, 2), row('B', 2020, 4, 2)) }
  for (const params of [{}, { field_name: null }, { field_name: { value: null, unit: '-' } }]) {
    const ran = await over(files, params)
    assert.deepEqual(value(ran, 'annual_oil'), { 2019: 3, 2020: 4 })
    assert.deepEqual(value(ran, 'top_five_fields_by_oe'), ['B'])
    assert.equal(selfChecked(ran, 'shelf_balance')?.state, 'pass')
  }
})

test('the tables are read as CSV, from a zip and from a workbook, with one answer', async () => {
  const plain = csv(row('A', 2019, 1.5), row('A', 2020, 2.25))
  const cells = plain
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((c) => (/^[\d.]+$/.test(c) ? Number(c) : c)))
  const oil = async (files: Files, production_file: string) =>
    value(await over(files, { production_file, field_name: 'A' }), 'cumulative_oil')
  assert.equal(await oil({ [YEARLY]: `\uFEFF${plain}` }, YEARLY), 3.75)
  assert.equal(await oil({ 'p.zip': zipSync({ 'p.csv': strToU8(plain) }) }, 'p.zip'), 3.75)
  assert.equal(await oil({ 'p.xlsx': workbook(cells) }, 'p.xlsx'), 3.75)
})

test('a file of another kind, table or country is refused at its input with what was expected and found', async () => {
  const good = { [YEARLY]: csv(row('A', 2019, 1)) }
  assert.match(
    await refusal(good, { production_file: 'x.csv' }),
    /^\/production_file: .*which contains 'field_production_yearly\.csv'/,
  )
  assert.match(
    await refusal({ [YEARLY]: reserves('A', 1, 2, 1) }),
    /^\/production_file: .*has no 'prfInformationCarrier'/,
  )
  assert.match(
    await refusal({ ...good, r: csv(row('A', 2019, 1)) }, { reserves_file: 'r' }),
    /^\/reserves_file: .*field_reserves, .*has no 'fldName'/,
  )
  assert.match(
    await refusal({ [YEARLY]: csv(row('A', 2019, 1)).replaceAll(',', ';') }),
    /^\/production_file: .*';' and probably decimal commas/,
  )
  assert.match(
    await refusal({ [YEARLY]: csv('A,2019,"1,5",0,0,0,1.5,0,1') }),
    /^\/production_file: .*decimal commas\. 'prfPrdOilNetMillSm3'/,
  )
  assert.match(await refusal({ [YEARLY]: '<html>no</html>' }), /^\/production_file: .*is a web page; expected/)
  assert.match(await refusal({ [YEARLY]: HEAD.replace('prfPrdGasNetBillSm3,', '') }), /has no 'prfPrdGasNetBillSm3'/)
  assert.match(await refusal(good, { data_folder: 'nowhere' }), /^\/data_folder/)
  assert.match(await refusal(good, { production_file: '../x' }), /^\/production_file/)
  assert.match(await refusal(good, { start_year: 2020, end_year: 2010 }), /^\/end_year/)
  assert.match(
    await refusal(good, { start_year: 2030 }),
    /^\/start_year: must not be after the last year in the file, 2019/,
  )
})

test('rows that cannot be read are left out, counted and named with their reasons', async () => {
  const ran = await over({ [YEARLY]: csv(row('A', 2019, 1), 'A,20x9,1,0,0,0,1,0,1', 'A,2020', row('A', 2021, 2)) })
  assert.equal(value(ran, 'cumulative_oil'), 3)
  assert.deepEqual(
    rowsOf(ran, 'rejected').map((r) => [r[1], r[2]]),
    [
      ['fewer columns than the 9 of the header', 1],
      ['prfYear must be a whole number from 1900 to 2200', 1],
    ],
  )
  assert.deepEqual(rowsOf(ran, 'files')[0]?.slice(2), [4, 2, 2])
  assert.ok(codes(ran).includes('rejected_rows'))
  assert.equal(ran.status, 'SKIPPED')
  assert.match(ran.detail, /2 of 4 production table rows could not be read/)
})

test('negative rows are summed and counted', async () => {
  const ran = await over({ [YEARLY]: csv(row('A', 2019, 1), row('A', 2020, -0.25)) })
  assert.deepEqual([value(ran, 'cumulative_oil'), value(ran, 'negative_oil_rows')], [0.75, 1])
  assert.ok(codes(ran).includes('negative_rows'))
})

test('a repeated date and an oil equivalent that is not the sum of its phases fail their checks', async () => {
  const twice = await over({ [YEARLY]: csv(row('A', 2019, 1), row('A', 2019, 1)) })
  assert.deepEqual([twice.status, checked(twice, 'repeated_rows')?.state], ['FAIL', 'fail'])
  const wrong = await over({ [YEARLY]: csv(row('A', 2019, 1), row('A', 2020, 1, 1, 0, 1.02)) })
  assert.equal(checked(wrong, 'oil_equivalent')?.state, 'fail')
  near(checked(wrong, 'oil_equivalent')?.demand?.value, 0.02, 1e-9)
})

test('a closure is warned of from one million and a twentieth on, and where the years differ', async () => {
  const run = (produced: number, params: Request = {}, date?: string) =>
    over(
      { [YEARLY]: csv(row('A', 2020, 10), row('A', 2021, produced)), r: reserves('A', 1, 100, 50, date) },
      { field_name: 'A', reserves_file: 'r', ...params },
    )
  assert.ok(!codes(await run(35.1)).includes('reserves_do_not_close'))
  const open = await run(34.9)
  assert.ok(codes(open).includes('reserves_do_not_close'))
  near(number(open, 'reserves_closure_error_oe'), 5.1, 1e-9)
  assert.equal(open.status, 'PASS')
  assert.ok(codes(await run(40, {}, '2019-12-31')).includes('closure_of_other_years'))
  assert.ok(codes(await run(40, { start_year: 2021 })).includes('closure_of_other_years'))
  near(number(await run(40), 'reserves_to_production_ratio'), 50 / 40, 1e-9)
})

const MONTHLY = HEAD.replace('prfYear,', 'prfYear,prfMonth,')
test('a monthly file is summed to years; one that is not whole is in no peak', async () => {
  const month = (year: number, m: number, oil: number) => `A,${year},${m},${oil},0,0,0,${oil},0,1`
  const whole = Array.from({ length: 12 }, (_, i) => month(2019, i + 1, 1))
  const ran = await over({ [YEARLY]: [MONTHLY, ...whole, month(2020, 1, 8), month(2020, 2, 8)].join('\n') })
  assert.deepEqual(value(ran, 'annual_oil'), { 2019: 12, 2020: 16 })
  assert.deepEqual(
    ['months', 'partial_last_year_months', 'peak_oil_year', 'peak_annual_oil'].map((n) => value(ran, n)),
    [14, 2, 2019, 12],
  )
  near(number(ran, 'mean_oil_rate'), 28e6 / (365 + 31 + 29), 1e-9)
  assert.ok(codes(ran).includes('partial_year'))
  assert.deepEqual(
    recordsOf(ran, 'annual').map((y) => [y.year, y.oil]),
    [
      [2019, 12],
      [2020, 16],
    ],
  )
  assert.deepEqual(
    recordsOf(ran, 'life').map((l) => l.peak_year),
    [2019],
  )
})

test('a gross file gives gross volumes, and no ratio with reserves', async () => {
  const gross =
    'prfInformationCarrier,prfYear,prfMonth,prfPrdOilGrossMillSm3,prfPrdGasGrossBillSm3,prfPrdCondensateGrossMillSm3,prfPrdOeGrossMillSm3,prfPrdProducedWaterInFieldMillSm3,prfNpdidInformationCarrier\nA,2021,1,1,2,0,3,0,1\n'
  const ran = await over(
    { g: gross, r: reserves('A', 1, 100, 50) },
    { production_file: 'g', reserves_file: 'r', field_name: 'A' },
  )
  assert.deepEqual(
    ['cumulative_oil_gross', 'cumulative_gas_gross', 'recoverable_oe'].map((n) => value(ran, n)),
    [1, 2, 100],
  )
  for (const name of ['cumulative_oil', 'recovered_fraction_oe', 'reserves_closure_error_oe'])
    assert.match(reason(ran, name), /gross/)
})

test('plateau and decline are those of the years', async () => {
  const oil = [2, 9.5, 10, 9.2, ...Array.from({ length: 6 }, (_, i) => 9.2 * Math.exp(-0.1 * (i + 1)))]
  const ran = await over({ [YEARLY]: csv(...oil.map((v, i) => row('A', 2000 + i, Number(v.toFixed(6))))) })
  const [life] = rowsOf(ran, 'life')
  assert.deepEqual(life?.slice(0, 3), [2002, 2001, 2003])
  near(Number(life?.[3]), 0.1, 1e-5)
})

test('five years with oil and no water before the first with water are no dry start, four may be', async () => {
  const said = async (dry: number) => {
    const years = Array.from({ length: dry + 1 }, (_, i) => `A,${2000 + i},2,0,0,0,2,${i === dry ? 1 : 0},1`)
    return messagesOf(await over({ [YEARLY]: csv(...years) }), 'water_not_recorded')
  }
  assert.deepEqual(await said(4), [])
  assert.match(
    (await said(5)).join('\n'),
    /^Produced water is 0 from 2000 to 2004 and is recorded thereafter\. [^\n]*$/,
  )
})

test('what the window leaves out is unknown: asked for, it is warned of', async () => {
  const files = { [YEARLY]: csv(row('A', 2019, 1)) }
  assert.ok(codes(await over(files, { end_year: 2025 })).includes('beyond_file'))
  assert.match(
    await refusal({ [YEARLY]: csv(row('A', 2019, 1), row('B', 2021, 1, 2)) }, { field_name: 'A', start_year: 2020 }),
    /^\/start_year: A has no rows/,
  )
})
