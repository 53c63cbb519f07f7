/** The factors of Timoshenko and Gere's tables, the bound by energy, and the edge of a short plate. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as edges from './edges.ts'
import worked from './edges.worked.json' with { type: 'json' }
import { freeEdgeFactor } from './free-edge.ts'

test('the equations are those of the script', () => assertScriptAgrees(edges, worked))

test('clamped long edges: table 9-6 of the book', () => {
  for (const [l, k] of [
    [0.4, 9.44],
    [0.5, 7.69],
    [0.6, 7.05],
    [0.7, 7.0],
    [0.8, 7.29],
    [1, 7.69],
  ] as const)
    near(edges.clampedFactor({ s: 1, l }), k, 0.0025)
})

test('one long edge free: 0.9220 at 1.4, below the bound by energy, and the bound of a long plate', () => {
  near(edges.freeEdgeRoot({ s: 1, l: 1.4, nu: 0.3 }), 0.922, 5e-5)
  near(edges.freeEdgeRoot({ s: 1, l: 1000, nu: 0.3 }), freeEdgeFactor.evaluate({ s: 1, l: 1000, nu: 0.3 }), 2e-4)
  for (const l of [0.08, 0.2, 1, 3, 20]) {
    const [k, bound] = [edges.freeEdgeRoot({ s: 1, l, nu: 0.3 }), freeEdgeFactor.evaluate({ s: 1, l, nu: 0.3 })]
    assert.ok(k < bound && k > 0.97 * bound, `${l}: ${k} ${bound}`)
  }
})

test('a plate much shorter than wide buckles at its free edge, below a wide column of no Poisson effect', () => {
  assert.ok(edges.freeEdgeRoot({ s: 1, l: 0.05, nu: 0.3 }) < 400)
})
