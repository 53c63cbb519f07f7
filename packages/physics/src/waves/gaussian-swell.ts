/** A swell whose energy is spread about its peak as a normal distribution of frequency. Coherent SI. */
import { equation, exp, integral, max, pi, sqrt } from '@keelson/equations'
import { SEA } from './jonswap.ts'
import { momentOf } from './moments.ts'
import { ORDER } from './pierson-moskowitz.ts'
import { c205 } from './sources.ts'
import type { WaveSpectrum } from './spectrum.ts'

const SWELL = { source: c205, clause: '3.5.5, Gaussian swell' } as const
const sigma_f = ['frequency standard deviation', 'Hz'] as const

export const relativeWidth = equation({
  ...SWELL,
  symbol: 'delta',
  title: 'Spectral width to peak frequency ratio',
  unit: '-',
  where: { sigma_f, T_p: SEA.T_p },
  evaluate: ({ sigma_f, T_p }) => sigma_f * T_p,
})

/** Over angular frequency: a 2 pi-th of that over frequency in Hz. */
export const gaussianSwell = equation({
  ...SWELL,
  symbol: 'S_G',
  title: 'Gaussian swell spectrum',
  unit: 'm2*s/rad',
  where: {
    H_s: SEA.H_s,
    omega: SEA.omega,
    omega_p: SEA.omega_p,
    delta: ['spectral width to peak frequency ratio', '-'],
  },
  evaluate: ({ H_s, omega, omega_p, delta }) =>
    ((H_s / 4) ** 2 / (delta * omega_p * sqrt(2 * pi))) * exp(-0.5 * ((omega / omega_p - 1) / delta) ** 2),
})

/** Over nine widths each way; frequencies start at 0. For n < 0 the swell must leave nothing at 0: delta < 1/9. */
export const gaussianShape = equation({
  ...SWELL,
  symbol: 'mu_n',
  title: 'Spectral shape moment',
  unit: '-',
  where: { n: ORDER, delta: ['spectral width to peak frequency ratio', '-'] },
  evaluate: ({ n, delta }) =>
    integral(max(-9, -1 / delta), 9, (z) => ((1 + delta * z) ** n * exp(-0.5 * z ** 2)) / sqrt(2 * pi)),
  limited: { holds: 'no energy lies more than nine widths from the peak, and frequencies are positive' },
})

const WIDTHS = 9

/** H_s in m, omega_p in rad/s, delta the width over the peak frequency. */
export function gaussianSpectrum(H_s: number, omega_p: number, delta: number): WaveSpectrum {
  return {
    density: (omega) => gaussianSwell.evaluate({ H_s, omega, omega_p, delta }),
    moment: (n) =>
      n < 0 && reachesZero(delta) ? null : momentOf(n, H_s, omega_p, gaussianShape.evaluate({ n, delta })),
    peaks: [omega_p],
    start: omega_p * Math.max(1 - WIDTHS * delta, SMALLEST),
  }
}
const SMALLEST = 1e-6

/** A swell this wide has energy at frequency 0, over which no moment of negative order is finite. */
export const reachesZero = (delta: number): boolean => delta * WIDTHS >= 1
