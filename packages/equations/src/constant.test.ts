/** Claims about coefficients that carry their clause into a step. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { constant, numberOf } from './constant.ts'
import { equation } from './equation.ts'
import { about } from './test-data/sample.ts'
import { newTrace, plain, silent } from './trace.ts'

const gamma = constant({ symbol: 'gamma', value: 1.1, unit: '-', source: about.source, clause: '3.2.1' })
const limit = constant({ symbol: 'T_max', value: 120, unit: 'degC', source: about.source, clause: '400.2' })
const factored = equation({
  ...about,
  symbol: 'b_d',
  unit: 'N',
  where: { gamma: ['factor', '-'], b: ['force', 'N'] },
  evaluate: ({ gamma, b }) => gamma * b,
})

test('a coefficient is as the source prints it, and in SI', () => {
  assert.equal(limit.value, 120)
  assert.equal(limit.si, 393.15)
  assert.equal(numberOf(limit), 393.15)
  assert.equal(numberOf(7), 7)
})

test('a coefficient cannot be changed', () => {
  assert.throws(() => Object.assign(gamma, { value: 1 }), TypeError)
})

test('a coefficient of an unknown unit is refused', () => {
  assert.throws(
    () => constant({ symbol: 'x', value: 1, unit: 'furlong', source: about.source, clause: '1' }),
    /furlong/,
  )
})

test('a step takes a coefficient as its number and records the clause', () => {
  const trace = newTrace()
  assert.equal(trace.apply(factored, { gamma, b: 2 }), 2.2)
  assert.equal(silent.apply(factored, { gamma, b: 2 }), 2.2)
  const [step] = trace.steps
  assert.ok(step?.kind === 'equation')
  const [first, second] = step.arguments
  assert.equal(first?.value, 1.1)
  assert.deepEqual(first?.constant, { source: about.source.id, clause: '3.2.1' })
  assert.equal(second?.constant, undefined)
})

test('a table read records the clause of a coefficient that it was read for', () => {
  const trace = newTrace()
  const read = { symbol: 'k', title: 'Factor', unit: '-', source: about.source, clause: '1', value: 3, cell: 'row a' }
  trace.lookup({ ...read, where: { gamma: ['factor', '-', gamma] } })
  const [step] = trace.steps
  assert.ok(step?.kind === 'table')
  assert.deepEqual(step.arguments[0]?.constant, { source: about.source.id, clause: '3.2.1' })
})

test('plain numbers pass through as they are', () => {
  const args = { gamma: 1.1, b: 2 }
  assert.equal(plain(args), args)
})

test('a formula meets a coefficient as a number, in its own units, when compared, and as its whole result', () => {
  const own = { ...about, symbol: 'x' }
  const where = { T: ['temperature', 'degC'], n: ['count', '-'] } as const
  const warm = equation({ ...own, unit: 'K', where, evaluate: ({ T, n }) => (T > 100 ? n : 0) })
  assert.equal(silent.apply(warm, { T: limit, n: gamma }), 1.1)
  const exact = equation({ ...own, where, unit: 'degC', evaluate: ({ T, n }) => (n === 1.1 ? T : 0) })
  assert.ok(Math.abs(silent.apply(exact, { T: limit, n: gamma }) - 393.15) < 1e-9)
  const larger = equation({
    ...own,
    unit: '-',
    where: { a: ['a', '-'], b: ['b', '-'] },
    evaluate: ({ a, b }) => (a > b ? a : b),
  })
  assert.equal(silent.apply(larger, { a: gamma, b: 1 }), 1.1)
})
