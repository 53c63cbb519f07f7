/** Riser fatigue: every segment, the governing one step by step, its life and the check. */

import {
  check,
  forInformation,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shown,
  shownYears,
  statusOf,
  utilisation,
} from '@keelson/workflow'
import { curveOf, type RunCurve } from './calculate-curve.ts'
import { lowCycleOf } from './calculate-reach.ts'
import { type SegmentDamage, segmentDamage, traceSegment } from './calculate-segment.ts'
import { governingOf, type Verdict, verdictOf } from './calculate-verdict.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { segmentsFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { rangeRows, segmentRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type RiserFatigue = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): RiserFatigue {
  const curve = curveOf(p, trace)
  const all = p.segments.map((segment, i) => segmentDamage(p, segment, i, curve))
  const governing = governingOf(all)
  if (governing === undefined) throw new Error('at least one segment is required')
  const verdict = verdictOf(p, traceSegment(p, governing, curve, trace), trace)
  const unloaded = all.find((s) => s.D_a === 0)
  const done = check({ demand: verdict.D_a, capacity: verdict.allowable, utilisation: verdict.u, ...noted(governing) })
  const made = unloaded
    ? openIf('input_missing', `no stress range causes damage in segment '${unloaded.segment.id}'`, done)
    : openIf('out_of_reach', lowCycleOf(all, curve), done)
  return {
    values: {
      wave_annual_damages: all.map((s) => s.D_w),
      viv_annual_damages: all.map((s) => s.D_v),
      total_annual_damages: all.map((s) => s.D_a),
      governing_segment: governing.segment.id,
      governing_fatigue_life_years: verdict.life,
      governing_utilisation: utilisation(verdict.u),
      weibull_scale:
        governing.q ?? notApplicable('the waves of the governing segment are not entered as a distribution'),
      status: statusOf({ made }),
    },
    checks: { fatigue: made },
    tables: () => ({ segments: segmentRows(p, all), ranges: rangeRows(all) }),
    charts: () => chartsOf(p, all, governing, curve),
    figures: () => ({ segments: segmentsFigure(all, governing) }),
    warnings: warningsOf(p, all),
    detail: sentence(p, governing, verdict, curve, 'notChecked' in made),
  }
}

/** What a reader of the verdict must know where both causes act on the governing segment. */
const noted = ({ D_w, D_v }: SegmentDamage) =>
  D_w > 0 && D_v > 0
    ? {
        note: 'wave and VIV damage are added; simultaneous wave and VIV stress ranges are not combined',
      }
    : {}

function sentence(
  p: Params,
  { segment, D_a }: SegmentDamage,
  { life, u }: Verdict,
  { title }: RunCurve,
  open: boolean,
): string {
  if (D_a === 0) return `The damage is zero in all segments (${title}), so no fatigue life is calculated`
  const lasts = typeof life === 'number' ? `fatigue life ${shownYears(life)}` : 'negligible damage'
  const found = `${lasts} (${title}), damage ${shown(u, 3)} over ${shownYears(p.design_life)} including a design fatigue factor of ${shown(p.design_fatigue_factor)}`
  return open ? forInformation(`segment '${segment.id}', ${found}`) : `Segment '${segment.id}' governs: ${found}`
}
