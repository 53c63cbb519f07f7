/** On-bottom stability by three methods, in the order of the standard. */

import type { Trace } from '@keelson/equations'
import { SAFETY_FACTOR } from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import { factorRange } from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import { SPECIFIC_GRAVITY } from '@keelson/standards/dnv-rp-f109-2021/generalised-limits.ts'
import { FRICTION } from '@keelson/standards/dnv-rp-f109-2021/soil.ts'
import { dnvRpF109 } from '@keelson/standards/dnv-rp-f109-2021/source.ts'
import {
  factoredBuoyancy,
  GAMMA_W,
  verticalStabilityUtilisation,
  weightInAir,
} from '@keelson/standards/dnv-rp-f109-2021/weight.ts'
import {
  type CheckResult,
  check,
  given,
  type NotApplicable,
  type NotChecked,
  notApplicable,
  type Outcome,
  openIf,
  outOf,
  type RunContext,
  shown,
  utilisation,
  type Warning,
} from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import { type AbsoluteResult, absoluteStability, sunkIn } from './calculate-absolute.ts'
import { requiredConcrete } from './calculate-concrete.ts'
import { breaking, designFlow, wavesAtBed } from './calculate-flow.ts'
import { generalisedStability } from './calculate-generalised.ts'
import { type Pipe, pipeOf } from './calculate-pipe.ts'
import { type Root, requiredAbsoluteWeight, type Sea } from './calculate-required.ts'
import { worstPhase } from './calculate-simplified.ts'
import { loadPhase, velocityDepth, velocitySpectrum, weightDisplacement } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { type SectionLoads, sectionOnBed } from './figures.ts'
import type { Params } from './inputs.ts'
import { ABSOLUTE, SIMPLIFIED } from './modes.ts'
import { edgeWarnings, lightWarning, replacedTables, sunkWarning, warn } from './warnings.ts'

type F109 = Outcome<typeof contract>
type Part = Required<Pick<F109, 'values' | 'checks' | 'charts'>> & {
  readonly warnings: readonly Warning[]
  readonly sea: Sea
  /** What the figure shows of it: penetration in m, loads. */
  readonly section: { readonly penetration: number; readonly loads: SectionLoads }
}

export function calculate(p: Params, { trace }: RunContext): F109 {
  const pipe = pipeOf(p, p.coating_thickness, trace)
  const stability = verticalStability(pipe, trace)
  const part = lateral(p, pipe, trace)
  const concrete = requiredConcrete(p, part.sea, trace)
  const checks = { ...stability.checks, ...part.checks }
  const governing = governingOf(checks)
  return {
    values: {
      hydrodynamic_diameter: pipe.D,
      submerged_weight: pipe.w_s,
      buoyancy: pipe.b,
      specific_gravity: pipe.s_g,
      ...stability.values,
      ...part.values,
      required_concrete_thickness: concrete.value,
      governing_criterion: governing,
    },
    checks,
    tables: () => ({ concrete_sweep: concrete.sweep() }),
    charts: () => ({ ...part.charts(), ...concrete.charts() }),
    figures: () => ({ section: sectionOnBed(p, pipe, part.section.penetration, part.section.loads) }),
    warnings: [...part.warnings, ...lightWarning(pipe), ...replacedTables(p)],
    detail: sentence(p, pipe, { ...stability.values, ...part.values }, checks, concrete.value),
  }
}

function verticalStability({ b, w_s }: Pipe, trace: Trace) {
  if (w_s === undefined) return { values: {}, checks: {} }
  trace.section('Vertical stability in water')
  const u_v = trace.apply(verticalStabilityUtilisation, { gamma_w: GAMMA_W, b, w_s })
  const demand = trace.apply(factoredBuoyancy, { gamma_w: GAMMA_W, b })
  const capacity = trace.apply(weightInAir, { w_s, b })
  return {
    values: { vertical_stability_utilisation: utilisation(u_v) },
    checks: { vertical_stability: check({ demand, capacity, utilisation: u_v }) },
  }
}

function lateral(p: Params, pipe: Pipe, trace: Trace): Part {
  if (p.method === SIMPLIFIED) return simplifiedPart(p, pipe, trace)
  return p.method === ABSOLUTE ? absolutePart(p, pipe, trace) : generalisedPart(p, pipe, trace)
}

function simplifiedPart(p: Params, { D, w_s }: Pipe, trace: Trace): Part {
  const worst = worstPhase(p, D, trace)
  return {
    values: {
      critical_phase_angle: worst.theta,
      horizontal_force_at_critical_phase: worst.F_H,
      lift_force_at_critical_phase: worst.F_L,
      required_submerged_weight: worst.w_req,
    },
    checks:
      w_s === undefined
        ? {}
        : { simplified_static: check({ demand: worst.w_req, capacity: w_s, ...noteOf(...simplifiedCriteria(p)) }) },
    charts: () => ({ load_phase: loadPhase(p, D, w_s) }),
    warnings: [],
    sea: { waves: { gamma: undefined, U_s: undefined, T_u: undefined, motion: undefined }, flow: undefined },
    section: {
      penetration: 0,
      loads: {
        flow: { symbol: 'U_a', value: given(p, 'velocity_amplitude').velocity_amplitude },
        horizontal: { symbol: 'F_H', value: worst.F_H },
        lift: { symbol: 'F_L', value: worst.F_L },
      },
    },
  }
}

function absolutePart(p: Params, { D, w_s }: Pipe, trace: Trace): Part {
  if (w_s === undefined) throw new Error('the absolute method requires the weight')
  const waves = wavesAtBed(p, trace)
  const flow = designFlow(p, D, waves, trace)
  const r = absoluteStability(p, D, w_s, flow, trace)
  const lifts = r.lifts
    ? { failure: w_s > 0 ? 'the lift exceeds the submerged weight: the pipe leaves the bed' : 'the pipe floats' }
    : {}
  const edge = edgeWarnings(r)
  const unknown = sunkIn(r) ?? breaking(p)
  const verdict = { ...notedOf(edge, ...enteredCriteria(p)), ...lifts }
  const required = requiredAbsoluteWeight(p, D, flow)
  const lateral_stability = openIf(
    'out_of_reach',
    unknown,
    check({ demand: r.S_Y, capacity: r.R_Y, utilisation: slidingUse(r), ...verdict }),
  )
  const still = notApplicable('no wave reaches the bed')
  const floats = notApplicable('the pipe floats')
  return {
    values: {
      ...waveValues(waves),
      number_of_oscillations: flow.tau ?? (waves.motion ? still : undefined),
      period_ratio_kt:
        flow.k_T ?? (p.design_oscillation_period === undefined ? still : notApplicable('the design period was given')),
      design_oscillation_velocity: flow.U_star,
      design_oscillation_period: flow.T_star ?? still,
      mean_current_velocity: flow.V_star,
      keulegan_carpenter_number: r.K,
      steady_to_oscillatory_ratio: Number.isFinite(r.M) ? r.M : still,
      peak_horizontal_load_coefficient: r.C_Y,
      peak_vertical_load_coefficient: r.C_Z,
      initial_penetration_ratio: r.zeta_pi,
      load_reduction_horizontal: r.r_y,
      load_reduction_vertical: r.r_z,
      peak_horizontal_load: r.F_Y,
      peak_vertical_load: r.F_Z,
      passive_soil_resistance: r.F_R,
      horizontal_utilisation: w_s > 0 ? utilisation(r.u_y) : floats,
      vertical_utilisation: w_s > 0 ? utilisation(r.u_z) : floats,
      required_submerged_weight: requiredWeight(required, trace),
    },
    checks: { lateral_stability, lift_off: openIf('out_of_reach', unknown, check({ ...liftOff(r, w_s), ...verdict })) },
    charts: () => seaCharts(p, waves),
    warnings: [
      ...flow.warnings,
      ...edge,
      ...(isOpen(lateral_stability) ? [] : [...sunkWarning(r), ...breakingWarning(p)]),
    ],
    sea: { waves, flow },
    section: {
      penetration: r.zeta_pi * D,
      loads: {
        flow: { symbol: 'U_star', value: flow.U_star },
        horizontal: { symbol: 'F_Y_star', value: r.F_Y },
        lift: { symbol: 'F_Z_star', value: r.F_Z },
        resistance: { symbol: 'F_R', value: r.F_R },
      },
    },
  }
}

function generalisedPart(p: Params, { D, w_s, s_g }: Pipe, trace: Trace): Part {
  const waves = wavesAtBed(p, trace)
  const r = generalisedStability(p, D, w_s, waves, trace)
  const unknown = r.tooLow ?? (s_g === undefined ? undefined : outOf(SPECIFIC_GRAVITY, s_g)) ?? breaking(p)
  const weight_parameter =
    r.L === undefined
      ? undefined
      : openIf('out_of_reach', unknown, check({ demand: r.L_req, capacity: r.L, ...notedOf(r.warnings) }))
  return {
    values: {
      ...waveValues(waves),
      number_of_oscillations: r.tau ?? notApplicable('not needed for half a diameter'),
      mean_current_velocity: r.V,
      significant_keulegan_carpenter_number: r.K,
      steady_to_oscillatory_ratio: r.M,
      l_stable: r.L_stable,
      l_10: r.L_10,
      required_weight_half_diameter: r.w_05,
      required_weight_ten_diameters: r.w_10,
      required_submerged_weight: r.w_req,
    },
    checks: weight_parameter === undefined ? {} : { weight_parameter },
    charts: () => ({ ...seaCharts(p, waves), weight_displacement: weightDisplacement(p, r, w_s) }),
    warnings: [...r.warnings, ...(isOpen(weight_parameter) ? [] : breakingWarning(p))],
    sea: { waves, flow: undefined },
    section: { penetration: 0, loads: waves.U_s === undefined ? {} : { flow: { symbol: 'U_s', value: waves.U_s } } },
  }
}

/** An open check says itself what it is outside of. */
const isOpen = (made: CheckResult | NotChecked | undefined) => made !== undefined && 'notChecked' in made

type Verdict = Pick<Parameters<typeof check>[0], 'note'>

/** A pipe that lifts fails to hold sideways whatever its friction: then there is no utilisation below the limit. */
const slidingUse = ({ lifts, u_y }: AbsoluteResult): number => (lifts && u_y <= 1 ? Number.NaN : u_y)

/** With a safety factor below 1 the lift itself may exceed the weight before its factored value does. */
function liftOff({ lifts, F_Z, S_Z, u_z }: AbsoluteResult, w_s: number) {
  if (lifts && S_Z < w_s) return { demand: F_Z, capacity: w_s }
  return { demand: S_Z, capacity: w_s, utilisation: u_z }
}

/** Of the simplified method: its safety factor and its friction. */
const simplifiedCriteria = ({ safety_factor: factor, friction_coefficient: mu, soil_type: soil }: Params) => [
  factor === undefined ? undefined : asEntered('safety_factor', factor, SAFETY_FACTOR, 'below'),
  frictionEntered(mu, soil),
]

/** What the checks say of a safety factor or a friction that the request sets. */
function enteredCriteria(p: Params): readonly (string | undefined)[] {
  const { safety_factor: factor, friction_coefficient: mu, soil_type: soil } = p
  const { least, most } = factorRange(soil === 'clay' ? 'clay' : 'sand')
  return [
    factor === undefined || factor >= most
      ? undefined
      : `{safety_factor} is ${shown(factor)} as entered; DNV-RP-F109 tables 3-5 to 3-8 give ${least} to ${most} by region and safety class`,
    frictionEntered(mu, soil),
  ]
}

function frictionEntered(mu: number | undefined, soil: Params['soil_type']): string | undefined {
  if (mu === undefined || soil === undefined) return undefined
  return asEntered('friction_coefficient', mu, { value: FRICTION[soil], source: dnvRpF109, clause: '3.4.6' }, 'above')
}

/** What a reader of the verdict must know of the tables and the waves behind it. */
function notedOf(tables: readonly Warning[], ...others: readonly (string | undefined)[]): Verdict {
  const outside = tables.some(({ code }) => code === 'outside_table')
  const said = [outside ? 'read outside the tables of the method, as the warnings say' : undefined, ...others]
  const note = said.filter((s) => s !== undefined).join('; ')
  return note === '' ? {} : { note }
}

function breakingWarning(p: Params): Warning[] {
  const left = breaking(p)
  return left === undefined ? [] : [warn('breaking_waves', left.reason, '/significant_wave_height')]
}

const waveValues = ({ gamma, U_s, T_u, motion }: ReturnType<typeof wavesAtBed>) => ({
  peak_enhancement_factor: gamma,
  significant_flow_velocity: U_s,
  flow_zero_crossing_period: T_u ?? (motion ? notApplicable('no wave reaches the bed') : undefined),
})

const seaCharts = (p: Params, waves: ReturnType<typeof wavesAtBed>) =>
  waves.motion === undefined
    ? {}
    : { velocity_spectrum: velocitySpectrum(p, waves), velocity_depth: velocityDepth(p, waves.gamma) }

function requiredWeight(root: Root | NotApplicable, trace: Trace): number | NotApplicable {
  if ('notApplicable' in root) return root
  return trace.solved({
    symbol: 'w_req',
    title: 'Submerged weight at which the criterion is just met',
    unit: 'N/m',
    source: dnvRpF109,
    clause: '3.6.1',
    value: root.value,
    trial: 10,
    residual: root.residual,
    iterations: root.iterations,
    method: 'bracketed root at which the largest utilisation is 1, at this diameter',
    meets: root.meets,
  })
}

/** Name of the value that holds the largest utilisation. */
function governingOf(checks: F109['checks']): string | undefined {
  const names = {
    vertical_stability: 'vertical_stability_utilisation',
    lateral_stability: 'horizontal_utilisation',
    lift_off: 'vertical_utilisation',
    weight_parameter: 'l_stable',
    simplified_static: 'required_submerged_weight',
  }
  let governing: { name: string; u: number } | undefined
  for (const [id, name] of Object.entries(names)) {
    const c = checks?.[id as keyof typeof names]
    if (!c || 'notChecked' in c) continue
    const u = c.utilisation ?? Number.POSITIVE_INFINITY
    if (!governing || u > governing.u) governing = { name, u }
  }
  return governing?.name
}
