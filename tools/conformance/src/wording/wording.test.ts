/** Plain engineering English (docs/words.md): the words that it does without become fewer and never more. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breaks, countsIn, recorded, risen } from './counts.ts'
import { WORD_RULES } from './rules.ts'
import { everyText, type Text } from './texts.ts'

const texts = everyText()

test('no rule of words is broken more often than before', () => {
  assert.deepEqual(risen(countsIn(texts), recorded()), [], 'docs/words.md; npm run lock writes what fell')
})

test('what fell is written down', () => {
  assert.deepEqual(recorded(), countsIn(texts), 'npm run lock')
})

test('texts are found by what they are: titles, sentences, messages and documents', () => {
  const has = (scope: Text['scope'], text: RegExp) => texts.some((one) => one.scope === scope && text.test(one.text))
  assert.ok(has('title', /^Plate thickness$/))
  assert.ok(has('sentence', /seabed/))
  assert.ok(has('message', /^is required/))
  assert.ok(has('document', /spreadsheet/i))
})

test('a rule counts where its words stand, and not beside them', () => {
  const broken = (text: string, scope: Text['scope'] = 'sentence') =>
    WORD_RULES.filter((rule) => breaks(rule, { scope, text, file: '' })).map(({ instead }) => instead)
  assert.deepEqual(broken('Of the pin.'), ['repeat the noun'])
  assert.deepEqual(broken('The pin diameter is 50 mm.'), [])
  assert.deepEqual(broken('The largest of the lost lines.'), ['failed line, one line failed'])
  assert.deepEqual(broken('Diameter of the pin', 'title'), ['stack the nouns: pin diameter'])
  assert.deepEqual(broken('Diameter of the pin.'), [])
  assert.deepEqual(risen({ x: { title: 2 } }, { x: { title: 1 } }), ['x: 2, at most 1'])
  assert.deepEqual(risen({ x: { sentence: 1 } }, { x: { message: 1 } }), [])
})
