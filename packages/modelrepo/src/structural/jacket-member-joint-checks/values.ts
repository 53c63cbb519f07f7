/** The values that a run answers with: of the member and of the joint that are used most. */

import * as axial from '@keelson/standards/api-rp-2a-wsd-2007/axial.ts'
import { allowableBending } from '@keelson/standards/api-rp-2a-wsd-2007/bending.ts'
import * as combined from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import { largerUse } from '@keelson/standards/api-rp-2a-wsd-2007/combined.ts'
import * as hydrostatic from '@keelson/standards/api-rp-2a-wsd-2007/hydrostatic.ts'
import * as joints from '@keelson/standards/api-rp-2a-wsd-2007/joints.ts'
import { mapValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const member = { needs: ['members'] } as const
const joint = { needs: ['joints'] } as const
const used = (title: string, description: string, symbol: string) =>
  numberValue('utilisation', { ...member, title, description, symbol, minimum: 0 })

const memberValues = {
  diameter_to_thickness: numberValue('-', {
    ...member,
    title: 'Diameter over wall',
    description: 'Of the member that is used most, as all values of members.',
    symbol: 'D_t',
    minimum: 0,
  }),
  slenderness_ratio: resultOf(axial.slenderness, '-', {
    ...member,
    description: 'Effective length over radius of gyration.',
  }),
  local_buckling_stress_fxc: resultOf(axial.localBucklingStress, 'stress', {
    ...member,
    description: 'The yield strength where D/t is at most 60.',
  }),
  allowable_tension: resultOf(axial.allowableTension, 'stress', {
    ...member,
    description: 'With its increase, where there is one.',
  }),
  allowable_compression_fa: resultOf(axial.allowableCompression, 'stress', {
    ...member,
    description: 'With its increase, where there is one.',
  }),
  allowable_bending_fb: resultOf(allowableBending, 'stress', {
    ...member,
    description: 'With its increase, where there is one.',
  }),
  euler_stress_fe: resultOf(axial.eulerStress, 'stress', {
    ...member,
    description: 'With its increase, where there is one.',
  }),
  utilisation_stability: resultOf(combined.stabilityUse, 'utilisation', {
    ...member,
    description: 'Of compression beyond a share of 0.15.',
    minimum: 0,
  }),
  utilisation_yield: resultOf(combined.axialAndBendingUse, 'utilisation', {
    ...member,
    title: 'Compression and bending, yield',
    symbol: 'u_y',
    description: 'Of compression beyond a share of 0.15.',
    minimum: 0,
  }),
  combined_utilisation: resultOf(largerUse, 'utilisation', {
    ...member,
    title: 'Axial stress and bending',
    description: 'By the forms of 3.3.1 or 3.3.2, the larger where there are two.',
    minimum: 0,
  }),
  shear_stress: resultOf(axial.beamShearStress, 'stress', { ...member, description: 'Largest in the section.' }),
  shear_utilisation: used('Utilisation, shear', 'Beam shear over its allowable.', 'u_v'),
  torsional_shear_stress: resultOf(axial.torsionalShearStress, 'stress', { ...member, description: 'At the outside.' }),
  torsion_utilisation: used('Utilisation, torsion', 'Torsional shear over its allowable.', 'u_vt'),
  design_head: resultOf(hydrostatic.designHead, 'depth_below_surface', {
    ...member,
    description: 'Of still water and wave.',
  }),
  geometric_parameter_m: resultOf(hydrostatic.geometricParameter, '-', {
    ...member,
    description: 'Of the bay between rings.',
  }),
  hoop_coefficient_ch: resultOf(hydrostatic.hoopCoefficient, '-', { ...member, description: 'By M and D/t.' }),
  elastic_hoop_buckling_fhe: resultOf(hydrostatic.elasticHoopBuckling, 'stress', {
    ...member,
    description: 'Between rings.',
  }),
  critical_hoop_buckling_fhc: resultOf(hydrostatic.criticalHoopBuckling, 'stress', {
    ...member,
    description: 'Elastic, or of tubes that yield before.',
  }),
  hoop_stress: resultOf(hydrostatic.hoopStress, 'stress', { ...member, description: 'Compression.' }),
  hydrostatic_utilisation: resultOf(combined.hoopShare, 'utilisation', {
    ...member,
    title: 'Utilisation, hoop buckling',
    description: 'Hoop stress over its allowable.',
    minimum: 0,
  }),
  ring_required_inertia: resultOf(hydrostatic.ringInertia, 'second_moment_of_area', {
    ...member,
    description: 'With the shell that works with the ring, 1.1 times the root of D t wide.',
  }),
  interaction_a: numberValue('-', {
    ...member,
    title: combined.tensionShare.title,
    description: 'Of 3.3.3; with compression only where bending pulls more.',
    symbol: combined.tensionShare.symbol,
  }),
  interaction_b: resultOf(combined.hoopShare, '-', {
    ...member,
    description: 'Of 3.3.3: the utilisation of hoop buckling.',
  }),
  hydrostatic_interaction: numberValue('utilisation', {
    ...member,
    title: 'Axial stress, bending and pressure',
    description: 'By 3.3.3, or the largest of the forms of 3.3.4.',
    symbol: combined.largestUse.symbol,
    minimum: 0,
  }),
}

const jointValues = {
  beta: resultOf(joints.diameterRatio, '-', {
    ...joint,
    description: 'Of the joint that is used most, as all values of joints.',
  }),
  gamma: resultOf(joints.chordSlenderness, '-', { ...joint, description: 'At the joint.' }),
  gap_factor_qg: resultOf(joints.gapFactor, '-', { ...joint, description: 'Of K action.' }),
  strength_factor_qu_axial: resultOf(joints.strengthK, '-', {
    ...joint,
    title: 'Strength factor, axial',
    description: 'Of the actual geometry, where one class carries all.',
  }),
  strength_factor_qu_in_plane: resultOf(joints.strengthInPlane, '-', {
    ...joint,
    symbol: 'Q_ui',
    description: 'Of the actual geometry.',
  }),
  strength_factor_qu_out_of_plane: resultOf(joints.strengthOutOfPlane, '-', {
    ...joint,
    symbol: 'Q_uo',
    description: 'Of the actual geometry.',
  }),
  chord_load_factor_qf_axial: resultOf(joints.chordLoadFactor, '-', {
    ...joint,
    title: 'Chord load factor, axial',
    description: 'Of the actual geometry, where one class carries all.',
  }),
  chord_load_factor_qf_moment: resultOf(joints.chordLoadFactor, '-', {
    ...joint,
    title: 'Chord load factor, moment',
    symbol: 'Q_f_m',
    description: 'Of the actual geometry.',
  }),
  allowable_axial: resultOf(joints.allowableAxial, 'pipe_axial_force', {
    ...joint,
    description:
      'Of all classes together, with the can; the lesser where the limiting geometry counts. Not positive where the chord leaves none.',
  }),
  can_reduction_factor: resultOf(joints.canReduction, '-', { ...joint, description: 'Of T, Y and X action.' }),
  allowable_axial_by_class: mapValue('pipe_axial_force', {
    ...joint,
    title: 'Allowable axial load by class',
    description: 'As if each class carried all; of the actual geometry.',
    keys: 'K, Y, X: the classes that are present',
  }),
  allowable_in_plane_moment: resultOf(joints.allowableMoment, 'bending_moment', {
    ...joint,
    title: 'Allowable moment in plane',
    symbol: 'M_ai',
    description: 'The lesser where the limiting geometry counts.',
  }),
  allowable_out_of_plane_moment: resultOf(joints.allowableMoment, 'bending_moment', {
    ...joint,
    title: 'Allowable moment out of plane',
    symbol: 'M_ao',
    description: 'The lesser where the limiting geometry counts.',
  }),
  joint_utilisation: resultOf(joints.jointUse, 'utilisation', {
    ...joint,
    description: 'Of the brace loads.',
    minimum: 0,
  }),
}

export const values = {
  governing_check: textValue({
    worded: true,
    title: 'Governing check',
    description: 'The row and the check that use most.',
  }),
  ...memberValues,
  ...jointValues,
}
