/** The equations of electrical submersible pumps against worked numbers, published examples and closed forms. */
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, published } from '@keelson/equations/testing.ts'
import * as cable from './cable.ts'
import * as gas from './gas.ts'
import * as heads from './heads.ts'
import * as intake from './intake.ts'
import * as pump from './pump.ts'
import * as viscosity from './viscosity.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations of pump, intake, gas, viscosity and cable are those of the script', () =>
  assertScriptAgrees({ ...heads, ...intake, ...gas, ...pump, ...viscosity, ...cable }, worked))

const standard = published(
  'ANSI/HI 9.6.7, worked example of 110 m3/h, 77 m, 2950 rpm and 120 cSt, in public descriptions',
)

test('the worked example of the viscosity standard', () => {
  const at = { nu: 120, h_BEP: 77, q_BEP: 110, n: 2950 }
  assertEquationHolds(viscosity.parameterB, {
    worked: [{ args: at, value: 5.52, relTol: 3e-3, source: standard }],
  })
  assertEquationHolds(viscosity.rateCorrection, {
    ranges: { B: [1, 40] },
    worked: [{ args: { B: 5.52 }, value: 0.938, relTol: 1e-3, source: standard }],
  })
  assertEquationHolds(viscosity.efficiencyCorrection, {
    worked: [{ args: { B: 5.52 }, value: 0.738, relTol: 1e-3, source: standard }],
  })
})

test('at best efficiency the head is corrected as the rate is, and a thin liquid not at all', () => {
  const source = closedForm('x = 1, and B = 1')
  assertEquationHolds(viscosity.headCorrection, {
    worked: [{ args: { C_Q: 0.9, x_q: 1 }, value: 0.9, relTol: 1e-14, source }],
  })
  assertEquationHolds(viscosity.rateCorrection, {
    ranges: { B: [1, 40] },
    worked: [{ args: { B: 1 }, value: 1, relTol: 0, source }],
  })
  assertEquationHolds(viscosity.efficiencyCorrection, { worked: [{ args: { B: 1 }, value: 1, relTol: 0, source }] })
})

test('a whole number of stages takes no stage more', () => {
  assertEquationHolds(pump.stageCount, {
    worked: [
      { args: { TDH: 600, h_s: 6 }, value: 100, relTol: 0, source: closedForm('600 over 6') },
      { args: { TDH: 600.01, h_s: 6 }, value: 101, relTol: 0, source: closedForm('one more') },
    ],
  })
})

test('half the bubbles are left behind where the liquid goes down as fast as they rise', () => {
  const source = closedForm('equal velocities')
  assertEquationHolds(gas.naturalSeparation, {
    worked: [{ args: { v_inf: 0.2, v_sl: 0.2 }, value: 0.5, relTol: 1e-14, source }],
  })
})

test('a psi of water is 2.31 ft of head', () => {
  const source = byHand('6894.757293168 / (1000 * 1 * 9.80665)')
  assertEquationHolds(heads.fluidHead, {
    worked: [
      { args: { p: 6894.757293168, rho_w: 1000, gamma: 1, g: 9.80665 }, value: 0.70306958, relTol: 1e-7, source },
    ],
  })
})

test('at the bound of Turpin the number is 1', () => {
  const p_a = 600
  const f_g = gas.turpinBound.evaluate({ p_a })
  const source = closedForm('the bound put back')
  assertEquationHolds(gas.turpinNumber, {
    worked: [{ args: { q_g: f_g, q_l: 1 - f_g, p_a }, value: 1, relTol: 1e-12, source }],
  })
})

test('the flowing pressure of an intake pressure gives it back', () => {
  const well = { p_atm: 14.7, g_w: 0.433, gamma: 0.9, L_d: 7000, L_p: 6500 }
  const p_wf = intake.flowingPressureOfIntake({ p_i: 300, ...well })
  const source = closedForm('put back')
  assertEquationHolds(intake.pumpIntakePressure, {
    worked: [{ args: { p_wf, ...well }, value: 300, relTol: 1e-12, source }],
  })
})
