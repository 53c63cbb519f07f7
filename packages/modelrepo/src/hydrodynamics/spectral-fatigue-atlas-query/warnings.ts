/** What a specialist would remark on a query to a grid. */
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import { damageAt, type Query } from './calculate-query.ts'
import type { Params } from './params.ts'

export const warnings = {
  beside_peak:
    'The largest damage over the peak period is a corner of the cell: lines between nodes run below the peak.',
  cell_beyond_limit: 'The answer passes, and a corner of its cell does not.',
  coarse_cell: 'The damage changes by more than a half between the query and its nearest node.',
} as const
const warn = warner(warnings)

/** Difference from the nearest node from which on the cell is coarse. */
const COARSE = 0.5

export function warningsOf(p: Params, query: Query, u: number): Warning[] {
  const { difference, largest, node } = query
  const most = largest * p.design_fatigue_factor
  return [
    ...besidePeak(p, query),
    ...(u <= 1 && most > 1 && !node
      ? [
          warn(
            'cell_beyond_limit',
            `{utilisation} of ${shown(u, 3)} passes, and the largest corner of its cell with the same factor is ${shown(most, 3)}: what lies between nodes decides`,
            '/damage_grid',
          ),
        ]
      : []),
    ...(Math.abs(difference) > COARSE
      ? [
          warn(
            'coarse_cell',
            `The damage differs by ${shownPercent(difference)} from that of the nearest node: a finer grid would say more`,
            '/damage_grid',
          ),
        ]
      : []),
  ]
}

function besidePeak(p: Params, { place, node }: Query): Warning[] {
  const { height, period } = place
  if (node || period.t === 0 || period.t === 1) return []
  const peaked = [height.lower, height.upper].filter((i) => [period.lower, period.upper].includes(peakOf(p, i)))
  if (peaked.length === 0) return []
  const T = p.axis_peak_period[peakOf(p, peaked[0] ?? 0)] ?? 0
  const message = `The damage over the peak period is largest at ${shownIn(T, 's')}, a corner of this cell: straight lines between nodes run below a peak, and {damage} is on the low side`
  return [warn('beside_peak', message, '/peak_period')]
}

/** Column of the largest damage of a row. */
function peakOf(p: Params, i: number): number {
  const row = p.axis_peak_period.map((_, j) => damageAt(p, { i, j }) ?? 0)
  return row.indexOf(Math.max(...row))
}
