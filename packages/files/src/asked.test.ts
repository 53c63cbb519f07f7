import assert from 'node:assert/strict'
import test from 'node:test'
import { Asked, answerTo, keyOf, openOf } from './asked.ts'
import type { Question } from './table.ts'

const question: Question = {
  code: 'unit',
  table: 'A',
  column: 'period',
  text: 'In what?',
  choices: [
    { answer: 's', means: 'seconds' },
    { answer: 'Hz', means: 'hertz' },
  ],
}

test('a question about the whole file has its code as key, another its table and column too', () => {
  assert.equal(keyOf({ code: 'delimiter' }), 'delimiter')
  assert.equal(keyOf(question), 'unit:A:period')
  assert.equal(keyOf({ code: 'unit', column: 'PER' }), 'unit::PER')
  assert.equal(keyOf({ code: 'table', table: 'A' }), 'table:A:')
})

test('a question without an answer is put once and goes on with the likeliest', () => {
  const asked = new Asked({})
  assert.equal(asked.askOrLikeliest(question), 's')
  assert.equal(asked.askOrLikeliest(question), 's')
  assert.deepEqual(asked.open, [question])
})

test('an answer by code, table and column goes before one by the code alone', () => {
  assert.equal(answerTo(question, { unit: 's', 'unit:A:period': 'Hz' }), 'Hz')
  assert.equal(answerTo(question, { unit: 's', 'unit:B:period': 'Hz' }), 's')
  assert.equal(answerTo(question, {}), undefined)
})

test('an answer that is no choice leaves the question open, and its text says so', () => {
  const asked = new Asked({ unit: 'days' })
  assert.equal(asked.ask(question), undefined)
  assert.equal(asked.open[0]?.text, "'days' is not an answer here. In what?")
  assert.equal(openOf(question, { 'unit:A:period': 'days', unit: 's' })?.column, 'period')
  assert.equal(openOf(question, { unit: 's' }), undefined)
})

test('what every object has is no answer', () => {
  assert.equal(
    answerTo({ ...question, choices: [{ answer: 'x', means: '' }] }, JSON.parse('{"__proto__": {"unit": "x"}}')),
    undefined,
  )
})

test('a number is taken as an answer where the question takes one', () => {
  const scale: Question = { ...question, orNumber: 'above zero' }
  assert.equal(new Asked({ unit: '2.5' }).askNumber(scale), 2.5)
  for (const given of ['0', '-1', '', ' ', 'x', 'Infinity']) {
    const asked = new Asked({ unit: given })
    assert.equal(asked.askNumber(scale), undefined, given)
    assert.equal(asked.open.length, 1)
  }
  assert.equal(new Asked({ unit: '-30' }).askNumber({ ...question, orNumber: 'any' }), -30)
  assert.equal(new Asked({ unit: '2.5' }).askNumber(question), undefined)
})
