/** The rectification of one span, in the order of the work. */
import type { Trace } from '@keelson/equations'
import { stabilityParameter } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { TURBULENCE_FLOOR, turbulenceReduction2 } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import {
  type CheckResult,
  check,
  forInformation,
  type Left,
  midSentence,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  openIf,
  type RunContext,
  shownIn,
  shownRatio,
  shownUse,
  withoutDemand,
  worstCheck,
} from '@keelson/workflow'
import { doubtOf, limitsLeft } from '../_shared/free-span/warnings.ts'
import { type Assessment, assessmentOf } from './calculate-assessment.ts'
import { type Found, find, unlimited } from './calculate-found.ts'
import { optionsOf } from './calculate-options.ts'
import { placeByProfile } from './calculate-supports.ts'
import { frequencyLength, profileChart, supportsCurrent } from './charts.ts'
import { checks as declared } from './checks.ts'
import type { contract } from './contract.ts'
import { elevation, midspan } from './figures.ts'
import type { Params } from './inputs.ts'
import { NONE, type Placement, single, tablesOf } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Rectified = Outcome<typeof contract>
type Values = Rectified['values']

export function calculate(p: Params, { trace }: RunContext): Rectified {
  const found = find(p, trace)
  const assessment = assessmentOf(p, found.division.L_sub)
  const options = optionsOf(p, found.division.n, trace)
  const placed = placedOf(p, found)
  const checks = checksOf(p, found, assessment, trace)
  return {
    values: {
      ...spanValues(found),
      ...supportValues(p, found, placed),
      ...assessedValues(p, found, assessment, trace),
      least_cost: options?.cheapest.cost,
      least_cost_option: options?.cheapest.option,
    },
    checks,
    tables: () => tablesOf(found, placed, assessment, options),
    charts: () => ({
      profile: profileChart(p, found),
      frequency_length: frequencyLength(found),
      supports_current: supportsCurrent(p, found),
    }),
    figures: () => ({ elevation: elevation(p, found), midspan: midspan(p, found, assessment) }),
    warnings: warningsOf(p, found),
    detail: sentence(p, found, checks),
  }
}

function spanValues(found: Found): Values {
  const { section, before, after, f_req, division, e } = found
  return {
    allowable_span_length: found.L_allow ?? notApplicable(unlimited(found) ?? ''),
    number_of_intermediate_supports: division.n,
    support_positions: division.positions,
    rectified_span_length: division.L_sub,
    rectified_span_with_tolerance: division.L_tol,
    rectified_natural_frequency_in_line: after.f_IL,
    natural_frequency_in_line: before.f_IL,
    natural_frequency_cross_flow: before.f_CF,
    static_deflection: before.delta,
    required_frequency: f_req,
    seabed_gap: e,
    submerged_weight: section.q,
    effective_mass_per_length: section.m_e,
  }
}

/** undefined without profile or maximum height. */
function placedOf(p: Params, { L_allow }: Found): Placement | undefined {
  const { gap_profile: profile, maximum_support_height: h_max } = p
  if (profile === undefined || h_max === undefined) return undefined
  return placeByProfile(p, profile, h_max, (L_allow ?? Number.POSITIVE_INFINITY) - p.survey_tolerance)
}

function supportValues(p: Params, { loads, heights }: Found, placed: Placement | undefined): Values {
  const others = notApplicable('every support is next to a span shoulder')
  return {
    support_reaction: loads?.R_1 ?? NONE,
    support_reaction_others: loads === undefined ? NONE : (loads.R_i ?? others),
    support_bearing_pressure: p.support_base_area === undefined ? undefined : (loads?.pressure ?? NONE),
    required_base_area: p.allowable_bearing_pressure === undefined ? undefined : (loads?.area ?? NONE),
    support_heights: heights?.heights,
    tallest_support: heights === undefined ? undefined : (heights.tallest ?? NONE),
    supports_by_profile:
      placed === undefined ? undefined : typeof placed === 'string' ? notApplicable(placed) : placed.length,
  }
}

function assessedValues(p: Params, { section }: Found, assessment: Assessment | undefined, trace: Trace): Values {
  const { total_damping_ratio: zeta_T, turbulence_intensity: I_c, water_density: rho_w } = p
  const { m_e, D } = section
  trace.section('Damping and turbulence')
  const after = assessment?.after.values
  if (after) answeredBy(after, trace)
  return {
    stability_parameter: zeta_T === undefined ? undefined : trace.apply(stabilityParameter, { m_e, zeta_T, rho_w, D }),
    turbulence_reduction_2:
      I_c === undefined ? undefined : trace.apply(turbulenceReduction2, { I_c, I_0: TURBULENCE_FLOOR }),
    rectified_in_line_response_amplitude: single(after?.in_line_response_amplitude),
    rectified_cross_flow_response_amplitude: single(after?.cross_flow_response_amplitude),
    rectified_fatigue_life: after?.fatigue_life,
  }
}

/** A number of the span between supports that free-span-f105 gave. */
function readOf(trace: Trace, clause: string, symbol: string, title: string, unit: string, value: unknown): void {
  if (typeof value !== 'number') return
  trace.lookup({
    symbol,
    title,
    unit,
    source: dnvRpF105,
    clause,
    value,
    cell: 'free span assessment at the rectified span length',
  })
}

function answeredBy(after: Assessment['after']['values'], trace: Trace): void {
  trace.section('Rectified span response')
  const amplitude = 'response amplitude/diameter'
  readOf(trace, '4.3', 'A_Y', `In-line ${amplitude}`, '-', single(after.in_line_response_amplitude))
  readOf(trace, '4.4', 'A_Z', `Cross-flow ${amplitude}`, '-', single(after.cross_flow_response_amplitude))
  readOf(trace, '2.4', 'T_life', 'Fatigue life', 's', after.fatigue_life)
}

/** The check of the span between supports, by free-span-f105. */
function fatigueOf(made: CheckResult | NotChecked, trace: Trace): CheckResult | NotChecked {
  if ('notChecked' in made) return made
  trace.section('Rectified span fatigue')
  readOf(trace, '2.4', 'D_fat', 'Ratio of design life to fatigue life', '-', made.demand)
  readOf(trace, '2.4', 'eta', 'Utilisation factor', '-', made.capacity)
  return made
}

/** Why the onset alone does not judge the span between supports: a limit of the method is left, or vibration stays. */
interface Doubt {
  readonly outside: Left | undefined
  readonly shaken: string | undefined
}

function doubtsOf(p: Params, { section, ends, after }: Found, assessment: Assessment | undefined): Doubt {
  const A_Y = single(assessment?.after.values.in_line_response_amplitude)
  const shaken =
    typeof A_Y === 'number' && A_Y > 0 && p.design_life === undefined
      ? `the response model gives an in-line amplitude of ${shownRatio(A_Y)} diameters for the rectified span, and no {design_life} is entered to check it`
      : undefined
  return { outside: doubtOf(limitsLeft(section, ends, after), 'in line'), shaken }
}

/** The length by onset, which is its own finding. */
function rectifiedSpan(found: Found, { outside, shaken }: Doubt): CheckResult | NotChecked {
  const { division, L_allow } = found
  if (L_allow === undefined) return notChecked('not_requested', unlimited(found) ?? '')
  const made = check({ demand: division.L_tol, capacity: L_allow })
  return outside ? openIf('out_of_reach', outside, made) : openIf('input_missing', shaken, made)
}

/** A failure stands; else what is in doubt about the rectified span is open here, where its vibration is judged. */
function vibration(made: CheckResult | NotChecked | undefined, { outside, shaken }: Doubt) {
  if (shaken !== undefined) return withoutDemand(shaken)
  if (outside === undefined) return made
  return made && 'passes' in made ? openIf('out_of_reach', outside, made) : notChecked('out_of_reach', outside)
}

function checksOf(
  p: Params,
  found: Found,
  assessment: Assessment | undefined,
  trace: Trace,
): NonNullable<Rectified['checks']> {
  const { loads, heights } = found
  const { allowable_bearing_pressure: p_all, support_base_area: A_b, maximum_support_height: h_max } = p
  const none = notChecked('not_requested', NONE.notApplicable)
  const doubt = doubtsOf(p, found, assessment)
  const f105 = assessment?.after.checks?.fatigue
  const fatigue = vibration(f105 && fatigueOf(f105, trace), doubt)
  const limit = (demand: number | undefined, capacity: number) =>
    demand === undefined ? none : check({ demand, capacity })
  return {
    rectified_span: rectifiedSpan(found, doubt),
    ...(p_all !== undefined && A_b !== undefined && { support_bearing: limit(loads?.pressure, p_all) }),
    ...(h_max !== undefined && { support_height: limit(heights?.tallest, h_max) }),
    ...(fatigue && { fatigue }),
  }
}

/** A length that a limit of the closed forms leaves unjudged is said for information only. */
function sentence(p: Params, found: Found, checks: NonNullable<Rectified['checks']>): string {
  const { rectified_span: made } = checks
  const said = spanSaid(p, found, checks)
  const outside = made && 'notChecked' in made && made.left !== undefined
  return outside ? forInformation(said) : said
}

/** Of the checks beside the length, which the supports are placed for. */
function governing({ rectified_span, ...checks }: NonNullable<Rectified['checks']>): string {
  const worst = worstCheck(declared, checks)
  return worst?.result.passes ? `; ${midSentence(worst.spec.title)} governs, ${shownUse(worst.result)}` : ''
}

function spanSaid({ survey_tolerance: t_ol }: Params, found: Found, checks: NonNullable<Rectified['checks']>): string {
  const { L_allow, loads } = found
  const { n, L_sub } = found.division
  if (L_allow === undefined) return `The required number of intermediate supports is zero, because ${unlimited(found)}`
  const tolerance = t_ol > 0 ? ` plus ${shownIn(t_ol, 'm')} tolerance` : ''
  const allowed = `${shownIn(L_sub, 'm')}${tolerance}, within the allowable ${shownIn(L_allow, 'm')}`
  if (n === 0) return `The required number of intermediate supports is zero. Span length ${allowed}`
  const carried = loads === undefined ? '' : `. The maximum support load is ${shownIn(loads.R_1, 'kN')}.`
  return `The span requires ${n} ${n === 1 ? 'support' : 'equally spaced supports'}${governing(checks)}. Rectified span length ${allowed}${carried}`
}
