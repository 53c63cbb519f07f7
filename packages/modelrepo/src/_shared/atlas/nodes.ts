/** The nodes of an atlas, as its charts and tables show them. */
import type { AtlasFile, AtlasRead } from '@keelson/workflow/atlas.ts'

/** All values along an axis, of whatever piece. */
export function nodesAlong(atlas: AtlasFile, name: string): readonly number[] {
  const all = atlas.pieces.flatMap(({ axes }) => axes.find((axis) => axis.name === name)?.values ?? [])
  return [...new Set(all)].sort((a, b) => a - b)
}

export const nearest = (values: readonly number[], x: number): number =>
  values.reduce((best, v) => (Math.abs(v - x) < Math.abs(best - x) ? v : best), values[0] ?? x)

export interface Corner {
  readonly at: Readonly<Record<string, number>>
  /** Share in the answer. */
  readonly weight: number
}

/** Corners of the cell that holds a point; `share` is how far it is from the one node towards the other. */
export const cornersOf = (
  cell: AtlasRead['cell'],
  share: (name: string, from: number, to: number) => number,
): readonly Corner[] =>
  cell.reduce<readonly Corner[]>(
    (all, { name, from, to }) => {
      const t = share(name, from, to)
      return all.flatMap(({ at, weight }) => [
        { at: { ...at, [name]: from }, weight: weight * (1 - t) },
        { at: { ...at, [name]: to }, weight: weight * t },
      ])
    },
    [{ at: {}, weight: 1 }],
  )
