/** The nodes of an atlas, as its charts and tables show them. */
import type { AtlasFile, CellSide } from '@keelson/workflow/atlas.ts'

/** All values along an axis, of whatever piece. */
export function nodesAlong(atlas: AtlasFile, name: string): readonly number[] {
  const all = atlas.pieces.flatMap(({ axes }) => axes.find((axis) => axis.name === name)?.values ?? [])
  return [...new Set(all)].sort((a, b) => a - b)
}

export const nearest = (values: readonly number[], x: number): number =>
  values.reduce((best, v) => (Math.abs(v - x) < Math.abs(best - x) ? v : best), values[0] ?? x)

/** How far the point is from the one node towards the other, on the logarithm. */
export const logShare = ({ at, from, to }: CellSide): number => Math.log(at / from) / Math.log(to / from)

export interface Corner {
  readonly at: Readonly<Record<string, number>>
  /** Share in the answer. */
  readonly weight: number
}

/** Corners of the cell that holds a point; `share` is how far the point is from the one node towards the other. */
export const cornersOf = (cell: readonly CellSide[], share: (side: CellSide) => number): readonly Corner[] =>
  cell.reduce<readonly Corner[]>(
    (all, side) => {
      const { name, from, to } = side
      const t = share(side)
      return all.flatMap(({ at, weight }) => [
        { at: { ...at, [name]: from }, weight: weight * (1 - t) },
        { at: { ...at, [name]: to }, weight: weight * t },
      ])
    },
    [{ at: {}, weight: 1 }],
  )
