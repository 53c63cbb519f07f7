/** Bearing capacity of a shallow foundation in sand. API RP 2GEO (2011) section 7, annex A; DNV-RP-C212 has the same. */
import { constant, equation, exp, pi, sin, tan } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '7, drained bearing capacity', unit: '-' } as const
const phi = ['friction angle', 'rad'] as const
const H = ['horizontal load', 'N'] as const
const V = ['vertical load', 'N'] as const
const B_prime = ['effective width', 'm'] as const
const L_prime = ['effective length', 'm'] as const

/** Share of the vertical load at which the horizontal one leaves nothing of the weight term. */
export const INCLINATION_COEFFICIENT = constant({
  ...AT,
  symbol: 'c_i',
  title: 'Inclination factor coefficient',
  value: 0.7,
})

/** Where the soil above the base is disturbed, or is counted on as passive resistance. */
export const UNIT_DEPTH_FACTOR = constant({
  ...AT,
  symbol: 'd_q',
  title: 'Depth factor, soil above base neglected',
  clause: 'A.7, depth factor',
  value: 1,
})

export const overburdenFactor = equation({
  ...AT,
  symbol: 'N_q',
  title: 'Overburden bearing capacity factor',
  where: { phi },
  evaluate: ({ phi }) => exp(pi * tan(phi)) * tan(pi / 4 + phi / 2) ** 2,
})

export const weightFactor = equation({
  ...AT,
  symbol: 'N_gamma',
  title: 'Self-weight bearing capacity factor',
  where: { N_q: ['overburden bearing capacity factor', '-'], phi },
  evaluate: ({ N_q, phi }) => 1.5 * (N_q - 1) * tan(phi),
})

export const largestInclinedLoad = equation({
  ...AT,
  symbol: 'H_max',
  title: 'Horizontal load at zero bearing capacity',
  unit: 'N',
  where: { V, c_i: ['inclination factor coefficient', '-'] },
  evaluate: ({ V, c_i }) => V / c_i,
})

export const overburdenInclination = equation({
  ...AT,
  symbol: 'i_q',
  title: 'Overburden inclination factor',
  where: { H, V },
  evaluate: ({ H, V }) => (1 - (0.5 * H) / V) ** 5,
})

export const weightInclination = equation({
  ...AT,
  symbol: 'i_gamma',
  title: 'Self-weight inclination factor',
  where: { c_i: ['inclination factor coefficient', '-'], H, V },
  evaluate: ({ c_i, H, V }) => (1 - (c_i * H) / V) ** 5,
})

export const overburdenShape = equation({
  ...AT,
  symbol: 's_q',
  title: 'Overburden shape factor',
  where: { i_q: ['overburden inclination factor', '-'], B_prime, L_prime, phi },
  evaluate: ({ i_q, B_prime, L_prime, phi }) => 1 + ((i_q * B_prime) / L_prime) * sin(phi),
})

export const weightShape = equation({
  ...AT,
  symbol: 's_gamma',
  title: 'Self-weight shape factor',
  where: { i_gamma: ['self-weight inclination factor', '-'], B_prime, L_prime },
  evaluate: ({ i_gamma, B_prime, L_prime }) => 1 - (0.4 * i_gamma * B_prime) / L_prime,
})

export const overburdenDepth = equation({
  ...AT,
  symbol: 'd_q',
  title: 'Overburden depth factor',
  where: { D: ['embedment depth', 'm'], B_prime, phi },
  evaluate: ({ D, B_prime, phi }) => 1 + 1.2 * (D / B_prime) * tan(phi) * (1 - sin(phi)) ** 2,
})

const terms = {
  p_0: ['effective overburden pressure at base level', 'Pa'],
  N_q: ['overburden bearing capacity factor', '-'],
  s_q: ['overburden shape factor', '-'],
  d_q: ['overburden depth factor', '-'],
  i_q: ['overburden inclination factor', '-'],
  gamma_prime: ['submerged unit weight of soil', 'N/m3'],
  B_prime,
  N_gamma: ['self-weight bearing capacity factor', '-'],
  s_gamma: ['self-weight shape factor', '-'],
  i_gamma: ['self-weight inclination factor', '-'],
} as const

export const barePressure = equation({
  ...AT,
  symbol: 'q_u',
  title: 'Ultimate bearing pressure',
  unit: 'Pa',
  where: terms,
  evaluate: ({ p_0, N_q, s_q, d_q, i_q, gamma_prime, B_prime, N_gamma, s_gamma, i_gamma }) =>
    p_0 * N_q * s_q * d_q * i_q + 0.5 * gamma_prime * B_prime * N_gamma * s_gamma * i_gamma,
})

export const skirtedPressure = equation({
  ...AT,
  symbol: 'q_u',
  title: 'Ultimate net bearing pressure',
  unit: 'Pa',
  where: terms,
  evaluate: ({ p_0, N_q, s_q, d_q, i_q, gamma_prime, B_prime, N_gamma, s_gamma, i_gamma }) =>
    p_0 * (N_q - 1) * s_q * d_q * i_q + 0.5 * gamma_prime * B_prime * N_gamma * s_gamma * i_gamma,
})
