import assert from 'node:assert/strict'
import test from 'node:test'
import { FileError } from '../refused.ts'
import { HEAD, readText } from './reading.fixture.ts'

const refused: readonly [string, string, RegExp, number][] = [
  ['another version', HEAD.replace('VERS. 2.0', 'VERS. 3.0'), /line 2 .* LAS 3\.0\. LAS 1\.2 and 2\.0 are read/, 2],
  ['no version', HEAD.replace('VERS. 2.0 :', ''), /no line VERS/, 11],
  ['no data', HEAD, /no section ~A/, 11],
  ['no curves', '~V\nVERS. 2.0 :\n~C\n~A\n1 2\n', /names no curve/, 4],
  [
    'most rows of another count',
    `${HEAD}~A\n1 2 3\n4 5 6\n`,
    /line 13 has 3 values where the section ~C names 2 curves/,
    13,
  ],
  ['a curve without a mnemonic', HEAD.replace('GR.GAPI', '.GAPI'), /line 11, of the section ~C, has no mnemonic/, 11],
  [
    'a wrapped step that is short',
    `${HEAD.replace('NO :', 'YES :')}~A\n1\n2\n3 4\n5\n`,
    /line 15 has 2 values where a wrapped step begins/,
    15,
  ],
  [
    'a wrapped step that is long',
    `${HEAD.replace('NO :', 'YES :')}~A\n1\n2 3\n`,
    /line 14 ends a step, begun on line 13, with 3 values/,
    14,
  ],
]
for (const [what, text, message, line] of refused) {
  test(`refused, with its line: ${what}`, () => {
    assert.throws(
      () => readText(text),
      (error) => error instanceof FileError && message.test(error.message) && error.line === line,
    )
  })
}
