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
    title: 'Diameter/thickness ratio',
    description: 'D/t ratio of the governing member. All member values are for this member.',
    symbol: 'D_t',
    minimum: 0,
  }),
  slenderness_ratio: resultOf(axial.slenderness, '-', {
    ...member,
    description: 'Effective length divided by radius of gyration.',
  }),
  local_buckling_stress_fxc: resultOf(axial.localBucklingStress, 'stress', {
    ...member,
    description: 'Local buckling stress. Equals the yield strength for D/t up to 60.',
  }),
  allowable_tension: resultOf(axial.allowableTension, 'stress', {
    ...member,
    description: 'Allowable axial tension stress, including any one-third increase.',
  }),
  allowable_compression_fa: resultOf(axial.allowableCompression, 'stress', {
    ...member,
    description: 'Allowable axial compression stress, including any one-third increase.',
  }),
  allowable_bending_fb: resultOf(allowableBending, 'stress', {
    ...member,
    description: 'Allowable bending stress, including any one-third increase.',
  }),
  euler_stress_fe: resultOf(axial.eulerStress, 'stress', {
    ...member,
    description: 'Euler stress, including any one-third increase.',
  }),
  utilisation_stability: resultOf(combined.stabilityUse, 'utilisation', {
    ...member,
    description: 'Stability utilisation in compression, for an axial stress ratio above 0.15.',
    minimum: 0,
  }),
  utilisation_yield: resultOf(combined.axialAndBendingUse, 'utilisation', {
    ...member,
    title: 'Compression and bending, yield',
    symbol: 'u_y',
    description: 'Yield utilisation in compression, for an axial stress ratio above 0.15.',
    minimum: 0,
  }),
  combined_utilisation: resultOf(largerUse, 'utilisation', {
    ...member,
    title: 'Combined stress',
    description:
      'Combined utilisation to API RP 2A-WSD 3.3.1 or 3.3.2. The larger value is reported if two equations apply.',
    minimum: 0,
  }),
  shear_stress: resultOf(axial.beamShearStress, 'stress', {
    ...member,
    description: 'Maximum beam shear stress in the section.',
  }),
  shear_utilisation: used('Shear utilisation', 'Beam shear stress divided by the allowable shear stress.', 'u_v'),
  torsional_shear_stress: resultOf(axial.torsionalShearStress, 'stress', {
    ...member,
    description: 'Torsional shear stress at the outer surface.',
  }),
  torsion_utilisation: used(
    'Torsion utilisation',
    'Torsional shear stress divided by the allowable shear stress.',
    'u_vt',
  ),
  design_head: resultOf(hydrostatic.designHead, 'depth_below_surface', {
    ...member,
    description: 'Hydrostatic design head, including the wave contribution.',
  }),
  geometric_parameter_m: resultOf(hydrostatic.geometricParameter, '-', {
    ...member,
    description: 'Geometric parameter M of the bay between rings.',
  }),
  hoop_coefficient_ch: resultOf(hydrostatic.hoopCoefficient, '-', {
    ...member,
    description: 'Hoop buckling coefficient from M and D/t.',
  }),
  elastic_hoop_buckling_fhe: resultOf(hydrostatic.elasticHoopBuckling, 'stress', {
    ...member,
    description: 'Elastic hoop buckling stress between rings.',
  }),
  critical_hoop_buckling_fhc: resultOf(hydrostatic.criticalHoopBuckling, 'stress', {
    ...member,
    description: 'Critical hoop buckling stress, elastic or limited by yield.',
  }),
  hoop_stress: resultOf(hydrostatic.hoopStress, 'stress', {
    ...member,
    description: 'Hoop stress due to external pressure, compression positive.',
  }),
  hydrostatic_utilisation: resultOf(combined.hoopShare, 'utilisation', {
    ...member,
    title: 'Hoop buckling utilisation',
    description: 'Hoop stress divided by the allowable hoop stress.',
    minimum: 0,
  }),
  ring_required_inertia: resultOf(hydrostatic.ringInertia, 'second_moment_of_area', {
    ...member,
    description: 'Required ring moment of inertia, including an effective shell width of 1.1 √(D t).',
  }),
  interaction_a: numberValue('-', {
    ...member,
    title: combined.tensionShare.title,
    description: 'Interaction term A of API RP 2A-WSD 3.3.3. For compression, reported only if net tension occurs.',
    symbol: combined.tensionShare.symbol,
  }),
  interaction_b: resultOf(combined.hoopShare, '-', {
    ...member,
    description: 'Interaction term B of API RP 2A-WSD 3.3.3, equal to the hoop buckling utilisation.',
  }),
  hydrostatic_interaction: numberValue('utilisation', {
    ...member,
    title: 'Stress with hydrostatic pressure',
    description: 'Utilisation to API RP 2A-WSD 3.3.3, or the largest utilisation to 3.3.4.',
    symbol: combined.largestUse.symbol,
    minimum: 0,
  }),
}

const jointValues = {
  beta: resultOf(joints.diameterRatio, '-', {
    ...joint,
    description: 'Brace/chord diameter ratio of the governing joint. All joint values are for this joint.',
  }),
  gamma: resultOf(joints.chordSlenderness, '-', {
    ...joint,
    description: 'Chord radius/thickness ratio at the joint.',
  }),
  gap_factor_qg: resultOf(joints.gapFactor, '-', { ...joint, description: 'Gap factor for K action.' }),
  strength_factor_qu_axial: resultOf(joints.strengthK, '-', {
    ...joint,
    title: 'Strength factor, axial',
    description: 'Axial strength factor for the actual geometry, if the joint has a single class.',
  }),
  strength_factor_qu_in_plane: resultOf(joints.strengthInPlane, '-', {
    ...joint,
    symbol: 'Q_ui',
    description: 'Strength factor for in-plane moment and the actual geometry.',
  }),
  strength_factor_qu_out_of_plane: resultOf(joints.strengthOutOfPlane, '-', {
    ...joint,
    symbol: 'Q_uo',
    description: 'Strength factor for out-of-plane moment and the actual geometry.',
  }),
  chord_load_factor_qf_axial: resultOf(joints.chordLoadFactor, '-', {
    ...joint,
    title: 'Chord load factor, axial',
    description: 'Axial chord load factor for the actual geometry, if the joint has a single class.',
  }),
  chord_load_factor_qf_moment: resultOf(joints.chordLoadFactor, '-', {
    ...joint,
    title: 'Chord load factor, moment',
    symbol: 'Q_f_m',
    description: 'Moment chord load factor for the actual geometry.',
  }),
  allowable_axial: resultOf(joints.allowableAxial, 'pipe_axial_force', {
    ...joint,
    description:
      'Allowable axial load for all classes combined, including can reduction and limiting geometry. Zero or negative if the chord load leaves no capacity.',
  }),
  can_reduction_factor: resultOf(joints.canReduction, '-', {
    ...joint,
    description: 'Can reduction factor for T, Y and X action.',
  }),
  allowable_axial_by_class: mapValue('pipe_axial_force', {
    ...joint,
    title: 'Allowable axial load by class',
    description: 'Allowable axial load as if each class carried the full load, for the actual geometry.',
    keys: 'Classes present (K, Y, X)',
  }),
  allowable_in_plane_moment: resultOf(joints.allowableMoment, 'bending_moment', {
    ...joint,
    title: 'Allowable in-plane moment',
    symbol: 'M_ai',
    description: 'Allowable in-plane moment. The lesser value is used if the limiting geometry applies.',
  }),
  allowable_out_of_plane_moment: resultOf(joints.allowableMoment, 'bending_moment', {
    ...joint,
    title: 'Allowable out-of-plane moment',
    symbol: 'M_ao',
    description: 'Allowable out-of-plane moment. The lesser value is used if the limiting geometry applies.',
  }),
  joint_utilisation: resultOf(joints.jointUse, 'utilisation', {
    ...joint,
    description: 'Joint utilisation under combined brace loads.',
    minimum: 0,
  }),
}

export const values = {
  governing_check: textValue({
    worded: true,
    title: 'Governing check',
    description: 'Governing row and check.',
  }),
  ...memberValues,
  ...jointValues,
}
