/** The plan by risk: API RP 581. */

import { nextInspectionYear } from '@keelson/standards/api-570-2016/remaining-life.ts'
import { consequenceCategory, probabilityCategory } from '@keelson/standards/api-rp-581-2016/risk.ts'
import { fromSI } from '@keelson/units'
import {
  check,
  given,
  type Left,
  notApplicable,
  notChecked,
  type Outcome,
  type RunContext,
  shown,
  shownIn,
} from '@keelson/workflow'
import { type Assessment, assess, creditsOf, TARGET_REACHED } from './calculate-risk.ts'
import { damageAfterNext } from './calculate-thinning.ts'
import { damageFactorOverTime, riskMatrix } from './charts.ts'
import type { contract } from './contract.ts'
import { byRiskOf } from './figures.ts'
import type { Params } from './params.ts'
import { ratioRows, stateRows } from './tables.ts'
import { riskWarnings } from './warnings.ts'

type Result = Outcome<typeof contract>
type Checks = NonNullable<Result['checks']>

const NO_TARGET = 'there is no target: give {damage_factor_target}, or {risk_target} with {consequence_area}'
const NOT_REACHED = 'the target is not reached before the expected loss takes the whole wall'
const NEVER_REACHED: Left = { reach: TARGET_REACHED, reason: NOT_REACHED }

export function byRisk(p: Params, { trace }: RunContext): Result {
  const a = assess(p, trace)
  const { damage, strength } = a
  const due = a.due ?? notApplicable(a.target === undefined ? NO_TARGET : NOT_REACHED)
  const area = p.consequence_area
  const y_0 = p.measurement_year
  const year = a.due === undefined ? notApplicable('there is no interval') : nextYear(y_0, a.due, trace)
  return {
    values: {
      corrosion_rate: given(p, 'corrosion_rate').corrosion_rate,
      inspection_interval: due,
      meets_required_life: meets(p, a),
      next_inspection_year: y_0 === undefined ? undefined : year,
      base_damage_factor: damage.D_fb,
      damage_factor: damage.D_f,
      metal_loss_parameter_art: damage.A_rt,
      flow_stress: strength.FS,
      strength_ratio: strength.SR_P,
      posterior_probabilities: damage.posteriors,
      reliability_indices: damage.betas,
      probability_of_failure: a.POF,
      risk: a.R,
      risk_category: area === undefined ? undefined : `${probabilityCategory(damage.D_f)}${consequenceCategory(area)}`,
      damage_factor_after_inspection: damageAfterNext(p, strength.SR_P, a.due, trace),
    },
    checks: riskChecks(p, a),
    tables: () => ({ strength_ratios: ratioRows(a), damage_states: stateRows(p, a), inspection_credit: creditsOf(a) }),
    charts: () => ({
      damage_factor_over_time: damageFactorOverTime(p, a),
      ...(area !== undefined && { risk_matrix: riskMatrix(p, a, area) }),
    }),
    figures: () => ({ wall: byRiskOf(p) }),
    warnings: riskWarnings(p, a),
    detail: sentence(p, a),
  }
}

const nextYear = (y_0: number | undefined, I: number, trace: RunContext['trace']) =>
  y_0 === undefined ? undefined : trace.apply(nextInspectionYear, { y_0, I })

function meets(p: Params, { target, due }: Assessment) {
  const needed = p.required_remaining_life
  if (needed === undefined) return undefined
  if (target === undefined) return notApplicable(NO_TARGET)
  return due === undefined ? notApplicable(NOT_REACHED) : due >= needed
}

function riskChecks(p: Params, { damage, strength, R, target, due }: Assessment): Checks {
  const { required_remaining_life: needed, damage_factor_target: D_tgt, risk_target: R_tgt } = p
  const none = target === undefined ? notChecked('input_missing', NO_TARGET) : notChecked('out_of_reach', NEVER_REACHED)
  const gone = failureOf(damage.A_rt, strength.SR_P)
  return {
    ...(needed !== undefined && {
      remaining_life: due === undefined ? none : check({ demand: needed, capacity: due }),
    }),
    ...(D_tgt !== undefined && { damage_factor: check({ demand: damage.D_f, capacity: D_tgt, ...gone }) }),
    ...(R_tgt !== undefined && R !== undefined && { risk: check({ demand: R, capacity: R_tgt, ...gone }) }),
  }
}

/** Beyond these the damage factor is at its end, and a target above it shows nothing. */
function failureOf(A_rt: number, SR_P: number): { readonly failure?: string; readonly utilisation?: number } {
  const none = { utilisation: Number.NaN }
  if (A_rt >= 1) return { failure: 'the expected loss takes the whole wall', ...none }
  return SR_P >= 1 ? { failure: 'the undamaged wall does not carry the pressure', ...none } : {}
}

function sentence(p: Params, { damage, strength, POF, target, due }: Assessment): string {
  const rate = shownIn(given(p, 'corrosion_rate').corrosion_rate, 'mm/year')
  const factor = `At ${rate} the thinning damage factor is ${shown(damage.D_f, 3)} and the probability of failure ${shown(fromSI(POF, '1/year'), 3)} a year`
  const { failure } = failureOf(damage.A_rt, strength.SR_P)
  if (failure !== undefined) return `${factor}: ${failure} (API RP 581)`
  if (target === undefined) return `${factor} (API RP 581 part 2, 4.5)`
  if (due === undefined) return `${factor}; the target is not reached before the wall is spent (API RP 581)`
  if (due === 0) return `${factor}; the target is reached, inspect now (API RP 581)`
  return `${factor}; the target is reached in ${shown(fromSI(due, 'year'), 3)} years (API RP 581)`
}
