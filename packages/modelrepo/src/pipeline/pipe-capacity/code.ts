/** What a code says of a net wall: its factors, burst, collapse, and tension with pressure and bending. */
import type { Constant, Source, Trace } from '@keelson/equations'
import type * as collapseRp1111 from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import type { closedForm } from '@keelson/standards/api-rp-1111-2015/collapse-wall.ts'
import type { Doubt } from '@keelson/workflow'
import type { Pipe } from './inputs.ts'
import type { StateName } from './state-names.ts'

export interface Burst {
  /** By the form that counts. */
  readonly pressure: number
  readonly allowable: number
  /** Limits of the hydrotest and of incidental pressure; API RP 1111 only. */
  readonly limits?: { readonly test: number; readonly incidental: number }
}

export interface Combined {
  readonly T_y: number
  /** 0.60 of the yield tension; API RP 1111 only. */
  readonly T_d?: number
  /** What the code holds against its limit: the ratio of pressure and tension, or with bending by Method 1. */
  readonly demand: number
  /** Share of bending in it. */
  readonly bending: number
  /** Whether the pressure acts from outside and is a share of the collapse pressure, not of the burst pressure. */
  readonly byCollapse: boolean
}
export interface Loaded {
  readonly P_net: number
  /** Burst and collapse pressure. */
  readonly P_b: number
  readonly P_c: number
  readonly t: number
}

/** A factor as the code prints it. */
interface Printed {
  readonly of: Constant
  readonly clause: string
  readonly cell: string
}

/** Of a pipe: its formulas take a net wall t, m, and the internal pressure design factor. */
export interface Code {
  readonly source: Source
  readonly design: Printed
  readonly operational: Printed
  /** Limit of the combined load under extreme loads, where it is drawn beside that of operation. */
  readonly extreme?: Constant
  /** Where each limit state is said, and the check that holds it. */
  readonly limits: Readonly<Partial<Record<StateName, { readonly clause: string; readonly check: string }>>>
  readonly burst: (f_d: number, t: number, trace: Trace) => Burst
  readonly burstWall: (f_d: number, P_net: number, trace: Trace) => number
  readonly collapse: Pick<
    typeof collapseRp1111,
    'yieldCollapsePressure' | 'elasticCollapsePressure' | 'collapsePressure' | 'allowableCollapsePressure'
  > & { readonly closedForm: typeof closedForm }
  readonly combined: (loaded: Loaded, trace: Trace) => Combined
  /** Why a pass of the burst check shows nothing. */
  readonly burstDoubt?: Doubt | undefined
  /** What is missing of the strengths of hot steel. */
  readonly notDerated: string | undefined
  /** Bending moment that was given, where the code takes one. */
  readonly moment?: number | undefined
}

export interface Factors {
  /** On the burst pressure: f_d of API RP 1111, F_D of API STD 2RD. */
  readonly internal: number
  /** Limit of the combined load. */
  readonly combined: number
  /** Limit of the combined load that the code prints for operation. */
  readonly operational: number
}

/** The factors that have no default of their own: as given, or as the code prints them. */
export function factorsOf({ source, design, operational }: Code, p: Pipe, trace: Trace): Factors {
  trace.section('Factors')
  const printed = (symbol: string, title: string, { of, clause, cell }: Printed) =>
    trace.lookup({ symbol, title, unit: '-', source, clause, value: of.value, cell })
  const internal = p.internal_pressure_design_factor ?? printed('f_d', 'Internal pressure design factor', design)
  const limit = 'Combined load limit'
  const given = p.combined_load_factor
  const operating =
    given === undefined ? printed('f_l', limit, operational) : printed('f_l_op', `${limit}, operational`, operational)
  return { internal, combined: given ?? operating, operational: operating }
}

/** Diameter, and yield and tensile strength, as the formulas of burst call them. */
export const pipeOf = (p: Pipe) => ({
  D: p.outer_diameter,
  S: p.specified_minimum_yield_strength,
  U: p.specified_minimum_tensile_strength,
})
