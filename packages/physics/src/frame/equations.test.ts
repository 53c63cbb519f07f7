/** Claims about one member: a script that integrates its curvature, and the states that every handbook has. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm } from '@keelson/equations/testing.ts'
import * as beam from './equations.ts'
import worked from './worked.json' with { type: 'json' }

test('the member is that of the script', () => assertScriptAgrees(beam, worked))

test('held ends take a twelfth of w L^2 each, the left one the other way', () => {
  const args = { EI: 3, L: 6, theta_1: 0, theta_2: 0, psi: 0, w: -2 }
  const source = closedForm('w L^2/12 of a beam with fixed ends')
  assertEquationHolds(beam.momentOnStart, { worked: [{ args, value: 6, relTol: 1e-12, source }] })
  assertEquationHolds(beam.momentOnEnd, { worked: [{ args, value: -6, relTol: 1e-12, source }] })
})

test('a beam on two hinges sags by 5 w L^4/384 EI', () => {
  const [w, L, EI] = [-384, 2, 5]
  const theta_1 = beam.simpleRotationAtStart.evaluate({ EI, L, psi: 0, w })
  assertEquationHolds(beam.deflectionAt, {
    worked: [
      {
        args: { v_c: 0, psi: 0, theta_1, theta_2: -theta_1, L, w, EI, x: 1 },
        value: -16,
        relTol: 1e-12,
        source: closedForm('5 w L^4/(384 EI)'),
      },
    ],
  })
})
