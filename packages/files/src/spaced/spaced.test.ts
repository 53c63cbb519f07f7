import assert from 'node:assert/strict'
import test from 'node:test'
import { FileError } from '../refused.ts'
import { beginningOf } from './beginning.ts'
import { refuseTooWide } from './filling.ts'
import { addNumber, growingNumbers, numbersOf } from './growing.ts'
import { namesApart } from './names.ts'
import { MOST_COLUMNS, splitAtBlanks, splitAtMark } from './tokens.ts'

test('blanks and tabs in any number stand between values', () => {
  assert.deepEqual(splitAtBlanks('  1.0 \t -2  3.5\t'), ['1.0', '-2', '3.5'])
  assert.deepEqual(splitAtBlanks('   '), [])
})

test('between two marks stands an empty value', () => {
  assert.deepEqual(splitAtMark('1\t\t 3 ', '\t'), ['1', '', '3'])
})

test('a line of more values than a table may have columns is cut there', () => {
  assert.equal(splitAtBlanks('1 '.repeat(MOST_COLUMNS + 1000)).length, MOST_COLUMNS + 1)
  assert.throws(
    () => refuseTooWide(MOST_COLUMNS + 1, 3),
    (error) => error instanceof FileError && error.line === 3,
  )
})

test('names that stand twice are told apart, also from a name that looks like it', () => {
  assert.deepEqual(namesApart(['Depth', 'Depth', 'Depth (2)', 'Depth']), [
    'Depth',
    'Depth (3)',
    'Depth (2)',
    'Depth (4)',
  ])
})

test('numbers grow and are kept', () => {
  const growing = growingNumbers()
  for (let at = 0; at < 100; at++) addNumber(growing, at)
  assert.deepEqual(
    [...numbersOf(growing)],
    Array.from({ length: 100 }, (_, at) => at),
  )
})

test('the beginning of a text is cut at a line, and of what is no text there is none', () => {
  const bytes = new TextEncoder().encode('one\ntwo é\nthree\n')
  assert.equal(beginningOf(bytes, 9)?.bytes.length, 4)
  assert.equal(beginningOf(Uint8Array.of(1, 0, 2, 0), 100), undefined)
})
