/** Each equation of the standard against a script that knows the standard only, and against a peer code. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, closedForm, peer } from '@keelson/equations/testing.ts'
import * as collapse from './collapse.ts'
import * as combined from './combined-loading.ts'
import * as buckling from './local-buckling.ts'
import * as material from './material.ts'
import * as oval from './ovality.ts'
import * as containment from './pressure-containment.ts'
import * as pressures from './pressures.ts'
import * as propagation from './propagation.ts'
import { GAMMA_M } from './source.ts'
import * as wall from './wall.ts'
import worked from './worked.json' with { type: 'json' }

const tests = peer('qwilka/PDover2t tests/test_press_contain.py')
const notebook = peer('qwilka/PDover2t examples/notebooks')
const at = <A>(args: A, value: number, source = tests, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('the equations, factors and limits of the standard give what the script gives', () => {
  const resistance = { ...buckling, ...collapse, ...combined, ...containment, ...propagation }
  assertScriptAgrees({ ...material, ...oval, ...pressures, ...resistance, ...wall, GAMMA_M }, worked)
})

test('pressures at the point are those of the peer code', () => {
  assertEquationHolds(pressures.incidentalPressure, at({ gamma_inc: 1.1, p_d: 24e6 }, 26.4e6))
  const head = { g: 9.81, h_ref: 30, h_l: -340 }
  assertEquationHolds(pressures.localIncidentalPressure, at({ p_inc: 26.4e6, rho_cont: 275, ...head }, 27398167.5))
  const system = { p_d: 24e6, gamma_inc: 1.1, alpha_spt: 1.05 }
  assertEquationHolds(pressures.systemTestPressure, at(system, 27.72e6, notebook))
})

test('the de-rating curves are defined from the cold to their end', () => {
  const none = closedForm('nothing is lost in the cold')
  assertEquationHolds(material.deratingCMn, { ranges: { T: [-50, 200] }, ...at({ T: 50 }, 0, none, 0) })
  assertEquationHolds(material.deratingDuplex, { ranges: { T: [-50, 200] }, ...at({ T: 20 }, 0, none, 0) })
})

test('de-rating reads kelvin, gives pascal, and ends at 200 degC', () => {
  assert.ok(Math.abs(material.strengthDerating('CMn', 333.15, silent) - 6e6) < 1)
  assert.ok(Math.abs(material.strengthDerating('22Cr/25Cr duplex', 373.15, silent) - 90e6) < 1)
  assert.ok(Math.abs(material.strengthDerating('CMn', 473.15, silent) - 70e6) < 1)
  assert.throws(() => material.strengthDerating('CMn', 474, silent), /end at 200 °C/)
})

test('strength and walls are those of the peer code', () => {
  assertEquationHolds(material.deratedYieldStrength, at({ SMYS: 450e6, f_temp: 6e6 }, 444e6))
  assertEquationHolds(wall.characteristicWallOperation, at({ t: 0.0212, t_fab: 0.001, t_corr: 0.0005 }, 0.0197))
  assertEquationHolds(wall.characteristicWallInstallation, at({ t: 0.0212, t_fab: 0.001 }, 0.0202))
  assertEquationHolds(wall.characteristicWallLocal, at({ t: 0.0212, t_corr: 0.0005 }, 0.0207, notebook))
})

test('pressure containment is that of the peer code, and a demand inside out asks for no wall', () => {
  const factors = { gamma_m: 1.15, gamma_SC_PC: 1.138 }
  const p_b = 25815462.161414 * 1.15 * 1.138
  assertEquationHolds(containment.containmentResistance, at({ t_1: 0.0197, D: 0.6176, f_cb: 444e6 }, p_b))
  assertEquationHolds(containment.factoredContainmentResistance, at({ p_b, ...factors }, 25815462.161414))
  const used = { dp_li: 23972711.7, p_b_d: 25815462.161414 }
  assertEquationHolds(containment.containmentUtilisation, at(used, 0.928618343, tests, 1e-8))
  assert.equal(containment.containmentWallRatio.evaluate({ dp_li: -1, ...factors, f_cb: 444e6 }), 0)
})

test('mill test factors are the resistance factors of the mill test hoop stress', () => {
  for (const c of ['low', 'medium', 'high'] as const) {
    const derived = 1.15 * containment.GAMMA_SC_PC[c] * 0.96 * (Math.sqrt(3) / 2)
    assert.ok(Math.abs(derived / containment.ALPHA_MPT[c] - 1) < 1e-3)
  }
})

test('propagation is that of the peer code', () => {
  const steel = { f_y: 444e6, alpha_fab: 0.85 }
  assertEquationHolds(
    propagation.propagationPressure,
    at({ ...steel, t_2: 0.0207, D: 0.66 }, 2301102.5, notebook, 1e-7),
  )
})

test('the effect of pressure is defined up to the containment resistance, and whole there', () => {
  const one = (Delta_p: number, value: number) => ({
    args: { beta: 0.3, Delta_p, p_b: 30 },
    value,
    relTol: 1e-12,
    source: closedForm(Delta_p < 30 ? 'continuous at two thirds' : 'no reduction at the full pressure'),
  })
  assertEquationHolds(buckling.pressureParameter, { ranges: { Delta_p: [0, 30] }, worked: [one(20, 0.7), one(30, 1)] })
})

test('moments add as vectors, and their sign does not count', () => {
  assertEquationHolds(combined.designMoment, at({ M_V: 3e3, M_H: 4e3 }, 5e3, closedForm('3, 4, 5')))
  const sagging = { gamma_F: 1.1, gamma_c: 1.07, M_F: -100e3 }
  const hogging = { ...sagging, M_F: 100e3 }
  const { evaluate } = combined.functionalDesignMoment
  assert.equal(evaluate(sagging), evaluate(hogging))
})

test('an unbent pipe outside pressure keeps its ovality', () => {
  const straight = { f_i: 0.005, D: 0.3239, t: 0.0127, epsilon_c: 0, r_p: 0 }
  assert.equal(oval.bendingOvality.evaluate(straight), 0.005)
})
