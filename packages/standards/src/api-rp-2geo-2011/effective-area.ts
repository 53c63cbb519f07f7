/** The part of a rectangular base at whose middle the load acts. API RP 2GEO (2011) section 7, annex A. */
import { equation, max, min, reachRange } from '@keelson/equations'
import { apiRp2geo, en1997 } from './source.ts'

const AT = { source: apiRp2geo, clause: 'A.7, effective area', unit: 'm' } as const
const V = ['vertical load', 'N'] as const
const sides = {
  B: ['base width', 'm'],
  e_B: ['eccentricity along width', 'm'],
  L: ['base length', 'm'],
  e_L: ['eccentricity along length', 'm'],
} as const

export const eccentricity = equation({
  ...AT,
  symbol: 'e',
  title: 'Load eccentricity',
  where: { M: ['overturning moment', 'N*m'], V },
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

/** Embedment over width up to which a foundation is shallow. API RP 2GEO (2011) 7.1. */
export const DEEPEST_EMBEDMENT = 1
export const SHALLOW_EMBEDMENT = reachRange({
  symbol: 'D/B',
  title: 'Embedment to width ratio',
  unit: '-',
  to: DEEPEST_EMBEDMENT,
  unsafe: 'above',
  because: 'a more deeply embedded base is not a shallow foundation',
  source: apiRp2geo,
  clause: '7.1',
})

/** The load a third of a side from the middle: beyond it the code requires special precautions. */
export const eccentricityLimit = equation({
  source: en1997,
  clause: '6.5.4(1)P',
  symbol: 'M_lim',
  title: 'Moment at an eccentricity of one third of the side',
  unit: 'N*m',
  where: { V, b: ['base side length', 'm'] },
  evaluate: ({ V, b }) => (V * b) / 3,
})

export const overturningFactor = equation({
  ...AT,
  symbol: 'F_ot',
  title: 'Overturning safety factor',
  unit: '-',
  where: { V, B: ['base width', 'm'], M_B: ['moment about the longitudinal axis', 'N*m'] },
  evaluate: ({ V, B, M_B }) => (V * B) / (2 * M_B),
})
