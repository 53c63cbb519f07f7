/** What the charts, tables, sentences and warnings of a field summary say, held against the rows of the files. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, near, pointsOf, rowsOf } from '@keelson/engine/testing.ts'
import { lineOf, marksOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { sandbox } from '../../_shared/files/test-data/sandbox.ts'
import { sodirFieldSummary as workflow } from './index.ts'

const { put, run, remove } = await sandbox(workflow, {}, 'utf8')
after(remove)

const HEAD =
  'prfInformationCarrier,prfYear,prfPrdOilNetMillSm3,prfPrdGasNetBillSm3,prfPrdNGLNetMillSm3,prfPrdCondensateNetMillSm3,prfPrdOeNetMillSm3,prfPrdProducedWaterInFieldMillSm3,prfNpdidInformationCarrier'
/** Oil, gas, NGL, condensate and water of a field in a year. */
const row = (
  name: string,
  npdid: number,
  year: number,
  [oil = 0, gas = 0, ngl = 0, condensate = 0, water = 0]: readonly number[],
) => `${name},${year},${oil},${gas},${ngl},${condensate},${oil + gas + ngl + condensate},${water},${npdid}`
const A = [
  [2015, [4, 1, 0.5, 0.25, 1]],
  [2016, [6, 2, 0.5, 0.25, 2]],
  [2017, [5, 2, 0.5, 0.25, 3]],
  [2018, [3, 1, 0.25, 0.125, 4]],
  [2019, [2, 1, 0.25, 0.125, 4]],
  [2020, [1, 0.5, 0.125, 0.125, 4]],
] as const
const B = [
  [2017, [1, 8, 0, 0, 0]],
  [2018, [1, 9, 0, 0, 0.5]],
  [2019, [1, 9, 0, 0, 0.5]],
  [2020, [2, 9, 0, 0, 0.5]],
] as const
const RESERVES =
  'fldName,fldRecoverableOil,fldRecoverableGas,fldRecoverableNGL,fldRecoverableCondensate,fldRecoverableOE,fldRemainingOil,fldRemainingGas,fldRemainingNGL,fldRemainingCondensate,fldRemainingOE,fldDateOffResEstDisplay,fldNpdidField,DatesyncNPD'
await put({
  'field_production_yearly.csv': `${[HEAD, ...A.map(([y, v]) => row('ALFA', 1, y, v)), ...B.map(([y, v]) => row('BRAVO', 2, y, v))].join('\n')}\n`,
  'field_reserves.csv': `${RESERVES}\nALFA,30,10,1,1,42.9,5,1,0,0,6,31.12.2020,1,x\nBRAVO,10,60,0,0,70,5,25,0,0,30,31.12.2020,2,x\n`,
  'field_investment_yearly.csv':
    'prfInformationCarrier,prfYear,prfInvestmentsMillNOK,prfNpdidInformationCarrier,dateSyncNPD\nALFA,2014,500,1,x\nALFA,2015,700,1,x\nALFA,2018,300,1,x\nBRAVO,2016,900,2,x\n',
})
const FILES = {
  production_file: 'field_production_yearly.csv',
  reserves_file: 'field_reserves.csv',
  investment_file: 'field_investment_yearly.csv',
  start_year: 2010,
  end_year: 2020,
}
const alfa = await run({ ...FILES, field_name: 'ALFA' })
const shelf = await run(FILES)

function pathOf(ran: Ran, chart: string, series: string): readonly XY[] {
  const all = lineOf(ran, chart, series)
  const half = all.slice(0, all.length / 2)
  return JSON.stringify(half) === JSON.stringify(all.slice(all.length / 2)) ? half : all
}
const sumOf = (v: readonly number[]) => v.slice(0, 4).reduce((a, b) => a + b, 0)

test('the bars of a year are its phases, stacked in their order', () => {
  const bars = pointsOf(alfa, 'annual_by_phase').map(({ x, v, g }) => [x, g, v])
  assert.deepEqual(
    bars,
    A.flatMap(([year, v]) => ['oil', 'gas', 'NGL', 'condensate'].map((g, k) => [String(year), g, v[k]])),
  )
  assert.ok(!pointsOf(shelf, 'annual_by_phase').some(({ g }) => g === 'water'))
  const [, b] = axesOf(alfa, 'annual_by_phase')
  assert.equal(b, 'Oil equivalent [MSm³]')
})

test('the cumulative of a field rises to its last year below what is recoverable', () => {
  let held = 0
  for (const [k, [year, v]] of A.entries()) {
    held += sumOf(v)
    const [x, y] = pathOf(alfa, 'cumulative', 'produced')[k] ?? [0, 0]
    assert.equal(x, year)
    near(y, held, 1e-5)
  }
  assert.deepEqual(marksOf(alfa, 'cumulative'), ['recoverable at 42.9'])
  assert.deepEqual(marksOf(shelf, 'cumulative'), [])
  assert.deepEqual(axesOf(alfa, 'cumulative'), ['Year', 'Cumulative oil equivalent [MSm³]'])
})

test('water cut and gas-oil ratio are drawn year by year', () => {
  for (const [k, [year, [oil, gas, , condensate, water]]] of A.entries()) {
    assert.equal(pathOf(alfa, 'water_and_gas', 'water cut')[k]?.[0], year)
    near(pathOf(alfa, 'water_and_gas', 'water cut')[k]?.[1] ?? 0, water / (water + oil + condensate), 1e-5)
    near(pathOf(alfa, 'water_and_gas', 'gas-oil ratio')[k]?.[1] ?? 0, (1000 * gas) / oil, 1e-5)
  }
  assert.ok(
    axesOf(alfa, 'water_and_gas').includes('Gas-oil ratio [Sm³/Sm³]') &&
      axesOf(alfa, 'water_and_gas').includes('Water cut'),
  )
})

test('investments stand beside production, over all years of either', () => {
  const bars = pointsOf(alfa, 'investments').map(({ x, v, g }) => [g, x, v])
  assert.deepEqual(
    bars.filter(([g]) => g === 'investment'),
    [
      ['investment', '2014', 500],
      ['investment', '2015', 700],
      ['investment', '2016', 0],
      ['investment', '2017', 0],
      ['investment', '2018', 300],
      ['investment', '2019', 0],
      ['investment', '2020', 0],
    ],
  )
  assert.deepEqual(
    bars.filter(([g, x]) => g === 'production' && (x === '2014' || x === '2016')),
    [
      ['production', '2014', 0],
      ['production', '2016', 8.75],
    ],
  )
  assert.ok(
    axesOf(alfa, 'investments').includes('Investment [MNOK]') &&
      axesOf(alfa, 'investments').includes('Production [MSm³]'),
  )
  assert.ok(pointsOf(shelf, 'investments').some(({ x, v }) => x === '2016' && v === 900))
})

test('the fields of the shelf are ranked, and cream in the order in which they began', () => {
  const [a, b] = [A, B].map((of) => of.reduce((sum, [, v]) => sum + sumOf(v), 0)) as [number, number]
  assert.deepEqual(
    pointsOf(shelf, 'top_fields').map(({ name, v }) => [name, v]),
    [
      ['BRAVO', b],
      ['ALFA', Number(a.toPrecision(6))],
    ],
  )
  assert.deepEqual(lineOf(shelf, 'creaming', 'recoverable'), [
    [1, 42.9],
    [2, 112.9],
  ])
  assert.deepEqual(axesOf(shelf, 'creaming'), [
    'Fields in order of first production',
    'Recoverable oil equivalent [MSm³]',
  ])
  assert.deepEqual(axesOf(shelf, 'top_fields').slice(0, 2), ['Field', 'Oil equivalent [MSm³]'])
})

test('the tables have the years, the life and what each field leaves', () => {
  const rows = rowsOf(alfa, 'annual').map((r) => r.map(Number)) as number[][]
  let held = 0
  for (const [k, [year, v]] of A.entries()) {
    held += sumOf(v)
    const [y, oil, gas, ngl, condensate, oe, water] = rows[k] ?? []
    assert.deepEqual([y, oil, gas, ngl, condensate, oe, water], [year, v[0], v[1], v[2], v[3], sumOf(v), v[4]])
    near(rows[k]?.[9] ?? 0, held, 1e-9)
  }
  assert.deepEqual([rows[0]?.[10], rows[3]?.[10]], [700, 300])
  const [life] = rowsOf(alfa, 'life').map((r) => r.map(Number))
  assert.deepEqual(life?.slice(0, 3), [2016, 2016, 2016])
  const [first] = rowsOf(shelf, 'fields')
  const left = B.reduce((sum, [, v]) => sum + sumOf(v), 0)
  assert.deepEqual(first?.slice(0, 8), ['BRAVO', '2', 5, 35, left, 11, 70, 30])
  near(Number(first?.[8]), 70 - 30 - left, 1e-9)
  assert.deepEqual(
    rowsOf(shelf, 'files').map((r) => [r[0], r[2], r[3], r[4]]),
    [
      ['production', 10, 10, 0],
      ['reserves', 2, 2, 0],
      ['investment', 4, 4, 0],
    ].map((r) => [rowsOf(shelf, 'files').find((f) => f[2] === r[1])?.[0], r[1], r[2], r[3]]),
  )
})

test('one sentence says what was produced and what remains', () => {
  const made = A.reduce((sum, [, v]) => sum + sumOf(v), 0)
  assert.equal(
    alfa.detail,
    `ALFA, 2010 to 2020: ${Number(made.toPrecision(4))} million Sm³ oil equivalent produced, ${Number(((100 * made) / 42.9).toPrecision(3))} % of the recoverable volume. Remaining volume 6 million Sm³.`,
  )
  assert.match(shelf.detail, /^Whole shelf, 2010 to 2020: 71\.\d+ million Sm³ oil equivalent produced$/)
})

const said = (of: Ran, code: string) => of.warnings.filter((w) => w.code === code).map((w) => `${w.path} ${w.message}`)

test('warnings say what of the tables is missing or contradicts', async () => {
  assert.deepEqual(said(await run({ ...FILES, field_name: 'BRAVO' }), 'reserves_do_not_close'), [])
  assert.match(said(alfa, 'reserves_do_not_close').join(), /is 5\.15 million Sm³, outside the limit of ±2\.1/)
  const window = { production_file: FILES.production_file, field_name: 'ALFA' }
  const beyond = async (years: object) => said(await run({ ...window, ...years }), 'beyond_file')
  assert.match((await beyond({ start_year: 2010 })).join(), /^\/start_year The file covers 2015 to 2020/)
  assert.match((await beyond({ end_year: 2024 })).join(), /^\/end_year/)
  assert.deepEqual(await beyond({ start_year: 2016, end_year: 2019 }), [])
  assert.deepEqual(await beyond({}), [])
  const partial = await run({ ...FILES, field_name: 'ALFA', start_year: 2016 })
  assert.match(
    said(partial, 'closure_of_other_years').join(),
    /production covers 2016 to 2020, excluding 5\.75 million Sm³ of earlier production/,
  )
  assert.deepEqual(said(alfa, 'closure_of_other_years'), [])
})

test('a gross file is said to be one', async () => {
  await put({
    gross:
      'prfInformationCarrier,prfYear,prfMonth,prfPrdOilGrossMillSm3,prfPrdGasGrossBillSm3,prfPrdCondensateGrossMillSm3,prfPrdOeGrossMillSm3,prfPrdProducedWaterInFieldMillSm3,prfNpdidInformationCarrier\nA,2021,1,1,2,0,3,0,1\n',
  })
  const gross = await run({ production_file: 'gross', field_name: 'A' })
  assert.match(said(gross, 'gross_file').join(), /^\/production_file The production file is gross/)
  assert.match(said(gross, 'partial_year').join(), /2021 has 1 months/)
  assert.match(gross.detail, /3 million Sm³ oil equivalent produced \(gross\)$/)
})
