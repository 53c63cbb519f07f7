/** RAO tables of OrcaFlex as delimited files. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  bodies,
  bytesOf,
  codes,
  fileIn,
  numbers,
  readOrRefused,
  refusal,
  sameFileOtherwise,
  texts,
} from '../rao/reading.fixture.ts'
import { FileError } from '../refused.ts'
import { csvColumn } from './csv-heads.ts'
import { orcaflexReader } from './read.ts'

const folder = new URL('test-data/', import.meta.url)
const file = fileIn(folder, 'barge.csv')
const twoRows = fileIn(folder, 'two-rows-of-heading.csv')
const text = new TextDecoder().decode(file)
const read = (bytes: Uint8Array, answers = {}) => orcaflexReader.read(bytes, answers)
const PHASES = { phase_sense: 'lags', phase_reference: 'crest' }

test('tables below labels of direction are one table of the draught', () => {
  const [table] = read(file).tables
  assert.deepEqual([table?.name, table?.rows], ['Barge, Loaded', 36])
  assert.deepEqual(
    numbers(table, 'direction').filter((_, at) => at % 6 === 0),
    [0, 0, 0, 90, 90, 90],
  )
  assert.deepEqual(numbers(table, 'amplitude').slice(0, 6), [0.985, 0, 0.9991, 0, 0.1296, 0])
  assert.equal(table?.facts['Rotation amplitude'], 'deg/m')
  assert.equal(table?.lines[0], 5)
})

test('conventions of phases, which such a file does not state, are asked for', () => {
  assert.deepEqual(codes(read(file)), ['phase_sense', 'phase_reference'])
  assert.deepEqual(read(file, PHASES).questions, [])
})

test('a heading of two rows, a row of units, semicolons and decimal commas are read, and the comma is asked about', () => {
  const found = read(twoRows)
  const [table] = found.tables
  assert.deepEqual(codes(found), ['decimal_comma', 'rotation_per', 'phase_sense', 'phase_reference'])
  assert.deepEqual(texts(table, 'mode').slice(0, 2), ['heave', 'pitch'])
  assert.deepEqual(numbers(table, 'frequency').slice(0, 3), [0.1571, 0.1571, 0.5027])
  assert.equal(table?.columns.find(({ name }) => name === 'phase')?.unit, 'rad')
  const answered = read(twoRows, { ...PHASES, decimal_comma: 'decimal', rotation_per: 'rad/m' })
  assert.deepEqual(answered.questions, [])
  assert.equal(answered.tables[0]?.facts['Rotation amplitude'], 'rad/m')
  assert.deepEqual(numbers(read(twoRows, { decimal_comma: 'thousands' }).tables[0], 'frequency')[0], 1571)
})

test('a direction that stands nowhere is asked for', () => {
  const silent = bytesOf('Period (s),Heave ampl. (m/m),Heave phase (deg)\n10,1,0\n')
  assert.deepEqual(codes(read(silent, PHASES)), ['direction'])
  const answered = read(silent, { ...PHASES, direction: '45' })
  assert.deepEqual([answered.questions, numbers(answered.tables[0], 'direction')], [[], [45]])
})

test('units that stand nowhere are asked for, the angle by its range first', () => {
  const of = (phase: string) =>
    read(bytesOf(`Direction,Period,Pitch amp,Pitch phase\n0,10,1,${phase}\n`), PHASES).questions
  const angle = (phase: string) => of(phase).find(({ code }) => code === 'angle_unit')?.choices[0]?.answer
  assert.deepEqual([angle('90'), angle('1.57')], ['deg', 'rad'])
  assert.deepEqual(
    of('90').map(({ code }) => code),
    ['unit', 'angle_unit', 'rotation_per'],
  )
})

test('headings of OrcaFlex in words, keys and markers are known', () => {
  const known = ['Surge ampl. (m/m)', 'RAOSurgeAmp', 'XA', 'Surge amplitude [m/m]', 'X amplitude'].map(csvColumn)
  for (const column of known) assert.deepEqual(['mode' in column && column.mode, column.kind], ['surge', 'amplitude'])
  assert.deepEqual(csvColumn('RYP'), { kind: 'phase', mode: 'pitch', unit: undefined })
  assert.deepEqual(csvColumn('WFR'), { kind: 'wave', name: 'frequency', unit: 'rad/s' })
  assert.deepEqual(csvColumn('Wave direction (deg)'), { kind: 'direction', unit: 'deg' })
  for (const other of ['Time (s)', 'Remark', 'X', '']) assert.equal(csvColumn(other).kind, 'other', other)
})

test('a second draught is a second table', () => {
  const second = read(bytesOf(`${text}${text.replace('Loaded', 'Ballast')}`))
  assert.deepEqual(
    bodies(second).map(({ name, rows }) => [name, rows]),
    [
      ['Barge, Loaded', 36],
      ['Barge, Ballast', 36],
    ],
  )
})

test('a row that stands twice, is short or has a text is refused with line and column', () => {
  const error = (from: string, to: string) => refusal(() => read(bytesOf(text.replace(from, to))))
  assert.equal(error('12.5,0.8568', '40.0,0.8568').line, 6)
  assert.equal(error('12.5,0.8568', '12.5').line, 6)
  const word = error('12.5,0.8568', '12.5,O.8568')
  assert.deepEqual([word.line, word.column], [6, 'Surge ampl. (m/m)'])
  assert.equal(error('12.5,0.8568', '1Z.5,0.8568').line, 6)
})

test('units that differ among columns of one kind, and a column named twice, are refused', () => {
  assert.match(
    refusal(() => read(bytesOf(text.replaceAll('Roll ampl. (deg/m)', 'Roll ampl. (rad/m)')))).message,
    /"rad\/m" and "deg\/m"/,
  )
  assert.match(
    refusal(() => read(bytesOf(text.replaceAll('Sway ampl.', 'Surge ampl.')))).message,
    /surge amplitude twice/,
  )
})

test('a file that may be cut is read with a remark, since no row says how long it is', () => {
  assert.match(read(bytesOf(text.trimEnd())).left[0]?.what ?? '', /may be truncated/)
  assert.deepEqual(read(file).left, [])
})

test('the same file with other line ends and encodings is the same table', () => {
  for (const { name, bytes } of sameFileOtherwise(text)) {
    assert.ok(orcaflexReader.recognises(bytes, 'a.csv'), name)
    assert.deepEqual(read(bytes).tables, read(file).tables, name)
  }
})

test('a damaged file is read, asked about or refused with a line, never another error', () => {
  const source = fc.constantFrom(text, new TextDecoder().decode(twoRows))
  fc.assert(
    fc.property(source, fc.nat(900), fc.nat(60), fc.string({ maxLength: 12 }), (of, at, length, put) => {
      const found = readOrRefused(() => read(bytesOf(of.slice(0, at) + put + of.slice(at + length))))
      return found instanceof FileError || found.tables.every(({ rows, lines }) => rows > 0 && rows === lines.length)
    }),
    { numRuns: 1000 },
  )
})
