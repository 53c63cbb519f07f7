/** Values of flow and response. */
import {
  crossFlowAmplitudeCurrent,
  crossFlowOnset,
  dampingReduction,
  seabedProximity,
} from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import {
  currentFlowRatio,
  designStabilityParameter,
  impliedWavePeriod,
  stabilityParameter,
} from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import {
  inLineAmplitude1,
  inLineAmplitude2,
  inLineEnd,
  inLineOnset,
  turbulenceReduction1,
  turbulenceReduction2,
} from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { listValue, resultOf } from '@keelson/workflow'

export const responseValues = {
  stability_parameter: resultOf(stabilityParameter, '-', {
    description: 'Stability parameter calculated from mass and damping.',
  }),
  design_stability_parameter: resultOf(designStabilityParameter, '-', {
    description: 'Stability parameter divided by the safety factor, or as entered.',
  }),
  reduced_velocity: listValue('-', {
    single: true,
    title: 'Reduced velocity',
    description: 'Reduced velocity based on the in-line frequency, or as entered.',
    symbol: 'V_R_IL',
  }),
  cross_flow_reduced_velocity: listValue('-', {
    single: true,
    title: 'Cross-flow reduced velocity',
    description: 'Reduced velocity based on the cross-flow frequency, or as entered.',
    symbol: 'V_R_CF',
  }),
  in_line_onset_reduced_velocity: resultOf(inLineOnset, '-', {
    description: 'Response model onset of in-line vibration, or as entered.',
  }),
  cross_flow_onset_reduced_velocity: resultOf(crossFlowOnset, '-', {
    description: 'Response model onset of cross-flow vibration, or as entered.',
  }),
  in_line_response_amplitude: listValue('-', {
    single: true,
    title: 'In-line response amplitude',
    description: 'In-line response amplitude divided by the diameter, before the safety factor on stress.',
    symbol: 'A_Y',
  }),
  cross_flow_response_amplitude: listValue('-', {
    single: true,
    title: 'Cross-flow response amplitude',
    description:
      'Cross-flow response amplitude divided by the diameter, before the safety factor and damping reduction factor.',
    symbol: 'A_Z',
  }),
  in_line_amplitude_1: resultOf(inLineAmplitude1, '-', {
    title: 'In-line amplitude, first corner',
    description: 'In-line amplitude at the first corner, divided by the diameter.',
  }),
  in_line_amplitude_2: resultOf(inLineAmplitude2, '-', {
    title: 'In-line amplitude, second corner',
    description: 'In-line amplitude at the second corner, divided by the diameter.',
  }),
  in_line_end_reduced_velocity: resultOf(inLineEnd, '-', {
    title: 'Reduced velocity at end of in-line lock-in',
    description: 'Reduced velocity at which in-line lock-in ends.',
  }),
  turbulence_reduction_1: resultOf(turbulenceReduction1, '-', {
    title: 'Turbulence reduction factor, first corner',
    description: 'Reduction factor for turbulence and flow angle at the first corner.',
  }),
  turbulence_reduction_2: resultOf(turbulenceReduction2, '-', {
    title: 'Turbulence reduction factor, second corner',
    description: 'Reduction factor for turbulence at the second corner.',
  }),
  seabed_proximity_factor: resultOf(seabedProximity, '-', {
    title: 'Seabed proximity factor',
    description: 'Factor applied to the cross-flow onset reduced velocity for seabed proximity.',
  }),
  damping_reduction_factor: resultOf(dampingReduction, '-', {
    title: 'Damping reduction factor',
    description: 'Factor applied to the cross-flow stress range for damping.',
  }),
  cross_flow_amplitude_1: resultOf(crossFlowAmplitudeCurrent, '-', {
    title: 'Cross-flow plateau amplitude',
    description: 'Cross-flow plateau amplitude divided by the diameter.',
  }),
  current_flow_ratio: resultOf(currentFlowRatio, '-', {
    description: 'Current flow velocity ratio of the operating flow, or as entered. Screening uses its own ratio.',
  }),
  implied_wave_period: resultOf(impliedWavePeriod, 'wave_period', {
    title: 'Implied wave period',
    description: 'Wave period implied by the Keulegan-Carpenter number and the wave-induced velocity.',
    needs: ['keulegan_carpenter_number'],
  }),
}
