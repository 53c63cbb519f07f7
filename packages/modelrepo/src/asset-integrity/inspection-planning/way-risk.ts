/** The plan by risk: API RP 581. */
import { nextInspectionYear } from '@keelson/standards/api-570-2016/remaining-life.ts'
import * as rbi from '@keelson/standards/api-rp-581-2016/risk.ts'
import { apiRp581 } from '@keelson/standards/api-rp-581-2016/source.ts'
import * as thinning from '@keelson/standards/api-rp-581-2016/thinning.ts'
import { fromSI } from '@keelson/units'
import {
  check,
  compares,
  gives,
  type Left,
  listValue,
  notApplicable,
  notChecked,
  type Problem,
  shown,
  shownIn,
  shownLength,
  textValue,
} from '@keelson/workflow'
import { damageFactorOverTime, riskCharts, riskMatrix } from './charts.ts'
import { byRiskOf, wallFigure } from './figures.ts'
import { type Some, way } from './inputs.ts'
import { RISK } from './inputs-risk.ts'
import { interval, lifeCheck, planValues } from './plan.ts'
import { type Assessment, assess, creditsOf, type Risked, TARGET_REACHED } from './risk.ts'
import { ratioRows, riskTables, stateRows } from './tables.ts'
import { damageAfterNext } from './thinning.ts'
import { riskWarnings } from './warnings.ts'

const TARGET = { source: apiRp581, clause: 'Part 1, 4.4' } as const

export const byRisk = way({
  takes: [
    ...['age', 'corrosion_rate', 'geometry', 'thickness', 'diameter', 'pressure', 'yield_strength'],
    ...['tensile_strength', 'weld_efficiency', 'corrosion_rate_confidence', 'number_of_inspections_a'],
    ...['number_of_inspections_b', 'number_of_inspections_c', 'number_of_inspections_d'],
    ...['injection_point_factor', 'dead_leg_factor', 'welded_construction_factor', 'tank_maintenance_factor'],
    ...['tank_settlement_factor', 'online_monitoring_factor', 'generic_failure_frequency'],
    ...['management_systems_factor', 'planned_inspection_grade'],
  ] as const,
  may: [
    ...['structural_minimum_thickness', 'required_remaining_life', 'measurement_year', 'allowable_stress'],
    ...['minimum_thickness', 'cladding_thickness', 'cladding_corrosion_rate', 'consequence_area', 'risk_target'],
    'damage_factor_target',
  ] as const,
  rules: claddingProblems,
  values: {
    ...planValues,
    ...interval,
    base_damage_factor: gives(thinning.baseDamageFactor, '-', 'Damage factor before adjustment factors are applied.'),
    damage_factor: gives(
      thinning.damageFactor,
      '-',
      'Damage factor after adjustment factors are applied, at least 0.1.',
      {
        signed: true,
      },
    ),
    metal_loss_parameter_art: gives(
      thinning.metalLossParameter,
      '-',
      'Expected loss divided by the furnished thickness.',
      { signed: true },
    ),
    flow_stress: gives(
      thinning.flowStress,
      'stress',
      'Flow stress of the material, including the weld joint efficiency.',
      { signed: true },
    ),
    strength_ratio: gives(
      thinning.strengthRatio,
      '-',
      'Strength ratio used for the damage factor: the larger of the pressure and minimum thickness ratios.',
      {
        signed: true,
      },
    ),
    posterior_probabilities: listValue('fraction', {
      title: 'Posterior probabilities',
      description: 'Posterior probabilities of damage states 1, 2 and 3 after the inspections.',
      symbol: 'Po',
    }),
    reliability_indices: listValue('-', {
      title: 'Reliability indices',
      description: 'Reliability indices of damage states 1, 2 and 3.',
      symbol: 'beta',
    }),
    probability_of_failure: gives(
      rbi.probabilityOfFailure,
      'annual_rate',
      'Generic failure frequency times damage factor times management systems factor.',
      {
        signed: true,
      },
    ),
    risk: gives(rbi.risk, RISK, 'Probability of failure times consequence area.', {
      title: 'Risk',
      signed: true,
      needs: ['consequence_area'],
    }),
    risk_category: textValue({
      title: 'Risk category',
      description: 'Probability category (1 to 5, by damage factor) and consequence category (A to E, by area).',
      needs: ['consequence_area'],
    }),
    damage_factor_after_inspection: gives(
      thinning.damageFactor,
      '-',
      'Damage factor at the due date after one inspection of the planned effectiveness that confirms the rate.',
      { title: 'Damage factor after next inspection', symbol: 'D_f2', signed: true },
    ),
  },
  checks: {
    ...lifeCheck,
    damage_factor: compares('-', {
      title: 'Damage factor',
      criterion: TARGET,
      demand: thinning.damageFactor,
      capacity: { input: 'damage_factor_target', title: 'Target damage factor' },
      needs: ['damage_factor_target'],
    }),
    risk: compares(RISK, {
      title: 'Risk',
      criterion: TARGET,
      demand: rbi.risk,
      capacity: { input: 'risk_target', title: 'Risk target' },
      needs: ['risk_target', 'consequence_area'],
    }),
  },
  tables: riskTables,
  charts: riskCharts,
  figures: wallFigure,
  calculate: (p, trace) => {
    const a = assess(p, trace)
    const { damage, strength, due } = a
    const { consequence_area: area, measurement_year: y_0 } = p
    const gone = failureOf(damage.A_rt, strength.SR_P)
    if (due !== undefined && y_0 !== undefined) trace.apply(nextInspectionYear, { y_0, I: due })
    damageAfterNext(p, strength.SR_P, due, trace)
    return {
      values: {
        corrosion_rate: p.corrosion_rate,
        ...(due === undefined && {
          inspection_interval: notApplicable(a.target === undefined ? NO_TARGET : NOT_REACHED),
          next_inspection_year: y_0 === undefined ? undefined : notApplicable('no interval is calculated'),
        }),
        meets_required_life: meets(p, a),
        posterior_probabilities: damage.posteriors,
        reliability_indices: damage.betas,
        risk_category:
          area === undefined ? undefined : `${rbi.probabilityCategory(damage.D_f)}${rbi.consequenceCategory(area)}`,
      },
      checks: { remaining_life: lifeOf(p, a) },
      beside: { damage_factor: gone, risk: gone },
      tables: () => ({
        strength_ratios: ratioRows(a),
        damage_states: stateRows(p, a),
        inspection_credit: creditsOf(a),
      }),
      charts: () => ({
        damage_factor_over_time: damageFactorOverTime(p, a),
        ...(area !== undefined && { risk_matrix: riskMatrix(p, a, area) }),
      }),
      figures: () => ({ wall: byRiskOf(p) }),
      warnings: riskWarnings(p, a),
      detail: sentence(p, a),
    }
  },
})

const NO_TARGET = 'neither {damage_factor_target} nor {risk_target} with {consequence_area} is entered'
const NOT_REACHED = 'the damage factor or risk target is not reached before the expected loss equals the wall thickness'
const NEVER_REACHED: Left = { reach: TARGET_REACHED, reason: NOT_REACHED }

type Needed = Some<never, 'required_remaining_life'>

function claddingProblems({ cladding_thickness: clad, thickness: whole }: Risked): Problem[] {
  if (clad === undefined || clad < whole) return []
  const message = `must be less than {thickness}, ${shownLength(whole)}, which includes the cladding (entered: ${shownLength(clad)})`
  return [{ pointer: '/cladding_thickness', message }]
}

function meets(p: Needed, { target, due }: Assessment) {
  const needed = p.required_remaining_life
  if (needed === undefined) return undefined
  if (target === undefined) return notApplicable(NO_TARGET)
  return due === undefined ? notApplicable(NOT_REACHED) : due >= needed
}

function lifeOf({ required_remaining_life: needed }: Needed, { target, due }: Assessment) {
  if (needed === undefined) return undefined
  if (due !== undefined) return check({ demand: needed, capacity: due })
  return target === undefined ? notChecked('input_missing', NO_TARGET) : notChecked('out_of_reach', NEVER_REACHED)
}

/** Beyond these the damage factor is at its end, and a target above it shows nothing. */
function failureOf(A_rt: number, SR_P: number): { readonly failure?: string; readonly utilisation?: number } {
  const none = { utilisation: Number.NaN }
  if (A_rt >= 1) return { failure: 'the expected loss equals or exceeds the wall thickness', ...none }
  return SR_P >= 1 ? { failure: 'the undamaged wall cannot carry the pressure', ...none } : {}
}

function sentence(p: Risked & Needed, { damage, strength, POF, target, due }: Assessment): string {
  const rate = shownIn(p.corrosion_rate, 'mm/year')
  const factor = `Corrosion rate ${rate}, thinning damage factor ${shown(damage.D_f, 3)}, probability of failure ${shown(fromSI(POF, '1/year'), 3)} per year`
  const { failure } = failureOf(damage.A_rt, strength.SR_P)
  const needed = p.required_remaining_life
  if (failure !== undefined && target === undefined) return `${factor}; ${failure} (API RP 581)`
  // The check has said that it fails, or that the target is not reached.
  if (failure !== undefined || target === undefined || (due === undefined && needed !== undefined))
    return `${factor} (API RP 581 Part 2, 4.5)`
  const reached = targetInWords(p)
  if (due === undefined) return `${factor}; ${reached} not reached before the wall is consumed (API RP 581)`
  if (due === 0) return `${factor}; ${reached} reached, inspect now (API RP 581)`
  const against = needed === undefined ? '' : `, required ${inYears(needed)}`
  return `${factor}; ${reached} reached in ${inYears(due)}${against} (API RP 581)`
}

function inYears(si: number): string {
  const years = shown(fromSI(si, 'year'), 4)
  return `${years} ${years === '1' ? 'year' : 'years'}`
}

function targetInWords({ damage_factor_target: factor, risk_target: risk, consequence_area: area }: Risked): string {
  if (risk === undefined || area === undefined) return 'damage factor target'
  return factor === undefined ? 'risk target' : 'damage factor or risk target'
}
