/** OGOR-A files: a well by its months, with the units of the definitions; which well is asked. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { readFile } from '../read-file.ts'
import { columnIn, isOgor, lineOf, readLines, readText, refusalOf } from './records.fixture.ts'

const fileNamed = (name: string) => readFileSync(new URL(`test-data/${name}`, import.meta.url))
const WELL = 'API_WELL_NUMBER'
const HEADINGS = 'API_WELL_NUMBER,PRODUCTION_DATE,COMPLETION_NAME,PROD_INTERVAL_CD,DAYS_ON_PROD,MON_O_PROD_VOL'

test('the file without headings is known by its records, and its units are those of the definitions', () => {
  const read = readFile(fileNamed('ogora-delimited.txt'), 'ogora2020delimit.txt')
  assert.equal(read.format, 'ogor-a')
  assert.deepEqual(
    read.tables.map(({ name, rows }) => [name, rows]),
    [['608120000100', 6]],
  )
  assert.deepEqual(columnIn(read, 'Month').values.slice(0, 2), ['2020-01', '2020-02'])
  assert.deepEqual(columnIn(read, 'Oil volume'), {
    unit: 'bbl',
    values: [93000, 87000, 81000, 75000, 69000, 63000],
  })
  assert.equal(columnIn(read, 'Gas volume').unit, 'Mcf')
  assert.deepEqual(columnIn(read, 'Days on production'), { unit: 'd', values: [31, 29, 31, 12, 31, 30] })
  assert.deepEqual(read.tables[0]?.facts.State, 'Northern Gulf of Mexico')
})

test('of several wells it is asked which is read, that with most oil first, and an answer may have dashes', () => {
  const [question] = readFile(fileNamed('ogora-delimited.txt'), 'a.txt').questions
  assert.equal(question?.text, 'The file has records of 4 wells. Which well is read?')
  assert.deepEqual(question?.choices[1], {
    answer: '608120000200',
    means: '5 months from 2020-01 to 2020-06, oil 32,100, gas 15,500',
  })
  const [, single] =
    readLines([{}, { API_WELL_NUMBER: '608120000200', MON_O_PROD_VOL: '5' }]).questions[0]?.choices ?? []
  assert.equal(single?.means, '1 month, 2020-01, oil 5, gas 0')
  for (const table of ['608120000200', '60-812-00002-00']) {
    const read = readFile(fileNamed('ogora-delimited.txt'), 'a.txt', { table })
    assert.deepEqual([read.questions, read.tables[0]?.name], [[], '608120000200'])
  }
  assert.deepEqual(readLines([{}]).questions, [])
})

test('completion intervals are summed, a month without a record has no row, and time goes on', () => {
  const read = readFile(fileNamed('ogora-delimited.txt'), 'a.txt', { table: '608120000200' })
  assert.deepEqual(columnIn(read, 'Oil volume').values, [7200, 6900, 6300, 6000, 5700])
  assert.deepEqual(columnIn(read, 'Time'), { unit: 'month', values: [0, 1, 3, 4, 5] })
  assert.deepEqual(columnIn(read, 'Days on production').values, [31, 29, 30, 31, 30])
  assert.deepEqual([...(read.tables[0]?.lines ?? [])], [2, 7, 15, 20, 25])
})

test('rates are calculated by the calendar and over the days on production, of products that the well has', () => {
  const read = readLines([
    { DAYS_ON_PROD: '10' },
    { PRODUCTION_DATE: '202002', MON_O_PROD_VOL: '0', DAYS_ON_PROD: '0' },
  ])
  assert.deepEqual(columnIn(read, 'Oil rate per calendar day'), { unit: 'bbl/d', values: [100, 0] })
  assert.deepEqual(columnIn(read, 'Oil rate per producing day'), { unit: 'bbl/d', values: [310, 0] })
  assert.ok(!read.tables[0]?.columns.some(({ name }) => /^(Gas|Water) rate/.test(name)))
  const column = read.tables[0]?.columns.find(({ name }) => name === 'Oil rate per producing day')
  assert.equal(column?.description, 'calculated, volume / days on production')
})

test('a volume without a day on production has no rate, and more days than the month has are no value', () => {
  assert.deepEqual(columnIn(readLines([{ DAYS_ON_PROD: '0' }]), 'Oil rate per producing day').values, [Number.NaN])
  const read = readLines([{ PRODUCTION_DATE: '202002', DAYS_ON_PROD: '30' }])
  assert.deepEqual(columnIn(read, 'Days on production').values, [Number.NaN])
  assert.deepEqual(read.left, [{ what: 'days on production that exceed the days in the month', count: 1, lines: [1] }])
})

test('days of service records are no days on production, and injection is told as not read', () => {
  const read = readLines([{ PRODUCT_CODE: 'S', INJECTION_VOLUME: '000000500', MON_O_PROD_VOL: '0' }])
  assert.deepEqual(columnIn(read, 'Days on production').values, [0])
  assert.deepEqual(read.left, [{ what: 'injection volumes', count: 1, lines: [1] }])
})

test('identical records are read once and told; what differs in one field is added', () => {
  const read = readLines([{}, {}, { PROD_INTERVAL_CD: 'S02' }])
  assert.deepEqual(columnIn(read, 'Oil volume').values, [6200])
  assert.deepEqual(read.left, [{ what: 'identical records, of which one is read', count: 1, lines: [2] }])
})

test('an export with headings is read in any order of columns, with months, numbers and API numbers as it has them', () => {
  const read = readFile(fileNamed('data-frame.csv'), 'a.csv')
  assert.deepEqual([read.format, read.tables[0]?.name, read.questions], ['ogor-a', '608120000500', []])
  assert.deepEqual(columnIn(read, 'Month').values, ['2021-01', '2021-02', '2021-03', '2021-04'])
  assert.deepEqual(columnIn(read, 'Oil volume'), { unit: 'bbl', values: [3100, 3000, 2900, 2800] })
  const other = readText(`${HEADINGS.replaceAll(',', ';')} (m3)\n1771049130;2020/01;A;S01;31;5\n`)
  assert.equal(columnIn(other, 'Oil volume').unit, 'm3')
  assert.equal(other.tables[0]?.facts['API number'], '1771049130, a well')
})

test('volumes under another name do not say their unit, and a leading zero that was restored is told', () => {
  const read = readFile(fileNamed('renamed-headings.csv'), 'a.csv')
  assert.equal(read.tables[0]?.name, '043112012300')
  assert.equal(columnIn(read, 'Oil volume').unit, undefined)
  assert.equal(columnIn(read, 'Oil rate per calendar day').unit, undefined)
  assert.deepEqual(
    read.left.map(({ what }) => what),
    ['API numbers without their leading zero, which was restored'],
  )
})

test('headings that stand again, empty lines and empty cells are told or are no value', () => {
  const read = readText(`${HEADINGS}\n6081200001,202001,A,S01,31,5\n\n${HEADINGS}\n6081200001,202002,A,S01,29,\n`)
  assert.deepEqual(columnIn(read, 'Oil volume').values, [5, Number.NaN])
  assert.deepEqual(
    read.left.map(({ what, lines }) => [what, lines]),
    [
      ['empty lines', [3]],
      ['repeated headings', [4]],
    ],
  )
})

test('other tables of production are none', () => {
  assert.ok(!isOgor('API_WELL_NUMBER,PRODUCTION_DATE,OIL_PRODUCTION\n6081200001,202001,5\n'))
  assert.ok(!isOgor(HEADINGS.replace('DAYS_ON_PROD', 'DAYS_ON_PROD (h)').replace('MON_O_PROD_VOL', 'Oil')))
  assert.ok(!isOgor(`${HEADINGS},MON_O_PROD_VOL\n`))
  assert.ok(!isOgor('a,b\n1,2\n'))
  assert.ok(!isOgor(lineOf({ [WELL]: '6081200001' })))
})

test('a record that is cut or no record is refused with its line and column', () => {
  const wrong = (record: Parameters<typeof lineOf>[0]) => {
    const { line, column, message } = refusalOf(() => readLines([{}, record]))
    assert.equal(line, 2)
    return `${column}: ${message}`
  }
  assert.match(wrong({ [WELL]: '6.08E+11' }), /^API_WELL_NUMBER: line 2, .* '6.08E\+11' is in scientific notation/)
  assert.match(wrong({ [WELL]: '708120000100' }), /begins with 70, which is not an API state code/)
  assert.match(wrong({ PRODUCTION_DATE: '202013' }), /^PRODUCTION_DATE: .* '202013' is not a month YYYYMM/)
  assert.match(wrong({ MON_O_PROD_VOL: '1,234' }), /^MON_O_PROD_VOL: .* '1,234' is not a valid number/)
  assert.match(wrong({ DAYS_ON_PROD: '1.5' }), /^DAYS_ON_PROD: /)
  const cut = refusalOf(() => readLines([{}, lineOf({}).slice(0, 60)]))
  assert.deepEqual([cut.code, cut.line], ['file_malformed', 2])
  assert.match(
    refusalOf(() => readLines([{}, '"G1","A"\r\n'])).message,
    /line 2 has 2 columns, and the records have 19/,
  )
  assert.match(refusalOf(() => readText(`${HEADINGS}\n`)).message, /no records/)
})

test('a well and month with more records than a well has intervals is refused', () => {
  const many = Array.from({ length: 101 }, (_, i) => ({ PROD_INTERVAL_CD: `S${i}` }))
  const { code, line } = refusalOf(() => readLines(many))
  assert.deepEqual([code, line], ['file_too_large', 101])
})

test('without a column that tells completions apart, two identical records are refused', () => {
  const text = `API_WELL_NUMBER,PRODUCTION_DATE,MON_O_PROD_VOL\n${'6081200001,202001,5\n'.repeat(2)}`
  const { line, message } = refusalOf(() => readText(text))
  assert.equal(line, 3)
  assert.match(message, /no column states the completion interval/)
})
