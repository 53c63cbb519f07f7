/** Stress below a rectangle and settlement against a script that sums point loads, and against known values. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as consolidation from './consolidation.ts'
import worked from './settlement.worked.json' with { type: 'json' }
import * as stress from './stress-under-rectangle.ts'

test('stress and settlement are those of the script', () => assertScriptAgrees({ ...stress, ...consolidation }, worked))

test('just below the base all of the pressure arrives, and far below that of a point load', () => {
  const of = (z: number) => stress.stressBelowMiddle.evaluate({ q: 1, a: 4, b: 3, z })
  near(of(1e-6), 1, 1e-6)
  near(of(4000), (3 * 48) / (2 * Math.PI * 4000 ** 2), 1e-5)
})

test('a square at a depth of half its side has the printed factor of the corner, 0.175, four times', () => {
  const factor = stress.stressBelowMiddle.evaluate({ q: 1, a: 1, b: 1, z: 1 }) / 4
  assert.equal(factor.toFixed(3), '0.175')
})
