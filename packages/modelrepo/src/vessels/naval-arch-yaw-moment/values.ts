/** The values that a run answers with. */
import * as hull from '@keelson/physics/manoeuvring/linear-derivatives.ts'
import * as loads from '@keelson/physics/manoeuvring/rudder-loads.ts'
import * as turn from '@keelson/physics/manoeuvring/steady-turn.ts'
import { aspectRatio, normalForce } from '@keelson/physics/rudder/normal-force.ts'
import * as whicker from '@keelson/physics/rudder/whicker-fehlner.ts'
import { resultOf } from '@keelson/workflow'
import { byFujii, byWhicker, HULL } from './modes.ts'

const minimum = 0
const needs = HULL

const ofRudder = {
  aspect_ratio: resultOf(aspectRatio, '-', { description: 'Span squared over area, or as given.', minimum }),
  lift_slope_per_degree: resultOf(
    whicker.liftSlope,
    { unit: '1/deg', noKind: 'a slope per degree of one method only' },
    { description: 'At small angles.', minimum, onlyWhen: byWhicker },
  ),
  lift_coefficient: resultOf(whicker.liftCoefficient, 'drag_coefficient', {
    description: 'With the sign of the angle.',
    onlyWhen: byWhicker,
  }),
  drag_coefficient: resultOf(whicker.dragCoefficient, 'drag_coefficient', {
    description: 'Profile and induced drag.',
    minimum,
    onlyWhen: byWhicker,
  }),
  lift: resultOf(whicker.lift, 'hull_force', { description: 'Across the stream.', onlyWhen: byWhicker }),
  effective_angle: resultOf(loads.effectiveAngle, 'heel_angle', {
    description: 'Rudder angle less the drift that reaches the rudder.',
    onlyWhen: byFujii,
  }),
  normal_force: resultOf(normalForce, 'hull_force', {
    description: 'Across the blade, with the sign of the angle; or as given.',
  }),
}

const onShip = {
  side_force: resultOf(loads.sideForce, 'hull_force', {
    description: 'On the ship, with what the hull adds; positive to starboard.',
  }),
  side_force_magnitude: resultOf(loads.crossForce, 'hull_force', {
    description: 'Without what the hull adds and without sign.',
    minimum,
  }),
  yaw_moment: resultOf(loads.yawMoment, 'hull_moment', {
    description: 'About the centre of gravity, with what the hull adds; positive turns the bow to starboard.',
  }),
  yaw_moment_magnitude: resultOf(loads.crossMoment, 'hull_moment', {
    description: 'Without what the hull adds and without sign.',
    minimum,
  }),
}

const ofTurn = {
  yv_prime: resultOf(hull.swayBySway, '-', { description: 'About midship, without dimension.', needs }),
  yr_prime: resultOf(hull.swayByYaw, '-', { description: 'About midship, without dimension.', needs }),
  nv_prime: resultOf(hull.yawBySway, '-', { description: 'About midship, without dimension.', needs }),
  nr_prime: resultOf(hull.yawByYaw, '-', { description: 'About midship, without dimension.', needs }),
  directional_stability_c: resultOf(turn.stabilityCriterion, '-', {
    description: 'Positive where the ship keeps a straight course by herself.',
    needs,
  }),
  steady_yaw_rate: resultOf(
    turn.yawRate,
    { unit: 'deg/s', noKind: 'a rate of turn of ships, which no other field has' },
    { description: 'By linear theory; positive turns the bow to starboard.', needs },
  ),
  steady_turning_diameter: resultOf(turn.turningDiameter, 'bend_radius', {
    description: 'By linear theory, which overrates tight turns.',
    minimum,
    needs,
  }),
}

export const values = { ...ofRudder, ...onShip, ...ofTurn } as const
