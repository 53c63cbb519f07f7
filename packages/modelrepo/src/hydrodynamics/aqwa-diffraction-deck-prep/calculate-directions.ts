/** Wave directions all round, as AQWA takes them. */
import { fromSI } from '@keelson/units'

/** A direction that is another's to rounding, deg. */
const SAME = 1e-9

/**
 * Headings in rad as directions in degrees from -180 to 180, ascending. Where one side only is given, 0 to 180, the other
 * is added; 180 and -180 are one direction, which both ends of the circle have.
 */
export function directionsOf(headings: readonly number[]): number[] {
  const own = headings.map((heading) => withinHalfTurns(fromSI(heading, 'deg')))
  const oneSided = own.every((d) => d >= 0)
  const mirrored = oneSided ? own.map((d) => -d) : []
  const ends = own.some((d) => Math.abs(d) === 180) ? [-180, 180] : []
  const sorted = [...own, ...mirrored, ...ends].map((d) => d + 0).sort((a, b) => a - b)
  return sorted.filter((d, i) => i === 0 || d - (sorted[i - 1] ?? 0) > SAME)
}

/** -180 to 180. */
function withinHalfTurns(degrees: number): number {
  if (degrees > 180) return degrees - 360
  return degrees < -180 ? degrees + 360 : degrees
}
