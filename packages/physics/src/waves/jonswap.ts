/** The JONSWAP spectrum in its alpha form, not renormalised to the significant wave height. Coherent SI. */
import { equation, exp, log, pi, type Source, sqrt } from '@keelson/equations'

export const F109: Source = {
  id: 'DNV-RP-F109',
  title: 'On-bottom stability design of submarine pipelines',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}

export const SEA = {
  H_s: ['significant wave height', 'm'],
  T_p: ['peak period', 's'],
  omega: ['wave frequency', 'rad/s'],
  omega_p: ['peak frequency', 'rad/s'],
  gamma: ['peak enhancement factor', '-'],
  alpha: ['generalised Phillips constant', '-'],
  sigma: ['spectral width', '-'],
  g: ['gravitational acceleration', 'm/s2'],
  d: ['water depth', 'm'],
  k: ['wave number', 'rad/m'],
} as const

export const peakFrequency = equation({
  symbol: 'omega_p',
  title: 'Peak frequency',
  unit: 'rad/s',
  source: F109,
  clause: '3.4',
  where: { T_p: SEA.T_p },
  evaluate: ({ T_p }) => (2 * pi) / T_p,
})

/** Dimensional fit in metres and seconds over T_p/sqrt(H_s): 5 up to 3.6, 1 from 5. */
export const peakEnhancement = equation({
  symbol: 'gamma',
  title: 'Peak enhancement factor',
  unit: '-',
  source: F109,
  clause: '3.4',
  fit: '3.6, 5 and 1.15 apply to s and m',
  where: { T_p: SEA.T_p, H_s: SEA.H_s },
  evaluate: ({ T_p, H_s }) =>
    T_p <= 3.6 * sqrt(H_s) ? 5 : T_p >= 5 * sqrt(H_s) ? 1 : exp(5.75 - (1.15 * T_p) / sqrt(H_s)),
  limited: { holds: '3.4 limits the factor to 1 to 5' },
})

/** Positive for gamma < 32. */
export const phillipsConstant = equation({
  symbol: 'alpha',
  title: 'Generalised Phillips constant',
  unit: '-',
  source: F109,
  clause: '3.4',
  where: { H_s: SEA.H_s, omega_p: SEA.omega_p, g: SEA.g, gamma: SEA.gamma },
  evaluate: ({ H_s, omega_p, g, gamma }) => (5 / 16) * ((H_s ** 2 * omega_p ** 4) / g ** 2) * (1 - 0.287 * log(gamma)),
})

export const spectralWidth = equation({
  symbol: 'sigma',
  title: 'Spectral width',
  unit: '-',
  source: F109,
  clause: '3.4',
  where: { omega: SEA.omega, omega_p: SEA.omega_p },
  evaluate: ({ omega, omega_p }) => (omega <= omega_p ? 0.07 : 0.09),
})

/** Spectral density of the surface elevation; omega > 0. */
export const jonswap = equation({
  symbol: 'S_eta',
  title: 'JONSWAP spectrum',
  unit: 'm2*s/rad',
  source: F109,
  clause: '3.4',
  where: {
    alpha: SEA.alpha,
    g: SEA.g,
    omega: SEA.omega,
    omega_p: SEA.omega_p,
    gamma: SEA.gamma,
    sigma: SEA.sigma,
  },
  evaluate: ({ alpha, g, omega, omega_p, gamma, sigma }) =>
    alpha *
    g ** 2 *
    omega ** -5 *
    exp(-1.25 * (omega / omega_p) ** -4) *
    gamma ** exp(-0.5 * ((omega - omega_p) / (sigma * omega_p)) ** 2),
})

/** Spectral density in m2 s/rad at omega > 0, with the spectral width that belongs to it. */
export function jonswapDensity(omega: number, alpha: number, omega_p: number, gamma: number, g: number): number {
  const sigma = spectralWidth.evaluate({ omega, omega_p })
  return jonswap.evaluate({ alpha, g, omega, omega_p, gamma, sigma })
}
