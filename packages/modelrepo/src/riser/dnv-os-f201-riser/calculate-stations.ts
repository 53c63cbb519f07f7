/** What acts at a station, and how much of each limit state it uses. */
import type { Trace } from '@keelson/equations'
import * as limits from '@keelson/standards/dnv-os-f201-2010/limit-states.ts'
import * as resistance from '@keelson/standards/dnv-os-f201-2010/resistance.ts'
import { atStation } from '../_shared/stations/stations.ts'
import { type Loads, loadsAt } from './calculate-loads.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'
import { type Branch, EXTERNAL, INTERNAL } from './modes.ts'

interface Pressures {
  readonly p_ld: number
  readonly p_min: number
  readonly p_e: number
}
export interface Bursting {
  readonly dp_li: number
  readonly use: number
}
export interface Outside {
  readonly dp_e: number
  readonly collapse: number
  readonly propagation: number
}
interface Combined {
  readonly branch: Branch
  readonly Delta_p: number
  readonly alpha_c: number
  readonly M_k: number
  readonly T_k: number
  /** Left sides of the criteria; none where the pressure alone is beyond the burst resistance. */
  readonly use: number | undefined
  readonly working: number | undefined
  /** The pressure over the burst resistance, where it is beyond. */
  readonly beyond: number | undefined
}
export interface Station {
  readonly pressures: Pressures
  readonly loads: Loads
  readonly bursting: Bursting
  readonly outside: Outside
  readonly combined: Combined
}

export function stationOf(p: Params, pipe: Pipe, station: number, trace: Trace): Station {
  const bursting = burstingAt(p, pipe, station, trace)
  const outside = outsideAt(p, pipe, station, trace)
  const loads = loadsAt(p, station, trace)
  const pressures = pressuresAt(p, station)
  return { pressures, loads, bursting, outside, combined: combinedAt(p, pipe, pressures, loads, outside.dp_e, trace) }
}

const pressuresAt = (p: Params, station: number): Pressures => ({
  p_ld: atStation(p.internal_pressure, station),
  p_min: atStation(p.minimum_internal_pressure, station),
  p_e: atStation(p.external_pressure, station),
})

export function burstingAt(p: Params, { p_b_d }: Pipe, station: number, trace: Trace): Bursting {
  trace.section('Bursting')
  const { p_ld, p_e } = pressuresAt(p, station)
  const p_li =
    p.local_incidental_pressure === undefined
      ? trace.apply(resistance.incidentalPressure, { k_inc: resistance.INCIDENTAL_RATIO, p_ld })
      : atStation(p.local_incidental_pressure, station)
  const dp_li = trace.apply(limits.netIncidentalPressure, { p_li, p_e })
  const use = trace.apply(
    limits.pressureUse,
    { dp: dp_li, p_d: p_b_d },
    { as: 'u_b', title: 'Bursting utilisation', rename: { dp: 'dp_li', p_d: 'p_b_d' } },
  )
  return { dp_li, use }
}

export function outsideAt(p: Params, { p_c_d, p_pr_d }: Pipe, station: number, trace: Trace): Outside {
  trace.section('Collapse and propagating buckling')
  const { p_min, p_e } = pressuresAt(p, station)
  const dp_e = trace.apply(limits.netExternalPressure, { p_e, p_min })
  const use = (p_d: number, resistance: string, as: string, title: string) =>
    trace.apply(limits.pressureUse, { dp: dp_e, p_d }, { as, title, rename: { dp: 'dp_e', p_d: resistance } })
  return {
    dp_e,
    collapse: use(p_c_d, 'p_c_d', 'u_c', 'Collapse utilisation'),
    propagation: use(p_pr_d, 'p_pr_d', 'u_pr', 'Propagating buckling utilisation'),
  }
}

function combinedAt(
  p: Params,
  pipe: Pipe,
  { p_ld, p_e }: Pressures,
  loads: Loads,
  dp_e: number,
  trace: Trace,
): Combined {
  trace.section('Bending and tension resistance')
  const { yield_strength: f_y, tensile_strength: f_u, outer_diameter: D } = p
  const { t_2, p_b } = pipe
  const ofBurst = { rename: { p_b: 'p_b_2' } }
  const Delta_p = trace.apply(limits.netInternalPressure, { p_i: p_ld, p_e }, { rename: { p_i: 'p_ld' } })
  const q_h = trace.apply(resistance.hoopShare, { Delta_p, p_b }, ofBurst)
  const beta = trace.apply(resistance.hardeningShare, { D, t_2, q_h })
  const alpha_c = trace.apply(resistance.flowStressParameter, { beta, f_u, f_y })
  const M_k = trace.apply(resistance.plasticMoment, { f_y, alpha_c, D, t_2 })
  const T_k = trace.apply(resistance.plasticTension, { f_y, alpha_c, D, t_2 })
  const branch = Delta_p >= 0 ? INTERNAL : EXTERNAL
  const found = { branch, Delta_p, alpha_c, M_k, T_k } as const
  trace.section('Combined loading')
  if (Delta_p > p_b) {
    const beyond = trace.apply(
      limits.pressureUse,
      { dp: Delta_p, p_d: p_b },
      { title: 'Net internal pressure to burst resistance ratio', rename: { dp: 'Delta_p', p_d: 'p_b_2' } },
    )
    return { ...found, use: undefined, working: undefined, beyond }
  }
  const uses =
    branch === INTERNAL ? insideUses(pipe, loads, found, trace) : outsideUses(pipe, loads, found, dp_e, trace)
  return { ...found, ...uses, beyond: undefined }
}

type Held = Pick<Combined, 'Delta_p' | 'M_k' | 'T_k'>

function insideUses(pipe: Pipe, loads: Loads, { Delta_p, M_k, T_k }: Held, trace: Trace) {
  const { p_b, factors } = pipe
  const { gamma_SC, gamma_m, eta } = factors
  const { T_ed, M_d, working } = loads
  const use = trace.apply(
    limits.combinedInternal,
    { gamma_SC, gamma_m, M_d, M_k, T_ed, T_k, Delta_p, p_b },
    { rename: { p_b: 'p_b_2' } },
  )
  const byStress = trace.apply(
    limits.workingInternal,
    { M_d: working.M, M_k, T_ed: working.T, T_k, Delta_p, p_b, eta },
    { rename: { p_b: 'p_b_2', ...working.names } },
  )
  return { use, working: byStress }
}

function outsideUses(pipe: Pipe, loads: Loads, { M_k, T_k }: Held, dp_e: number, trace: Trace) {
  const { p_c, factors } = pipe
  const { gamma_SC, gamma_m, eta } = factors
  const { T_ed, M_d, working } = loads
  const use = trace.apply(
    limits.combinedExternal,
    { gamma_SC, gamma_m, M_d, M_k, T_ed, T_k, dp_e, p_c },
    { rename: { p_c: 'p_c_2' } },
  )
  const byStress = trace.apply(
    limits.workingExternal,
    { M_d: working.M, M_k, T_ed: working.T, T_k, dp_e, p_c, eta },
    { rename: { p_c: 'p_c_2', ...working.names } },
  )
  return { use, working: byStress }
}
