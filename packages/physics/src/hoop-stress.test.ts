/** The hoop stress rule against values worked by hand; published pipes stand beside the codes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { hoopRule } from './hoop-stress.ts'

const hoop = hoopRule(
  { id: 'test', title: 'test', publisher: 'test', revision: '1' },
  { onshore: '1.2', offshore: 'A3.4' },
)
const worked = <A>(args: A, value: number) => ({
  worked: [{ args, value, relTol: 1e-9, source: 'worked by hand' }] as const,
})

test('each form cites the clause that has it', () => {
  assert.equal(hoop.hoopStress.clause, '1.2 and A3.4')
  assert.equal(hoop.netInternalPressure.clause, 'A3.4')
  assert.equal(hoop.hoopStressThick.clause, 'A3.4, D/t < 30')
})

test('the external pressure comes off the internal one', () => {
  assertEquationHolds(hoop.netInternalPressure, worked({ P_i: 20e6, P_e: 1e6 }, 19e6))
})

test('a wall at its allowable stress carries just the pressure that asks for it', () => {
  assertEquationHolds(hoop.hoopStress, worked({ P: 20e6, D: 0.3, t: 0.02 }, 150e6))
  assertEquationHolds(hoop.hoopMinimumWall, worked({ P: 20e6, D: 0.3, S_a: 150e6 }, 0.02))
  assertEquationHolds(hoop.allowablePressure, worked({ S_a: 150e6, t: 0.02, D: 0.3 }, 20e6))
})

test('on the mean diameter a thick pipe needs less, and a thin one the same', () => {
  assertEquationHolds(hoop.hoopStressThick, worked({ P: 20e6, D: 0.3, t: 0.02 }, 140e6))
  assertEquationHolds(hoop.hoopMinimumWallThick, worked({ P: 20e6, D: 0.3, S_a: 140e6 }, 0.02))
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
