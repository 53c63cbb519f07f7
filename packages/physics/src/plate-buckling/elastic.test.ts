/** Elastic plate buckling against a script that knows the handbook only, and against what is known without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as plate from './elastic.ts'
import worked from './worked.json' with { type: 'json' }

const factorOf = (l: number) => plate.longitudinalFactor.evaluate({ l, s: 1, m: plate.halfWaves.evaluate({ l, s: 1 }) })

test('the factors and stresses are those of the script', () => assertScriptAgrees(plate, worked))

test('a plate of whole squares has 4, and no longer plate has less', () => {
  for (const l of [1, 2, 3, 7]) near(factorOf(l), 4, 1e-12)
  for (const l of [1.1, 1.4, 2.5, 3.3, 9.7]) assert.ok(factorOf(l) > 4)
})

test('the two shapes of a plate of root-two squares buckle together, at 4.5', () => {
  for (const m of [1, 2]) near(plate.longitudinalFactor.evaluate({ l: Math.SQRT2, s: 1, m }), 4.5, 1e-12)
})

test('a plate as long as an ocean has 1 across it, and a square has 4', () => {
  near(plate.transverseFactor.evaluate({ l: 1e6, s: 1 }), 1, 1e-9)
  near(plate.transverseFactor.evaluate({ l: 1, s: 1 }), 4, 1e-12)
})
