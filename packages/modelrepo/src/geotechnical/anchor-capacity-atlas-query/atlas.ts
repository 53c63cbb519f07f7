/** The anchor atlas: plugged and coring capacity over diameter, length and strength, how it is built and how it is read. */
import { randolphGourvenec } from '@keelson/physics/soil/anchor-sources.ts'
import { capacityWithSuction } from '@keelson/physics/soil/caisson-axial.ts'
import { shownIn } from '@keelson/workflow'
import { type AtlasBuilder, type AtlasFile, type AtlasPiece, maxRelativeError } from '@keelson/workflow/atlas.ts'
import type { Beyond } from '../../_shared/atlas/atlas-query.ts'
import { type AtlasPlan, atlasFile, checkOf, sourceOf } from '../../_shared/atlas/atlas-source.ts'
import { axesOf, pieceAt } from '../../_shared/atlas/axes.ts'
import { type Asked, FIXED, PARENT, solved, solvedAt } from './atlas-solver.ts'

export const axes = axesOf({
  diameter: { title: 'Diameter', symbol: 'D', unit: 'm', nodes: [3, 4, 5, 6, 7, 8] },
  length: { title: 'Length', symbol: 'L', unit: 'm', nodes: [8, 11, 14, 17, 21, 25] },
  undrained_shear_strength: {
    title: 'Undrained shear strength',
    symbol: 's_u',
    unit: 'kPa',
    nodes: [5, 10, 20, 30, 45, 60],
  },
})
/** The node of 3 m and 25 m has more than eight diameters of length: the cells that touch it are left out. */
const SPLIT = { length: 21, diameter: 4 } as const

/** Responses, interpolated apart: their lesser one bends where they meet. */
export const PLUGGED = 'vertical_capacity_plugged'
export const CORING = 'vertical_capacity_coring'
/** What the error is stated of. */
const CAPACITY = 'vertical_capacity'

/** Where in each cell it is held out, as shares along the axes: the capacity bends along the diameter only. */
const ALONG_DIAMETER = Array.from({ length: 19 }, (_, i) => (i + 1) / 20)
const ALONG_OTHERS = [0, 0.5, 1]
/** The error stated is the one found, rounded up to this. */
const STATED_TO = 5e-4

const PLAN: AtlasPlan = {
  id: 'anchor-capacity-atlas-query',
  home: import.meta.url,
  parent: {
    ref: PARENT,
    standards: [`${randolphGourvenec.id} (${randolphGourvenec.revision}) suction caissons`],
  },
  limits: axes.limits,
  method: (trace) => solved({ diameter: 5, length: 15, undrained_shear_strength: 30e3 }, trace),
  terms: () => [FIXED],
}

export const anchorAtlas = sourceOf(PLAN, build, check)

/** Inputs outside the atlas: beyond an axis, or in the cells that are left out. */
export function outsideOf(asked: Asked, atlas: AtlasFile): Beyond[] {
  const found = [...drained(asked), ...axes.outside(asked, atlas)]
  const { diameter, length, undrained_shear_strength } = asked
  if (found.length > 0 || pieceAt(atlas, {}, { diameter, length, undrained_shear_strength })) return found
  const message = `{length} must not exceed ${shownIn(SPLIT.length, 'm')} at this {diameter}, because the atlas has no node above eight diameters (entered: ${shownIn(length, 'm')})`
  const beyond = `${shownIn(length, 'm')} exceeds ${shownIn(SPLIT.length, 'm')}, the atlas limit at this {diameter}, because the atlas has no node above eight diameters`
  return [{ name: 'length', beyond, message }]
}

const drained = ({ passive_suction }: Asked): Beyond[] =>
  passive_suction === false
    ? [
        {
          name: 'passive_suction',
          beyond: 'is excluded, but the atlas includes it',
          message: '{passive_suction} must be true, as in the atlas',
        },
      ]
    : []

/** Capacity at a point inside the atlas. */
export const readAt = (asked: Asked, atlas: AtlasFile): number =>
  capacityWithSuction.evaluate({
    V_p: axes.read(asked, atlas, { response: PLUGGED }).value,
    V_c: axes.read(asked, atlas, { response: CORING }).value,
  })

function build(builder: AtlasBuilder): AtlasFile {
  const pieces = [
    piece({ length: (L) => L <= SPLIT.length }),
    piece({ length: (L) => L >= SPLIT.length, diameter: (D) => D >= SPLIT.diameter }),
  ]
  const grid = { ...atlasFile(PLAN, pieces, builder), holdout: { points: 0, max_relative_error: { [CAPACITY]: 0 } } }
  const pairs = heldOutPairs(grid)
  const stated = Number((Math.ceil(maxRelativeError(pairs) / STATED_TO) * STATED_TO).toPrecision(6))
  return { ...grid, holdout: { points: pairs.length, max_relative_error: { [CAPACITY]: stated } } }
}

/** The part of the grid with these nodes. */
function piece(kept: Readonly<Record<string, (node: number) => boolean>>): AtlasPiece {
  const own = axes.grid().map((axis) => ({ ...axis, values: axis.values.filter(kept[axis.name] ?? (() => true)) }))
  const nodes = pointsOf(own.map(({ values }) => values)).map(solvedAt)
  return {
    slice: {},
    axes: own,
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

/** Points inside every cell and on its faces. */
const heldOutPairs = (atlas: AtlasFile) =>
  atlas.pieces
    .flatMap((p) => pointsOf(p.axes.map(({ values }, i) => between(values, i === 0 ? ALONG_DIAMETER : ALONG_OTHERS))))
    .map((at) => ({ direct: solvedAt(at).V_u, interpolated: readAt(at, atlas) }))

const between = (values: readonly number[], shares: readonly number[]): number[] =>
  values.slice(1).flatMap((to, i) => {
    const from = values[i] as number
    return shares.map((share) => from + share * (to - from))
  })

/** Recomputes every node and all held-out points. */
function check(atlas: AtlasFile, builder: AtlasBuilder) {
  const onGrid = atlas.pieces.flatMap(nodePairs)
  return checkOf(PLAN, atlas, builder, { onGrid, offGrid: heldOutPairs(atlas), named: 'off-grid points' })
}

function nodePairs({ axes: own, responses }: AtlasPiece) {
  const stored = (name: string, i: number) => responses[name]?.values[i] ?? Number.NaN
  return pointsOf(own.map(({ values }) => values)).flatMap((at, i) => {
    const { V_p, V_c } = solvedAt(at)
    return [
      { direct: V_p, interpolated: stored(PLUGGED, i) },
      { direct: V_c, interpolated: stored(CORING, i) },
    ]
  })
}
