/** Wide-band correction of Wirsching and Light: a factor on the narrow-band damage, fitted for one S-N slope. */
import { equation, reachRange, type Source } from '@keelson/equations'

export const wirschingLight: Source = {
  id: 'Wirsching and Light (1980)',
  title: 'Fatigue under wide band random stresses',
  publisher: 'ASCE',
  revision: 'J. Struct. Div. vol. 106',
}
const FIT = { source: wirschingLight, clause: 'rainflow correction factor', unit: '-' } as const
const m = ['S-N curve slope', '-'] as const

/** Slopes over which the factor was fitted. */
export const WIRSCHING_LIGHT_SLOPES = [3, 6] as const
const [from, to] = WIRSCHING_LIGHT_SLOPES

export const wirschingLightSlopes = reachRange({
  symbol: 'm',
  title: 'S-N curve slope',
  unit: '-',
  from,
  to,
  unsafe: 'either',
  because: 'the Wirsching-Light factor was fitted only for slopes of 3 to 6',
  source: FIT.source,
  clause: FIT.clause,
})

export const wirschingLightA = equation({
  ...FIT,
  symbol: 'a_WL',
  title: 'Wirsching-Light factor lower limit',
  where: { m },
  evaluate: ({ m }) => 0.926 - 0.033 * m,
})

export const wirschingLightB = equation({
  ...FIT,
  symbol: 'b_WL',
  title: 'Wirsching-Light factor exponent',
  where: { m },
  evaluate: ({ m }) => 1.587 * m - 2.323,
})

export const wirschingLightFactor = equation({
  ...FIT,
  symbol: 'rho_WL',
  title: 'Wirsching-Light factor',
  where: {
    a_WL: ['Wirsching-Light factor lower limit', '-'],
    b_WL: ['Wirsching-Light factor exponent', '-'],
    epsilon: ['spectral width', '-'],
  },
  evaluate: ({ a_WL, b_WL, epsilon }) => a_WL + (1 - a_WL) * (1 - epsilon) ** b_WL,
})

export const wirschingLightDamage = equation({
  ...FIT,
  symbol: 'D_WL',
  title: 'Wirsching-Light damage',
  where: { rho_WL: ['Wirsching-Light factor', '-'], D_NB: ['narrow-band damage', '-'] },
  evaluate: ({ rho_WL, D_NB }) => rho_WL * D_NB,
})
