/** Claims about plates and solids: a script, a plate that turns, and a cube. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as plates from './plates.ts'
import worked from './plates-and-solids.worked.json' with { type: 'json' }
import * as solids from './solids.ts'

test('the equations are those of the script', () => assertScriptAgrees({ ...plates, ...solids }, worked))

test('a plate that turns carries pi rho a^4 / 8 for each metre, a square 7 % more than its own 0.234 pi rho a^4', () => {
  const [rho, l, a] = [1025, 3, 2]
  const plate = plates.rotationalAddedMass.evaluate({ rho, l, s_1: 2 * a, s_2: 0 })
  near(plate, (Math.PI * rho * l * a ** 4) / 8, 1e-12)
  const square = plates.rotationalAddedMass.evaluate({ rho, l, s_1: 2 * a, s_2: 2 * a })
  near(square / (0.234 * Math.PI * rho * l * a ** 4), 1.07, 0.005)
})

test('a box that stands for area and volume has both', () => {
  const [A_p, V] = [25, 5.1]
  const side = solids.equivalentSide.evaluate({ A_p })
  const height = solids.equivalentHeight.evaluate({ V, A_p })
  near(solids.boxVolume.evaluate({ l: side, w: side, h: height }), V, 1e-12)
  assert.ok(height < side)
})
