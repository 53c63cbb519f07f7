/** Claims about pad eyes of portable units: a script, a public sheet, and how the two contact stresses meet. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as padeye from './padeye.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations, classes and factors are those of the script', () => assertScriptAgrees(padeye, worked))

test('the design factor of an 11 t debris catcher in class R45', () => {
  assertEquationHolds(padeye.designFactor, {
    worked: [
      {
        args: { c_0: 1.4, c: 0.6, M_50: 5e4, MGW: 1.1e4 },
        value: 2.679204,
        relTol: 1e-6,
        source: published('DNV 2.7-3 pad eye calculation, 15k debris catcher, public sheet'),
      },
    ],
  })
})

test('the contact stresses of a close and of a loose pin meet within 1.1 % at 0.94 of the hole', () => {
  const eye = { RSF: 1e5, E: 2.1e11, D_H: 0.03, t_e: 0.04 }
  const loose = padeye.looseContactStress.evaluate({ ...eye, D_pin: padeye.CLOSE_PIN.value * eye.D_H })
  near(loose, padeye.closeContactStress.evaluate(eye), 0.011)
})
