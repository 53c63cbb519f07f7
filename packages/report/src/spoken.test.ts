/** Sentences in a report: words with typeset symbols, and the plain words of a record that has nothing else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import { html } from './html.ts'
import { spoken } from './spoken.ts'

const record = {
  response: {
    result: {
      inputs: [{ name: 'wall_thickness', title: 'Wall thickness', symbol: 't_s' }],
      values: { burst_pressure: { label: 'Burst pressure', value: 1 } },
      checks: [],
    },
  },
} as unknown as RunRecord
const text = (said: string | undefined, words: string) => html`${spoken(said, words, record)}`.text

test('a name is its title with its symbol, and begins a sentence with a capital', () => {
  const found = text('{wall_thickness} is below that of the {burst_pressure}', 'words')
  assert.match(found, /^Wall thickness <math>.*<\/math> is below that of the burst pressure$/)
})

test('a name after a full stop begins a sentence too', () => {
  assert.match(text('It fails. {wall_thickness} is small', 'words'), /^It fails\. Wall thickness <math>/)
})

test('a record without names, or with one that it does not know, keeps its words', () => {
  assert.equal(text(undefined, 'it holds'), 'it holds')
  assert.equal(text('{pipe} holds', 'the pipe holds'), 'the pipe holds')
})
