/** Claims about what a gradient says of itself: which charts it left, where it has no value, and what it records. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { fieldUnits } from '../field-units.ts'
import { accelerationTerm } from './beggs-brill-equations.ts'
import { chartValue, L1, L2 } from './duns-ros-charts.ts'
import { bubbleBoundary } from './duns-ros-equations.ts'
import { fanningFriction, frictionAlong, trailOfFriction } from './friction.ts'
import { gradientOf, type LiftCorrelation, slopeOf, USUAL_OPTIONS } from './gradient.ts'
import type { InSitu } from './mixture.ts'
import { diameterNumber, gasVelocityNumber, liquidVelocityNumber, viscosityNumber } from './numbers.ts'

const LIQUID = { rho_l: 50, sigma: 25 }
const FLOW: InSitu = { ...LIQUID, v_sl: 2, v_sg: 10, rho_g: 3, mu_l: 1.5, mu_g: 0.015, p: 1000, gasInRange: true }
const PIPE = { d: 0.2, epsilon: 0, k_d: 0, theta: 1.5 }
const at = (correlation: LiftCorrelation, flow: Partial<InSitu>, d = PIPE.d, trace = fieldUnits) =>
  gradientOf(correlation, { ...FLOW, ...flow }, { ...PIPE, d }, USUAL_OPTIONS, trace)
const remarked = (correlation: LiftCorrelation, remark: string, flow: Partial<InSitu>, d?: number) =>
  at(correlation, flow, d).remarks.some((one) => one === remark)

const viscosityOf = (N_L: number) => N_L / viscosityNumber.evaluate({ ...LIQUID, mu_l: 1 })
const gasOf = (N_Gv: number) => N_Gv / gasVelocityNumber.evaluate({ ...LIQUID, v_sg: 1 })
const diameterOf = (N_d: number) => N_d / diameterNumber.evaluate({ ...LIQUID, d: 1 })

test('the chart of the viscosity number ends at 0.002 and 0.5 for Hagedorn and Brown, at 0.002 and 2 for Duns and Ros', () => {
  const left = (correlation: LiftCorrelation, N_L: number) =>
    remarked(correlation, 'viscosity_chart', { mu_l: viscosityOf(N_L) })
  for (const N_L of [0.00201, 0.05, 0.498]) assert.ok(!left('hagedorn_brown', N_L))
  for (const N_L of [0.00199, 0.502]) assert.ok(left('hagedorn_brown', N_L))
  for (const N_L of [0.00201, 0.05, 1.99]) assert.ok(!left('duns_ros', N_L))
  for (const N_L of [0.00199, 2.01]) assert.ok(left('duns_ros', N_L))
})

test('the fit of the secondary factor ends at 0.1', () => {
  const N_L = 0.3
  const N_d = diameterNumber.evaluate({ ...LIQUID, d: 0.2 })
  const left = (share: number) => {
    const N_Gv = (share * 0.1 * N_d ** 2.14) / N_L ** 0.38
    return remarked('hagedorn_brown', 'secondary_chart', { v_sg: gasOf(N_Gv), mu_l: viscosityOf(N_L) })
  }
  assert.deepEqual([0.5, 0.995, 1.005, 2].map(left), [false, false, true, true])
})

test('a holdup of the chart below 0 or above 1 is remarked', () => {
  const left = (flow: Partial<InSitu>) => remarked('hagedorn_brown', 'holdup_chart', flow)
  // -0.005 and 0.005, 0.995 and 1.005 by the script of the correlation
  assert.deepEqual(
    [0.0444932, 0.0471795].map((v_sl) => left({ v_sl })),
    [true, false],
  )
  assert.deepEqual(
    [8.54818, 8.77341].map((v_sl) => left({ v_sl, v_sg: 100, mu_l: 30 })),
    [false, true],
  )
})

test('a level holdup by Beggs and Brill that fills the bore is remarked, just short of it is not', () => {
  // segregated, 0.98 lambda^0.4846/Fr^0.0868 is the holdup: at Fr = 0.0005 up to lambda = 0.27
  const N_Fr = 0.0005
  const v_m = Math.sqrt(N_Fr * 32.174 * PIPE.d)
  const left = (H_0: number) => {
    const lambda = ((H_0 * N_Fr ** 0.0868) / 0.98) ** (1 / 0.4846)
    const flow = { v_sl: lambda * v_m, v_sg: (1 - lambda) * v_m }
    assert.equal(at('beggs_brill', flow).pattern, 'segregated')
    return remarked('beggs_brill', 'level_holdup', flow)
  }
  assert.deepEqual([0.9, 0.995, 1.005, 1.1].map(left), [false, false, true, true])
})

test('the end of bubble flow by Duns and Ros is uncertain below a diameter number of 60, within half of it', () => {
  const uncertain = (share: number, N_d: number) => {
    const [L_1, L_2] = [chartValue(L1, N_d, silent), chartValue(L2, N_d, silent)]
    const N_Lv = liquidVelocityNumber.evaluate({ ...LIQUID, v_sl: FLOW.v_sl })
    const N_Gv = share * bubbleBoundary.evaluate({ L_1, L_2, N_Lv })
    return remarked('duns_ros', 'chart_uncertain', { v_sg: gasOf(N_Gv) }, diameterOf(N_d))
  }
  assert.deepEqual(
    [0.498, 0.502, 1, 1.498, 1.502].map((share) => uncertain(share, 35)),
    [false, true, true, true, false],
  )
  assert.deepEqual(
    [59.8, 60.2].map((N_d) => uncertain(1, N_d)),
    [true, false],
  )
})

test('a flow whose acceleration uses up its pressure has no gradient', () => {
  const chokesAt = (
    correlation: LiftCorrelation,
    flow: Partial<InSitu>,
    rho: (H_L: number, rho_n: number) => number,
  ) => {
    const { H_L, v_m, rho_n } = at(correlation, flow)
    const E_k = accelerationTerm.evaluate({ rho: rho(H_L, rho_n), v_m, v_sg: flow.v_sg ?? FLOW.v_sg, p: FLOW.p })
    return [0.995, 1.005].map((share) => {
      const choked = { ...flow, p: (FLOW.p * E_k) / share }
      const along = slopeOf(correlation, { ...FLOW, ...choked }, PIPE, USUAL_OPTIONS, trailOfFriction())
      assert.equal(Number.isNaN(along), Number.isNaN(at(correlation, choked).G))
      return Number.isNaN(along)
    })
  }
  const slip = (H_L: number) => FLOW.rho_l * H_L + FLOW.rho_g * (1 - H_L)
  assert.deepEqual(chokesAt('beggs_brill', {}, slip), [false, true])
  assert.deepEqual(
    chokesAt('duns_ros', { v_sl: 0.05, v_sg: 90 }, (_, rho_n) => rho_n),
    [false, true],
  )
})

test('Duns and Ros show the slip number of slug flow, the film of mist, and both between', () => {
  const shown = (v_sl: number, v_sg: number) => {
    const { pattern, numbers } = at('duns_ros', { v_sl, v_sg })
    return [pattern, 'S_n' in numbers, 'k_f' in numbers]
  }
  assert.deepEqual(shown(2, 8), ['slug', true, false])
  assert.deepEqual(shown(0.3, 45), ['transition', true, true])
  assert.deepEqual(shown(0.1, 60), ['mist', false, true])
})

test('the mist part of the transition is recorded under names of its own', () => {
  const SI = { rho_l: 800, rho_g: 50, mu_l: 0.0015, mu_g: 1.5e-5, sigma: 0.025, p: 7e6 }
  const recorded = (v_sl: number, v_sg: number) => {
    const trace = newTrace()
    at('duns_ros', { ...SI, v_sl, v_sg }, 0.06, trace)
    return trace.steps.map((step) => step.symbol)
  }
  assert.ok(recorded(0.1, 14).includes('G_gm'))
  assert.ok(!recorded(0.03, 19).includes('G_gm'))
})

test('the least gas alone is gas, and is held to the range of its correlations', () => {
  assert.equal(at('gray', { v_sl: 0, v_sg: 0.005 }).pattern, 'single_phase_gas')
  assert.deepEqual(at('no_slip', { v_sg: 0.005, gasInRange: false }).remarks, ['gas_correlation'])
})

test('along a pipe friction is laminar however slow, none at rest, and not known where the flow is not', () => {
  const along = (Re: number) => frictionAlong(trailOfFriction(), Re, 0)
  assert.deepEqual([along(0.005), along(0), along(Number.NaN), along(-1)], [3200, 0, Number.NaN, Number.NaN])
})

test('friction is laminar however slow, and its solution starts at a factor of 1/64', () => {
  assert.equal(fanningFriction(0.005, 0, silent), 3200)
  const trace = newTrace()
  fanningFriction(1e5, 1e-4, trace)
  const solved = trace.steps.find((step) => step.kind === 'solved')
  assert.equal(solved?.trial, 1 / 64)
})
