/** Why a lift that passes in a sea shows nothing: a calm one, or a period outside the simplified method. */
import type { ReachRange } from '@keelson/equations'
import { PERIOD_REACH, STEEPNESS_REACH } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import {
  asSentence,
  type CheckResult,
  type Doubt,
  firstOutOf,
  inDoubt,
  type Left,
  type NotChecked,
  outOf,
  type Warning,
  warner,
} from '@keelson/workflow'

export const periodWarnings = {
  too_steep: 'The wave period is too short for this wave height.',
  long_period: 'The wave period exceeds the upper limit of the method.',
} as const
const warn = warner(periodWarnings)

/** The reach of a check that rests on a sea. */
export const SEA_REACH: readonly ReachRange[] = [PERIOD_REACH, STEEPNESS_REACH]

/** SI. */
export interface SeaLimits {
  readonly heights: readonly number[]
  readonly Tz: number
  readonly g: number
}

const calm = ({ heights }: SeaLimits): string | undefined =>
  heights.every((Hs) => Hs === 0) ? '{significant_wave_height} is 0, so there is no wave load to assess' : undefined

const outside = ({ heights, Tz, g }: SeaLimits): Left | undefined =>
  outOf(PERIOD_REACH, Tz) ??
  firstOutOf(
    STEEPNESS_REACH,
    heights.filter((Hs) => Hs > 0).map((Hs) => Tz / Math.sqrt(Hs / g)),
  )

export function seaDoubt(sea: SeaLimits): Doubt | undefined {
  const still = calm(sea)
  if (still !== undefined) return { kind: 'input_missing', why: still }
  const left = outside(sea)
  return left && { kind: 'out_of_reach', why: left }
}

export const inSeaLimits = (sea: SeaLimits, made: CheckResult): CheckResult | NotChecked => inDoubt(seaDoubt(sea), made)

/** Of a lift that fails in such a sea; one that passes is not assessed, and says it there. */
export function periodWarningsOf(sea: SeaLimits, checks: readonly (CheckResult | NotChecked)[]): readonly Warning[] {
  const left = outside(sea)
  if (left === undefined || checks.some((done) => 'notChecked' in done)) return []
  return [
    warn(left.reach === PERIOD_REACH ? 'long_period' : 'too_steep', asSentence(left.reason), '/zero_crossing_period'),
  ]
}
