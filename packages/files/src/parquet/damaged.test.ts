/** Parquet files that are cut, damaged or made to unpack to more than they may: refused, soon and with the column where it is known. */
import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { refusal } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import { FileError } from '../refused.ts'
import { footerAlone, parquetOf } from './made.fixture.ts'
import { refuseLongRuns, refuseShortLevels } from './runs.ts'
import { unpackSnappy } from './snappy.ts'

const SEED = 38
/** Milliseconds that no file may take, however busy the machine is. */
const LONGEST = 2_000

const rows = Array.from({ length: 60 }, (_, i) => i)
const WHOLE = parquetOf([
  { name: 'md [m]', data: rows.map((i) => i / 10), type: 'DOUBLE' },
  { name: 'gap', data: rows.map((i) => (i % 3 === 0 ? null : i)), type: 'FLOAT' },
  { name: 'n', data: rows.map(BigInt), type: 'INT64', encoding: 'DELTA_BINARY_PACKED' },
  { name: 'kind', data: rows.map((i) => `w${i % 4}`), type: 'STRING' },
])

function outcome(bytes: Uint8Array): 'read' | 'refused' {
  const from = performance.now()
  try {
    readFile(bytes, 'a.parquet')
    return 'read'
  } catch (error) {
    assert.ok(error instanceof FileError, String(error instanceof Error ? error.stack : error))
    return 'refused'
  } finally {
    assert.ok(performance.now() - from < LONGEST, `it took ${performance.now() - from} ms`)
  }
}

test('3,000 files with damaged bytes are read or refused, soon, and nothing else fails', () => {
  const seen = { read: 0, refused: 0 }
  const strike = fc.record({ at: fc.nat(WHOLE.length - 9), byte: fc.nat(255) })
  const strikes = fc.array(strike, { minLength: 1, maxLength: 2 })
  const one = fc.property(strikes, (all) => {
    const bytes = WHOLE.slice()
    for (const { at, byte } of all) bytes[4 + at] = byte
    seen[outcome(bytes)]++
  })
  fc.assert(one, { numRuns: 3_000, seed: SEED, endOnFailure: true })
  assert.ok(Math.min(seen.read, seen.refused) > 300, JSON.stringify(seen))
})

test('a file that lost a piece is refused', () => {
  for (const share of [0.1, 0.4, 0.7, 0.95]) {
    const cut = Math.floor(share * WHOLE.length)
    assert.equal(outcome(Uint8Array.of(...WHOLE.subarray(0, cut), ...WHOLE.subarray(cut + 20))), 'refused')
    assert.match(refusal(() => readFile(WHOLE.subarray(0, cut), 'a.parquet')).message, /its end is missing/)
  }
})

test('more rows, columns or cells than are read are refused by the footer alone', () => {
  const doubles = (count: number) => [
    { name: 'root', num_children: count },
    ...Array.from({ length: count }, (_, i) => ({ name: `c${i}`, type: 'DOUBLE' as const })),
  ]
  const refused = (num_rows: bigint, columns: number) =>
    refusal(() => readFile(footerAlone({ schema: doubles(columns), num_rows, row_groups: [] }), 'a.parquet'))
  assert.match(refused(8_388_609n, 1).message, /has 8,388,609 rows of 1 columns; at most 8,388,608 cells are read/)
  assert.match(refused(1_000_000n, 9).message, /1,000,000 rows of 9 columns/)
  assert.match(refused(1n, 16_385).message, /has 16,385 columns; at most 16,384 are read/)
  assert.equal(refused(1n, 16_385).code, 'file_too_large')
  assert.match(refused(5n, 1).message, /row groups do not add up to the rows of the file/)
})

test('two columns of one name are refused with it', () => {
  const bytes = parquetOf([
    { name: 'x', data: [1], type: 'DOUBLE' },
    { name: 'x', data: [2], type: 'DOUBLE' },
  ])
  assert.deepEqual(refusal(() => readFile(bytes, 'a.parquet')).column, 'x')
})

test('a run that is longer than its page, and levels that end before it, are refused', () => {
  const endless = Uint8Array.of(0xfe, 0xff, 0xff, 0xff, 0x0f, 1)
  assert.throws(() => refuseLongRuns(endless, 1, 60, 'x'), /column x: a run is longer than its page/)
  assert.throws(() => refuseLongRuns(Uint8Array.of(0xff, 0xff, 0x7f), 0, 60, 'x'), /a run is longer/)
  assert.equal(refuseLongRuns(Uint8Array.of(120, 1), 1, 60, 'x'), 60)
  assert.throws(() => refuseShortLevels(Uint8Array.of(20, 1), 60, 'x'), /a page is truncated/)
})

test('Snappy is unpacked by its literals and copies, and refused where one lies outside', () => {
  assert.deepEqual(unpackSnappy(Uint8Array.of(6, 4, 7, 8, 2 + (3 << 2), 2, 0), 6), Uint8Array.of(7, 8, 7, 8, 7, 8))
  const wrong = [
    [6, 4, 7, 8, 2 + (3 << 2), 3, 0],
    [6, 4, 7, 8],
    [6, 63 << 2, 255, 255, 255, 255, 7],
    [6, 20, 7],
  ]
  for (const packed of wrong) assert.throws(() => unpackSnappy(Uint8Array.from(packed), 6), /cannot be unpacked/)
})

test('a compression that nobody unpacks is refused with the way out', () => {
  const none = (packed: Uint8Array) => packed
  const bytes = parquetOf([{ name: 'x', data: rows, type: 'INT32' }], {
    codec: 'LZ4_RAW',
    compressors: { LZ4_RAW: none },
  })
  const { column, message } = refusal(() => readFile(bytes, 'a.parquet'))
  assert.deepEqual([column, message], ['x', 'the compression LZ4_RAW is not read; write the file with Snappy'])
})
