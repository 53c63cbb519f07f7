/** The inputs of span rectification: the span and its flow, the onset that it must not reach, and what is assessed beside. */

import { BOUNDARY_CONDITIONS } from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { choice, grouped, optional, type ParamsOf } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import {
  dampingRatio,
  frequencyFactor,
  gapParams,
  NO_WAVES,
  onsetReducedVelocity,
  pipeParams,
  soilParams,
  turbulence,
  waterParams,
} from '../_shared/free-span/inputs.ts'
import { optionParams, supportParams } from './inputs-supports.ts'

const onset = { usual: [0.5, 5] } as const

const flowParams = {
  current_velocity: field.currentVelocity({ example: 0.45 }),
  wave_velocity: field.waveVelocity({ default: 0, assumed: NO_WAVES }),
  turbulence_intensity: optional(
    turbulence({
      description:
        'Turbulence intensity of the flow over a 30-minute period. If the damping ratio is also entered, both spans are assessed.',
      example: 0.03,
    }),
  ),
}

const criterionParams = {
  safety_factor_natural_frequency: frequencyFactor(),
  in_line_onset_reduced_velocity: onsetReducedVelocity({
    ...onset,
    description: 'Onset reduced velocity for the in-line criterion. For a lightly damped span it is 1/1.1.',
    symbol: 'V_on',
    default: 0.909091,
    assumed: 'Minimum onset of the response model, for a lightly damped span.',
  }),
  governing_onset_reduced_velocity: optional(
    onsetReducedVelocity({
      ...onset,
      title: 'Governing onset reduced velocity',
      description: 'Onset reduced velocity used for both directions, instead of the in-line value.',
      symbol: 'V_on_g',
      example: 2.3,
      overrides: [{ inputs: ['in_line_onset_reduced_velocity'] }],
    }),
  ),
  total_damping_ratio: optional(
    dampingRatio({
      description:
        'Structural, soil and hydrodynamic damping ratio. If the turbulence intensity is also entered, both spans are assessed.',
    }),
  ),
  design_life: optional(
    field.designLife({
      description:
        'Time for which the rectified span is exposed to this flow. If omitted, the fatigue life is reported but not checked.',
      example: 25,
    }),
  ),
}

const endParams = {
  boundary_condition: choice(BOUNDARY_CONDITIONS, {
    title: 'Span ends',
    description: 'End condition that represents the span shoulders, also used for the rectified spans.',
  }),
  ...soilParams,
  effective_axial_force: field.effectiveAxialForce({
    default: 0,
    assumed: 'No axial force is assumed. Compression due to temperature and pressure shortens the allowable span.',
  }),
}

export const inputs = grouped({
  'Pipe and concrete': { ...pipeParams, concrete_stiffness_factor: field.concreteStiffnessFactor({ default: 0 }) },
  'Span and end conditions': { ...gapParams, ...endParams },
  'Current and waves': { ...flowParams, ...waterParams },
  'Vibration criterion': criterionParams,
  'Seabed profile and supports': supportParams,
  'Intervention options': optionParams,
})
export type Params = ParamsOf<typeof inputs>
