/** ASME B31.4 and B31.8: hoop stress. */
import type { Trace } from '@keelson/equations'
import { wallPlusCorrosion } from '@keelson/physics/pipe-wall.ts'
import * as b314 from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import * as b318 from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import { asmeB318 } from '@keelson/standards/asme-b31.8-2020/source.ts'
import { check } from '@keelson/workflow'
import { asEntered, noteOf } from '../../_shared/pipe/as-entered.ts'
import { CONTAINMENT, type Held, type Point, type Required } from './calculate-limit-states.ts'
import { headless } from './calculate-pressures.ts'
import { containmentDoubt, fromOutside } from './checks-validity.ts'
import type { Params } from './inputs.ts'
import { B314, B318 } from './modes.ts'

/** A code with its names in the printed lines. */
interface HoopCode {
  readonly code: typeof B314 | typeof B318
  readonly tag: string
  readonly clause: string
  readonly forms: typeof b314 | typeof b318
  /** Whether the mean-diameter form may stand in below D/t 30. */
  readonly thick: (p: Params) => boolean
  /** What the check says of a design factor that is above that of the code. */
  readonly entered: (p: Params) => string | undefined
}
export const CODE_B314: HoopCode = {
  code: B314,
  tag: 'B314',
  clause: '403.2.1, A402.3.5',
  forms: b314,
  thick: (p) => p.mean_diameter_hoop_stress,
  entered: (p) => asEntered('b314_hoop_design_factor', p.b314_hoop_design_factor, b314.F_PIPELINE, 'above'),
}
const OFFSHORE = { value: b318.DESIGN_FACTOR.offshore, source: asmeB318, clause: 'table A842.2.2-1' }
export const CODE_B318: HoopCode = {
  code: B318,
  tag: 'B318',
  clause: '841.1.1, A842.2.2',
  forms: b318,
  thick: (p) => p.mean_diameter_hoop_stress && p.location_class === 'offshore',
  entered: (p) => asEntered('b318_hoop_design_factor', p.b318_hoop_design_factor ?? 0, OFFSHORE, 'above'),
}

/** Allowable stress of a code, Pa, and the wall that it requires. */
export interface Hoop {
  readonly S_a: number
  readonly required: Required
}

export function b314Allowable(p: Params, trace: Trace): number {
  trace.section('ASME B31.4, required wall thickness')
  return trace.apply(
    b314.allowableHoopStress,
    { F: p.b314_hoop_design_factor, E: p.longitudinal_joint_factor, S_y: p.specified_minimum_yield_strength },
    { as: 'S_a_B314', rename: { F: 'F_B314', E: 'E_j', S_y: 'SMYS' } },
  )
}

/** `T`: temperature factor. */
export function b318Allowable(p: Params, T: number, trace: Trace): number {
  trace.section('ASME B31.8, required wall thickness')
  const F = p.b318_hoop_design_factor ?? locationFactor(p, trace)
  return trace.apply(
    b318.allowableHoopStress,
    { F, E: p.longitudinal_joint_factor, T, S: p.specified_minimum_yield_strength },
    { as: 'S_a_B318', rename: { F: 'F_B318', E: 'E_j', T: 'T_f', S: 'SMYS' } },
  )
}

function locationFactor(p: Params, trace: Trace): number {
  const { location_class: place } = p
  return trace.lookup({
    symbol: 'F_B318',
    title: 'Hoop stress design factor',
    unit: '-',
    source: asmeB318,
    clause: place === 'offshore' ? 'table A842.2.2-1' : 'table 841.1.6-1',
    value: b318.DESIGN_FACTOR[place],
    cell: place === 'offshore' ? 'offshore pipeline' : place,
  })
}

/** The wall that hoop stress asks for at a point, with the allowable stress S_a, Pa. */
export function hoopRequired(p: Params, c: HoopCode, S_a: number, point: Point, trace: Trace): Required {
  const P = trace.apply(
    c.forms.netInternalPressure,
    { P_i: point.p_d, P_e: point.p_e },
    { rename: { P_i: headless(p) ? 'p_d' : 'p_ld', P_e: 'p_e' } },
  )
  const form = c.thick(p) ? c.forms.hoopMinimumWallThick : c.forms.hoopMinimumWall
  const net = trace.apply(
    form,
    { P, D: p.outer_diameter, S_a },
    { as: `t_req_${c.tag}`, rename: { S_a: `S_a_${c.tag}` } },
  )
  const nominal = trace.apply(
    wallPlusCorrosion,
    { t_req: net, t_corr: p.corrosion_allowance },
    { as: `t_nom_${c.tag}`, rename: { t_req: `t_req_${c.tag}` } },
  )
  return { code: c.code, state: CONTAINMENT, clause: c.clause, pressure: P, net, nominal }
}

/** Hoop stress under the net pressure in a wall t, m, against the allowable stress. `p_e`: external pressure, Pa. */
export function hoopCheck(p: Params, c: HoopCode, { S_a, required }: Hoop, p_e: number, t: number, trace: Trace): Held {
  trace.section(`${c.code}, selected wall thickness`)
  const D = p.outer_diameter
  const P = required.pressure
  const form = c.thick(p) && D / t < c.forms.THICK_FORM_D_OVER_T.value ? c.forms.hoopStressThick : c.forms.hoopStress
  const demand = trace.apply(form, { P, D, t }, { as: `S_h_${c.tag}`, rename: { t: 't_net' } })
  return {
    result: check({ demand, capacity: S_a, ...noteOf(c.entered(p)) }),
    doubt: containmentDoubt(p, c.code, p_e),
    idle: fromOutside(p, c.code, P),
  }
}
