/** Load effects at a station: design loads as given or of their parts, and those of working stress design. */
import type { Trace } from '@keelson/equations'
import * as effects from '@keelson/standards/dnv-os-f201-2010/load-effects.ts'
import { atStation, type PerStation } from '../_shared/stations/stations.ts'
import type { Params } from './inputs.ts'

export interface Loads {
  readonly T_ed: number
  readonly M_d: number
  /** Unfactored; the design loads where only these are known. */
  readonly working: Working
}
interface Working {
  readonly T: number
  readonly M: number
  /** Symbols of both. */
  readonly names: { readonly T_ed: string; readonly M_d: string }
}

type Part = PerStation | undefined
const at = (list: Part, station: number): number => (list === undefined ? Number.NaN : atStation(list, station))

export function loadsAt(p: Params, station: number, trace: Trace): Loads {
  trace.section('Design loads')
  const k_M = p.moment_condition_factor
  const ofParts = { T: p.design_effective_tension === undefined, M: p.design_bending_moment === undefined }
  const tensions = ofParts.T ? tensionParts(p, station, trace) : NO_PARTS
  const T_ed = ofParts.T
    ? effects.designTensionOf(tensions, p.limit_state, trace)
    : at(p.design_effective_tension, station)
  const moments = ofParts.M ? momentParts(p, station, trace) : NO_PARTS
  const M_ed = ofParts.M ? effects.designMomentOf(moments, p.limit_state, trace) : at(p.design_bending_moment, station)
  const M_d = trace.apply(effects.conditionedMoment, { k_M, M_ed })
  if (!ofParts.T && !ofParts.M) return { T_ed, M_d, working: { T: T_ed, M: M_d, names: DESIGN } }

  trace.section('Unfactored loads')
  const T = ofParts.T ? unfactoredTension(tensions, trace) : T_ed
  const M_u = ofParts.M ? unfactoredMoment(moments, trace) : M_ed
  const M = trace.apply(
    effects.conditionedMoment,
    { k_M, M_ed: M_u },
    { as: 'M_w', rename: { M_ed: ofParts.M ? 'M_u' : 'M_ed' } },
  )
  return { T_ed, M_d, working: { T, M, names: { T_ed: ofParts.T ? 'T_w' : 'T_ed', M_d: 'M_w' } } }
}

const DESIGN = { T_ed: 'T_ed', M_d: 'M_d' } as const

const NO_PARTS: effects.LoadParts = { F: 0, E: 0, A: 0 }

const tensionParts = (p: Params, station: number, trace: Trace): effects.LoadParts => ({
  F: partAt(p.functional_tension, station, effects.NO_PART.T_F, trace),
  E: partAt(p.environmental_tension, station, effects.NO_PART.T_E, trace),
  A: partAt(p.accidental_tension, station, effects.NO_PART.T_A, trace),
})
const momentParts = (p: Params, station: number, trace: Trace): effects.LoadParts => ({
  F: partAt(p.functional_moment, station, effects.NO_PART.M_F, trace),
  E: partAt(p.environmental_moment, station, effects.NO_PART.M_E, trace),
  A: partAt(p.accidental_moment, station, effects.NO_PART.M_A, trace),
})

/** A part that is not given is none, and the steps say so. */
const partAt = (list: Part, station: number, none: effects.NoPart, trace: Trace): number =>
  list === undefined ? trace.lookup({ ...none, cell: 'not entered' }) : atStation(list, station)

/** Factors of 1, by symbols that the design loads do not have. */
const ONES = { gamma_F: 'gamma_F_1', gamma_E: 'gamma_E_1', gamma_A: 'gamma_A_1' } as const

const unfactoredTension = ({ F, E, A }: effects.LoadParts, trace: Trace): number =>
  trace.apply(effects.designTension, { ...effects.UNFACTORED, T_F: F, T_E: E, T_A: A }, { as: 'T_w', rename: ONES })
const unfactoredMoment = ({ F, E, A }: effects.LoadParts, trace: Trace): number =>
  trace.apply(effects.designMoment, { ...effects.UNFACTORED, M_F: F, M_E: E, M_A: A }, { as: 'M_u', rename: ONES })
