/** Claims about the equations of the spectral methods: worked values, limits, and the identities behind their forms. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { assertEquationHolds, closedForm, peer } from '@keelson/equations/testing.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as d from './dirlik.ts'
import { rayleighDensity } from './narrow-band.ts'
import * as moments from './spectral-moments.ts'
import * as shape from './spectral-shape.ts'
import * as tb from './tovo-benasciutti.ts'
import * as wl from './wirsching-light.ts'

/** Two bumps, MPa2/Hz over Hz. */
const F = [0.02, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.12, 0.14, 0.17, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]
const G = [0, 120, 600, 1900, 3800, 5200, 4600, 3300, 1500, 700, 300, 160, 120, 300, 900, 420, 110, 20]
/** Its moments are per (rad/s), its S-N curve of amplitudes. */
const FLIFE = { relTol: 1e-9, source: peer('FLife 2.2.2 (ladisk/FLife@f39ba53), run on the two bumps') } as const
const TAU = 2 * Math.PI
const M = {
  lambda_0: 368.2,
  lambda_1: 371.69439322 / TAU,
  lambda_2: 576.39397706 / TAU ** 2,
  lambda_4: 2581.89002381 / TAU ** 4,
}
const ALPHA = { alpha_1: 0.8068343898671352, alpha_2: 0.5911649436114014 }
const DIRLIK = {
  D_1: 0.18895662750106565,
  D_2: 0.3688569577810785,
  D_3: 0.4421864147178558,
  Q: 0.23619578437633243,
  R: 0.3070944425134,
}

test('the moments are the trapezoidal rule on the points given', () => {
  const args = { SCF: 1, ...moments.intervalsOf(F, G) }
  const by = { ...FLIFE, relTol: 1e-9 }
  assertEquationHolds(moments.zerothMoment, { worked: [{ args, value: M.lambda_0, ...by }] })
  assertEquationHolds(moments.firstMoment, { worked: [{ args, value: M.lambda_1, ...by }] })
  assertEquationHolds(moments.secondMoment, { worked: [{ args, value: M.lambda_2, ...by }] })
  assertEquationHolds(moments.fourthMoment, { worked: [{ args, value: M.lambda_4, ...by }] })
})

test('a stress concentration factor counts with its square', () => {
  const at = (SCF: number) => moments.fourthMoment.evaluate({ SCF, ...moments.intervalsOf(F, G) })
  near(at(3), 9 * at(1), 1e-14)
})

test('moments as given are in MPa, and those of a spectrum are its trapezoids', () => {
  assert.equal(moments.momentsAsGiven([1, 2, 3, 4], 1, silent).lambda_4, 4e12)
  near(moments.momentsOfSpectrum(moments.intervalsOf(F, G), 1, silent).lambda_0, M.lambda_0, 1e-12)
})

test('the rates and bandwidths of the two bumps are those of another code', () => {
  const { lambda_0, lambda_1, lambda_2, lambda_4 } = M
  assertEquationHolds(shape.upCrossingRate, {
    worked: [{ args: { lambda_0, lambda_2 }, value: 0.19913057903493828, ...FLIFE }],
  })
  assertEquationHolds(shape.peakRate, {
    worked: [{ args: { lambda_2, lambda_4 }, value: 0.3368443632980975, ...FLIFE }],
  })
  assertEquationHolds(shape.firstBandwidth, {
    worked: [{ args: { lambda_0, lambda_1, lambda_2 }, value: ALPHA.alpha_1, ...FLIFE }],
  })
  assertEquationHolds(shape.irregularity, {
    worked: [{ args: { lambda_0, lambda_2, lambda_4 }, value: ALPHA.alpha_2, ...FLIFE }],
  })
  const worked = [{ args: { alpha_2: 0.6 }, value: 0.8, relTol: 1e-15, source: closedForm('3-4-5 triangle') }] as const
  assertEquationHolds(shape.spectralWidth, { ranges: { alpha_2: [0, 1.0000001] }, worked })
})

test('the parameters of Dirlik are those of another code', () => {
  const { alpha_2 } = ALPHA
  const { D_1, D_2, D_3, Q, R } = DIRLIK
  const x_m = ALPHA.alpha_1 * alpha_2
  const inside = { ranges: { x_m: [0.4, 0.55], alpha_2: [0.4, 0.6], D_1: [0, 0.3] } } as const
  assertEquationHolds(d.dirlikMeanFrequency, { worked: [{ args: M, value: x_m, ...FLIFE }] })
  assertEquationHolds(d.dirlikD1, { ...inside, worked: [{ args: { x_m, alpha_2 }, value: D_1, ...FLIFE }] })
  assertEquationHolds(d.dirlikR, { worked: [{ args: { alpha_2, x_m, D_1 }, value: R, ...FLIFE }] })
  assertEquationHolds(d.dirlikD2, { worked: [{ args: { alpha_2, D_1, R }, value: D_2, ...FLIFE }] })
  assertEquationHolds(d.dirlikD3, { worked: [{ args: { D_1, D_2 }, value: D_3, ...FLIFE }] })
  assertEquationHolds(d.dirlikQ, { worked: [{ args: { D_1 }, value: Q, ...FLIFE }] })
})

test('the damages of the two bumps are those of another code', () => {
  const sigma = Math.sqrt(M.lambda_0)
  const a_D = 10 ** 12.164
  const D_NB = 0.2900913726797874
  const E_Z = 0.22417767848042908 / (((0.3368443632980975 * 1e7) / a_D) * (2 * sigma) ** 3)
  assertEquationHolds(d.dirlikMean, { worked: [{ args: { ...DIRLIK, m: 3 }, value: E_Z, ...FLIFE }] })
  const dirlik = { nu_p: 0.3368443632980975, T: 1e7, a_D, sigma, m: 3, E_Z }
  assertEquationHolds(d.dirlikDamage, { worked: [{ args: dirlik, value: 0.22417767848042908, ...FLIFE }] })
  const b_TB = tb.tovoBenasciuttiWeight.evaluate(ALPHA)
  const rho_TB = 0.22833232890008964 / D_NB
  const b = [{ args: ALPHA, value: (rho_TB - ALPHA.alpha_2 ** 2) / (1 - ALPHA.alpha_2 ** 2), ...FLIFE }] as const
  assertEquationHolds(tb.tovoBenasciuttiWeight, { worked: b })
  const factor = { b_TB, alpha_2: ALPHA.alpha_2, m: 3 }
  assertEquationHolds(tb.tovoBenasciuttiFactor, { worked: [{ args: factor, value: rho_TB, ...FLIFE }] })
  assertEquationHolds(tb.tovoBenasciuttiDamage, {
    worked: [{ args: { rho_TB, D_NB }, value: 0.22833232890008964, ...FLIFE }],
  })
})

test('the Wirsching-Light factor is that of another code', () => {
  const epsilon = Math.sqrt(1 - ALPHA.alpha_2 ** 2)
  const rho_WL = 0.24082016633683165 / 0.2900913726797874
  const args = { a_WL: 0.827, b_WL: 2.438, epsilon }
  assertEquationHolds(wl.wirschingLightFactor, {
    ranges: { epsilon: [0, 0.99] },
    worked: [{ args, value: rho_WL, ...FLIFE }],
  })
})

test('the bracket in the scale that the thesis prints is D_1 squared, for every spectrum', () => {
  const share = fc.double({ min: 0.001, max: 0.999, noNaN: true })
  fc.assert(
    fc.property(share, share, (alpha_2, t) => {
      const { D_1, D_2, D_3, R } = ofShape(alpha_2 + (1 - alpha_2) * t, alpha_2)
      assert.ok(Math.abs(alpha_2 - D_3 - D_2 * R - D_1 ** 2) < 1e-12)
    }),
  )
})

/** The parameters for bandwidths alone: lambda_0 = lambda_2 = 1. */
const ofShape = (alpha_1: number, alpha_2: number) =>
  d.dirlikParameters({ lambda_0: 1, lambda_1: alpha_1, lambda_2: 1, lambda_4: alpha_2 ** -2 }, alpha_2, silent)

test('the density of Dirlik has an area of one, and its m-th mean is the closed form', () => {
  const Z = {
    args: { ...DIRLIK, Z: 0 },
    value: DIRLIK.D_1 / DIRLIK.Q,
    relTol: 1e-14,
    source: closedForm('at Z = 0 only the exponential part is left'),
  }
  assertEquationHolds(d.dirlikDensity, { ranges: { Z: [0, 8] }, worked: [Z] })
  const p = (Z: number) => d.dirlikDensity.evaluate({ ...DIRLIK, Z })
  near(integrate(p, 0, 20), 1, 1e-9)
  const mean = integrate((Z) => Z ** 3.7 * p(Z), 0, 30, { intervals: 60 })
  near(mean, d.dirlikMean.evaluate({ ...DIRLIK, m: 3.7 }), 1e-9)
})

test('the density of narrow-band ranges is that of Rayleigh', () => {
  const worked = [{ args: { Z: 1 }, value: Math.exp(-0.5), relTol: 1e-15, source: closedForm('Z = 1') }] as const
  assertEquationHolds(rayleighDensity, { ranges: { Z: [0, 10] }, worked })
  near(
    integrate((Z) => rayleighDensity.evaluate({ Z }), 0, 12),
    1,
    1e-12,
  )
})

test('towards a single frequency every method approaches the narrow-band damage', () => {
  const at = (width: number) => {
    const alpha_1 = 1 - width / 4
    const alpha_2 = 1 - width
    const E_Z = d.dirlikMean.evaluate({ ...ofShape(alpha_1, alpha_2), m: 4 })
    const b_TB = tb.tovoBenasciuttiWeight.evaluate({ alpha_1, alpha_2 })
    const rho_TB = tb.tovoBenasciuttiFactor.evaluate({ b_TB, alpha_2, m: 4 })
    return { dirlik: E_Z / alpha_2 / 8, rho_TB }
  }
  for (const width of [1e-3, 1e-5, 1e-7]) {
    near(at(width).dirlik, 1, 3 * width)
    near(at(width).rho_TB, 1, 3 * width)
  }
})
