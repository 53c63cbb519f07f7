import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import { sampleRecord } from './testing/sample-record.ts'
import { wordsOf } from './words-of-code.ts'

const { response } = sampleRecord
const { result } = response
assert.ok(result)

const METHOD = {
  name: 'method',
  title: 'Method',
  origin: 'default',
  use: 'used',
  value: 'sumer_fredsoe',
  labels: { sumer_fredsoe: 'Sumer and Fredsøe' },
} as const
const record: RunRecord = {
  ...sampleRecord,
  request: { ...sampleRecord.request, params: { source: 'run_b' } },
  response: { ...response, result: { ...result, inputs: [METHOD] } },
}

test('an option is called by its label, a name by its words, and what a caller wrote stays', () => {
  const words = wordsOf(record)
  assert.deepEqual(['sumer_fredsoe', 'fluid_pound', 'run_b', 'PS-001', 'Method'].map(words), [
    'Sumer and Fredsøe',
    'fluid pound',
    'run_b',
    'PS-001',
    'Method',
  ])
})
