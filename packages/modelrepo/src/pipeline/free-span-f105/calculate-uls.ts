/** Static and dynamic moment of the span against local buckling under combined loading. */
import { type Constant, silent, type Trace } from '@keelson/equations'
import { COEFFICIENTS, seabedMomentCoefficient } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { POISSON_STEEL } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import { momentOfStress, staticMoment } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { dynamicStress } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { GAMMA_SC_LB, OVALITY_FLOOR, systemCollapse } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import {
  AXIAL_FORCE,
  bucklingExternal,
  bucklingInternal,
  designAxialForce,
  designMoment,
  GAMMA_C_UNEVEN,
  GAMMA_E_A,
  GAMMA_E_B,
  GAMMA_F_A,
  GAMMA_F_B,
  horizontalDesignMoment,
  netInternalPressure,
  verticalDesignMoment,
} from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import {
  flowStressParameter,
  LOAD_CONTROLLED_D_OVER_T,
  plasticForce,
  plasticMoment,
  pressureParameter,
  slendernessParameter,
} from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import {
  ALPHA_FAB,
  ALPHA_U_NORMAL,
  characteristicTensileStrength,
  characteristicYieldStrength,
  containmentStrength,
} from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { containmentResistance } from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import { dnvStF101, GAMMA_M, type SafetyClass } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { type Left, type NotChecked, notChecked, outOf, withoutDemand } from '@keelson/workflow'
import type { State } from './calculate-state.ts'
import type { Stresses } from './calculate-stresses.ts'
import type { Params } from './inputs.ts'

export interface Uls {
  readonly M_static: number
  readonly M_E_IL: number
  readonly M_E_CF: number
  readonly M_Sd: number
  readonly u: number
  /** Why the criterion does not hold; undefined where it does. */
  readonly doubt: Left | undefined
}
/** Inputs without which the check is not made. */
export const ULS_INPUTS = [
  'specified_minimum_yield_strength',
  'specified_minimum_tensile_strength',
  'internal_pressure',
  'external_pressure',
  'safety_class',
] as const

/** The check, or why it is not made; undefined if its inputs are not entered. */
export function ulsOf(p: Params, state: State, stresses: Stresses, trace: Trace): Uls | NotChecked | undefined {
  const { specified_minimum_yield_strength: SMYS, specified_minimum_tensile_strength: SMTS } = p
  const { internal_pressure: p_i, external_pressure: p_e, safety_class } = p
  if (SMYS === undefined || SMTS === undefined || p_i === undefined || p_e === undefined) return undefined
  if (safety_class === undefined) return undefined
  const { D, t_s } = state.section
  const slender = outOf(LOAD_CONTROLLED_D_OVER_T, D / t_s)
  if (slender) return notChecked('out_of_reach', slender)
  const { S: S_IL } = stresses.il
  const { S: S_CF } = stresses.cf
  if (typeof S_IL !== 'number') return withoutDemand(S_IL.notApplicable)
  if (typeof S_CF !== 'number') return withoutDemand(S_CF.notApplicable)
  const moments = momentsOf(p, state, S_IL, S_CF, trace)
  trace.section('Combined loading')
  const resistance = resistanceOf({ safety_class, SMYS, SMTS }, state, trace)
  const Delta_p = trace.apply(netInternalPressure, { p_i, p_e }, { as: 'p_net' })
  const pressure = pressureOf(state, resistance, Delta_p, trace)
  const used = (factors: Factors, t: Trace) => utilisationOf(state, moments, resistance, Delta_p, pressure, factors, t)
  const worst = used(SYSTEM, silent).u > used(LOCAL, silent).u ? SYSTEM : LOCAL
  const { M_Sd, S_Sd, u } = used(worst, trace)
  const doubt = outOf(AXIAL_FORCE, Math.abs(S_Sd) / resistance.S_p)
  return { ...moments, M_Sd, u, doubt }
}

interface Factors {
  readonly gamma_F: Constant
  readonly gamma_E: Constant
}
/** Load combinations a, system check, and b, local check. */
const SYSTEM: Factors = { gamma_F: GAMMA_F_A, gamma_E: GAMMA_E_A }
const LOCAL: Factors = { gamma_F: GAMMA_F_B, gamma_E: GAMMA_E_B }

function momentsOf(p: Params, { section, ends, span }: State, S_IL: number, S_CF: number, trace: Trace) {
  trace.section('Static and dynamic moments')
  const { I, t_s, D, q } = section
  const { r_L, L_eff, P_cr } = span.vertical
  const tabled = COEFFICIENTS[ends.boundary].C_5
  const C_5 =
    tabled === null
      ? trace.apply(seabedMomentCoefficient, { r_L: r_L ?? 1 })
      : trace.lookup({
          symbol: 'C_5',
          title: 'Moment coefficient',
          unit: '-',
          source: dnvRpF105,
          clause: 'table 6-1',
          value: tabled,
          cell: ends.boundary,
        })
  const M_static = trace.apply(staticMoment, { C_5, q, L_eff, S_eff: ends.S_eff, P_cr })
  const dynamic = (S: number, d: string) => {
    const names = { as: `sigma_E_${d}`, rename: { S: `S_${d}` } }
    const sigma_E = trace.apply(dynamicStress, { S, gamma_s: p.safety_factor_stress }, names)
    return trace.apply(
      momentOfStress,
      { sigma_E, I, D_s: D, t_s },
      { as: `M_E_${d}`, rename: { sigma_E: `sigma_E_${d}`, D_s: 'D' } },
    )
  }
  return { M_static, M_E_IL: dynamic(S_IL, 'IL'), M_E_CF: dynamic(S_CF, 'CF') }
}

interface Steel {
  readonly safety_class: SafetyClass
  readonly SMYS: number
  readonly SMTS: number
}

function resistanceOf({ safety_class, SMYS, SMTS }: Steel, { section }: State, trace: Trace) {
  const { D, t_s: t_2 } = section
  const wall = { rename: { t_2: 't_s' } }
  const f_y = trace.apply(characteristicYieldStrength, { SMYS_T: SMYS, alpha_U: ALPHA_U_NORMAL }, YIELD)
  const f_u = trace.apply(characteristicTensileStrength, { SMTS_T: SMTS, alpha_U: ALPHA_U_NORMAL }, TENSILE)
  const beta_w = trace.apply(slendernessParameter, { D, t_2 }, { as: 'beta_w', ...wall })
  const gamma_SC_LB = trace.lookup({
    symbol: 'gamma_SC_LB',
    title: 'Safety class resistance factor, local buckling',
    unit: '-',
    source: dnvStF101,
    clause: 'table 5-2',
    value: GAMMA_SC_LB[safety_class],
    cell: `safety class ${safety_class}`,
  })
  return {
    f_y,
    f_u,
    beta_w,
    gamma_SC_LB,
    alpha_c: trace.apply(flowStressParameter, { beta: beta_w, f_u, f_y }, BETA),
    M_p: trace.apply(plasticMoment, { f_y, D, t_2 }, wall),
    S_p: trace.apply(plasticForce, { f_y, D, t_2 }, wall),
  }
}
type Resistance = ReturnType<typeof resistanceOf>
const YIELD = { rename: { SMYS_T: 'SMYS' } }
const TENSILE = { rename: { SMTS_T: 'SMTS' } }
const BETA = { rename: { beta: 'beta_w' } }

type Pressure = { readonly alpha_p: number; readonly p_b: number } | { readonly p_c: number }

/** What stands against the pressure: containment inside, collapse outside. */
function pressureOf({ section }: State, { f_y, f_u, beta_w }: Resistance, Delta_p: number, trace: Trace): Pressure {
  const { D, t_s, E } = section
  if (Delta_p >= 0) {
    const f_cb = trace.apply(containmentStrength, { f_y, f_u })
    const p_b = trace.apply(containmentResistance, { t_1: t_s, D, f_cb }, { rename: { t_1: 't_s' } })
    const names = { rename: { beta: 'beta_w', Delta_p: 'p_net' } }
    return { p_b, alpha_p: trace.apply(pressureParameter, { beta: beta_w, Delta_p, p_b }, names) }
  }
  return systemCollapse(
    { E, nu: POISSON_STEEL.value, D, t_1: t_s, f_y, alpha_fab: ALPHA_FAB.seamless, f_0: OVALITY_FLOOR.value },
    trace,
  )
}

function utilisationOf(
  { ends }: State,
  { M_static, M_E_IL, M_E_CF }: Pick<Uls, 'M_static' | 'M_E_IL' | 'M_E_CF'>,
  { gamma_SC_LB, alpha_c, M_p, S_p }: Resistance,
  Delta_p: number,
  pressure: Pressure,
  { gamma_F, gamma_E }: Factors,
  trace: Trace,
) {
  const gamma_c = GAMMA_C_UNEVEN
  const M_V = trace.apply(verticalDesignMoment, { gamma_F, gamma_c, M_static, gamma_E, M_E_CF })
  const M_H = trace.apply(horizontalDesignMoment, { gamma_E, M_E_IL })
  const M_Sd = trace.apply(designMoment, { M_V, M_H })
  const S_Sd = trace.apply(designAxialForce, { gamma_F, gamma_c, S_eff: ends.S_eff })
  const common = { gamma_m: GAMMA_M, gamma_SC_LB, M_Sd, alpha_c, M_p, S_Sd, S_p, Delta_p }
  const names = { rename: { Delta_p: 'p_net' } }
  const u =
    'p_c' in pressure
      ? trace.apply(bucklingExternal, { ...common, p_c: pressure.p_c }, names)
      : trace.apply(bucklingInternal, { ...common, ...pressure }, names)
  return { M_Sd, S_Sd, u }
}
