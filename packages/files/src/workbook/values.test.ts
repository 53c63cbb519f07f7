/** The values of a sheet are what its cells hold: dates, percentages, texts of numbers, errors and codes for nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOf } from '../delimited/testing.fixture.ts'
import { error, madeWorkbook, readBook, shownIn, styled } from './made.fixture.ts'

test('dates are those of the calendar of the workbook, with their times; elapsed hours are no date', () => {
  const rows = [
    ['When', 'Elapsed'],
    [styled(45000.5, 1), styled(1.5, 3)],
    [styled(45001, 1), styled(0.25, 3)],
  ]
  assert.deepEqual(shownIn(readBook(madeWorkbook([{ rows }]))), [
    [
      ['When', '', '2023-03-15T12:00:00', '2023-03-16'],
      ['Elapsed', '', '36:00:00', '06:00:00'],
    ],
  ])
  const from1904 = readBook(madeWorkbook([{ rows }], { is1904: true }))
  assert.deepEqual(shownIn(from1904)[0]?.[0], ['When', '', '2027-03-16T12:00:00', '2027-03-17'])
  assert.deepEqual(from1904.questions, [])
})

test('percentages are held as fractions, whatever the heading says; a column of both is asked about', () => {
  const whole = readBook(
    madeWorkbook([
      {
        rows: [
          ['Loss [%]', 'MD [m]'],
          [styled(0.25, 2), 1],
          [styled(0.5, 2), 2],
        ],
      },
    ]),
  )
  assert.deepEqual(shownIn(whole)[0]?.[0], ['Loss', '-', 0.25, 0.5])
  assert.equal(whole.tables[0]?.columns[0]?.unitFrom, 'number format of the cells, %')
  const mixed = madeWorkbook([
    {
      rows: [
        ['Loss [%]', 'MD [m]'],
        [styled(0.25, 2), 1],
        [30, 2],
      ],
    },
  ])
  const { questions, tables } = readBook(mixed)
  assert.deepEqual(
    questions.map(({ code, column, choices }) => [code, column, choices.map(({ means }) => means)]),
    [['unit', 'Loss', ['fractions: 0.25 is 25 %', 'percent: 0.25 is 0.25 %']]],
  )
  assert.equal(tables[0]?.columns[0]?.unit, undefined)
  assert.equal(readBook(mixed, { 'unit:Sheet1:Loss': '%' }).tables[0]?.columns[0]?.unit, '%')
})

test('a text with a decimal comma is asked about, and a number beside it stays what it is', () => {
  const file = madeWorkbook([
    {
      rows: [
        ['MD [m]', 'Inc [deg]'],
        ['100,5', 1.25],
        ['200,25', 2.5],
      ],
    },
  ])
  const { questions } = readBook(file)
  assert.deepEqual(
    questions.map(({ code, table }) => [code, table]),
    [['decimal_comma', 'Sheet1']],
  )
  const read = readBook(file, { 'decimal_comma:Sheet1:': 'yes' })
  assert.deepEqual(
    [read.questions, shownIn(read)[0]],
    [
      [],
      [
        ['MD', 'm', 100.5, 200.25],
        ['Inc', 'deg', 1.25, 2.5],
      ],
    ],
  )
})

test('a number among texts is as the sheet has it, and a text that looks like one stays', () => {
  const rows = [
    ['MD', 'Note'],
    ['[m]', 'text'],
    [1, 'kick-off'],
    [2, 12.5],
    [3, 0.1 + 0.2],
    [4, 1e-7],
    [5, '125e-1'],
  ]
  const [, note] = shownIn(readBook(madeWorkbook([{ rows }])))[0] ?? []
  assert.deepEqual(note, ['Note', '', 'kick-off', '12.5', '0.30000000000000004', '1e-7', '125e-1'])
})

test('errors, formulas without a saved result and hidden sheets are nothing, and are listed', () => {
  const rows = [
    ['MD [m]', 'TVD [m]'],
    [1, error('#N/A')],
    [2, { xml: '><f>A3*2</f' }],
    [3, { xml: '><f>A4*2</f><v>6</v' }],
  ]
  const read = readBook(
    madeWorkbook([{ rows }, { rows, name: 'Old', state: 'veryHidden' }, { rows: [['Made by hand']], name: 'Cover' }]),
  )
  assert.deepEqual(shownIn(read), [
    [
      ['MD', 'm', 1, 2, 3],
      ['TVD', 'm', Number.NaN, Number.NaN, 6],
    ],
  ])
  assert.deepEqual(leftOf(read), [
    "1 cells with the error #N/A of sheet 'Sheet1' (2)",
    "1 formulas whose result was not saved of sheet 'Sheet1' (3)",
    "1 hidden sheet 'Old' (0)",
    "1 sheet 'Cover', which has no table (1)",
  ])
})

test('a code for nothing is asked about of its sheet, and names of columns are not reworded', () => {
  const rows = [
    ['Kill line [bar]', 'MD [m]'],
    [-999.25, 1],
    [5.5, 2],
  ]
  const file = madeWorkbook([
    { rows, name: 'A' },
    { rows, name: 'B' },
  ])
  assert.deepEqual(
    readBook(file).questions.map(({ table, column, text }) => [table, column, text]),
    ['A', 'B'].map((table) => [table, 'Kill line', "Column 'Kill line' has -999.25 (once). Is this read as no value?"]),
  )
  const read = readBook(file, { 'null_code:A:Kill line': 'null', 'null_code:B:Kill line': 'value' })
  assert.deepEqual(
    shownIn(read).map(([first]) => first),
    [
      ['Kill line', 'bar', Number.NaN, 5.5],
      ['Kill line', 'bar', -999.25, 5.5],
    ],
  )
})
