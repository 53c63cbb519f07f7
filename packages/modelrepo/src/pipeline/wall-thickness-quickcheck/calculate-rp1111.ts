/** API RP 1111: burst. */
import type { Trace } from '@keelson/equations'
import { wallPlusCorrosion } from '@keelson/physics/pipe-wall.ts'
import {
  burstMinimumWall,
  burstPressure,
  designPressureLimit,
  F_D_PIPELINE,
  netInternalPressure,
  testPressureLimit,
} from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { check } from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import { CONTAINMENT, type Held, type Point, type Required } from './calculate-limit-states.ts'
import { headless } from './calculate-pressures.ts'
import { containmentDoubt, fromOutside } from './checks-validity.ts'
import type { Params } from './inputs.ts'
import { RP1111 } from './modes.ts'

/** Names under which the inputs are known to all four codes. */
const factors = { f_e: 'E_j', f_t: 'T_f' }
const strengths = { S: 'SMYS', U: 'SMTS' }

/** The wall that burst asks for at a point, by the logarithmic form; `f_t`: temperature factor. */
export function rp1111Required(p: Params, f_t: number, point: Point, trace: Trace): Required {
  trace.section('API RP 1111, required wall thickness')
  const P_net = trace.apply(
    netInternalPressure,
    { P_i: point.p_d, P_o: point.p_e },
    { rename: { P_i: headless(p) ? 'p_d' : 'p_ld', P_o: 'p_e' } },
  )
  const net = trace.apply(
    burstMinimumWall,
    {
      D: p.outer_diameter,
      P_net,
      f_d: p.rp1111_internal_pressure_design_factor,
      f_e: p.longitudinal_joint_factor,
      f_t,
      S: p.specified_minimum_yield_strength,
      U: p.specified_minimum_tensile_strength,
    },
    { as: 't_req_RP', rename: { ...factors, ...strengths } },
  )
  const nominal = trace.apply(
    wallPlusCorrosion,
    { t_req: net, t_corr: p.corrosion_allowance },
    { as: 't_nom_RP', rename: { t_req: 't_req_RP' } },
  )
  return { code: RP1111, state: CONTAINMENT, clause: '4.3.1', pressure: P_net, net, nominal }
}

/** Net design pressure against the largest one that a wall t, m, allows. `p_e`: external pressure, Pa. */
export function rp1111Check(p: Params, f_t: number, net: Required, p_e: number, t: number, trace: Trace): Held {
  const P_net = net.pressure
  trace.section('API RP 1111, selected wall thickness')
  const P_b = trace.apply(
    burstPressure,
    { S: p.specified_minimum_yield_strength, U: p.specified_minimum_tensile_strength, D: p.outer_diameter, t },
    { rename: { t: 't_net', ...strengths } },
  )
  const P_t = trace.apply(
    testPressureLimit,
    { f_d: p.rp1111_internal_pressure_design_factor, f_e: p.longitudinal_joint_factor, f_t, P_b },
    { as: 'P_t', rename: factors },
  )
  const f_d = p.rp1111_internal_pressure_design_factor
  const entered = asEntered('rp1111_internal_pressure_design_factor', f_d, F_D_PIPELINE, 'above')
  return {
    result: check({ demand: P_net, capacity: trace.apply(designPressureLimit, { P_t }), ...noteOf(entered) }),
    doubt: containmentDoubt(p, RP1111, p_e),
    idle: fromOutside(p, RP1111, P_net),
  }
}
