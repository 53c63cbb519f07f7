/** A query against the atlas: what of it lies outside, and its reading from the grid. */
import { type AtlasAxis, type AtlasFile, interpolate, type Outside, outside } from '@keelson/workflow/atlas.ts'
import { CURRENT, LENGTH, RATIO } from './atlas-names.ts'
import type { Asked } from './atlas-solver.ts'

const AXES = [LENGTH, CURRENT] as const

/** Inputs beyond an axis. */
export const outsideOf = (asked: Asked, atlas: AtlasFile): Outside[] =>
  AXES.flatMap((name) => outside(atlas, name, asked[name]) ?? [])

/** A value reached in another unit may miss the end of an axis by its last bit. */
const held = ({ values }: AtlasAxis, x: number) => Math.min(Math.max(x, values[0] ?? x), values.at(-1) ?? x)

/** The cross-flow ratio that the atlas has at a point inside it. */
export function readAt(atlas: AtlasFile, asked: Asked) {
  const axes = atlas.pieces[0]?.axes ?? []
  const point = axes.map((axis) => [axis.name, held(axis, asked[axis.name as keyof Asked])] as const)
  return interpolate(atlas, {}, Object.fromEntries(point), RATIO)
}
