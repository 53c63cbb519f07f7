/** What flows at a point of a traverse, and its gradient, are what the traced chains of equations say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trailFrom } from '@keelson/numerics/secant.ts'
import fc from 'fast-check'
import { fieldUnits } from '../field-units.ts'
import { fluidOf, type PvtSet, type WaterTension } from '../pvt/black-oil.ts'
import { trailOfZ } from '../pvt/gas-z-factor.ts'
import { gradientOf, slopeOf } from './gradient.ts'
import { inSituWarm, warmFluid } from './in-situ-loop.ts'
import { inSituAt } from './mixture.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyFluid = fc.record({
  API: between(15, 55),
  gamma_g: between(0.6, 1.2),
  gamma_w: between(1, 1.2),
  R_p: between(0, 3000),
  set: fc.constantFrom<PvtSet>('standing_default', 'vasquez_beggs', 'glaso'),
  waterTension: fc.constantFrom<WaterTension>('constant_60', 'jennings'),
})
const anyPressure = between(15, 15_000)
const anyTemperature = between(40, 350)
const anyRates = fc.record({ q_o: between(1, 5000), q_w: between(0, 5000), f_w: between(0, 0.99) })
const anyOptions = fc.record({
  payne: fc.constant(true),
  acceleration: fc.constant(true),
  noSlipFloor: fc.boolean(),
  griffith: fc.boolean(),
})
const anySlope = between(0.2, 5)
const A_p = 0.03
const pipe = { d: 0.2, epsilon: 5e-5, k_d: 2.5e-4, theta: Math.PI / 2 }

const near = (found: number, wanted: number) =>
  assert.ok(Object.is(found, wanted) || Math.abs(found / wanted - 1) < 1e-12, `${found} for ${wanted}`)

test('the loop and the traced chain agree at any point, for every fluid set and tension of water', () => {
  fc.assert(
    fc.property(anyFluid, anyPressure, anyTemperature, anyRates, (data, p, T, rates) => {
      const fluid = fluidOf(data, fieldUnits)
      const traced = inSituAt(fluid, rates, A_p, p, T, fieldUnits)
      assert.deepEqual(inSituWarm(warmFluid(fluid, T), rates, A_p, p, trailOfZ()), traced)
    }),
    { numRuns: 500 },
  )
})

test('what flows does not depend on the z from which the search starts', () => {
  fc.assert(
    fc.property(
      anyFluid,
      anyPressure,
      anyTemperature,
      anyRates,
      between(0.3, 2),
      anySlope,
      (data, p, T, rates, z, slope) => {
        const fluid = fluidOf(data, fieldUnits)
        const traced = inSituAt(fluid, rates, A_p, p, T, fieldUnits)
        const { rho_g, mu_g, v_sg } = inSituWarm(warmFluid(fluid, T), rates, A_p, p, trailFrom(1 / z, slope))
        near(rho_g, traced.rho_g)
        near(mu_g, traced.mu_g)
        near(v_sg, traced.v_sg)
      },
    ),
    { numRuns: 500 },
  )
})

test('the gradient of Beggs and Brill along a pipe at any inclination is that of the traced chain', () => {
  const anyFlow = fc.record({ v_sl: between(0.001, 30), v_sg: between(0.001, 90), p: between(20, 5000) })
  const anyCorrection = fc.constantFrom(undefined, { gravity: 0.9, friction: 1.3 })
  fc.assert(
    fc.property(
      anyFlow,
      between(-1.57, 1.57),
      fc.boolean(),
      fc.boolean(),
      anyCorrection,
      (at, theta, payne, acceleration, correction) => {
        const flow = { ...at, rho_l: 50, rho_g: 3, mu_l: 1.5, mu_g: 0.015, sigma: 25, gasInRange: true }
        const options = { payne, acceleration, noSlipFloor: true, griffith: true }
        const inclined = { ...pipe, theta, ...(correction && { correction }) }
        const traced = gradientOf('beggs_brill', flow, inclined, options, fieldUnits)
        near(slopeOf('beggs_brill', flow, inclined, options, trailFrom(8, 1)), traced.G)
      },
    ),
    { numRuns: 1000 },
  )
})

test('half a degree uphill is uphill, in every pattern', () => {
  const options = { payne: true, acceleration: true, noSlipFloor: true, griffith: true }
  const patterns = [
    [0.01, 0.5],
    [0.3, 3],
    [8, 12],
    [30, 3],
  ].map(([v_sl = 0, v_sg = 0]) => {
    const flow = { v_sl, v_sg, p: 1000, rho_l: 50, rho_g: 3, mu_l: 1.5, mu_g: 0.015, sigma: 25, gasInRange: true }
    const traced = gradientOf('beggs_brill', flow, { ...pipe, theta: 0.005 }, options, fieldUnits)
    near(slopeOf('beggs_brill', flow, { ...pipe, theta: 0.005 }, options, trailFrom(8, 1)), traced.G)
    return traced.pattern
  })
  assert.deepEqual(patterns, ['segregated', 'transition', 'intermittent', 'distributed'])
})

test('the gradient of Hagedorn and Brown along the pipe is that of the traced chain, wherever the search starts', () => {
  fc.assert(
    fc.property(
      anyFluid,
      anyPressure,
      anyTemperature,
      anyRates,
      anyOptions,
      between(2, 32),
      anySlope,
      (data, p, T, rates, options, start, slope) => {
        const flow = inSituAt(fluidOf(data, fieldUnits), rates, A_p, p, T, fieldUnits)
        const traced = gradientOf('hagedorn_brown', flow, pipe, options, fieldUnits)
        near(slopeOf('hagedorn_brown', flow, pipe, options, trailFrom(start, slope)), traced.G)
      },
    ),
    { numRuns: 500 },
  )
})
