/** The member and joint clauses of the practice against a script that knows the practice only, and where their branches meet. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import * as axial from './axial.ts'
import * as bending from './bending.ts'
import * as combined from './combined.ts'
import * as hydrostatic from './hydrostatic.ts'
import * as joints from './joints.ts'
import * as source from './source.ts'
import worked from './worked.json' with { type: 'json' }

test('the equations and factors of members and joints give what the script gives', () => {
  assertScriptAgrees({ ...source, ...axial, ...bending, ...hydrostatic, ...combined, ...joints }, worked)
})

test('a column of no length is allowed three fifths of yield, and the two column forms meet', () => {
  const column = { C_c: axial.columnSlenderness.evaluate({ F_y: 3e8, E: 2e11 }), F_y: 3e8, E: 2e11 }
  near(axial.allowableCompression.evaluate({ ...column, r_KL: 0 }), 1.8e8, 1e-12)
  const at = (r_KL: number) => axial.allowableCompression.evaluate({ ...column, r_KL })
  near(at(column.C_c * (1 - 1e-9)), at(column.C_c), 1e-8)
})

test('the hoop coefficient falls as rings move apart, and steps down by 7 % where rings end to be of use', () => {
  const tube = { D: 1, t: 0.02 }
  const at = (M: number) => hydrostatic.hoopCoefficient.evaluate({ M, ...tube })
  for (const edge of [1.5, 3.5, 0.825 * 50]) near(at(edge * (1 - 1e-9)) / at(edge), 1, 0.02)
  near(at(80 * (1 - 1e-9)) / at(80), 1 + 0.21 / (0.44 * 1.6 ** 4), 1e-7)
  for (const M of [2, 5, 20, 45, 70]) assert.ok(at(1.05 * M) < at(M))
})

test('the critical hoop stress never passes the elastic one or yield', () => {
  for (const share of [0.2, 0.55, 0.8, 1.6, 3, 6.2, 10]) {
    const F_hc = hydrostatic.criticalHoopBuckling.evaluate({ F_he: share * 3e8, F_y: 3e8 })
    assert.ok(F_hc <= Math.min(share, 1) * 3e8 * 1.001)
  }
})

test('the strength of an X joint in tension runs on from beta 0.9', () => {
  const at = (beta: number) => joints.strengthXTension.evaluate({ gamma: 25, beta })
  near(at(0.9 + 1e-9), at(0.9), 1e-7)
})

test('a can of no length leaves the nominal wall, and a long one all of its own', () => {
  near(joints.canReduction.evaluate({ r: 0, T_n: 0.02, T: 0.04 }), 0.25, 1e-12)
  assert.equal(joints.canReduction.evaluate({ r: 1, T_n: 0.02, T: 0.04 }), 1)
})

/** steelpy, svortega/steelpy at 80c519b, wsd_22ed.py: a leg of 54 in by 1.25 in, yield 50 ksi, K L 1080 in. */
test('a leg has the allowable stresses that an open implementation of the 22nd edition gives it', () => {
  const [F_y, E] = [50, 29000]
  const C_c = axial.columnSlenderness.evaluate({ F_y, E })
  near(axial.allowableCompression.evaluate({ r_KL: 57.89278, C_c, F_y, E }), 23.07393, 2e-4)
  near(bending.allowableBending.evaluate({ F_y, D: 54, t: 1.25, E }), 35.52, 2e-4)
})

/** The same source: 36 in by 0.75 in with rings at 150 in under 0.22 ksi, tension 10 ksi and bending 4 ksi. */
test('tension with pressure is used as that implementation has it', () => {
  const [tube, F_y, E] = [{ D: 36, t: 0.75 }, 50, 29000]
  const f_h = hydrostatic.hoopStress.evaluate({ ...tube, p: 0.22 })
  const M = hydrostatic.geometricParameter.evaluate({ ...tube, L: 150 })
  const C_h = hydrostatic.hoopCoefficient.evaluate({ ...tube, M })
  const F_he = hydrostatic.elasticHoopBuckling.evaluate({ ...tube, C_h, E })
  const F_hc = hydrostatic.criticalHoopBuckling.evaluate({ F_he, F_y })
  near(F_hc, 21.17897, 2e-3)
  const A = combined.tensionShare.evaluate({ f_a: 10, f_b: 4, f_h, SF_x: combined.SF_AXIAL.value, F_y })
  const B = combined.hoopShare.evaluate({ f_h, SF_h: combined.SF_HOOP.value, F_hc })
  near(combined.tensionAndPressure.evaluate({ A, B, nu: combined.POISSON.value }), 0.5060826, 2e-3)
})
