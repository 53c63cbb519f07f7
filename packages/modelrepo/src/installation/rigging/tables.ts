/** The tables of a run: legs, shackles, and combinations of sling lengths. */
import type { Leg } from './calculate-lift.ts'
import type { Listed } from './calculate-parts.ts'
import type { SkewRun } from './calculate-skew.ts'

const CORNERS = ['(+x, +y)', '(+x, -y)', '(-x, -y)', '(-x, +y)']

export const legRows = (legs: readonly Leg[]) =>
  legs.map(({ reaction, length, angle, force }, i) => ({
    leg: `${i + 1}`,
    point: CORNERS[i] ?? '',
    reaction,
    length,
    angle,
    force,
  }))

export const shackleRows = (shackles: readonly Listed[]) =>
  shackles.map(({ size, stock, limit, ultimate }) => ({ size, stock, limit, ultimate }))

/** 'long long short long' as + and -. */
const lengths = (signs: readonly number[]) => signs.map((s) => (s > 0 ? '+' : '-')).join(' ')

export const combinationRows = ({ found }: SkewRun) => [
  { combination: 'nominal', ...forcesOf(found.nominal.forces) },
  ...found.combinations.map(({ signs, hanging }) => ({ combination: lengths(signs), ...forcesOf(hanging.forces) })),
]

const forcesOf = ([sling_1 = 0, sling_2 = 0, sling_3 = 0, sling_4 = 0]: readonly number[]) => ({
  sling_1,
  sling_2,
  sling_3,
  sling_4,
})
