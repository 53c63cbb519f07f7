/** What is read of a delimited text: cells, headings, units, comments, and rows that are refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { delimited } from './read.ts'
import { askedOf, bytesOf, cellsOf, leftOf, read, refused, shownOf } from './testing.fixture.ts'

test('any delimiter is found by the rows that it makes', () => {
  for (const mark of [',', ';', '\t', '|', ' ', '   ', ' , ']) {
    const file = read(['t,x', '0,1.5', '10,-2', ''].join('\n').replaceAll(',', mark))
    assert.deepEqual(
      [askedOf(file), cellsOf(file)],
      [
        [],
        [
          [0, 10],
          [1.5, -2],
        ],
      ],
      mark,
    )
  }
})

test('a first line of a spreadsheet declares the delimiter', () => {
  assert.deepEqual(cellsOf(read('sep=;\na;b\n1;2\n')), [[1], [2]])
})

test('a delimiter that nothing tells is asked', () => {
  const text = 'Name;a, b\nA;x, y\n'
  assert.deepEqual(askedOf(read(text))[0], 'delimiter: ,, ;')
  assert.deepEqual(shownOf(read(text, { delimiter: ';', heading_row: '1' })), [
    ['Name', '', 'A'],
    ['a, b', '', 'x, y'],
  ])
})

test('cells and heads in quotes hold delimiters, quotes and line ends', () => {
  const file = read('"Load, kN","He said ""x"""\r\n1,"a, ""b""\r\nc"\r\n2," d "\r\n')
  assert.deepEqual(shownOf(file), [
    ['Load', 'kN', 1, 2],
    ['He said "x"', '', 'a, "b"\r\nc', ' d '],
  ])
  assert.deepEqual([...(file.tables[0]?.lines ?? [])], [2, 4])
})

test('quotes that do not end as quotes do are refused with their line', () => {
  refused(() => read('a,b\n1,2\n"x,3\n'), 3, /opened and not closed/)
  refused(() => read('a,b\n1,2\n3,"x"y\n'), 3, /must be doubled/)
})

test('a row of another width is refused with its line', () => {
  refused(() => read('a,b\n1,2\n1,2,3\n'), 3, /^line 3 has 3 cells; the table has 2 columns, divided by ','$/)
  refused(() => read('a,b\n1,2\n1\n4,5\n'), 3, /^line 3 has 1 cell;/)
  refused(() => read('a,b\n1,2,3\n4,5,6\n'), 1, /2 names, and the rows under it 3 cells/)
  refused(() => read('a,b,c\n1,2,3\n\n# x\n4,5\n'), 5, /2 cells/)
})

test('an empty cell after the last column is no cell', () => {
  assert.deepEqual(cellsOf(read('a,b\n1,2,\n3,4,\n')), [
    [1, 3],
    [2, 4],
  ])
})

test('comments, empty lines and lines before the heading are counted, and what they state are facts', () => {
  const text = '# Well: A-1\nReport\n\nDepth,x\n% c\n0,1\n// d\n! e\n1,2\n,\n'
  const file = read(text)
  assert.deepEqual(cellsOf(file), [
    [0, 1],
    [1, 2],
  ])
  assert.equal(file.tables[0]?.facts.Well, 'A-1')
  assert.deepEqual(leftOf(file), [
    '4 comment lines (1,5,7,8)',
    '1 empty lines (3)',
    '1 lines before the heading (2)',
    '1 rows without a value at the end (10)',
  ])
})

test('a text is delimited where its rows have equally many cells', () => {
  const is = (text: string) => delimited.recognises(bytesOf(text), 'x.csv')
  assert.deepEqual([is('a,b\n1,2\n'), is('1.5\n2.5\n'), is('a b c\n1 2 3\n4 5 6\n')], [true, true, true])
  assert.deepEqual([is(''), is('Dear Sir\nthis is a letter, with words\n'), is('\0\u0001')], [false, false, false])
})
