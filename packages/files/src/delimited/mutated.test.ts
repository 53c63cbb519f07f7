/** Files as other tools write them, and what becomes of files: read right, asked about, or refused with the line. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { FileError } from '../refused.ts'
import type { FileColumn, FileRead } from '../table.ts'
import { bytesOf, type Column, type Style, someColumns, someStyle, textOf } from './foreign.fixture.ts'
import { readDelimited } from './read.ts'

type Outcome = FileRead | FileError

function outcome(bytes: Uint8Array): Outcome {
  try {
    return readDelimited(bytes)
  } catch (error) {
    assert.ok(error instanceof FileError, String(error instanceof Error ? error.stack : error))
    assert.ok(error.line !== undefined && error.line >= 1, error.message)
    assert.match(error.message, /^line \d+/)
    return error
  }
}

/** Without a question, every column has its unit and its numbers: all of them, or the first of a file that was cut. */
function assertRight(read: Outcome, columns: readonly Column[], file: string, isWhole: boolean): string {
  if (read instanceof FileError) return 'refused'
  if (read.questions.length > 0) return 'asked'
  const [table] = read.tables
  assert.equal(table?.columns.length, columns.length, file)
  for (const [i, { name, unit, cells }] of columns.entries()) {
    const column: FileColumn | undefined = table?.columns[i]
    assert.deepEqual([column?.name, column?.unit], [name, unit], file)
    const numbers: readonly number[] = column?.values.kind === 'numbers' ? [...column.values.numbers] : []
    const last: number = table?.facts.End === undefined || isWhole ? numbers.length : numbers.length - 1
    assert.ok(isWhole ? numbers.length === cells.length : numbers.length <= cells.length, file)
    assert.deepEqual(numbers.slice(0, last), cells.slice(0, last).map(Number), file)
  }
  return 'read'
}

const counts = (seen: ReadonlyMap<string, number>) => Object.fromEntries(seen)

function holds<T>(arbitrary: fc.Arbitrary<T>, runs: number, judge: (value: T) => string): Record<string, number> {
  const seen = new Map<string, number>()
  const count = (value: T) => {
    const said = judge(value)
    seen.set(said, (seen.get(said) ?? 0) + 1)
  }
  fc.assert(fc.property(arbitrary, count), { numRuns: runs })
  return counts(seen)
}

test('500 files of other delimiters, locales, line ends and encodings are read right or asked about', () => {
  const seen = holds(fc.record({ columns: someColumns, style: someStyle }), 500, ({ columns, style }) => {
    const file = textOf(columns, style)
    const read = outcome(bytesOf(file, style))
    const isSure = style.delimiter === ',' || style.delimiter === '|' || style.decimal === '.'
    if (read instanceof FileError && isSure) assert.fail(`${read.message}\n${file}`)
    return assertRight(read, columns, file, true)
  })
  assert.ok((seen.read ?? 0) > 200, JSON.stringify(seen))
  assert.ok((seen.refused ?? 0) < 25, JSON.stringify(seen))
})

const inPoints = (style: Style): Style => ({ ...style, decimal: '.', thousands: '' })
const aFile = fc.record({
  columns: someColumns,
  style: someStyle.map(inPoints),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
})

test('500 files that are cut are read as far as they go, asked about, or refused with the line', () => {
  const seen = holds(aFile, 500, ({ columns, style, at }) => {
    const bytes = bytesOf(textOf(columns, style), style)
    const cut = bytes.subarray(0, Math.floor(at * bytes.length))
    return assertRight(outcome(cut), columns, new TextDecoder().decode(cut), false)
  })
  assert.ok((seen.read ?? 0) > 10, JSON.stringify(seen))
})

test('300 files that are doubled are asked about or refused with the line', () => {
  const seen = holds(aFile, 300, ({ columns, style }) => {
    const text = textOf(columns, { ...style, encoding: 'utf-8' })
    const read = outcome(bytesOf(text + text, { encoding: 'utf-8' }))
    assert.ok(read instanceof FileError || read.questions.length > 0, text)
    return read instanceof FileError ? 'refused' : 'asked'
  })
  assert.ok((seen.refused ?? 0) > 0, JSON.stringify(seen))
})

test('300 files with shuffled columns give each name its own numbers and unit', () => {
  const shuffled = aFile.chain((file) =>
    fc.record({ style: fc.constant(file.style), columns: fc.shuffledSubarray([...file.columns], { minLength: 2 }) }),
  )
  const seen = holds(shuffled, 300, ({ columns, style }) =>
    assertRight(outcome(bytesOf(textOf(columns, style), style)), columns, '', true),
  )
  assert.ok((seen.read ?? 0) > 200, JSON.stringify(seen))
})

test('400 files with a line lost of a cell, given one, or damaged in one are asked about or refused with the line', () => {
  const damages: readonly ((cells: string[], i: number) => void)[] = [
    (cells, i) => cells.splice(i, 1),
    (cells, i) => cells.splice(i, 0, '7'),
    (cells, i) => cells.splice(i, 1, `${cells[i]}x`),
    (cells, i) => cells.splice(i, 1, `"${cells[i]}`),
    (cells, i) => cells.splice(i, 1, `${cells[i]}.5.5`),
  ]
  const damaged = fc.record({ file: aFile, damage: fc.constantFrom(...damages), row: fc.nat(), cell: fc.nat() })
  const seen = holds(damaged, 400, ({ file: { columns, style }, damage, row, cell }) => {
    const own = { ...style, encoding: 'utf-8', lastEnd: true, lineEnd: '\n' } as const
    const lines = textOf(columns, own).trimEnd().split('\n')
    const first = style.units === 'row' ? 2 : 1
    const at = first + (row % (lines.length - first))
    const cells = (lines[at] ?? '').split(style.delimiter)
    damage(cells, cell % cells.length)
    const text = lines.with(at, cells.join(style.delimiter)).join('\n')
    const read = outcome(bytesOf(`${text}\n`, own))
    assert.ok(read instanceof FileError || read.questions.length > 0, text)
    return read instanceof FileError ? 'refused' : 'asked'
  })
  assert.ok((seen.refused ?? 0) > 100, JSON.stringify(seen))
})
