/** Claims about added mass: a script, entries of the table, a slender plate, and a low one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as added from './added-mass.ts'
import worked from './added-mass.worked.json' with { type: 'json' }

const NAMED = { C_A: 'C_A', q: 'q' }
const at = (q: number) => added.plateCoefficient(q, NAMED, silent)

test('the equations and the table are those of the script', () => assertScriptAgrees(added, worked))

test('entries of the table are read as they stand, and between them straight', () => {
  assert.equal(at(1), 0.579)
  assert.equal(at(3.17), 0.84)
  assert.equal(at(10), 0.947)
  near(at(1.125), (0.579 + 0.642) / 2, 1e-12)
})

test('beyond the table the coefficient goes on from its last entry to that of a plate without end', () => {
  near(at(10 + 1e-9), 0.947, 1e-9)
  near(at(1e9), 1, 1e-9)
  assert.ok(at(20) > at(12))
})

test('a structure of no height is a plate, and one of much height half as much again and more', () => {
  const factor = (h: number) => added.heightFactor.evaluate({ lambda: added.heightRatio.evaluate({ A_p: 4, h }) })
  near(factor(1e-9), 1, 1e-4)
  near(factor(1e9), 1 + Math.SQRT1_2, 1e-6)
})
