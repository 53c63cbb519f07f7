/** Stresses of a riser pipe: a script that goes by equilibrium, a peer's tapered joint, and what is known without arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as rp1111 from '../api-rp-1111-2015/collapse.ts'
import * as allowable from './allowable.ts'
import * as collapse from './collapse.ts'
import * as primary from './primary-stress.ts'
import worked from './worked.json' with { type: 'json' }

const PIPE = { D: 0.2731, t: 0.0254, t_min: 0.0254 }
const NO_LOAD = { T_eff: 0, M: 0, p_i: 0, p_e: 0 }

const stressesOf = (pipe: primary.RiserPipe, loads: Partial<primary.RiserLoads>) =>
  primary.primaryStresses(primary.riserSection(pipe, silent), { ...NO_LOAD, ...loads }, silent)

const draw = (min: number, max: number) => fc.double({ min, max, noNaN: true })

test('allowable stress, primary stresses and collapse are those of the script', () => {
  assertScriptAgrees({ ...allowable, ...primary, ...collapse }, worked)
})

test('the thick end of a tapered joint is stressed as a peer code has it', () => {
  const at = stressesOf({ D: 0.288925, t: 0.0508, t_min: 0.0508 }, { T_eff: 556227, M: 7679.624316, p_i: 103e6 })
  near(at.T_w, 3394921, 1e-6)
  near(at.sigma_r, -40513330, 1e-6)
  near(at.sigma_h, 189906200, 1e-6)
  near(at.sigma_vM, 200348900, 1e-6)
  assert.equal(at.sigma_z, at.tension.sigma)
})

test('a pull alone is a stress of the pull over the steel', () => {
  near(stressesOf({ D: 0.4, t: 0.02, t_min: 0.02 }, { T_eff: 1e6 }).sigma_vM, 1e6 / (Math.PI * 0.02 * 0.38), 1e-12)
})

test('the true wall tension decides, not the effective one: the same pressure in and out without effective tension stresses nothing', () => {
  fc.assert(
    fc.property(draw(1e5, 1e8), draw(0.15, 0.5), draw(0.005, 0.06), (p, D, t) => {
      const at = stressesOf({ D, t, t_min: t }, { p_i: p, p_e: p })
      assert.ok(at.sigma_vM < 1e-9 * p, `${at.sigma_vM}`)
      near(at.sigma_z, -p)
    }),
  )
})

test('pressure is not left out: it stresses a pipe that nothing pulls or bends', () => {
  assert.ok(stressesOf(PIPE, { p_i: 30e6 }).sigma_vM > 100e6)
  assert.ok(stressesOf(PIPE, { p_e: 30e6 }).sigma_vM > 100e6)
})

test('pressure from outside makes the compression side the larger, and a pull the tension side', () => {
  const pulled = stressesOf(PIPE, { T_eff: 1e6, M: 1e5 })
  assert.equal(pulled.sigma_z, pulled.tension.sigma)
  const pushed = stressesOf(PIPE, { T_eff: -1e6, M: 1e5 })
  assert.equal(pushed.sigma_z, pushed.compression.sigma)
  assert.equal(pushed.sigma_vM, pushed.compression.sigma_vM)
})

test('both sides are alike where nothing bends, and the tension side is named', () => {
  const at = stressesOf(PIPE, { p_e: 30e6 })
  assert.equal(at.tension.sigma_vM, at.compression.sigma_vM)
  assert.equal(at.sigma_z, at.tension.sigma)
})

test('only the hoop stress is that of the minimum wall', () => {
  const [thin, whole] = [0.02, 0.0254].map((t_min) => stressesOf({ ...PIPE, t_min }, { p_i: 2e7, T_eff: 1e6, M: 1e5 }))
  assert.ok(thin !== undefined && whole !== undefined)
  assert.equal(thin.sigma_z, whole.sigma_z)
  assert.equal(thin.sigma_r, whole.sigma_r)
  near(thin.sigma_h + 2e7, ((whole.sigma_h + 2e7) * 0.0254) / 0.02)
})

test('a thin wall has the Barlow stress and the stress of the middle of a beam', () => {
  const at = stressesOf({ D: 1, t: 1e-4, t_min: 1e-4 }, { p_i: 1e5, M: 1e3 })
  near(at.sigma_h, (1e5 * 1) / 2e-4, 1e-3)
  near(at.tension.sigma - at.compression.sigma, (2 * 1e3) / ((Math.PI / 4) * 1e-4), 1e-3)
})

test('the same functions take a pipe whose wall changes, station by station', () => {
  const walls = [0.05, 0.04, 0.03]
  const stresses = walls.map((t) => stressesOf({ D: 0.3, t, t_min: t }, { T_eff: 1e6 }).sigma_vM)
  for (const [k, t] of walls.entries()) near(stresses[k], 1e6 / (Math.PI * t * (0.3 - t)), 1e-12)
})

test('collapse is that of API RP 1111 under the name of the riser practice', () => {
  const args = { S: 450e6, t: 0.0159, D: 0.2731 }
  near(collapse.yieldCollapsePressure.evaluate(args), rp1111.yieldCollapsePressure.evaluate(args))
  assert.equal(collapse.collapsePressure.source.id, 'API RP 2RD')
  assert.ok(collapse.D_F_EXPANDED.value < collapse.D_F_SEAMLESS.value)
})

test('the moment at the limit brings one side to the allowable stress, under pressure too', () => {
  fc.assert(
    fc.property(draw(-1e6, 3e6), draw(0, 4e7), draw(0, 4e7), (T_eff, p_i, p_e) => {
      const section = primary.riserSection(PIPE, silent)
      const M = primary.momentAtLimit(section, { T_eff, p_i, p_e }, 3e8, silent)
      fc.pre(M > 0)
      near(primary.primaryStresses(section, { T_eff, M, p_i, p_e }, silent).sigma_vM, 3e8)
    }),
  )
})

test('between the tensions at the limit there is a moment, and at them none', () => {
  const section = primary.riserSection(PIPE, silent)
  const pressures = { p_i: 3e7, p_e: 1e7 }
  const [least, largest] = primary.tensionsAtLimit(section, pressures, 3e8, silent)
  for (const T_eff of [least, largest]) {
    near(primary.primaryStresses(section, { ...pressures, T_eff, M: 0 }, silent).sigma_vM, 3e8)
    near(1 + primary.momentAtLimit(section, { ...pressures, T_eff }, 3e8, silent) / 1e6, 1)
  }
  assert.ok(primary.momentAtLimit(section, { ...pressures, T_eff: (least + largest) / 2 }, 3e8, silent) > 0)
})
