/** Claims about the thinning damage factor and the risk, against a script that knows the method only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import * as risk from './risk.ts'
import * as thinning from './thinning.ts'
import * as tables from './thinning-tables.ts'
import worked from './worked.json' with { type: 'json' }

const { CONDITIONALS, GRADES, PRIORS } = tables

test('equations, tables and coefficients give what the script gives', () => {
  assertScriptAgrees({ ...risk, ...thinning, ...tables }, worked)
})

test('each prior is a distribution, and a better inspection tells the states further apart', () => {
  for (const prior of Object.values(PRIORS))
    assert.ok(Math.abs(prior[0].value + prior[1].value + prior[2].value - 1) < 1e-12)
  const apart = GRADES.map((grade) => CONDITIONALS[grade][0].value / CONDITIONALS[grade][2].value)
  assert.deepEqual(
    [...apart].sort((a, b) => b - a),
    apart,
  )
})

test('a category holds its upper end', () => {
  const { probabilityCategory: p, consequenceCategory: c } = risk
  assert.deepEqual([0.1, 2, 2.01, 20, 100, 1000, 1001].map(p), [1, 1, 2, 2, 3, 4, 5])
  assert.deepEqual([1, 9.290304, 9.3, 92, 278, 929, 930].map(c), ['A', 'A', 'B', 'B', 'C', 'D', 'E'])
})
