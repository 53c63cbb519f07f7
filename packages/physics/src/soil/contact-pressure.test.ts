/** The pressure below a stiff mat against a script that balances load and moment, and its sum over the width. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as pressure from './contact-pressure.ts'
import worked from './contact-pressure.worked.json' with { type: 'json' }

const { contactPressure, ...equations } = pressure

test('the pressure below a stiff mat is that of the script', () => {
  assertScriptAgrees(equations, worked, { pressureWithinKern: { e: [0, 1], x: [-4, 4] } })
})

test('the pressure below a stiff mat carries the load at its eccentricity, with the edge lifted or not', () => {
  for (const e of [0, 0.5, 1, 1.5, 2.5]) {
    const n = 60_000
    const at = Array.from({ length: n }, (_, i) => -3 + (6 * (i + 0.5)) / n)
    const force = at.reduce((sum, x) => sum + contactPressure(10, 6, e, x), 0) * (6 / n)
    const moment = at.reduce((sum, x) => sum + x * contactPressure(10, 6, e, x), 0) * (6 / n)
    near(force, 10, 1e-6)
    assert.ok(Math.abs(moment / 10 - e) < 1e-5)
  }
})

test('the ground takes no pull, and up to a sixth of the width the middle carries the mean', () => {
  assert.equal(contactPressure(10, 6, 2.5, -3), 0)
  near(contactPressure(10, 6, 0.995, 0), 10 / 6, 1e-12)
})

test('at a sixth of the width both forms give a triangle over all of it', () => {
  near(contactPressure(10, 6, 1, 3), 20 / 6, 1e-12)
  near(contactPressure(10, 6, 1 + 1e-12, 3), 20 / 6, 1e-9)
})
