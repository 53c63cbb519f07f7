/** The free span assessment, in the order of the practice. */

import type { Trace } from '@keelson/equations'
import { tracedJump } from '@keelson/physics/fatigue/named-curve.ts'
import { jumpAtKnee } from '@keelson/physics/fatigue/sn-curve.ts'
import { gapOfRatio, impliedWavePeriod, nextFrequency, onsetMargin } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { type NotApplicable, type NotChecked, notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import { curveOf, namedCurveOf } from '../_shared/free-span/fatigue.ts'
import { hasCurve } from '../_shared/free-span/response-models.ts'
import { limitsLeft } from '../_shared/free-span/warnings.ts'
import { checksOf, type Judged } from './calculate-checks.ts'
import {
  type Allowable,
  allowablesOf,
  type Onset,
  onsetOf,
  screeningOf,
  shortestAllowable,
} from './calculate-criteria.ts'
import { type LongTerm, longTermOf } from './calculate-long-term.ts'
import { type Response, responseOf } from './calculate-response.ts'
import { NO_FLOW, type State, stateOf } from './calculate-state.ts'
import { type Stresses, stressesOf } from './calculate-stresses.ts'
import { type Uls, ulsOf } from './calculate-uls.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { elevation, midspan } from './figures.ts'
import type { Params } from './inputs.ts'
import { ACCEPTED } from './inputs-design.ts'
import { allowableTable, conditionTable, reducedVelocityTable, responseCurve } from './tables.ts'
import { warningsOf } from './warnings.ts'

type F105 = Outcome<typeof contract>
type Values = F105['values']
type Maybe = number | NotApplicable

export function calculate(p: Params, { trace }: RunContext): F105 {
  const state = stateOf(p, trace)
  const response = responseOf(p, state, trace)
  const stresses = stressesOf({ ...p, ...longTermShare(p) }, state, response, trace)
  const longTerm = p.flow_conditions === undefined ? undefined : longTermOf(p, state, response, stresses, trace)
  const onset = onsetOf(p, state, response, trace)
  const screening = screeningOf(p, state, response, trace)
  const uls = ulsOf(p, state, stresses, trace)
  const allowables = allowablesOf(p, state, response, screening)
  const longest = p.vibration === ACCEPTED ? ENDS_BY_LIFE : tracedAllowable(allowables, trace)
  const { life } = longTerm ?? stresses
  const left = limitsLeft(state.section, state.ends, state.span)
  const shortest = shortestOf(allowables)
  const judged: Judged = { state, response, left, screening, longest, shortest, longTerm, life, uls }
  const checks = checksOf(p, judged, trace)
  return {
    values: {
      ...spanValues(p, state, stresses, trace),
      ...responseValues(p, state, response, trace),
      ...lifeValues(p, stresses, longTerm, trace),
      ...onsetValues(state, onset, trace),
      required_in_line_frequency: screening?.f_IL,
      required_cross_flow_frequency: screening?.f_CF,
      maximum_allowable_span_length:
        typeof longest === 'object' && 'none' in longest ? notApplicable(longest.none) : longest,
      ...ulsValues(uls),
    },
    checks,
    tables: () => ({
      response_curve: responseCurve(p, state, response, stresses),
      reduced_velocities: reducedVelocityTable(state, response),
      allowable_spans: allowableTable(allowables),
      flow_conditions: longTerm ? conditionTable(longTerm.conditions) : notApplicable('no flow conditions are entered'),
    }),
    charts: () => chartsOf(p, judged, onset),
    figures: () => ({
      elevation: elevation(p, state, typeof longest === 'number' ? longest : undefined),
      midspan: midspan(p, state, response),
    }),
    warnings: warningsOf(p, judged, stresses),
    detail: sentence(p, judged, checks),
  }
}

const ENDS_BY_LIFE = notApplicable(
  'vibration is accepted, so fatigue life governs; see the table of allowable span lengths for the length at which vibration begins',
)

/** With flow conditions the operating flow has stresses and no share of the time. */
const longTermShare = (p: Params) => (p.flow_conditions === undefined ? {} : { probability_of_occurrence: 0 })

const onsetValues = (state: State, onset: Onset, trace: Trace): Values => ({
  onset_velocity_in_line: onset.U_IL,
  onset_velocity_cross_flow: onset.U_CF,
  in_line_onset_frequency: onset.f_IL,
  cross_flow_onset_frequency: onset.f_CF,
  in_line_onset_margin: marginOf(state.f_IL, onset.f_IL, 'IL', trace),
  cross_flow_onset_margin: marginOf(state.span.f_CF, onset.f_CF, 'CF', trace),
})

function marginOf(f: number, required: Maybe, d: 'IL' | 'CF', trace: Trace): Maybe {
  if (typeof required !== 'number') return required
  trace.section('Onset margin')
  const names = { as: `r_on_${d}`, rename: { f: `f_${d}`, f_on: `f_on_${d}` } }
  return trace.apply(onsetMargin, { f, f_on: required }, names)
}

function spanValues(p: Params, { section, ends, span, f_IL }: State, { unit }: Stresses, trace: Trace): Values {
  trace.section('Frequencies and gap')
  const { vertical, lateral } = span
  return {
    natural_frequency_in_line: f_IL,
    natural_frequency_cross_flow: span.f_CF,
    static_deflection: span.delta,
    effective_span_length: vertical.L_eff,
    effective_span_length_in_line: lateral.L_eff,
    critical_buckling_load: vertical.P_cr,
    second_moment_of_area: section.I,
    dry_mass_per_length: section.m_dry,
    added_mass_coefficient: section.C_a ?? notApplicable('the effective mass is entered'),
    effective_mass_per_length: section.m_e,
    submerged_weight: section.q,
    beta: vertical.beta,
    effective_length_ratio: vertical.r_L,
    unit_stress_amplitude_in_line: unit.A_IL,
    unit_stress_amplitude_cross_flow: unit.A_CF,
    effective_axial_force: ends.S_eff,
    concrete_stiffness_factor: ends.CSF,
    next_cross_flow_frequency: trace.apply(nextFrequency, { f_r: p.frequency_ratio, f_CF: span.f_CF }),
    seabed_gap: trace.apply(gapOfRatio, { e_D: p.gap_ratio, D: section.D }),
  }
}

function responseValues(p: Params, state: State, { il, cf, A_Y, A_Z }: Response, trace: Trace): Values {
  const { keulegan_carpenter_number: KC, wave_velocity: U_w } = p
  const { curve } = cf
  const unknown = hasCurve(curve) ? undefined : notApplicable(curve.missing)
  return {
    stability_parameter: state.K_s ?? notApplicable('the design stability parameter is entered'),
    design_stability_parameter: state.K_sd,
    reduced_velocity: state.V_IL,
    cross_flow_reduced_velocity: state.V_CF,
    current_flow_ratio: state.alpha ?? notApplicable(NO_FLOW),
    in_line_onset_reduced_velocity: il.V_on,
    cross_flow_onset_reduced_velocity: cf.V_on,
    in_line_amplitude_1: il.A_1,
    in_line_amplitude_2: il.A_2,
    in_line_end_reduced_velocity: il.V_end,
    turbulence_reduction_1: il.R_1,
    turbulence_reduction_2: il.R_2,
    in_line_response_amplitude: A_Y,
    seabed_proximity_factor: cf.psi_prox,
    damping_reduction_factor: cf.R_k,
    cross_flow_amplitude_1: hasCurve(curve) ? curve.A_1 : unknown,
    cross_flow_response_amplitude: A_Z ?? unknown,
    implied_wave_period:
      KC === undefined
        ? undefined
        : U_w === 0
          ? notApplicable('there are no waves')
          : trace.apply(impliedWavePeriod, { KC, D: state.section.D, U_w }),
  }
}

function lifeValues(
  p: Params,
  { il, cf, life, allowable }: Stresses,
  longTerm: LongTerm | undefined,
  trace: Trace,
): Values {
  trace.section('S-N lines at the knee')
  const jump = Number.isFinite(jumpAtKnee(curveOf(p))) ? tracedJump(namedCurveOf(p), trace) : Number.NaN
  return {
    in_line_stress_range: il.S,
    cross_flow_stress_range: cf.S,
    cycles_to_failure: il.N,
    cycles_to_failure_cross_flow: cf.N,
    fatigue_life: longTerm?.life ?? life,
    allowable_fatigue_life: longTerm?.allowable ?? allowable,
    fatigue_life_in_line: longTerm?.lifeIL ?? il.life,
    fatigue_life_cross_flow: longTerm?.lifeCF ?? cf.life,
    sn_ratio_at_knee: Number.isFinite(jump) ? jump : notApplicable('the S-N lines exceed the numerical range'),
  }
}

const ulsValues = (uls: Uls | NotChecked | undefined): Values => {
  if (uls === undefined) return {}
  const why = 'notChecked' in uls ? notApplicable(uls.notChecked) : undefined
  return {
    static_bending_moment: why ?? (uls as Uls).M_static,
    design_bending_moment: why ?? (uls as Uls).M_Sd,
    combined_loading_utilisation: why ?? (uls as Uls).u,
  }
}

function shortestOf(allowables: readonly Allowable[]): Judged['shortest'] {
  const least = shortestAllowable(allowables)
  return 'root' in least ? { length: least.root.value, criterion: least.criterion } : undefined
}

/** The least of the allowable lengths as the step that found it. */
function tracedAllowable(allowables: readonly Allowable[], trace: Trace): Judged['longest'] {
  const least = shortestAllowable(allowables)
  if (!('root' in least)) return least
  trace.section('Allowable span length')
  return trace.solved({
    ...least.root,
    symbol: 'L_allow',
    title: `Maximum span length, ${least.criterion}`,
    unit: 'm',
    source: dnvRpF105,
    clause: '6.8',
    method:
      'first length at which the frequency falls below the required frequency, found by search and bracketed root-finding',
  })
}
