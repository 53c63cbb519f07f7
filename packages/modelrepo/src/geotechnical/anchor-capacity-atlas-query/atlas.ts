/** Builds and checks the anchor atlas: plugged and coring capacity over diameter, length and strength. */
import { randolphGourvenec } from '@keelson/physics/soil/anchor-sources.ts'
import { toSI } from '@keelson/units'
import {
  ATLAS_FORMAT,
  type AtlasAxis,
  type AtlasBuilder,
  type AtlasCheck,
  type AtlasFile,
  type AtlasPiece,
  type AtlasSource,
  maxRelativeError,
} from '@keelson/workflow/atlas.ts'
import { methodText } from '../../_shared/atlas/method-text.ts'
import { ATLAS_ID, CAPACITY, CORING, DIAMETER, FIXED, LENGTH, PARENT, PLUGGED, STRENGTH } from './atlas-names.ts'
import { type Asked, solved, solvedAt } from './atlas-solver.ts'
import { readAt } from './calculate-query.ts'

const LIMITS = {
  diameter: { title: 'Diameter', unit: 'm', low: 3, high: 8 },
  length: { title: 'Length', unit: 'm', low: 8, high: 25 },
  undrained_shear_strength: { title: 'Undrained shear strength', unit: 'kPa', low: 5, high: 60 },
} as const

const DIAMETERS = [3, 4, 5, 6, 7, 8]
const LENGTHS = [8, 11, 14, 17, 21, 25]
const STRENGTHS = [5, 10, 20, 30, 45, 60]
/** The node of 3 m and 25 m has more than eight diameters of length: the cells that touch it are left out. */
const SPLIT = { length: 21, diameter: 4 } as const

/** Where in each cell it is held out, as shares along the axes: the capacity bends along the diameter only. */
const ALONG_DIAMETER = Array.from({ length: 19 }, (_, i) => (i + 1) / 20)
const ALONG_OTHERS = [0, 0.5, 1]
/** The error stated is the one found, rounded up to this. */
const STATED_TO = 5e-4
/** Deviation beyond which the solver has moved on. */
const MOVED_ON = 1e-9

const axis = (name: keyof typeof LIMITS, unit: string, values: readonly number[]): AtlasAxis => {
  const { title, unit: given } = LIMITS[name]
  return { name, title, unit, scale: 'linear', values: values.map((v) => toSI(v, given)) }
}

function piece(diameters: readonly number[], lengths: readonly number[]): AtlasPiece {
  const axes = [axis(DIAMETER, 'm', diameters), axis(LENGTH, 'm', lengths), axis(STRENGTH, 'Pa', STRENGTHS)]
  const nodes = pointsOf(axes.map(({ values }) => values)).map(solvedAt)
  return {
    slice: {},
    axes,
    responses: {
      [PLUGGED]: { unit: 'N', scale: 'linear', values: nodes.map(({ V_p }) => V_p) },
      [CORING]: { unit: 'N', scale: 'linear', values: nodes.map(({ V_c }) => V_c) },
    },
  }
}

/** All points of three axes, the last one running fastest. */
const pointsOf = ([diameters = [], lengths = [], strengths = []]: readonly (readonly number[])[]): Asked[] =>
  diameters.flatMap((diameter) =>
    lengths.flatMap((length) =>
      strengths.map((undrained_shear_strength): Asked => ({ diameter, length, undrained_shear_strength })),
    ),
  )

/** Points inside every cell of a piece and on its faces. */
const heldOut = ({ axes }: AtlasPiece): Asked[] =>
  pointsOf(axes.map(({ values }, i) => between(values, i === 0 ? ALONG_DIAMETER : ALONG_OTHERS)))

const between = (values: readonly number[], shares: readonly number[]): number[] =>
  values.slice(1).flatMap((to, i) => {
    const from = values[i] as number
    return shares.map((share) => from + share * (to - from))
  })

const compared = (atlas: AtlasFile, points: readonly Asked[]) =>
  points.map((at) => ({ direct: solvedAt(at).V_u, interpolated: readAt(atlas, at).V_u }))

const errorOver = (atlas: AtlasFile): { readonly points: number; readonly error: number } => {
  const pairs = atlas.pieces.flatMap((p) => compared(atlas, heldOut(p)))
  return { points: pairs.length, error: maxRelativeError(pairs) }
}

const MIDDLE: Asked = { diameter: 5, length: 15, undrained_shear_strength: 30e3 }
const sourceHash = ({ sha256 }: AtlasBuilder) =>
  sha256(`${methodText((trace) => solved(MIDDLE, trace))}\n${JSON.stringify(FIXED)}`)

function build(builder: AtlasBuilder): AtlasFile {
  const grid: AtlasFile = {
    format: ATLAS_FORMAT,
    id: ATLAS_ID,
    parent: {
      ref: PARENT,
      standards: [`${randolphGourvenec.id} (${randolphGourvenec.revision}) suction caissons`],
      source_sha256: sourceHash(builder),
    },
    built_with: { node: builder.node },
    limits: LIMITS,
    pieces: [
      piece(
        DIAMETERS,
        LENGTHS.filter((L) => L <= SPLIT.length),
      ),
      piece(
        DIAMETERS.filter((D) => D >= SPLIT.diameter),
        LENGTHS.filter((L) => L >= SPLIT.length),
      ),
    ],
    holdout: { points: 0, max_relative_error: { [CAPACITY]: 0 } },
  }
  const { points, error } = errorOver(grid)
  const stated = Number((Math.ceil(error / STATED_TO) * STATED_TO).toPrecision(6))
  return { ...grid, holdout: { points, max_relative_error: { [CAPACITY]: stated } } }
}

/** Recomputes every node and all held-out points. */
function check(atlas: AtlasFile, builder: AtlasBuilder): AtlasCheck {
  const stated = atlas.holdout.max_relative_error[CAPACITY] ?? 0
  const nodes = atlas.pieces.flatMap(nodePairs)
  const onGrid = maxRelativeError(nodes)
  const { points, error } = errorOver(atlas)
  const reasons = [
    ...(sourceHash(builder) === atlas.parent.source_sha256
      ? []
      : [`a formula or coefficient of ${PARENT} has changed since the atlas was built`]),
    ...(onGrid <= MOVED_ON
      ? []
      : [`the solver differs from the grid by ${onGrid.toExponential(2)}, more than ${MOVED_ON}`]),
    ...(error <= stated + MOVED_ON
      ? []
      : [`held-out points differ by ${error.toExponential(2)}; the atlas states ${stated.toExponential(2)}`]),
  ]
  return {
    fresh: reasons.length === 0,
    points: nodes.length + points,
    max_relative_error: Math.max(onGrid, error),
    reasons,
  }
}

function nodePairs({ axes, responses }: AtlasPiece) {
  const nodes = pointsOf(axes.map(({ values }) => values)).map(solvedAt)
  const stored = (name: string, i: number) => responses[name]?.values[i] ?? Number.NaN
  return nodes.flatMap(({ V_p, V_c }, i) => [
    { direct: V_p, interpolated: stored(PLUGGED, i) },
    { direct: V_c, interpolated: stored(CORING, i) },
  ])
}

export const anchorAtlas: AtlasSource = {
  id: ATLAS_ID,
  file: new URL('./atlas.json', import.meta.url).href,
  build,
  check,
}
