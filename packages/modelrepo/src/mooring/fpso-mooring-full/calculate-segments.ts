/** What each segment of the lines uses of its strength in the intact mean position. */
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { largestOf, sharesOf } from '../_shared/spread/conditions.ts'
import type { SolvedSpread } from '../_shared/spread/solve.ts'
import type { Params } from './inputs.ts'

/** Largest over the lines, from anchor to fairlead, and the number of the segment that is used most, from 1. */
export function segmentsUsed(p: Params, { intact, spread }: SolvedSpread) {
  if (p.line_segments === undefined) return undefined
  const factor = p.dynamic_factor * LINE_FACTORS[p.analysis_method].intact
  const shares = intact.lines.map((at) => sharesOf(at, spread.line))
  const utilisations = spread.line.segments.map((_, i) => factor * Math.max(...shares.map((of) => of[i] ?? 0)))
  return { utilisations, critical: largestOf(utilisations) + 1 }
}
