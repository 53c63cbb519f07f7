/** Claims about holding a folder to its script: what is missed is named, and so is what is not there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from './agreement.ts'
import { equation } from './equation.ts'
import { sqrt } from './functions.ts'
import { about } from './test-data/sample.ts'

const root = equation({ ...about, symbol: 'r', where: { a: ['a', '-'] }, evaluate: ({ a }) => sqrt(a - 1) })
const STEPS = { x: [1, 2], y: 'log' }
const by = {
  script: 'worked.py',
  relTol: 1e-9,
  values: { root: [{ args: { a: 5 }, value: 2 }] },
  tables: { STEPS: { kind: 'independent-calc', source: 'elsewhere', data: { x: [1, 2], y: 'log' } } },
}

test('what agrees passes, over the ranges that are named', () => {
  assertScriptAgrees({ root, STEPS }, by, { root: { a: [1, 100] } })
})

test('a value or an entry that differs is named with both numbers', () => {
  const wrong = { ...by, values: { root: [{ args: { a: 5 }, value: 2.1 }] } }
  assert.throws(() => assertScriptAgrees({ root, STEPS }, wrong), /r: 2, but 2.1 within 1e-9 by worked.py/)
  assert.throws(() => assertScriptAgrees({ root, STEPS: { ...STEPS, x: [1, 3] } }, by), /STEPS.x\[1\]: 3, but 2/)
})

test('a name that is not exported, or not worked out, or not a symbol, is refused', () => {
  assert.throws(() => assertScriptAgrees({ STEPS }, by), /'root' is not exported/)
  assert.throws(() => assertScriptAgrees({ root, STEPS }, by, { rot: { a: [1, 2] } }), /works out no rot/)
  assert.throws(() => assertScriptAgrees({ root, STEPS }, by, { root: { b: [1, 2] } }), /root has no b/)
})

test('an equation that is not finite over its range is found', () => {
  assert.throws(() => assertScriptAgrees({ root, STEPS }, by, { root: { a: [0, 100] } }), /r: NaN at/)
})
