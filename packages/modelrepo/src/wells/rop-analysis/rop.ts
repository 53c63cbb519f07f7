/** The five analyses of the rate of penetration, each whole in its own file. */
import { CALIBRATE, composed, ENERGY, EXPONENT, PREDICT, REGRESSION } from './inputs.ts'
import { byPoints } from './way-calibration.ts'
import { specificEnergy } from './way-energy.ts'
import { drillingExponents } from './way-exponent.ts'
import { predicted } from './way-predict.ts'
import { fittedToData } from './way-regression.ts'

export const rop = composed({
  [PREDICT]: predicted,
  [REGRESSION]: fittedToData,
  [CALIBRATE]: byPoints,
  [ENERGY]: specificEnergy,
  [EXPONENT]: drillingExponents,
})
