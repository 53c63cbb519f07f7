/** The span and its flow before any response: axial force, frequencies, reduced velocities, damping. */
import { house, type Lookup, silent, type Trace } from '@keelson/equations'
import {
  currentFlowRatio,
  designStabilityParameter,
  reducedVelocity,
  stabilityParameter,
} from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import {
  concreteStiffening,
  EXPANSION_STEEL,
  effectiveAxialForce,
  K_C,
  POISSON_STEEL,
} from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { given } from '@keelson/workflow'
import { type Section, sectionOf } from '../_shared/free-span/section.ts'
import { type Ends, type Span, spanAt, standing } from '../_shared/free-span/span.ts'
import type { Params } from './inputs.ts'

export interface State {
  readonly section: Section
  readonly ends: Ends
  readonly span: Span
  /** The in-line frequency in use: calculated or given. */
  readonly f_IL: number
  /** undefined without flow. */
  readonly alpha: number | undefined
  readonly V_IL: readonly number[]
  readonly V_CF: readonly number[]
  /** undefined where K_sd was given. */
  readonly K_s: number | undefined
  readonly K_sd: number
}
/** Whether the run is of one reduced velocity, with stresses and life, or of a list. */
export const isSingle = ({ V_IL }: State): boolean => V_IL.length === 1

export function stateOf(p: Params, trace: Trace): State {
  const section = sectionOf(p, trace)
  const ends = endsOf(p, section, trace)
  const found = spanAt(section, ends, p.span_length, trace, p.in_line_frequency === undefined ? 'f_IL' : 'f_IL_calc')
  const span = standing(found, ends, forcePointer(p))
  const f_IL = p.in_line_frequency ?? span.f_IL
  trace.section('Flow and damping')
  const alpha = alphaOf(p, trace)
  const velocities = reducedVelocities(p, section.D, f_IL, span.f_CF, trace)
  return { section, ends, span, f_IL, alpha, ...velocities, ...dampingOf(p, section, trace) }
}

const RESTRAINT = ['temperature_change', 'internal_pressure_change', 'residual_lay_tension'] as const

/** Whether anything says what force is in the pipe. */
export const isHeld = (p: Params): boolean =>
  p.effective_axial_force !== undefined || RESTRAINT.some((name) => p[name] !== undefined)

/** Where the axial force came from. */
const forcePointer = (p: Params): string =>
  `/${p.effective_axial_force === undefined ? (RESTRAINT.find((name) => p[name] !== undefined) ?? 'effective_axial_force') : 'effective_axial_force'}`

function endsOf(p: Params, s: Section, trace: Trace): Ends {
  return {
    boundary: p.boundary_condition,
    K_V: p.vertical_soil_stiffness,
    K_L: p.lateral_soil_stiffness,
    S_eff: axialForceOf(p, s, trace),
    CSF: stiffeningOf(p, trace),
  }
}

const FREE_TO_MOVE: Lookup = {
  symbol: 'S_eff',
  title: 'Effective axial force',
  unit: 'N',
  source: house,
  clause: 'convention: zero force without axial restraint data',
  value: 0,
  cell: 'no lay tension, pressure or temperature is entered',
}

function axialForceOf(p: Params, { D_i, A_s, E }: Section, trace: Trace): number {
  if (p.effective_axial_force !== undefined) return p.effective_axial_force
  if (!isHeld(p)) return trace.lookup(FREE_TO_MOVE)
  return trace.apply(effectiveAxialForce, {
    H_eff: p.residual_lay_tension ?? 0,
    Delta_p: p.internal_pressure_change ?? 0,
    D_i,
    nu: POISSON_STEEL,
    A_s,
    E,
    alpha_e: EXPANSION_STEEL,
    Delta_T: p.temperature_change ?? 0,
  })
}

function stiffeningOf(p: Params, trace: Trace): number {
  if (p.concrete_stiffness_factor !== undefined) return p.concrete_stiffness_factor
  if (p.concrete_to_steel_stiffness_ratio === undefined) return 0
  const k_c = trace.lookup({
    symbol: 'k_c',
    title: 'Concrete slip coefficient',
    unit: '-',
    source: dnvRpF105,
    clause: '6.2.5',
    value: K_C[p.corrosion_coating],
    cell: `corrosion coating ${p.corrosion_coating}`,
  })
  return trace.apply(concreteStiffening, { k_c, r_EI: p.concrete_to_steel_stiffness_ratio })
}

function alphaOf(p: Params, trace: Trace): number | undefined {
  if (p.velocity_ratio_alpha !== undefined) return p.velocity_ratio_alpha
  return currentShare(p.current_velocity, p.wave_velocity, trace)
}

/** Current over flow; undefined without a flow. */
export const currentShare = (U_c: number, U_w: number, trace: Trace = silent): number | undefined =>
  U_c + U_w > 0 ? trace.apply(currentFlowRatio, { U_c, U_w }) : undefined

export const NO_FLOW = 'there is no flow'

function reducedVelocities(p: Params, D: number, f_IL: number, f_CF: number, trace: Trace) {
  if (p.reduced_velocity !== undefined) return { V_IL: p.reduced_velocity, V_CF: p.reduced_velocity }
  const flow = { U_c: p.current_velocity, U_w: p.wave_velocity, gamma_f: p.safety_factor_natural_frequency, D }
  const along = { as: 'V_R_IL', title: 'In-line reduced velocity', rename: { f: 'f_IL' } }
  const across = { as: 'V_R_CF', title: 'Cross-flow reduced velocity', rename: { f: 'f_CF' } }
  return {
    V_IL: [trace.apply(reducedVelocity, { ...flow, f: f_IL }, along)],
    V_CF: [trace.apply(reducedVelocity, { ...flow, f: f_CF }, across)],
  }
}

function dampingOf(p: Params, { m_e, D }: Section, trace: Trace): Pick<State, 'K_s' | 'K_sd'> {
  if (p.design_stability_parameter !== undefined) return { K_s: undefined, K_sd: p.design_stability_parameter }
  const { total_damping_ratio: zeta_T } = given(p, 'total_damping_ratio')
  const K_s = trace.apply(stabilityParameter, { m_e, zeta_T, rho_w: p.water_density, D })
  return { K_s, K_sd: trace.apply(designStabilityParameter, { K_s, gamma_k: p.safety_factor_gamma_k }) }
}
