/** Where a sea lies in the grid: its cell, the corners that count, and the one nearest to it. */
import { locate } from '@keelson/numerics/interpolation.ts'
import type { Params } from './inputs.ts'

/** A value reached in another unit may miss a node by its last bit. */
export const SAME = 1e-12

export interface Along {
  readonly lower: number
  readonly upper: number
  /** Share of the way from the one to the other. */
  readonly t: number
}
export interface Placed {
  /** Over the logarithm of the wave height. */
  readonly height: Along
  readonly period: Along
}
/** A node of the grid. */
export interface Corner {
  readonly i: number
  readonly j: number
}

export function placeOf(p: Params): Placed {
  const { axis_significant_wave_height: H, axis_peak_period: T } = p
  return {
    height: along(H, p.significant_wave_height, Math.log),
    period: along(T, p.peak_period, (x) => x),
  }
}

function along(nodes: readonly number[], x: number, scale: (x: number) => number): Along {
  const at = nodes.findIndex((node) => Math.abs(node - x) <= SAME * node)
  const own = at < 0 ? x : (nodes[at] ?? x)
  const { lower, upper, t } = locate(nodes.map(scale), scale(own), 'clamp')
  return { lower, upper, t }
}

export const isNode = ({ height, period }: Placed): boolean => [height.t, period.t].every((t) => t === 0 || t === 1)

/** All four corners of the cell. */
export const cornersOf = ({ height, period }: Placed): readonly Corner[] =>
  [height.lower, height.upper].flatMap((i) => [period.lower, period.upper].map((j) => ({ i, j })))

/** Corners that have a part in the answer. */
export const neededCorners = ({ height, period }: Placed): readonly Corner[] =>
  ends(height).flatMap((i) => ends(period).map((j) => ({ i, j })))

const ends = ({ lower, upper, t }: Along): readonly number[] => (t === 0 ? [lower] : t === 1 ? [upper] : [lower, upper])

/** The node nearest in shares of the cell; the lower one of two as near. */
export const nearestOf = ({ height, period }: Placed): Corner => ({
  i: height.t > 0.5 ? height.upper : height.lower,
  j: period.t > 0.5 ? period.upper : period.lower,
})
