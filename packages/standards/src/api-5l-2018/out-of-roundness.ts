/** Out-of-roundness of line pipe and what is allowed of it. API 5L (46th edition) table 10, in mm. */
import { type Equation, equation, min } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { api5l } from './source.ts'

export type Location = 'body' | 'end'

/** Diameters, mm, between which table 10 sets limits: below the first the diameter tolerance holds them. API 5L (46th edition) table 10. */
export const SMALLEST_LIMITED = 60.3
export const LARGEST_SMALL = 610
export const LARGEST_LIMITED = 1422
/** D/t up to which pipe of more than 610 mm has limits; above it they are agreed. API 5L (46th edition) table 10. */
export const LIMITED_D_OVER_T = 75
/** Wall of seamless pipe, mm, above which the tolerances of the end are agreed. API 5L (46th edition) table 10, footnote b. */
export const SEAMLESS_END_WALL = 25

const TABLE_10 = { source: api5l, unit: 'mm' } as const
const D = ['specified outside diameter', 'mm'] as const

export const outOfRoundness = equation({
  ...TABLE_10,
  symbol: 'OOR',
  title: 'Out-of-roundness',
  clause: '3.1',
  where: { D_max: ['largest outside diameter', 'mm'], D_min: ['smallest outside diameter', 'mm'] },
  evaluate: ({ D_max, D_min }) => D_max - D_min,
})

const limit = (clause: string) => ({ ...TABLE_10, symbol: 'OOR_max', title: 'Largest out-of-roundness', clause })

/** 60.3 <= D <= 610 mm. */
export const bodyLimit = equation({
  ...limit('table 10, pipe except the end'),
  where: { D },
  evaluate: ({ D }) => 0.02 * D,
})
/** 610 < D <= 1422 mm, D/t <= 75. */
export const bodyLimitLarge = equation({
  ...limit('table 10, pipe except the end'),
  where: { D },
  evaluate: ({ D }) => min(0.015 * D, 15),
  limited: { holds: 'table 10 has the smaller of the two' },
})
/** 60.3 <= D <= 610 mm. */
export const endLimit = equation({
  ...limit('table 10, pipe end'),
  where: { D },
  evaluate: ({ D }) => 0.015 * D,
})
/** 610 < D <= 1422 mm, D/t <= 75. */
export const endLimitLarge = equation({
  ...limit('table 10, pipe end'),
  where: { D },
  evaluate: ({ D }) => min(0.01 * D, 13),
  limited: { holds: 'table 10 has the smaller of the two' },
})

type Limit = Equation<{ readonly D: typeof D }>
const FORMS: Readonly<Record<Location, readonly [small: Limit, large: Limit]>> = {
  body: [bodyLimit, bodyLimitLarge],
  end: [endLimit, endLimitLarge],
}

/** The limit of table 10 for a pipe of diameter `D` and wall `t`, m, or why it has none. */
export function outOfRoundnessLimit(location: Location, D: number, t: number): Limit | { readonly none: string } {
  if (D < toSI(SMALLEST_LIMITED, 'mm'))
    return { none: `below ${SMALLEST_LIMITED} mm the diameter tolerance includes out-of-roundness` }
  const [small, large] = FORMS[location]
  if (D <= toSI(LARGEST_SMALL, 'mm')) return small
  if (D > toSI(LARGEST_LIMITED, 'mm')) return { none: `above ${LARGEST_LIMITED} mm the tolerance is by agreement` }
  if (D / t > LIMITED_D_OVER_T)
    return { none: `above ${LARGEST_SMALL} mm with D/t over ${LIMITED_D_OVER_T} the tolerance is by agreement` }
  return large
}
