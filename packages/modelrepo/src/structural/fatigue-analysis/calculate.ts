/** Fatigue on an S-N curve: what a run found, as it is answered. */
import {
  check,
  type NotApplicable,
  notApplicable,
  notChecked,
  type Outcome,
  openIf,
  type RunContext,
  shownIn,
  utilisation,
  withoutDemand,
} from '@keelson/workflow'
import { type Analysis, actingRanges, analyse, damageAt } from './calculate-analysis.ts'
import { readingsOf } from './calculate-curve.ts'
import { largestRange, linesApart, outsideCurve, rangeRatios } from './calculate-limits.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { binRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type FatigueAnalysis = Outcome<typeof contract>
type Values = FatigueAnalysis['values']

export function calculate(p: Params, { trace }: RunContext): FatigueAnalysis {
  const found = analyse(p, trace)
  const { curve, histogram, longTerm } = found
  const limit = limitCheck(p, found)
  const readings = readingsOf(p, curve, trace)
  const ratios = rangeRatios(p, found, trace)
  return {
    values: {
      ...damageValues(found),
      ...curveValues(found),
      ...ratios,
      allowable_extreme_stress_range: longTerm?.allowable,
      stress_range_at_cycles: readings,
    },
    checks: { fatigue: fatigueCheck(p, found, 'passes' in limit), fatigue_limit: limit },
    tables: () => ({ bins: histogram ? binRows(histogram, curve) : notApplicable(longTerm ? NO_BINS : NO_RANGES) }),
    charts: () => chartsOf(p, found, actingRanges(found), damageAt(found)),
    figures: () => figuresOf(p, found),
    warnings: warningsOf(p, found),
    detail: sentence(p, found, readings),
  }
}

const NO_CYCLES = 'no cycle acts: {cycles} are all zero'
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

function fatigueCheck(p: Params, found: Analysis, endless: boolean) {
  const { verdict } = found
  if (verdict === undefined) return withoutDemand(NO_RANGES)
  if (!(largestRange(found) > 0)) return withoutDemand(NO_CYCLES)
  if (endless) return notChecked('other_mode', 'every effective range is at or below {fatigue_limit}')
  const outside = outsideCurve(p, found)
  const note = outside === undefined ? {} : { note: outside.reason }
  const made = check({ demand: verdict.D, capacity: verdict.allowable, utilisation: verdict.u, ...note })
  const apart = openIf('contradiction', linesApart(p, found), made)
  return 'notChecked' in apart ? apart : openIf('out_of_reach', outside, made)
}

/** All ranges must be below the limit: one above it lets the ranges below do damage as well. */
function limitCheck({ fatigue_limit: S_0 }: Params, found: Analysis) {
  const S = largestRange(found)
  if (S_0 === undefined) return notChecked('not_requested', '{fatigue_limit} is not provided')
  if (!(S > 0)) return notChecked('not_requested', 'no range is provided')
  return S <= S_0
    ? check({ demand: S, capacity: S_0 })
    : notChecked(
        'other_mode',
        `the largest effective range, ${shownIn(S, 'MPa')}, exceeds {fatigue_limit}: the damage of all ranges is assessed`,
      )
}
