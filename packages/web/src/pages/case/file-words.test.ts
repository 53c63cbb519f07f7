/** Claims about what a page says of a file. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { file } from './file.fixture.ts'
import { fileInWords, notReadInWords, refusalInWords } from './file-words.ts'

test('a file is told by its format, its tables, its rows and its size', () => {
  assert.equal(fileInWords(file), 'Delimited text, 1 table, 42 rows, 1.23 kB')
})

test('what was not read is counted, with its first lines', () => {
  assert.equal(notReadInWords({ what: 'comment', count: 1, lines: [3] }), '1 × comment (line 3)')
  const lines = [1, 2, 3, 4, 5, 6]
  assert.equal(notReadInWords({ what: 'comment', count: 6000, lines }), '6,000 × comment (lines 1, 2, 3, 4, 5 …)')
  assert.equal(notReadInWords({ what: 'sheet', count: 2, lines: [] }), '2 × sheet')
})

test('a refusal names line and column once', () => {
  const said = refusalInWords('a.csv', { detail: 'nothing stands here', line: 3, column: 'MD' })
  assert.equal(said, 'a.csv was not read (line 3, column MD). Nothing stands here.')
  const inDetail = refusalInWords('a.csv', { detail: 'line 3, column MD: nothing stands here', line: 3, column: 'MD' })
  assert.equal(inDetail, 'a.csv was not read. Line 3, column MD: nothing stands here.')
})
