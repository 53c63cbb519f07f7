/** Each equation of the practice against an independent calculation or a value worked by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as bending from './bending.ts'
import * as burst from './burst.ts'
import * as collapse from './collapse.ts'
import * as longitudinal from './longitudinal.ts'
import * as propagation from './propagation.ts'

const hand = 'worked by hand'
const thick = 'independent calculation, 8 in X65 of 20.6 mm'
const combined = 'independent calculation, 12 in X65 of 15.9 mm'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const S = 450e6
const U = 535e6

test('burst and the pressures that follow from it', () => {
  const pipe = { S, U, D: 0.2191, t: 0.0206 }
  assertEquationHolds(burst.burstPressure, worked(pipe, 92331900, thick, 1e-6))
  assertEquationHolds(burst.burstPressureThin, worked(pipe, 91999500, thick, 1e-6))
  const factors = { f_d: 0.9, f_e: 1, f_t: 1 }
  assertEquationHolds(burst.testPressureLimit, worked({ ...factors, P_b: 92331900 }, 83098710, thick))
  assertEquationHolds(burst.designPressureLimit, worked({ P_t: 83098710 }, 66478968))
  assertEquationHolds(burst.incidentalPressureLimit, worked({ P_t: 83098710 }, 74788839))
  assertEquationHolds(burst.netInternalPressure, worked({ P_i: 20e6, P_o: 1005180 }, 18994820))
  const net = { D: 0.3239, P_net: 18994820, ...factors, S, U }
  const source = 'independent calculation, four codes on 12 in X65'
  assertEquationHolds(burst.burstMinimumWall, worked(net, 0.00935782, source, 1e-6))
  const thin = (18994820 * 0.3239) / (18994820 + 0.8 * 0.9 * 0.9 * 985e6)
  assertEquationHolds(burst.burstMinimumWallThin, worked(net, thin))
})

test('both burst forms agree within 1 % above D/t 15', () => {
  for (const t of [0.005, 0.01, 1 / 15]) {
    const ratio = burst.burstPressureThin.evaluate({ S, U, D: 1, t }) / burst.burstPressure.evaluate({ S, U, D: 1, t })
    assert.ok(Math.abs(ratio - 1) < 0.01)
  }
})

test('without net internal pressure no wall is asked for, and with any the bore stays open', () => {
  const at = (P_net: number) => burst.burstMinimumWall.evaluate({ D: 1, P_net, f_d: 0.9, f_e: 1, f_t: 1, S, U })
  assert.equal(at(-5e6), 0)
  assert.ok(at(2e9) < 0.5)
})

test('collapse lies below yield and elastic pressure', () => {
  assertEquationHolds(collapse.yieldCollapsePressure, worked({ S, t: 0.012, D: 1 }, 10.8e6))
  const ring = 'elastic ring, 2E/(1-nu^2)(t/D)^3'
  assertEquationHolds(
    collapse.elasticCollapsePressure,
    worked({ E: 207e9, t: 0.012, D: 1, nu: 0.3 }, 786145, ring, 1e-6),
  )
  assertEquationHolds(
    collapse.collapsePressure,
    worked({ P_y: 10.8e6, P_el: 786145 }, 784071, 'quadratic interaction', 1e-6),
  )
  assertEquationHolds(collapse.allowableCollapsePressure, worked({ f_o: 0.7, P_c: 82576400 }, 57803480, thick))
  assertEquationHolds(collapse.netExternalPressure, worked({ P_o: 5e6, P_i: 1e6 }, 4e6))
})

test('propagation, and the wall back from it', () => {
  assertEquationHolds(propagation.propagationPressure, worked({ S, t: 0.0206, D: 0.2191 }, 37082000, thick, 1e-5))
  assertEquationHolds(propagation.allowablePropagationPressure, worked({ f_p: 0.8, P_p: 37082000 }, 29665600, thick))
  const back = { D: 0.2191, P_ext: 0.8 * 37082000, f_p: 0.8, S }
  assertEquationHolds(
    propagation.propagationMinimumWall,
    worked(back, 0.0206, 'inverse of the independent value', 1e-5),
  )
})

test('bending with external pressure', () => {
  assertEquationHolds(bending.criticalBendingStrain, worked({ t: 0.0159, D: 0.3239 }, 0.0245446, combined, 1e-5))
  const caliper = 'definition, 12 in pipe of 325.0 and 322.7 mm'
  assertEquationHolds(bending.ovality, worked({ D_max: 0.325, D_min: 0.3227 }, 0.00355103, caliper, 1e-5))
  assertEquationHolds(bending.collapseReduction, worked({ delta: 0.005 }, 1 / 1.1))
  const demand = { f_b: 2, epsilon: 0.0015, epsilon_b: 0.0245446, P_ext: 5e6, f_c: 1, P_c: 34147500 }
  assertEquationHolds(bending.bendingCollapseDemand, worked(demand, 0.26865, combined, 1e-5))
  const back = { f_b: 2, epsilon_b: 0.02, f_c: 0.5, P_c: 20e6, g_delta: 0.9 }
  assertEquationHolds(bending.allowableBendingStrain, worked({ ...back, P_ext: 4e6 }, 0.005))
  assertEquationHolds(bending.allowablePressureWithBending, worked({ ...back, epsilon: 0.005 }, 4e6))
})

test('tension with pressure', () => {
  const A = Math.PI * (0.3239 - 0.0159) * 0.0159
  assertEquationHolds(longitudinal.crossSection, worked({ D: 0.3239, t: 0.0159 }, A))
  assertEquationHolds(longitudinal.yieldTension, worked({ S, A }, 6923250, combined, 1e-6))
  assertEquationHolds(longitudinal.allowableTension, worked({ T_y: 6923250 }, 4153950))
  assertEquationHolds(
    longitudinal.effectiveTension,
    worked({ T_a: 1e6, P_i: 20e6, A_i: 0.06, P_o: 5e6, A_o: 0.08 }, 0.2e6),
  )
  assertEquationHolds(
    longitudinal.combinedLoadRatio,
    worked({ P_net: 20e6, P_b: 45764100, T_eff: 1.5e6, T_y: 6923250 }, 0.487782, combined, 1e-5),
  )
})
