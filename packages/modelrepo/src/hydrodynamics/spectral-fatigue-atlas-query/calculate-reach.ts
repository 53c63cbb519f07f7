/** How far a damage read between nodes may lie below that of its sea state: beside a peak over the period. */
import { house, reachRule } from '@keelson/equations'
import { against, type Left, shownIn } from '@keelson/workflow'
import type { Along } from './calculate-cell.ts'
import { damageAt, type Query } from './calculate-query.ts'
import type { Params } from './inputs.ts'

export const awayFromPeak = reachRule({
  title: 'No damage peak adjacent to query',
  because: 'linear interpolation underestimates damage near a peak',
  source: house,
  clause: 'grid read between its nodes',
})

/** Peak period of the largest damage, if a corner of the cell holds it; undefined away from it and at a node, s. */
export function peakBeside(p: Params, { place, node }: Query): number | undefined {
  const { height, period } = place
  if (node || period.t === 0 || period.t === 1) return undefined
  const peak = [height.lower, height.upper]
    .map((i) => peakOf(p, i))
    .find((column) => [period.lower, period.upper].includes(column))
  return peak === undefined ? undefined : p.axis_peak_period[peak]
}

/** Column of the largest damage of a row. */
function peakOf(p: Params, i: number): number {
  const row = p.axis_peak_period.map((_, j) => damageAt(p, { i, j }) ?? 0)
  return row.indexOf(Math.max(...row))
}

/** Beside a peak, unless even the most that the damage may be there is allowed; `allowable` of the design life. */
export function peakLeft(p: Params, query: Query, allowable: number): Left | undefined {
  const peak = peakBeside(p, query)
  if (peak === undefined || query.D * excess(p, query) <= allowable) return undefined
  const said = `the damage is a maximum at a peak period of ${shownIn(peak, 's')}, a corner of the cell. Interpolation is unconservative near a maximum, and the damage may exceed the allowable damage`
  return against(awayFromPeak, said)
}

/** Most that the damage may be, over that read: where its logarithm bends down, it lies below the lines of the cells on either side. */
function excess(p: Params, { place: { height, period } }: Query): number {
  const [low, high] = [height.lower, height.upper].map((i) => above(p, i, period))
  if (height.t === 0) return Math.exp(low ?? 0)
  if (height.t === 1) return Math.exp(high ?? 0)
  return Math.exp((1 - height.t) * (low ?? 0) + height.t * (high ?? 0))
}

/** Of one wave height, in the logarithm; no end if no node stands beyond the cell. */
function above(p: Params, i: number, { lower, upper, t }: Along): number {
  const T = p.axis_peak_period
  const at = (j: number) => T[j] ?? Number.NaN
  const log = (j: number) => Math.log(damageAt(p, { i, j }) ?? Number.NaN)
  const x = at(lower) + t * (at(upper) - at(lower))
  const line = (a: number, b: number) => log(a) + ((log(b) - log(a)) * (x - at(a))) / (at(b) - at(a))
  const outer = [line(lower - 1, lower), line(upper, upper + 1)].filter((y) => !Number.isNaN(y))
  return Math.max(0, Math.min(...outer) - line(lower, upper))
}
