import assert from 'node:assert/strict'
import test from 'node:test'
import { HEAD, read, readText, valuesOf } from './reading.fixture.ts'

test('a null code that the head does not state is asked about', () => {
  const open = read('null-not-stated.las')
  assert.equal(open.questions[0]?.code, 'null_code')
  assert.equal(open.questions[0]?.choices[0]?.answer, '-999.25')
  const answered = read('null-not-stated.las', { null_code: '-999.25' })
  assert.deepEqual(answered.questions, [])
  assert.ok(Number.isNaN(valuesOf(answered.column('DT'))[1]))
  const values = read('null-not-stated.las', { null_code: 'none' })
  assert.deepEqual(values.questions, [])
  assert.equal(valuesOf(values.column('DT'))[1], -999.25)
})

test('an answer that is no null code of the file nulls nothing and leaves the question open', () => {
  for (const answer of ['90', 'yes', '-9999']) {
    const file = read('null-not-stated.las', { null_code: answer })
    assert.match(file.questions[0]?.text ?? '', /is not an answer here/, answer)
    assert.equal(valuesOf(file.column('DT'))[1], -999.25)
  }
})

test('units of the index that do not agree are asked about', () => {
  const text = `${HEAD.replace('STRT.M', 'STRT.F')}~A\n1 90\n2 91\n3 92\n`
  assert.deepEqual(
    readText(text).questions[0]?.choices.map(({ answer }) => answer),
    ['m', 'ft'],
  )
  const answered = readText(text, { 'unit:las:DEPT': 'ft' })
  assert.equal(answered.column('DEPT').unit, 'ft')
  assert.deepEqual(answered.questions, [])
})

test('a decimal comma is asked about', () => {
  const text = `${HEAD}~A\n1 90,5\n2 91\n3 92\n`
  assert.equal(readText(text).questions[0]?.code, 'decimal_comma')
  assert.ok(Number.isNaN(valuesOf(readText(text).column('GR'))[0]))
  assert.deepEqual(valuesOf(readText(text, { decimal_comma: 'yes' }).column('GR')), [90.5, 91, 92])
})
