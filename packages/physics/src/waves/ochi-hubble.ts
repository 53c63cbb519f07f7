/** Ochi and Hubble: two systems of three parameters each, swell and wind sea. Coherent SI. */
import { equation, exp } from '@keelson/equations'
import { GAMMA_FUNCTION, Gamma } from './gamma-function.ts'
import { SEA } from './jonswap.ts'
import { momentOf } from './moments.ts'
import { ORDER } from './pierson-moskowitz.ts'
import { ochiHubble } from './sources.ts'
import { FIRST, sumOf, type WaveSpectrum } from './spectrum.ts'

export const TABLE = { source: ochiHubble, clause: 'families of spectra, table of parameters' } as const
const SPECTRUM = { source: ochiHubble, clause: 'six-parameter spectrum' } as const
const lambda_j = ['shape parameter', '-'] as const

export const partHeight = equation({
  ...TABLE,
  symbol: 'H_j',
  title: 'Component significant wave height',
  unit: 'm',
  where: { h: ['wave height fraction', '-'], H_s: SEA.H_s },
  evaluate: ({ h, H_s }) => h * H_s,
})
export const partFrequency = equation({
  ...TABLE,
  symbol: 'omega_j',
  title: 'Component peak frequency',
  unit: 'rad/s',
  fit: 'the coefficients apply to metres',
  where: { a: ['frequency at zero wave height', 'rad/s'], b: ['decay with wave height', '-'], H_s: SEA.H_s },
  evaluate: ({ a, b, H_s }) => a * exp(-b * H_s),
})
export const secondShape = equation({
  ...TABLE,
  symbol: 'lambda_2',
  title: 'High-frequency component shape parameter',
  unit: '-',
  fit: 'the coefficients apply to metres',
  where: { b: ['shape parameter at zero wave height', '-'], c: ['decay with wave height', '-'], H_s: SEA.H_s },
  evaluate: ({ b, c, H_s }) => b * exp(-c * H_s),
})

/** Needs omega > 0. */
export const partDensity = equation({
  ...SPECTRUM,
  symbol: 'S_j',
  title: 'Component spectral density',
  unit: 'm2*s/rad',
  where: { H_s: ['component significant wave height', 'm'], omega: SEA.omega, omega_p: SEA.omega_p, lambda_j },
  functions: GAMMA_FUNCTION,
  evaluate: ({ H_s, omega, omega_p, lambda_j }) =>
    (((4 * lambda_j + 1) / 4) ** lambda_j / Gamma(lambda_j) / 4) *
    (omega_p / omega) ** (4 * lambda_j) *
    (H_s ** 2 / omega) *
    exp(-((4 * lambda_j + 1) / 4) * (omega_p / omega) ** 4),
})

/** Needs n < 4 lambda_j: beyond, the tail holds more than there is. */
export const partShape = equation({
  ...SPECTRUM,
  symbol: 'mu_n',
  title: 'Component spectral shape moment',
  unit: '-',
  where: { n: ORDER, lambda_j },
  functions: GAMMA_FUNCTION,
  evaluate: ({ n, lambda_j }) => (((4 * lambda_j + 1) / 4) ** (n / 4) * Gamma(lambda_j - n / 4)) / Gamma(lambda_j),
})

/** A row of the table: shares h, frequencies a exp(-b H_s), shapes L_1 and b exp(-c H_s). */
export interface Member {
  readonly h: readonly [number, number]
  readonly a: readonly [number, number]
  readonly b: readonly [number, number]
  readonly shape: readonly [L_1: number, b: number, c: number]
}

const member = (...row: readonly number[]): Member => {
  const [h1 = 0, h2 = 0, a1 = 0, a2 = 0, b1 = 0, b2 = 0, L_1 = 0, b = 0, c = 0] = row
  return { h: [h1, h2], a: [a1, a2], b: [b1, b2], shape: [L_1, b, c] }
}

/** The most probable spectrum, and the ten that with it hold 95 % confidence. */
export const MEMBERS = {
  most_probable: member(0.84, 0.54, 0.7, 1.15, 0.046, 0.039, 3, 1.54, 0.062),
  m1: member(0.84, 0.54, 0.93, 1.5, 0.056, 0.046, 3, 2.77, 0.112),
  m2: member(0.84, 0.54, 0.41, 0.88, 0.016, 0.026, 2.55, 1.82, 0.089),
  m3: member(0.84, 0.54, 0.74, 1.3, 0.052, 0.039, 2.65, 3.9, 0.085),
  m4: member(0.84, 0.54, 0.62, 1.03, 0.039, 0.03, 2.6, 0.53, 0.069),
  m5: member(0.95, 0.31, 0.7, 1.5, 0.046, 0.046, 1.35, 2.48, 0.102),
  m6: member(0.65, 0.76, 0.61, 0.94, 0.039, 0.036, 4.95, 2.48, 0.102),
  m7: member(0.9, 0.44, 0.81, 1.6, 0.052, 0.033, 1.8, 2.95, 0.105),
  m8: member(0.77, 0.64, 0.54, 0.61, 0.039, 0, 4.5, 1.95, 0.082),
  m9: member(0.73, 0.68, 0.7, 0.99, 0.046, 0.039, 6.4, 1.78, 0.069),
  m10: member(0.92, 0.39, 0.7, 1.37, 0.046, 0.039, 0.7, 1.78, 0.069),
} as const satisfies Record<string, Member>
export type MemberName = keyof typeof MEMBERS

/** A part: m, rad/s, shape. */
export interface Part {
  readonly H_s: number
  readonly omega_p: number
  readonly lambda: number
}

export const partSpectrum = ({ H_s, omega_p, lambda: lambda_j }: Part): WaveSpectrum => ({
  density: (omega) => partDensity.evaluate({ H_s, omega, omega_p, lambda_j }),
  moment: (n) => (converges(n, lambda_j) ? momentOf(n, H_s, omega_p, partShape.evaluate({ n, lambda_j })) : null),
  peaks: [omega_p],
  start: FIRST * omega_p,
})

/** The tail is omega to the power -(4 lambda + 1). */
export const converges = (n: number, lambda: number): boolean => n < 4 * lambda

export const ochiHubbleSpectrum = (parts: readonly Part[]): WaveSpectrum => sumOf(parts.map(partSpectrum))
