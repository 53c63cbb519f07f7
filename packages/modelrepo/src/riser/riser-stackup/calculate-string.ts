/** The string: its weight and lift, as given or summed over the joints, and the columns of mud and seawater. */
import type { Trace } from '@keelson/equations'
import * as stack from '@keelson/physics/riser-stack/stack-up.ts'
import { given } from '@keelson/workflow'
import { FLUIDS, type Params } from './inputs.ts'

/** All down to the foot of a kind of joint. */
export interface Foot {
  readonly name: string
  readonly count: number
  readonly x: number
  readonly W_j: number
  readonly B_j: number
}
export interface RiserString {
  readonly W_s: number
  readonly B_n: number
  /** Undefined where the string is given by its weight. */
  readonly joints: { readonly L_s: number; readonly feet: readonly Foot[] } | undefined
}

export function stringOf(p: Params, trace: Trace): RiserString {
  if (p.joints === undefined) {
    const { submerged_weight: W_s } = given(p, 'submerged_weight')
    return { W_s, B_n: p.buoyancy_uplift, joints: undefined }
  }
  trace.section('Stack-up')
  const [c, l] = [p.joints.map((j) => j.count), p.joints.map((j) => j.length_m)]
  const L_s = trace.apply(stack.stackLength, { c, l })
  const w = p.joints.map((j) => j.submerged_weight_per_length_kN_m)
  const b = p.joints.map((j) => j.buoyancy_lift_per_length_kN_m)
  const W_s = trace.apply(stack.stackWeight, { c, l, w })
  const B_n = trace.apply(stack.stackLift, { c, l, b })
  return { W_s, B_n, joints: { L_s, feet: feetOf(p.joints) } }
}

function feetOf(joints: NonNullable<Params['joints']>): readonly Foot[] {
  const above = { x: 0, W_j: 0, B_j: 0 }
  return joints.map((j) => {
    const length = j.count * j.length_m
    above.x += length
    above.W_j += length * j.submerged_weight_per_length_kN_m
    above.B_j += length * j.buoyancy_lift_per_length_kN_m
    return { name: j.name, count: j.count, ...above }
  })
}

export interface Columns {
  readonly A_i: number
  readonly d_m: number
  readonly H_m: number
  readonly d_w: number
  readonly H_w: number
}

/** The fluids inside and outside; undefined where they are not given. */
export function columnsOf(p: Params): Columns | undefined {
  if (p.internal_area === undefined) return undefined
  const g = given(p, ...FLUIDS)
  return {
    A_i: g.internal_area,
    d_m: g.mud_unit_weight,
    H_m: g.mud_column_height,
    d_w: g.seawater_unit_weight,
    H_w: g.seawater_column_height,
  }
}
