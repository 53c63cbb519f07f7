/** Claims about pinned connections: a script, a public calculation sheet, and a close pin. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, published } from '@keelson/equations/testing.ts'
import * as pin from './pin-connected.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and factors are those of the script', () => assertScriptAgrees(pin, worked))

test('the reduction factor of the public sheet, and none for a close pin', () => {
  assertEquationHolds(pin.reductionFactor, {
    worked: [
      {
        args: { D_p: 0.75, D_h: 0.875 },
        value: 0.8583533,
        relTol: 1e-6,
        source: published('Lifting Lug Design (ASME BTH-1), public calculation sheet'),
      },
      { args: { D_p: 1, D_h: 1 }, value: 1, relTol: 1e-12, source: closedForm('a pin that fills its hole') },
    ],
  })
})

test('the reduction factor steps up by 12 % at nine tenths of the hole', () => {
  const at = (D_p: number) => pin.reductionFactor.evaluate({ D_p, D_h: 1 })
  assert.ok(Math.abs(at(0.9) - (1 - 0.275 * Math.sqrt(0.19))) < 1e-12)
  assert.equal(at(0.9000001), 1)
})
