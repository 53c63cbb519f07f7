/** What the force of a rudder does to the ship, whatever the method, and a normal force that is given in place of one. SI. */
import type { Trace } from '@keelson/equations'
import * as loads from '@keelson/physics/manoeuvring/rudder-loads.ts'
import { aspectRatio, normalForce } from '@keelson/physics/rudder/normal-force.ts'
import { given, gives, notApplicable } from '@keelson/workflow'
import type { Params } from './inputs.ts'

const signed = { signed: true } as const

export const aspect = {
  aspect_ratio: gives(aspectRatio, '-', 'Span squared divided by area, or the entered value.', {
    orInput: 'rudder_aspect_ratio',
  }),
}
export const loadValues = {
  normal_force: gives(
    normalForce,
    'hull_force',
    'Force normal to the blade with the sign of the angle, or the entered value.',
    {
      ...signed,
      orInput: 'normal_force',
    },
  ),
  side_force: gives(
    loads.sideForce,
    'hull_force',
    'Side force on the ship including hull interaction, positive to starboard.',
    signed,
  ),
  side_force_magnitude: gives(loads.crossForce, 'hull_force', 'Side force magnitude, excluding hull interaction.'),
  yaw_moment: gives(
    loads.yawMoment,
    'hull_moment',
    'Yaw moment about the centre of gravity including hull interaction, positive turning the bow to starboard.',
    signed,
  ),
  yaw_moment_magnitude: gives(loads.crossMoment, 'hull_moment', 'Yaw moment magnitude, excluding hull interaction.'),
}

export const GIVEN = notApplicable('the {normal_force} is entered')

/** Undefined where the normal force is given. */
export function bladeOf(p: Params, trace: Trace) {
  trace.section('Rudder force')
  if (p.normal_force !== undefined) return undefined
  const { rudder_area: A, speed: V } = given(p, 'rudder_area', 'speed')
  const Lambda = p.rudder_aspect_ratio ?? trace.apply(aspectRatio, { b: given(p, 'rudder_span').rudder_span, A })
  return { A, V, Lambda }
}

/** On the ship: side force, and moment that turns the bow to starboard. */
export interface OnShip {
  readonly Y: number
  readonly N: number
}
export function loadsOfNormal(p: Params, F_N: number, trace: Trace): OnShip {
  const { rudder_x_from_cg: x_R, a_h: a_H, hull_interaction_x: x_H, rudder_angle: delta } = p
  trace.section('Forces on the ship')
  const Y = trace.apply(loads.sideForce, { a_H, F_N, delta })
  const N = trace.apply(loads.yawMoment, { x_R, a_H, x_H, F_N, delta })
  const Y_0 = trace.apply(loads.crossForce, { F_N, delta })
  trace.apply(loads.crossMoment, { Y_0, x_R })
  return { Y, N }
}
