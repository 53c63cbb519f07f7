/** Claims about lifts through the wave zone and on long wires: a script, still water, and what grows with the sea. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as lowering from './lowering.ts'
import * as zone from './splash-zone.ts'
import * as waves from './waves.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and limits are those of the script', () =>
  assertScriptAgrees({ ...waves, ...zone, ...lowering }, worked))

test('at the surface a particle of amplitude a moves at a omega, and one wave length down at a five-hundredth', () => {
  const [T_z, g] = [6, 9.80665]
  const at = (d: number) => waves.particleVelocity.evaluate({ zeta_a: 1, T_z, d, g })
  near(at(0), (2 * Math.PI) / T_z, 1e-12)
  near(at((g * T_z ** 2) / (2 * Math.PI)) / at(0), Math.exp(-2 * Math.PI), 1e-9)
  const a = waves.particleAcceleration.evaluate({ zeta_a: 1, T_z, d: 5, g })
  near(a / at(5), (2 * Math.PI) / T_z, 1e-12)
})

test('varying buoyancy takes from the mass force, and adds where it is the larger', () => {
  const force = (F_rho: number) => zone.hydrodynamicForce.evaluate({ F_D: 0, F_slam: 0, F_M: 10, F_rho })
  assert.deepEqual([0, 4, 10, 25].map(force), [10, 6, 0, 15])
})

test('a wire without mass stretches by its tension over its stiffness', () => {
  const hung = { M: 1e4, rho: 1025, V: 2, g: 9.80665, m: 0, A_w: 0, L: 1000 }
  near(lowering.elongation.evaluate({ ...hung, EA: 1e8 }), lowering.topTension.evaluate(hung) / 1e5, 1e-12)
})
