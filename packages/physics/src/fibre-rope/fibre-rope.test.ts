/** The screening of fibre ropes against a script that knows its laws only. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as creep from './creep.ts'
import * as mean from './mean-load.ts'
import worked from './worked.json' with { type: 'json' }

test('mean load, creep life and margin are those of the script', () => {
  assertScriptAgrees({ ...creep, ...mean }, worked)
})

test('at its reference load a rope lasts the reference life, and a sixth of a load ratio more costs a decade', () => {
  const { REFERENCE_LIFE: t, REFERENCE_RATIO: L, DECADES: k } = creep
  const args = (L_m: number) => ({ t_ref: t.value, L_ref: L.value, L_m, k_c: k.value })
  const source = closedForm('10 to the power of nothing, and of minus one')
  assertEquationHolds(creep.creepLife, {
    worked: [
      { args: args(0.3), value: 100, relTol: 1e-13, source },
      { args: args(0.3 + 1 / 6), value: 10, relTol: 1e-13, source },
    ],
  })
})

test('without knockdown the curve stays', () => {
  const source = closedForm('the exponential of nothing')
  assertEquationHolds(mean.knockedDownIntercept, {
    worked: [{ args: { a_D: 0.259, k: 0, L_m: 0.4 }, value: 0.259, relTol: 1e-13, source }],
  })
})
