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
    description: 'Displaced volume as entered, or the outline volume.',
    symbol: 'V',
    minimum,
    needs: VOLUME,
  }),
  submerged_mass: resultOf(zone.submergedMass, 'structure_mass', {
    description: 'Submerged mass. Negative if the structure floats.',
    needs: VOLUME,
  }),
  drag_area_xyz: listValue('projected_area', {
    title: 'Drag areas',
    description: 'Drag areas of the outline along [x, y, z].',
    minimum,
    needs: OUTLINE,
  }),
  drag_area_moment_x: resultOf(
    dragAreaMoment,
    { unit: 'm5', noKind: 'no other use of a drag area moment' },
    {
      title: 'Side drag area moment about x',
      description:
        'Drag area moment of the length by height face. The file uses the largest value of the faces that rotate about each axis.',
      minimum,
      needs: OUTLINE,
    },
  ),
  moments_of_inertia: listValue('moment_of_inertia', {
    title: 'Moments of inertia',
    description: 'Moments of inertia about [x, y, z] for mass uniform over the outline.',
    minimum,
    needs: OUTLINE,
  }),
}

const ofHeave = {
  plate_added_mass: resultOf(plateAddedMass, 'structure_mass', {
    title: 'Flat plate added mass',
    description: 'Added mass of a rectangle for a box, or a disc for a cylinder.',
    minimum,
    needs: OUTLINE,
  }),
  lambda_: resultOf(added.heightRatio, '-', {
    description: 'Size ratio for the height factor.',
    minimum,
    maximum: 1,
    needs: OUTLINE,
  }),
  height_factor: resultOf(added.heightFactor, '-', {
    description: 'Factor on the plate added mass for the height of the structure.',
    minimum: 1,
    needs: OUTLINE,
  }),
  solid_added_mass: resultOf(added.correctedAddedMass, 'structure_mass', {
    title: 'Added mass without perforation',
    symbol: 'A_s',
    description: 'Added mass including structure height, without perforation.',
    minimum,
    needs: OUTLINE,
  }),
  perforation_factor: resultOf(added.perforationFactor, '-', {
    description: 'Perforation factor for openings in plan.',
    minimum,
    maximum: 1,
    needs: OUTLINE,
  }),
  vertical_added_mass: numberValue('structure_mass', {
    title: 'Heave added mass',
    description: 'Heave added mass as entered, or calculated from the outline.',
    symbol: 'A_33',
    minimum,
    needs: ['vertical_added_mass', ...OUTLINE],
  }),
}

type Named = Parameters<typeof resultOf>[0]
const byDepth = ({ title, symbol }: Named, of: Measure, description: string) =>
  listValue(of, { title, symbol, description, minimum, single: true, needs: LIFT })

const ofLift = {
  wave_particle_velocity: byDepth(
    waves.particleVelocity,
    'wave_particle_velocity',
    'Wave particle velocity at each depth.',
  ),
  wave_particle_acceleration: byDepth(
    waves.particleAcceleration,
    'acceleration',
    'Wave particle acceleration at each depth.',
  ),
  relative_velocity: byDepth(zone.relativeVelocity, 'wave_particle_velocity', 'Relative velocity at each depth.'),
  drag_force: byDepth(zone.dragForce, 'lifting_load', 'Drag force at each depth.'),
  mass_force: byDepth(zone.massForce, 'lifting_load', 'Mass force at each depth.'),
  slamming_force_surface: resultOf(zone.slammingForce, 'lifting_load', {
    description: 'Slamming force at the first depth.',
    minimum,
    needs: LIFT,
  }),
  varying_buoyancy_force: resultOf(zone.varyingBuoyancy, 'lifting_load', {
    description: 'Varying buoyancy force at the first depth.',
    minimum,
    needs: LIFT,
  }),
  hydrodynamic_force_surface: resultOf(zone.hydrodynamicForce, 'lifting_load', {
    title: 'Hydrodynamic force at the surface',
    description: 'Hydrodynamic force at the first depth, including slamming and varying buoyancy.',
    minimum,
    needs: LIFT,
  }),
  hydrodynamic_force_deep: resultOf(zone.submergedForce, 'lifting_load', {
    title: 'Submerged hydrodynamic force',
    description: 'Hydrodynamic force at the last depth, without slamming.',
    minimum,
    needs: LIFT,
  }),
  static_submerged_weight: resultOf(zone.submergedWeight, 'lifting_load', {
    description: 'Fully submerged weight. Negative if the structure floats.',
    needs: LIFT,
  }),
  slack_sling_criterion_surface: resultOf(zone.slackUtilisation, 'utilisation', {
    title: 'Slack sling utilisation at the surface',
    description: 'Hydrodynamic force divided by 0.9 times the submerged weight, at the first depth.',
    minimum,
    needs: LIFT,
  }),
  slack_sling_criterion_deep: resultOf(zone.slackUtilisation, 'utilisation', {
    title: 'Slack sling utilisation when submerged',
    symbol: 'u_deep',
    description: 'Hydrodynamic force divided by 0.9 times the submerged weight, at the last depth.',
    minimum,
    needs: LIFT,
  }),
  maximum_hook_load: resultOf(zone.hookLoad, 'lifting_load', {
    description: 'Weight in air plus hydrodynamic force at the surface.',
    minimum,
    needs: LIFT,
  }),
  dynamic_amplification: resultOf(zone.amplification, '-', {
    description: 'Maximum hook load divided by weight in air.',
    minimum: 1,
    needs: LIFT,
  }),
  allowable_significant_wave_height: numberValue('significant_wave_height', {
    title: 'Allowable significant wave height',
    description:
      'Significant wave height, up to 20 m, at which the slack limit at the surface is reached, at the entered period.',
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
    description: 'OrcaFlex data file text with the lumped buoy.',
    long: true,
    needs: ['vertical_added_mass', 'projected_area', ...VOLUME],
  }),
} as const
