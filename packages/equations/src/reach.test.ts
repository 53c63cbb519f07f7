/** Claims about how far a method was shown to hold. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReachRule, leavesReach, reachRange, reachRule } from './reach.ts'
import type { Source } from './source.ts'
import { assertEnds } from './testing.ts'

const source: Source = { id: 'TESTS', title: 'Tests', publisher: 'Keelson', revision: '2026' }
const said = { symbol: 'L', title: 'Length', unit: 'mm', because: 'longer ones were not tested', source, clause: '1' }

test('a value at an end is within, also by the rounding of its unit; one beyond it is not', () => {
  const range = reachRange({ ...said, from: 30, to: 70, unsafe: 'either' })
  assert.deepEqual(
    [0.03, 0.07, 0.07 * (1 + 1e-12), 0.0701, 0.0299].map((si) => leavesReach(range, si)),
    [undefined, undefined, undefined, 'above', 'below'],
  )
})

test('beyond the end at which it errs to the safe side nothing is left', () => {
  const range = reachRange({ ...said, from: 30, to: 70, unsafe: 'above' })
  assert.deepEqual([leavesReach(range, 0.01), leavesReach(range, 0.08)], [undefined, 'above'])
})

test('a range has an end wherever it is unsafe, is not empty and is in a unit', () => {
  assert.throws(() => reachRange({ ...said, to: 70, unsafe: 'either' }), /no lower end/)
  assert.throws(() => reachRange({ ...said, from: 70, unsafe: 'above' }), /no upper end/)
  assert.throws(() => reachRange({ ...said, from: 70, to: 30, unsafe: 'either' }), /is empty/)
  assert.throws(() => reachRange({ ...said, unit: 'furlongs', to: 1, unsafe: 'above' }))
})

test('a rule is told from a range', () => {
  assert.ok(isReachRule(reachRule({ title: 'It is straight', because: 'bending is neglected', source, clause: '2' })))
  assert.ok(!isReachRule(reachRange({ ...said, to: 1, unsafe: 'above' })))
})

test('a second reading of the ends of a reach that differs is a fault', () => {
  const range = reachRange({ ...said, from: 30, to: 70, unsafe: 'above' })
  assertEnds(range, { from: 30, to: 70 }, 'mm', 'above')
  assert.throws(() => assertEnds(range, { from: 30, to: 71 }, 'mm', 'above'), /reaches from 30 to 70 mm/)
  assert.throws(() => assertEnds(range, { to: 70 }, 'mm', 'above'))
  assert.throws(() => assertEnds(range, { from: 30, to: 70 }, 'm', 'above'))
  assert.throws(() => assertEnds(range, { from: 30, to: 70 }, 'mm', 'either'))
})
