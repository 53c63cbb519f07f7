/** The equations of beams under tension, and their joints, are those of a script that knows the differential equation only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as joint from './joint.ts'
import * as shape from './shape.ts'
import * as uniform from './uniform.ts'
import worked from './worked.json' with { type: 'json' }

test('frequencies, conditions, shapes and joints are those of the script', () => {
  assertScriptAgrees({ ...uniform, ...shape, ...joint }, worked)
})

test('the conditions stand for a beam so long that its hyperbolic functions are beyond numbers', () => {
  const long = { s_1: 1, s_2: 0.5, L: 2000 }
  for (const condition of [uniform.fixedFixedCondition, uniform.fixedPinnedCondition, uniform.cantileverCondition])
    assert.ok(Number.isFinite(condition.left?.(long)) && Number.isFinite(condition.evaluate(long)))
  assertEquationHolds(uniform.fixedFixedCondition, {
    ranges: { s_1: [0.01, 2], s_2: [0.01, 2], L: [1, 3000] },
    worked: [
      {
        args: { s_1: 1, s_2: 1, L: 3000 },
        value: 2 * Math.cos(3000),
        relTol: 1e-12,
        source: closedForm('1/cosh is nothing'),
      },
    ],
  })
})

test('a small angle has the moment of any angle but for its cube', () => {
  const [T, EI] = [5e5, 3e7]
  const small = joint.uniformJointMoment.evaluate({ theta: 1e-3, T, EI, x: 0 })
  const any = joint.largeAngleBaseMoment.evaluate({ theta: 1e-3, T, EI })
  assert.ok(any < small && any > small * (1 - 1e-7))
})
