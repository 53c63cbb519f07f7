import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import { hasRoomFor, layoutOf } from './room.ts'
import { sampleRecord } from './testing/sample-record.ts'

const SIZE = { width: 420, height: 230 }
/** Size of the letters of a figure on paper at its own size, and the least that can be read, pt. */
const [LETTERS, LEAST] = [9.75, 6.5]
const { result, ...response } = sampleRecord.response
assert.ok(result)
const [input] = result.inputs
assert.ok(input)

/** A record with so many inputs that nothing is worked out from, and so many sentences on what was not checked. */
const fuller = (inputs: number, sentences: number): RunRecord => ({
  ...sampleRecord,
  response: {
    ...response,
    result: {
      ...result,
      outputs: [],
      inputs: [
        ...result.inputs,
        ...Array.from({ length: inputs }, (_, i) => ({ ...input, name: `further_${i}`, origin: 'default' as const })),
      ],
      not_checked: Array.from({ length: sentences }, () => 'n'.repeat(90)),
    },
  },
})

test('inputs that do not matter leave the first sheet before its figure does', () => {
  const layouts = [0, 4, 8, 12, 16, 20].map((sentences) => layoutOf(fuller(12, sentences), SIZE))
  const [ample] = layouts
  assert.ok(ample && ample.inputs > 12 && ample.figure)
  const states = layouts.map(({ inputs, figure }) => (inputs > 12 ? 2 : figure ? 1 : 0))
  assert.deepEqual(
    states,
    states.toSorted((a, b) => b - a),
  )
  assert.ok(states.includes(1))
})

test('however much the first sheet says, the letters of its figure have 6.5 pt', () => {
  for (const sentences of [0, 10, 20, 30, 60]) {
    const { figure } = layoutOf(fuller(4, sentences), SIZE)
    if (!figure) continue
    const scale = Math.min(figure.width / SIZE.width, figure.height / SIZE.height) * (96 / 25.4)
    assert.ok(LETTERS * scale >= LEAST, `${LETTERS * scale} pt`)
  }
})

test('a figure that is higher than what is left of the sheet stands in its chapter', () => {
  assert.ok(hasRoomFor(sampleRecord, SIZE))
  assert.ok(!hasRoomFor(sampleRecord, { width: 420, height: 1200 }))
})
