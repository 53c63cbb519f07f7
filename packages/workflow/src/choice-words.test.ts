/** Choices as a reader sees them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BARE } from './bare-contract.ts'
import { choiceInWords, choiceLabel } from './choice-words.ts'
import { choice, idsOf } from './choices.ts'
import { applicabilityInWords, conditionInWords, holds } from './condition.ts'
import { defineContract } from './contract.ts'
import { flag, params } from './params.ts'
import { requestSchema } from './published-schema.ts'

const METHODS = { aisc_360_d5: 'ANSI/AISC 360 D5 (eye)', dnv_2_7_1: 'DNV 2.7-1' } as const
const method = choice(METHODS, { title: 'Method', description: 'The standard.', aliases: { aisc: 'aisc_360_d5' } })
const form = choice({ base_section: 'base section', box: 'box' }, { title: 'Form', description: 'Of the section.' })
const damaged = flag({ title: 'Damaged', description: 'One line failed.' })
const fields = { method, form, damaged } as const
const words = {
  called: (name: string) => name,
  written: (option: unknown, name: string) => choiceLabel(fields[name as keyof typeof fields], option),
  labels: (name: string) => (name === 'method' ? METHODS : {}),
}

test('an option is written by its label, an id without one in words, a flag as yes or no', () => {
  assert.deepEqual(['well_path', 'box', 3, true, false].map(choiceInWords), ['well path', 'box', '3', 'yes', 'no'])
  assert.equal(choiceLabel(method, 'dnv_2_7_1'), 'DNV 2.7-1')
  assert.equal(choiceLabel(form, 'base_section'), 'base section')
  assert.equal(choiceLabel(damaged, true), 'yes')
  assert.deepEqual(idsOf(METHODS), ['aisc_360_d5', 'dnv_2_7_1'])
})

test('ids that are whole numbers are offered in the order that is said', () => {
  const years = { '2010': 'DNV-RP-F109 (2010)', '2021': 'DNV-RP-F109 (2021)' } as const
  const about = { title: 'Edition', description: 'Of the practice.' }
  assert.deepEqual((choice(years, { ...about, order: ['2021', '2010'] }) as { enum?: unknown }).enum, ['2021', '2010'])
  assert.throws(() => choice(years, about), /Edition has ids that are whole numbers, which a record sorts/)
})

test('a condition is worded by names and labels', () => {
  const condition = { method: ['aisc_360_d5', 'dnv_2_7_1'], damaged: [true] }
  assert.equal(
    conditionInWords(condition, words),
    'the method is ANSI/AISC 360 D5 (eye) or DNV 2.7-1 and damaged is selected',
  )
})

test('what applies for one choice alone says for which', () => {
  const said = (condition: Parameters<typeof applicabilityInWords>[0]) => applicabilityInWords(condition, words)
  assert.equal(said({ method: ['dnv_2_7_1'] }), 'Applies to DNV 2.7-1 only')
  assert.equal(said({ form: ['base_section'] }), 'Applies only if the form is base section')
  assert.equal(
    said([{ method: ['dnv_2_7_1'], damaged: [true] }, { form: ['box'] }]),
    'Applies only if the method is DNV 2.7-1 and damaged is selected, or the form is box',
  )
})

test('the label of an option is quoted within a sentence, but for a proper name', () => {
  const labels = { flow: 'Operating point', point: 'DNV 2.7-1' }
  const own = { called: () => 'analysis', written: (one: unknown) => labels[one as 'flow'], labels: () => labels }
  assert.equal(
    applicabilityInWords({ analysis: ['flow', 'point'] }, own),
    "Applies to 'Operating point' or DNV 2.7-1 only",
  )
  assert.equal(
    applicabilityInWords({ analysis: ['flow'], damaged: [false] }, own),
    "Applies only if the analysis is 'Operating point' and analysis is not selected",
  )
})

test('the published schema names each option that may be sent', () => {
  const schema = requestSchema(defineContract({ ...BARE, params: params({ method }) }), {})
  const { properties } = schema as { readonly properties: { readonly method: { readonly anyOf: readonly object[] } } }
  assert.deepEqual(properties.method.anyOf[0], {
    type: 'string',
    enum: ['aisc_360_d5', 'dnv_2_7_1', 'aisc'],
    oneOf: [
      { const: 'aisc_360_d5', title: 'ANSI/AISC 360 D5 (eye)' },
      { const: 'dnv_2_7_1', title: 'DNV 2.7-1' },
      { const: 'aisc', title: 'ANSI/AISC 360 D5 (eye)' },
    ],
  })
})

test('a list of words meets a condition by any of them', () => {
  const condition = { compared: ['lug', 'padeye'], damaged: [true] }
  assert.ok(holds(condition, { compared: ['box', 'lug'], damaged: true }))
  assert.ok(!holds(condition, { compared: ['box'], damaged: true }))
  assert.ok(!holds(condition, { compared: [], damaged: true }))
  assert.ok(!holds(condition, { damaged: true }))
})
