/** Claims about the thinning damage factor, against the worked case of an independent calculation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import * as risk from './risk.ts'
import * as thinning from './thinning.ts'
import { CONDITIONALS, GRADES, PRIORS, SHAPE_FACTORS } from './thinning-tables.ts'

const own = 'independent calculation, 12.7 mm, 0.25 mm/year, 15 years, 2 MPa, 1524 mm, 260/485 MPa, one inspection B'
const hand = 'worked by hand'
const worked = <A>(args: A, value: number, source = hand, relTol = 1e-9) => ({
  worked: [{ args, value, relTol, source }] as const,
})
const V = { V_t: 0.2, V_s: 0.2, V_p: 0.05 }

test('loss, flow stress and strength ratio of the worked vessel', () => {
  assertEquationHolds(thinning.metalLossParameter, worked({ C_r: 0.25, tau: 15, t: 12.7 }, 0.295276, own, 2e-6))
  assertEquationHolds(thinning.flowStress, worked({ YS: 260, TS: 485, E: 1 }, 409.75, own))
  const pressure = { P: 2, D: 1524, alpha: SHAPE_FACTORS.cylinder, t: 12.7, FS: 409.75 }
  assertEquationHolds(thinning.strengthRatioOfPressure, worked(pressure, 0.292862, own, 2e-6))
  const minimum = { S: 138, E: 1, FS: 409.75, t_min: 9, t_c: 12, t: 12.7 }
  assertEquationHolds(thinning.strengthRatioOfMinimum, worked(minimum, 0.318227, hand, 2e-6))
  assertEquationHolds(thinning.strengthRatio, worked({ SR_t: 0.31, SR_p: 0.29 }, 0.31))
})

test('one usually effective inspection turns 0.5, 0.3, 0.2 into 0.814, 0.140, 0.047', () => {
  const N = { N_A: 0, N_B: 1, N_C: 0, N_D: 0 }
  const factor = (s: 0 | 1 | 2) => ({
    Pr: PRIORS.low[s].value,
    C_A: CONDITIONALS.A[s].value,
    C_B: CONDITIONALS.B[s].value,
    C_C: CONDITIONALS.C[s].value,
    C_D: CONDITIONALS.D[s].value,
    ...N,
  })
  assertEquationHolds(thinning.inspectionEffectiveness, worked(factor(0), 0.35))
  const [I_1, I_2, I_3] = [0.35, 0.06, 0.02]
  for (const [I_s, value] of [[I_1, 0.813953] as const, [I_2, 0.139535] as const, [I_3, 0.0465116] as const]) {
    assertEquationHolds(thinning.posterior, worked({ I_s, I_1, I_2, I_3 }, value, own, 2e-6))
  }
})

test('reliability indices and base damage factor of the worked vessel', () => {
  const at = (D_s: number) => ({ D_s, A_rt: 0.295275590551181, SR_P: 0.29286150091519, ...V })
  assertEquationHolds(thinning.reliabilityIndex, worked(at(1), 2.68285, own, 5e-6))
  assertEquationHolds(thinning.reliabilityIndex, worked(at(2), 0.807023, own, 5e-6))
  assertEquationHolds(thinning.reliabilityIndex, worked(at(4), -1.97956, own, 5e-6))
  const Po = { Po_1: 0.813953, Po_2: 0.139535, Po_3: 0.0465116 }
  assertEquationHolds(
    thinning.baseDamageFactor,
    worked({ ...Po, beta_1: 2.68285, beta_2: 0.807023, beta_3: -1.97956 }, 497.756, own, 1e-5),
  )
})

test('adjustment factors multiply, monitoring divides, and 0.1 is the least', () => {
  const none = { F_IP: 1, F_DL: 1, F_WD: 1, F_AM: 1, F_SM: 1, F_OM: 1 }
  assertEquationHolds(thinning.damageFactor, worked({ D_fb: 40, ...none, F_DL: 3, F_OM: 2 }, 60))
  assert.equal(thinning.damageFactor.evaluate({ D_fb: 0.001, ...none }), 0.1)
})

test('cladding goes first, and the base metal after it', () => {
  assertEquationHolds(thinning.claddingLife, worked({ t_cm: 3, C_cm: 0.3 }, 10))
  const clad = { C_cm: 0.3, tau_rc: 10, C_r: 0.5, t: 20 }
  assertEquationHolds(thinning.metalLossParameterClad, worked({ ...clad, tau: 14 }, 0.25))
  assert.equal(thinning.metalLossParameterClad.evaluate({ ...clad, tau: 5 }), 0.075)
})

test('at the end of its life the loss is the whole wall, clad or not', () => {
  assertEquationHolds(thinning.wallLife, worked({ t: 20, C_r: 0.5 }, 40))
  assert.equal(thinning.metalLossParameter.evaluate({ C_r: 0.5, tau: 40, t: 20 }), 1)
  assertEquationHolds(thinning.cladWallLife, worked({ tau_rc: 10, t: 20, t_cm: 3, C_r: 0.5 }, 44))
  assert.equal(thinning.metalLossParameterClad.evaluate({ C_cm: 0.3, tau: 44, tau_rc: 10, C_r: 0.5, t: 20 }), 1)
})

test('each prior is a distribution, and a better inspection tells the states further apart', () => {
  for (const prior of Object.values(PRIORS))
    assert.ok(Math.abs(prior[0].value + prior[1].value + prior[2].value - 1) < 1e-12)
  const apart = GRADES.map((grade) => CONDITIONALS[grade][0].value / CONDITIONALS[grade][2].value)
  assert.deepEqual(
    [...apart].sort((a, b) => b - a),
    apart,
  )
})

test('probability, risk and the damage factor at a risk target', () => {
  const vessel = { gff: 3.06e-5, F_MS: 1 }
  assertEquationHolds(risk.probabilityOfFailure, worked({ ...vessel, D_f: 100 }, 3.06e-3))
  assertEquationHolds(risk.risk, worked({ POF: 3.06e-3, CA: 250 }, 0.765))
  assertEquationHolds(risk.damageFactorOfRisk, worked({ ...vessel, R_tgt: 0.765, CA: 250 }, 100))
})

test('a category holds its upper end', () => {
  const { probabilityCategory: p, consequenceCategory: c } = risk
  assert.deepEqual([0.1, 2, 2.01, 20, 100, 1000, 1001].map(p), [1, 1, 2, 2, 3, 4, 5])
  assert.deepEqual([1, 9.290304, 9.3, 92, 278, 929, 930].map(c), ['A', 'A', 'B', 'B', 'C', 'D', 'E'])
})
