/** Where the lines leave the vessel and which way they go: fairleads and azimuths, given or even. SI, vessel axes. */
import { largestGap } from '@keelson/physics/mooring-system/redundancy.ts'
import type { SpreadParams } from './inputs.ts'

interface Fairlead {
  /** Forward and to port, m. */
  readonly x: number
  readonly y: number
}

export interface Pattern {
  /** rad, anticlockwise from the bow. */
  readonly azimuths: readonly number[]
  readonly fairleads: readonly Fairlead[]
  /** Largest distance of a fairlead from the middle, m. */
  readonly radius: number
}

type PatternParams = Pick<SpreadParams, 'line_azimuths' | 'n_lines' | 'fairlead_positions' | 'fairlead_radius'>

const TURN = 2 * Math.PI

export const azimuthsOf = ({ line_azimuths, n_lines: n = 0 }: PatternParams): readonly number[] =>
  line_azimuths ?? Array.from({ length: n }, (_, i) => ((i + 0.5) * TURN) / n)

export function patternOf(p: PatternParams): Pattern {
  const azimuths = azimuthsOf(p)
  const { fairlead_radius: r = 0 } = p
  const fairleads =
    p.fairlead_positions?.map(({ x_m: x, y_m: y }) => ({ x, y })) ??
    azimuths.map((azimuth) => ({ x: r * Math.cos(azimuth), y: r * Math.sin(azimuth) }))
  return { azimuths, fairleads, radius: Math.max(...fairleads.map(({ x, y }) => Math.hypot(x, y))) }
}

/** What rounding of degrees leaves of an angle. */
const ROUNDING = 1e-9
/** Lines within half a turn leave the vessel free to the other side. */
export const isOpen = (azimuths: readonly number[]): boolean => largestGap(azimuths) >= Math.PI - ROUNDING
