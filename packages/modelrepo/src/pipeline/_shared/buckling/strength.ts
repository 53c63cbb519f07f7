/** The pipe that buckles as a whole: its section, and what its steel holds when it is bent. */
import type { Constant, Trace } from '@keelson/equations'
import { type PipeSection, pipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { type Grade, PSL2_GRADES, smtsOf, smysOf, TABLE_7 } from '@keelson/standards/api-5l-2018/grades.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { GAMMA_SC_LB } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import * as combined from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import * as buckling from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import * as material from '@keelson/standards/dnv-st-f101-2021/material.ts'
import { containmentResistance } from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import { dnvStF101, GAMMA_M, type SafetyClass } from '@keelson/standards/dnv-st-f101-2021/source.ts'

/** Inputs of the pipe, SI (temperature in degC, as its field). */
export interface PipeInputs {
  readonly outer_diameter: number
  readonly wall_thickness: number
  readonly youngs_modulus: number
  readonly material_grade: Grade
  readonly operating_temperature?: number | undefined
  readonly safety_class: SafetyClass
  readonly girth_weld_factor: number
  /** Bending stiffness given, N*m2. */
  readonly bending_stiffness?: number | undefined
}

export function sectionOf(p: PipeInputs, trace: Trace): PipeSection {
  trace.section('Pipe section')
  return pipeSection({ D: p.outer_diameter, t: p.wall_thickness, E: p.youngs_modulus, EI: p.bending_stiffness }, trace)
}

/** What the bent pipe holds: plastic moment, N*m; strain undefined where D/t leaves the criterion. */
export interface Strength {
  readonly f_y: number
  readonly f_u: number
  readonly M_p: number
  readonly gamma_SC_LB: number
  /** Design strain that the pipe takes, and the largest bending strain that gives it. */
  readonly strain: { readonly epsilon_Rd: number; readonly epsilon_t: number } | undefined
}

export function strengthOf(p: PipeInputs, trace: Trace): Strength {
  trace.section('Bent pipe strength')
  const { outer_diameter: D, wall_thickness: t_2, material_grade: grade } = p
  const tabled = (symbol: string, title: string, value: number) =>
    trace.lookup({ symbol, title, unit: 'Pa', source: api5l, clause: TABLE_7, value, cell: grade })
  const SMYS = tabled('SMYS', 'Specified minimum yield strength', smysOf(grade))
  const SMTS = tabled('SMTS', 'Specified minimum tensile strength', smtsOf(grade))
  const { f_y, f_u } = atTemperature(SMYS, SMTS, p.operating_temperature, trace)
  const M_p = trace.apply(buckling.plasticMoment, { f_y, D, t_2 }, WALL)
  const gamma_SC_LB = byClass(p, trace, 'gamma_SC_LB', 'Safety class resistance factor', GAMMA_SC_LB[p.safety_class])
  return {
    f_y,
    f_u,
    M_p,
    gamma_SC_LB,
    strain: D / t_2 > buckling.D_OVER_T_HIGH.value ? undefined : strainLimit(p, trace),
  }
}
/** Characteristic strengths, Pa; without a temperature of the steel those at room temperature. */
function atTemperature(SMYS: number, SMTS: number, T: number | undefined, trace: Trace) {
  const alpha_U = material.ALPHA_U_NORMAL
  if (T === undefined)
    return {
      f_y: trace.apply(material.characteristicYieldStrength, { SMYS_T: SMYS, alpha_U }, { rename: { SMYS_T: 'SMYS' } }),
      f_u: trace.apply(
        material.characteristicTensileStrength,
        { SMTS_T: SMTS, alpha_U },
        { rename: { SMTS_T: 'SMTS' } },
      ),
    }
  const f_temp = material.strengthDerating('CMn', T, trace)
  const SMYS_T = trace.apply(material.deratedYieldStrength, { SMYS, f_temp })
  const SMTS_T = trace.apply(material.deratedTensileStrength, { SMTS, f_temp })
  return {
    f_y: trace.apply(material.characteristicYieldStrength, { SMYS_T, alpha_U }),
    f_u: trace.apply(material.characteristicTensileStrength, { SMTS_T, alpha_U }),
  }
}
/** The characteristic wall is the wall as given. */
const WALL = { rename: { t_2: 't' } }

function strainLimit(p: PipeInputs, trace: Trace) {
  const { outer_diameter: D, wall_thickness: t_2, material_grade: grade, girth_weld_factor: alpha_gw } = p
  const alpha_h = trace.lookup({
    symbol: 'alpha_h',
    title: 'Maximum yield-to-tensile ratio',
    unit: '-',
    source: api5l,
    clause: TABLE_7,
    value: PSL2_GRADES[grade].highestRatio,
    cell: grade,
  })
  const epsilon_c = trace.apply(buckling.characteristicStrain, { t_2, D, alpha_h, alpha_gw }, WALL)
  const factor = buckling.GAMMA_EPSILON[p.safety_class]
  const gamma_epsilon = byClass(p, trace, 'gamma_epsilon', 'Strain resistance factor', factor)
  const epsilon_Rd = trace.apply(buckling.strainResistance, { epsilon_c, gamma_epsilon })
  const epsilon_t = trace.apply(buckling.tolerableStrain, { epsilon_Rd, gamma_F: combined.GAMMA_F_B })
  return { epsilon_Rd, epsilon_t }
}

const byClass = (p: PipeInputs, trace: Trace, symbol: string, title: string, value: number) =>
  trace.lookup({
    symbol,
    title,
    unit: '-',
    source: dnvStF101,
    clause: '5.4.6',
    value,
    cell: `safety class ${p.safety_class}`,
  })

/** Loads of the bent pipe without factors: moment, N*m, compression, N, net internal pressure, Pa, not below 0. */
export interface Bent {
  readonly M: number
  readonly P: number
  readonly Delta_p: number
  /** Condition factor of DNV-ST-F101. */
  readonly gamma_c: Constant
  /** Symbols of M and P in the trace. */
  readonly names: { readonly M: string; readonly P: string }
}

/** Whether D/t lies where the load controlled criterion holds. */
export const inLoadControlled = ({ outer_diameter: D, wall_thickness: t }: PipeInputs): boolean =>
  D / t >= buckling.D_OVER_T_LOW.value && D / t <= buckling.D_OVER_T_HIGH.value

/** Utilisation by the load controlled criterion, combination b; undefined where D/t leaves it. */
export function loadControlled(p: PipeInputs, strength: Strength, bent: Bent, trace: Trace): number | undefined {
  if (!inLoadControlled(p)) return undefined
  const { outer_diameter: D, wall_thickness: t_2 } = p
  const { f_y, f_u, M_p, gamma_SC_LB } = strength
  const { M, P, Delta_p, gamma_c, names } = bent
  const f_cb = trace.apply(material.containmentStrength, { f_y, f_u })
  const p_b = trace.apply(containmentResistance, { t_1: t_2, D, f_cb }, { rename: { t_1: 't' } })
  const beta = trace.apply(buckling.slendernessParameter, { D, t_2 }, WALL)
  const alpha_c = trace.apply(buckling.flowStressParameter, { beta, f_u, f_y })
  const alpha_p = trace.apply(buckling.pressureParameter, { beta, Delta_p, p_b })
  const S_p = trace.apply(buckling.plasticForce, { f_y, D, t_2 }, WALL)
  const factors = { gamma_F: combined.GAMMA_F_B, gamma_c }
  const M_Sd = trace.apply(combined.functionalDesignMoment, { ...factors, M_F: M }, { rename: { M_F: names.M } })
  const S_Sd = trace.apply(
    combined.designAxialForce,
    { ...factors, S_eff: P },
    { rename: { S_eff: names.P }, note: 'compression is positive; the criterion squares the force' },
  )
  return trace.apply(
    combined.bucklingInternal,
    { gamma_m: GAMMA_M, gamma_SC_LB, M_Sd, alpha_c, M_p, S_Sd, S_p, alpha_p, Delta_p, p_b },
    { as: 'u_LCC', title: 'Utilisation, load controlled' },
  )
}
