/** Resistance and propulsion factors against scripts of the papers, their printed examples, and what must join. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, published } from '@keelson/equations/testing.ts'
import { near } from '@keelson/units/testing.ts'
import * as bulb from './bulb-and-transom.ts'
import * as correlation from './correlation.ts'
import * as friction from './friction.ts'
import * as form from './hull-form.ts'
import * as power from './power.ts'
import * as factors from './propulsion.ts'
import propulsion from './propulsion.worked.json' with { type: 'json' }
import * as range from './range-of-application.ts'
import * as wave from './wave.ts'
import worked from './worked.json' with { type: 'json' }

const example = published('Holtrop and Mennen (1982), section 5, numerical example')

test('hull, friction, waves, bulb and correlation are those of the script', () =>
  assertScriptAgrees({ ...form, ...friction, ...wave, ...bulb, ...correlation, ...range }, worked))
test('propulsion factors and powers are those of the script', () =>
  assertScriptAgrees({ ...factors, ...power }, propulsion))

test('the hull of the printed example has its printed coefficients', () => {
  const [L, B, T, C_M, C_WP, C_B, C_P, l_cb, nabla] = [205, 32, 10, 0.98, 0.75, 0.57165, 0.58333, -0.75, 37500]
  const L_R = 81.385
  const relTol = 5e-4
  assertEquationHolds(form.lengthOfRun, { worked: [{ args: { L, C_P, l_cb }, value: L_R, relTol, source: example }] })
  assertEquationHolds(form.wettedSurface, {
    worked: [{ args: { L, T, B, C_M, C_B, C_WP, A_BT: 20 }, value: 7381.45, relTol, source: example }],
  })
  assertEquationHolds(form.angleOfEntrance, {
    worked: [{ args: { L, B, C_WP, C_P, l_cb, L_R, nabla }, value: 12.08, relTol, source: example }],
  })
  const c_12 = friction.draughtCoefficient.evaluate({ T, L })
  const args = { c_13: 1.03, c_12, B, L_R, C_P, l_cb }
  assertEquationHolds(friction.formFactor1982, { worked: [{ args, value: 1.156, relTol, source: example }] })
})

test('the slow and the fast formula meet the straight line between them', () => {
  const [R_Wa, R_Wb] = [2e5, 7e5]
  near(wave.waveResistanceBetween.evaluate({ R_Wa, F_n: 0.4, R_Wb }), R_Wa, 1e-12)
  near(wave.waveResistanceBetween.evaluate({ R_Wa, F_n: 0.55, R_Wb }), R_Wb, 1e-12)
})

test('the branches of the coefficients join as closely as the papers print them', () => {
  const joins = (of: (x: number) => number, at: number, tol: number) =>
    near(of(at * (1 - 1e-9)), of(at * (1 + 1e-9)), tol)
  joins((T) => friction.draughtCoefficient.evaluate({ T, L: 100 }), 5, 2e-3)
  joins((T) => friction.draughtCoefficient.evaluate({ T, L: 100 }), 2, 1e-6)
  joins((B) => wave.breadthCoefficient.evaluate({ B, L: 100 }), 11, 1e-3)
  joins((B) => wave.breadthCoefficient.evaluate({ B, L: 100 }), 25, 1e-6)
  joins((L) => wave.wavelengthCoefficient.evaluate({ L, B: 10, C_P: 0.6 }), 120, 1e-6)
  joins((C_P) => wave.prismaticTerm.evaluate({ C_P }), 0.8, 1e-3)
  joins((F_nT) => bulb.transomDrag.evaluate({ F_nT }) + 1, 5, 1e-6)
  joins((c_8) => factors.surfaceCoefficientHeld.evaluate({ c_8 }), 28, 1e-6)
  joins((T_A) => factors.immersionCoefficient.evaluate({ T_A, D: 5 }), 10, 1e-4)
  joins((B) => factors.surfaceCoefficient.evaluate({ B, T_A: 5, S_t: 3000, L: 120, D: 4 }), 25, 1e-6)
})

test('a hull as rough as the standard has no more allowance than the standard', () => {
  const k_s = correlation.STANDARD_ROUGHNESS.si
  assert.ok(Math.abs(correlation.roughnessAllowance.evaluate({ k_s, L: 205 })) < 1e-7)
})

test('what is taken from an equation gives it back', () => {
  const [V, g, L] = [9, 9.81, 150]
  const F_n = friction.froudeNumber.evaluate({ V, g, L })
  near(friction.speedOfFroude({ F_n, g, L }), V, 1e-14)
  const [R_F, K_1] = [4e5, 1.2]
  const alone = { R_APP: 0, R_W: 0, R_B: 0, R_TR: 0, R_A: 0 }
  near(correlation.viscousResistance({ R_F, K_1 }), correlation.totalResistance.evaluate({ R_F, K_1, ...alone }), 1e-14)
  const deep = { T_F: 10, h_B: 4, A_BT: 20 }
  const F_ni = bulb.immersionFroude.evaluate({ V, g, ...deep })
  near(g * bulb.bulbImmersion(deep), (V / F_ni) ** 2 - 0.15 * V ** 2, 1e-12)
})

test('a prismatic coefficient is the volume over that of the midship section along the length', () => {
  const [nabla, L, B, T, C_M] = [37500, 205, 32, 10, 0.98]
  const C_B = form.blockCoefficient.evaluate({ nabla, L, B, T })
  near(form.prismaticCoefficient.evaluate({ C_B, C_M }), nabla / (L * form.midshipArea({ B, T, C_M })), 1e-14)
})

test('the entrance and the form factor have a number where the centre of buoyancy leaves something', () => {
  const hull = { L: 200, B: 30, L_R: 60 }
  const of = (C_P: number, l_cb: number) => [
    form.angleOfEntrance.evaluate({ ...hull, C_WP: 0.8, C_P, l_cb, nabla: 4e4 }),
    friction.formFactor1982.evaluate({ c_13: 1, c_12: 0.5, B: 30, L_R: 60, C_P, l_cb }),
  ]
  for (const l_cb of [-17.7, -17.85, 17.7, 17.85])
    assert.equal(of(0.6, l_cb).every(Number.isFinite), form.leftByCentre({ C_P: 0.6, l_cb }) > 0, `${l_cb}`)
})
