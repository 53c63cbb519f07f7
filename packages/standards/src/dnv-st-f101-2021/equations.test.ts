/** Each equation of the standard against a peer code, an independent calculation or a value worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as material from './material.ts'
import * as containment from './pressure-containment.ts'
import * as pressures from './pressures.ts'
import * as propagation from './propagation.ts'
import * as wall from './wall.ts'

const hand = 'worked by hand'
const peer = 'qwilka/PDover2t tests/test_press_contain.py'
const notebook = 'qwilka/PDover2t examples/notebooks'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})

test('pressures at the point are those of the peer code', () => {
  assertEquationHolds(pressures.incidentalPressure, worked({ gamma_inc: 1.1, p_d: 24e6 }, 26.4e6, peer))
  const head = { g: 9.81, h_ref: 30, h_l: -340 }
  assertEquationHolds(
    pressures.localIncidentalPressure,
    worked({ p_inc: 26.4e6, rho_cont: 275, ...head }, 27398167.5, peer),
  )
  assertEquationHolds(
    pressures.systemTestPressure,
    worked({ p_d: 24e6, gamma_inc: 1.1, alpha_spt: 1.05 }, 27.72e6, notebook),
  )
  assertEquationHolds(pressures.localTestPressure, worked({ p_t: 27.72e6, rho_t: 1027, ...head }, 31447701.9))
  assertEquationHolds(pressures.netIncidentalPressure, worked({ p_li: 27398167.5, p_e: 3425455.8 }, 23972711.7))
  assertEquationHolds(pressures.netExternalPressure, worked({ p_e: 5e6, p_min: 1e6 }, 4e6))
})

test('the de-rating curves pass through their points and are linear between', () => {
  const points = (values: readonly (readonly [T: number, value: number])[]) =>
    values.map(([T, value]) => ({ args: { T }, value, relTol: 1e-12, source: 'DNV-ST-F101 figure 5-2' }))
  const [first, ...rest] = points([
    [60, 6],
    [-50, 0],
    [50, 0],
    [100, 30],
    [150, 50],
    [200, 70],
  ])
  assert.ok(first)
  assertEquationHolds(material.deratingCMn, { ranges: { T: [-50, 200] }, worked: [first, ...rest] })
  const [cold, ...warm] = points([
    [35, 20],
    [20, 0],
    [50, 40],
    [100, 90],
    [125, 105],
    [150, 120],
    [175, 130],
    [200, 140],
  ])
  assert.ok(cold)
  assertEquationHolds(material.deratingDuplex, { ranges: { T: [-50, 200] }, worked: [cold, ...warm] })
})

test('de-rating reads kelvin, gives pascal, and ends at 200 degC', () => {
  assert.ok(Math.abs(material.strengthDerating('CMn', 333.15, silent) - 6e6) < 1)
  assert.ok(Math.abs(material.strengthDerating('22Cr/25Cr duplex', 373.15, silent) - 90e6) < 1)
  assert.throws(() => material.strengthDerating('CMn', 474, silent), /end at 200 degC/)
})

test('strengths after de-rating and factors', () => {
  assertEquationHolds(material.deratedYieldStrength, worked({ SMYS: 450e6, f_temp: 6e6 }, 444e6, peer))
  assertEquationHolds(material.deratedTensileStrength, worked({ SMTS: 535e6, f_temp: 6e6 }, 529e6))
  assertEquationHolds(material.characteristicYieldStrength, worked({ SMYS_T: 450e6, alpha_U: 0.96 }, 432e6))
  assertEquationHolds(material.characteristicTensileStrength, worked({ SMTS_T: 535e6, alpha_U: 0.96 }, 513.6e6))
  assertEquationHolds(material.containmentStrength, worked({ f_y: 432e6, f_u: 513.6e6 }, 432e6))
  assert.ok(Math.abs(material.containmentStrength.evaluate({ f_y: 500e6, f_u: 529e6 }) - 460e6) < 1)
})

test('walls lose tolerance and corrosion, and get them back', () => {
  assertEquationHolds(wall.toleranceOfFraction, worked({ r_mill: 0.125, t: 0.016 }, 0.002))
  assertEquationHolds(
    wall.characteristicWallOperation,
    worked({ t: 0.0212, t_fab: 0.001, t_corr: 0.0005 }, 0.0197, peer),
  )
  assertEquationHolds(wall.characteristicWallInstallation, worked({ t: 0.0212, t_fab: 0.001 }, 0.0202, peer))
  assertEquationHolds(wall.characteristicWallLocal, worked({ t: 0.0212, t_corr: 0.0005 }, 0.0207, notebook))
  assertEquationHolds(wall.nominalWallOfFraction, worked({ t_1: 0.013, t_corr: 0.001, r_mill: 0.125 }, 0.016))
  assertEquationHolds(wall.nominalWallOfTolerance, worked({ t_1: 0.0197, t_corr: 0.0005, t_fab: 0.001 }, 0.0212))
  assertEquationHolds(wall.nominalWallOfAverage, worked({ t_2: 0.0207, t_corr: 0.0005 }, 0.0212))
})

test('pressure containment of the peer code, and the wall back from its resistance', () => {
  const factors = { gamma_m: 1.15, gamma_SC_PC: 1.138 }
  const p_b = 25815462.161414 * 1.15 * 1.138
  assertEquationHolds(containment.containmentResistance, worked({ t_1: 0.0197, D: 0.6176, f_cb: 444e6 }, p_b, peer))
  assertEquationHolds(containment.factoredContainmentResistance, worked({ p_b, ...factors }, 25815462.161414, peer))
  assertEquationHolds(
    containment.containmentUtilisation,
    worked({ dp_li: 23972711.7, p_b_d: 25815462.161414 }, 0.928618343, peer, 1e-8),
  )
  assertEquationHolds(
    containment.containmentWallRatio,
    worked(
      { dp_li: 25815462.161414, ...factors, f_cb: 444e6 },
      0.0197 / (0.6176 - 0.0197),
      'inverse of the peer value',
    ),
  )
  assertEquationHolds(
    containment.containmentMinimumWall,
    worked({ k: 0.0197 / (0.6176 - 0.0197), D: 0.6176 }, 0.0197, 'inverse of the peer value'),
  )
  assert.equal(containment.containmentWallRatio.evaluate({ dp_li: -1, ...factors, f_cb: 444e6 }), 0)
})

test('the tests support what the limits say', () => {
  const source = 'independent calculation of the mill test case'
  const mill = { t_min: 0.0202, D: 0.6176, SMYS: 450e6, SMTS: 535e6 }
  assertEquationHolds(containment.millTestPressure, worked(mill, 33734100, source, 1e-6))
  assertEquationHolds(
    containment.millTestLimit,
    worked({ p_mpt: 33734100, alpha_U: 0.96, alpha_mpt: 1.088 }, 29765400, source, 1e-6),
  )
  assertEquationHolds(
    containment.systemTestLimit,
    worked({ p_lt: 31447701.9, alpha_spt: 1.05, p_e: 3425455.8 }, 26524736.4857),
  )
})

test('mill test factors are the resistance factors of the mill test hoop stress', () => {
  for (const c of ['low', 'medium', 'high'] as const) {
    const derived = 1.15 * containment.GAMMA_SC_PC[c] * 0.96 * (Math.sqrt(3) / 2)
    assert.ok(Math.abs(derived / containment.ALPHA_MPT[c] - 1) < 1e-3)
  }
})

test('propagation of the peer code, and the wall back from its pressure', () => {
  const steel = { f_y: 444e6, alpha_fab: 0.85 }
  const p_pr = 2301102.5
  assertEquationHolds(propagation.propagationPressure, worked({ ...steel, t_2: 0.0207, D: 0.66 }, p_pr, notebook, 1e-7))
  const factors = { gamma_m: 1.15, gamma_SC_LB: 1.14 }
  assertEquationHolds(propagation.factoredPropagationPressure, worked({ p_pr, ...factors }, p_pr / 1.311))
  assertEquationHolds(
    propagation.propagationMinimumWall,
    worked({ D: 0.66, dp_e: p_pr / 1.311, ...factors, ...steel }, 0.0207, 'inverse of the peer value', 1e-7),
  )
})
