import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { FileError } from '../refused.ts'
import type { Answers } from '../table.ts'
import { ndbcReader } from './read.ts'

const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`test-data/${name}`, import.meta.url)))
const encoded = (text: string) => new TextEncoder().encode(text)
function read(bytes: Uint8Array, answers: Answers = {}) {
  const file = ndbcReader.read(bytes, answers)
  const [table] = file.tables
  assert.ok(table)
  const column = (name: string) => table.columns.find((one) => one.name === name)
  const values = (name: string) => {
    const found = column(name)?.values
    return found?.kind === 'numbers' ? [...found.numbers] : [...(found?.texts ?? [])]
  }
  return { ...file, table, column, values }
}

test('of the last 45 days: two rows of heading, MM as null, each row with its moment in UTC', () => {
  const { table, values, column, questions, left } = read(bytesOf('last-45-days.txt'))
  assert.equal(table.rows, 12)
  assert.deepEqual(values('Time').slice(0, 2), ['2026-03-04T10:00Z', '2026-03-04T09:50Z'])
  assert.deepEqual(values('MM').slice(0, 1), [3])
  assert.equal(values('PRES')[0], 1012.5)
  assert.equal(values('PTDY')[5], -0.6)
  assert.equal(column('WVHT')?.unit, 'm')
  assert.equal(column('WVHT')?.unitFrom, 'row of units, line 2')
  assert.ok(Number.isNaN(values('GST')[0]))
  assert.deepEqual(left[0], {
    what: "nulls of 'GST', such as 'MM'",
    count: 12,
    lines: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  })
  assert.deepEqual(questions, [])
})

test('of a month: the nines of each column are its own nulls', () => {
  const { values } = read(bytesOf('month.txt'))
  for (const name of ['GST', 'APD', 'DEWP', 'VIS']) assert.ok(values(name).every(Number.isNaN), name)
  assert.equal(values('WDIR')[0], 200)
})

test('99 is a direction, and 999 none; 99 is no pressure that is missing', () => {
  const text =
    '#YY MM DD hh mm WDIR WSPD WVHT PRES\n2020 01 01 00 00 99 99.0 99.00 999.0\n2020 01 01 01 00 999 9.9 9.90 9999.0\n'
  const { values } = read(encoded(text))
  assert.deepEqual(values('WDIR'), [99, Number.NaN])
  assert.deepEqual(values('WSPD'), [Number.NaN, 9.9])
  assert.deepEqual(values('PRES'), [999, Number.NaN])
})

test('where the row of units and NDBC do not agree about a column that has values, it is asked', () => {
  assert.deepEqual(read(bytesOf('year.txt')).questions, [])
  const text = readFileSync(new URL('test-data/year.txt', import.meta.url), 'utf8').replace('-0.3 99.0', '-0.3  1.6')
  const open = read(encoded(text))
  assert.deepEqual(
    open.questions.map(({ code, column }) => [code, column]),
    [['unit', 'VIS']],
  )
  assert.deepEqual(
    open.questions[0]?.choices.map(({ answer }) => answer),
    ['nmi', 'mi'],
  )
  const answered = read(encoded(text), { 'unit:ndbc:VIS': 'mi' })
  assert.equal(answered.column('VIS')?.unit, 'mi')
  assert.deepEqual(answered.questions, [])
})

test('the older forms: two digits of a year, no minutes, BAR and WD, and units as NDBC describes them', () => {
  const { values, column } = read(bytesOf('form-of-1998.txt'))
  assert.deepEqual(values('Time'), ['1997-11-03T06:00Z'])
  assert.match(column('Time')?.description ?? '', /the file has no minutes/)
  assert.deepEqual(values('BAR'), [1003.2])
  assert.equal(column('WD')?.unit, 'degT')
  assert.equal(column('WD')?.unitFrom, 'NDBC, Measurement Descriptions and Units')
  assert.deepEqual(read(bytesOf('form-of-1999.txt')).values('Time'), ['1999-02-14T18:00Z'])
  assert.deepEqual(read(bytesOf('form-of-2005.txt')).values('Time'), ['2005-06-30T12:30Z'])
})

test('a year of two digits that NDBC did not write, and a day that is none, are no date', () => {
  const heading = 'YY MM DD hh WSPD WVHT\n'
  assert.throws(
    () => read(encoded(`${heading}05 01 01 00 1 1\n`)),
    (error) =>
      error instanceof FileError && error.line === 2 && error.column === 'YY' && /'05 01 01 00 1'/.test(error.message),
  )
  const { table, left } = read(encoded(`${heading}96 02 29 00 1 1\n97 02 28 00 1 1\n97 02 29 00 1 1\n`))
  assert.equal(table.rows, 2)
  assert.deepEqual(left, [{ what: 'rows that do not begin with a date', count: 1, lines: [4] }])
})

test('nines in a column that NDBC does not describe are asked about', () => {
  const text = '#YY MM DD hh mm WSPD WVHT SAL\n2020 01 01 00 00 1 1 99.00\n2020 01 01 01 00 1 1 35.1\n'
  assert.deepEqual(
    read(encoded(text)).questions.map(({ code, column }) => [code, column]),
    [['null_code', 'SAL']],
  )
  assert.deepEqual(read(encoded(text), { 'null_code:ndbc:SAL': '99' }).values('SAL'), [Number.NaN, 35.1])
  assert.deepEqual(read(encoded(text), { 'null_code:ndbc:SAL': 'none' }).values('SAL'), [99, 35.1])
})

test('an answer that is no code of the column leaves its nines open', () => {
  const text = '#YY MM DD hh mm WSPD WVHT SAL\n2020 01 01 00 00 1 1 99.00\n2020 01 01 01 00 1 1 35.1\n'
  for (const answer of ['35.1', '999', 'x']) {
    const file = read(encoded(text), { 'null_code:ndbc:SAL': answer })
    assert.deepEqual(file.values('SAL'), [99, 35.1])
    assert.match(file.questions[0]?.text ?? '', /is not an answer here/)
  }
})

test('a decimal comma is asked about', () => {
  const bytes = encoded('#YY MM DD hh mm WSPD WVHT\n2020 01 01 00 00 1,5 99,0\n')
  assert.deepEqual(
    read(bytes).questions.map(({ code }) => code),
    ['decimal_comma'],
  )
  const { values, questions } = read(bytes, { decimal_comma: 'yes' })
  assert.deepEqual([values('WSPD'), values('WVHT'), questions], [[1.5], [Number.NaN], []])
})

test('a heading that stands again is counted, and one with other columns is refused', () => {
  const heading = '#YY MM DD hh mm WSPD WVHT\n'
  const { table, left } = read(encoded(`${heading}2020 01 01 00 00 1 1\n${heading}2020 01 01 01 00 1 1\n`))
  assert.equal(table.rows, 2)
  assert.deepEqual(left[0]?.lines, [3])
  assert.throws(
    () => read(encoded(`${heading}2020 01 01 00 00 1 1\nYYYY MM DD hh WSPD WVHT\n`)),
    (error) => error instanceof FileError && error.line === 3,
  )
})

test('other files of NDBC, and other files, are not taken for it', () => {
  const others = [
    '#YY  MM DD hh mm WDIR WSPD GDR GST GTIME\n',
    '#YY  MM DD hh mm   .0200  .0325\n',
    'YY,MM,DD,hh,WSPD,WVHT\n',
    '',
  ]
  for (const text of others) assert.equal(ndbcReader.recognises(encoded(text), '46002.txt'), false, text)
  assert.throws(() => read(encoded('a b\n')), FileError)
})
