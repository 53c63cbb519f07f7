/** Plain British engineering English (docs/words.md) in everything that a person reads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCEPTIONS } from './exceptions.ts'
import { breaks, sentencesOf, WORD_RULES, type WordRule } from './rules.ts'
import { misspelt } from './spelling.ts'
import { everyText, type Text } from './texts.ts'

const texts = everyText()
const broken = WORD_RULES.flatMap((rule) => texts.filter((text) => breaks(rule, text)).map((text) => ({ rule, text })))
const excepts =
  ({ name }: WordRule, { text }: Text) =>
  (exception: (typeof EXCEPTIONS)[number]): boolean =>
    exception.rule === name && text.startsWith(exception.text)

test('no text breaks a rule of words, but for the listed exceptions', () => {
  const found = broken.filter(({ rule, text }) => !EXCEPTIONS.some(excepts(rule, text)))
  assert.deepEqual(
    found.map(({ rule, text }) => `${text.file}: "${text.text}": ${rule.name}; ${rule.instead}`),
    [],
  )
})

test('each exception is still there', () => {
  const idle = EXCEPTIONS.filter((exception) => !broken.some(({ rule, text }) => excepts(rule, text)(exception)))
  assert.deepEqual(idle, [])
})

test('every word is spelt by the British dictionary, or is a term of the field', async () => {
  assert.deepEqual(await misspelt(texts), [], 'a term of the field belongs in own-words.txt')
})

test('a slip of the pen and an American spelling are found', async () => {
  const found = await misspelt([{ scope: 'sentence', text: 'The colour of the fiber is unkown.', file: '' }])
  assert.deepEqual(found, ['fiber', 'unkown'])
})

test('texts are found by what they are: titles, sentences, messages and documents', () => {
  const has = (scope: Text['scope'], text: RegExp) => texts.some((one) => one.scope === scope && text.test(one.text))
  assert.ok(has('title', /^Plate thickness$/))
  assert.ok(has('sentence', /seabed/))
  assert.ok(has('message', /^is required/))
  assert.ok(has('document', /spreadsheet/i))
})

test('a rule counts where its words stand, and not beside them', () => {
  const names = (text: string, scope: Text['scope'] = 'sentence') =>
    WORD_RULES.filter((rule) => breaks(rule, { scope, text, file: '' })).map(({ name }) => name)
  assert.deepEqual(names('Of the pin.'), ['begins with Of'])
  assert.deepEqual(names('The pin diameter is 50 mm.'), [])
  assert.deepEqual(names('The largest of the lost lines.'), ['line lost'])
  assert.deepEqual(names('Diameter of the pin', 'title'), ['X of the Y'])
  assert.deepEqual(names('Diameter of the pin.'), [])
  assert.deepEqual(names(`${'word '.repeat(26)}end.`), ['sentence of more than 25 words'])
  assert.deepEqual(names('One thing, as it were: another thing at hand; and a third.'), [
    'chain of colons or semicolons',
  ])
})

test('a full stop ends a sentence, and the one of an abbreviation does not', () => {
  assert.deepEqual(sentencesOf('See e.g. Eq. 5 of it. Then go on.'), ['See e.g. Eq. 5 of it.', 'Then go on.'])
})
