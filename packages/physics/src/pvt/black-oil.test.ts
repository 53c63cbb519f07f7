/** Claims about the black oil as a whole: published oils, the bubble point as a seam, and the gas of one state. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { near } from '@keelson/units/testing.ts'
import { fieldUnits } from '../field-units.ts'
import { bubblePointAt, type FluidData, fluidAt, fluidOf, gasOf, type PvtSet } from './black-oil.ts'
import { gasAt } from './gas-properties.ts'
import { zFactor, zFactorInRange } from './gas-z-factor.ts'
import { glasoOilVolumeFactor, glasoVolumeNumber } from './glaso.ts'
import { standingOilVolumeFactor } from './standing.ts'
import { vasquezBeggsOilVolumeFactor } from './vasquez-beggs.ts'

const OIL: FluidData = { API: 35, gamma_g: 0.65, gamma_w: 1.05, R_p: 500 }
const SETS: readonly PvtSet[] = ['standing_default', 'vasquez_beggs', 'glaso']

test('the bubble point of crude no. 1 of Ahmed by Standing is 2181 psia', () => {
  const fluid = fluidOf({ API: 47.1, gamma_g: 0.851, gamma_w: 1, R_p: 751 }, fieldUnits)
  near(bubblePointAt(fluid, 250, fieldUnits), 2181, 0.002)
  near(fluidAt(fluid, 2181, 250, fieldUnits).oil.B_o, 1.506, 0.001)
})

test('a gas of gravity 0.65 at 2000 psia and 200 degF agrees with a separate program', () => {
  const gas = gasAt(gasOf(0.65, fieldUnits), 2000, 200, fieldUnits)
  near(gas.z, 0.897354, 2e-6)
  near(gas.rho_g, 5.928391, 2e-6)
  near(gas.mu_g, 0.01689084, 1e-5)
  near(gas.B_g, 0.00836732, 0.003)
})

test('all gas is in solution from the bubble point up, whatever the set', () => {
  for (const set of SETS) {
    const fluid = fluidOf({ ...OIL, set }, fieldUnits)
    const p_b = bubblePointAt(fluid, 180, fieldUnits)
    near(fluidAt(fluid, p_b, 180, fieldUnits).oil.R_s, 500, 1e-4)
    assert.equal(fluidAt(fluid, 1.01 * p_b, 180, fieldUnits).oil.R_s, 500)
    assert.ok(fluidAt(fluid, 0.8 * p_b, 180, fieldUnits).oil.R_s < 500)
  }
})

test('volume and viscosity of the oil are continuous at the bubble point', () => {
  for (const set of SETS) {
    const fluid = fluidOf({ ...OIL, set }, fieldUnits)
    const p_b = bubblePointAt(fluid, 180, fieldUnits)
    const below = fluidAt(fluid, p_b * (1 - 1e-9), 180, fieldUnits).oil
    const above = fluidAt(fluid, p_b * (1 + 1e-9), 180, fieldUnits).oil
    near(above.B_o, below.B_o, 1e-6)
    near(above.mu_o, below.mu_o, 1e-6)
  }
})

test('a saturated oil has the volume that the author of its set gives it', () => {
  const [p, T] = [1000, 180]
  const { API, gamma_g } = OIL
  const volumes = SETS.map((set) => fluidAt(fluidOf({ ...OIL, set }, fieldUnits), p, T, fieldUnits).oil)
  const gamma_o = 141.5 / (131.5 + API)
  const live = (R_s: number) => ({ R_s, gamma_g, gamma_o, T })
  const [standing, vasquezBeggs, glaso] = volumes
  near(standing?.B_o, standingOilVolumeFactor.evaluate(live(standing?.R_s ?? 0)))
  near(
    vasquezBeggs?.B_o,
    vasquezBeggsOilVolumeFactor.evaluate({ R_s: vasquezBeggs?.R_s ?? 0, T, API, gamma_gs: gamma_g }),
  )
  const B_star = glasoVolumeNumber.evaluate(live(glaso?.R_s ?? 0))
  near(glaso?.B_o, glasoOilVolumeFactor.evaluate({ B_star }))
})

test('an oil without gas is dead from standard pressure up', () => {
  for (const set of SETS) {
    const fluid = fluidOf({ ...OIL, R_p: 0, set }, fieldUnits)
    assert.equal(bubblePointAt(fluid, 180, fieldUnits), 14.696)
    const { oil } = fluidAt(fluid, 2000, 180, fieldUnits)
    assert.equal(oil.R_s, 0)
    assert.ok(oil.B_o > 0.9 && oil.B_o < 1.1)
  }
})

test('a separator above 114.7 psia makes the gas of Vasquez and Beggs heavier', () => {
  const plain = fluidOf({ ...OIL, set: 'vasquez_beggs' }, fieldUnits)
  const corrected = fluidOf({ ...OIL, set: 'vasquez_beggs', separator: { p_sep: 300, T_sep: 100 } }, fieldUnits)
  assert.equal(plain.gamma_gs, 0.65)
  assert.ok(corrected.gamma_gs > 0.65)
})

test('water against gas is 60 dyn/cm, or less under pressure by Jennings', () => {
  const constant = fluidOf(OIL, fieldUnits)
  const jennings = fluidOf({ ...OIL, waterTension: 'jennings' }, fieldUnits)
  assert.equal(fluidAt(constant, 1000, 150, fieldUnits).water.sigma_w, 60)
  assert.ok(fluidAt(jennings, 3000, 150, fieldUnits).water.sigma_w < 55)
})

test('z goes to 1 at no pressure and closes the equation of state', () => {
  near(zFactor(1e-6, 1.8, fieldUnits), 1, 1e-6)
  for (const T_pr of [0.9, 1.02, 1.2, 1.8, 3]) {
    for (const p_pr of [0.1, 1, 3, 10, 29, 100]) {
      const z = zFactor(p_pr, T_pr, fieldUnits)
      assert.ok(z > 0 && Number.isFinite(z), `${z} at ${p_pr}, ${T_pr}`)
    }
  }
})

test('the fit of the chart holds for 0.2 <= p_pr < 30 and 1 < T_pr <= 3', () => {
  for (const p_pr of [0.2, 0.201, 29.9]) for (const T_pr of [1.005, 3]) assert.ok(zFactorInRange(p_pr, T_pr))
  for (const p_pr of [0.199, 30]) assert.ok(!zFactorInRange(p_pr, 2))
  for (const T_pr of [1, 3.01]) assert.ok(!zFactorInRange(3, T_pr))
})

test('the solution for z starts at the ideal gas: a gas that is all but ideal is found in two steps at most', () => {
  const trace = newTrace()
  zFactor(1e-6, 1.8, trace)
  const solved = trace.steps.find((step) => step.kind === 'solved')
  assert.equal(solved?.trial, 1)
  assert.ok(solved?.iterations !== undefined && solved.iterations <= 2)
})

test('z at 1.5 and 3 is 0.78 on the chart of Standing and Katz, within 1 %', () => {
  near(zFactor(3, 1.5, fieldUnits), 0.78, 0.01)
})

test('below the critical temperature z is that of the gas until it condenses', () => {
  assert.ok(zFactor(0.3, 0.9, fieldUnits) > 0.6)
  assert.ok(zFactor(2, 0.9, fieldUnits) < 0.5)
})
