/** Claims about gradients at a point: published and peer values, seams between patterns, and one code for two systems of units. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { fieldUnits } from '../field-units.ts'
import { patternAt } from './beggs-brill.ts'
import { fanningFriction, trailOfFriction } from './friction.ts'
import { gradientOf, type LiftCorrelation, slopeOf, USUAL_OPTIONS } from './gradient.ts'
import second from './gradient.worked.json' with { type: 'json' }
import type { Pipe } from './gradient-parts.ts'
import type { InSitu } from './mixture.ts'

/** Velocities ft/s, densities lb/ft3, viscosities cP, tension dyn/cm, pressure psia. */
const flowOf = (v_sl: number, v_sg: number, o: Partial<InSitu> = {}): InSitu => ({
  v_sl,
  v_sg,
  rho_l: 50,
  rho_g: 3,
  mu_l: 1.5,
  mu_g: 0.015,
  sigma: 25,
  p: 1000,
  gasInRange: true,
  ...o,
})
/** Inside diameter and roughness in inches. */
const pipeOf = (d: number, epsilon: number, degrees = 90): Pipe => ({
  d: d / 12,
  epsilon: epsilon / 12,
  k_d: epsilon / d,
  theta: (degrees * Math.PI) / 180,
})
const ALL: readonly LiftCorrelation[] = ['hagedorn_brown', 'beggs_brill', 'gray', 'duns_ros', 'no_slip']
const at = (c: LiftCorrelation, flow: InSitu, pipe = pipeOf(2.441, 0.0006), o = {}) =>
  gradientOf(c, flow, pipe, { ...USUAL_OPTIONS, ...o }, fieldUnits)

test('on both sides of every edge each correlation gives what a second program gives', () => {
  for (const { correlation, flow, d, epsilon, degrees, options, match, gives } of second.tables.POINTS.data) {
    const at = `${correlation} of ${JSON.stringify({ flow, d, degrees, options, match })}`
    const [gravity = 1, friction = 1] = match ?? []
    const correction = match && { correction: { gravity, friction } }
    const pipe: Pipe = { d, epsilon, k_d: epsilon / d, theta: (degrees * Math.PI) / 180, ...correction }
    const how = { ...USUAL_OPTIONS, ...options }
    const g = gradientOf(correlation as LiftCorrelation, { ...flow, gasInRange: true }, pipe, how, fieldUnits)
    if (gives.pattern !== null) assert.equal(g.pattern, gives.pattern, at)
    near(g.H_L, gives.H_L, 1e-9, at)
    near(g.G_f, gives.G_f, 1e-7, at)
    near(g.G, gives.G, 1e-7, at)
    near(g.G_g + g.G_f + g.G_a, g.G, 1e-12, at)
  }
})

test('the pressure gradient of matched terms is the same along the pipe and traced, and its parts are recorded', () => {
  const matched = { ...pipeOf(2.441, 0.0006), correction: { gravity: 0.93, friction: 1.2 } }
  for (const v_sg of [0.1, 8]) {
    const own = at('hagedorn_brown', flowOf(4, v_sg), matched)
    near(slopeOf('hagedorn_brown', flowOf(4, v_sg), matched, USUAL_OPTIONS, trailOfFriction()), own.G, 1e-12)
    const trace = newTrace()
    gradientOf('hagedorn_brown', flowOf(4, v_sg), matched, USUAL_OPTIONS, trace)
    const value = (symbol: string) => trace.steps.find((step) => step.symbol === symbol)?.value
    near(value('G_g'), 0.93 * (value('G_g0') ?? 0), 1e-12)
    near(value('G_f'), 1.2 * (value('G_f0') ?? 0), 1e-12)
  }
})

test('Hagedorn-Brown in the slug flow of Economides et al.', () => {
  const flow = flowOf(4.67, 8.72, { rho_l: 49.9, rho_g: 2.6, mu_l: 2, mu_g: 0.0131, sigma: 30, p: 800 })
  const g = at('hagedorn_brown', flow, pipeOf(2.259, 0.0013554))
  assert.equal(g.pattern, 'slug')
  near(g.H_L, 0.452153, 1e-5)
  near(g.G, 0.1949636, 1e-5)
  near(g.numbers.N_Gv, 19.19177, 1e-5)
  near(g.numbers.C_NL, 0.002127485, 1e-5)
})

/** fluids (C. Bell), two_phase.py, Beggs_Brill, base case of its tests: 100 m, no factor of Payne. */
const FLUIDS = {
  rho_l: 613.8 / 16.018463,
  rho_g: 141.3 / 16.018463,
  mu_l: 0.5,
  mu_g: 0.02,
  sigma: 28,
  p: 11.9e6 / 6894.757,
}
const FLUIDS_PIPE = [0.077927 / 0.0254, 1.8e-6 / 0.0254] as const
const PLAIN = { payne: false }

test('Beggs-Brill agrees with a peer code in vertical intermittent flow', () => {
  const flow = flowOf(0.27664658461599967 / 0.3048, 0.5241724761145257 / 0.3048, FLUIDS)
  const g = at('beggs_brill', flow, pipeOf(...FLUIDS_PIPE), PLAIN)
  assert.equal(g.pattern, 'intermittent')
  near(g.H_L, 0.5227906, 1e-4)
  near(g.G * (100 / 0.3048), 55.70411, 1e-4)
})
test('Beggs-Brill agrees with a peer code in transition flow at 45 deg', () => {
  const flow = flowOf(0.15892554220415972 / 0.3048, 1.035546685827104 / 0.3048, FLUIDS)
  const g = at('beggs_brill', flow, pipeOf(...FLUIDS_PIPE, 45), PLAIN)
  assert.equal(g.pattern, 'transition')
  near(g.H_L, 0.3652585, 1e-4)
  near(g.G * (100 / 0.3048), 32.00583, 5e-4)
})

test('Duns-Ros in the slug flow of Lyons, Example 2', () => {
  const flow = flowOf(2.147, 4.08, { rho_l: 47.6, rho_g: 8, mu_l: 0.416, mu_g: 0.018, sigma: 28, p: 1700 })
  const g = at('duns_ros', flow, pipeOf(1.995, 0.0006))
  assert.equal(g.pattern, 'slug')
  near(g.numbers.N_Lv, 4.751, 0.002)
  near(g.numbers.N_Gv, 9.03, 0.002)
  near(g.numbers.N_d, 26.2, 0.002)
  near(g.numbers.S_n, 4.88, 0.03)
  near(g.H_L, 0.42, 0.035)
})
test('Duns-Ros in bubble flow of a 6 in pipe', () => {
  const flow = flowOf(3.97, 3.86, { rho_l: 47.61, rho_g: 5.88, mu_l: 0.97, mu_g: 0.016, sigma: 8.41, p: 1700 })
  const g = at('duns_ros', flow, pipeOf(6, 0.00072))
  assert.equal(g.pattern, 'bubble')
  near(g.numbers.S_n, 4.948052, 1e-5)
  near(g.H_L, 0.5591336, 1e-5)
  near(g.G, 0.2084368, 1e-5)
})
test('Duns-Ros between slug and mist', () => {
  const flow = flowOf(0.3, 45, { rho_l: 50, rho_g: 5, mu_l: 0.8, mu_g: 0.016, sigma: 25, p: 1500 })
  const g = at('duns_ros', flow)
  assert.equal(g.pattern, 'transition')
  near(g.H_L, 0.0381679, 1e-5)
  near(g.G, 0.07155395, 1e-3)
})

test('without one phase every correlation is the single-phase pipe', () => {
  for (const c of ALL) {
    const rest = at(c, flowOf(0, 0, { rho_l: 62.4 }))
    assert.equal(rest.H_L, 1)
    near(rest.G, 62.4 / 144, 1e-12)
    assert.equal(at(c, flowOf(3, 0)).pattern, 'single_phase_liquid')
    assert.equal(at(c, flowOf(0, 30)).pattern, 'single_phase_gas')
  }
})

test('SI with a trace and oilfield units give one answer in every correlation', () => {
  const velocity = fc.double({ min: 0.01, max: 60, noNaN: true })
  const inclination = fc.double({ min: -90, max: 90, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom(...ALL), velocity, velocity, inclination, (c, v_sl, v_sg, degrees) => {
      const flow = flowOf(v_sl, v_sg)
      const pipe = pipeOf(2.992, 0.0006, degrees)
      const own = at(c, flow, pipe)
      const si: InSitu = {
        ...flow,
        v_sl: toSI(v_sl, 'ft/s'),
        v_sg: toSI(v_sg, 'ft/s'),
        rho_l: toSI(flow.rho_l, 'lb/ft3'),
        rho_g: toSI(flow.rho_g, 'lb/ft3'),
        mu_l: toSI(flow.mu_l, 'cP'),
        mu_g: toSI(flow.mu_g, 'cP'),
        sigma: toSI(flow.sigma, 'dyn/cm'),
        p: toSI(flow.p, 'psia'),
      }
      const pipeSI = { ...pipe, d: toSI(pipe.d, 'ft'), epsilon: toSI(pipe.epsilon, 'ft') }
      const traced = gradientOf(c, si, pipeSI, USUAL_OPTIONS, newTrace())
      const untraced = gradientOf(c, si, pipeSI, USUAL_OPTIONS, silent)
      if (Number.isNaN(own.G)) return Number.isNaN(traced.G)
      assert.equal(traced.G, untraced.G)
      assert.ok(Math.abs(traced.G - toSI(own.G, 'psi/ft')) <= 1e-6 * Math.abs(traced.G) + 1e-6)
      return traced.pattern === own.pattern
    }),
    { seed: 7, numRuns: 300 },
  )
})

test('holdup lies between no-slip and 1 uphill', () => {
  const velocity = fc.double({ min: 0.01, max: 60, noNaN: true })
  fc.assert(
    fc.property(fc.constantFrom('hagedorn_brown', 'beggs_brill', 'no_slip' as const), velocity, velocity, (c, l, g) => {
      const { H_L } = at(c, flowOf(l, g))
      return H_L <= 1 && H_L >= (l / (l + g)) * (1 - 1e-12)
    }),
    { seed: 11, numRuns: 300 },
  )
})

test('the map of Beggs and Brill has its five edges', () => {
  const edges = [0.5, 0.05, 1, 200] as const
  assert.equal(patternAt(0.005, 0.4, edges), 'segregated')
  assert.equal(patternAt(0.005, 0.6, edges), 'distributed')
  assert.equal(patternAt(0.1, 0.04, edges), 'segregated')
  assert.equal(patternAt(0.1, 0.05, edges), 'transition')
  assert.equal(patternAt(0.1, 1, edges), 'transition')
  assert.equal(patternAt(0.5, 100, edges), 'intermittent')
  assert.equal(patternAt(0.5, 201, edges), 'distributed')
  // the edge at a hundredth of liquid, where the limits of the authors all but meet
  assert.equal(patternAt(0.01005, 0.4, edges), 'transition')
  assert.equal(patternAt(0.00995, 0.4, edges), 'segregated')
  assert.equal(patternAt(0.01005, 1.5, [2, 0.05, 1, 200]), 'intermittent')
})

test('friction jumps where laminar flow ends and is that of a smooth pipe there', () => {
  assert.equal(fanningFriction(0, 0, fieldUnits), 0)
  assert.equal(fanningFriction(1600, 0, fieldUnits), 0.01)
  near(fanningFriction(2000, 0, fieldUnits), 0.0123, 0.02)
  near(fanningFriction(1e5, 0, fieldUnits), 0.0045, 0.01)
})

test('a denser gas than liquid has no gradient by Gray, and a choked flow none by Beggs and Brill', () => {
  assert.ok(Number.isNaN(at('gray', flowOf(1, 10, { rho_g: 60 })).G))
  assert.ok(Number.isNaN(at('beggs_brill', flowOf(60, 2000, { p: 15 })).G))
})

test('leaving a chart is remarked', () => {
  assert.deepEqual(at('hagedorn_brown', flowOf(2, 10, { mu_l: 2000 })).remarks.includes('viscosity_chart'), true)
  assert.deepEqual(at('hagedorn_brown', flowOf(2, 10, { gasInRange: false })).remarks.at(-1), 'gas_correlation')
  assert.deepEqual(at('gray', flowOf(0.01, 0.3)).remarks, ['film_roughness'])
})
