/** Wave-induced velocity at a level seabed, from the surface spectrum by linear theory. Coherent SI. */
import { equation, integral, pi, silent, sinh, sqrt, type Trace } from '@keelson/equations'
import { dispersion, waveNumber } from './dispersion.ts'
import { F109, jonswap, jonswapDensity, peakFrequency, phillipsConstant, SEA, spectralWidth } from './jonswap.ts'

/** Velocity amplitude at the bed per elevation amplitude: falls to 0 where k d is large, never NaN for omega > 0. */
export const velocityTransfer = equation({
  symbol: 'G',
  title: 'Transfer function from surface elevation to seabed velocity',
  unit: 'rad/s',
  source: F109,
  clause: '3.4',
  where: { omega: SEA.omega, k: SEA.k, d: SEA.d },
  evaluate: ({ omega, k, d }) => omega / sinh(k * d),
})

/** `velocityTransfer` with the wave number solved: omega > 0 rad/s, depth d > 0 m (Infinity allowed), g in m/s2. */
export function nearBedTransfer(omega: number, d: number, g: number): number {
  return velocityTransfer.evaluate({ omega, k: waveNumber(omega, d, g), d })
}

const G = nearBedTransfer
const S_eta = jonswapDensity
/** What a report states of both functions: their formulas, with the wave number and the spectral width beside. */
const FUNCTIONS = {
  G: {
    name: 'G',
    call: G,
    means: { of: ['omega', 'd', 'g'], formula: velocityTransfer, beside: [{ symbol: 'k', equation: dispersion }] },
  },
  S_eta: {
    name: 'S_eta',
    call: S_eta,
    means: {
      of: ['omega', 'alpha', 'omega_p', 'gamma', 'g'],
      formula: jonswap,
      beside: [{ symbol: 'sigma', equation: spectralWidth }],
    },
  },
} as const
const MOMENT = {
  source: F109,
  clause: '3.4',
  where: { alpha: SEA.alpha, omega_p: SEA.omega_p, gamma: SEA.gamma, d: SEA.d, g: SEA.g },
  functions: FUNCTIONS,
} as const

/** The range is split where the spectral width jumps, and above the peak. */
export const velocityMoment0 = equation({
  ...MOMENT,
  symbol: 'M_0',
  title: 'Zeroth moment of near-bed velocity spectrum',
  unit: 'm2/s2',
  evaluate: ({ alpha, omega_p, gamma, d, g }) =>
    integral(0.05 * omega_p, omega_p, (omega) => G(omega, d, g) ** 2 * S_eta(omega, alpha, omega_p, gamma, g)) +
    integral(omega_p, 2 * omega_p, (omega) => G(omega, d, g) ** 2 * S_eta(omega, alpha, omega_p, gamma, g)) +
    integral(2 * omega_p, 8 * omega_p, (omega) => G(omega, d, g) ** 2 * S_eta(omega, alpha, omega_p, gamma, g)),
})

export const velocityMoment2 = equation({
  ...MOMENT,
  symbol: 'M_2',
  title: 'Second moment of near-bed velocity spectrum',
  unit: 'm2/s4',
  evaluate: ({ alpha, omega_p, gamma, d, g }) =>
    integral(
      0.05 * omega_p,
      omega_p,
      (omega) => omega ** 2 * G(omega, d, g) ** 2 * S_eta(omega, alpha, omega_p, gamma, g),
    ) +
    integral(
      omega_p,
      2 * omega_p,
      (omega) => omega ** 2 * G(omega, d, g) ** 2 * S_eta(omega, alpha, omega_p, gamma, g),
    ) +
    integral(
      2 * omega_p,
      8 * omega_p,
      (omega) => omega ** 2 * G(omega, d, g) ** 2 * S_eta(omega, alpha, omega_p, gamma, g),
    ),
})

export const significantVelocity = equation({
  symbol: 'U_s',
  title: 'Significant flow velocity amplitude at the seabed',
  unit: 'm/s',
  source: F109,
  clause: '3.4',
  where: { M_0: ['zeroth moment of velocity spectrum', 'm2/s2'] },
  evaluate: ({ M_0 }) => 2 * sqrt(M_0),
})

export const zeroCrossingPeriod = equation({
  symbol: 'T_u',
  title: 'Mean zero up-crossing period of near-bed flow',
  unit: 's',
  source: F109,
  clause: '3.4',
  where: {
    M_0: ['zeroth moment of velocity spectrum', 'm2/s2'],
    M_2: ['second moment of velocity spectrum', 'm2/s4'],
  },
  evaluate: ({ M_0, M_2 }) => 2 * pi * sqrt(M_0 / M_2),
})

export interface SeaState {
  /** H_s, m, > 0. */
  readonly significantHeight: number
  /** T_p, s, > 0. */
  readonly peakPeriod: number
  /** gamma, 1 ... 32; `peakEnhancement` where it is not given. */
  readonly peakEnhancement: number
  /** d, m, > 0; Infinity allowed. */
  readonly depth: number
  /** g, m/s2. */
  readonly gravity: number
}

export interface NearBedMotion {
  /** rad/s. */
  readonly peakFrequency: number
  readonly phillipsConstant: number
  /** M_0 in m2/s2 and M_2 in m2/s4. */
  readonly moment0: number
  readonly moment2: number
  /** U_s, m/s; 0 where the waves do not reach the bed. */
  readonly significantVelocity: number
  /** T_u, s; null where the waves do not reach the bed. */
  readonly zeroCrossingPeriod: number | null
}

/** Moments smaller than this are no motion, and their ratio has no digits. */
const STILL = 1e-200

export interface NearBedMoments {
  /** rad/s. */
  readonly peakFrequency: number
  readonly phillipsConstant: number
  /** M_0 in m2/s2 and M_2 in m2/s4. */
  readonly moment0: number
  readonly moment2: number
  /** Whether the waves reach the bed. */
  readonly moving: boolean
}

/** Moments of the velocity at the seabed of a long-crested JONSWAP sea. */
export function nearBedMoments(sea: SeaState, trace: Trace = silent): NearBedMoments {
  const { significantHeight: H_s, peakPeriod: T_p, peakEnhancement: gamma, depth: d, gravity: g } = sea
  const omega_p = trace.apply(peakFrequency, { T_p })
  const alpha = trace.apply(phillipsConstant, { H_s, omega_p, g, gamma })
  const M_0 = trace.apply(velocityMoment0, { alpha, omega_p, gamma, d, g })
  const M_2 = trace.apply(velocityMoment2, { alpha, omega_p, gamma, d, g })
  return {
    peakFrequency: omega_p,
    phillipsConstant: alpha,
    moment0: M_0,
    moment2: M_2,
    moving: M_0 > STILL && M_2 > STILL,
  }
}

/** Significant velocity and zero up-crossing period at the seabed of a long-crested JONSWAP sea. */
export function nearBedMotion(sea: SeaState, trace: Trace = silent): NearBedMotion {
  const { moving, ...moments } = nearBedMoments(sea, trace)
  const { moment0: M_0, moment2: M_2 } = moments
  return {
    ...moments,
    significantVelocity: trace.apply(significantVelocity, { M_0 }),
    zeroCrossingPeriod: moving ? trace.apply(zeroCrossingPeriod, { M_0, M_2 }) : null,
  }
}
