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

test('the equations of thinning cite the steps of the clause', () => {
  const { damageFactor, baseDamageFactor, reliabilityIndex, posterior, inspectionEffectiveness } = thinning
  const { strengthRatio, strengthRatioOfMinimum, strengthRatioOfPressure, flowStress } = thinning
  const { metalLossParameter, metalLossParameterClad, claddingLife } = thinning
  const steps: readonly (readonly [step: number, ...of: { readonly clause: string }[]])[] = [
    [4, claddingLife],
    [6, metalLossParameter, metalLossParameterClad, thinning.wallLife, thinning.cladWallLife],
    [7, flowStress],
    [8, strengthRatio, strengthRatioOfMinimum, strengthRatioOfPressure],
    [10, inspectionEffectiveness],
    [11, posterior],
    [12, reliabilityIndex],
    [14, baseDamageFactor],
    [15, damageFactor],
  ]
  for (const [step, ...of] of steps) for (const { clause } of of) assert.equal(clause, `Part 2, 4.5.7 step ${step}`)
})

test('at the end of its life the loss is the whole wall, clad or not', () => {
  assert.equal(
    thinning.metalLossParameter.evaluate({ C_r: 0.5, tau: thinning.wallLife.evaluate({ t: 20, C_r: 0.5 }), t: 20 }),
    1,
  )
  const tau = thinning.cladWallLife.evaluate({ tau_rc: 10, t: 20, t_cm: 3, C_r: 0.5 })
  assert.equal(thinning.metalLossParameterClad.evaluate({ C_cm: 0.3, tau, tau_rc: 10, C_r: 0.5, t: 20 }), 1)
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
  assert.deepEqual([0.1, 2, 2.01, 20, 20.1, 100, 100.5, 1000, 1001].map(p), [1, 1, 2, 2, 3, 3, 4, 4, 5])
  assert.deepEqual([1, 9.290304, 9.3, 92, 93, 278, 279, 929, 930].map(c), ['A', 'A', 'B', 'B', 'C', 'C', 'D', 'D', 'E'])
})
