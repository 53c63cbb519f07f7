/** The values that a run answers with. */
import * as forces from '@keelson/physics/propeller/rudder-forces.ts'
import * as jet from '@keelson/physics/propeller/slipstream.ts'
import * as propeller from '@keelson/physics/propeller/thrust.ts'
import * as rudder from '@keelson/physics/rudder/coefficients.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { OF_JET, OF_POLYNOMIAL } from './modes.ts'

const minimum = 0
const needs = OF_JET

const ofJet = {
  advance_speed: resultOf(propeller.advanceSpeed, 'ship_speed', {
    description: 'Speed of advance at the propeller.',
    minimum,
    needs,
  }),
  advance_ratio: resultOf(propeller.advanceRatio, '-', {
    description: 'Speed of advance divided by (shaft speed × propeller diameter).',
    minimum,
    needs: OF_POLYNOMIAL,
  }),
  thrust_coefficient: resultOf(propeller.thrustCoefficient, '-', {
    description: 'Open-water thrust coefficient from the polynomial.',
    minimum,
    needs: OF_POLYNOMIAL,
  }),
  thrust: resultOf(propeller.thrust, 'hull_force', {
    description: 'Propeller thrust, entered or calculated.',
    minimum,
    needs,
  }),
  thrust_loading_coefficient: resultOf(propeller.thrustLoading, '-', {
    description: 'Thrust divided by (dynamic pressure × propeller disc area).',
    minimum,
    needs,
  }),
  axial_velocity_far_behind: resultOf(jet.speedFarBehind, 'ship_speed', {
    description: 'Axial jet velocity far downstream, from momentum theory.',
    minimum,
    needs,
  }),
  far_slipstream_radius: resultOf(jet.radiusFarBehind, 'structure_dimension', {
    description: 'Radius of the fully contracted jet.',
    minimum,
    needs,
  }),
  slipstream_radius_at_rudder: resultOf(jet.radiusAtRudder, 'structure_dimension', {
    description: 'Radius of the contracted propeller slipstream at the rudder.',
    minimum,
    needs,
  }),
  potential_velocity_at_rudder: resultOf(jet.speedAtRudder, 'ship_speed', {
    description: 'Jet velocity at the rudder, from continuity.',
    minimum,
    needs,
  }),
  mixing_radius_increase: resultOf(jet.mixing, 'structure_dimension', {
    description: 'Radius increase due to turbulent mixing.',
    minimum,
    needs,
  }),
  corrected_slipstream_velocity: resultOf(jet.mixedSpeed, 'ship_speed', {
    description: 'Jet velocity at the rudder after mixing.',
    minimum,
    needs,
  }),
  finite_slipstream_factor: resultOf(jet.finiteJetFactor, '-', {
    description: 'Lift reduction factor for the finite jet width.',
    minimum,
    maximum: 1,
    needs,
  }),
}

const ofRudder = {
  lift_coefficient: resultOf(rudder.liftCoefficient, 'drag_coefficient', {
    description: 'Lift coefficient at the angle of attack.',
  }),
  drag_coefficient: resultOf(rudder.dragCoefficient, 'drag_coefficient', {
    description: 'Drag coefficient at the angle of attack.',
    minimum,
  }),
  moment_coefficient_about_leading_edge: resultOf(rudder.momentCoefficient, 'drag_coefficient', {
    description:
      'Moment coefficient about the leading edge, negative if it turns the trailing edge back into the stream.',
  }),
  centre_of_pressure_from_leading_edge: resultOf(rudder.centreOfPressure, 'structure_dimension', {
    description: 'Distance of the centre of pressure from the leading edge, along the chord.',
  }),
  lift: resultOf(forces.liftInJet, 'hull_force', { description: 'Force normal to the inflow.' }),
  drag: resultOf(forces.dragInJet, 'hull_force', { description: 'Force along the inflow.', minimum }),
  side_force: numberValue('hull_force', {
    title: 'Side force on the ship',
    description: 'Side force on the ship, equal to the lift without drift and positive to starboard.',
    symbol: 'Y',
  }),
  yaw_moment: resultOf(forces.yawMoment, 'hull_moment', {
    description: 'Yaw moment about the centre of gravity, positive turning the bow to starboard.',
  }),
}

export const values = { ...ofJet, ...ofRudder } as const
