/** Files of hostile sizes and forms are read or refused in time that grows with their bytes alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { FileError } from '../refused.ts'
import { readScatter } from '../scatter/read.ts'
import { delimited, readDelimited } from './read.ts'
import { bytesOf } from './testing.fixture.ts'

const SIZE = 4_000_000
const filled = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length))
const FILES: Readonly<Record<string, string>> = {
  'delimiters alone': filled(','),
  'quotes alone': filled('"'),
  'line ends alone': filled('\n'),
  'carriage returns alone': filled('\r'),
  'digits alone': filled('1'),
  'spaces alone': filled(' '),
  'comment marks alone': filled('#\n'),
  'opening brackets': `${filled('([')},b\n1,2\n`,
  'slashes in a heading': `${'a/'.repeat(190)},b\n1,2\n`,
  'a long comment before a row': `# ${filled('a:')}\n1,2\n`,
  'rows of delimiters': `a,b\n${filled(',\n')}`,
  'quoted rows': `a,b\n${filled('"1","x"\n')}`,
  'doubled quotes': `a,b\n"${filled('""')}",2\n`,
  'an open quote at the end': `a,b\n${filled('1,2\n')}"1,2\n`,
  'marks between thousands': `a;b\n${filled('1.234.567,8;1.234\n')}`,
  'two ways of writing at the end': `a;b\n${filled('1,5;2\n')}1.5;2\n`,
  'a text at the end of numbers': `a,b\n${filled('1,2\n')}x,2\n`,
  'codes for nothing': `a,b\n${filled('-999,9999\n')}`,
  'dates that nothing tells': `a,b\n${filled('01/02/2024,1\n')}`,
  'one name ten thousand times': `${'x,'.repeat(9999)}x\n${'1,'.repeat(9999)}1\n`,
  'numbers of many digits': `a,b\n${filled(`${'9'.repeat(5000)},1\n`)}`,
}

for (const [name, text] of Object.entries(FILES)) {
  test(`${name}: read or refused in time`, () => {
    const bytes = bytesOf(text)
    const before = process.cpuUsage()
    for (const read of [readDelimited, readScatter, (file: Uint8Array) => delimited.recognises(file, '')]) {
      try {
        read(bytes)
      } catch (error) {
        assert.ok(error instanceof FileError, String(error instanceof Error ? error.stack : error))
        assert.ok((error.line ?? 0) > 0, error.message)
        assert.ok(error.message.length < 500, error.message)
      }
    }
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 8_000_000, `${user + system} microseconds of the processor`)
  })
}

test('any bytes at all are read or refused with a line', () => {
  const signs = fc.constantFrom(...' ,;\t|"\n\r#%!/.-+0123456789eE()[]NAxm\u00e9')
  const texts = fc.array(signs, { maxLength: 80 }).map((list) => bytesOf(list.join('')))
  const said = (file: Uint8Array) => {
    for (const read of [readDelimited, readScatter]) {
      try {
        read(file)
      } catch (error) {
        assert.ok(error instanceof FileError, String(error instanceof Error ? error.stack : error))
        assert.ok((error.line ?? 0) > 0, error.message)
      }
    }
  }
  fc.assert(fc.property(fc.oneof(texts, fc.uint8Array({ maxLength: 60 })), said), { numRuns: 3000 })
})
