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
  advance_speed: resultOf(propeller.advanceSpeed, 'ship_speed', { description: 'At the propeller.', minimum, needs }),
  advance_ratio: resultOf(propeller.advanceRatio, '-', {
    description: 'Speed of advance over revolutions and diameter.',
    minimum,
    needs: OF_POLYNOMIAL,
  }),
  thrust_coefficient: resultOf(propeller.thrustCoefficient, '-', {
    description: 'By the polynomial, in open water.',
    minimum,
    needs: OF_POLYNOMIAL,
  }),
  thrust: resultOf(propeller.thrust, 'hull_force', { description: 'Of the propeller.', minimum, needs }),
  thrust_loading_coefficient: resultOf(propeller.thrustLoading, '-', {
    description: 'Thrust over the dynamic pressure on the disc.',
    minimum,
    needs,
  }),
  axial_velocity_far_behind: resultOf(jet.speedFarBehind, 'ship_speed', {
    description: 'Of the jet, by momentum.',
    minimum,
    needs,
  }),
  far_slipstream_radius: resultOf(jet.radiusFarBehind, 'structure_dimension', {
    description: 'Of the contracted jet.',
    minimum,
    needs,
  }),
  slipstream_radius_at_rudder: resultOf(jet.radiusAtRudder, 'structure_dimension', {
    description: 'On the way of contraction.',
    minimum,
    needs,
  }),
  potential_velocity_at_rudder: resultOf(jet.speedAtRudder, 'ship_speed', {
    description: 'By continuity.',
    minimum,
    needs,
  }),
  mixing_radius_increase: resultOf(jet.mixing, 'structure_dimension', {
    description: 'By turbulence.',
    minimum,
    needs,
  }),
  corrected_slipstream_velocity: resultOf(jet.mixedSpeed, 'ship_speed', {
    description: 'After mixing.',
    minimum,
    needs,
  }),
  finite_slipstream_factor: resultOf(jet.finiteJetFactor, '-', {
    description: 'What is left of the lift in the jet, as it is not infinitely wide.',
    minimum,
    maximum: 1,
    needs,
  }),
}

const ofRudder = {
  lift_coefficient: resultOf(rudder.liftCoefficient, 'drag_coefficient', { description: 'Of the angle of attack.' }),
  drag_coefficient: resultOf(rudder.dragCoefficient, 'drag_coefficient', {
    description: 'Of the angle of attack.',
    minimum,
  }),
  moment_coefficient_about_leading_edge: resultOf(rudder.momentCoefficient, 'drag_coefficient', {
    description: 'Negative turns the trailing edge back into the stream.',
  }),
  centre_of_pressure_from_leading_edge: resultOf(rudder.centreOfPressure, 'structure_dimension', {
    description: 'Along the chord.',
  }),
  lift: resultOf(forces.liftInJet, 'hull_force', { description: 'Across the inflow.' }),
  drag: resultOf(forces.dragInJet, 'hull_force', { description: 'Along the inflow.', minimum }),
  side_force: numberValue('hull_force', {
    title: 'Side force on the ship',
    description: 'The lift, as the ship does not drift, with the sign of the angle.',
    symbol: 'Y',
  }),
  yaw_moment: resultOf(forces.yawMoment, 'hull_moment', { description: 'About the centre of gravity.' }),
}

export const values = { ...ofJet, ...ofRudder } as const
