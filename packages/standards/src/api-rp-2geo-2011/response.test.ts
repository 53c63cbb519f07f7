/** Load transfer along and across a pile, against a script and a peer, and what the curves have at their ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, peer } from '@keelson/equations/testing.ts'
import * as transfer from './load-transfer.ts'
import * as clay from './py-clay.ts'
import * as sand from './py-sand.ts'
import worked from './response.worked.json' with { type: 'json' }

test('curves and factors are those of the script', () => assertScriptAgrees({ ...transfer, ...clay, ...sand }, worked))

test('the peer has 348 kN/m in soft clay at six diameters', () => {
  assertEquationHolds(clay.clayUltimate, {
    worked: [
      {
        args: { c: 50e3, gamma: 8e3, D: 1, z: 6, J: 0.5 },
        value: 348e3,
        relTol: 1e-9,
        source: peer('openpile, test_pycurves'),
      },
    ],
  })
})

test('clay reaches its ultimate resistance at eight reference deflections, and half of it at one', () => {
  const at = (y: number) => clay.clayStatic.evaluate({ p_u: 1, y, y_50: 0.025 })
  assert.equal(at(0.025), 0.5)
  assert.equal(at(0.2), 1)
  assert.equal(at(0.5), 1)
})

test('cycles leave clay 0.72 at depth, and nothing at the seabed', () => {
  const at = (z: number) => clay.clayCyclic.evaluate({ p_u: 1, y: 1, y_50: 0.02, z, X_R: 8 })
  assert.equal(at(8), 0.72)
  assert.equal(at(0), 0)
})

test('clay keeps its peak where its residual share is 1', () => {
  assert.deepEqual(transfer.clayCurve(1).shares.slice(-2), [1, 1])
  assert.equal(transfer.clayCurve(0.8).displacements.at(-1), transfer.RESIDUAL_DISPLACEMENT)
})
