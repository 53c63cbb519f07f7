/** The part of a rectangular base at whose middle the load acts. API RP 2GEO (2011) section 7, annex A. */
import { equation, max, min } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: 'A.7, effective area', unit: 'm' } as const
const V = ['vertical load', 'N'] as const
const sides = {
  B: ['width', 'm'],
  e_B: ['eccentricity along the width', 'm'],
  L: ['length', 'm'],
  e_L: ['eccentricity along the length', 'm'],
} as const

export const eccentricity = equation({
  ...AT,
  symbol: 'e',
  title: 'Eccentricity',
  where: { M: ['moment', 'N*m'], V },
  evaluate: ({ M, V }) => M / V,
})

export const effectiveWidth = equation({
  ...AT,
  symbol: 'B_prime',
  title: 'Effective width',
  where: sides,
  evaluate: ({ B, e_B, L, e_L }) => min(B - 2 * e_B, L - 2 * e_L),
})

export const effectiveLength = equation({
  ...AT,
  symbol: 'L_prime',
  title: 'Effective length',
  where: sides,
  evaluate: ({ B, e_B, L, e_L }) => max(B - 2 * e_B, L - 2 * e_L),
})

export const effectiveArea = equation({
  ...AT,
  symbol: 'A_prime',
  title: 'Effective area',
  unit: 'm2',
  where: { B_prime: ['effective width', 'm'], L_prime: ['effective length', 'm'] },
  evaluate: ({ B_prime, L_prime }) => B_prime * L_prime,
})

/** About the edge of the base, at which nothing of the effective area is left. */
export const overturningResistance = equation({
  ...AT,
  symbol: 'M_max',
  title: 'Moment at which the load acts at the edge',
  unit: 'N*m',
  where: { V, b: ['side of the base', 'm'] },
  evaluate: ({ V, b }) => (V * b) / 2,
})

export const overturningFactor = equation({
  ...AT,
  symbol: 'F_ot',
  title: 'Factor against overturning',
  unit: '-',
  where: { V, B: ['width', 'm'], M_B: ['moment about the length axis', 'N*m'] },
  evaluate: ({ V, B, M_B }) => (V * B) / (2 * M_B),
})
