/** The factors of Timoshenko and Gere's tables, the bound by energy, and the edge of a short plate. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
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

test('only the shape of a plate counts: one twice as wide and twice as long has the same factor', () => {
  near(edges.clampedFactor({ s: 2, l: 1.4 }), 7.0, 0.0025)
  near(edges.clampedFactor({ s: 0.5, l: 0.3 }), 7.05, 0.0025)
  near(edges.freeEdgeRoot({ s: 2, l: 2.8, nu: 0.3 }), 0.922, 5e-5)
})

test('far from the other edge a free edge buckles as its edge wave travels, by the closed form of Konenkov (1960)', () => {
  for (const nu of [0.25, 0.3]) {
    const wave = (1 - nu) * (3 * nu - 1 + 2 * Math.sqrt(2 * nu ** 2 - 2 * nu + 1))
    for (const s of [1, 2]) near(edges.freeEdgeRoot({ s, l: s / 100, nu }), wave * 100 ** 2, 1e-8)
  }
})

test('what is recorded of a free edge fulfils the equation of its kind, on either side of the factor of (s/l)^2', () => {
  for (const [l, kind] of [
    [0.08, 'kappa'],
    [0.15, 'beta'],
  ] as const) {
    const trace = newTrace()
    edges.freeEdgeRoot({ s: 1, l, nu: 0.3 }, trace)
    const [wave, last] = [trace.steps.find(({ symbol }) => symbol === 'lambda_m'), trace.steps.at(-1)]
    assert.ok(wave?.kind === 'equation' && last?.kind === 'equation')
    near(wave.value, Math.PI / l, 1e-12)
    assert.ok(last.arguments.some(({ symbol }) => symbol === kind))
    near(last.left?.value, last.value, 1e-9)
  }
})
