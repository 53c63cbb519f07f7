/** Each equation of the gas against a script that knows the papers only, over its whole range. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import worked from './gas.worked.json' with { type: 'json' }
import * as critical from './gas-critical.ts'
import * as properties from './gas-properties.ts'
import * as factor from './gas-z-factor.ts'

const REDUCED = { T_pr: [0.8, 4] } as const

test('the equations of the gas give what the script gives, and are finite over their ranges', () => {
  assertScriptAgrees({ ...critical, ...properties, ...factor }, worked, {
    pseudoCriticalTemperature: { gamma_g: [0.5, 1.8] },
    pseudoCriticalPressure: { gamma_g: [0.5, 1.8] },
    acidGasAdjustment: { y_A: [0, 0.8], y_S: [0, 0.7] },
    firstCoefficient: REDUCED,
    secondCoefficient: REDUCED,
    thirdCoefficient: REDUCED,
    gasState: { rho_r: [0, 3] },
  })
})
