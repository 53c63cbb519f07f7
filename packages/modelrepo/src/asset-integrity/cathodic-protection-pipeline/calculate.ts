/** Bracelet anodes for a coated pipeline, in the order of the practice. */
import type { Trace } from '@keelson/equations'
import { PROTECTIVE_POTENTIAL, TABLE_8_6 } from '@keelson/standards/dnv-rp-b401-2021/anode-design.ts'
import {
  anodeCharge,
  currentDemand,
  requiredCharge,
  surfaceArea,
  totalOutput,
} from '@keelson/standards/dnv-rp-f103-2019/demand.ts'
import {
  type CheckResult,
  check,
  notApplicable,
  notChecked,
  type Outcome,
  openIf,
  type RunContext,
  shownIn,
  shownWhole,
} from '@keelson/workflow'
import { potentialEntered } from '../_shared/cathodic-protection/potentials.ts'
import { type Anodes, anodesOf } from './calculate-anodes.ts'
import { type Attenuation, attenuationOf } from './calculate-attenuation.ts'
import { type Breakdown, breakdownOf, densityOf, hotCoating } from './calculate-coating.ts'
import { type Spacing, spacingOf } from './calculate-spacing.ts'
import type { Demands } from './calculate-trade-off.ts'
import { attenuationChart, demandOverLife, potentialBetweenAnodes, spacingTradeOff } from './charts.ts'
import type { contract } from './contract.ts'
import { braceletFigure, lineFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { editionOf } from './modes-edition.ts'
import { tradeOffRows } from './tables.ts'
import { values } from './values.ts'
import { warningsOf } from './warnings.ts'

type Result = Outcome<typeof contract>
type Checks = NonNullable<Result['checks']>

export function calculate(p: Params, { trace }: RunContext): Result {
  const { source } = editionOf(p.edition)
  trace.section('Surface and current density')
  const A_c = trace.apply(surfaceArea, { D: p.outer_diameter, L: p.length })
  const i_cm = densityOf(p, trace)
  trace.section('Coating breakdown')
  const breakdown = breakdownOf(p, trace)
  const demand = { A_c, i_cm, ...demandsOf(p, A_c, i_cm, breakdown, trace) }
  const anodes = anodesOf(p, demand.I_cm, demand.I_cf, trace)
  const spacing = spacingOf(p, { i_cm, along: breakdown.along }, anodes, trace)
  const checks = checksOf(p, demand, anodes, spacing, trace)
  const attenuation = attenuationOf(p, trace)
  return {
    values: {
      surface_area: A_c,
      mean_current_density: i_cm,
      mean_coating_breakdown_factor: breakdown.mean,
      final_coating_breakdown_factor: breakdown.final,
      mean_current_demand: demand.I_cm,
      final_current_demand: demand.I_cf,
      ...anodeValues(anodes),
      ...spacingValues(spacing),
      ...attenuationValues(attenuation),
      standard_edition: `${source.id} (${source.revision})`,
    },
    checks,
    tables: () => ({ spacing_trade_off: tradeOffRows(p, demand, anodes, spacing) }),
    charts: () => ({
      potential_between_anodes: potentialBetweenAnodes(breakdown, anodes, spacing),
      demand_over_life: demandOverLife(p, breakdown, demand),
      spacing_trade_off: spacingTradeOff(p, demand, anodes, spacing),
      ...(attenuation && { attenuation: attenuationChart(attenuation) }),
    }),
    figures: () => ({ line: lineFigure(p, anodes, spacing), bracelet: braceletFigure(p, anodes) }),
    warnings: warningsOf(p, breakdown, spacing),
    detail: sentence(p, anodes, spacing, checks),
  }
}

function demandsOf(p: Params, A_c: number, i_cm: number, { mean, final }: Breakdown, trace: Trace): Demands {
  trace.section('Current demand')
  const k = p.design_factor_k
  const { mean_current_demand: ofMean, final_current_demand: ofFinal } = values
  return {
    I_cm: trace.apply(
      currentDemand,
      { A_c, i_cm, f_c: mean, k },
      { as: 'I_cm', rename: { f_c: 'f_cm' }, title: ofMean.title },
    ),
    I_cf: trace.apply(
      currentDemand,
      { A_c, i_cm, f_c: final, k },
      { as: 'I_cf', rename: { f_c: 'f_cf' }, title: ofFinal.title },
    ),
  }
}

function checksOf(
  p: Params,
  { I_cm, I_cf }: Demands,
  anodes: Anodes,
  spacing: Spacing,
  trace: Trace,
): NonNullable<Result['checks']> {
  trace.section('Anode output and capacity')
  const { N, s, Delta_E_s, reach } = spacing
  const named = p.number_of_anodes === undefined ? { N: 'N_req' } : {}
  const output = trace.apply(totalOutput, { N, I_a: anodes.I_af }, { rename: { ...named, I_a: 'I_af' } })
  const taken = trace.apply(requiredCharge, { I_cm, t_f: p.design_life })
  const held = trace.apply(
    anodeCharge,
    { N, m: p.bracelet_net_mass, u: p.anode_utilisation_factor, epsilon: anodes.epsilon },
    { rename: named },
  )
  const entered = drivingEntered(p)
  const hot = hotCoating(p)
  // A final factor that is entered replaces that of the tables.
  const final = p.final_coating_breakdown_factor === undefined ? hot : undefined
  const atTheEnd = (made: CheckResult) => openIf('out_of_reach', final, made)
  return {
    final_current: atTheEnd(check({ demand: I_cf, capacity: output, ...entered })),
    anode_charge: openIf('out_of_reach', hot, check({ demand: taken, capacity: held })),
    spacing:
      reach === undefined
        ? notChecked('not_requested', NO_CURRENT)
        : atTheEnd(check({ demand: s, capacity: reach.s_max, ...entered })),
    mid_span_potential: atTheEnd(check({ demand: Delta_E_s, capacity: anodes.Delta_E, ...entered })),
  }
}

/** A driving voltage, or a protective potential, that is weaker than that of the practice. */
function drivingEntered(p: Params): { readonly note?: string } {
  if (p.driving_voltage === undefined) return potentialEntered(p)
  if (p.driving_voltage <= LARGEST_DRIVING) return {}
  return {
    note: `{driving_voltage} ${shownIn(p.driving_voltage, 'V')} as entered; an Al-Zn-In anode at ${shownIn(AL_ZN_IN, 'V')} and steel at ${shownIn(PROTECTIVE_POTENTIAL.value, 'V')} give ${shownIn(LARGEST_DRIVING, 'V')} (DNV-RP-B401)`,
  }
}
/** The strongest closed circuit potential of Al-Zn-In in seawater. */
const AL_ZN_IN = Math.min(...TABLE_8_6['Al-Zn-In'].seawater.map(({ potential }) => potential))
const LARGEST_DRIVING = PROTECTIVE_POTENTIAL.value - AL_ZN_IN

/** How many bracelets, how far apart, and what they reach. */
function sentence(p: Params, anodes: Anodes, { N, s, E_s, reach }: Spacing, checks: Checks): string {
  const needed = `Required number of bracelet anodes ${shownWhole(anodes.N_req)} (${shownIn(p.bracelet_net_mass, 'kg')} each, governed by ${isByCurrent(anodes) ? 'final current' : 'mass'})`
  const installed = p.number_of_anodes === undefined ? needed : `${needed}, installed ${shownWhole(N)}`
  const between = E_s === undefined ? [] : [`mid-span potential ${shownIn(E_s, 'V')}`]
  const far = reach === undefined ? [] : [`length protected on each side of an anode ${shownIn(reach.L_p, 'm')}`]
  const said = [...between, ...far].join(', ')
  const head = `${installed}, spacing ${shownIn(s, 'm')}`
  const end = said === '' ? [] : [`End of life: ${said}`]
  return [head, ...end, protection(checks)].join('. ')
}

/** What fails or is not assessed is said before the sentence. */
const protection = (checks: Checks): string =>
  Object.values(checks).every((made) => made === undefined || ('passes' in made ? made.passes : made.open !== true))
    ? 'The pipeline is protected for its design life'
    : 'The pipeline is not shown to be protected for its design life'

/** Where both agree, mass governs. */
const isByCurrent = ({ N_f, N_m }: Anodes): boolean => N_f > N_m

const NO_CURRENT = 'the pipe draws no current at a final coating breakdown factor of 0'

const anodeValues = (a: Anodes) => ({
  required_net_anode_mass: a.M,
  anodes_required: a.N_req,
  anodes_required_mass: a.N_m,
  anodes_required_final: a.N_f,
  governing_criterion: isByCurrent(a) ? 'final current' : 'mass',
  anode_resistance: a.R_af,
  anode_current_output: a.I_af,
})

function spacingValues({ s, E_s, reach }: Spacing) {
  const none = notApplicable(NO_CURRENT)
  return {
    anode_spacing: s,
    mid_span_potential: E_s ?? notApplicable('a driving voltage is entered instead of potentials'),
    protected_length: reach?.L_p ?? none,
    half_anode_spacing: reach?.L_h ?? none,
    protected_from_one_end: reach?.fromOneEnd ?? none,
    protected_from_both_ends: reach?.fromBothEnds ?? none,
  }
}

const attenuationValues = (attenuation: Attenuation | undefined) => ({
  attenuation_constant: attenuation?.alpha,
  characteristic_resistance: attenuation?.R_c,
  midpoint_potential_shift: attenuation?.E_L,
  drain_point_current: attenuation?.I_0,
})
