/**
 * One harmonic of the damped wave equation u_tt = a^2 u_xx - c u_t along a uniform section of rods, x down, u up: the
 * wave number is k = alpha - i beta, and position and load at the foot of the section follow from those at its head in
 * real and imaginary parts. Time runs as exp(+i omega t). Coherent SI.
 */
import { cos, cosh, equation, pi, sin, sinh, sqrt } from '@keelson/equations'
import { gibbs } from './sources.ts'

const SOLUTION = { source: gibbs, clause: 'periodic solution, one harmonic' } as const

const omega = ['harmonic angular frequency', 'rad/s'] as const
const c = ['damping factor', '1/s'] as const
const a = ['rod wave speed', 'm/s'] as const
const alpha = ['real part of the wave number', '1/m'] as const
const beta = ['wave decay', '1/m'] as const
const l = ['section length', 'm'] as const
const E_r = ["rod Young's modulus", 'Pa'] as const
const A = ['section area', 'm2'] as const
const S_r = ['sine, real part', '-'] as const
const S_i = ['sine, imaginary part', '-'] as const
const C_r = ['cosine, real part', '-'] as const
const C_i = ['cosine, imaginary part', '-'] as const
const G_r = ['compliance, real part', 'm/N'] as const
const G_i = ['compliance, imaginary part', 'm/N'] as const
const K_r = ['stiffness, real part', 'N/m'] as const
const K_i = ['stiffness, imaginary part', 'N/m'] as const
const U_r = ['position at the section top, real part', 'm'] as const
const U_i = ['position at the section top, imaginary part', 'm'] as const
const F_r = ['load at the section top, real part', 'N'] as const
const F_i = ['load at the section top, imaginary part', 'N'] as const

export const harmonicFrequency = equation({
  ...SOLUTION,
  symbol: 'omega',
  title: 'Harmonic angular frequency',
  unit: 'rad/s',
  where: { n: ['harmonic number', '-'], N: ['strokes per unit time', '1/s'] },
  evaluate: ({ n, N }) => 2 * pi * n * N,
})
/** k^2 = (omega^2 - i c omega)/a^2; omega > 0. */
export const waveNumber = equation({
  ...SOLUTION,
  symbol: 'alpha',
  title: 'Wave number, real part',
  unit: '1/m',
  where: { omega, c, a },
  evaluate: ({ omega, c, a }) => (omega / a) * sqrt((1 + sqrt(1 + (c / omega) ** 2)) / 2),
})
export const waveDecay = equation({
  ...SOLUTION,
  symbol: 'beta',
  title: 'Wave decay',
  unit: '1/m',
  where: { c, omega, a, alpha },
  evaluate: ({ c, omega, a, alpha }) => (c * omega) / (2 * a ** 2 * alpha),
})
export const cosineReal = equation({
  ...SOLUTION,
  symbol: 'C_r',
  title: 'Section cosine, real part',
  unit: '-',
  where: { alpha, beta, l },
  evaluate: ({ alpha, beta, l }) => cos(alpha * l) * cosh(beta * l),
})
export const cosineImaginary = equation({
  ...SOLUTION,
  symbol: 'C_i',
  title: 'Section cosine, imaginary part',
  unit: '-',
  where: { alpha, beta, l },
  evaluate: ({ alpha, beta, l }) => sin(alpha * l) * sinh(beta * l),
})
export const sineReal = equation({
  ...SOLUTION,
  symbol: 'S_r',
  title: 'Section sine, real part',
  unit: '-',
  where: { alpha, beta, l },
  evaluate: ({ alpha, beta, l }) => sin(alpha * l) * cosh(beta * l),
})
export const sineImaginary = equation({
  ...SOLUTION,
  symbol: 'S_i',
  title: 'Section sine, imaginary part',
  unit: '-',
  where: { alpha, beta, l },
  evaluate: ({ alpha, beta, l }) => -cos(alpha * l) * sinh(beta * l),
})
/** sin(k l)/(E A k). */
export const complianceReal = equation({
  ...SOLUTION,
  symbol: 'G_r',
  title: 'Section compliance, real part',
  unit: 'm/N',
  where: { alpha, S_r, beta, S_i, E_r, A },
  evaluate: ({ alpha, S_r, beta, S_i, E_r, A }) => (alpha * S_r - beta * S_i) / (E_r * A * (alpha ** 2 + beta ** 2)),
})
export const complianceImaginary = equation({
  ...SOLUTION,
  symbol: 'G_i',
  title: 'Section compliance, imaginary part',
  unit: 'm/N',
  where: { alpha, S_i, beta, S_r, E_r, A },
  evaluate: ({ alpha, S_i, beta, S_r, E_r, A }) => (alpha * S_i + beta * S_r) / (E_r * A * (alpha ** 2 + beta ** 2)),
})
/** E A k sin(k l). */
export const stiffnessReal = equation({
  ...SOLUTION,
  symbol: 'K_r',
  title: 'Section stiffness, real part',
  unit: 'N/m',
  where: { E_r, A, alpha, S_r, beta, S_i },
  evaluate: ({ E_r, A, alpha, S_r, beta, S_i }) => E_r * A * (alpha * S_r + beta * S_i),
})
export const stiffnessImaginary = equation({
  ...SOLUTION,
  symbol: 'K_i',
  title: 'Section stiffness, imaginary part',
  unit: 'N/m',
  where: { E_r, A, alpha, S_i, beta, S_r },
  evaluate: ({ E_r, A, alpha, S_i, beta, S_r }) => E_r * A * (alpha * S_i - beta * S_r),
})
/** u = U cos(k l) - F sin(k l)/(E A k). */
export const footPositionReal = equation({
  ...SOLUTION,
  symbol: 'u_r',
  title: 'Position at the section bottom, real part',
  unit: 'm',
  where: { U_r, C_r, U_i, C_i, F_r, G_r, F_i, G_i },
  evaluate: ({ U_r, C_r, U_i, C_i, F_r, G_r, F_i, G_i }) => U_r * C_r - U_i * C_i - F_r * G_r + F_i * G_i,
})
export const footPositionImaginary = equation({
  ...SOLUTION,
  symbol: 'u_i',
  title: 'Position at the section bottom, imaginary part',
  unit: 'm',
  where: { U_r, C_i, U_i, C_r, F_r, G_i, F_i, G_r },
  evaluate: ({ U_r, C_i, U_i, C_r, F_r, G_i, F_i, G_r }) => U_r * C_i + U_i * C_r - F_r * G_i - F_i * G_r,
})
/** f = F cos(k l) + E A k U sin(k l). */
export const footLoadReal = equation({
  ...SOLUTION,
  symbol: 'f_r',
  title: 'Load at the section bottom, real part',
  unit: 'N',
  where: { F_r, C_r, F_i, C_i, U_r, K_r, U_i, K_i },
  evaluate: ({ F_r, C_r, F_i, C_i, U_r, K_r, U_i, K_i }) => F_r * C_r - F_i * C_i + U_r * K_r - U_i * K_i,
})
export const footLoadImaginary = equation({
  ...SOLUTION,
  symbol: 'f_i',
  title: 'Load at the section bottom, imaginary part',
  unit: 'N',
  where: { F_r, C_i, F_i, C_r, U_r, K_i, U_i, K_r },
  evaluate: ({ F_r, C_i, F_i, C_r, U_r, K_i, U_i, K_r }) => F_r * C_i + F_i * C_r + U_r * K_i + U_i * K_r,
})
