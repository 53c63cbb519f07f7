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
    description: 'Most compressive fully restrained effective force along the line, tension positive.',
  }),
  virtual_anchor_length: resultOf(anchorLength, 'pipeline_length', {
    description: 'Distance from a free end to the point where friction develops the fully restrained force.',
    minimum: 0,
  }),
  fully_constrained: flagValue({
    title: 'Fully constrained',
    description: 'Whether the line is at least two virtual anchor lengths long.',
  }),
  maximum_effective_force: resultOf(reachableForce, 'pipe_axial_force', {
    title: 'Maximum effective compression',
    description:
      'Most compressive effective force developed by friction from the free ends. Tension is positive, compression negative.',
    symbol: 'S_max',
    maximum: 0,
  }),
  minimum_fully_restrained_force: listValue('pipe_axial_force', {
    title: 'Critical force by mode',
    description: 'Minimum fully restrained compression for buckle equilibrium, in the order of the modes.',
    symbol: 'P_0_min',
  }),
  buckle_length_at_minimum: listValue('span_length', {
    title: 'Buckle length at critical force',
    description: 'Main half wavelength at the critical force, in the order of the modes.',
    symbol: 'L_min',
  }),
  minimum_temperature_rise: listValue('temperature_difference', {
    title: 'Critical temperature rise by mode',
    description: 'Temperature rise that alone produces the critical force, in the order of the modes.',
    symbol: 'Delta_T_min',
  }),
  governing_mode: textValue({
    title: 'Governing mode',
    description: 'Listed mode with the minimum critical force.',
  }),
  critical_buckling_force_infinite: resultOf(lateral.restrainedForceInfinite, 'pipe_axial_force', {
    title: 'Critical force, infinite mode',
    description: 'Minimum restrained compression of the infinite mode, used as the screening reference.',
    symbol: 'P_0_min_inf',
    minimum: 0,
  }),
  critical_buckling_force_localised: resultOf(lateral.restrainedForceLocalised, 'pipe_axial_force', {
    title: 'Critical force, localised modes',
    description: 'Minimum critical force of modes 1 to 4, whether or not listed.',
    symbol: 'P_0_min_loc',
    minimum: 0,
  }),
  lower_reference: textValue({
    title: 'Lower screening reference',
    description: 'Mode with the lower critical force: the infinite mode or a localised mode.',
  }),
  screening_ratio: resultOf(screening.screeningRatio, '-', {
    description: 'Maximum effective compression divided by the infinite mode critical force.',
    minimum: 0,
  }),
  screening_ratio_localised: resultOf(screening.screeningRatio, '-', {
    title: 'Screening ratio, localised modes',
    description: 'Maximum effective compression divided by the minimum critical force of modes 1 to 4.',
    symbol: 'r_l',
    minimum: 0,
  }),
  screening_ratio_fully_restrained: resultOf(screening.screeningRatio, '-', {
    title: 'Screening ratio, ends restrained',
    description: 'Fully restrained force divided by the infinite mode critical force, for ends that are not free.',
    symbol: 'r_0',
    minimum: 0,
  }),
  worst_screening_ratio: resultOf(screening.screeningRatio, '-', {
    title: 'Maximum screening ratio',
    description: 'Maximum infinite mode screening ratio in the friction matrix.',
    symbol: 'r_max',
    minimum: 0,
  }),
  route_curve_force: resultOf(screening.routeCurveForce, 'pipe_axial_force', {
    title: 'Route curve resistance',
    description: 'Lateral friction coefficient times submerged weight times curve radius.',
    needs: ['route_curve_radius'],
    minimum: 0,
  }),
  trigger_curve_radius: resultOf(screening.triggerRadius, 'bend_radius', {
    title: 'Trigger curve radius',
    description: 'Radius below which a laid or snaked curve moves laterally at the developed force.',
    minimum: 0,
  }),
  buckle_force: resultOf(lateral.buckleForce, 'pipe_axial_force', {
    title: 'Buckle force at entered length',
    description: 'Force in the buckle at the entered length for the first mode.',
    symbol: 'P_b',
    needs: ['buckle_length'],
  }),
  fully_restrained_force: numberValue('pipe_axial_force', {
    title: 'Restrained force at entered length',
    description:
      'Fully restrained compression in equilibrium with the buckle at the entered length for the first mode.',
    symbol: 'P_0_b',
    needs: ['buckle_length'],
  }),
  stable_buckle_length: numberValue('span_length', {
    title: 'Stable buckle length',
    description: 'Longer of the two buckle lengths in equilibrium with the restrained force for the first mode.',
    symbol: 'L_s',
  }),
  post_buckle_force: resultOf(lateral.buckleForce, 'pipe_axial_force', {
    title: 'Post-buckling force',
    description: 'Force remaining in the stable buckle for the first mode.',
    symbol: 'P_s',
  }),
  lateral_amplitude: resultOf(lateral.lateralAmplitude, 'buckle_amplitude', {
    description: 'Buckle amplitude for the first mode at the entered length, otherwise for the stable buckle.',
  }),
  maximum_bending_moment: resultOf(lateral.buckleMoment, 'bending_moment', {
    description: 'Elastic moment for the first mode at the entered length, otherwise for the stable buckle.',
  }),
  bending_strain: resultOf(bendingStrain, 'strain', {
    description: 'Elastic bending strain of the stable buckle.',
  }),
  ...strengthValues,
  load_controlled_utilisation: resultOf(bucklingInternal, 'utilisation', {
    title: 'Load-controlled utilisation',
    description:
      'Utilisation of the stable buckle if its moment is treated as load controlled. This is an upper bound that supplements the strain check.',
    symbol: 'u_LCC',
  }),
  feed_in: resultOf(screening.feedIn, 'displacement', {
    description: 'Feed-in to the stable buckle in a long line.',
  }),
  tolerable_buckle_spacing: resultOf(screening.tolerableSpacing, 'pipeline_length', {
    title: 'Tolerable buckle spacing',
    description: 'Virtual anchor spacing at which equal buckles remain within the tolerable strain for the first mode.',
  }),
  walking_ratio: resultOf(walkingRatio, '-', {
    title: 'Walking ratio',
    description: 'Cyclic force and pull divided by the line friction. If the ratio exceeds 1, the line can walk.',
  }),
  walking_per_cycle: resultOf(walkPerCycle, 'displacement', {
    description: 'Walk towards the lower end per cycle due to slope and end tension.',
  }),
}
