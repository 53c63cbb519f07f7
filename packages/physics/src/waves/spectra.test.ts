/** Claims about the spectra of the surface elevation: the scripts' values, closed forms, peers, and what they all share. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { integrate } from '@keelson/numerics/quadrature.ts'
import { near } from '@keelson/units/testing.ts'
import * as components from './components.ts'
import * as crests from './crests.ts'
import * as gaussian from './gaussian-swell.ts'
import * as grid from './grid.ts'
import * as jonswap from './jonswap-normalised.ts'
import * as moments from './moments.ts'
import * as ochi from './ochi-hubble.ts'
import * as ratios from './period-ratios.ts'
import * as pm from './pierson-moskowitz.ts'
import seaStates from './sea-states.worked.json' with { type: 'json' }
import spectra from './spectra.worked.json' with { type: 'json' }
import { type Order, peakOf, sumOf, type WaveSpectrum } from './spectrum.ts'
import * as spreading from './spreading.ts'
import * as tma from './tma.ts'
import * as torsethaugen from './torsethaugen.ts'

const { equalEnergyFrequencies, equalEnergyOnGrid } = components
const ORDERS: readonly Order[] = [-1, 0, 1, 2]
const sea = (gamma: number, normalisation: jonswap.Normalisation = 'numerical') =>
  jonswap.jonswapSpectrum({ H_s: 3, omega_p: 0.6, gamma, normalisation })

test('the spectra are those of the script', () =>
  assertScriptAgrees({ ...pm, ...jonswap, ...tma, ...ochi, ...torsethaugen, ...gaussian, ...spreading }, spectra))

test('moments, periods, ratios and crests are those of the script', () =>
  assertScriptAgrees({ ...moments, ...grid, ...ratios, ...crests, ...components }, seaStates))

/** Over the logarithm of frequency, far past the tail. */
function byQuadrature({ density, start, peaks }: WaveSpectrum, n: number): number {
  const f = (y: number) => Math.exp(y * (n + 1)) * density(Math.exp(y))
  const ends = [Math.log(start), ...peaks.map(Math.log), Math.log(Math.max(...peaks)) + 1, 40]
  return ends.slice(1).reduce((all, to, i) => all + integrate(f, ends[i] ?? 0, to, { intervals: 200 }), 0)
}

test('every spectrum has the moments of its own density', () => {
  const models: WaveSpectrum[] = [
    pm.piersonMoskowitzSpectrum(3, 0.6),
    sea(1),
    sea(3.3),
    sea(7, 'c205'),
    jonswap.jonswapSpectrum({ H_s: 3, omega_p: 0.6, gamma: 4, sigma_a: 0.3, sigma_b: 0.5, normalisation: 'numerical' }),
    tma.tmaSpectrum({ H_s: 3, omega_p: 0.6, gamma: 3.3, normalisation: 'c205' }, 15, 9.81),
    tma.tmaSpectrum({ H_s: 3, omega_p: 0.6, gamma: 3.3, normalisation: 'c205' }, Number.POSITIVE_INFINITY, 9.81),
    ochi.ochiHubbleSpectrum([
      { H_s: 3, omega_p: 0.45, lambda: 3 },
      { H_s: 2, omega_p: 0.95, lambda: 1.2 },
    ]),
    torsethaugen.torsethaugenSpectrum([
      { H_s: 4, omega_p: 0.5, gamma: 2.5 },
      { H_s: 2, omega_p: 0.9, gamma: 1 },
    ]),
    gaussian.gaussianSpectrum(2, 0.5, 0.05),
  ]
  for (const model of models) for (const n of ORDERS) near(model.moment(n), byQuadrature(model, n), 2e-9)
})

test('a wave height stands for its variance: Pierson-Moskowitz, exact JONSWAP, a swell and TMA without a bottom', () => {
  const endless = tma.tmaSpectrum({ H_s: 3, omega_p: 0.6, gamma: 3.3, normalisation: 'numerical' }, 1e6, 9.81)
  const all = [pm.piersonMoskowitzSpectrum(3, 0.6), sea(3.3), sea(10), gaussian.gaussianSpectrum(3, 0.6, 0.05), endless]
  for (const model of all) near(model.moment(0), 9 / 16, 1e-9)
})

test('the factor of C205 holds the variance within 0.3 % up to gamma 3.3, and is 1.8 % low at 7', () => {
  const error = (gamma: number) => {
    const I_0 = jonswap.peakedShape.evaluate({ n: 0, gamma, sigma_a: 0.07, sigma_b: 0.09 })
    return jonswap.normalisationError.evaluate({ gamma, I_0 })
  }
  near(error(1), 0, 1e-12)
  near(error(3.3), 0.0024, 0.02)
  near(error(7), -0.0175, 0.01)
  near(sea(7, 'c205').moment(0), (9 / 16) * (1 + error(7)), 1e-12)
})

test('JONSWAP by its Phillips constant and upon Pierson-Moskowitz are one spectrum', () => {
  const S = sea(3.3, 'c205').density
  near(S(0.6) / pm.piersonMoskowitzSpectrum(3, 0.6).density(0.6), 3.3 * (1 - 0.287 * Math.log(3.3)), 1e-12)
  near(
    S(0.654) / pm.piersonMoskowitzSpectrum(3, 0.6).density(0.654),
    3.3 ** Math.exp(-0.5) * (1 - 0.287 * Math.log(3.3)),
    1e-12,
  )
})

test('Bretschneider and TMA over 10 m are those of pywafo (test_models.py, wafo-project/pywafo)', () => {
  const bretschneider = pm.piersonMoskowitzSpectrum(6.5, (2 * Math.PI) / 10)
  const peers = [1.69350993, 0.06352698, 0.00844783]
  for (const [i, value] of peers.entries()) near(bretschneider.density(i + 1), value, 1e-6)
  const deep = { H_s: 7, omega_p: (2 * Math.PI) / 11, gamma: 1, normalisation: 'c205' } as const
  const shallow = tma.tmaSpectrum(deep, 10, 9.81)
  const overTen = [0.70106233, 0.05022433, 0.00669692]
  for (const [i, value] of overTen.entries()) near(shallow.density(i + 1), value, 1e-5)
})

test('the depth factor is (k d)^2/2 in shallow water, 1 in deep water and where there is no bottom', () => {
  near(tma.depthFactor.evaluate({ k: 1e-3, d: 1 }), 0.5e-6, 1e-5)
  near(tma.depthFactor.evaluate({ k: 1, d: 20 }), 1, 1e-12)
  assert.equal(tma.depthFactorAt(0.5, Number.POSITIVE_INFINITY, 9.81), 1)
})

test('a part of Ochi and Hubble of shape 1 is Pierson-Moskowitz; its moments end where 4 lambda ends', () => {
  const part = ochi.partSpectrum({ H_s: 3, omega_p: 0.6, lambda: 1 })
  near(part.density(0.7), pm.piersonMoskowitzSpectrum(3, 0.6).density(0.7), 1e-12)
  const flat = ochi.partSpectrum({ H_s: 3, omega_p: 0.6, lambda: 0.5 })
  assert.equal(flat.moment(2), null)
  near(flat.moment(0), 9 / 16, 1e-12)
  assert.equal(sumOf([part, flat]).moment(2), null)
})

test('a swell so wide that it reaches frequency 0 has no moment of order -1', () => {
  assert.equal(gaussian.gaussianSpectrum(3, 0.6, 0.2).moment(-1), null)
  assert.ok(Number.isFinite(gaussian.gaussianSpectrum(3, 0.6, 0.11).moment(-1)))
  near(gaussian.gaussianSpectrum(4, 0.6, 0.5).moment(0), 0.9772499, 1e-6) // Phi(2)
})

test('the peak of a sum is the higher one, moved by the tail of the other', () => {
  near(peakOf(sea(3.3)), 0.6, 1e-7)
  const swell = jonswap.jonswapSpectrum({ H_s: 1.8, omega_p: 0.45, gamma: 5, normalisation: 'numerical' })
  const wind = jonswap.jonswapSpectrum({ H_s: 2.5, omega_p: 0.9, gamma: 3.3, normalisation: 'numerical' })
  near(peakOf(sumOf([wind, swell])), 0.45, 1e-3)
  const near9 = jonswap.jonswapSpectrum({ H_s: 2.5, omega_p: 0.95, gamma: 1, normalisation: 'numerical' })
  const both = sumOf([
    near9,
    jonswap.jonswapSpectrum({ H_s: 2.5, omega_p: 0.85, gamma: 1, normalisation: 'numerical' }),
  ])
  const peak = peakOf(both)
  for (const omega of [0.85, 0.95, peak - 1e-4, peak + 1e-4]) assert.ok(both.density(peak) >= both.density(omega))
})

test('spreading sums to 1 over all directions, and half the angle at s = 1 is a cardioid', () => {
  const n = (theta: number) => spreading.cosinePower.evaluate({ n: 3, theta })
  const s = (theta: number) => spreading.halfAnglePower.evaluate({ s: 4.5, theta })
  near(integrate(n, -Math.PI / 2, Math.PI / 2), 1, 1e-12)
  near(integrate(s, -Math.PI, Math.PI), 1, 1e-12)
  near(spreading.halfAnglePower.evaluate({ s: 1, theta: 1 }), (1 + Math.cos(1)) / (2 * Math.PI), 1e-12)
})

test('components of Pierson-Moskowitz are those of its closed energy, over all frequencies and on a fine grid', () => {
  const model = pm.piersonMoskowitzSpectrum(6, 0.6)
  const closed = Array.from({ length: 7 }, (_, i) => 0.6 * (1.25 / Math.log(7 / (i + 0.5))) ** 0.25)
  for (const [i, omega] of equalEnergyFrequencies(model, 2.25, 7).entries()) near(omega, closed[i], 1e-9)
  const frequencies = Array.from({ length: 20000 }, (_, i) => 0.1 + 0.001 * i)
  const densities = frequencies.map(model.density)
  const { m_0 } = grid.momentsOnGrid({ frequencies, densities })
  near(m_0, 2.25, 1e-4)
  const onGrid = equalEnergyOnGrid({ frequencies, densities }, m_0, 7)
  assert.equal(onGrid.length, 7)
  for (const [i, omega] of onGrid.entries()) near(omega, closed[i], 1e-5)
  assert.equal(equalEnergyFrequencies(ochi.partSpectrum({ H_s: 4, omega_p: 0.6, lambda: 0.2 }), 1, 2000).length, 2000)
})

test('moments on a grid are those of straight lines between its points', () => {
  const m = grid.momentsOnGrid({ frequencies: [1, 2, 4], densities: [1, 3, 2] })
  near(m.m_0, 2 + 5, 1e-12)
  near(m.m_1, (1 + 6) / 2 + (6 + 8), 1e-12)
  near(m.m_2, (1 + 12) / 2 + (12 + 32), 1e-12)
  near(m.m_4, (1 + 48) / 2 + (48 + 512), 1e-12)
  near(m.m_m1, (1 + 1.5) / 2 + (1.5 + 0.5), 1e-12)
})

test('between two points of a grid the energy is that of a straight line', () => {
  const one = { frequencies: [1, 2, 3], densities: [0, 0, 2] }
  near(equalEnergyOnGrid(one, 1, 1)[0], 2 + Math.sqrt(0.5), 1e-12)
  near(equalEnergyOnGrid({ frequencies: [1, 3], densities: [1, 1] }, 2, 2)[1], 2.5, 1e-12)
  near(equalEnergyOnGrid({ frequencies: [1, 3], densities: [3, 5] }, 8, 2)[0], 1 + Math.sqrt(13) - 3, 1e-12)
})

test('the periods of C205 are 1.2859 and 1.0734 for gamma 3.3, and the root gives back its zero-crossing period', () => {
  near(1 / ratios.crossingRatio.evaluate({ gamma: 3.3 }), 1.2859, 1e-4)
  near(ratios.meanRatio.evaluate({ gamma: 3.3 }) / ratios.crossingRatio.evaluate({ gamma: 3.3 }), 1.0734, 1e-4)
  const { x: T_p, residual } = ratios.peakPeriodWithDefault(8.5, 6)
  near(T_p, 11.79373, 1e-6)
  assert.ok(Math.abs(residual) < 1e-9)
  for (const H_s of [0.1, 20]) assert.ok(ratios.peakPeriodWithDefault(8.5, H_s).x > 10)
})

test('the polynomials of C205 are the moments of the spectrum within 0.6 %', () => {
  for (const gamma of [1, 3.3, 6]) {
    const [m_0, m_1, m_2] = [sea(gamma).moment(0) ?? 0, sea(gamma).moment(1) ?? 0, sea(gamma).moment(2) ?? 0]
    const T_p = (2 * Math.PI) / 0.6
    near(moments.crossingPeriod.evaluate({ m_0, m_2 }) / T_p, ratios.crossingRatio.evaluate({ gamma }), 6e-3)
    near(moments.meanPeriod.evaluate({ m_0, m_1 }) / T_p, ratios.meanRatio.evaluate({ gamma }), 6e-3)
  }
})

test('A_gamma of Torsethaugen keeps the variance within 3.5 %', () => {
  for (const gamma of [1, 1.5, 2, 3, 5]) {
    const m_0 = torsethaugen.systemSpectrum({ H_s: 4, omega_p: 0.6, gamma }).moment(0) ?? 0
    assert.ok(Math.abs(m_0 - 1) < 0.035, `${gamma}: ${m_0}`)
  }
})

test('a spectrum begins where it holds nothing, below its peak, and a swell nine widths below it', () => {
  for (const omega_p of [0.25, 2]) {
    const sea = { H_s: 3, omega_p, gamma: 3.3, normalisation: 'c205' } as const
    const models = [
      pm.piersonMoskowitzSpectrum(3, omega_p),
      jonswap.jonswapSpectrum(sea),
      tma.tmaSpectrum(sea, 20, 9.81),
      ochi.partSpectrum({ H_s: 3, omega_p, lambda: 1.2 }),
      torsethaugen.systemSpectrum({ H_s: 3, omega_p, gamma: 2 }),
    ]
    for (const { density, start } of models) {
      assert.ok(start > 0.1 * omega_p && start < 0.3 * omega_p)
      assert.ok(density(start) < 1e-30 && density(omega_p) > 0)
    }
    assert.deepEqual(sumOf(models).start, models[0]?.start)
  }
  near(gaussian.gaussianSpectrum(3, 0.6, 0.05).start, 0.6 * 0.55, 1e-12)
  assert.ok(!gaussian.reachesZero(0.1105) && gaussian.reachesZero(0.1115))
  assert.ok(gaussian.gaussianSpectrum(3, 0.6, 0.5).start < 1e-6)
})
