/** The force of the rudder by the method of the run, and what it does to the ship. */
import { silent, type Trace } from '@keelson/equations'
import * as loads from '@keelson/physics/manoeuvring/rudder-loads.ts'
import * as normal from '@keelson/physics/rudder/normal-force.ts'
import * as whicker from '@keelson/physics/rudder/whicker-fehlner.ts'
import { given } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import { FUJII } from './modes.ts'

export interface RudderRun {
  readonly Lambda?: number
  /** Angle to the water. */
  readonly alpha: number
  /** By Whicker and Fehlner. */
  readonly foil?: { readonly slope: number; readonly C_L: number; readonly C_D: number; readonly L: number }
  readonly F_N: number
  /** On the ship. */
  readonly Y: number
  readonly N: number
  /** Of the rudder alone, unsigned. */
  readonly Y_0: number
  readonly N_0: number
}

/** The water at a rudder. */
interface Inflow {
  readonly V: number
  readonly delta: number
}

export function rudderRun(p: Params, trace: Trace): RudderRun {
  const delta = p.rudder_angle
  trace.section('Rudder force')
  if (p.normal_force !== undefined)
    return { alpha: delta, F_N: p.normal_force, ...byNormal(p, p.normal_force, delta, trace) }
  const { rudder_area: A, speed: V } = given(p, 'rudder_area', 'speed')
  const Lambda = p.rudder_aspect_ratio ?? trace.apply(normal.aspectRatio, { b: given(p, 'rudder_span').rudder_span, A })
  const blade = { Lambda, A }
  return p.method === FUJII ? byFujii(p, blade, { V, delta }, trace) : byWhicker(p, blade, { V, delta }, trace)
}

interface Blade {
  readonly Lambda: number
  readonly A: number
}

function byFujii(p: Params, { Lambda, A }: Blade, { V, delta }: Inflow, trace: Trace): RudderRun {
  const alpha = trace.apply(loads.effectiveAngle, { delta, gamma_R: p.flow_straightening, beta_R: p.drift_angle })
  const C_N = trace.apply(normal.normalForceCoefficient, { Lambda, delta: alpha }, { rename: { delta: 'alpha_R' } })
  const F_N = trace.apply(normal.normalForce, { rho: p.water_density, V_R: V, A, C_N }, { rename: { V_R: 'V' } })
  return { Lambda, alpha, F_N, ...byNormal(p, F_N, delta, trace) }
}

function byNormal(
  { rudder_x_from_cg: x_R, a_h: a_H, hull_interaction_x: x_H }: Params,
  F_N: number,
  delta: number,
  trace: Trace,
) {
  trace.section('On the ship')
  const Y = trace.apply(loads.sideForce, { a_H, F_N, delta })
  const N = trace.apply(loads.yawMoment, { x_R, a_H, x_H, F_N, delta })
  const Y_0 = trace.apply(loads.crossForce, { F_N, delta })
  return { Y, N, Y_0, N_0: trace.apply(loads.crossMoment, { Y_0, x_R }) }
}

function byWhicker(p: Params, { Lambda, A }: Blade, { V, delta }: Inflow, trace: Trace): RudderRun {
  const rho = p.water_density
  const slope = trace.apply(whicker.liftSlope, { Lambda })
  const C_L = trace.apply(
    whicker.liftCoefficient,
    { C_L_alpha: slope, alpha: delta, C_Dc: p.crossflow_drag_coefficient, Lambda },
    { rename: { alpha: 'delta' } },
  )
  const C_D = trace.apply(whicker.dragCoefficient, { C_D0: p.profile_drag_coefficient, C_L, Lambda })
  const L = trace.apply(whicker.lift, { rho, V, A, C_L })
  const D = trace.apply(whicker.drag, { rho, V, A, C_D })
  const F_N = trace.apply(normal.normalOfLiftAndDrag, { L, D, alpha: delta }, { rename: { alpha: 'delta' } })
  return { Lambda, alpha: delta, foil: { slope, C_L, C_D, L }, F_N, ...byLift(p, L, trace) }
}

function byLift({ rudder_x_from_cg: x_R, a_h: a_H, hull_interaction_x: x_H }: Params, L: number, trace: Trace) {
  trace.section('On the ship')
  const Y = trace.apply(loads.sideForceOfLift, { a_H, L })
  const N = trace.apply(loads.yawMomentOfLift, { x_R, a_H, x_H, L })
  const Y_0 = trace.apply(loads.crossForceOfLift, { L })
  return { Y, N, Y_0, N_0: trace.apply(loads.crossMoment, { Y_0, x_R }) }
}

/** Yaw moment at another speed and angle, for a chart. */
export const momentAt = (p: Params, { V, delta }: Inflow): number =>
  rudderRun({ ...p, speed: V, rudder_angle: delta }, silent).N
