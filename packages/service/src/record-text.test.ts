/** Claims about the texts of a run: what is answered and what is recorded are what JSON writes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RECORD_SCHEMA, type RunRecord } from '@keelson/engine'
import fc from 'fast-check'
import { textsOf } from './record-text.ts'

test('the record is written as a whole would be, around the answer as it is sent', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.string({ unit: 'grapheme' }),
      fc.option(fc.string(), { nil: undefined }),
      (result, notes, tail) => {
        const head = {
          schema: RECORD_SCHEMA,
          created_at: '2026-01-01T00:00:00.000Z',
          base_url: '',
          request: { ref: 'modelrepo:catenary', meta: { notes } },
        } as const
        const response = {
          run_id: 'r',
          detail: notes,
          result: JSON.parse(result),
          confidence: undefined,
        } as unknown as RunRecord['response']
        const more = { evidence: [], ...(tail !== undefined && { output_tail: tail }) }
        const { answer, record } = textsOf(head, response, more)
        assert.deepEqual([answer, record], [JSON.stringify(response), JSON.stringify({ ...head, response, ...more })])
      },
    ),
  )
})
