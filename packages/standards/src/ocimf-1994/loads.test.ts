/** The form of OCIMF's loads against a script that knows the practice only, and the symmetry of a hull. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as loads from './loads.ts'
import * as profile from './wind-profile.ts'
import worked from './worked.json' with { type: 'json' }

const DEGREE = Math.PI / 180

test('wind and current loads, and the wind by height, are those of the script', () => {
  assertScriptAgrees({ ...loads, ...profile }, worked)
})

test('a heading is brought to the side of the table: 200 degrees is 160 on the other side, -30 is 30, 370 is 10', () => {
  for (const [given, heading, side] of [
    [0, 0, 1],
    [0.3, 0.3, 1],
    [60, 60, 1],
    [180, 180, 1],
    [180.5, 179.5, -1],
    [200, 160, -1],
    [-30, 30, -1],
    [370, 10, 1],
    [-370, 10, -1],
  ] as const) {
    const at = loads.folded(given * DEGREE)
    if (given === heading) assert.equal(at.heading, given * DEGREE)
    near(at.heading, heading * DEGREE, 1e-12)
    assert.equal(at.side, side, `${given} degrees`)
  }
})
