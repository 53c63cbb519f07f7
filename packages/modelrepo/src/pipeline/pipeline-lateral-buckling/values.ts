/** The values that a run answers with. Effective forces are tension positive, Hobbs forces compression positive. */
import { restrainedForce } from '@keelson/physics/pipeline-buckling/effective-force.ts'
import { anchorLength, reachableForce } from '@keelson/physics/pipeline-buckling/force-build-up.ts'
import * as lateral from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import * as screening from '@keelson/physics/pipeline-buckling/screening.ts'
import { bendingStrain } from '@keelson/physics/pipeline-buckling/section.ts'
import { walkingRatio, walkPerCycle } from '@keelson/physics/pipeline-buckling/walking.ts'
import { bucklingInternal } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { flagValue, listValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { strengthValues } from '../_shared/buckling/values.ts'

export const values = {
  fully_restrained_effective_force: resultOf(restrainedForce, 'pipe_axial_force', {
    title: 'Fully restrained effective force',
    description: 'Largest along the line, tension positive.',
  }),
  virtual_anchor_length: resultOf(anchorLength, 'pipeline_length', {
    description: 'From a free end to where friction holds the whole restrained force.',
    minimum: 0,
  }),
  fully_constrained: flagValue({
    title: 'Fully constrained',
    description: 'The line holds two virtual anchor lengths.',
  }),
  maximum_effective_force: resultOf(reachableForce, 'pipe_axial_force', {
    title: 'Most compressive effective force',
    description: 'What friction builds up from the free ends, tension positive: it is negative in compression.',
    symbol: 'S_max',
    maximum: 0,
  }),
  minimum_fully_restrained_force: listValue('pipe_axial_force', {
    title: 'Critical force by mode',
    description: 'Smallest fully restrained compression that a buckle balances, in the order of the modes.',
    symbol: 'P_0_min',
  }),
  buckle_length_at_minimum: listValue('span_length', {
    title: 'Buckle length at the critical force',
    description: 'Length of the main half wave, in the order of the modes.',
    symbol: 'L_min',
  }),
  minimum_temperature_rise: listValue('temperature_difference', {
    title: 'Critical temperature rise by mode',
    description: 'The rise that alone gives the critical force, in the order of the modes.',
    symbol: 'Delta_T_min',
  }),
  governing_mode: textValue({
    title: 'Governing mode',
    description: 'The listed mode of the smallest critical force.',
  }),
  critical_buckling_force_infinite: resultOf(lateral.restrainedForceInfinite, 'pipe_axial_force', {
    title: 'Critical force, infinite mode',
    description: 'Smallest restrained compression of the infinite mode, the reference of the screening.',
    symbol: 'P_0_min_inf',
    minimum: 0,
  }),
  critical_buckling_force_localised: resultOf(lateral.restrainedForceLocalised, 'pipe_axial_force', {
    title: 'Critical force, localised modes',
    description: 'Smallest of modes 1 to 4, whichever are listed.',
    symbol: 'P_0_min_loc',
    minimum: 0,
  }),
  lower_reference: textValue({
    title: 'Lower reference',
    description: 'Which of the two critical forces is lower.',
  }),
  screening_ratio: resultOf(screening.screeningRatio, '-', {
    description: 'Most compressive force reached over the critical force of the infinite mode.',
    minimum: 0,
  }),
  screening_ratio_localised: resultOf(screening.screeningRatio, '-', {
    title: 'Screening ratio, localised modes',
    description: 'Most compressive force reached over the smallest critical force of modes 1 to 4.',
    symbol: 'r_l',
    minimum: 0,
  }),
  screening_ratio_fully_restrained: resultOf(screening.screeningRatio, '-', {
    title: 'Screening ratio, ends restrained',
    description: 'Fully restrained force over the critical force of the infinite mode: for ends that are not free.',
    symbol: 'r_0',
    minimum: 0,
  }),
  worst_screening_ratio: resultOf(screening.screeningRatio, '-', {
    title: 'Worst screening ratio',
    description: 'Largest of the friction matrix, infinite mode.',
    symbol: 'r_max',
    minimum: 0,
  }),
  route_curve_force: resultOf(screening.routeCurveForce, 'pipe_axial_force', {
    title: 'Force that the route curve holds',
    description: 'Lateral friction times weight times radius.',
    needs: ['route_curve_radius'],
    minimum: 0,
  }),
  trigger_curve_radius: resultOf(screening.triggerRadius, 'bend_radius', {
    title: 'Radius that triggers a buckle',
    description: 'Curves, laid or snaked, tighter than this move out at the force reached.',
    minimum: 0,
  }),
  buckle_force: resultOf(lateral.buckleForce, 'pipe_axial_force', {
    title: 'Force at the length asked for',
    description: 'In the buckle, first mode.',
    symbol: 'P_b',
    needs: ['buckle_length'],
  }),
  fully_restrained_force: numberValue('pipe_axial_force', {
    title: 'Restrained force at the length asked for',
    description: 'Compression that the buckle balances, first mode.',
    symbol: 'P_0_b',
    needs: ['buckle_length'],
  }),
  stable_buckle_length: numberValue('span_length', {
    title: 'Length of the stable buckle',
    description: 'Longer root of the restrained force, first mode.',
    symbol: 'L_s',
  }),
  post_buckle_force: resultOf(lateral.buckleForce, 'pipe_axial_force', {
    title: 'Force in the stable buckle',
    description: 'What is left of the restrained force, first mode.',
    symbol: 'P_s',
  }),
  lateral_amplitude: resultOf(lateral.lateralAmplitude, 'buckle_amplitude', {
    description: 'First mode at the length asked for, else of the stable buckle.',
  }),
  maximum_bending_moment: resultOf(lateral.buckleMoment, 'bending_moment', {
    description: 'Elastic, first mode at the length asked for, else of the stable buckle.',
  }),
  bending_strain: resultOf(bendingStrain, 'strain', {
    description: 'Elastic, of the stable buckle.',
  }),
  ...strengthValues,
  load_controlled_utilisation: resultOf(bucklingInternal, 'utilisation', {
    title: 'Utilisation, load controlled',
    description: 'Of the stable buckle, were its moment a dead load: an upper bound beside the strain.',
    symbol: 'u_LCC',
  }),
  feed_in: resultOf(screening.feedIn, 'displacement', {
    description: 'Into the stable buckle in a long line.',
  }),
  tolerable_buckle_spacing: resultOf(screening.tolerableSpacing, 'pipeline_length', {
    title: 'Tolerable spacing of buckles',
    description: 'Virtual anchor spacing at which equal buckles stay within the tolerable strain, first mode.',
  }),
  walking_ratio: resultOf(walkingRatio, '-', {
    title: 'Walking ratio',
    description: 'Cyclic force and pull over the friction of the line: above 1 the line can walk.',
  }),
  walking_per_cycle: resultOf(walkPerCycle, 'displacement', {
    description: 'Towards the lower end, by slope and end tension.',
  }),
}
