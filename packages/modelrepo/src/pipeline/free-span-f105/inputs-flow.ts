/** Inputs of the flow and of the response models. */

import { TURBULENCE_FLOOR } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { always, optional, quantity, quantityList, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { dampingRatio, NO_CURRENT, NO_WAVES, onsetReducedVelocity, turbulence } from '../_shared/free-span/inputs.ts'

/** Without it there is no screening. */
export const SCREENED = ['current_velocity_100_year'] as const

export const flowParams = {
  current_velocity: field.currentVelocity({ default: 0, assumed: NO_CURRENT }),
  wave_velocity: field.waveVelocity({ default: 0, assumed: NO_WAVES }),
  velocity_ratio_alpha: optional(
    quantity('-', {
      title: 'Current flow velocity ratio',
      description: 'Current over current and waves together; replaces the ratio of the velocities given.',
      symbol: 'alpha',
      minimum: 0,
      maximum: 1,
      example: 0.9,
    }),
  ),
  keulegan_carpenter_number: optional(
    quantity('-', {
      title: 'Keulegan-Carpenter number',
      description:
        'Of the wave-induced flow; needed for the cross-flow amplitude where the current flow velocity ratio is up to 0.8.',
      symbol: 'KC',
      minimum: 0,
      usual: [0, 60],
      example: 20,
    }),
  ),
  reduced_velocity: optional(
    quantityList('-', {
      title: 'Reduced velocity',
      description: 'Used in line and across the flow in place of the calculated ones: one number, or several.',
      symbol: 'V_R',
      minimum: 0,
      minItems: 1,
      maxItems: 200,
      single: true,
    }),
  ),
  current_velocity_100_year: optional(
    field.currentVelocity({
      title: 'Current of 100 years',
      description: 'At pipe level, for screening; without it there is no screening.',
      symbol: 'U_c100',
      example: 0.6,
    }),
  ),
  wave_velocity_1_year: optional(
    field.waveVelocity({
      title: 'Wave-induced velocity of 1 year',
      description: 'Significant, at pipe level, for screening; without it 0.',
      symbol: 'U_w1',
      example: 0.25,
    }),
  ),
  turbulence_intensity: turbulence({
    description: 'Of the flow over 30 minutes; below 0.03 it takes nothing from the response.',
    default: TURBULENCE_FLOOR.value,
    assumed: 'so little turbulence takes nothing from the response',
  }),
  flow_angle_relative: quantity('heading', {
    title: 'Angle between flow and pipe',
    description: '90 deg is perpendicular.',
    symbol: 'theta',
    minimum: 0,
    maximum: 90,
    default: 90,
  }),
  trench_depth_ratio: quantity('-', {
    title: 'Relative trench depth',
    description: '1.25 times the depth of the trench less the gap, over the diameter, held to 0 to 1.',
    symbol: 'd_D',
    minimum: 0,
    maximum: 1,
    default: 0,
  }),
  flow_conditions: optional(
    rows(
      {
        current_velocity: field.currentVelocity(),
        wave_velocity: field.waveVelocity({ default: 0 }),
        keulegan_carpenter_number: optional(
          quantity('-', {
            title: 'Keulegan-Carpenter number',
            description: 'Of this condition; without it, that of the operating flow in proportion to the waves.',
            minimum: 0,
          }),
        ),
        probability: quantity('fraction', {
          title: 'Share of the time',
          description: 'Probability of the condition.',
          minimum: 0,
          maximum: 1,
        }),
      },
      {
        title: 'Flow conditions',
        description:
          'Joint distribution of current and waves in classes, as a scatter diagram or a Weibull distribution gives them; the fatigue life is then that of all of them, held against the design life.',
        minItems: 1,
        maxItems: 2000,
        overrides: [{ inputs: ['probability_of_occurrence'] }],
      },
    ),
  ),
}

export const dampingParams = {
  total_damping_ratio: optional(dampingRatio({ requiredWhen: always })),
  design_stability_parameter: optional(
    quantity('-', {
      title: 'Stability parameter for design',
      description: 'Replaces the one of mass and damping over its safety factor.',
      symbol: 'K_sd',
      above: 0,
      usual: [0.01, 5],
      example: 0.2,
      overrides: [{ inputs: ['total_damping_ratio', 'safety_factor_gamma_k'] }],
    }),
  ),
  in_line_onset_reduced_velocity: optional(
    onsetReducedVelocity({
      usual: [0.5, 3],
      example: 0.909091,
      overrides: [{ inputs: ['safety_factor_onset_in_line'] }],
    }),
  ),
  cross_flow_onset_reduced_velocity: optional(
    onsetReducedVelocity({
      title: 'Cross-flow onset reduced velocity',
      symbol: 'V_on_CF',
      usual: [1, 5],
      example: 2.30769,
      overrides: [{ inputs: ['safety_factor_onset_cross_flow', 'trench_depth_ratio'] }],
    }),
  ),
  frequency_ratio: quantity('-', {
    title: 'Ratio of consecutive frequencies',
    description: 'Of the contributing cross-flow natural frequencies, next over this one.',
    symbol: 'f_r',
    minimum: 1,
    usual: [1, 4],
    default: 1,
  }),
}
