/** Choices as a reader sees them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceInWords } from './choice-words.ts'
import { conditionInWords, holds } from './condition.ts'

test('a choice is written as the form writes it, a flag as yes or no', () => {
  assert.deepEqual(['well_path', 'box', 3, true, false].map(choiceInWords), ['well path', 'box', '3', 'yes', 'no'])
})

test('a condition says its choices as they are sent, or as they are written', () => {
  const condition = { method: ['base_section', 'lug'], damaged: [true] }
  assert.equal(conditionInWords(condition), "method is 'base_section' or 'lug' and damaged is 'true'")
  assert.equal(
    conditionInWords(condition, (name) => name, choiceInWords),
    "method is 'base section' or 'lug' and damaged is 'yes'",
  )
})

test('a list of words meets a condition by any of them', () => {
  const condition = { compared: ['lug', 'padeye'], damaged: [true] }
  assert.ok(holds(condition, { compared: ['box', 'lug'], damaged: true }))
  assert.ok(!holds(condition, { compared: ['box'], damaged: true }))
  assert.ok(!holds(condition, { compared: [], damaged: true }))
  assert.ok(!holds(condition, { damaged: true }))
})
