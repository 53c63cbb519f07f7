/** Ranking by several criteria: each equation against a script, and what is published or known without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import { principalEigenvector } from '@keelson/numerics/principal-eigenvector.ts'
import * as pairwise from './pairwise.ts'
import * as ranking from './ranking.ts'
import worked from './worked.json' with { type: 'json' }

test('equations and tables are those of the script', () => {
  assertScriptAgrees({ ...pairwise, ...ranking }, worked)
})

test('the eigenvector fulfils the equation of each weight', () => {
  const matrix = [
    [1, 3, 5],
    [1 / 3, 1, 3],
    [1 / 5, 1 / 3, 1],
  ]
  const { vector: w, value } = principalEigenvector(matrix)
  const c = [0, 1, 2].map((j) => matrix.reduce((sum, row) => sum + (row[j] ?? 0), 0))
  const lambda_max = pairwise.principalValue.evaluate({ c, w })
  assert.ok(Math.abs(lambda_max - value) < 1e-13)
  matrix.forEach((a, i) => {
    assert.ok(Math.abs(pairwise.criterionWeight.evaluate({ a, w, lambda_max }) - (w[i] ?? 0)) < 1e-14)
  })
})

test('consistent comparisons have no index, and the ideal is all of closeness', () => {
  assertEquationHolds(pairwise.consistencyIndex, {
    worked: [{ args: { lambda_max: 5, n: 5 }, value: 0, relTol: 0, source: closedForm('consistent') }],
  })
  assertEquationHolds(ranking.closeness, {
    worked: [
      { args: { d_m: 0.3, d_p: 0 }, value: 1, relTol: 0, source: closedForm('the ideal itself') },
      { args: { d_m: 0.2, d_p: 0.2 }, value: 0.5, relTol: 0, source: closedForm('midway') },
    ],
  })
})
