/** Derivatives of the hull, course stability and the steady turn under the rudder loads, and what a run says of both. */
import type { Trace } from '@keelson/equations'
import * as hull from '@keelson/physics/manoeuvring/linear-derivatives.ts'
import * as turn from '@keelson/physics/manoeuvring/steady-turn.ts'
import { gives, type NotApplicable, notApplicable, shownForce, shownIn } from '@keelson/workflow'
import { HULL, type Params } from './inputs.ts'
import type { OnShip } from './loads.ts'

const needs = HULL
const derivative = (equation: Parameters<typeof gives>[0]) =>
  gives(equation, '-', 'Non-dimensional derivative about midships.', { needs, signed: true })

export const turnValues = {
  yv_prime: derivative(hull.swayBySway),
  yr_prime: derivative(hull.swayByYaw),
  nv_prime: derivative(hull.yawBySway),
  nr_prime: derivative(hull.yawByYaw),
  directional_stability_c: gives(
    turn.stabilityCriterion,
    '-',
    'Course stability criterion, positive for a directionally stable ship.',
    { needs, signed: true },
  ),
  steady_yaw_rate: gives(
    turn.yawRate,
    { unit: 'deg/s', noKind: 'a ship rate of turn, used by no other input' },
    'Steady yaw rate from linear theory, positive turning the bow to starboard.',
    { needs, signed: true },
  ),
  steady_turning_diameter: gives(
    turn.turningDiameter,
    'bend_radius',
    'Steady turning diameter from linear theory, which underestimates the diameter of tight turns.',
    { needs },
  ),
}

export interface Turn {
  readonly C: number
  /** Where the course is stable, the ship makes way and the rudder is over. */
  readonly r_prime?: number
  readonly D_0?: number
  /** Why there is no steady turn. */
  readonly told?: Readonly<Record<'steady_yaw_rate' | 'steady_turning_diameter', NotApplicable>>
}

/** Undefined where the hull was not given whole. */
export function turnOf(p: Params, { Y, N }: OnShip, trace: Trace): Turn | undefined {
  const { hull_length: L, hull_breadth: B, draft: T, block_coefficient: C_B } = p
  const { centre_of_gravity_from_midship: x_G, water_density: rho } = p
  if (L === undefined || B === undefined || T === undefined || C_B === undefined) return undefined
  trace.section('Hull')
  const S = trace.apply(hull.slendernessArea, { T, L })
  const Y_v_prime = trace.apply(hull.swayBySway, { S, C_B, B, T })
  const Y_r_prime = trace.apply(hull.swayByYaw, { S, B, L, T })
  const N_v_prime = trace.apply(hull.yawBySway, { S, T, L })
  const N_r_prime = trace.apply(hull.yawByYaw, { S, B, T, L })
  const m_prime = trace.apply(hull.massCoefficient, { C_B, B, T, L })
  trace.section('Turn')
  const x_G_prime = trace.apply(turn.relativeCentre, { x_G, L })
  const derivatives = { Y_v_prime, Y_r_prime, N_v_prime, N_r_prime }
  const C = trace.apply(turn.stabilityCriterion, { ...derivatives, m_prime, x_G_prime })
  const none = (why: string): Turn => {
    const idle = notApplicable(why)
    return { C, told: { steady_yaw_rate: idle, steady_turning_diameter: idle } }
  }
  const U = p.ship_speed_turn ?? p.speed
  if (C <= 0) return none('the straight course is not stable')
  if (p.rudder_angle === 0) return none('the {rudder_angle} is 0')
  if (U === undefined) return none('the {ship_speed_turn} is not provided')
  if (U === 0) return none('the ship speed is 0')
  const Y_prime = trace.apply(turn.relativeForce, { Y, rho, L, U })
  const N_prime = trace.apply(turn.relativeMoment, { N, Y, x_G, rho, L, U })
  const r_prime = trace.apply(turn.relativeYawRate, { N_v_prime, Y_prime, Y_v_prime, N_prime, C })
  if (r_prime === 0) return none('the rudder does not turn the ship')
  trace.apply(turn.yawRate, { r_prime, U, L })
  return { C, r_prime, D_0: trace.apply(turn.turningDiameter, { L, r_prime }) }
}

export function inWords(p: Params, { Y, N }: OnShip, turn: Turn | undefined): string {
  const where = p.behind_hull ? ' (inflow behind the hull)' : ''
  const signs = Y === 0 && N === 0 ? '' : ', both positive to starboard'
  const said = `Side force ${shownForce(Y)} and yaw moment ${shownIn(N, 'kN*m')}${signs}${where}`
  if (turn !== undefined && turn.C <= 0) return `${said}; no steady turn because the straight course is unstable`
  return turn?.D_0 === undefined ? said : `${said}; steady turning diameter ${shownIn(turn.D_0, 'm')} (linear theory)`
}
