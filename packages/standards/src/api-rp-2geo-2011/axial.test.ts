/** Axial capacity against slices along the pile, and what holds at the ends of each formula. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, peer } from '@keelson/equations/testing.ts'
import * as axial from './axial.ts'
import worked from './axial.worked.json' with { type: 'json' }
import * as clay from './clay.ts'
import * as sand from './sand.ts'
import * as source from './source.ts'

test('unit resistances, layers and capacities are those of slices along the pile', () =>
  assertScriptAgrees({ ...clay, ...sand, ...axial, ...source }, worked))

test('the peer has 35.355 kPa where the strength is half of the stress', () => {
  assertEquationHolds(clay.clayFriction, {
    worked: [
      {
        args: { alpha: clay.adhesionFactor.evaluate({ psi: 0.5 }), s_u: 50e3 },
        value: 35355,
        relTol: 1e-5,
        source: peer('groundhog, API_unit_shaft_friction_clay(50, 100)'),
      },
    ],
  })
})

test('the adhesion factor has no step where its branches meet, and none at its limit', () => {
  const at = (psi: number) => clay.adhesionFactor.evaluate({ psi })
  for (const psi of [0.25, 1]) assert.ok(Math.abs(at(psi * (1 + 1e-9)) - at(psi * (1 - 1e-9))) < 1e-8)
  assert.equal(at(0.2), 1)
  assert.equal(at(1), 0.5)
})

test('where the whole strength counts the friction of a layer is its mean strength by its thickness', () => {
  assertEquationHolds(clay.clayLayerFriction, {
    worked: [
      {
        args: { s_t: 10e3, k: 500, p_t: 4e5, gamma: 8e3, h: 10 },
        value: 125e3,
        relTol: 1e-12,
        source: byHand('(10000 + 15000) / 2 * 10'),
      },
    ],
  })
})

test('sand that is at its limit from the top on gives its limit all along', () => {
  assertEquationHolds(sand.sandLayerFriction, {
    worked: [
      {
        args: { beta: 0.46, p_t: 3e5, gamma: 1e4, f_lim: 96e3, h: 5 },
        value: 480e3,
        relTol: 1e-12,
        source: byHand('96000 * 5'),
      },
    ],
  })
})

test('a pile has a factor of safety of 2 in operating and of 1.5 in extreme conditions', () => {
  assert.deepEqual([source.SAFETY_OPERATING.value, source.SAFETY_EXTREME.value], [2, 1.5])
})
