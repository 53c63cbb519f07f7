/** Each equation of gradients, marching, unloading and lift deficit against a script that knows the sources only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as parts from './gradient-parts.ts'
import * as deficit from './lift-deficit.ts'
import * as losses from './losses.ts'
import * as traverse from './traverse.ts'
import * as unloading from './unloading.ts'
import worked from './well.worked.json' with { type: 'json' }

test('the equations of a well give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...parts, ...deficit, ...losses, ...traverse, ...unloading }, worked, {
    stepCount: { L: [1, 200000] },
    gradientWithAcceleration: { E_k: [0, 0.9] },
  })
})

test('fresh water weighs 0.433 psi/ft', () => {
  const source = published('Bradley, Petroleum Engineering Handbook: fresh water 0.433 psi/ft')
  assertEquationHolds(parts.gravityGradient, {
    worked: [{ args: { rho_s: 62.4, theta: Math.PI / 2 }, value: 0.433, relTol: 0.001, source }],
  })
})
