/** Derivatives of the hull, course stability and the steady turn under the rudder loads. */
import type { Trace } from '@keelson/equations'
import * as hull from '@keelson/physics/manoeuvring/linear-derivatives.ts'
import * as turn from '@keelson/physics/manoeuvring/steady-turn.ts'
import type { RudderRun } from './calculate-rudder.ts'
import type { Params } from './inputs.ts'

interface Derivatives {
  readonly Y_v_prime: number
  readonly Y_r_prime: number
  readonly N_v_prime: number
  readonly N_r_prime: number
}
export interface TurnRun {
  readonly L: number
  readonly B: number
  readonly derivatives: Derivatives
  readonly C: number
  /** Where the course is stable, the ship makes way and the rudder is over. */
  readonly steady?: { readonly r_prime: number; readonly r: number; readonly D_0: number }
  /** Why there is no steady turn. */
  readonly none: string
}

/** Undefined where the hull was not given whole. */
export function turnRun(p: Params, rudder: RudderRun, trace: Trace): TurnRun | undefined {
  const { hull_length: L, hull_breadth: B, draft: T, block_coefficient: C_B } = p
  if (L === undefined || B === undefined || T === undefined || C_B === undefined) return undefined
  trace.section('Hull')
  const S = trace.apply(hull.slendernessArea, { T, L })
  const derivatives: Derivatives = {
    Y_v_prime: trace.apply(hull.swayBySway, { S, C_B, B, T }),
    Y_r_prime: trace.apply(hull.swayByYaw, { S, B, L, T }),
    N_v_prime: trace.apply(hull.yawBySway, { S, T, L }),
    N_r_prime: trace.apply(hull.yawByYaw, { S, B, T, L }),
  }
  const m_prime = trace.apply(hull.massCoefficient, { C_B, B, T, L })
  trace.section('Turn')
  const x_G_prime = trace.apply(turn.relativeCentre, { x_G: p.centre_of_gravity_from_midship, L })
  const C = trace.apply(turn.stabilityCriterion, { ...derivatives, m_prime, x_G_prime })
  return { L, B, derivatives, C, ...steadyOf(p, rudder, { L, C, derivatives }, trace) }
}

type Found = Pick<TurnRun, 'L' | 'C' | 'derivatives'>

function steadyOf(
  p: Params,
  rudder: RudderRun,
  { L, C, derivatives }: Found,
  trace: Trace,
): Pick<TurnRun, 'steady' | 'none'> {
  const U = p.ship_speed_turn ?? p.speed
  if (C <= 0) return { none: 'the straight course is not stable' }
  if (p.rudder_angle === 0) return { none: 'the {rudder_angle} is 0' }
  if (U === undefined) return { none: 'the {ship_speed_turn} is not given' }
  if (U === 0) return { none: 'the ship makes no way' }
  const { Y, N } = rudder
  const Y_prime = trace.apply(turn.relativeForce, { Y, rho: p.water_density, L, U })
  const N_prime = trace.apply(turn.relativeMoment, {
    ...{ N, Y, x_G: p.centre_of_gravity_from_midship, rho: p.water_density, L, U },
  })
  const { N_v_prime, Y_v_prime } = derivatives
  const r_prime = trace.apply(turn.relativeYawRate, { N_v_prime, Y_prime, Y_v_prime, N_prime, C })
  if (r_prime === 0) return { none: 'the rudder does not turn the ship' }
  const r = trace.apply(turn.yawRate, { r_prime, U, L })
  return { steady: { r_prime, r, D_0: trace.apply(turn.turningDiameter, { L, r_prime }) }, none: '' }
}
