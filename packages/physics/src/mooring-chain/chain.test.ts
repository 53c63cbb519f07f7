/** Chain by its diameter against a script that knows published line types only, and against chains of known platforms. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as chain from './chain.ts'
import worked from './worked.json' with { type: 'json' }

test('mass, weight and stiffness of chain are those of the script', () => {
  assertScriptAgrees(chain, worked)
})

test('studless chain of 185 mm weighs 685 kg/m', () => {
  const source = published('NREL/TP-5000-76773 (VolturnUS-S), mooring table')
  const { mass } = chain.CHAIN.studless
  assertEquationHolds(chain.chainMass, {
    worked: [{ args: { c_m: mass.value, d: 0.185 }, value: 685, relTol: 1e-3, source }],
  })
})
