/** A free long edge, against the energy of its buckled shape and the factors that handbooks print. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as plate from './free-edge.ts'
import worked from './free-edge.worked.json' with { type: 'json' }

test('the factor is that of the energy of the shape', () => assertScriptAgrees(plate, worked))

test('a long plate has 0.456 for a ratio of 0.25, and 0.425 for steel', () => {
  const long = (nu: number) => plate.freeEdgeFactor.evaluate({ nu, s: 1, l: 1e6 })
  assert.equal(long(0.25).toFixed(3), '0.456')
  assert.ok(Math.abs(long(0.3) - 0.425) < 0.001)
})
