/** The flow, the onset that it must not reach, and what the response models need beside. */
import { optional, quantity } from '@keelson/workflow'
import { current, dampingRatio, frequencyFactor, turbulence, velocity } from '../_shared/free-span/params-flow.ts'

const onset = { above: 0, usual: [0.5, 5] } as const

export const flowParams = {
  current_velocity: quantity('current_velocity', {
    ...current,
    example: 0.45,
  }),
  wave_velocity: quantity('wave_particle_velocity', {
    ...velocity,
    title: 'Wave-induced velocity',
    description: 'Added to the current.',
    symbol: 'U_w',
    default: 0,
  }),
  safety_factor_natural_frequency: quantity('safety_factor', frequencyFactor),
  in_line_onset_reduced_velocity: quantity('-', {
    ...onset,
    title: 'In-line onset reduced velocity',
    description: 'For the in-line criterion; 1/1.1 of a lightly damped span.',
    symbol: 'V_on',
    default: 0.909091,
  }),
  governing_onset_reduced_velocity: optional(
    quantity('-', {
      ...onset,
      title: 'Governing onset reduced velocity',
      description: 'Used whatever the direction; replaces the in-line one.',
      symbol: 'V_on_g',
      example: 2.3,
      overrides: [{ inputs: ['in_line_onset_reduced_velocity'] }],
    }),
  ),
  total_damping_ratio: optional(
    quantity('damping_ratio', {
      ...dampingRatio,
      description: 'Structural, soil and hydrodynamic; with the turbulence intensity it has both spans assessed.',
    }),
  ),
  turbulence_intensity: optional(
    quantity('fraction', {
      ...turbulence,
      description: 'Of the flow over 30 minutes; with the damping ratio it has both spans assessed.',
      example: 0.03,
    }),
  ),
  design_life: optional(
    quantity('design_life', {
      title: 'Design life',
      description: 'Exposure of the rectified span to this flow; without it the life is stated and not checked.',
      symbol: 'T_d',
      above: 0,
      example: 25,
    }),
  ),
}
