/** Displacement RAOs of OrcaFlex text data files. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodies, bytesOf, codes, fileIn, numbers, refusal, sameFileOtherwise, texts } from '../rao/reading.fixture.ts'
import { orcaflexReader } from './read.ts'

const folder = new URL('test-data/', import.meta.url)
const file = fileIn(folder, 'barge.yml')
const blockStyle = fileIn(folder, 'tug-block-style.yml')
const text = new TextDecoder().decode(file)
const lines = text.split('\n')
const read = (bytes: Uint8Array, answers = {}) => orcaflexReader.read(bytes, answers)
const lineOf = (part: string) => lines.findIndex((line) => line.includes(part)) + 1
const changed = (from: string, to: string) => bytesOf(text.replace(from, to))

test('each draught of a vessel type is a table, and nothing is asked of a file that states its conventions', () => {
  const found = read(file)
  assert.deepEqual(
    bodies(found).map(({ name, rows }) => [name, rows]),
    [
      ['Barge, Ballast', 72],
      ['Barge, Loaded', 72],
    ],
  )
  assert.deepEqual(found.questions, [])
})

test('rows of several lines are read, an infinite period too, with the line on which each begins', () => {
  const [ballast] = read(file).tables
  const every = (name: string) => numbers(ballast, name).filter((_, at) => at % 6 === 0)
  assert.deepEqual(every('period').slice(0, 5), [Number.POSITIVE_INFINITY, 40, 12.5, 8, Number.POSITIVE_INFINITY])
  assert.deepEqual(every('direction'), [0, 0, 0, 0, 90, 90, 90, 90, 180, 180, 180, 180])
  assert.deepEqual(texts(ballast, 'mode').slice(0, 6), ['surge', 'sway', 'heave', 'roll', 'pitch', 'yaw'])
  assert.deepEqual(numbers(ballast, 'amplitude').slice(6, 12), [0.985022162, 0, 0.999089859, 0, 0.12959028, 0])
  assert.deepEqual(numbers(ballast, 'phase').slice(6, 12), [90, 90, 0.301823, 90, 270, 0])
  assert.equal(ballast?.lines[6], lineOf('[40.0, 0.985022162'))
})

test('conventions, origins and units stand in facts and columns as the file states them', () => {
  const loaded = read(file).tables[1]
  assert.deepEqual(
    ['Origin', 'Phase point', 'Phase sense', 'Phase reference', 'Rotation amplitude', 'Symmetry'].map(
      (name) => loaded?.facts[name],
    ),
    ['0.5, 0, -2.5', '~, ~, ~', 'lags', 'crest', 'deg/m', 'xz plane'],
  )
  const phase = loaded?.columns.find(({ name }) => name === 'phase')
  assert.deepEqual(
    [phase?.unit, phase?.unitFrom],
    ['deg', `RAOPhaseUnitsConvention, line ${lineOf('RAOPhaseUnitsConvention')}`],
  )
})

test('every convention that OrcaFlex has is taken', () => {
  const of = (from: string, to: string) => read(changed(from, to)).tables[0]
  assert.equal(of('RAOPhaseConvention: lags', 'RAOPhaseConvention: leads')?.facts['Phase sense'], 'leads')
  for (const reference of ['crest', 'trough', 'zero up-crossing', 'zero down-crossing']) {
    assert.equal(of('ToConvention: crest', `ToConvention: ${reference}`)?.facts['Phase reference'], reference)
  }
  assert.equal(of('RAOResponseUnits: degrees', 'RAOResponseUnits: radians')?.facts['Rotation amplitude'], 'rad/m')
  assert.equal(of('Unit: amplitude', 'Unit: max wave slope')?.facts['Rotation amplitude'], 'deg per max wave slope')
  assert.equal(of('UnitsSystem: SI', 'UnitsSystem: US')?.facts['Rotation amplitude'], 'deg/ft')
  assert.equal(of('UnitsSystem: SI', 'UnitsSystem: User\n  LengthUnits: km')?.facts['Rotation amplitude'], 'deg/km')
  const hertz = of('By: period (s)', 'By: frequency (Hz)')?.columns[0]
  assert.deepEqual([hertz?.name, hertz?.unit], ['frequency', 'Hz'])
  assert.equal(of('PhaseUnitsConvention: degrees', 'PhaseUnitsConvention: radians')?.columns[4]?.unit, 'rad')
})

test('a convention of another value is refused with line, key and what is allowed', () => {
  const error = refusal(() => read(changed('RAOPhaseConvention: lags', 'RAOPhaseConvention: both')))
  assert.deepEqual([error.line, error.column], [lineOf('RAOPhaseConvention'), 'RAOPhaseConvention'])
  assert.match(error.message, /"both"; allowed are lags, leads/)
})

test('a convention that the file does not state is asked for, and its answer followed', () => {
  const silent = changed('    RAOPhaseConvention: lags\n', '')
  assert.deepEqual(codes(read(silent)), ['phase_sense', 'phase_sense'])
  const answered = read(silent, { phase_sense: 'leads' })
  assert.deepEqual(answered.questions, [])
  assert.equal(answered.tables[1]?.facts['Phase sense'], 'leads')
  const one = read(silent, { 'phase_sense:Barge, Loaded:phase': 'leads' })
  assert.deepEqual(
    one.questions.map(({ table }) => table),
    ['Barge, Ballast'],
  )
})

test('what is not read is counted with its lines', () => {
  const { left } = read(file)
  assert.deepEqual(
    left.map(({ what, count }) => [what, count]),
    [
      ['keys of General without displacement RAOs', 1],
      ['objects of the OrcaFlex model that are neither General nor VesselTypes', 2],
      ['keys of VesselTypes without displacement RAOs', 7],
      ['sections LoadRAOs: only displacement RAOs are read', 2],
      ['waves of zero or infinite frequency, not in the tables of one direction', 6],
    ],
  )
})

test('YAML in block style with a key over two lines is read as well, and what it lacks is asked', () => {
  const found = read(blockStyle)
  const [tug] = found.tables
  assert.deepEqual([tug?.name, tug?.rows, tug?.facts.Origin], ['Tug, Draught1', 36, '0.0, 0.0, -2.5'])
  assert.deepEqual(numbers(tug, 'amplitude').slice(0, 3), [0.985022, 0, 0.99909])
  assert.deepEqual(codes(found), ['angle_unit', 'rotation_per', 'phase_reference', 'unit'])
})

test('rows as one list of lists are read as well', () => {
  const rows = '[[10, 0.9, 5], [8, 0.7, 9]]'
  const listed = `VesselTypes:
  - Name: A
    Draughts:
      - Name: B
        DisplacementRAOs:
          RAOs:
            - RAODirection: 30
              RAOPeriodOrFrequency, RAOHeaveAmp, RAOHeavePhase: ${rows}
`
  const [table] = read(bytesOf(listed)).tables
  assert.deepEqual(numbers(table, 'period'), [10, 8])
  assert.deepEqual(texts(table, 'mode'), ['heave', 'heave'])
  assert.deepEqual([...(table?.lines ?? [])], [8, 8])
})

test('a value of ~ is no number and is counted', () => {
  const found = read(changed('[40.0, 0.985022162', '[40.0, ~'))
  assert.ok(Number.isNaN(numbers(found.tables[0], 'amplitude')[6]))
  assert.deepEqual(found.left.find(({ what }) => what.includes('~'))?.lines, [lineOf('[40.0, 0.985022162')])
})

test('the same file with other line ends and encodings is the same table', () => {
  for (const { name, bytes } of sameFileOtherwise(text)) {
    assert.ok(orcaflexReader.recognises(bytes, 'a.yml'), name)
    assert.deepEqual(read(bytes).tables, read(file).tables, name)
  }
})
