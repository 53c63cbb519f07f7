/** What is the same at every station: the section, its strength, and the pressures at which it bursts and collapses. */
import type { Constant, Trace } from '@keelson/equations'
import { allowableStress, deratedStrength } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import * as collapse from '@keelson/standards/api-rp-2rd-1998/collapse.ts'
import * as primary from '@keelson/standards/api-rp-2rd-1998/primary-stress.ts'
import * as burst from '@keelson/standards/api-std-2rd-2013/burst.ts'
import * as collapse2013 from '@keelson/standards/api-std-2rd-2013/collapse.ts'
import * as combined from '@keelson/standards/api-std-2rd-2013/combined.ts'
import type { Params } from './inputs.ts'
import { ALLOWABLE } from './modes.ts'

export interface Pipe {
  readonly section: primary.RiserSection
  readonly sigma_all: number
  readonly P_c: number
  /** Allowable net external pressure of the 1998 edition. */
  readonly P_c_d: number
  /** Of the comparison with API STD 2RD; none without a tensile strength. */
  readonly std2rd: Std2rdPipe | undefined
}
export interface Std2rdPipe extends combined.CombinedPipe {
  /** Allowable net internal and external pressure. */
  readonly p_b_d: number
  readonly P_c_d: number
}

export function pipeOf(p: Params, trace: Trace): Pipe {
  trace.section('Section')
  const { outer_diameter: D, wall_thickness: t } = p
  const t_min = p.minimum_wall_thickness ?? trace.apply(primary.minimumWall, { k_t: primary.LEAST_WALL, t })
  const section = primary.riserSection({ D, t, t_min }, trace)
  trace.section('Allowable stress')
  const f_T = p.temperature_derating_factor
  const f_y = trace.apply(deratedStrength, { f_T, SMYS: p.specified_minimum_yield_strength })
  const C_f: number | Constant = p.design_factor ?? ALLOWABLE[p.design_case]
  const sigma_all = trace.apply(allowableStress, { C_f, f_y })
  trace.section('Collapse pressure')
  const thin = { rename: { t: 't_min', S: 'f_y' } }
  const P_y = trace.apply(collapse.yieldCollapsePressure, { S: f_y, t: t_min, D }, thin)
  const P_el = trace.apply(
    collapse.elasticCollapsePressure,
    { E: p.youngs_modulus, t: t_min, D, nu: collapse.NU },
    thin,
  )
  const P_c = trace.apply(collapse.collapsePressure, { P_y, P_el })
  const P_c_d = trace.apply(
    collapse.allowableCollapsePressure,
    { f_o: p.collapse_design_factor, P_c },
    { rename: { f_o: 'D_f' } },
  )
  return { section, sigma_all, P_c, P_c_d, std2rd: std2rdOf(p, section, f_y, P_c, trace) }
}

/** The derating of the yield strength, of the tensile strength. */
const TENSILE = {
  as: 'f_u',
  title: 'Tensile strength at temperature',
  rename: { SMYS: 'SMTS' },
  means: { SMYS: 'specified minimum tensile strength' },
} as const

function std2rdOf(
  p: Params,
  { D, t, t_min, A }: primary.RiserSection,
  f_y: number,
  P_c: number,
  trace: Trace,
): Std2rdPipe | undefined {
  if (p.specified_minimum_tensile_strength === undefined) return undefined
  trace.section('API STD 2RD (2013) capacities')
  const f_u = trace.apply(
    deratedStrength,
    { f_T: p.temperature_derating_factor, SMYS: p.specified_minimum_tensile_strength },
    TENSILE,
  )
  const p_b = trace.apply(
    burst.burstPressure,
    { k: p.burst_factor_k, S: f_y, U: f_u, D, t: t_min },
    { rename: { S: 'f_y', U: 'f_u', t: 't_min' } },
  )
  const p_b_d = trace.apply(
    burst.allowableInternalPressure,
    { F_D: p.std2rd_burst_design_factor, p_b },
    { rename: { F_D: 'F_b' } },
  )
  const P_c_d = trace.apply(
    collapse2013.allowableCollapsePressure,
    { f_o: p.std2rd_collapse_design_factor, P_c },
    { as: 'P_c_2', rename: { f_o: 'F_c' } },
  )
  const T_y = trace.apply(combined.yieldTension, { S: f_y, A }, { rename: { S: 'f_y' } })
  const W_e = trace.apply(combined.sectionModulus, { D, t })
  const M_y = trace.apply(combined.yieldMoment, { S: f_y, W_e }, { rename: { S: 'f_y' } })
  const M_p = trace.apply(combined.plasticMoment, { M_y })
  return { p_b, P_c, p_b_d, P_c_d, T_y, M_y, M_p }
}
