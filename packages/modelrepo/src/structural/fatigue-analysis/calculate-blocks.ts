/** A distribution in blocks of equal range, for the charts: what each holds of the cycles and does of the damage. */

import { spaced } from '@keelson/numerics/spaced.ts'
import { lowerGamma, upperGamma } from '@keelson/numerics/special.ts'
import type { ClosedCurve, ClosedLine } from '@keelson/physics/fatigue/named-curve.ts'
import { rangeAtCycles } from '@keelson/physics/fatigue/sn-curve.ts'
import { exceedance, extremeOfScale } from '@keelson/physics/fatigue/weibull.ts'
import type { Spread } from './calculate-weibull.ts'

export interface Block {
  /** Effective ranges between which it lies, Pa; the last one has no end. */
  readonly from: number
  readonly to: number
  /** Constant range that does the same damage in as many cycles, Pa. */
  readonly S: number
  readonly n: number
  readonly d: number
}

const BLOCKS = 20
const MPA = 1e6

/** Blocks up to the range that is exceeded once; those without damage are left out. */
export function blocksOf(spread: Spread, on: ClosedCurve): readonly Block[] {
  const { n_0, q, h } = spread
  const ends = spaced(0, extremeOfScale.evaluateSI({ q, n_0, h }), BLOCKS + 1)
  return ends.slice(1).flatMap((end, i): Block[] => {
    const from = ends[i] ?? 0
    const to = i === BLOCKS - 1 ? Number.POSITIVE_INFINITY : end
    const n =
      exceedance.evaluateSI({ n_0, S: from, q, h }) -
      (i === BLOCKS - 1 ? 0 : exceedance.evaluateSI({ n_0, S: to, q, h }))
    const d = damageBetween(spread, on, from, to)
    return n > 0 && d > 0 && Number.isFinite(d) ? [{ from, to: end, S: rangeAtCycles(on.curve, n / d), n, d }] : []
  })
}

/** Damage of the ranges between two, above and below the knee. */
function damageBetween(spread: Spread, on: ClosedCurve, from: number, to: number): number {
  if (!('S_1' in on)) return onLine(spread, on.lines[0], from, to)
  const [above, below] = on.lines
  return (
    onLine(spread, above, Math.max(from, on.S_1), Math.max(to, on.S_1)) +
    onLine(spread, below, Math.min(from, on.S_1), Math.min(to, on.S_1))
  )
}

function onLine({ n_0, q, h }: Spread, { a_D, m }: ClosedLine, from: number, to: number): number {
  const [u, v] = [(from / q) ** h, (to / q) ** h]
  if (!(v > u)) return 0
  const order = 1 + m / h
  const between = u < order ? lowerGamma(order, v) - lowerGamma(order, u) : upperGamma(order, u) - upperGamma(order, v)
  return ((n_0 * (q / MPA) ** m) / a_D) * between
}
