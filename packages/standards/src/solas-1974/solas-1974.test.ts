/** The steering gear of SOLAS against a script of the rule. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as gear from './steering-gear.ts'
import worked from './worked.json' with { type: 'json' }

test('power and times are those of the script', () => assertScriptAgrees(gear, worked))

test('a gear of 1 kN m works with 40.5 W, to either side', () => {
  const power = (Q: number) => gear.steeringPower.evaluate({ Q, theta_s: gear.SWEEP.si, t_s: gear.SWEEP_TIME.si })
  near(power(1000), (1000 * 65 * Math.PI) / 180 / 28, 1e-12)
  near(power(-1000), power(1000), 1e-12)
})
