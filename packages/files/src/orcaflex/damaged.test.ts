/** Damaged, cut and hostile files, and files of something else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bytesOf, fileIn, readOrRefused, refusal } from '../rao/reading.fixture.ts'
import { FileError } from '../refused.ts'
import { orcaflexReader } from './read.ts'

const folder = new URL('test-data/', import.meta.url)
const file = fileIn(folder, 'barge.yml')
const blockStyle = fileIn(folder, 'tug-block-style.yml')
const text = new TextDecoder().decode(file)
const lines = text.split('\n')
const read = (bytes: Uint8Array, answers = {}) => orcaflexReader.read(bytes, answers)
const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1
const changed = (from: string, to: string) => bytesOf(text.replace(from, to))

test('a row of another length, a text in a row and a row that stands twice are refused with their line', () => {
  const at = lineOf('[40.0, 0.985022162')
  assert.equal(refusal(() => read(changed('[40.0, 0.985022162', '[40.0'))).line, at)
  const word = refusal(() => read(changed('0.301823, 0.0', '0.3x, 0.0')))
  assert.deepEqual([word.line, word.column], [at + 1, 'RAOHeavePhase'])
  assert.equal(refusal(() => read(changed('[12.5, 0.856814998', '[40.0, 0.856814998'))).line, at + 3)
  assert.equal(
    refusal(() => read(changed('RAODirection: 90', 'RAODirection: 0'))).line,
    lineOf('[Infinity, 0.0, 90, 1.0'),
  )
})

test('a column of RAOs that is unknown or named twice is refused with its line', () => {
  const at = lineOf('RAOPeriodOrFrequency')
  assert.equal(refusal(() => read(changed('RAOSwayAmp', 'RAOSlideAmp'))).line, at)
  assert.equal(refusal(() => read(changed('RAOSwayAmp', 'RAOSurgeAmp'))).line, at)
})

test('a file cut within its rows is refused with the line, wherever it is cut', () => {
  const loaded = text.lastIndexOf('- RAODirection: 180')
  const last = text.indexOf('        LoadRAOs', loaded)
  const first = text.indexOf('- [Infinity', loaded)
  for (let length = first + 4; length < last - 2; length++) {
    const error = refusal(() => read(bytesOf(text.slice(0, length))))
    assert.ok((error.line ?? 0) >= lineOf('Loaded'), `${length}: ${error.message}`)
  }
})

test('YAML that is none, aliases and a key that stands twice are refused with their line', () => {
  const at = lineOf('- Name: Barge')
  assert.equal(refusal(() => read(changed('- Name: Barge', '- Name: "Barge'))).code, 'file_malformed')
  assert.equal(refusal(() => read(changed('- Name: Barge', '- Name: *barge'))).line, at)
  assert.equal(refusal(() => read(changed('- Name: Barge', '- Name: Barge\n    Name: Tug'))).line, at + 1)
})

test('a file without displacement RAOs is refused, and other files are not taken for OrcaFlex', () => {
  for (const other of [
    '',
    'a: 1\n',
    'VesselTypes:\n',
    'VesselTypes:\n  - Name: A\n',
    'constructor:\n  a: 1\n',
    '__proto__:\n  a: 1\n',
  ]) {
    assert.ok(['not_this_format', 'file_malformed'].includes(refusal(() => read(bytesOf(other))).code), other)
  }
  for (const other of ['a: 1\n', '# Program: OrcaWave 11\nUnitsSystem: SI\n', 'Time,Wave\n1,2\n']) {
    assert.ok(!orcaflexReader.recognises(bytesOf(other), 'a.yml'), other)
  }
})

test('a damaged file is read, asked about or refused with a line, never another error', () => {
  const source = fc.constantFrom(text, new TextDecoder().decode(blockStyle))
  fc.assert(
    fc.property(source, fc.nat(7000), fc.nat(60), fc.string({ maxLength: 12 }), (of, at, length, put) => {
      const found = readOrRefused(() => read(bytesOf(of.slice(0, at) + put + of.slice(at + length))))
      return found instanceof FileError || found.tables.every(({ rows, lines: of }) => rows === of.length)
    }),
    { numRuns: 1000 },
  )
})

test('hostile sizes: lists in lists, a row without end and conventions without end are refused in short time', () => {
  const started = performance.now()
  const head = 'VesselTypes:\n  - Name: A\n    Draughts:\n      - Name: B\n        DisplacementRAOs:\n'
  const deep = `${head}          RAOOrigin: ${'['.repeat(200_000)}\n`
  const endless = text.replace('[40.0, 0.985022162', `[40.0, ${'1, '.repeat(300_000)}`)
  const wide = `${head}${'          RAOOrigin: [0, 0, 0]\n'.repeat(200_000)}`
  for (const hostile of [deep, endless, wide])
    assert.ok(readOrRefused(() => read(bytesOf(hostile))) instanceof FileError)
  assert.ok(performance.now() - started < 60_000)
})
