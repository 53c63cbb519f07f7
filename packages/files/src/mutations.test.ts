/** 10,000 mutated files of every text format: read right, asked about or refused with the place; never a wrong unit in silence. */
import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { CUT, DAMAGED, isPlainTable, KEPT, KEPT_OF_TABLES, type Strike } from './mutations.fixture.ts'
import { readFile } from './read-file.ts'
import { FileError } from './refused.ts'
import type { FileColumn, FileRead } from './table.ts'
import { WHOLE_FILES as FILES, type Whole } from './whole-files.fixture.ts'

/** Milliseconds that no file may take, however busy the machine is. */
const LONGEST = 5_000
const SEED = 38

/** What a mutated file is read as; a refusal says where, or what the whole file is. */
function outcome(bytes: Uint8Array, name: string): FileRead | FileError {
  const from = performance.now()
  try {
    return readFile(bytes, name)
  } catch (error) {
    assert.ok(error instanceof FileError, String(error instanceof Error ? error.stack : error))
    assert.ok(error.message.length < 2_000, error.message.slice(0, 200))
    assert.ok(error.line === undefined || error.line >= 1, error.message)
    return error
  } finally {
    assert.ok(performance.now() - from < LONGEST, `${name} took ${performance.now() - from} ms`)
  }
}

const valuesOf = ({ values }: FileColumn) => (values.kind === 'numbers' ? [...values.numbers] : values.texts)
const columnsIn = ({ tables }: FileRead) =>
  tables.flatMap((table) =>
    table.columns.map((column) => ({
      name: `${table.name}/${column.name}`,
      unit: column.unit,
      values: valuesOf(column),
    })),
  )
const byName = (read: FileRead) => new Map(columnsIn(read).map((column) => [column.name, column]))
const holdsNumbers = ({ values }: { readonly values: readonly (number | string | null)[] }) =>
  values.some((value) => typeof value === 'number' && !Number.isNaN(value))
/** Degrees, and degrees from true north, are one unit. */
const plain = (unit = '') => (unit === 'degT' ? 'deg' : unit)
/** Neither that its last line may be cut nor that something was left out is told. */
const isSureOfItsEnd = (read: FileRead, whole: FileRead) =>
  !read.tables.some(({ facts }) => facts.End !== undefined) && read.left.length <= whole.left.length
const codesOf = ({ questions }: FileRead) => [...new Set(questions.map(({ code }) => code))]

function mutated(files: readonly Whole[], mutations: typeof KEPT) {
  const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  return fc.record({
    file: fc.constantFrom(...files),
    mutation: fc.constantFrom(...Object.keys(mutations)),
    strike: fc.record({ at: share, other: share }) satisfies fc.Arbitrary<Strike>,
  })
}

function kindOf(result: FileRead | FileError) {
  if (!(result instanceof FileError)) return result.questions.length > 0 ? 'asked' : 'read'
  return result.line === undefined ? 'refused without a line' : 'refused'
}

/** How many were read, asked about and refused. */
function judge(
  files: readonly Whole[],
  mutations: typeof KEPT,
  numRuns: number,
  assertRight: (read: FileRead, whole: Whole, mutation: string) => void,
): Readonly<Record<string, number>> {
  const seen = { read: 0, asked: 0, refused: 0, 'refused without a line': 0 }
  const one = fc.property(mutated(files, mutations), ({ file, mutation, strike }) => {
    const bytes = mutations[mutation]?.(file.bytes, strike) ?? file.bytes
    const result = outcome(bytes, file.name)
    seen[kindOf(result)]++
    if (!(result instanceof FileError)) assertRight(result, file, mutation)
  })
  fc.assert(one, { numRuns, seed: SEED })
  return seen
}

test('3,000 files with other line ends and encodings are read as they were', () => {
  const seen = judge(FILES, KEPT, 3_000, (read, { read: whole, name }, mutation) => {
    assert.deepEqual(columnsIn(read), columnsIn(whole), `${name}, ${mutation}`)
    assert.deepEqual(codesOf(read), codesOf(whole), `${name}, ${mutation}`)
  })
  assert.deepEqual([seen.refused, seen['refused without a line']], [0, 0])
})

test('1,000 tables with shuffled columns or of another locale give the same numbers, or are asked about', () => {
  const tables = FILES.filter(({ bytes, read }) => read.format === 'delimited' && isPlainTable(bytes))
  assert.ok(tables.length >= 4)
  const seen = judge(tables, KEPT_OF_TABLES, 1_000, (read, { read: whole, name }, mutation) => {
    if (codesOf(read).some((code) => !codesOf(whole).includes(code))) return
    assert.deepEqual(byName(read), byName(whole), `${name}, ${mutation}`)
  })
  assert.deepEqual([seen.refused, seen['refused without a line']], [0, 0])
})

test('6,000 damaged files are read as far as they go, asked about or refused, and no unit becomes another', () => {
  const seen = judge(FILES, DAMAGED, 6_000, (read, { read: whole, name }, mutation) => {
    if (read.questions.length > whole.questions.length) return
    const own = new Map(columnsIn(whole).map((column) => [column.name, column]))
    for (const { name: column, unit, values } of columnsIn(read).filter(holdsNumbers)) {
      const before = own.get(column)
      if (before === undefined) continue
      const says = `${name}, ${mutation}: ${column}`
      if (unit !== undefined) assert.equal(plain(unit), plain(before.unit), says)
      if (mutation !== CUT) continue
      const last = isSureOfItsEnd(read, whole) ? values.length : values.length - 1
      assert.deepEqual(values.slice(0, last), before.values.slice(0, last), says)
    }
  })
  const { read = 0, asked = 0, refused = 0, 'refused without a line': placeless = 0 } = seen
  assert.ok(Math.min(read, asked, refused) > 300, JSON.stringify(seen))
  assert.ok(placeless < refused / 20, `what a file lacks has no place in it: ${JSON.stringify(seen)}`)
})

test('a cell and a line of 200,000 signs in the midst of every file are read, or refused, soon', () => {
  const [cell, line] = [DAMAGED['a huge cell'], DAMAGED['a long line']]
  for (const { name, bytes } of FILES) {
    for (const mutate of [cell, line]) outcome(mutate?.(bytes, { at: 0.5, other: 0 }, 200_000) ?? bytes, name)
  }
})
