/** What a mooring engineer would remark on what the lines are made of. */
import { shownIn, type Warning, warner } from '@keelson/workflow'
import type { Condition } from './conditions.ts'
import type { CommonLine } from './line.ts'
import { isHeld, type SolvedSpread } from './solve.ts'

export const uniformLineWarnings = {
  chain_in_deep_water: 'Chain-only lines are used in deep water where wire or polyester is usual.',
} as const
export const compositeLineWarnings = {
  rope_on_bed: 'A segment other than the ground chain touches the seabed.',
} as const
const warnUniform = warner(uniformLineWarnings)
const warnComposite = warner(compositeLineWarnings)

/** Water depth, m, beyond which lines of chain alone are not laid. */
const DEEP = 1000

export const chainWarnings = (p: {
  readonly chain_diameter?: number | undefined
  readonly water_depth: number
}): Warning[] =>
  p.chain_diameter !== undefined && p.water_depth > DEEP
    ? [
        warnUniform(
          'chain_in_deep_water',
          `Chain-only lines are used in ${shownIn(p.water_depth, 'm')} of water; the limit is ${shownIn(DEEP, 'm')}. Consider wire or polyester, because most of the chain capacity supports its own weight.`,
          '/chain_diameter',
        ),
      ]
    : []

/** A line of several segments whose touchdown lies above its first. */
export function ropeWarnings(solved: SolvedSpread, line: CommonLine): Warning[] {
  if (line.segments.length < 2) return []
  const { intact, extreme, losses } = solved
  const all: Condition[] = [
    intact,
    ...(extreme ? [extreme] : []),
    ...losses.filter(isHeld).flatMap((loss) => [loss.mean, ...(loss.extreme ? [loss.extreme] : [])]),
  ]
  const lying = all.flatMap((c) =>
    c.lines.flatMap(({ segments }, i) =>
      segments.some((s, k) => k > 0 && s.groundedLength > 0) ? [(c.numbers[i] ?? 0) + 1] : [],
    ),
  )
  if (lying.length === 0) return []
  return [
    warnComposite(
      'rope_on_bed',
      `A segment of line ${lying[0]} other than the ground chain touches the seabed in at least one condition. Check the rope for abrasion.`,
      '/line_segments',
    ),
  ]
}
