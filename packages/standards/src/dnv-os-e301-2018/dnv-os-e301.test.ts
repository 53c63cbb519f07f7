/** Claims about the fatigue formulas of position mooring, against a script that knows the sources only and against the theory behind them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertEquationHolds, byHand, closedForm, peer } from '@keelson/equations/testing.ts'
import { Gamma } from '@keelson/physics/fatigue/narrow-band.ts'
import fc from 'fast-check'
import * as components from './component-curves.ts'
import * as dual from './dual-narrow-band.ts'
import * as factor from './safety-factor.ts'
import worked from './worked.json' with { type: 'json' }

const { PI, sqrt } = Math

test('the fatigue formulas of position mooring and their coefficients are those of the script', () => {
  assertScriptAgrees({ ...components, ...dual, ...factor }, worked)
})

test('a studless chain endures 60 000 cycles of 100 MPa, and curves hold over all ranges of stress', () => {
  const { a_D, m } = components.COMPONENT_CURVES.studless_chain
  const source = peer('a public calculator of the studless curve of DNV-OS-E301')
  assertEquationHolds(components.componentCycles, {
    ranges: { S: [1, 500], m: [3, 4.8] },
    worked: [{ args: { a_D, S: 100, m }, value: 60_000, relTol: 1e-13, source }],
  })
})

test('at equal variances and slope 2 the envelope does pi/2 of damage, and its rate is in proportion to the low one', () => {
  const EVEN = { lambda_L: 0.5, lambda_W: 0.5, nu_L: 0.01, nu_W: 0.1 }
  // Jiao and Moan: nu_P = lambda_L nu_L sqrt(1 + lambda_W/lambda_L (nu_W/nu_L delta)^2).
  const rate = byHand('0.5 * 0.01 * sqrt(2)')
  assertEquationHolds(dual.envelopeRate, {
    worked: [{ args: { ...EVEN, delta_W: 0.1 }, value: 0.005 * sqrt(2), relTol: 1e-13, source: rate }],
  })
  const part = closedForm('sqrt(pi)/2 m Gamma(3/2)/Gamma(2): the first term vanishes')
  assertEquationHolds(dual.envelopePart, {
    ranges: { m: [2, 5], lambda_L: [0.01, 0.99], lambda_W: [0.01, 0.99] },
    worked: [{ args: { lambda_L: 0.5, lambda_W: 0.5, m: 2 }, value: PI / 2, relTol: 1e-13, source: part }],
  })
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
      { args: { d_F: 0.9 }, value: 6.5, relTol: 1e-13, source: closedForm('half of the way from 5 to 8') },
      { args: { d_F: 0.8 }, value: 5, relTol: 1e-13, source: closedForm('where the line begins') },
      { args: { d_F: 1 }, value: 8, relTol: 1e-13, source: closedForm('where it ends') },
    ],
  })
  assert.ok(factor.safetyFactor.evaluate({ d_F: 0.8 + 1e-9 }) - 5 < 1e-7)
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
