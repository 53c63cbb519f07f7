/** Numbers of other locales, dates, nulls, angles and names: read where they are certain, else asked. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedOf, cellsOf, columnsOf, leftOf, read, refused, shownOf } from './testing.fixture.ts'

const NONE = Number.NaN
const inX = (cells: readonly string[], mark = ';') =>
  ['n x', ...cells.map((cell, i) => `${i} ${cell}`)].join('\n').replaceAll(' ', mark).replaceAll('_', ' ')
const xOf = (text: string, answers = {}) => cellsOf(read(text, answers))[1]

test('a decimal comma is read between semicolons or tabs, and asked elsewhere', () => {
  for (const mark of [';', '\t']) {
    const file = read(inX(['1,5', '-0,25', '3'], mark))
    assert.deepEqual([askedOf(file), cellsOf(file)[1]], [[], [1.5, -0.25, 3]])
  }
  for (const mark of ['|', ' ']) assert.deepEqual(askedOf(read(inX(['1,5', '2,5'], mark))), ['decimal_comma: yes, no'])
  assert.deepEqual(askedOf(read('a,x\n1,"1,5"\n')), ['decimal_comma: yes, no'])
  assert.deepEqual(xOf('a,x\n1,"1,5"\n', { decimal_comma: 'yes' }), [1.5])
  assert.deepEqual(xOf('a,x\n1,"1,5"\n', { decimal_comma: 'no' }), ['1,5'])
})

test('a single column of decimal commas is asked about', () => {
  const text = 'Depth\n1,5\n2,5\n'
  assert.deepEqual(askedOf(read(text)), ['delimiter: none, ,', 'decimal_comma: yes, no'])
  assert.deepEqual(cellsOf(read(text, { delimiter: 'none', decimal_comma: 'yes' })), [[1.5, 2.5]])
})

test('marks between thousands are read where they have one reading', () => {
  assert.deepEqual(xOf(inX(['1.234,5', '12'])), [1234.5, 12])
  assert.deepEqual(xOf(inX(['1,234.5', '1,234'])), [1234.5, 1234])
  assert.deepEqual(xOf(inX(["1'234", '1.5'])), [1234, 1.5])
  assert.deepEqual(xOf(inX(['1_234,5', '12_345_678'])), [1234.5, 12345678])
  assert.deepEqual(xOf(inX(['1\u00a0234,5', '1\u202f234'])), [1234.5, 1234])
})

test('marks that may be decimal or between thousands are asked about', () => {
  assert.deepEqual(askedOf(read(inX(['1,234', '5']))), ['thousands_mark: none, comma'])
  assert.deepEqual(askedOf(read(inX(['1.234', '5']))), ['thousands_mark: none, point'])
  assert.deepEqual(askedOf(read('a,x\n1,"1,234"\n')), ['thousands_mark: comma, none'])
  assert.deepEqual(xOf(inX(['1.234', '5']), { thousands_mark: 'point' }), [1234, 5])
  assert.deepEqual(xOf(inX(['1,234', '5']), { thousands_mark: 'none' }), [1.234, 5])
  assert.deepEqual(askedOf(read(inX(['1.234', '0.5']))), [])
  assert.deepEqual(askedOf(read('a,x\n1,1.234\n')), [])
})

test('numbers in two ways are refused with line and column', () => {
  refused(() => read(inX(['1.234,5', '7', '1,234.5'])), 4, /line 2, column 'x'/, 'x')
  refused(() => read('a;b\n1,5;2\n1;2.5\n'), 3, /column 'b'.*line 2, column 'a'/, 'b')
})

test('dates are texts in ISO form where their order is certain', () => {
  assert.deepEqual(xOf(inX(['01/02/2024', '13/02/2024'])), ['2024-02-01', '2024-02-13'])
  assert.deepEqual(xOf(inX(['2024-02-01', 'NA'])), ['2024-02-01', null])
  assert.equal(columnsOf(read(inX(['13/02/2024'])))[1]?.description, 'dates: 13/02/2024 is 2024-02-13')
  refused(() => read(inX(['13/02/2024', '02/13/2024'])), 3, /different order/, 'x')
})

test('dates of an uncertain order are asked about, and stay as they stand', () => {
  const text = inX(['01/02/2024', '03/04/2024'])
  assert.deepEqual([askedOf(read(text)), xOf(text)], [['date_order x: dmy, mdy, texts'], ['01/02/2024', '03/04/2024']])
  assert.deepEqual(xOf(text, { date_order: 'mdy' }), ['2024-01-02', '2024-03-04'])
  assert.deepEqual(askedOf(read(inX(['13/02/24']))), ['date_order x: dmy, ymd, texts'])
})

test('texts for nothing are null, and counted', () => {
  const file = read(inX(['1', 'NA', 'NaN', 'n/a', '-', '']))
  assert.deepEqual([askedOf(file), cellsOf(file)[1]], [[], [1, NONE, NONE, NONE, NONE, NONE]])
  assert.deepEqual(
    leftOf(file).map((said) => said.split(', read')[0]),
    ["1 cells with 'NA'", "1 cells with 'NaN'", "1 cells with 'n/a'", "1 cells with '-'"],
  )
})

test('numbers that may stand for nothing are asked about with their count', () => {
  const text = inX(['1', '-999.25', '-999.25', '2'])
  const [question] = read(text).questions
  assert.deepEqual(
    [question?.code, question?.column, question?.choices[0]?.means],
    ['null_code', 'x', '-999.25 (2 times) read as no value'],
  )
  assert.deepEqual(xOf(text, { null_code: 'null' }), [1, NONE, NONE, 2])
  assert.deepEqual(leftOf(read(text, { null_code: 'null' })), ['2 cells with -999.25, read as no value (3,4)'])
  assert.deepEqual(xOf(text, { 'null_code:delimited:x': 'value' }), [1, -999.25, -999.25, 2])
  assert.deepEqual(askedOf(read(inX(['1', '-999', '9999']))), ['null_code x: null, -999, 9999, value'])
  assert.deepEqual(askedOf(read(inX(['9998', '9999', '10000']))), [])
})

test('an angle without a unit is asked about, the likelier unit first', () => {
  const angle = (heading: string, cells: string) => askedOf(read(`${heading},n\n${cells.replaceAll(' ', ',1\n')},1\n`))
  assert.deepEqual(angle('Wind direction', '10 350.5'), ['angle_unit Wind direction: deg, rad'])
  assert.deepEqual(angle('phase', '-3.1 0.5'), ['angle_unit phase: rad, deg'])
  assert.deepEqual(angle('heading', '0 1 2'), ['angle_unit heading: deg, rad'])
  assert.deepEqual(angle('Azimuth [deg]', '10 20'), [])
  assert.deepEqual(shownOf(read('Phase,n\n0.5,1\n', { angle_unit: 'rad' }))[0], ['Phase', 'rad', 0.5])
})

test('a column of numbers and texts is asked about with the first text, and texts among few numbers are texts', () => {
  const text = inX(['1', '2', 'abc', '3'])
  assert.deepEqual(askedOf(read(text)), ['column x: numbers, texts'])
  assert.deepEqual(xOf(text, { column: 'numbers' }), [1, 2, NONE, 3])
  assert.deepEqual(xOf(text, { column: 'texts' }), ['1', '2', 'abc', '3'])
  assert.deepEqual(xOf(inX(['a', '2', 'x'])), ['a', '2', 'x'])
})

test('digits as of a name are asked about, and kept', () => {
  assert.deepEqual(
    [askedOf(read(inX(['007', '12']))), xOf(inX(['007', '12']))],
    [['column x: texts, numbers'], ['007', '12']],
  )
  assert.deepEqual(xOf(inX(['42177400130000', '9'])), [42177400130000, 9])
})

test('a heading that stands again among the data is refused with its line', () => {
  refused(() => read('a,b\n1,2\na,b\n1,2\n'), 3, /is repeated here/, 'a')
})

test('a Fortran D is an exponent, and a number beyond all is refused', () => {
  assert.deepEqual(xOf(inX(['1.5D+03', '2'])), [1500, 2])
  refused(() => read(inX(['1', '1e999'])), 3, /outside the range of numbers/, 'x')
})
