/** The Pierson-Moskowitz spectrum in the two parameters of Bretschneider: fully developed wind sea. Coherent SI. */
import { equation, exp, pi } from '@keelson/equations'
import { GAMMA_FUNCTION, Gamma } from './gamma-function.ts'
import { SEA } from './jonswap.ts'
import { momentOf } from './moments.ts'
import { c205 } from './sources.ts'
import { FIRST, type WaveSpectrum } from './spectrum.ts'

export const ORDER = ['moment order', '-'] as const

/** Needs omega > 0. */
export const piersonMoskowitz = equation({
  symbol: 'S_PM',
  title: 'Pierson-Moskowitz spectrum',
  unit: 'm2*s/rad',
  source: c205,
  clause: '3.5.5.1',
  where: { H_s: SEA.H_s, omega: SEA.omega, omega_p: SEA.omega_p },
  evaluate: ({ H_s, omega, omega_p }) =>
    (5 / 16) * H_s ** 2 * omega_p ** 4 * omega ** -5 * exp(-1.25 * (omega / omega_p) ** -4),
})

/** Closed: the integral of x^n 5 x^-5 exp(-1.25 x^-4) over x = omega/omega_p; needs n < 4. */
export const piersonMoskowitzShape = equation({
  symbol: 'mu_n',
  title: 'Spectral shape moment',
  unit: '-',
  source: c205,
  clause: '3.5.5.1, moments',
  where: { n: ORDER },
  functions: GAMMA_FUNCTION,
  evaluate: ({ n }) => 1.25 ** (n / 4) * Gamma(1 - n / 4),
})

/** Exact for Pierson-Moskowitz. */
export const peakOfCrossingPeriod = equation({
  symbol: 'T_p',
  title: 'Peak period',
  unit: 's',
  source: c205,
  clause: '3.5.5.1, zero-crossing period of its moments',
  where: { T_z: ['zero-crossing period', 's'] },
  evaluate: ({ T_z }) => T_z * (1.25 * pi) ** 0.25,
})

export function piersonMoskowitzSpectrum(H_s: number, omega_p: number): WaveSpectrum {
  return {
    density: (omega) => piersonMoskowitz.evaluate({ H_s, omega, omega_p }),
    moment: (n) => momentOf(n, H_s, omega_p, piersonMoskowitzShape.evaluate({ n })),
    peaks: [omega_p],
    start: FIRST * omega_p,
  }
}
