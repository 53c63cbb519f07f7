/** Worked values of surface tension and water: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { constantWaterTension, deadOilTension, jenningsWaterTension, oilTension } from './surface-tension.ts'
import { waterDensity, waterViscosity } from './water.ts'

const separately = 'worked separately from the printed formula'

test('surface tension', () => {
  assertEquationHolds(deadOilTension, {
    ranges: { T: [0, 500], API: [5, 80] },
    worked: [
      { args: { T: 60, API: 35 }, value: 30.0015, relTol: 1e-9, source: separately },
      { args: { T: 84, API: 35 }, value: 29.2515, relTol: 1e-9, source: separately },
      { args: { T: 120, API: 35 }, value: 28.5015, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(oilTension, {
    ranges: { p: [15, 20000] },
    worked: [
      { args: { sigma_od: 30, p: 1000 }, value: 13.881207802307955, relTol: 1e-9, source: separately },
      { args: { sigma_od: 30, p: 10000 }, value: 1, relTol: 1e-12, source: 'floor of 1 dyn/cm' },
    ],
  })
  assertEquationHolds(constantWaterTension, { worked: [{ args: {}, value: 60, relTol: 1e-9, source: separately }] })
  assertEquationHolds(jenningsWaterTension, {
    ranges: { p: [15, 20000], T: [0, 500] },
    worked: [
      { args: { p: 1000, T: 74 }, value: 62.65361656780363, relTol: 1e-9, source: separately },
      { args: { p: 1000, T: 177 }, value: 53.557757835632614, relTol: 1e-9, source: separately },
    ],
  })
})

test('water', () => {
  assertEquationHolds(waterDensity, {
    worked: [{ args: { gamma_w: 1.05 }, value: 65.52, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(waterViscosity, {
    ranges: { T: [32, 400] },
    worked: [
      { args: { T: 200 }, value: 0.3127972693651937, relTol: 1e-9, source: separately },
      { args: { T: 68 }, value: 1, relTol: 0.1, source: 'handbook value of water at 68 degF, 1.00 cP' },
    ],
  })
})
