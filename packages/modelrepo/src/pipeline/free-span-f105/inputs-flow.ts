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
      description:
        'Ratio of current to combined current and wave velocity. Replaces the ratio of the entered velocities.',
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
        'Keulegan-Carpenter number of the wave-induced flow. Required for the cross-flow amplitude if the current flow velocity ratio does not exceed 0.8.',
      symbol: 'KC',
      minimum: 0,
      usual: [0, 60],
      example: 20,
    }),
  ),
  reduced_velocity: optional(
    quantityList('-', {
      title: 'Reduced velocity',
      description:
        'Reduced velocity for both directions, used instead of the calculated values. Enter one value or a list.',
      symbol: 'V_R',
      minimum: 0,
      minItems: 1,
      maxItems: 200,
      single: true,
    }),
  ),
  current_velocity_100_year: optional(
    field.currentVelocity({
      title: '100-year current',
      description: '100-year current at pipe level for screening. If omitted, screening is not assessed.',
      symbol: 'U_c100',
      example: 0.6,
    }),
  ),
  wave_velocity_1_year: optional(
    field.waveVelocity({
      title: '1-year wave-induced velocity',
      description: 'Significant 1-year wave-induced velocity at pipe level for screening. Default: 0.',
      symbol: 'U_w1',
      example: 0.25,
    }),
  ),
  turbulence_intensity: turbulence({
    description: 'Turbulence intensity of the flow over 30 minutes. Values below 0.03 do not reduce the response.',
    default: TURBULENCE_FLOOR.value,
    assumed: 'Turbulence intensity at this level does not reduce the response.',
  }),
  flow_angle_relative: quantity('heading', {
    title: 'Relative flow angle',
    description: 'Angle between the flow and the pipe axis (90° for perpendicular flow).',
    symbol: 'theta',
    minimum: 0,
    maximum: 90,
    default: 90,
  }),
  trench_depth_ratio: quantity('-', {
    title: 'Relative trench depth',
    description:
      'Relative trench depth (1.25 d − e)/D, limited to the range 0 to 1, where d is the trench depth, e the gap and D the diameter.',
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
            description:
              'Keulegan-Carpenter number of this condition. If omitted, the operating flow value is scaled with the wave velocity.',
            minimum: 0,
          }),
        ),
        probability: quantity('fraction', {
          title: 'Probability of occurrence',
          description: 'Fraction of time in this flow condition.',
          minimum: 0,
          maximum: 1,
        }),
      },
      {
        title: 'Flow conditions',
        description:
          'Joint distribution of current and waves in classes, from a scatter diagram or Weibull distribution. If entered, the fatigue life over all conditions is compared with the design life.',
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
      title: 'Design stability parameter',
      description:
        'Design stability parameter, used instead of the value calculated from mass, damping and safety factor.',
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
    title: 'Consecutive frequency ratio',
    description: 'Ratio of the next contributing cross-flow natural frequency to the first-mode frequency.',
    symbol: 'f_r',
    minimum: 1,
    usual: [1, 4],
    default: 1,
  }),
}
