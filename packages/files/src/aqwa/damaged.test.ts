/** Damaged, cut and hostile files, and files of something else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bodies, bytesOf, fileIn, readOrRefused, refusal } from '../rao/reading.fixture.ts'
import { FileError } from '../refused.ts'
import { aqwaReader } from './read.ts'

const file = fileIn(new URL('test-data/', import.meta.url), 'two-structures.lis')
const text = new TextDecoder().decode(file)
const lines = text.split('\n')
const read = (bytes: Uint8Array, answers = {}) => aqwaReader.read(bytes, answers)
const lineOf = (part: string, from = 0) => lines.findIndex((line, at) => at >= from && line.includes(part))
const HEAD = '          R.A.O.S-VARIATION WITH WAVE PERIOD/FREQUENCY\n\n'
const PAIRS = '    1.0000   10.00'.repeat(6)

test('a row that is damaged or cut is refused with its line', () => {
  const at = lineOf('12.50   0.503', lineOf(' R.A.O.S-VAR'))
  for (const damaged of ['', 'x', '1O.5']) {
    const changed = lines.map((line, row) => (row === at ? line.replace('0.8568', damaged) : line)).join('\n')
    assert.equal(refusal(() => read(bytesOf(changed))).line, at + 1, damaged)
  }
})

test('a listing cut within its RAOs is refused with the line, wherever it is cut in a row', () => {
  const last = lines.map((line, at) => (line.startsWith('    8.00   0.785') ? at : -1)).filter((at) => at >= 0)[1] ?? 0
  const before = lines.slice(0, last).join('\n').length + 1
  const length = lines[last]?.length ?? 0
  assert.ok(length > 100)
  for (let kept = 0; kept < length; kept++) {
    const error = refusal(() => read(bytesOf(text.slice(0, before + kept))))
    assert.equal(error.line, kept > 4 ? last + 1 : last, `${kept} of ${length}: ${error.message}`)
  }
})

test('a listing without RAOs is refused, and other files are not taken for one', () => {
  assert.equal(refusal(() => read(bytesOf(' Aqwa-Line\n nothing more\n'))).code, 'not_this_format')
  assert.ok(aqwaReader.recognises(file, 'x'))
  for (const other of ['', 'a,b\n1,2\n', '%YAML 1.1\n', '\u0000'])
    assert.ok(!aqwaReader.recognises(bytesOf(other), 'a.lis'))
})

test('a damaged listing is read as it was, asked about or refused, never another error', () => {
  const place = fc.integer({ min: 0, max: text.length })
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 40 }), fc.string({ maxLength: 12 }), (at, length, put) => {
      const changed = bytesOf(text.slice(0, at) + put + text.slice(at + length))
      const found = readOrRefused(() => read(changed))
      return found instanceof FileError || bodies(found).every(({ rows, columns }) => columns.length === 6 && rows > 0)
    }),
    { numRuns: 500 },
  )
})

test('a row that stands twice is refused with its line', () => {
  const at = lineOf('12.50   0.503')
  const doubled = [...lines.slice(0, at + 1), ...lines.slice(at)].join('\n')
  const error = refusal(() => read(bytesOf(doubled)))
  assert.equal(error.line, at + 2)
  assert.match(error.message, /is repeated here/)
})

test('a listing of a hundred thousand rows is read in time that grows as it does', () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, at) => `${(at / 100 + 1).toFixed(2).padStart(8)}   1.257          ${PAIRS}\n`,
  )
  const whole = bytesOf(`${HEAD}   10.00   0.628      0.00${PAIRS}\n${rows.join('')}`)
  const started = performance.now()
  assert.equal(read(whole, { unit: 'm' }).tables[0]?.rows, 600_006)
  assert.ok(performance.now() - started < 20_000)
})
