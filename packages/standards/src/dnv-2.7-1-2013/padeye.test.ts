/** Claims about pad eyes of containers: a script, and a public sheet. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as padeye from './padeye.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and limits are those of the script', () => assertScriptAgrees(padeye, worked))

test('the pad eye of half a tonne that AS Connector published', () => {
  const source = published('AS Connector, Calculation of Lifting Eye (DNV 2.7-1), 2016')
  const v = (40 * Math.PI) / 180
  assertEquationHolds(padeye.resultingSlingForce, {
    worked: [{ args: { R: 500, g: 9.81, n_s: 4, v }, value: 6403, relTol: 1e-4, source }],
  })
  assertEquationHolds(padeye.tearOutStress, {
    worked: [{ args: { RSF: 6403, H: 0.025, t: 0.01, D_H: 0.025 }, value: 76.836e6, relTol: 1e-5, source }],
  })
  assertEquationHolds(padeye.contactStress, {
    worked: [{ args: { RSF: 6403, D_H: 25, t: 10 }, value: 119.942, relTol: 1e-4, source }],
  })
})
