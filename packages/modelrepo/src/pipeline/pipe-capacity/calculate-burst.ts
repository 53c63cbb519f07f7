/** Internal pressure: what a wall holds, and the wall that is asked for. */
import type { Trace } from '@keelson/equations'
import * as rp1111 from '@keelson/standards/api-rp-1111-2015/burst.ts'
import * as std2rd from '@keelson/standards/api-std-2rd-2013/burst.ts'
import type { Params } from './inputs.ts'
import { RP1111 } from './modes.ts'

export interface Burst {
  /** By the form that counts. */
  readonly pressure: number
  readonly thinForm: number
  readonly allowable: number
  /** Limits of the hydrotest and of incidental pressure; API RP 1111 only. */
  readonly limits: { readonly test: number; readonly incidental: number } | undefined
}

const strengths = (p: Params) => ({
  S: p.specified_minimum_yield_strength,
  U: p.specified_minimum_tensile_strength,
})

/** Burst of a wall t, m; `f_d`: internal pressure design factor of the code. */
export function burstOf(p: Params, f_d: number, t: number, trace: Trace): Burst {
  trace.section('Burst')
  return p.code === RP1111 ? burstRp1111(p, f_d, t, trace) : burstStd2rd(p, f_d, t, trace)
}

function burstRp1111(p: Params, f_d: number, t: number, trace: Trace): Burst {
  const { weld_joint_factor: f_e, temperature_derating_factor: f_t } = p
  const pipe = { ...strengths(p), D: p.outer_diameter, t }
  const P_b_log = trace.apply(rp1111.burstPressure, pipe, { as: 'P_b_log' })
  const thinForm = trace.apply(rp1111.burstPressureThin, pipe)
  const P_b = trace.apply(rp1111.governingBurstPressure, { D: pipe.D, t, P_b_log, P_b_thin: thinForm })
  const P_t = trace.apply(rp1111.testPressureLimit, { f_d, f_e, f_t, P_b })
  const incidental = trace.apply(rp1111.incidentalPressureLimit, { P_t })
  const allowable = trace.apply(rp1111.designPressureLimit, { P_t })
  return { pressure: P_b, thinForm, allowable, limits: { test: P_t, incidental } }
}

function burstStd2rd(p: Params, F_D: number, t: number, trace: Trace): Burst {
  const pipe = { ...strengths(p), D: p.outer_diameter, t }
  const p_b = trace.apply(std2rd.burstPressure, { k: p.burst_factor_k, ...pipe })
  const allowable = trace.apply(std2rd.allowableInternalPressure, { F_D, p_b }, { rename: { F_D: 'f_d' } })
  const thinForm = trace.apply(rp1111.burstPressureThin, pipe, { note: 'for comparison' })
  return { pressure: p_b, thinForm, allowable, limits: undefined }
}

/** Net wall, m, that a net internal pressure asks for; 0 where it is not positive. */
export function burstWall(p: Params, f_d: number, P_net: number, trace: Trace): number {
  const common = { D: p.outer_diameter, P_net, ...strengths(p) }
  if (p.code !== RP1111)
    return trace.apply(
      std2rd.burstMinimumWall,
      { ...common, F_D: f_d, k: p.burst_factor_k },
      { rename: { F_D: 'f_d' } },
    )
  const factors = { f_d, f_e: p.weld_joint_factor, f_t: p.temperature_derating_factor }
  const t_log = trace.apply(rp1111.burstMinimumWall, { ...common, ...factors }, { as: 't_log' })
  const t_thin = trace.apply(rp1111.burstMinimumWallThin, { ...common, ...factors }, { as: 't_thin' })
  return trace.apply(rp1111.governingBurstWall, { D: p.outer_diameter, t_log, t_thin })
}
