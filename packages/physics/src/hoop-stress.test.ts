/** The hoop stress rule against a script; published pipes stand beside the codes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { hoopRule } from './hoop-stress.ts'
import worked from './hoop-stress.worked.json' with { type: 'json' }

const hoop = hoopRule(
  { id: 'test', title: 'test', publisher: 'test', revision: '1' },
  { onshore: '1.2', offshore: 'A3.4' },
)

test('each form gives what the script gives', () => {
  assertScriptAgrees(hoop, worked)
})

test('each form cites the clause that has it', () => {
  assert.equal(hoop.hoopStress.clause, '1.2 and A3.4')
  assert.equal(hoop.netInternalPressure.clause, 'A3.4')
  assert.equal(hoop.hoopStressThick.clause, 'A3.4, D/t < 30')
})

test('a thin pipe needs the same wall by either diameter', () => {
  const thin = { P: 5e6, D: 0.3, S_a: 140e6 }
  assert.equal(hoop.hoopMinimumWallThick.evaluate(thin), hoop.hoopMinimumWall.evaluate(thin))
})

test('the mean-diameter wall never leaves the range where its form holds, and falls steadily with strength', () => {
  const wall = (S_a: number) => hoop.hoopMinimumWallThick.evaluate({ P: 1, D: 1, S_a })
  let before = Number.POSITIVE_INFINITY
  for (let S_a = 10; S_a <= 20; S_a += 0.05) {
    const t = wall(S_a)
    assert.ok(t <= before)
    const stress = t >= 1 / 30 ? (1 - t) / (2 * t) : 1 / (2 * t)
    assert.ok(stress <= S_a * (1 + 1e-12))
    before = t
  }
})

test('without net internal pressure no wall is asked for', () => {
  assert.equal(hoop.hoopMinimumWall.evaluate({ P: -1, D: 1, S_a: 1 }), 0)
  assert.equal(hoop.hoopMinimumWallThick.evaluate({ P: -1, D: 1, S_a: 1 }), 0)
})
