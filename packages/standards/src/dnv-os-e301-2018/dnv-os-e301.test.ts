/** Claims about the fatigue formulas of position mooring, against hand values and against the theory behind them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertEquationHolds } from '@keelson/equations/testing.ts'
import { Gamma } from '@keelson/physics/fatigue/narrow-band.ts'
import fc from 'fast-check'
import * as components from './component-curves.ts'
import * as dual from './dual-narrow-band.ts'
import * as factor from './safety-factor.ts'

const { PI, sqrt } = Math
const hand = { relTol: 1e-13, source: 'by hand' }

test('component curves, areas and stress ranges at numbers worked by hand', () => {
  const { a_D, m } = components.COMPONENT_CURVES.studless_chain
  assertEquationHolds(components.componentCycles, {
    ranges: { S: [1, 500], m: [3, 4.8] },
    worked: [
      {
        args: { a_D, S: 100, m },
        value: 60_000,
        relTol: 1e-13,
        source: 'a published calculator of the studless curve',
      },
    ],
  })
  assertEquationHolds(components.chainArea, {
    worked: [{ args: { d: 0.12 }, value: 22619.4671e-6, relTol: 1e-9, source: 'two bars of 120 mm' }],
  })
  assertEquationHolds(components.ropeArea, { worked: [{ args: { d: 2 }, value: PI, ...hand }] })
  assertEquationHolds(components.tensionStressRange, {
    worked: [{ args: { SCF: 2, dT: 1e6, A: 0.01 }, value: 2e8, ...hand }],
  })
  assertEquationHolds(components.nominalStressRange, { worked: [{ args: { dT: 1e6, A: 0.01 }, value: 1e8, ...hand }] })
  assertEquationHolds(components.localStressRange, { worked: [{ args: { SCF: 1.5, S_n: 4e7 }, value: 6e7, ...hand }] })
})

const EVEN = { lambda_L: 0.5, lambda_W: 0.5, nu_L: 0.01, nu_W: 0.1 }

test('the parts of the dual narrow-banded approach at equal variances', () => {
  const sigma = { sigma_L: 3e6, sigma_W: 4e6 }
  assertEquationHolds(dual.combinedDeviation, { worked: [{ args: { SCF: 2, ...sigma }, value: 1e7, ...hand }] })
  assertEquationHolds(dual.lowFrequencyShare, { worked: [{ args: sigma, value: 0.36, ...hand }] })
  assertEquationHolds(dual.waveFrequencyShare, { worked: [{ args: sigma, value: 0.64, ...hand }] })
  assertEquationHolds(dual.combinedRate, { worked: [{ args: EVEN, value: sqrt(0.00505), ...hand }] })
  // Jiao and Moan: nu_P = lambda_L nu_L sqrt(1 + lambda_W/lambda_L (nu_W/nu_L delta)^2), here 0.5 x 0.01 x sqrt(2).
  assertEquationHolds(dual.envelopeRate, {
    worked: [{ args: { ...EVEN, delta_W: 0.1 }, value: 0.005 * sqrt(2), ...hand }],
  })
  // m = 2: the first term vanishes; sqrt(pi)/2 x 2 x Gamma(3/2)/Gamma(2) = pi/2.
  assertEquationHolds(dual.envelopePart, {
    ranges: { m: [2, 5], lambda_L: [0.01, 0.99], lambda_W: [0.01, 0.99] },
    worked: [{ args: { lambda_L: 0.5, lambda_W: 0.5, m: 2 }, value: PI / 2, ...hand }],
  })
  assertEquationHolds(dual.correctionFactor, {
    worked: [{ args: { nu_P: 0.01, nu_y: 0.1, rho_P: 2, nu_W: 0.2, lambda_W: 0.25, m: 4 }, value: 0.325, ...hand }],
  })
  assertEquationHolds(dual.dualNarrowBandDamage, { worked: [{ args: { rho: 0.5, D_NB: 3 }, value: 1.5, ...hand }] })
  assertEquationHolds(dual.exposure, { worked: [{ args: { T_L: 1e8, p_e: 0.02 }, value: 2e6, ...hand }] })
})

test('the envelope rate is Rice’s rate of zero crossings of a normal plus a Rayleigh variable', () => {
  for (const lambda_L of [0.1, 0.5, 0.9]) {
    const lambda_W = 1 - lambda_L
    let density = 0
    for (let r = 0.0005; r < 8; r += 0.001) {
      density += Math.exp(-(r * r) / (2 * lambda_L) - (r * r) / (2 * lambda_W)) * (r / lambda_W) * 0.001
    }
    density /= sqrt(2 * PI * lambda_L)
    const speed = 2 * PI * sqrt(lambda_L * 0.01 ** 2 + lambda_W * (0.1 * dual.DELTA_W.value) ** 2)
    const rate = dual.envelopeRate.evaluate({ lambda_L, lambda_W, nu_L: 0.01, nu_W: 0.1, delta_W: dual.DELTA_W.value })
    assert.ok(Math.abs(rate / ((density * speed) / sqrt(2 * PI)) - 1) < 1e-5)
  }
})

test('the factor tends to 1 as either part vanishes', () => {
  const rho = (lambda_L: number) => {
    const parts = { lambda_L, lambda_W: 1 - lambda_L, nu_L: 0.01, nu_W: 0.1 }
    const nu_y = dual.combinedRate.evaluate(parts)
    const nu_P = dual.envelopeRate.evaluate({ ...parts, delta_W: dual.DELTA_W.value })
    return dual.correctionFactor.evaluate({
      ...parts,
      nu_P,
      nu_y,
      m: 3,
      rho_P: dual.envelopePart.evaluate({ ...parts, m: 3 }),
    })
  }
  assert.ok(Math.abs(rho(1e-9) - 1) < 1e-4)
  assert.ok(Math.abs(rho(1 - 1e-12) - 1) < 1e-4)
  assert.ok(Gamma(0.5) > 1.77 && rho(0.6) < 1)
})

test('the safety factor is 5 up to a ratio of 0.8 and 8 for equal damage, without a step', () => {
  assertEquationHolds(factor.safetyFactor, {
    ranges: { d_F: [0, 1] },
    worked: [
      { args: { d_F: 0.8 }, value: 5, ...hand },
      { args: { d_F: 0.9 }, value: 6.5, ...hand },
      { args: { d_F: 1 }, value: 8, ...hand },
    ],
  })
  assert.ok(factor.safetyFactor.evaluate({ d_F: 0.8 + 1e-9 }) - 5 < 1e-7)
  assertEquationHolds(factor.adjacentDamageRatio, { worked: [{ args: { D: 0.4, D_adj: 0.1 }, value: 0.25, ...hand }] })
})

test('the damage ratio of neighbours is the same seen from either, and never above 1', () => {
  const damage = fc.double({ min: 1e-9, max: 1e3, noNaN: true })
  fc.assert(
    fc.property(damage, damage, (D, D_adj) => {
      const d_F = factor.adjacentDamageRatio.evaluate({ D, D_adj })
      assert.equal(d_F, factor.adjacentDamageRatio.evaluate({ D: D_adj, D_adj: D }))
      assert.ok(d_F <= 1)
    }),
  )
})
