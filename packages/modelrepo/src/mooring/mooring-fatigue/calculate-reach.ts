/** How far the damage of a line holds: high-cycle fatigue, and the curve of its own component. SI. */

import { house, reachRange, reachRule } from '@keelson/equations'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import { highCycle } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { toSI } from '@keelson/units'
import { type Left, shown, shownIn } from '@keelson/workflow'
import type { LineDamage } from './calculate-damage.ts'

/** Of the nominal stress: a larger range yields the steel of chain and wire. */
export const elasticRange = reachRange({
  symbol: 'S',
  title: 'Maximum stress range',
  unit: 'MPa',
  to: 1000,
  unsafe: 'above',
  because: 'larger stress ranges cause low-cycle fatigue',
  source: house,
  clause: 'high-cycle fatigue of mooring lines',
})

export const ownCurveHolds = reachRule({
  title: 'Component S-N curve',
  because: 'DNV-RP-C203 curves apply to welded and plain details',
  source: dnvOsE301,
  clause: 'Ch.2 Sec.2 fatigue limit state',
})

const HIGHEST = toSI(elasticRange.to ?? 0, elasticRange.unit)
const FEWEST = highCycle.from ?? 0

/** What is of low cycles in a line; undefined where nothing is. */
export function lowCycleIn({ bins }: Pick<LineDamage, 'bins'>): Left | undefined {
  const high = bins.filter((b) => b.S !== undefined && b.S > HIGHEST)
  const few = bins.filter((b) => b.N < FEWEST)
  const largest = high.reduce((m, b) => Math.max(m, b.S ?? 0), 0)
  const fewest = few.reduce((m, b) => Math.min(m, b.N), FEWEST)
  const ranges = (n: number, kind: string) => (n === 1 ? `1 ${kind}` : `${n} ${kind}s`)
  const found = [
    ...(high.length > 0
      ? [`${ranges(high.length, 'stress range')} above ${shownIn(HIGHEST, 'MPa')} (maximum ${shownIn(largest, 'MPa')})`]
      : []),
    ...(few.length > 0
      ? [`${ranges(few.length, 'range')} with fewer than 10,000 cycles to failure (minimum ${shown(fewest, 4)} cycles)`]
      : []),
  ]
  if (found.length === 0) return undefined
  const reason = `${found.join(' and ')}; low-cycle fatigue is outside the range of the curve`
  return high.length > 0 ? { reach: elasticRange, value: largest, reason } : { reach: highCycle, value: fewest, reason }
}
