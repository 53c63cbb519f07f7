/** The values that a run answers with, by analysis. */
import * as beam from '@keelson/physics/lift/two-point-beam.ts'
import * as lowering from '@keelson/standards/dnv-rp-h103-2011/lowering.ts'
import * as zone from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import * as waves from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { listValue, type Measure, numberValue, resultOf } from '@keelson/workflow'
import { aSnap, inBending, inSplash, onWire } from './modes.ts'

const minimum = 0
type Named = Parameters<typeof resultOf>[0]
/** One for each sea; of one sea the number itself. */
const bySea = ({ title, symbol }: Named, of: Measure, description: string, needs?: readonly string[]) =>
  listValue(of, {
    title,
    symbol,
    description,
    minimum,
    single: true,
    onlyWhen: inSplash,
    ...(needs && { needs }),
  })

const ofSplash = {
  wave_amplitude: bySea(waves.waveAmplitude, 'wave_height', '0.9 of the significant wave height.'),
  wave_particle_velocity: bySea(
    waves.particleVelocity,
    'wave_particle_velocity',
    'At the depth of the submerged part.',
  ),
  wave_particle_acceleration: bySea(waves.particleAcceleration, 'acceleration', 'At the depth of the submerged part.'),
  slamming_impact_velocity: bySea(zone.relativeVelocity, 'wave_particle_velocity', 'Of lowering, crane tip and water.'),
  slamming_force: bySea(zone.slammingForce, 'lifting_load', 'Of the surface that strikes the water.'),
  varying_buoyancy_force: bySea(zone.varyingBuoyancy, 'lifting_load', 'Of the water plane in wave and motion.'),
  mass_force: bySea(zone.massForce, 'lifting_load', 'Of mass, added mass and displaced water.'),
  drag_force: bySea(zone.dragForce, 'lifting_load', 'In the relative velocity.'),
  hydrodynamic_force: bySea(zone.hydrodynamicForce, 'lifting_load', 'Drag with slamming, mass less varying buoyancy.'),
  static_force: resultOf(zone.submergedWeight, 'lifting_load', {
    description: 'Fully submerged, the least.',
    minimum,
    onlyWhen: inSplash,
  }),
  total_force: bySea(zone.totalForce, 'lifting_load', 'Submerged weight and hydrodynamic force.'),
  maximum_hook_load: bySea(zone.hookLoad, 'lifting_load', 'Weight in air and hydrodynamic force.'),
  dynamic_amplification: bySea(zone.amplification, '-', 'Largest hook load over weight in air.'),
  slack_utilisation: bySea(
    zone.slackUtilisation,
    'utilisation',
    'Hydrodynamic force over 0.9 of the submerged weight.',
  ),
  crane_utilisation: bySea(zone.craneUtilisation, 'utilisation', 'Largest hook load over capacity.', [
    'crane_capacity',
  ]),
  allowable_significant_wave_height: numberValue('significant_wave_height', {
    title: 'Allowable significant wave height',
    description: 'At the period of the run, where slack or crane reach their limit.',
    symbol: 'H_s_all',
    minimum,
    maximum: 50,
    onlyWhen: inSplash,
  }),
  allowable_hs_by_period: listValue('significant_wave_height', {
    title: 'Allowable significant wave height by period',
    description: 'One for each of the periods; null where there is none up to 50 m.',
    symbol: 'H_s_op',
    minimum,
    gaps: true,
    onlyWhen: inSplash,
    needs: ['operability_periods'],
  }),
}

const TUBE = ['outer_diameter', 'wall_thickness']
const ofBending = {
  overhang_moment: resultOf(beam.overhangMoment, 'bending_moment', {
    description: 'Hogging, without dynamics.',
    minimum,
    onlyWhen: inBending,
  }),
  midspan_moment: resultOf(beam.midspanMoment, 'bending_moment', {
    description: 'Sagging, without dynamics; negative where the overhangs lift the middle.',
    onlyWhen: inBending,
  }),
  bending_stress: resultOf(beam.liftStress, 'stress', {
    description: 'With dynamics.',
    minimum,
    onlyWhen: inBending,
    needs: TUBE,
  }),
  bending_utilisation: resultOf(beam.liftStressUtilisation, 'utilisation', {
    description: 'Bending stress over what is allowed.',
    minimum,
    onlyWhen: inBending,
    needs: [...TUBE, 'specified_minimum_yield_strength'],
  }),
}

const ofWire = {
  snap_force: resultOf(zone.snapForce, 'lifting_load', {
    description: 'Beside the weight that the wire carries.',
    minimum,
    onlyWhen: aSnap,
  }),
  natural_period: resultOf(lowering.naturalPeriod, 'natural_period', {
    description: 'Of jumper and wire.',
    minimum,
    onlyWhen: onWire,
  }),
  wire_stiffness: resultOf(lowering.wireStiffness, 'spring_stiffness', {
    description: 'Of the length paid out.',
    minimum,
    onlyWhen: onWire,
  }),
  static_wire_tension: resultOf(lowering.topTension, 'lifting_load', {
    description: 'At the crane.',
    onlyWhen: onWire,
  }),
  wire_elongation: resultOf(lowering.elongation, 'structure_dimension', {
    description: 'By jumper and own weight.',
    onlyWhen: onWire,
  }),
  resonance_ratio: resultOf(lowering.periodRatio, '-', {
    description: 'Near 1 the motion of the crane tip is amplified.',
    minimum,
    onlyWhen: onWire,
    needs: ['crane_tip_period'],
  }),
  amplification: resultOf(lowering.resonantAmplification, '-', {
    description: 'Of the motion of the crane tip, without damping.',
    minimum,
    onlyWhen: onWire,
    needs: ['crane_tip_period'],
  }),
}

export const values = { ...ofSplash, ...ofWire, ...ofBending } as const
