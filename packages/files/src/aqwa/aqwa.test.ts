/** RAOs of Aqwa listings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodies, bytesOf, codes, fileIn, numbers, sameFileOtherwise, texts } from '../rao/reading.fixture.ts'
import { aqwaReader } from './read.ts'

const file = fileIn(new URL('test-data/', import.meta.url), 'two-structures.lis')
const text = new TextDecoder().decode(file)
const lines = text.split('\n')
const read = (bytes: Uint8Array, answers = {}) => aqwaReader.read(bytes, answers)
const lineOf = (part: string, from = 0) => lines.findIndex((line, at) => at >= from && line.includes(part))
const HEAD = '          R.A.O.S-VARIATION WITH WAVE PERIOD/FREQUENCY\n\n'
const PAIRS = '    1.0000   10.00'.repeat(6)

test('each structure is a table of a row for each wave, direction and mode', () => {
  const found = read(file)
  assert.deepEqual(
    bodies(found).map(({ name, rows }) => [name, rows]),
    [
      ['Structure 1', 54],
      ['Structure 2', 54],
    ],
  )
  assert.deepEqual(found.questions, [])
})

test('period, frequency and direction hold for rows that leave them blank', () => {
  const [one] = read(file).tables
  const every = (name: string) => numbers(one, name).filter((_, at) => at % 6 === 0)
  assert.deepEqual(every('period'), [40, 12.5, 8, 40, 12.5, 8, 40, 12.5, 8])
  assert.deepEqual(every('frequency'), [0.157, 0.503, 0.785, 0.157, 0.503, 0.785, 0.157, 0.503, 0.785])
  assert.deepEqual(every('direction'), [-180, -180, -180, -90, -90, -90, 0, 0, 0])
})

test('amplitude and phase stand by their mode and have the line of their row', () => {
  const [one] = read(file).tables
  assert.deepEqual(texts(one, 'mode').slice(0, 6), ['surge', 'sway', 'heave', 'roll', 'pitch', 'yaw'])
  assert.deepEqual(numbers(one, 'amplitude').slice(0, 6), [0.985, 0, 0.9991, 0, 0.1296, 0])
  assert.deepEqual(numbers(one, 'phase').slice(0, 6), [-90, -90, 0.3, -90, 90, 0])
  assert.match(lines[(one?.lines[0] ?? 0) - 1] ?? '', /40\.00 +0\.157 +-180\.00 +0\.9850/)
})

test('facts state the conventions of Aqwa, the centre of gravity and the unit of length with its reason', () => {
  const facts = read(file).tables[1]?.facts
  assert.equal(facts?.['Phase sense'], 'lags')
  assert.equal(facts?.['Phase reference'], 'crest')
  assert.equal(facts?.Origin, 'centre of gravity of the structure (1.0000, 0.0000, -2.5000)')
  assert.equal(facts?.['Rotation amplitude'], 'deg/m')
  assert.equal(facts?.['Length unit from'], `the acceleration due to gravity of 9.81, line ${lineOf('GRAVITY') + 1}`)
})

test('gravity in feet makes rotations per foot, and without gravity the unit is asked', () => {
  const feet = read(bytesOf(text.replace(' 9.810', '32.174')))
  assert.equal(feet.tables[0]?.facts['Rotation amplitude'], 'deg/ft')
  const silent = bytesOf(`${HEAD}   10.00   0.628      0.00${PAIRS}\n`)
  const asked = read(silent)
  assert.deepEqual(codes(asked), ['unit'])
  assert.equal(read(silent, { unit: 'ft' }).tables[0]?.facts['Rotation amplitude'], 'deg/ft')
  assert.deepEqual(read(silent, { 'unit:Structure 1:amplitude': 'm' }).questions, [])
})

test('what is not read is counted with its lines', () => {
  const { left } = read(file)
  assert.deepEqual(
    left.map(({ what, count }) => [what, count]),
    [
      ['sections of RAOs of velocity', 2],
      ['rows of the section by wave direction, where the RAOs are repeated in that order', 18],
    ],
  )
  assert.deepEqual(left[0]?.lines, [lineOf('VEL R.A.O.S') + 1, lineOf('VEL R.A.O.S', lineOf('VEL R.A.O.S') + 1) + 1])
})

test('the section by direction is read where there is none by period', () => {
  const other = read(
    bytesOf(text.replaceAll(' R.A.O.S-VARIATION WITH WAVE PERIOD', ' PREVIOUS R.A.O.S-VARIATION WITH WAVE PERIOD')),
  )
  const [one] = other.tables
  assert.deepEqual(
    numbers(one, 'direction').filter((_, at) => at % 6 === 0),
    [-180, -90, 0, -180, -90, 0, -180, -90, 0],
  )
  assert.deepEqual(
    numbers(one, 'period').filter((_, at) => at % 6 === 0),
    [40, 40, 40, 12.5, 12.5, 12.5, 8, 8, 8],
  )
})

test('RAOs that are printed again are a table of their own, and which are meant is asked, the last first', () => {
  const rows = (amplitude: string) =>
    `   10.00   0.628      0.00${PAIRS.replace('1.0000', amplitude)}\n    5.00   1.257          ${PAIRS}\n1\n`
  const twice = bytesOf(`ACCELERATION DUE TO GRAVITY = 9.81\n${HEAD}${rows('1.1000')}${HEAD}${rows('1.2000')}`)
  const found = read(twice)
  assert.deepEqual(
    bodies(found).map(({ name }) => name),
    ['Structure 1', 'Structure 1 (2)'],
  )
  assert.deepEqual(
    found.questions[0]?.choices.map(({ answer }) => answer),
    ['Structure 1 (2)', 'Structure 1'],
  )
  const chosen = read(twice, { table: 'Structure 1 (2)' })
  assert.deepEqual(chosen.questions, [])
  assert.equal(numbers(chosen.tables[0], 'amplitude')[0], 1.2)
})

test('numbers that touch each other are parted at the places of the format', () => {
  const touching = `   10.00   0.628   -180.0012345.6789 -179.99${'    1.0000   10.00'.repeat(5)}\n`
  const [one] = read(bytesOf(HEAD + touching), { unit: 'm' }).tables
  assert.deepEqual(numbers(one, 'direction')[0], -180)
  assert.deepEqual([numbers(one, 'amplitude')[0], numbers(one, 'phase')[0]], [12345.6789, -179.99])
})

test('stars are no number and are counted', () => {
  const starred = `   10.00   0.628   -180.00**********   90.00${'    1.0000   10.00'.repeat(5)}\n`
  const found = read(bytesOf(HEAD + starred), { unit: 'm' })
  assert.ok(Number.isNaN(numbers(found.tables[0], 'amplitude')[0]))
  assert.deepEqual(found.left[0]?.lines, [3])
})

test('the same listing with other line ends and encodings is the same table', () => {
  for (const { name, bytes } of sameFileOtherwise(text)) {
    assert.ok(aqwaReader.recognises(bytes, 'a.lis'), name)
    assert.deepEqual(read(bytes).tables, read(file).tables, name)
  }
})
