/** Each equation of water and of surface tensions against a script that knows the sources only, over its whole range. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import * as tension from './surface-tension.ts'
import * as water from './water.ts'
import worked from './water.worked.json' with { type: 'json' }

test('the equations of water and tensions give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...tension, ...water }, worked, {
    deadOilTension: { T: [0, 500], API: [5, 80] },
    oilTension: { p: [15, 20000] },
    jenningsWaterTension: { p: [15, 20000], T: [0, 500] },
    waterViscosity: { T: [32, 400] },
  })
})

test('water at 68 degF has 1.00 cP within a tenth', () => {
  const source = published('CRC Handbook of Chemistry and Physics: viscosity of water at 20 degC, 1.00 mPa s')
  assertEquationHolds(water.waterViscosity, { worked: [{ args: { T: 68 }, value: 1, relTol: 0.1, source }] })
})
