/** Which defects lie so near to each other that they weaken each other: the spacing rule of DNV-RP-F101. */
import {
  axialInteraction,
  circumferentialInteraction,
  circumferentialSpacing,
} from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import type { Assessed } from './calculate-assessed.ts'

export interface Pair {
  readonly first: string
  readonly second: string
  /** Between the ends, m; 0 where they overlap. */
  readonly axial: number
  readonly axialLimit: number
  /** Between the centres, m; undefined where a clock position is not given. */
  readonly around: number | undefined
  readonly aroundLimit: number
}

interface Placed {
  readonly a: Assessed
  readonly start: number
  readonly end: number
}

/** Pairs listed at most. */
const MOST_PAIRS = 2000

/** Pairs within both spacings, in the order along the pipe; defects without position are left out. */
export function interactingPairs(defects: readonly Assessed[]): readonly Pair[] {
  const placed: Placed[] = defects.flatMap((a) =>
    a.row.x === undefined ? [] : [{ a, start: a.row.x, end: a.row.x + a.size.L }],
  )
  placed.sort((one, other) => one.start - other.start)
  const pairs: Pair[] = []
  for (const [i, one] of placed.entries()) {
    const { D, t } = one.a.row
    const axialLimit = axialInteraction.evaluateSI({ D, t })
    const aroundLimit = circumferentialInteraction.evaluateSI({ D, t })
    for (let j = i + 1; j < placed.length; j++) {
      const other = placed[j] as Placed
      if (other.start - one.end > axialLimit || pairs.length >= MOST_PAIRS) break
      const around = spacingAround(one.a, other.a)
      if (around !== undefined && around > aroundLimit) continue
      const axial = Math.max(0, other.start - one.end)
      pairs.push({ first: one.a.row.id, second: other.a.row.id, axial, axialLimit, around, aroundLimit })
    }
  }
  return pairs
}

/** Between the centres, m; undefined where a clock position is not given. */
export function spacingAround({ row: a }: Assessed, { row: b }: Assessed): number | undefined {
  if (a.theta === undefined || b.theta === undefined) return undefined
  return circumferentialSpacing.evaluateSI({ theta_1: a.theta, theta_2: b.theta, D: a.D })
}
