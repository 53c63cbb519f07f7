/** The density at the peak of the sea, or of its first system, step by step: the others likewise. */
import { fulfils, type Trace } from '@keelson/equations'
import { dispersion, solveWaveNumber } from '@keelson/physics/waves/dispersion.ts'
import { gaussianSwell } from '@keelson/physics/waves/gaussian-swell.ts'
import { normalisedJonswap, widthAt } from '@keelson/physics/waves/jonswap-normalised.ts'
import { piersonMoskowitz } from '@keelson/physics/waves/pierson-moskowitz.ts'
import { depthFactor, tmaDensity } from '@keelson/physics/waves/tma.ts'
import { depthOf, type Sea } from './calculate-sea.ts'
import type { Params } from './inputs.ts'
import { TMA } from './modes.ts'

const AT_PEAK = { rename: { omega: 'omega_p' } }

export function traceDensity(p: Params, sea: Sea, trace: Trace): void {
  const { omega_p, H_s, peak, delta, systems } = sea
  if (systems.length > 0 || H_s === undefined) return
  trace.section('Density at the peak; at other frequencies likewise')
  const omega = omega_p
  if (delta !== undefined) {
    trace.apply(gaussianSwell, { H_s, omega, omega_p, delta }, AT_PEAK)
    return
  }
  if (peak === undefined) {
    trace.apply(piersonMoskowitz, { H_s, omega, omega_p }, AT_PEAK)
    return
  }
  const { gamma, sigma_a, sigma_b, A_gamma } = peak
  const sigma = trace.apply(widthAt, { omega, omega_p, sigma_a, sigma_b }, AT_PEAK)
  const S_J = trace.apply(normalisedJonswap, { A_gamma, H_s, omega, omega_p, gamma, sigma }, AT_PEAK)
  const d = depthOf(p)
  if (p.spectrum !== TMA || !Number.isFinite(d)) return
  const { k: value, trial, residual, iterations } = solveWaveNumber(omega, d, p.gravity)
  const k = trace.solved({
    symbol: 'k_p',
    title: 'Wave number of the peak',
    unit: 'rad/m',
    source: dispersion.source,
    clause: dispersion.clause,
    value,
    trial,
    residual: Math.abs(residual),
    iterations,
    method: iterations === 0 ? 'deep water' : 'Newton',
    satisfies: fulfils(dispersion, { omega, g: p.gravity, k: value, d }, { rename: { omega: 'omega_p', k: 'k_p' } }),
  })
  const phi_d = trace.apply(depthFactor, { k, d }, { rename: { k: 'k_p' } })
  trace.apply(tmaDensity, { S_J, phi_d })
}
