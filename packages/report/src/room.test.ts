import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import { hasRoomFor, LINE, linesLeft, placeOf, roomForAnswer } from './room.ts'
import { sampleRecord } from './testing/sample-record.ts'

const SIZE = { width: 420, height: 230 }
/** Size of the letters of a figure on paper at its own size, and the least that can be read, pt. */
const [LETTERS, LEAST] = [9.75, 7]
/** A record of which the first sheet says so many lines more, and four short warnings. */
const fuller = (lines: number): RunRecord => ({
  ...sampleRecord,
  request: { ...sampleRecord.request, meta: { title: 't'.repeat(LINE.title * lines) } },
  response: {
    ...sampleRecord.response,
    warnings: Array.from({ length: lines }, () => ({ code: 'short', message: 'w'.repeat(100) })),
  },
})
const heights = [0, 1, 2, 3, 4, 5].map((lines) => placeOf(fuller(lines), SIZE).height)

test('the more the first sheet says, the lower is its figure', () => {
  assert.deepEqual(
    heights,
    heights.toSorted((a, b) => b - a),
  )
  assert.ok(Number(heights.at(-1)) < Number(heights[0]))
})

test('however much the first sheet says, the letters of its figure have 7 pt', () => {
  const places = [0, 1, 2, 3, 4, 5, 9].map((lines) => placeOf(fuller(lines), SIZE))
  for (const { width, height } of places) {
    const scale = Math.min(width / SIZE.width, height / SIZE.height) * (96 / 25.4)
    assert.ok(LETTERS * scale >= LEAST, `${LETTERS * scale} pt`)
  }
})

test('each source that was read in place of a print takes lines of its own', () => {
  const { contract } = sampleRecord
  assert.ok(contract)
  const [standard] = contract.standards
  assert.ok(standard)
  const citing = (reads: readonly string[]): RunRecord => ({
    ...sampleRecord,
    contract: { ...contract, standards: reads.map((read) => ({ ...standard, read })) },
  })
  const left = (reads: readonly string[]) => linesLeft(citing(reads), { checks: 3, tiles: 4, aside: 105 })
  assert.equal(left(['descriptions', 'descriptions']), left(['descriptions']))
  assert.equal(left(['descriptions', 'sheets']), left(['descriptions']) - 2)
})

test('a figure leaves the first sheet before the answer is cut', () => {
  const answering = (lines: number): RunRecord => {
    const record = fuller(lines)
    return { ...record, response: { ...record.response, detail: 'd'.repeat(700) } }
  }
  const [first] = [0, 1, 2, 3, 4, 5].map(answering).filter((record) => !hasRoomFor(record, SIZE))
  assert.ok(first)
  assert.ok(hasRoomFor(answering(0), SIZE) && roomForAnswer(first) >= 700)
})
