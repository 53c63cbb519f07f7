/** Whether lines pull to all sides: three at least, and no half-plane without one. */
import { reachRule } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'
import type { ReadyLine } from './at-pose.ts'

/** Of the lines that are left when one is lost. */
export const linesHoldVessel = reachRule({
  source: faltinsen,
  clause: 'ch. 8, spread mooring',
  title: 'The remaining lines restrain the vessel',
  because: 'without an equilibrium position there is no tension or offset',
})

/** Lines that still hold a vessel in the plane. */
export const FEWEST = 3
const HALF_TURN = Math.PI

/** Largest angle between neighbouring directions, rad; a whole turn for one. */
export function largestGap(azimuths: readonly number[]): number {
  const turn = 2 * Math.PI
  const sorted = azimuths.map((a) => ((a % turn) + turn) % turn).sort((a, b) => a - b)
  const next = (i: number) => sorted[i + 1] ?? (sorted[0] ?? 0) + turn
  return Math.max(...sorted.map((a, i) => next(i) - a))
}

/** Directions of the lines with the vessel at zero offset. */
export const azimuthsOf = (lines: readonly Pick<ReadyLine, 'anchor' | 'fairlead'>[]) =>
  lines.map(({ anchor, fairlead }) => Math.atan2(anchor.y - fairlead.y, anchor.x - fairlead.x))

/** Why these lines cannot hold a load from every side; null where they can. */
export function noRedundancy(lines: readonly Pick<ReadyLine, 'anchor' | 'fairlead'>[]): string | null {
  if (lines.length < FEWEST) return 'fewer than three lines remain'
  const gap = largestGap(azimuthsOf(lines))
  // A gap of exactly half a turn may come out a rounding error short of it.
  if (gap < HALF_TURN - 1e-9) return null
  return 'the lines leave a gap of 180° or more'
}
