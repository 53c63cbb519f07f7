/** What a run answers with. */
import { resultantDisplacement } from '@keelson/physics/frame/equations.ts'
import { axialStress, bendingStress } from '@keelson/physics/member-stress/fibre.ts'
import { trueWallForce, vonMisesStress } from '@keelson/physics/member-stress/thick-tube.ts'
import { steelArea } from '@keelson/physics/pipe-section.ts'
import { stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { OF_FRAME, OF_TUBE } from './modes.ts'

const frame = { onlyWhen: OF_FRAME } as const
const tube = { onlyWhen: OF_TUBE } as const

const displacement = (title: string, description: string, symbol: string) =>
  numberValue('displacement', { ...frame, title, description, symbol })
const stress = (title: string, description: string, symbol: string) =>
  numberValue('stress', { ...tube, title, description, symbol })

const frameValues = {
  maximum_displacement: resultOf(resultantDisplacement, 'displacement', {
    ...frame,
    title: 'Largest displacement of a node',
    description: 'Of all nodes, whichever way.',
    minimum: 0,
  }),
  most_moved_node: numberValue('-', {
    ...frame,
    title: 'Node that moves most',
    description: 'Its number, from 0.',
    minimum: 0,
  }),
  tip_axial_displacement: displacement('Displacement of the tip in x', 'Of the last node.', 'u_tip'),
  tip_transverse_displacement: displacement('Displacement of the tip in y', 'Of the last node.', 'v_tip'),
  tip_displacement_x: displacement('Tip displacement x', 'The same as the displacement of the tip in x.', 'u_tip'),
  tip_displacement_y: displacement('Tip displacement y', 'The same as the displacement of the tip in y.', 'v_tip'),
  mid_transverse_displacement: displacement('Displacement of node 1 in y', 'Of the second node.', 'v_1'),
  tip_rotation: numberValue('inclination', {
    ...frame,
    title: 'Rotation of the tip',
    description: 'Of the last node, anticlockwise positive.',
    symbol: 'theta_tip',
  }),
  axial_force: numberValue('pipe_axial_force', {
    ...frame,
    title: 'Largest axial force',
    description: 'Of all members by its size, tension positive.',
    symbol: 'N',
  }),
  critical_load_factor: numberValue('-', {
    ...frame,
    title: 'Critical load factor',
    description: 'The factor on all loads at which the frame buckles in its plane.',
    symbol: 'alpha_cr',
    minimum: 0,
  }),
  reaction_force_x: numberValue('lifting_load', {
    ...frame,
    title: 'Sum of the reactions in x',
    description: 'Of all supports on the frame.',
    symbol: 'R_x',
  }),
  reaction_force_y: numberValue('lifting_load', {
    ...frame,
    title: 'Sum of the reactions in y',
    description: 'Of all supports on the frame.',
    symbol: 'R_y',
  }),
  fixed_end_moment: numberValue('bending_moment', {
    ...frame,
    title: 'Largest support moment',
    description: 'Its size.',
    symbol: 'M_R',
    minimum: 0,
  }),
  support_force_x: listValue('lifting_load', {
    ...frame,
    title: 'Support forces in x',
    description: 'Of each supported node on the frame, by ascending number.',
  }),
  support_force_y: listValue('lifting_load', {
    ...frame,
    title: 'Support forces in y',
    description: 'Of each supported node on the frame, by ascending number.',
  }),
  support_moment: listValue('bending_moment', {
    ...frame,
    title: 'Support moments',
    description: 'Of each supported node on the frame, by ascending number; 0 where it turns freely.',
  }),
  member_axial_force: listValue('pipe_axial_force', {
    ...frame,
    title: 'Axial forces of the members',
    description: 'The larger by size of both ends, tension positive.',
  }),
  member_maximum_moment: listValue('bending_moment', {
    ...frame,
    title: 'Largest moments of the members',
    description: 'By size, at the ends or where the shear force changes its sign.',
  }),
  maximum_bending_stress: resultOf(bendingStress, 'stress', {
    ...frame,
    title: 'Largest bending stress',
    description: 'In the outer fibre, of all members.',
    symbol: 'sigma_b',
    needs: ['section_half_depth'],
    minimum: 0,
  }),
}

const tubeValues = {
  cross_section_area: resultOf(steelArea, 'section_area', {
    ...tube,
    title: 'Cross-section of the tube',
    description: 'Of the steel.',
    symbol: 'A',
  }),
  true_wall_force: resultOf(trueWallForce, 'pipe_axial_force', {
    ...tube,
    description: 'As given, or from the effective tension and the pressures.',
  }),
  hoop_stress_inner: stress('Hoop stress inside', 'At the inner radius.', 'sigma_h_i'),
  hoop_stress_outer: stress('Hoop stress outside', 'At the outer radius.', 'sigma_h_o'),
  radial_stress_inner: stress('Radial stress inside', 'At the inner radius.', 'sigma_r_i'),
  radial_stress_outer: stress('Radial stress outside', 'At the outer radius.', 'sigma_r_o'),
  bending_stress_outer: stress('Bending stress outside', 'At the outer radius, of both signs.', 'sigma_b_o'),
  torsional_shear_outer: stress('Shear stress of torsion outside', 'At the outer radius.', 'tau_o'),
  von_mises_inner: stress('Von Mises stress inside', 'The larger of both sides.', 'sigma_vM_i'),
  von_mises_outer: stress('Von Mises stress outside', 'The larger of both sides.', 'sigma_vM_o'),
}

export const values = {
  maximum_von_mises_stress: resultOf(vonMisesStress, 'stress', {
    title: 'Largest von Mises stress',
    description: 'Of all members of the frame, or of four points of the tube.',
    minimum: 0,
  }),
  utilisation: resultOf(stressUtilisation, 'utilisation', {
    description: 'Largest von Mises stress over the allowable one.',
    needs: ['yield_strength'],
    minimum: 0,
  }),
  governing_point: textValue({
    title: 'Where it governs',
    description: 'The member, or the point of the tube, with the largest von Mises stress.',
  }),
  axial_stress: resultOf(axialStress, 'stress', {
    description: 'Of the largest axial force in the frame, or of the true wall force in the tube; tension positive.',
  }),
  ...frameValues,
  ...tubeValues,
}
