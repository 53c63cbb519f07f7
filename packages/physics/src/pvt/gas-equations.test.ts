/** Worked values of gas critical and gas z factor and gas properties: each equation runs as it prints over its range. */
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import {
  acidGasAdjustment,
  pseudoCriticalPressure,
  pseudoCriticalTemperature,
  reducedPressure,
  reducedTemperature,
  sourCriticalPressure,
  sourCriticalTemperature,
} from './gas-critical.ts'
import {
  gasDensity,
  gasViscosity,
  gasVolumeFactor,
  molarMass,
  viscosityK,
  viscosityX,
  viscosityY,
} from './gas-properties.ts'
import { firstCoefficient, gasState, reducedDensity, secondCoefficient, thirdCoefficient } from './gas-z-factor.ts'

const separately = 'worked separately from the printed formula'

test('gas critical', () => {
  assertEquationHolds(pseudoCriticalTemperature, {
    ranges: { gamma_g: [0.5, 1.8] },
    worked: [
      {
        args: { gamma_g: 0.65 },
        value: 365.11,
        relTol: 1e-6,
        source: 'Sutton for gas gravity 0.65, by a separate program',
      },
    ],
  })
  assertEquationHolds(pseudoCriticalPressure, {
    ranges: { gamma_g: [0.5, 1.8] },
    worked: [
      {
        args: { gamma_g: 0.65 },
        value: 670.129,
        relTol: 1e-6,
        source: 'Sutton for gas gravity 0.65, by a separate program',
      },
    ],
  })
  assertEquationHolds(acidGasAdjustment, {
    ranges: { y_A: [0, 0.8], y_S: [0, 0.7] },
    worked: [{ args: { y_A: 0.2, y_S: 0.1 }, value: 23.79523221852881, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(sourCriticalTemperature, {
    worked: [
      { args: { T_pc: 380, epsilon_A: 23.79523221852881 }, value: 356.2047677814712, relTol: 1e-9, source: separately },
    ],
  })
  assertEquationHolds(sourCriticalPressure, {
    worked: [
      {
        args: { p_pc: 670, T_pc: 380, T_pcA: 356.2047677814712, y_S: 0.1, epsilon_A: 23.79523221852881 },
        value: 624.5256014720414,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(reducedTemperature, {
    worked: [{ args: { T: 200, T_pc: 365.11 }, value: 1.8067705622962942, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(reducedPressure, {
    worked: [{ args: { p: 2000, p_pc: 670.129 }, value: 2.9844999992538748, relTol: 1e-9, source: separately }],
  })
})

test('gas z factor', () => {
  assertEquationHolds(firstCoefficient, {
    ranges: { T_pr: [0.8, 4] },
    worked: [{ args: { T_pr: 1.8067705622962942 }, value: -0.35744843775633073, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(secondCoefficient, {
    ranges: { T_pr: [0.8, 4] },
    worked: [{ args: { T_pr: 1.8067705622962942 }, value: 0.19657583633291562, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(thirdCoefficient, {
    ranges: { T_pr: [0.8, 4] },
    worked: [{ args: { T_pr: 1.8067705622962942 }, value: -0.03705759168324411, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(reducedDensity, {
    worked: [
      {
        args: { p_pr: 2.9844999992538748, z: 0.8973540477369044, T_pr: 1.8067705622962942 },
        value: 0.4970138774735302,
        relTol: 1e-9,
        source: separately,
      },
    ],
  })
  assertEquationHolds(gasState, {
    ranges: { rho_r: [0, 3] },
    worked: [
      {
        args: {
          z: 0.8973540477369044,
          c_1: -0.35744843775633073,
          c_2: 0.19657583633291562,
          c_3: -0.03705759168324411,
          rho_r: 0.4970138774735302,
          T_pr: 1.8067705622962942,
        },
        value: 0.8973540477369044,
        left: 0.8973540477369044,
        relTol: 1e-9,
        source: 'closed by a separate root finder at 2000 psia, 200 degF',
      },
    ],
  })
})

test('gas properties', () => {
  assertEquationHolds(gasDensity, {
    worked: [
      {
        args: { gamma_g: 0.65, p: 2000, z: 0.8973540477369044, T: 200 },
        value: 5.928391,
        relTol: 1e-6,
        source: '2000 psia, 200 degF, gravity 0.65, by a separate program',
      },
    ],
  })
  assertEquationHolds(gasVolumeFactor, {
    worked: [
      {
        args: { z: 0.8973540477369044, T: 200, p: 2000 },
        value: 0.00836732,
        relTol: 0.0004,
        source: '2000 psia, 200 degF, gravity 0.65, by a separate program, with 0.02827 for 14.696/519.67',
      },
    ],
  })
  assertEquationHolds(molarMass, { worked: [{ args: { gamma_g: 1 }, value: 28.97, relTol: 1e-12, source: 'air' }] })
  assertEquationHolds(viscosityK, {
    worked: [{ args: { M_g: 18.8305, T: 200 }, value: 133.19474011206094, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(viscosityX, {
    worked: [{ args: { M_g: 18.8305, T: 200 }, value: 5.133292846096002, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(viscosityY, {
    worked: [{ args: { X_mu: 5.133292846096002 }, value: 1.3053556710282492, relTol: 1e-9, source: separately }],
  })
  assertEquationHolds(gasViscosity, {
    worked: [
      {
        args: { K_mu: 133.19474011206094, X_mu: 5.133292846096002, rho_g: 5.928390607900309, Y_mu: 1.3053556710282492 },
        value: 0.01689084,
        relTol: 1e-5,
        source: '2000 psia, 200 degF, gravity 0.65, by a separate program',
      },
    ],
  })
})
