/** TMA: what a limited depth leaves of a deep-water JONSWAP sea. Coherent SI. */
import { equation, exp, integral, sinh, tanh } from '@keelson/equations'
import { dispersion, waveNumber } from './dispersion.ts'
import { SEA } from './jonswap.ts'
import { type JonswapSea, jonswapSpectrum, normaliserOf, SIGMA_A, SIGMA_B } from './jonswap-normalised.ts'
import { momentOf } from './moments.ts'
import { ORDER } from './pierson-moskowitz.ts'
import { bouws } from './sources.ts'
import { FIRST, type WaveSpectrum } from './spectrum.ts'

/** 1 in deep water, (k d)^2/2 in shallow water. */
export const depthFactor = equation({
  symbol: 'phi_d',
  title: 'Depth factor',
  unit: '-',
  source: bouws,
  clause: 'transformation factor of Kitaigorodskii',
  where: { k: SEA.k, d: SEA.d },
  evaluate: ({ k, d }) => tanh(k * d) ** 2 / (1 + (2 * k * d) / sinh(2 * k * d)),
})

/** `depthFactor` with the wave number solved; 1 where there is no bottom. */
export function depthFactorAt(omega: number, d: number, g: number): number {
  return d === Number.POSITIVE_INFINITY ? 1 : depthFactor.evaluate({ k: waveNumber(omega, d, g), d })
}

export const tmaDensity = equation({
  symbol: 'S_TMA',
  title: 'TMA spectrum',
  unit: 'm2*s/rad',
  source: bouws,
  clause: 'similarity spectrum',
  where: { S_J: ['deep-water JONSWAP spectrum', 'm2*s/rad'], phi_d: ['depth factor', '-'] },
  evaluate: ({ S_J, phi_d }) => S_J * phi_d,
})

const phi = depthFactorAt

/** Over x = exp(y), the frequency in peak frequencies: from where there is no energy to where no digit is left. */
export const tmaShape = equation({
  symbol: 'mu_n',
  title: 'Spectral shape moment',
  unit: '-',
  source: bouws,
  clause: 'similarity spectrum, moments',
  where: {
    n: ORDER,
    A_gamma: ['normalising factor', '-'],
    gamma: SEA.gamma,
    sigma_a: ['spectral width below the peak', '-'],
    sigma_b: ['spectral width above the peak', '-'],
    omega_p: SEA.omega_p,
    d: SEA.d,
    g: SEA.g,
  },
  functions: {
    phi: {
      name: 'phi',
      call: phi,
      means: { of: ['omega', 'd', 'g'], formula: depthFactor, beside: [{ symbol: 'k', equation: dispersion }] },
    },
  },
  evaluate: ({ n, A_gamma, gamma, sigma_a, sigma_b, omega_p, d, g }) =>
    5 *
    A_gamma *
    (integral(
      -1.6,
      0,
      (y) =>
        exp((n - 4) * y - 1.25 * exp(-4 * y)) *
        gamma ** exp(-0.5 * ((exp(y) - 1) / sigma_a) ** 2) *
        phi(omega_p * exp(y), d, g),
    ) +
      integral(
        0,
        1,
        (y) =>
          exp((n - 4) * y - 1.25 * exp(-4 * y)) *
          gamma ** exp(-0.5 * ((exp(y) - 1) / sigma_b) ** 2) *
          phi(omega_p * exp(y), d, g),
      ) +
      integral(
        1,
        19,
        (y) =>
          exp((n - 4) * y - 1.25 * exp(-4 * y)) *
          gamma ** exp(-0.5 * ((exp(y) - 1) / sigma_b) ** 2) *
          phi(omega_p * exp(y), d, g),
      )),
})

/** `sea` is that of the deep water; d in m, Infinity allowed. */
export function tmaSpectrum(sea: JonswapSea, d: number, g: number): WaveSpectrum {
  const deep = jonswapSpectrum(sea)
  const { H_s, omega_p, gamma, sigma_a = SIGMA_A.value, sigma_b = SIGMA_B.value } = sea
  const shape = { A_gamma: normaliserOf(sea), gamma, sigma_a, sigma_b, omega_p, d, g }
  return {
    density: (omega) => tmaDensity.evaluate({ S_J: deep.density(omega), phi_d: depthFactorAt(omega, d, g) }),
    moment: (n) => momentOf(n, H_s, omega_p, tmaShape.evaluate({ n, ...shape })),
    peaks: [omega_p],
    start: FIRST * omega_p,
  }
}
