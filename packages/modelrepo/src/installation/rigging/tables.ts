/** The tables of a run: legs, shackles, and combinations of sling lengths. */
import { numberColumn, textColumn } from '@keelson/workflow'
import type { Leg } from './lift.ts'
import type { Listed } from './parts.ts'
import type { SkewRun } from './skew.ts'

const force = (k: number) => numberColumn('lifting_load', `Sling ${k}`)

export const legTables = {
  legs: {
    title: 'Leg reactions and sling forces',
    description: 'Static reaction of each leg, and its sling force including dynamics and skew.',
    columns: {
      leg: textColumn('Leg'),
      point: textColumn('Lift point'),
      reaction: numberColumn('lifting_load', 'Vertical reaction'),
      length: numberColumn('structure_dimension', 'Leg length'),
      angle: numberColumn('inclination', 'Leg angle from horizontal'),
      force: numberColumn('lifting_load', 'Sling force'),
    },
  },
}
export const shackleTables = {
  shackles: {
    title: 'Shackles',
    description: 'Working load limits and breaking loads from the catalogue.',
    columns: {
      size: textColumn('Size, in'),
      stock: textColumn('Stock number'),
      limit: numberColumn('structure_mass', 'Working load limit'),
      ultimate: numberColumn('structure_mass', 'Minimum breaking load'),
    },
  },
}
export const skewTables = {
  combinations: {
    title: 'Sling forces by combination',
    description: 'Static forces for each combination of long (+) and short (−) slings 1 to 4.',
    columns: {
      combination: textColumn('Sling length combination'),
      sling_1: force(1),
      sling_2: force(2),
      sling_3: force(3),
      sling_4: force(4),
    },
  },
}

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
