/** The order of the work: the curve, what the detail makes of a range, the damage of all ranges, and the life. */
import type { Trace } from '@keelson/equations'
import { cyclesToFailure } from '@keelson/physics/fatigue/sn-curve.ts'
import { blocksOf } from './calculate-blocks.ts'
import { curveOf, type RunCurve } from './calculate-curve.ts'
import { type Detail, detailOf } from './calculate-detail.ts'
import { type Histogram, histogramOf } from './calculate-histogram.ts'
import { type Verdict, verdictOf } from './calculate-verdict.ts'
import { damageOf, type LongTerm, longTermOf } from './calculate-weibull.ts'
import type { Params } from './inputs.ts'

/** All that a run finds. */
export interface Analysis {
  readonly curve: RunCurve
  readonly detail: Detail
  readonly histogram: Histogram | undefined
  readonly longTerm: LongTerm | undefined
  /** Undefined where no ranges are given. */
  readonly verdict: Verdict | undefined
}

export function analyse(p: Params, trace: Trace): Analysis {
  const curve = curveOf(p, trace)
  const detail = detailOf(p, curve, trace)
  const { stress_ranges: S, cycles: n } = p
  const longTerm = p.weibull_shape === undefined ? undefined : longTermOf(p, detail.F, curve, trace)
  const histogram = S && n ? histogramOf(S, n, detail.F, curve, trace) : undefined
  const D = histogram?.D ?? longTerm?.D
  return { curve, detail, histogram, longTerm, verdict: D === undefined ? undefined : verdictOf(p, D, trace) }
}

/** A range that acts, in the charts: a bin of the histogram, or a block of the distribution. */
export interface ActingRange {
  /** Effective, Pa. */
  readonly S: number
  readonly n: number
  readonly d: number
}

export function actingRanges({ histogram, longTerm, curve }: Analysis): readonly ActingRange[] {
  const spread = spreadOf(longTerm)
  const all = histogram?.bins ?? (spread === undefined ? [] : blocksOf(spread, curve.closed))
  return all.filter((r) => r.n > 0)
}

/** Damage with all ranges times a factor; NaN where there are none. */
export function damageAt({ histogram, longTerm, curve: { closed } }: Analysis): (factor: number) => number {
  const bins = histogram?.bins
  if (bins) return (f) => bins.reduce((sum, b) => sum + b.n / cyclesToFailure(closed.curve, f * b.S), 0)
  const spread = spreadOf(longTerm)
  return (f) => (spread === undefined ? Number.NaN : damageOf({ ...spread, q: f * spread.q }, closed))
}

/** The distribution of the effective range; undefined where its scale is not known. */
export function spreadOf(longTerm: LongTerm | undefined) {
  if (longTerm?.q === undefined) return undefined
  const { q, n_0, h } = longTerm
  return { q, n_0, h }
}
