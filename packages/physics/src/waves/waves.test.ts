/** Claims about dispersion, JONSWAP and the motion at the bed, against closed forms and independent calculations. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { near } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import * as dispersions from './dispersion.ts'
import * as jonswap from './jonswap.ts'
import * as drift from './mean-drift.ts'
import * as bed from './near-bed-velocity.ts'
import worked from './worked.json' with { type: 'json' }

const { deepWavelength, deepWaveNumber, dispersion, solveWaveNumber, wavelength, waveNumber } = dispersions
const g = 9.80665
const sea = (depth: number, peakEnhancement: number): bed.SeaState => ({
  significantHeight: 8,
  peakPeriod: 12,
  peakEnhancement,
  depth,
  gravity: g,
})

test('the equations of waves give what the script gives', () => {
  assertScriptAgrees({ ...dispersions, ...jonswap, ...bed, ...drift }, worked)
})

test('both sides of the dispersion relation meet at a wave number with a closed tanh', () => {
  const k = Math.log(2) // over 1 m: tanh(ln 2) = 0.6
  near(dispersion.evaluate({ omega: 0, g: 10, k, d: 1 }), 6 * Math.log(2), 1e-12)
  near(waveNumber(Math.sqrt(6 * Math.log(2)), 1, 10), k, 1e-12)
  near(dispersion.left?.({ omega: 3, g: 10, k, d: 1 }), 9, 1e-12)
})

test('a 10 s wave is 156.1 m long in deep water and 92.3 m over 10 m', () => {
  // Shore Protection Manual (1984), example 2-1: L_0 = 156 m and L = 92.3 m at 10 m.
  const omega = (2 * Math.PI) / 10
  near(deepWavelength.evaluate({ g, omega }), 156.08, 1e-4)
  near(wavelength.evaluate({ k: waveNumber(omega, 10, 9.81) }), 92.3, 1e-3)
  near(deepWaveNumber.evaluate({ omega, g }), (2 * Math.PI) / 156.08, 1e-4)
})

test('every depth and frequency has its wave number, in at most 6 steps', () => {
  const power = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((e) => 10 ** e)
  fc.assert(
    fc.property(power(-4, 2), power(-2, 4), (omega, d) => {
      const { k, trial, residual, iterations } = solveWaveNumber(omega, d, g)
      assert.ok(Number.isFinite(k) && k > 0 && Math.abs(residual) < 1e-14)
      assert.ok(Number.isInteger(iterations) && iterations <= 6 && Math.abs(trial / k - 1) < 0.06)
      assert.ok(k >= (omega ** 2 / g) * (1 - 1e-15) && waveNumber(omega, 2 * d, g) <= k * (1 + 1e-15))
    }),
  )
})

test('the limits of depth are closed: shallow water, deep water and no bottom', () => {
  near(waveNumber(1e-4, 10, g), 1e-4 / Math.sqrt(g * 10), 1e-6)
  assert.equal(waveNumber(2, Infinity, g), 4 / g)
  assert.equal(waveNumber(0, 50, g), 0)
  assert.deepEqual(solveWaveNumber(2, 1000, g), { k: 4 / g, trial: 4 / g, residual: 0, iterations: 0 })
  assert.throws(() => waveNumber(-1, 10, g), /no wave number/)
  assert.throws(() => waveNumber(1, 0, g), /no wave number/)
})

test('the peak enhancement follows the steepness and is 2.389 for 8 m and 12 s', () => {
  near(jonswap.peakEnhancement.evaluate({ T_p: 12, H_s: 8 }), 2.38921, 2e-6)
  assert.equal(jonswap.peakEnhancement.evaluate({ T_p: 3.6, H_s: 1 }), 5)
  assert.equal(jonswap.peakEnhancement.evaluate({ T_p: 5, H_s: 1 }), 1)
})

test('without enhancement the spectrum is Pierson-Moskowitz and holds its wave height', () => {
  const omega_p = jonswap.peakFrequency.evaluate({ T_p: 12 })
  near(omega_p, 0.5235987755982988, 1e-12)
  const alpha = jonswap.phillipsConstant.evaluate({ H_s: 8, omega_p, g, gamma: 1 })
  near(alpha, ((5 / 16) * 64 * omega_p ** 4) / g ** 2, 1e-12)
  const S = (omega: number) => jonswap.jonswapDensity(omega, alpha, omega_p, 1, g)
  near(S(omega_p), ((5 / 16) * 64 * Math.exp(-1.25)) / omega_p, 1e-12)
  near(4 * Math.sqrt(integrate(S, 0.05 * omega_p, 40 * omega_p, { intervals: 200 })), 8, 1e-5)
})

test('the peak rises by gamma, and the alpha form keeps the wave height within 1 % up to gamma 5', () => {
  const omega_p = 0.5
  for (const gamma of [2, 3.3, 5]) {
    const alpha = jonswap.phillipsConstant.evaluate({ H_s: 4, omega_p, g, gamma })
    const S = (omega: number) => jonswap.jonswapDensity(omega, alpha, omega_p, gamma, g)
    near(S(omega_p), gamma * jonswap.jonswapDensity(omega_p, alpha, omega_p, 1, g), 1e-12)
    const m0 = integrate(S, 0.05 * omega_p, omega_p) + integrate(S, omega_p, 40 * omega_p, { intervals: 400 })
    near(4 * Math.sqrt(m0), 4, 0.01)
  }
})

test('one standard deviation of width above the peak, the enhancement is gamma to exp(-1/2)', () => {
  const at = { alpha: 0.01, g, omega: 1.09, omega_p: 1, sigma: 0.09 }
  const ratio = jonswap.jonswap.evaluate({ ...at, gamma: 3.3 }) / jonswap.jonswap.evaluate({ ...at, gamma: 1 })
  near(ratio, 3.3 ** Math.exp(-0.5), 1e-12)
})

test('the motion at 60 m under 8 m and 12 s is that of an independent integration', () => {
  const motion = bed.nearBedMotion(sea(60, jonswap.peakEnhancement.evaluate({ T_p: 12, H_s: 8 })))
  near(motion.significantVelocity, 0.626893, 2e-6)
  near(motion.zeroCrossingPeriod, 12.3587, 2e-6)
})

test('for gamma 3.3 the velocity agrees with the fit of Soulsby (2006) within 4 %', () => {
  // U_rms T_n/H_s = 0.25/(1 + A t^2)^3, A = (6500 + (0.56 + 15.54 t)^6)^(1/6), t = T_n/T_z, T_z = T_p/1.28.
  near(bed.nearBedMotion(sea(60, 3.3)).significantVelocity, 0.654225, 0.04)
})

test('the moments do not change with finer quadrature', () => {
  for (const gamma of [1, 5]) {
    const motion = bed.nearBedMotion(sea(40, gamma))
    const { peakFrequency: p, phillipsConstant: alpha } = motion
    const moment = (n: number) => {
      const f = (w: number) =>
        w ** n * bed.nearBedTransfer(w, 40, g) ** 2 * jonswap.jonswapDensity(w, alpha, p, gamma, g)
      return integrate(f, 0.05 * p, p, { intervals: 200 }) + integrate(f, p, 8 * p, { intervals: 1000 })
    }
    near(motion.moment0, moment(0), 1e-12)
    near(motion.moment2, moment(2), 1e-12)
  }
})

test('the transfer is omega/sinh(kd), tends to sqrt(g/d) in shallow water, and dies out at depth without NaN', () => {
  near(bed.velocityTransfer.evaluate({ omega: 3, k: Math.log(2), d: 1 }), 4, 1e-12)
  near(bed.nearBedTransfer(1e-4, 10, g), Math.sqrt(g / 10), 1e-6)
  assert.equal(bed.nearBedTransfer(2, 1e4, g), 0)
  assert.equal(bed.nearBedTransfer(2, Infinity, g), 0)
})

test('where the waves do not reach the bed, the velocity is 0 and the period is none', () => {
  const motion = bed.nearBedMotion(sea(Infinity, 1))
  assert.deepEqual([motion.significantVelocity, motion.zeroCrossingPeriod], [0, null])
  assert.ok(bed.nearBedMotion(sea(5000, 1)).significantVelocity < 1e-12)
})

test('deeper water is quieter at the bed, and its motion slower', () => {
  let last = bed.nearBedMotion(sea(20, 3.3))
  for (const depth of [30, 45, 70, 100, 150]) {
    const next = bed.nearBedMotion(sea(depth, 3.3))
    assert.ok(next.significantVelocity < last.significantVelocity)
    assert.ok((next.zeroCrossingPeriod ?? 0) > (last.zeroCrossingPeriod ?? 0))
    last = next
  }
})

test('a traced motion gives the same numbers, step by step', () => {
  const trace = newTrace()
  const motion = bed.nearBedMotion(sea(60, 3.3), trace)
  assert.deepEqual(motion, bed.nearBedMotion(sea(60, 3.3)))
  assert.deepEqual(
    trace.steps.map((s) => s.symbol),
    ['omega_p', 'alpha', 'M_0', 'M_2', 'U_s', 'T_u'],
  )
})

test('the moments of the near-bed velocity are those of the independent case', () => {
  const gamma = jonswap.peakEnhancement.evaluate({ T_p: 12, H_s: 8 })
  const omega_p = (2 * Math.PI) / 12
  const alpha = jonswap.phillipsConstant.evaluate({ H_s: 8, omega_p, g: 9.80665, gamma })
  const args = { alpha, omega_p, gamma, d: 60, g: 9.80665 }
  near(bed.velocityMoment0.evaluate(args), (0.626893 / 2) ** 2, 1e-5)
  near(bed.velocityMoment2.evaluate(args), (0.626893 / 2) ** 2 * ((2 * Math.PI) / 12.3587) ** 2, 1e-5)
})

const sea65 = { alpha: 0.01, omega_p: 0.6, gamma: 3.3, g }

test('a drift coefficient that is the same at all frequencies is its own mean, wherever its rows are', () => {
  const rows = [0.35, 0.9, 1.4].map((omega) => ({ omega, drift: 2e4 }))
  const bands = drift.driftBands(rows, sea65.omega_p)
  const { D_a: _a, D_b: _b, ...ends } = bands
  const [I_D, I_S] = [
    drift.spectrumDrift.evaluate({ ...bands, ...sea65 }),
    drift.spectrumArea.evaluate({ ...ends, ...sea65 }),
  ]
  near(drift.meanDriftCoefficient.evaluate({ I_D, I_S }), 2e4, 1e-12)
})

test('bands are cut at the rows and the peak within 0.2 to 3 rad/s, and keep the first and last coefficient outside', () => {
  const rows = [
    { omega: 0.1, drift: 0 },
    { omega: 0.5, drift: 400 },
    { omega: 1, drift: 100 },
  ]
  const { n, omega_a, omega_b, D_a, D_b } = drift.driftBands(rows, 0.75)
  assert.equal(n, 4)
  assert.deepEqual(omega_a, [0.2, 0.5, 0.75, 1])
  assert.deepEqual(omega_b, [0.5, 0.75, 1, 3])
  for (const [j, D] of [100, 400, 250, 100].entries()) near(D_a[j], D, 1e-12)
  for (const [j, D] of [400, 250, 100, 100].entries()) near(D_b[j], D, 1e-12)
  assert.equal(drift.driftBands(rows.slice(1), 0.5).n, 3)
  assert.deepEqual(drift.driftBands(rows.slice(1), 0.5).D_a, [400, 400, 100])
})

test('the share outside the rows is that of the spectrum below the first and above the last', () => {
  const rows = (from: number, to: number) => [
    { omega: from, drift: 1 },
    { omega: to, drift: 2 },
  ]
  const density = (omega: number) => jonswap.jonswapDensity(omega, sea65.alpha, sea65.omega_p, sea65.gamma, g)
  const area = (from: number, to: number) => integrate(density, from, to, { intervals: 64 })
  const [below, within, above] = [area(0.2, 0.55), area(0.55, 0.6) + area(0.6, 0.8), area(0.8, 3)]
  near(drift.shareOutside(rows(0.55, 0.8), sea65), (below + above) / (below + within + above), 1e-7)
  const between = [...rows(0.55, 0.7), { omega: 0.8, drift: 3 }]
  near(drift.shareOutside(between, sea65), drift.shareOutside(rows(0.55, 0.8), sea65), 1e-12)
  assert.equal(drift.shareOutside(rows(0.2, 3), sea65), 0)
  assert.equal(drift.shareOutside(rows(0.1, 4), sea65), 0)
})
