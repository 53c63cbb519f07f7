/** Builds and checks an atlas that is a plain grid of one smooth response: the frame that atlas queries share. */
import { logSpaced } from '@keelson/numerics/spaced.ts'
import {
  ATLAS_FORMAT,
  type AtlasAxis,
  type AtlasBuilder,
  type AtlasCheck,
  type AtlasFile,
  type AtlasLimit,
  type AtlasPiece,
  type AtlasScale,
  type AtlasSource,
  interpolate,
  maxRelativeError,
} from '@keelson/workflow/atlas.ts'
import { leaveOneOut } from './leave-one-out.ts'

type Slice = Readonly<Record<string, string>>
export type GridPoint = Readonly<Record<string, number>>

export interface GridAtlas {
  readonly id: string
  /** Address of the module beside which the file stands. */
  readonly home: string
  /** Ref with version of the parent, and the standards of it that the response rests on. */
  readonly parent: { readonly ref: string; readonly standards: readonly string[] }
  readonly limits: Readonly<Record<string, AtlasLimit>>
  readonly slices: readonly { readonly slice: Slice; readonly axes: readonly AtlasAxis[] }[]
  readonly response: { readonly name: string; readonly unit: string; readonly scale: AtlasScale }
  /** The parent's own solver at a point, SI. */
  readonly solve: (slice: Slice, point: GridPoint) => number
  /** The parent's method as a text, for the hash. */
  readonly method: () => string
}

/** An atlas file whose held-out error is that of leaving out one value, with its mean. */
export interface GridAtlasFile extends AtlasFile {
  readonly holdout: AtlasFile['holdout'] & { readonly mean_relative_error: Readonly<Record<string, number>> }
}

/** Deviation beyond which the solver has moved on. */
const MOVED_ON = 1e-9
/** Every so many grid points, and cells, are recomputed by a check. */
const SAMPLE = 5

/** Values from one end to the other, geometrically spaced, both ends exact. */
export const geometric = (from: number, to: number, count: number): number[] =>
  logSpaced(from, to, count).map((x, i) => (i === 0 || i === count - 1 ? x : Number(x.toPrecision(9))))

/** The atlas as the command line builds and checks it. */
export const gridAtlas = (grid: GridAtlas): AtlasSource => ({
  id: grid.id,
  file: new URL('./atlas.json', grid.home).href,
  build: (builder) => build(grid, builder),
  check: (atlas, builder) => check(grid, atlas, builder),
})

/** Every point of the grid, the last axis running fastest. */
function pointsOf(axes: readonly AtlasAxis[]): GridPoint[] {
  return axes.reduce<GridPoint[]>(
    (points, { name, values }) => points.flatMap((p) => values.map((v) => ({ ...p, [name]: v }))),
    [{}],
  )
}

function build(grid: GridAtlas, builder: AtlasBuilder): GridAtlasFile {
  const { name, unit, scale } = grid.response
  const pieces = grid.slices.map(({ slice, axes }, i): AtlasPiece => {
    builder.progress?.(i, grid.slices.length)
    const values = pointsOf(axes).map((point) => grid.solve(slice, point))
    return { slice, axes, responses: { [name]: { unit, scale, values } } }
  })
  builder.progress?.(grid.slices.length, grid.slices.length)
  const { points, max, mean } = leaveOneOut(pieces, name)
  return {
    format: ATLAS_FORMAT,
    id: grid.id,
    parent: { ...grid.parent, source_sha256: builder.sha256(grid.method()) },
    built_with: { node: builder.node },
    limits: grid.limits,
    pieces,
    holdout: { points, max_relative_error: { [name]: max }, mean_relative_error: { [name]: mean } },
  }
}

/** Recomputes a sample of the grid and of the middles of its cells. */
function check(grid: GridAtlas, atlas: AtlasFile, builder: AtlasBuilder): AtlasCheck {
  const { name } = grid.response
  const stated = atlas.holdout.max_relative_error[name] ?? 0
  const pairs = atlas.pieces.map((piece, i) => {
    builder.progress?.(i, atlas.pieces.length)
    return {
      grid: compared(grid, atlas, piece, piece.axes),
      middle: compared(grid, atlas, piece, piece.axes.map(middles)),
    }
  })
  builder.progress?.(atlas.pieces.length, atlas.pieces.length)
  const onGrid = maxRelativeError(pairs.flatMap((p) => p.grid))
  const offGrid = maxRelativeError(pairs.flatMap((p) => p.middle))
  const reasons = [
    ...(builder.sha256(grid.method()) === atlas.parent.source_sha256
      ? []
      : [`a formula or coefficient of ${atlas.parent.ref} has changed since the atlas was built`]),
    ...(onGrid <= MOVED_ON
      ? []
      : [`the solver differs from the grid by ${onGrid.toExponential(2)}, more than ${MOVED_ON}`]),
    ...(offGrid <= stated + MOVED_ON
      ? []
      : [`the middles of cells differ by ${offGrid.toExponential(2)}; the atlas states ${stated.toExponential(2)}`]),
  ]
  const points = pairs.reduce((n, p) => n + p.grid.length + p.middle.length, 0)
  return { fresh: reasons.length === 0, points, max_relative_error: Math.max(onGrid, offGrid), reasons }
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
function compared(grid: GridAtlas, atlas: AtlasFile, { slice }: AtlasPiece, axes: readonly AtlasAxis[]) {
  return pointsOf(axes)
    .filter((_, i) => i % SAMPLE === 0)
    .map((point) => ({
      direct: grid.solve(slice, point),
      interpolated: interpolate(atlas, slice, point, grid.response.name).value,
    }))
}
