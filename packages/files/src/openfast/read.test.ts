import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { FileError } from '../refused.ts'
import { openfastReader } from './read.ts'

const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`test-data/${name}`, import.meta.url)))
const encoded = (text: string) => new TextEncoder().encode(text)
function read(bytes: Uint8Array) {
  const file = openfastReader.read(bytes, {})
  const [table] = file.tables
  assert.ok(table)
  return { ...file, table, numbers: (at: number) => numbersAt(table.columns[at]?.values) }
}
const numbersAt = (values: { kind: string; numbers?: Float64Array } | undefined) => [...(values?.numbers ?? [])]
const headsOf = (bytes: Uint8Array) => read(bytes).table.columns.map(({ name, unit }) => `${name} ${unit}`)

test('OpenFAST: lines of prose, names, units in brackets, tabs', () => {
  const { table, numbers, questions, left } = read(bytesOf('turbine.out'))
  assert.deepEqual(headsOf(bytesOf('turbine.out')), ['Time s', 'GenSpeed rpm', 'RotTorq kN-m'])
  assert.equal(table.columns[1]?.unitFrom, 'row of units, line 8')
  assert.deepEqual(numbers(1).slice(0, 3), [600, 607.5, 615])
  assert.equal(table.lines[0], 9)
  assert.match(table.facts['Line 2'] ?? '', /using OpenFAST/)
  assert.match(table.facts['Description from the FAST input file'] ?? '', /^Invented 5 MW/)
  assert.deepEqual([questions, left], [[], []])
})

test('a module alone: columns by blanks, and a last line of prose is counted', () => {
  const { table, left } = read(bytesOf('one-module.out'))
  assert.deepEqual(headsOf(bytesOf('one-module.out')), ['Time sec', 'Wave1Elev m'])
  assert.equal(table.rows, 5)
  assert.deepEqual(left, [{ what: 'lines that do not begin with a time', count: 1, lines: [11] }])
})

test('MoorDyn: with a head of prose, and without one', () => {
  const { table, numbers } = read(bytesOf('bodies.MD.out'))
  assert.deepEqual(headsOf(bytesOf('bodies.MD.out')).slice(2), ['FAIRTEN2 N', 'BODY1RY deg', 'BODY1PZ m'])
  assert.equal(numbers(4)[0], -3.25e-2)
  assert.equal(table.rows, 4)
  const alone = read(bytesOf('lines.MD.out'))
  assert.equal(alone.table.rows, 20)
  assert.deepEqual(headsOf(bytesOf('lines.MD.out'))[1], 'FAIRTEN1 N')
})

test('a row that was cut is left out and listed, and a file of other rows is refused', () => {
  const { table, left } = read(encoded('Time\tA\n(s)\t(m)\n0\t1\n1\t2\n2'))
  assert.equal(table.rows, 2)
  assert.deepEqual(left, [
    { what: 'rows that do not have 2 values, one for each name in the heading', count: 1, lines: [5] },
  ])
  assert.throws(
    () => read(encoded('Time A\n(s) (m)\n0 1 2\n1 2 3\n')),
    (error) => isRefusal(error, /line 3 has 3 values/, 3),
  )
})

test('what Fortran prints where it has no room, and what is not finite, is no value', () => {
  const { numbers, left } = read(encoded('Time A B\n(s) (m) (-)\n0 ****** 1.0D+02\n1 NaN 0.5-101\n'))
  assert.deepEqual(numbers(1), [Number.NaN, Number.NaN])
  assert.deepEqual(numbers(2), [100, 0.5e-101])
  assert.deepEqual(left, [{ what: "values of 'A' that are not numbers, such as '******'", count: 2, lines: [3, 4] }])
})

test('a decimal comma is asked about', () => {
  const bytes = encoded('Time\tA\n(s)\t(m)\n0,5\t1,25\n')
  assert.deepEqual(
    read(bytes).questions.map(({ code }) => code),
    ['decimal_comma'],
  )
  const [table] = openfastReader.read(bytes, { decimal_comma: 'yes' }).tables
  assert.deepEqual(
    table?.columns.map(({ values }) => numbersAt(values)),
    [[0.5], [1.25]],
  )
})

test('a channel that OpenFAST marks INVALID is left out', () => {
  const { table, left } = read(encoded('Time\tA\tB\n(s)\tINVALID\t(m)\n0\t0\t1\n'))
  assert.deepEqual(
    table.columns.map(({ name }) => name),
    ['Time', 'B'],
  )
  assert.equal(left[0]?.what, "channels that OpenFAST marks INVALID, such as 'A'")
})

test('a unit of several words, of another alphabet or without a dimension stays as it stands', () => {
  assert.deepEqual(headsOf(encoded('Time\tA\tB\tC\n(s)\t(kN·m)\t(1/s 2)\t(-)\n0\t1\t2\t3\n')), [
    'Time s',
    'A kN·m',
    'B 1/s 2',
    'C -',
  ])
})

test('names and units that do not go together are refused with their line', () => {
  assert.throws(
    () => read(encoded('Time A\n(s) (m) (m)\n0 1\n')),
    (error) => isRefusal(error, /line 2 has 3 units where line 1 has 2 names/, 2),
  )
  assert.throws(
    () => read(encoded('Time A\n(s) m\n0 1\n')),
    (error) => isRefusal(error, /line 2 has 'm' where a unit in brackets is required/, 2),
  )
})

test('a file with another beginning is not taken for OpenFAST', () => {
  for (const text of ['Time,A\n0,1\n', 'Time A\n0 1\n', 'Time [s],A [m]\n0,1\n', '']) {
    assert.equal(openfastReader.recognises(encoded(text), 'x.out'), false, text)
  }
  assert.throws(
    () => read(encoded('x y\n')),
    (error) => isRefusal(error, /begins with 'Time'/),
  )
})

function isRefusal(error: unknown, message: RegExp, line?: number): boolean {
  return error instanceof FileError && message.test(error.message) && error.line === line
}
