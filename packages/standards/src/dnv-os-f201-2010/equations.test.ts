/** The riser standard against a script that knows the standard only, a peer's collapse, and what is known of its criteria. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as collapse from './collapse.ts'
import * as limits from './limit-states.ts'
import * as loads from './load-effects.ts'
import * as resistance from './resistance.ts'
import { ETA, GAMMA_M, GAMMA_M_SLS, GAMMA_SC, materialFactor } from './source.ts'
import worked from './worked.json' with { type: 'json' }

test('loads, resistances, criteria and factors are those of the script', () => {
  const factors = { ETA, GAMMA_M, GAMMA_M_SLS, GAMMA_SC }
  assertScriptAgrees({ ...factors, ...loads, ...resistance, ...collapse, ...limits }, worked)
})

const draw = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const FACTORS = { gamma_SC: 1.14, gamma_m: 1.15 }
const NOTHING = { M_d: 0, M_k: 1, T_ed: 0, T_k: 1, Delta_p: 0, p_b: 1 }
const OUTSIDE = { M_d: 0, M_k: 1, T_ed: 0, T_k: 1, dp_e: 0, p_c: 1 }

test('the moment counts by its first power, and the tension by its second', () => {
  const bent = (M_d: number) => limits.combinedInternal.evaluate({ ...FACTORS, ...NOTHING, M_d })
  near(bent(0.4), 2 * bent(0.2))
  near(bent(-0.4), bent(0.4))
  const pulled = (T_ed: number) => limits.combinedInternal.evaluate({ ...FACTORS, ...NOTHING, T_ed })
  near(pulled(0.4), 4 * pulled(0.2))
  const outside = (M_d: number, T_ed: number) =>
    Math.sqrt(limits.combinedExternal.evaluate({ ...FACTORS, ...OUTSIDE, M_d, T_ed }))
  near(outside(0.4, 0), 2 * outside(0.2, 0))
  near(outside(0, 0.4), 4 * outside(0, 0.2))
})

test('both branches reach their limit at the same moment where there is no pressure', () => {
  const M_d = 1 / (1.14 * 1.15)
  near(limits.combinedInternal.evaluate({ ...FACTORS, ...NOTHING, M_d }), 1)
  near(limits.combinedExternal.evaluate({ ...FACTORS, ...OUTSIDE, M_d }), 1)
})

test('the moment at the limit uses all of the criterion', () => {
  fc.assert(
    fc.property(draw(0, 0.5), draw(0, 0.4), (pressure, T_ed) => {
      const inside = { ...FACTORS, ...NOTHING, T_ed, Delta_p: pressure }
      near(limits.combinedInternal.evaluate({ ...inside, M_d: limits.momentInternal.evaluate(inside) }), 1)
      const outside = { ...FACTORS, ...OUTSIDE, T_ed, dp_e: pressure }
      near(limits.combinedExternal.evaluate({ ...outside, M_d: limits.momentExternal.evaluate(outside) }), 1)
    }),
  )
})

test('strain hardening runs on at D/t of 15 and 60', () => {
  const beta = (slenderness: number) => resistance.hardeningShare.evaluate({ D: slenderness, t_2: 1, q_h: 0.2 })
  near(beta(15 - 1e-9), beta(15), 1e-8)
  near(beta(10), beta(15))
  assert.ok(Math.abs(beta(60 - 1e-9)) < 1e-9)
  assert.deepEqual([beta(60), beta(61)], [0, 0])
})

test('a part of the load that reduces the whole is lowered, and the largest whole counts', () => {
  const tension = (F: number, E: number) => loads.designTensionOf({ F, E, A: 0 }, 'ULS', silent)
  near(tension(100, 50), 110 + 65)
  near(tension(100, -50), 110 - 50 / 1.3)
  near(tension(-20, 50), -20 / 1.1 + 65)
  near(tension(-100, -50), -110 - 65)
  const moment = (F: number, E: number) => loads.designMomentOf({ F, E, A: 0 }, 'ULS', silent)
  near(moment(100, -50), 110 - 50 / 1.3)
})

test('no other choice of raising and lowering makes a larger whole', () => {
  fc.assert(
    fc.property(draw(-1e6, 1e6), draw(-1e6, 1e6), (F, E) => {
      const size = Math.abs(loads.designTensionOf({ F, E, A: 0 }, 'ULS', silent))
      for (const f of [1.1, 1 / 1.1]) for (const e of [1.3, 1 / 1.3]) assert.ok(size >= Math.abs(f * F + e * E) - 1e-6)
    }),
  )
})

test('accidental loads enter the other limit states, unfactored, and not the ultimate one', () => {
  const parts = { F: 100, E: 50, A: 7 }
  near(loads.designTensionOf(parts, 'ULS', silent), 175)
  near(loads.designTensionOf(parts, 'ALS', silent), 157)
  near(loads.designMomentOf(parts, 'SLS', silent), 157)
})

test('the material factor is 1 in the serviceability limit state only', () => {
  assert.equal(materialFactor('SLS').value, 1)
  for (const state of ['ULS', 'ALS'] as const) assert.equal(materialFactor(state).value, 1.15)
})

const PEER = { E: 207e9, nu: 0.3, D: 0.2191, t_1: 0.0159, f_y: 430.08e6, alpha_fab: 1, f_0: 0.01 }

test('collapse and propagation are those of a peer code', () => {
  near(collapse.collapseOf(PEER, 't_2', silent).p_c, 56380450, 1e-6)
  near(collapse.propagationPressure.evaluate({ f_y: 430.08e6, alpha_fab: 1, t_2: 0.0159, D: 0.2191 }), 21355230, 1e-6)
})

test('collapse of either wall is told under the name of the riser standard, its steps marked by the wall', () => {
  for (const wall of ['t_1', 't_2'] as const) {
    const trace = newTrace()
    collapse.collapseOf(PEER, wall, trace)
    const said = JSON.stringify(trace.steps)
    assert.ok(said.includes(`p_c_${wall.slice(-1)}`) && said.includes(`"${wall}"`))
    assert.ok(said.includes('DNV-OS-F201') && !said.includes('DNV-ST-F101'))
  }
})

test('the fabrication factor lowers collapse, and neither moment nor tension knows of it', () => {
  const whole = collapse.collapseOf(PEER, 't_1', silent).p_c
  assert.ok(collapse.collapseOf({ ...PEER, alpha_fab: 0.85 }, 't_1', silent).p_c < whole)
  for (const one of [resistance.plasticMoment, resistance.plasticTension]) assert.ok(!('alpha_fab' in one.where))
})
