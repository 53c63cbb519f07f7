/** WAMIT's numeric output. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodies, bytesOf, codes, fileIn, numbers, sameFileOtherwise, texts } from '../rao/reading.fixture.ts'
import { wamitReader } from './read.ts'

const folder = new URL('test-data/', import.meta.url)
const added = fileIn(folder, 'barge.1')
const forces = fileIn(folder, 'barge.3')
const motions = fileIn(folder, 'barge.4')
const twoBodies = fileIn(folder, 'two-bodies.4')
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const read = (bytes: Uint8Array, answers = {}, name = '') => wamitReader.read(bytes, answers, name)
const ALL = { unit: 's', length_scale: '1', water_density: '1025', gravity: '9.81', table: 'six_modes_a_body' }

test('motions are a row for each wave, heading and mode, with both parts beside modulus and phase', () => {
  const [body] = read(motions, ALL).tables
  assert.deepEqual([body?.name, body?.rows], ['Body 1', 36])
  assert.deepEqual(
    body?.columns.map(({ name, unit }) => [name, unit]),
    [
      ['period', 's'],
      ['direction', 'deg'],
      ['mode', undefined],
      ['amplitude', undefined],
      ['phase', 'deg'],
      ['real', undefined],
      ['imaginary', undefined],
    ],
  )
  assert.deepEqual(texts(body, 'mode').slice(0, 7), ['surge', 'sway', 'heave', 'roll', 'pitch', 'yaw', 'surge'])
  assert.deepEqual(numbers(body, 'direction').slice(5, 8), [0, 45, 45])
  assert.equal(numbers(body, 'amplitude')[2], 0.9856339)
  assert.equal(numbers(body, 'phase')[2], 1.207291)
  assert.equal(body?.lines[0], 2)
})

test('facts state that the numbers are dimensionless, and how phases are counted', () => {
  const facts = read(motions, ALL).tables[0]?.facts ?? {}
  assert.match(facts.Dimensionless ?? '', /translations \/ A, and rotations in rad \* ULEN \/ A/)
  assert.equal(facts['Phase sense'], 'leads')
  assert.equal(facts['Rotation amplitude'], 'rad*ULEN/m')
  assert.equal(facts.ULEN, '1 m')
})

test('what a physical unit needs and the file does not state is asked: of motions ULEN, of forces density and gravity too', () => {
  assert.deepEqual(codes(read(motions)), ['unit', 'length_scale'])
  assert.deepEqual(codes(read(forces)), ['unit', 'length_scale', 'water_density', 'gravity'])
  assert.deepEqual(codes(read(added)), ['unit', 'length_scale', 'water_density'])
  for (const file of [motions, forces, added]) assert.deepEqual(read(file, ALL).questions, [])
})

test('an unusable ULEN is asked for again', () => {
  assert.deepEqual(codes(read(motions, { ...ALL, length_scale: '0' })), ['length_scale'])
})

test('no number is converted by ULEN or density', () => {
  const plain = numbers(read(forces).tables[0], 'amplitude')
  assert.deepEqual(numbers(read(forces, { ...ALL, length_scale: '10' }).tables[0], 'amplitude'), plain)
})

test('forces and motions have the same columns and are told apart by the name of the file, then by its heading, then asked', () => {
  const quantity = (bytes: Uint8Array, name: string, answers = {}) =>
    read(bytes, answers, name).tables[0]?.facts.Quantity
  assert.equal(quantity(forces, 'renamed.4'), 'motion RAO')
  assert.equal(quantity(forces, 'x.dat'), 'exciting force')
  assert.equal(quantity(twoBodies, 'x.3'), 'exciting force')
  assert.deepEqual(codes(read(twoBodies, ALL)), ['column'])
  assert.equal(quantity(twoBodies, '', { column: 'exciting force' }), 'exciting force')
})

test('added mass and damping are by two modes', () => {
  const [table] = read(added, ALL).tables
  assert.deepEqual([table?.name, table?.rows], ['Added mass and damping', 50])
  assert.deepEqual([texts(table, 'mode i')[1], texts(table, 'mode j')[1]], ['surge', 'pitch'])
  assert.equal(numbers(table, 'added mass')[1], 110)
})

test('PER -1 is the infinite period and 0 the zero period, and both have no damping', () => {
  const found = read(added, ALL)
  const [table] = found.tables
  const periods = numbers(table, 'period')
  assert.deepEqual([periods[0], periods[10], periods[20]], [Number.POSITIVE_INFINITY, 0, 20])
  assert.equal(table?.facts['PER -1'], 'infinite period, zero frequency')
  assert.equal(table?.facts['PER 0'], 'zero period, infinite frequency')
  assert.deepEqual(
    numbers(table, 'damping').map(Number.isNaN).slice(0, 21),
    Array.from({ length: 21 }, (_, at) => at < 20),
  )
  assert.equal(found.left[0]?.count, 20)
})

test('where the first column is a frequency, 0 is the zero frequency and -1 the infinite one', () => {
  const [table] = read(added, { ...ALL, unit: 'rad/s' }).tables
  assert.equal(table?.columns[0]?.name, 'frequency')
  assert.equal(table?.columns[0]?.unit, 'rad/s')
  assert.equal(table?.facts['PER -1'], 'infinite frequency')
  assert.equal(table?.facts['PER 0'], 'zero frequency')
})

test('modes above 6 are of further bodies or generalized, which is asked', () => {
  const found = read(twoBodies, { ...ALL, table: '' }, 'x.4')
  assert.deepEqual(codes(found), ['table'])
  assert.deepEqual(
    bodies(found).map(({ name, rows }) => [name, rows]),
    [
      ['Body 1', 36],
      ['Body 2', 36],
    ],
  )
  const generalized = read(twoBodies, { ...ALL, table: 'generalized_modes' }, 'x.4')
  assert.deepEqual(generalized.questions, [])
  assert.equal(bodies(generalized).length, 1)
  assert.equal(texts(generalized.tables[0], 'mode')[6], 'mode 7')
})

test('D exponents and exponents without a letter are numbers', () => {
  const fortran = textOf(motions).replace('9.414213E-01', '9.414213D-01').replace('5.764543E-17', '5.764543-117')
  const [body] = read(bytesOf(fortran), ALL).tables
  assert.equal(numbers(body, 'amplitude')[0], 0.9414213)
  assert.equal(numbers(body, 'real')[0], 5.764543e-117)
})

test('the same file with other line ends and encodings is the same table', () => {
  for (const file of [added, forces, motions]) {
    for (const { name, bytes } of sameFileOtherwise(textOf(file))) {
      assert.ok(wamitReader.recognises(bytes, 'x'), name)
      assert.deepEqual(read(bytes, ALL).tables, read(file, ALL).tables, name)
    }
  }
})
