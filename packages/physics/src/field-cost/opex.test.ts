/** The operating cost of a field: each equation and table against a script, and what is known without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm } from '@keelson/equations/testing.ts'
import * as limit from './economic-limit.ts'
import * as life from './field-life.ts'
import worked from './opex.worked.json' with { type: 'json' }
import * as benchmark from './opex-benchmark.ts'
import * as parts from './opex-build-up.ts'

test('equations, tables and coefficients are those of the script', () => {
  assertScriptAgrees({ ...benchmark, ...parts, ...limit, ...life }, worked)
})

test('at the age of the benchmark both rules of age give one', () => {
  const YEAR = 31_557_600
  const source = closedForm('the age of the benchmark')
  assertEquationHolds(benchmark.youngFactor, {
    worked: [
      { args: { f_min: 0.85, s_a: 0.03 / YEAR, a_r: 5 * YEAR, a: 5 * YEAR }, value: 1, relTol: 1e-14, source },
      { args: { f_min: 0.85, s_a: 0.03 / YEAR, a_r: 5 * YEAR, a: 0 }, value: 0.85, relTol: 1e-12, source },
    ],
  })
  assertEquationHolds(benchmark.ageingFactor, {
    worked: [{ args: { g_a: 1.025, a: 5, a_r: 5 }, value: 1, relTol: 1e-14, source }],
  })
})

test('at the economic limit a barrel earns what it costs', () => {
  const [W, F, N_d, v] = [0.75, 9.5e7, 365, 6.5] as const
  const R = 0.6 * 70
  const q = limit.economicLimit.evaluate({ W, F, N_d, M: R - W * v })
  assert.ok(Math.abs(W * limit.unitCostAt.evaluate({ F, N_d, q, v }) - R) < 1e-12 * R)
})

test('the limit of a lease is that of the printed formula', () => {
  assertEquationHolds(limit.economicLimit, {
    worked: [
      {
        args: { W: 0.75, F: 216_000, N_d: 365, M: 0.6 * (62 + 3.2 * 0.9) * (1 - 0.046) },
        value: 11.9512047,
        relTol: 1e-8,
        source: byHand('0.75 * 216000 / (365 * 0.6 * 64.88 * 0.954)'),
      },
      {
        args: { W: 1, F: 12 * 30_000, N_d: 360, M: 20 },
        value: 50,
        relTol: 1e-12,
        source: byHand('12 * 30000 / (360 * 20)'),
      },
    ],
  })
})

test('a slow decline gives the volume of a steady rate', () => {
  const q_b = life.rateOfYear.evaluate({ q_i: 1000, D: 1e-6, k: 1 })
  const slow = life.decliningVolume.evaluate({ N_d: 365, q_a: 1000, q_b, D: 1e-6 })
  assert.ok(Math.abs(slow / (365 * 1000) - 1) < 1e-6)
})
