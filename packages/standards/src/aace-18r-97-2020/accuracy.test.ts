/** The classes against a second reading, and what a class promises. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as accuracy from './accuracy.ts'
import worked from './worked.json' with { type: 'json' }

test('the bands and what is made of them are those of the script', () => {
  assertScriptAgrees(accuracy, worked)
})

test('a class 5 estimate of 100 may end anywhere from 50 to 200', () => {
  const source = closedForm('half and twice')
  assertEquationHolds(accuracy.classLow, { worked: [{ args: { C: 100, a_L: 0.5 }, value: 50, relTol: 1e-14, source }] })
  assertEquationHolds(accuracy.classHigh, { worked: [{ args: { C: 100, a_H: 1 }, value: 200, relTol: 1e-14, source }] })
})

test('each class is narrower than the one below it, on both sides and at both ends', () => {
  for (const better of [1, 2, 3, 4] as const) {
    const [own, next] = [accuracy.ACCURACY[better], accuracy.ACCURACY[(better + 1) as accuracy.EstimateClass]]
    for (const side of ['low', 'high'] as const) {
      assert.ok(own[side][0] < own[side][1])
      assert.ok(own[side][0] < next[side][0] && own[side][1] < next[side][1])
    }
  }
})

test('an end of a band is read where it stands: class 3 from 10 to 20 % below and 10 to 30 % above', () => {
  const read = (side: 'low' | 'high', end: 'narrowest' | 'widest') => accuracy.accuracyOf(3, side, end, silent)
  assert.deepEqual([read('low', 'narrowest'), read('low', 'widest')], [0.1, 0.2])
  assert.deepEqual([read('high', 'narrowest'), read('high', 'widest')], [0.1, 0.3])
})
