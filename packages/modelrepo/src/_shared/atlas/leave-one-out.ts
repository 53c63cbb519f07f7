/** The leave-one-out error of a grid: each inner value against what its neighbours would have given in its place. */
import type { AtlasPiece, AtlasScale } from '@keelson/workflow/atlas.ts'

export interface LeaveOneOut {
  /** Values compared. */
  readonly points: number
  /** Relative. */
  readonly max: number
  readonly mean: number
}

/**
 * Relative errors over all inner grid values of a response, along each axis in turn, in the straightened coordinates of
 * the grid. A cell is half as wide as the gap that leaving a value out makes, so that on up to four axes the largest of
 * them bounds the error inside a smooth grid: the error goes with the square of the width, and adds up over the axes.
 */
export function leaveOneOut(pieces: readonly AtlasPiece[], response: string): LeaveOneOut {
  const errors = pieces.flatMap((piece) => piece.axes.flatMap((_, axis) => alongAxis(piece, axis, response)))
  const total = errors.reduce((sum, e) => sum + e, 0)
  return {
    points: errors.length,
    max: errors.reduce((a, b) => Math.max(a, b), 0),
    mean: errors.length === 0 ? 0 : total / errors.length,
  }
}

const straight = (x: number, scale: AtlasScale) => (scale === 'log' ? Math.log(x) : x)

function alongAxis({ axes, responses }: AtlasPiece, along: number, response: string): number[] {
  const axis = axes[along]
  const { values = [], scale = 'linear' } = responses[response] ?? {}
  if (axis === undefined) return []
  const stride = axes.slice(along + 1).reduce((n, a) => n * a.values.length, 1)
  const place = axis.values.map((v) => straight(v, axis.scale))
  return values.flatMap((value, at) => {
    const k = Math.floor(at / stride) % place.length
    const [below, here, above] = [place[k - 1], place[k], place[k + 1]]
    if (below === undefined || here === undefined || above === undefined) return []
    const [low, high] = [values[at - stride], values[at + stride]].map((v) => straight(v ?? Number.NaN, scale))
    if (low === undefined || high === undefined) return []
    const between = low + ((high - low) * (here - below)) / (above - below)
    return [Math.abs((scale === 'log' ? Math.exp(between) : between) / value - 1)]
  })
}
