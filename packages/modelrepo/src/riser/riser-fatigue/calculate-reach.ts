/** Where the damage is not that of an S-N curve: a range that fails in few cycles. */
import { cyclesToFailure } from '@keelson/physics/fatigue/sn-curve.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { type Left, outOf, shown, shownIn } from '@keelson/workflow'
import type { RunCurve } from './calculate-curve.ts'
import { DISTRIBUTION, type SegmentDamage } from './calculate-segment.ts'

/** The first segment whose largest range that acts is of low-cycle fatigue. */
export const lowCycleOf = (all: readonly SegmentDamage[], curve: RunCurve): Left | undefined =>
  all.map((found) => lowCycle(found, curve)).find((left) => left !== undefined)

function lowCycle({ segment, ranges }: SegmentDamage, { closed }: RunCurve): Left | undefined {
  const acting = ranges.filter((r) => r.n > 0 && r.S > 0 && r.cause !== DISTRIBUTION)
  const S = Math.max(0, ...acting.map((r) => r.S))
  if (S === 0) return undefined
  const N = cyclesToFailure(closed.curve, S)
  const range = `the maximum effective stress range of segment '${segment.id}', ${shownIn(S, 'MPa')}`
  return outOf(
    highCycle,
    N,
    `${range}, causes failure in ${shown(N, 3)} cycles, fewer than the ${shown(highCycle.from ?? 0)} cycles for which the curve is valid`,
  )
}
