/** Fatigue on an S-N curve: the curve, what the detail makes of a range, the damage of all ranges, and the life. */
import { silent } from '@keelson/equations'
import { cyclesToFailure } from '@keelson/physics/fatigue/sn-curve.ts'
import {
  check,
  type NotApplicable,
  notApplicable,
  notChecked,
  type Outcome,
  once,
  type RunContext,
  utilisation,
} from '@keelson/workflow'
import { blocksOf } from './calculate-blocks.ts'
import { curveOf, type RunCurve, readingsOf } from './calculate-curve.ts'
import { type Detail, detailOf } from './calculate-detail.ts'
import { type Histogram, histogramOf } from './calculate-histogram.ts'
import { type Verdict, verdictOf } from './calculate-verdict.ts'
import { damageOf, type LongTerm, longTermOf } from './calculate-weibull.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './params.ts'
import { binRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type FatigueAnalysis = Outcome<typeof contract>
type Values = FatigueAnalysis['values']

/** All that a run finds. */
export interface Analysis {
  readonly curve: RunCurve
  readonly detail: Detail
  readonly histogram: Histogram | undefined
  readonly longTerm: LongTerm | undefined
  readonly verdict: Verdict | undefined
}

export function calculate(p: Params, { trace }: RunContext): FatigueAnalysis {
  const curve = curveOf(p, trace)
  const detail = detailOf(p, curve, trace)
  const { stress_ranges: S, cycles: n } = p
  const longTerm = p.weibull_shape === undefined ? undefined : longTermOf(p, detail.F, curve, trace)
  const histogram = S && n ? histogramOf(S, n, detail.F, curve, trace) : undefined
  const D = histogram?.D ?? longTerm?.D
  const verdict = D === undefined ? undefined : verdictOf(p, D, trace)
  const found = { curve, detail, histogram, longTerm, verdict }
  const readings = readingsOf(p, curve, trace)
  return {
    values: {
      ...damageValues(found),
      ...curveValues(found),
      allowable_extreme_stress_range: longTerm?.allowable,
      stress_range_at_cycles: readings,
    },
    checks: { fatigue: checkOf(found) },
    tables: () => ({ bins: histogram ? binRows(histogram, curve) : notApplicable(longTerm ? NO_BINS : NO_RANGES) }),
    charts: () => chartsOf(p, found, pointsOf(found), damageAt(found)),
    figures: () => figuresOf(p, found),
    warnings: warningsOf(p, found),
    detail: sentence(p, found),
  }
}

const NO_RANGES = 'neither a histogram nor the scale of a distribution is given'
const NO_BINS = 'a distribution has no bins'

function damageValues({ histogram, longTerm, verdict }: Analysis): Values {
  const none = notApplicable(longTerm === undefined ? NO_RANGES : NO_BINS)
  const bins = histogram?.bins
  return {
    total_damage: verdict?.D ?? notApplicable(NO_RANGES),
    fatigue_life: verdict?.life ?? notApplicable(NO_RANGES),
    utilisation: verdict === undefined ? notApplicable(NO_RANGES) : utilisation(verdict.u),
    effective_stress_range: bins?.map((b) => b.S) ?? none,
    cycles_to_failure: bins?.map((b) => b.N) ?? none,
    damage_per_bin: bins?.map((b) => b.d) ?? none,
  }
}

function curveValues({ curve, detail }: Analysis): {
  effective_thickness: number | NotApplicable
  knee_stress_range: number | NotApplicable
} {
  return {
    effective_thickness: detail.t_eff ?? notApplicable('the curve has no reference thickness'),
    knee_stress_range: curve.S_1 ?? notApplicable('the curve has one slope'),
  }
}

const checkOf = ({ verdict }: Analysis) =>
  verdict === undefined
    ? notChecked(NO_RANGES)
    : check({ demand: verdict.D, capacity: verdict.allowable, utilisation: verdict.u })

/** A range that acts, in the charts: a bin of the histogram, or a block of the distribution. */
export interface ActingRange {
  readonly S: number
  readonly n: number
  readonly d: number
}

const pointsOf = ({ histogram, longTerm, curve }: Analysis) =>
  once((): readonly ActingRange[] => {
    if (histogram) return histogram.bins
    const { q, n_0, h } = longTerm ?? {}
    return q === undefined || n_0 === undefined || h === undefined ? [] : blocksOf({ q, n_0, h }, curve.closed)
  })

/** Damage with all ranges times a factor. */
function damageAt({ histogram, longTerm, curve }: Analysis): (factor: number) => number {
  if (histogram)
    return (f) => histogram.bins.reduce((sum, b) => sum + b.n / cyclesToFailure(curve.closed.curve, f * b.S), 0)
  const { q, n_0, h } = longTerm ?? {}
  if (q === undefined || n_0 === undefined || h === undefined) return () => Number.NaN
  return (f) => damageOf({ q: f * q, n_0, h }, curve.closed, silent)
}
