/** Claims about damage in another life, and over the wave height. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as scaling from './life-scaling.ts'
import worked from './life-scaling.worked.json' with { type: 'json' }

test('scaled damages are those of the script', () => assertScriptAgrees(scaling, worked))

test('twice the wave height does eight times the damage on a slope of 3', () => {
  near(scaling.heightExponent.evaluate({ D_b: 0.8, D_a: 0.1, H_b: 4, H_a: 2 }), 3, 1e-12)
})
