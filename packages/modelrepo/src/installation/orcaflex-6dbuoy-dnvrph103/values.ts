/** The values that a run answers with: the structure, its added mass, the stages of the lift, and the file. */

import { plateAddedMass } from '@keelson/physics/added-mass/plates.ts'
import { dragAreaMoment } from '@keelson/physics/added-mass/solids.ts'
import * as added from '@keelson/standards/dnv-rp-h103-2011/added-mass.ts'
import * as zone from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import * as waves from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { listValue, type Measure, numberValue, resultOf, textValue } from '@keelson/workflow'

const minimum = 0
/** Of either shape: what the other has not is no part of it. */
const OUTLINE = ['length', 'width', 'radius', 'height']
const VOLUME = ['volume', ...OUTLINE]
const LIFT = ['significant_wave_height', 'vertical_added_mass', 'projected_area', ...VOLUME]

const ofStructure = {
  volume: numberValue('displacement_volume', {
    title: 'Displaced volume',
    description: 'As given, or that of the outline.',
    symbol: 'V',
    minimum,
    needs: VOLUME,
  }),
  submerged_mass: resultOf(zone.submergedMass, 'structure_mass', {
    description: 'Negative for a structure that floats.',
    needs: VOLUME,
  }),
  drag_area_xyz: listValue('projected_area', {
    title: 'Drag areas',
    description: 'Along [x, y, z], of the outline.',
    minimum,
    needs: OUTLINE,
  }),
  drag_area_moment_x: resultOf(
    dragAreaMoment,
    { unit: 'm5', noKind: 'a drag area moment is of no other use' },
    {
      title: 'Drag area moment of the side about x',
      description: 'Length by height. The file has the largest of the faces that turn about each axis.',
      minimum,
      needs: OUTLINE,
    },
  ),
  moments_of_inertia: listValue('moment_of_inertia', {
    title: 'Moments of inertia',
    description: 'About [x, y, z], of the mass spread over the outline.',
    minimum,
    needs: OUTLINE,
  }),
}

const ofHeave = {
  plate_added_mass: resultOf(plateAddedMass, 'structure_mass', {
    title: 'Added mass of the plan as a plate',
    description: 'A box as its rectangle, a cylinder as its disc.',
    minimum,
    needs: OUTLINE,
  }),
  lambda_: resultOf(added.heightRatio, '-', {
    description: 'For the height factor.',
    minimum,
    maximum: 1,
    needs: OUTLINE,
  }),
  height_factor: resultOf(added.heightFactor, '-', {
    description: 'Of a structure above a plate.',
    minimum: 1,
    needs: OUTLINE,
  }),
  solid_added_mass: resultOf(added.correctedAddedMass, 'structure_mass', {
    title: 'Added mass without holes',
    symbol: 'A_s',
    description: 'With the height of the structure.',
    minimum,
    needs: OUTLINE,
  }),
  perforation_factor: resultOf(added.perforationFactor, '-', {
    description: 'Of the holes in plan.',
    minimum,
    maximum: 1,
    needs: OUTLINE,
  }),
  vertical_added_mass: numberValue('structure_mass', {
    title: 'Added mass in heave',
    description: 'As given, or from the outline.',
    symbol: 'A_33',
    minimum,
    needs: ['vertical_added_mass', ...OUTLINE],
  }),
}

type Named = Parameters<typeof resultOf>[0]
const byDepth = ({ title, symbol }: Named, of: Measure, description: string) =>
  listValue(of, { title, symbol, description, minimum, single: true, needs: LIFT })

const ofLift = {
  wave_particle_velocity: byDepth(waves.particleVelocity, 'wave_particle_velocity', 'One for each depth.'),
  wave_particle_acceleration: byDepth(waves.particleAcceleration, 'acceleration', 'One for each depth.'),
  relative_velocity: byDepth(zone.relativeVelocity, 'wave_particle_velocity', 'One for each depth.'),
  drag_force: byDepth(zone.dragForce, 'lifting_load', 'One for each depth.'),
  mass_force: byDepth(zone.massForce, 'lifting_load', 'One for each depth.'),
  slamming_force_surface: resultOf(zone.slammingForce, 'lifting_load', {
    description: 'At the first depth.',
    minimum,
    needs: LIFT,
  }),
  varying_buoyancy_force: resultOf(zone.varyingBuoyancy, 'lifting_load', {
    description: 'At the first depth.',
    minimum,
    needs: LIFT,
  }),
  hydrodynamic_force_surface: resultOf(zone.hydrodynamicForce, 'lifting_load', {
    title: 'Hydrodynamic force at the surface',
    description: 'At the first depth, with slamming and varying buoyancy.',
    minimum,
    needs: LIFT,
  }),
  hydrodynamic_force_deep: resultOf(zone.submergedForce, 'lifting_load', {
    title: 'Hydrodynamic force below',
    description: 'At the last depth, without slamming.',
    minimum,
    needs: LIFT,
  }),
  static_submerged_weight: resultOf(zone.submergedWeight, 'lifting_load', {
    description: 'Fully submerged; negative for a structure that floats.',
    needs: LIFT,
  }),
  slack_sling_criterion_surface: resultOf(zone.slackUtilisation, 'utilisation', {
    title: 'Slack at the surface',
    description: 'Hydrodynamic force over 0.9 of the submerged weight.',
    minimum,
    needs: LIFT,
  }),
  slack_sling_criterion_deep: resultOf(zone.slackUtilisation, 'utilisation', {
    title: 'Slack below',
    symbol: 'u_deep',
    description: 'Hydrodynamic force over 0.9 of the submerged weight.',
    minimum,
    needs: LIFT,
  }),
  maximum_hook_load: resultOf(zone.hookLoad, 'lifting_load', {
    description: 'Weight in air and hydrodynamic force at the surface.',
    minimum,
    needs: LIFT,
  }),
  dynamic_amplification: resultOf(zone.amplification, '-', {
    description: 'Largest hook load over weight in air.',
    minimum: 1,
    needs: LIFT,
  }),
  allowable_significant_wave_height: numberValue('significant_wave_height', {
    title: 'Allowable significant wave height',
    description: 'At the period of the run, where slack at the surface reaches its limit; up to 20 m.',
    symbol: 'H_s_all',
    minimum,
    maximum: 20,
    needs: LIFT,
  }),
}

export const values = {
  ...ofLift,
  ...ofHeave,
  ...ofStructure,
  orcaflex_yaml: textValue({
    title: 'OrcaFlex data file',
    description: 'Text of the file with the lumped buoy.',
    long: true,
    needs: ['vertical_added_mass', 'projected_area', ...VOLUME],
  }),
} as const
