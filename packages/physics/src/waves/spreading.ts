/** How the energy of a sea is spread over directions about the mean one. */
import { abs, cos, equation, pi, sqrt } from '@keelson/equations'
import { GAMMA_FUNCTION, Gamma } from './gamma-function.ts'
import { c205, mitsuyasu } from './sources.ts'

const theta = ['direction relative to the mean', 'rad'] as const

/** Directions up to a right angle off the mean; needs n > -1. */
export const cosinePower = equation({
  symbol: 'D_n',
  title: 'Directional spreading',
  unit: '1/rad',
  source: c205,
  clause: '3.5.8.4',
  where: { n: ['spreading exponent', '-'], theta },
  functions: GAMMA_FUNCTION,
  evaluate: ({ n, theta }) =>
    abs(theta) <= pi / 2 ? (Gamma(1 + n / 2) / (sqrt(pi) * Gamma(1 / 2 + n / 2))) * cos(theta) ** n : 0,
  limited: { holds: 'there are no waves beyond 90° from the mean direction' },
})

/** The factor 2^(2s-1) Gamma(s+1)^2/(pi Gamma(2s+1)) by the duplication formula, which does not overflow. */
export const halfAnglePower = equation({
  symbol: 'D_s',
  title: 'Directional spreading',
  unit: '1/rad',
  source: mitsuyasu,
  clause: 'spreading function; DNV-RP-C205 3.5.8.7',
  where: { s: ['spreading parameter', '-'], theta },
  functions: GAMMA_FUNCTION,
  evaluate: ({ s, theta }) => (Gamma(s + 1) / (2 * sqrt(pi) * Gamma(s + 1 / 2))) * abs(cos(theta / 2)) ** (2 * s),
})
