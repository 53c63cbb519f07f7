/** Builds and checks an atlas that is a plain grid of one smooth response over its axes. */
import {
  type AtlasAxis,
  type AtlasBuilder,
  type AtlasCheck,
  type AtlasFile,
  type AtlasPiece,
  type AtlasScale,
  type AtlasSource,
  interpolate,
} from '@keelson/workflow/atlas.ts'
import { type AtlasPlan, atlasFile, checkOf, type Pair, progressOver, sourceOf } from './atlas-source.ts'
import type { Along, Axes, Slice } from './axes.ts'
import { leaveOneOut } from './leave-one-out.ts'

type At = Readonly<Record<string, number>>

export interface GridAtlas<N extends string> extends Omit<AtlasPlan, 'limits'> {
  readonly axes: Axes<N>
  /** One grid over all axes that have nodes, unless said otherwise. */
  readonly slices?: readonly GridSlice<N>[]
  readonly response: { readonly name: string; readonly unit: string; readonly scale: AtlasScale }
  /** The parent's own solver, SI. */
  readonly solve: (asked: Along<N>, slice: Slice) => number
}
/** A grid of its own. */
interface GridSlice<N extends string> {
  readonly slice: Slice
  readonly axes?: readonly N[]
  /** What stands for the inputs that are no axis of it, SI. */
  readonly beside?: Partial<Along<N>>
}

/** An atlas file whose held-out error is that of leaving out one value, with its mean. */
export interface GridAtlasFile extends AtlasFile {
  readonly holdout: AtlasFile['holdout'] & { readonly mean_relative_error: Readonly<Record<string, number>> }
}

/** Every so many grid points, and cells, are recomputed by a check. */
const SAMPLE = 5

/** The atlas as the command line builds and checks it. */
export const gridAtlas = <const N extends string>(grid: GridAtlas<N>): AtlasSource =>
  sourceOf(
    grid,
    (builder) => build(grid, builder),
    (atlas, builder) => check(grid, atlas, builder),
  )

const slicesOf = <N extends string>({ slices }: GridAtlas<N>): readonly GridSlice<N>[] => slices ?? [{ slice: {} }]

/** Every point of the grid, the last axis running fastest. */
function pointsOf(axes: readonly AtlasAxis[]): At[] {
  return axes.reduce<At[]>(
    (points, { name, values }) => points.flatMap((p) => values.map((v) => ({ ...p, [name]: v }))),
    [{}],
  )
}

const solved = <N extends string>(grid: GridAtlas<N>, { slice, beside }: GridSlice<N>, at: At): number =>
  grid.solve({ ...beside, ...grid.axes.inputsAt(at) } as Along<N>, slice)

function build<N extends string>(grid: GridAtlas<N>, builder: AtlasBuilder): GridAtlasFile {
  const { name, unit, scale } = grid.response
  const pieces = progressOver(slicesOf(grid), builder, (of): AtlasPiece => {
    const axes = grid.axes.grid(of.axes)
    const values = pointsOf(axes).map((at) => solved(grid, of, at))
    return { slice: of.slice, axes, responses: { [name]: { unit, scale, values } } }
  })
  const { points, max, mean } = leaveOneOut(pieces, name)
  const holdout = { points, max_relative_error: { [name]: max }, mean_relative_error: { [name]: mean } }
  return { ...atlasFile({ ...grid, limits: grid.axes.limits }, pieces, builder), holdout }
}

/** Recomputes a sample of the grid and of the middles of its cells. */
function check<N extends string>(grid: GridAtlas<N>, atlas: AtlasFile, builder: AtlasBuilder): AtlasCheck {
  const pairs = progressOver(atlas.pieces, builder, (piece, i) => {
    const of = slicesOf(grid)[i] ?? { slice: piece.slice }
    return {
      grid: compared(grid, atlas, of, piece.axes),
      middle: compared(grid, atlas, of, piece.axes.map(middles)),
    }
  })
  return checkOf(grid, atlas, builder, {
    onGrid: pairs.flatMap((p) => p.grid),
    offGrid: pairs.flatMap((p) => p.middle),
    named: 'the cell centres',
  })
}

/** The same axis at the middles of its cells. */
function middles(axis: AtlasAxis): AtlasAxis {
  const values = axis.values.slice(1).map((v, i) => {
    const before = axis.values[i] as number
    return axis.scale === 'log' ? Math.sqrt(v * before) : (v + before) / 2
  })
  return { ...axis, values }
}

/** Direct and interpolated response at every few points of these axes. */
const compared = <N extends string>(
  grid: GridAtlas<N>,
  atlas: AtlasFile,
  of: GridSlice<N>,
  axes: readonly AtlasAxis[],
): Pair[] =>
  pointsOf(axes)
    .filter((_, i) => i % SAMPLE === 0)
    .map((at) => ({
      direct: solved(grid, of, at),
      interpolated: interpolate(atlas, of.slice, at, grid.response.name).value,
    }))
