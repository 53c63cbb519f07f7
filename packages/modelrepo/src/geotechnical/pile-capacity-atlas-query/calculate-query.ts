/** A query against the atlas: what of it lies outside, and its reading from the grid. */
import type { Trace } from '@keelson/equations'
import { type AtlasAxis, type AtlasFile, interpolate, type Outside, outside } from '@keelson/workflow/atlas.ts'
import { atlasPlace } from '../../_shared/atlas/query.ts'
import { AXES, CAPACITY } from './atlas-names.ts'
import type { Asked } from './atlas-solver.ts'

export const outsideOf = (asked: Asked, atlas: AtlasFile): Outside[] =>
  AXES.flatMap((name) => outside(atlas, name, asked[name]) ?? [])

/** A value reached in another unit may miss the end of an axis by its last bit. */
const held = ({ values }: AtlasAxis, x: number) => Math.min(Math.max(x, values[0] ?? x), values.at(-1) ?? x)

const axesOf = (atlas: AtlasFile): readonly AtlasAxis[] => atlas.pieces[0]?.axes ?? []

/** Capacity, N, that the atlas has inside its box. */
export function readAtlasAt(asked: Asked, atlas: AtlasFile) {
  const point = axesOf(atlas).map((axis) => [axis.name, held(axis, asked[axis.name as keyof Asked])])
  return interpolate(atlas, {}, Object.fromEntries(point), CAPACITY)
}

/** The same as a step that can be read again. */
export function tracedReading(asked: Asked, atlas: AtlasFile, trace: Trace): number {
  trace.section('From the atlas')
  const { value, reading } = readAtlasAt(asked, atlas)
  return trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'Q_d',
    title: 'Ultimate capacity read from the atlas, log-log',
    unit: 'N',
    value,
    cell: 'grid over diameter, length, strength and stress',
    ...reading({
      outer_diameter: 'D',
      embedded_length: 'L',
      undrained_shear_strength: 's_u',
      effective_vertical_stress: 'p_0',
    }),
  })
}

/** Each axis with the nodes around the query, and how far the nearer one is, of their distance on the logarithm. */
export const nodeRows = (asked: Asked, atlas: AtlasFile) =>
  axesOf(atlas).map((axis) => {
    const x = held(axis, asked[axis.name as keyof Asked])
    const next = axis.values.findIndex((v) => v > x)
    const upper = next === -1 ? axis.values.length - 1 : next
    const [from = x, to = x] = [axis.values[upper - 1], axis.values[upper]]
    const share = Math.log(x / from) / Math.log(to / from)
    return { axis: axis.title, share, nearest: Math.min(share, 1 - share) }
  })
