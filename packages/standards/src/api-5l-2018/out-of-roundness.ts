/** Out-of-roundness of line pipe and what is allowed of it. API 5L (46th edition) table 10, in mm. */
import { constant, type Equation, equation, min, reachRange } from '@keelson/equations'
import { api5l } from './source.ts'

export type Location = 'body' | 'end'

export const SMALLEST_LIMITED = constant({
  symbol: 'D_1',
  title: 'Minimum diameter with out-of-roundness limits',
  value: 60.3,
  unit: 'mm',
  source: api5l,
  clause: 'table 10',
})
export const LARGEST_SMALL = constant({
  symbol: 'D_2',
  title: 'Maximum diameter without a D/t condition',
  value: 610,
  unit: 'mm',
  source: api5l,
  clause: 'table 10',
})
export const LARGEST_LIMITED = constant({
  symbol: 'D_3',
  title: 'Maximum diameter with out-of-roundness limits',
  value: 1422,
  unit: 'mm',
  source: api5l,
  clause: 'table 10',
})
/** Above it they are agreed. */
export const LIMITED_D_OVER_T = constant({
  symbol: 'r_D',
  title: 'Maximum D/t for out-of-roundness limits above 610 mm',
  value: 75,
  unit: '-',
  source: api5l,
  clause: 'table 10',
})
export const SEAMLESS_END_WALL = constant({
  symbol: 't_s',
  title: 'Seamless wall thickness limit for end tolerances by agreement',
  value: 25,
  unit: 'mm',
  source: api5l,
  clause: 'table 10, footnote b',
})

export const LIMITED_DIAMETER = reachRange({
  symbol: 'D',
  title: 'Specified outside diameter',
  unit: 'mm',
  from: SMALLEST_LIMITED.value,
  to: LARGEST_LIMITED.value,
  unsafe: 'either',
  because: 'table 10 has separate out-of-roundness limits for 60.3 to 1,422 mm only',
  source: api5l,
  clause: 'table 10',
})
/** Of pipe above 610 mm. */
export const LIMITED_SLENDERNESS = reachRange({
  symbol: 'D/t',
  title: 'Diameter to wall thickness ratio',
  unit: '-',
  to: LIMITED_D_OVER_T.value,
  unsafe: 'above',
  because: 'for diameters above 610 mm the tolerance is then by agreement',
  source: api5l,
  clause: 'table 10',
})

const TABLE_10 = { source: api5l, unit: 'mm' } as const
const D = ['specified outside diameter', 'mm'] as const

export const outOfRoundness = equation({
  ...TABLE_10,
  symbol: 'OOR',
  title: 'Out-of-roundness',
  clause: '3.1',
  where: { D_max: ['maximum outside diameter', 'mm'], D_min: ['minimum outside diameter', 'mm'] },
  evaluate: ({ D_max, D_min }) => D_max - D_min,
})

export const outOfRoundnessUse = equation({
  symbol: 'U_OOR',
  title: 'Allowable out-of-roundness ratio',
  unit: '-',
  source: api5l,
  clause: 'table 10',
  where: { OOR: ['out-of-roundness', 'm'], OOR_max: ['allowable out-of-roundness', 'm'] },
  evaluate: ({ OOR, OOR_max }) => OOR / OOR_max,
})

const limit = (clause: string) => ({ ...TABLE_10, symbol: 'OOR_max', title: 'Maximum out-of-roundness', clause })

/** 60.3 <= D <= 610 mm. */
export const bodyLimit = equation({
  ...limit('table 10, pipe except the end'),
  where: { D },
  evaluate: ({ D }) => 0.02 * D,
})
/** 610 < D <= 1422 mm, D/t <= 75. */
export const bodyLimitLarge = equation({
  ...limit('table 10, pipe except the end'),
  fit: 'the limit of 15 is in mm',
  where: { D },
  evaluate: ({ D }) => min(0.015 * D, 15),
  limited: { holds: 'the lower of the two limits in table 10 applies' },
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
  fit: 'the limit of 13 is in mm',
  where: { D },
  evaluate: ({ D }) => min(0.01 * D, 13),
  limited: { holds: 'the lower of the two limits in table 10 applies' },
})

type Limit = Equation<{ readonly D: typeof D }>
const FORMS: Readonly<Record<Location, readonly [small: Limit, large: Limit]>> = {
  body: [bodyLimit, bodyLimitLarge],
  end: [endLimit, endLimitLarge],
}

/** The limit of table 10 for a pipe of diameter `D` and wall `t`, m, or why it has none. */
export function outOfRoundnessLimit(location: Location, D: number, t: number): Limit | { readonly none: string } {
  if (D < SMALLEST_LIMITED.si)
    return { none: `below ${SMALLEST_LIMITED.value} mm the diameter tolerance includes out-of-roundness` }
  const [small, large] = FORMS[location]
  if (D <= LARGEST_SMALL.si) return small
  if (D > LARGEST_LIMITED.si)
    return { none: `above ${LARGEST_LIMITED.value.toLocaleString('en-GB')} mm the tolerance is by agreement` }
  if (D / t > LIMITED_D_OVER_T.value)
    return {
      none: `above ${LARGEST_SMALL.value} mm with D/t above ${LIMITED_D_OVER_T.value} the tolerance is by agreement`,
    }
  return large
}
