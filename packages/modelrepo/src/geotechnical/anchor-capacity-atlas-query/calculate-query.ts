/** A query against the atlas: what of it lies outside, its two readings, and how near the nodes are. */
import type { Trace } from '@keelson/equations'
import { capacityWithSuction } from '@keelson/physics/soil/caisson-axial.ts'
import { distanceOfShare, shareOfLength, shareOfStrength } from '@keelson/physics/soil/node-distance.ts'
import { shownIn } from '@keelson/workflow'
import {
  type AtlasAxis,
  type AtlasFile,
  type AtlasRead,
  interpolate,
  type Outside,
  outside,
} from '@keelson/workflow/atlas.ts'
import { atlasPlace } from '../../_shared/atlas/query.ts'
import { CORING, DIAMETER, LENGTH, PLUGGED, STRENGTH, SUCTION } from './atlas-names.ts'
import type { Asked } from './atlas-solver.ts'

const AXES = [DIAMETER, LENGTH, STRENGTH] as const

/** Inputs outside the atlas: beyond an axis, or in the cells that are left out. */
export function outsideOf(asked: Asked, atlas: AtlasFile): Outside[] {
  const beyond = [...drained(asked), ...AXES.flatMap((name) => outside(atlas, name, asked[name]) ?? [])]
  if (beyond.length > 0 || pieceAt(atlas, asked) !== undefined) return beyond
  const [first] = atlas.pieces
  const longest = first?.axes.find(({ name }) => name === LENGTH)?.values.at(-1) ?? 0
  const message = `{length} must be at most ${shownIn(longest, 'm')} at this {diameter}: the atlas has no node of more than eight diameters; read ${shownIn(asked.length, 'm')}`
  return [{ name: LENGTH, message }]
}

const drained = ({ passive_suction }: Asked): Outside[] =>
  passive_suction === false
    ? [{ name: SUCTION, message: '{passive_suction} must be true: the atlas is built with passive suction' }]
    : []

/** Relative distance within which the end of an axis reached in another unit is met. */
const EDGE = 1e-12

/** The piece that holds a point, and the point with the last bit of its ends put right. */
function pieceAt(atlas: AtlasFile, asked: Asked) {
  const near = ({ values }: AtlasAxis, x: number) =>
    x >= (values[0] ?? x) * (1 - EDGE) && x <= (values.at(-1) ?? x) * (1 + EDGE)
  return atlas.pieces.find(({ axes }) => axes.every((axis) => near(axis, coordinate(asked, axis.name))))
}

const held = ({ values }: AtlasAxis, x: number) => Math.min(Math.max(x, values[0] ?? x), values.at(-1) ?? x)

const coordinate = (asked: Asked, axis: string): number => asked[axis as (typeof AXES)[number]]

export interface Readings {
  readonly plugged: AtlasRead
  readonly coring: AtlasRead
  /** The lesser of the two: they are interpolated apart, since it bends where they meet. */
  readonly V_u: number
}

/** Both capacities at a point inside the atlas. */
export function readAt(atlas: AtlasFile, asked: Asked): Readings {
  const axes = pieceAt(atlas, asked)?.axes ?? []
  const at = Object.fromEntries(axes.map((axis) => [axis.name, held(axis, coordinate(asked, axis.name))]))
  const plugged = interpolate(atlas, {}, at, PLUGGED)
  const coring = interpolate(atlas, {}, at, CORING)
  return { plugged, coring, V_u: capacityWithSuction.evaluate({ V_p: plugged.value, V_c: coring.value }) }
}

export interface Node {
  readonly diameter: number
  readonly length: number
  readonly strength: number
  readonly plugged: number
  readonly coring: number
  readonly weight: number
}

/** Corners of the cell of a point with their share in the answer. */
export function nodesOf(atlas: AtlasFile, asked: Asked): Node[] {
  const { cell } = readAt(atlas, asked).plugged
  const corners = cell.reduce<{ readonly at: Readonly<Record<string, number>>; readonly weight: number }[]>(
    (all, { name, from, to }) => {
      const share = shareOf(coordinate(asked, name), from, to)
      return all.flatMap(({ at, weight }) => [
        { at: { ...at, [name]: from }, weight: weight * (1 - share) },
        { at: { ...at, [name]: to }, weight: weight * share },
      ])
    },
    [{ at: {}, weight: 1 }],
  )
  return corners.map(({ at, weight }) => ({
    diameter: at[DIAMETER] ?? Number.NaN,
    length: at[LENGTH] ?? Number.NaN,
    strength: at[STRENGTH] ?? Number.NaN,
    plugged: interpolate(atlas, {}, at, PLUGGED).value,
    coring: interpolate(atlas, {}, at, CORING).value,
    weight,
  }))
}

const shareOf = (x: number, from: number, to: number): number => shareOfLength.evaluate({ x, x_0: from, x_1: to })

/** How far the nearest node is along the axis on which it is farthest, in cells: 0 at a node, 0.5 in the middle. */
export function distanceToNode(atlas: AtlasFile, asked: Asked, trace: Trace): number {
  const { cell } = readAt(atlas, asked).plugged
  const apart = ({ name, from, to }: Span) =>
    distanceOfShare.evaluate({ s: shareOf(coordinate(asked, name), from, to) })
  return tracedDistance(
    cell.reduce((a, b) => (apart(b) > apart(a) ? b : a)),
    atlas,
    asked,
    trace,
  )
}

type Span = AtlasRead['cell'][number]
const OF_AXIS = {
  [DIAMETER]: { symbol: 'D', unit: 'm', share: shareOfLength },
  [LENGTH]: { symbol: 'L', unit: 'm', share: shareOfLength },
  [STRENGTH]: { symbol: 's_u', unit: 'Pa', share: shareOfStrength },
} as const

function tracedDistance({ name, from, to }: Span, atlas: AtlasFile, asked: Asked, trace: Trace): number {
  const axis = name as (typeof AXES)[number]
  const { symbol, unit, share } = OF_AXIS[axis]
  trace.section('Nearest node')
  const node = (of: 'x_0' | 'x_1', title: string, value: number) =>
    trace.lookup({ ...atlasPlace(atlas), symbol: of, title, unit, value, cell: 'axis on which the query is farthest' })
  const x_0 = node('x_0', 'Node below', from)
  const x_1 = node('x_1', 'Node above', to)
  const s = trace.apply(share, { x: asked[axis], x_0, x_1 }, { rename: { x: symbol } })
  return trace.apply(distanceOfShare, { s })
}
