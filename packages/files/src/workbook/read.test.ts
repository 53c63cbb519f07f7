/** Sheets are tables: their headings, titles, rows and order; what is no table is named, or refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { leftOf } from '../delimited/testing.fixture.ts'
import { readFile } from '../read-file.ts'
import { madeWorkbook, readBook, refusalOf, shownIn } from './made.fixture.ts'

test('a sheet is a table: heading, row of units, numbers as they are held, texts, gaps, its rows as lines', () => {
  const rows = [
    ['MD', 'Inc', 'Note'],
    ['m', 'deg', null],
    [100, 1.234, 'kick-off'],
    [200.123456789, 1e-7, null],
  ]
  const read = readFile(madeWorkbook([{ rows, name: 'Survey' }]), 'survey.xlsx')
  assert.deepEqual([read.format, read.questions, read.left], ['workbook', [], []])
  assert.deepEqual(shownIn(read), [
    [
      ['MD', 'm', 100, 200.123456789],
      ['Inc', 'deg', 1.234, 1e-7],
      ['Note', '', 'kick-off', null],
    ],
  ])
  const [table] = read.tables
  assert.equal(table?.name, 'Survey')
  assert.equal(table?.columns[0]?.unitFrom, 'row of units, row 2')
  assert.deepEqual([...(table?.lines ?? [])], [3, 4])
})

test('titles above the heading are no rows of the table, and facts of two cells are kept', () => {
  const rows = [
    ['Survey of well A-1'],
    ['Well', 'A-1'],
    [],
    ['MD [m]', 'Inc [deg]', 'Azi [deg]', 'TVD [m]'],
    [1, 2, 3, 4],
  ]
  const read = readBook(madeWorkbook([{ rows, merged: ['A1:D1'] }]))
  assert.deepEqual(read.questions, [])
  assert.deepEqual(shownIn(read), [
    [
      ['MD', 'm', 1],
      ['Inc', 'deg', 2],
      ['Azi', 'deg', 3],
      ['TVD', 'm', 4],
    ],
  ])
  assert.deepEqual(read.tables[0]?.facts, { Well: 'A-1' })
  assert.deepEqual(leftOf(read), [
    "1 empty rows of sheet 'Sheet1' (3)",
    "2 rows before the heading of sheet 'Sheet1' (1,2)",
  ])
})

test('cells that are merged over others of the heading stand before each of them', () => {
  const rows = [
    ['Depth', 'Pressure', null, 'Remark'],
    ['[m]', 'min [bar]', 'max [bar]', null],
    [1, 2, 3, 'a'],
    [2, 3, 4, 'b'],
  ]
  const read = readBook(madeWorkbook([{ rows, merged: ['B1:C1', 'D1:D2'] }]))
  assert.deepEqual(read.questions, [])
  assert.deepEqual(
    shownIn(read)[0]?.map(([name, unit]) => [name, unit]),
    [
      ['Depth', 'm'],
      ['Pressure min', 'bar'],
      ['Pressure max', 'bar'],
      ['Remark', ''],
    ],
  )
})

test('a heading that is merged over a row of units heads each of its columns', () => {
  const rows = [
    ['Depth', 'Pressure', null],
    ['m', 'bar', 'bar'],
    [1, 2, 3],
  ]
  const read = readBook(madeWorkbook([{ rows, merged: ['B1:C1'] }]))
  assert.deepEqual(shownIn(read), [
    [
      ['Depth', 'm', 1],
      ['Pressure', 'bar', 2],
      ['Pressure (2)', 'bar', 3],
    ],
  ])
})

test('a sheet that is a scatter diagram is read as one', () => {
  const rows = [['North Sea'], ['Hs [m] \\ Tp [s]', 4, 6], [0.5, 10, 20], [1.5, null, 3]]
  const read = readBook(madeWorkbook([{ rows }]))
  assert.deepEqual(read.questions, [])
  assert.deepEqual(shownIn(read), [
    [
      ['Hs', 'm', 0.5, 0.5, 1.5],
      ['Tp', 's', 4, 6, 6],
      ['count', '', 10, 20, 3],
      ['fraction', '-', 10 / 33, 20 / 33, 3 / 33],
    ],
  ])
})

test('a sheet that is no table is named with the row that hinders it, where another is one', () => {
  const good = {
    rows: [
      ['MD [m]', 'TVD [m]'],
      [1, 1],
      [2, 2],
    ],
  }
  const twice = {
    rows: [
      ['MD [m]', 'TVD [m]'],
      [1, 1],
      [2, 2],
      ['MD [m]', 'TVD [m]'],
      [3, 3],
    ],
    name: 'Two',
  }
  const read = readBook(madeWorkbook([good, twice]))
  assert.equal(read.tables.length, 1)
  assert.match(read.left[0]?.what ?? '', /^sheet 'Two', row 4, column 'MD': the heading is repeated here/)
  const alone = refusalOf(madeWorkbook([twice]))
  assert.deepEqual([alone.code, alone.line, alone.column], ['file_malformed', 4, 'MD'])
})

test('a workbook that is damaged, empty, or larger than it says is refused', () => {
  assert.match(refusalOf(madeWorkbook([])).message, /no sheets/)
  const part = (text: string) => zipSync({ 'xl/workbook.xml': strToU8(text) })
  assert.match(refusalOf(part('<workbook><sheet')).message, /ends within a tag/)
  assert.match(refusalOf(part('<!DOCTYPE a [<!ENTITY b "c">]><workbook/>')).message, /document type/)
  const bomb = zipSync({ 'xl/workbook.xml': strToU8(' '.repeat(1 << 20)) })
  const claims = new DataView(bomb.buffer, bomb.byteOffset)
  const central = bomb.findLastIndex((_, i) => i + 4 <= bomb.length && claims.getUint32(i, true) === 0x02014b50)
  claims.setUint32(central + 24, 100, true)
  assert.match(refusalOf(bomb).message, /unpacks to more than 100 bytes/)
  claims.setUint32(central + 24, 2 ** 30, true)
  assert.match(refusalOf(bomb).message, /the limit is 536870912 bytes/)
})
