/** Damaged, cut and hostile files, and files of something else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bytesOf, fileIn, readOrRefused, refusal } from '../rao/reading.fixture.ts'
import { FileError } from '../refused.ts'
import { wamitReader } from './read.ts'

const folder = new URL('test-data/', import.meta.url)
const added = fileIn(folder, 'barge.1')
const forces = fileIn(folder, 'barge.3')
const motions = fileIn(folder, 'barge.4')
const twoBodies = fileIn(folder, 'two-bodies.4')
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const read = (bytes: Uint8Array, answers = {}, name = '') => wamitReader.read(bytes, answers, name)
const ALL = { unit: 's', length_scale: '1', water_density: '1025', gravity: '9.81', table: 'six_modes_a_body' }

test('a row of another count, a mode that is none and a negative PER are refused with line and column', () => {
  const change = (from: string, to: string) => refusal(() => read(bytesOf(textOf(added).replace(from, to)), ALL))
  assert.equal(change('     1     5  1.100000E+02', '     1  1.100000E+02').line, 3)
  assert.deepEqual(
    [change('     1     5', '     1   5.5').line, change('     1     5', '     0     5').column],
    [3, 'I'],
  )
  assert.equal(change(' -1.000000E+00     1     5', ' -2.000000E+00     1     5').column, 'PER')
  assert.equal(change('     1     5  1.100000E+02', '     1     5  1.1OOOOOE+02').column, 'added mass')
  assert.match(refusal(() => read(bytesOf(' 2.0E+01 1 1 5.0E+00\n'), ALL)).message, /no damping/)
})

test('a row that stands twice is refused with its line', () => {
  const lines = textOf(motions).split('\n')
  const doubled = [...lines.slice(0, 5), ...lines.slice(4)].join('\n')
  assert.equal(refusal(() => read(bytesOf(doubled), ALL)).line, 6)
})

test('a file cut in its last wave is refused with the line, wherever it is cut', () => {
  for (const file of [added, forces, motions]) {
    const text = textOf(file).trimEnd()
    const last = text.lastIndexOf('\n') + 1
    for (let length = last; length < text.length; length++) {
      const error = refusal(() => read(bytesOf(text.slice(0, length)), ALL))
      assert.ok((error.line ?? 0) >= text.split('\n').length - 1, error.message)
    }
  }
})

test('other numbers are not taken for WAMIT, and are refused', () => {
  const others = [
    '',
    '1 2 3 4 5\n6 7 8 9 10\n',
    '1 2 3 4 5 6 7\n',
    'a b\n',
    '20.0 0.0 1 5.0 90.0 1.0 1.0\n',
    '1,2,3,4,5\n',
  ]
  for (const other of others) assert.ok(!wamitReader.recognises(bytesOf(other), 'x.1'), other)
  for (const file of [added, forces, motions, twoBodies]) assert.ok(wamitReader.recognises(file, 'x'))
  assert.equal(refusal(() => read(bytesOf('Time Wave\n(s) (m)\n1 2\n'))).code, 'not_this_format')
})

test('a damaged file is read, asked about or refused with a line, never another error', () => {
  const file = fc.constantFrom(textOf(added), textOf(forces), textOf(twoBodies))
  fc.assert(
    fc.property(file, fc.nat(6000), fc.nat(60), fc.string({ maxLength: 12 }), (text, at, length, put) => {
      const found = readOrRefused(() => read(bytesOf(text.slice(0, at) + put + text.slice(at + length))))
      return found instanceof FileError || found.tables.every(({ rows, lines }) => rows > 0 && rows === lines.length)
    }),
    { numRuns: 1000 },
  )
})

test('modes without end do not take memory without end', () => {
  assert.equal(refusal(() => read(bytesOf(' 2.0E+01 0.0E+00 1201 1.0E+00 0.0E+00 1.0E+00 0.0E+00\n'), ALL)).column, 'I')
})
