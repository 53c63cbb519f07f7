import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { readFile } from '../read-file.ts'
import type { FileColumn } from '../table.ts'
import type { FileId } from './binary-head.ts'
import { outbOf, packingOf, type Run } from './outb.fixture.ts'

const IDS: readonly FileId[] = [1, 2, 3, 4]
const RUN: Omit<Run, 'id'> = {
  times: [0, 0.5, 1, 1.5],
  channels: [
    { name: 'GenSpeed', unit: '(rpm)', values: [600, 607.5, 615, 600] },
    { name: 'PtfmPitch', unit: '(deg)', values: [-1.5, 0, 1.25, 2] },
  ],
}
const readRun = (run: Run, answers = {}) => readBytes(outbOf(run), answers)
function readBytes(bytes: Uint8Array, answers = {}) {
  const file = readFile(bytes, 'run.outb', answers)
  const [table] = file.tables
  assert.ok(table)
  return { ...file, table, numbers: table.columns.map(numbersOf) }
}
const numbersOf = ({ values }: FileColumn) => (values.kind === 'numbers' ? [...values.numbers] : [])
const assertNear = (read: readonly number[] = [], stated: readonly number[], most: number, says: string) => {
  assert.equal(read.length, stated.length, says)
  for (const [at, x] of stated.entries()) assert.ok(Math.abs((read[at] ?? Number.NaN) - x) <= most, `${says}: ${read}`)
}

test('each file ID gives times, channels, units and the description', () => {
  for (const id of IDS) {
    const { format, table, numbers, questions, left } = readRun({ ...RUN, id })
    assert.equal(format, 'openfast')
    const heads = table.columns.map(({ name, unit, unitFrom }) => `${name} ${unit} ${unitFrom}`)
    assert.deepEqual(heads, ['Time s list of units', 'GenSpeed rpm list of units', 'PtfmPitch deg list of units'])
    assertNear(numbers[0], RUN.times, 1e-5, `times of ${id}`)
    assertNear(numbers[1], [600, 607.5, 615, 600], 15 / 65_535, `channel of ${id}`)
    assert.equal(table.facts.Description, 'Invented run')
    assert.match(table.facts['File ID'] ?? '', new RegExp(`^${id} `))
    assert.deepEqual([table.rows, table.lines[3], questions, left], [4, 4, [], []])
  }
})

test('a file is known by its content, whatever its name', () => {
  assert.equal(readFile(outbOf({ ...RUN, id: 4 }), 'run.bin').format, 'openfast')
})

test('values that are not packed are read to the last digit', () => {
  const { numbers } = readRun({ ...RUN, id: 3 })
  assert.deepEqual(numbers, [RUN.times, ...RUN.channels.map(({ values }) => values)])
})

test('packed times are in steps of the range over 131,071, which is a fact of the table', () => {
  const { table, numbers } = readRun({ ...RUN, id: 1, times: [10, 10.7, 25, 40] })
  assertNear(numbers[0], [10, 10.7, 25, 40], 30 / 131_071, 'uneven times')
  assert.equal(table.facts['Time resolution'], '0.0002289 s')
})

test('names longer than ten letters stand in file ID 4, and cut names that are alike are told apart', () => {
  const channels = ['TwHt1TPxi_long', 'TwHt1TPxi_longer'].map((name) => ({ name, unit: '(m)', values: [1, 2, 3, 4] }))
  const namesOf = (id: FileId, width: number) => readRun({ ...RUN, id, channels, width }).table.columns.slice(1)
  assert.deepEqual(
    namesOf(4, 16).map(({ name }) => name),
    ['TwHt1TPxi_long', 'TwHt1TPxi_longer'],
  )
  assert.deepEqual(
    namesOf(2, 10).map(({ name }) => name),
    ['TwHt1TPxi_', 'TwHt1TPxi_ (2)'],
  )
})

test('a unit without brackets is read, and one that was cut is not known', () => {
  const units = ['m', '[kN]', '(N-m/rad^2)', '(-)', '']
  const channels = units.map((unit, at) => ({ name: `c${at}`, unit, values: [1, 2, 3, 4] }))
  const { table } = readRun({ ...RUN, id: 2, channels })
  assert.deepEqual(
    table.columns.slice(1).map(({ unit }) => unit),
    ['m', 'kN', undefined, '-', undefined],
  )
})

test('channels marked INVALID or without a usable scale are left out and listed', () => {
  const channels = ['(m)', 'INVALID', '(m)'].map((unit, at) => ({ name: `c${at}`, unit, values: [0, 1, 2, 3] }))
  const bytes = outbOf({ ...RUN, id: 2, channels })
  new DataView(bytes.buffer).setFloat32(26 + 4 * 2, Number.NaN, true)
  const { table, left } = readBytes(bytes)
  assert.deepEqual(
    table.columns.map(({ name }) => name),
    ['Time', 'c0'],
  )
  assert.deepEqual(
    left.map(({ what }) => what),
    [
      "channels that OpenFAST marks INVALID, such as 'c1'",
      "channels whose scale or offset is not usable, such as 'c2'",
    ],
  )
})

test('values that are not finite are no value, and are counted with their rows', () => {
  const values = [1, Number.NaN, Number.POSITIVE_INFINITY, 4]
  const { numbers, left } = readRun({ ...RUN, id: 3, channels: [{ name: 'A', unit: '(m)', values }] })
  assert.deepEqual(numbers[1], [1, Number.NaN, Number.NaN, 4])
  assert.deepEqual(left, [{ what: "values of 'A' that are not finite numbers", count: 2, lines: [2, 3] }])
})

/** Four digits of a value, as OpenFAST prints it; the times have all theirs. */
const DIGITS = 4
const printed = (x: number) => x.toExponential(DIGITS - 1)
const textOf = ({ channels, times }: Run) =>
  [
    'Predictions of an invented run',
    ['Time', ...channels.map(({ name }) => name)].join('\t'),
    ['(s)', ...channels.map(({ unit }) => unit)].join('\t'),
    ...times.map((t, row) => [String(t), ...channels.map(({ values }) => printed(values[row] ?? 0))].join('\t')),
    '',
  ].join('\n')
const runs = fc
  .record({
    id: fc.constantFrom(...IDS),
    steps: fc.integer({ min: 2, max: 12 }),
    increment: fc.constantFrom(0.0125, 0.05, 0.1, 1),
    series: fc.array(fc.record({ level: fc.double({ min: -1e6, max: 1e6, noNaN: true }), size: fc.nat(1000) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  .map(
    ({ id, steps, increment, series }): Run => ({
      id,
      times: Array.from({ length: steps }, (_, i) => i * increment),
      channels: series.map(({ level, size }, at) => ({
        name: `c${at}`,
        unit: '(kN-m)',
        values: Array.from({ length: steps }, (_, i) => level + size * Math.sin(i + at)),
      })),
    }),
  )

test('the same run as .out and .outb gives the same columns, to the digits printed and the levels of packing', () => {
  const same = fc.property(runs, (run) => {
    const [text, binary] = [new TextEncoder().encode(textOf(run)), outbOf(run)]
    const [a, b] = [readFile(text, 'run.out').tables[0], readFile(binary, 'run.outb').tables[0]]
    assert.ok(a && b)
    const heads = ({ columns }: typeof a) => columns.map(({ name, heading, unit }) => [name, heading, unit])
    assert.deepEqual(heads(b), heads(a))
    const [resolution, ...levels] = levelsOf(run)
    assertNear(numbersOf(b.columns[0] as FileColumn), numbersOf(a.columns[0] as FileColumn), resolution ?? 0, 'times')
    for (const [at, level] of levels.entries()) {
      const [asText, asBinary] = [a, b].map(({ columns }) => numbersOf(columns[at + 1] as FileColumn))
      const most = Math.max(...(asText ?? []).map(Math.abs))
      const digit = 0.5001 * 10 ** (Math.floor(Math.log10(most || 1)) - DIGITS + 1)
      assertNear(asBinary, asText ?? [], digit + level, `column ${at}`)
    }
    if (run.id !== 3) return
    const again = b.columns.slice(1).map((column) => numbersOf(column).map((x) => Number(printed(x))))
    assert.deepEqual(again, a.columns.slice(1).map(numbersOf))
  })
  fc.assert(same, { numRuns: 300 })
})

/** What packing may change: half a level, and the seven digits of scales and offsets. */
function levelsOf({ id, times, channels }: Run): number[] {
  const time = 0.5001 * ((times.at(-1) ?? 0) / 131_071)
  return [
    id === 1 ? time : 1e-9,
    ...channels.map(({ values }) => {
      if (id === 3) return 0
      const { scale } = packingOf(values)
      return 0.5001 / scale + 4 * 2 ** -23 * Math.max(...values.map(Math.abs))
    }),
  ]
}
