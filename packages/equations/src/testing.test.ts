/** Claims about the assertion that every folder of equations uses. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { equation } from './equation.ts'
import { sqrt, sum } from './functions.ts'
import { about } from './test-data/sample.ts'
import { assertEquationHolds, byHand, closedForm, published } from './testing.ts'

const root = equation({ ...about, symbol: 'r', where: { a: ['a', '-'] }, evaluate: ({ a }) => sqrt(a - 1) })
const worked = [{ args: { a: 5 }, value: 2, relTol: 1e-12, source: byHand('sqrt(5 - 1)') }] as const

test('an equation with its worked value holds', () => {
  assertEquationHolds(root, { worked, ranges: { a: [1, 100] } })
})

test('a worked value that is missed is named with its source', () => {
  const wrong = [{ ...worked[0], value: 2.1, source: closedForm('a root') }] as const
  assert.throws(() => assertEquationHolds(root, { worked: wrong }), /r: 2, but 2.1 within 1e-12 by a root/)
})

test('a range over which the equation is not finite is named with the point', () => {
  assert.throws(() => assertEquationHolds(root, { worked, ranges: { a: [0, 100] } }), /r: NaN at \{"a":0\}/)
})

test('a threshold within the range is tried', () => {
  const edge = equation({
    ...about,
    symbol: 'q',
    where: { a: ['a', '-'] },
    evaluate: ({ a }) => (a < 3 ? 1 / (3 - a) : 1 / (a - 3)),
  })
  const one = [{ args: { a: 4 }, value: 1, relTol: 0, source: byHand('1 / (4 - 3)') }] as const
  assert.throws(() => assertEquationHolds(edge, { worked: one, ranges: { a: [1, 10] } }), /q: Infinity at \{"a":3\}/)
})

test('a formula that is not what runs is found out', () => {
  const other = { ...root, evaluate: ({ a }: { readonly a: number }) => (a - 1) ** 0.5 + 1e-15 }
  const loose = [{ ...worked[0], relTol: 1e-9 }] as const
  assert.throws(() => assertEquationHolds(other, { worked: loose }), /runs to/)
})

test('lists keep their length and counts stay whole', () => {
  const mean = equation({
    ...about,
    symbol: 'm',
    where: { x: ['x', '-', 'list'], n: ['n', '-'] },
    evaluate: ({ x, n }) => sum(n, (j) => x[j]) / n,
  })
  const two = [{ args: { x: [1, 2, 6], n: 3 }, value: 3, relTol: 0, source: byHand('(1 + 2 + 6) / 3') }] as const
  assertEquationHolds(mean, { worked: two, ranges: { n: [1, 3], x: [-5, 5] } })
})

test('arithmetic that does not give the value beside it is found out, and a bare number is none', () => {
  const slip = [{ ...worked[0], source: byHand('sqrt(5 + 1)') }] as const
  assert.throws(() => assertEquationHolds(root, { worked: slip }), /r: 2.449.*, but 2 within 1e-12 by the value beside/)
  assert.throws(() => byHand('2'), /'2' is a number, and no arithmetic/)
})

test('of worked values that are missed the strongest is named, with its kind', () => {
  const both = [
    { args: { a: 5 }, value: 3, relTol: 0, source: byHand('1 + 2') },
    { args: { a: 5 }, value: 4, relTol: 0, source: published('a book') },
  ] as const
  assert.throws(() => assertEquationHolds(root, { worked: both }), { evidence: 'published' })
})
