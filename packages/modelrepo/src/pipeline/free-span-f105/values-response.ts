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
    description: 'Of mass and damping.',
  }),
  design_stability_parameter: resultOf(designStabilityParameter, '-', {
    description: 'Over its safety factor, or as given.',
  }),
  reduced_velocity: listValue('-', {
    single: true,
    title: 'Reduced velocity',
    description: 'With the in-line frequency, or as given.',
    symbol: 'V_R_IL',
  }),
  cross_flow_reduced_velocity: listValue('-', {
    single: true,
    title: 'Reduced velocity, cross-flow',
    description: 'With the cross-flow frequency, or as given.',
    symbol: 'V_R_CF',
  }),
  in_line_onset_reduced_velocity: resultOf(inLineOnset, '-', {
    description: 'Of the response model, or as given.',
  }),
  cross_flow_onset_reduced_velocity: resultOf(crossFlowOnset, '-', {
    description: 'Of the response model, or as given.',
  }),
  in_line_response_amplitude: listValue('-', {
    single: true,
    title: 'In-line response amplitude',
    description: 'Over the diameter, before the safety factor on stress.',
    symbol: 'A_Y',
  }),
  cross_flow_response_amplitude: listValue('-', {
    single: true,
    title: 'Cross-flow response amplitude',
    description: 'Over the diameter, before safety factor and reduction by damping.',
    symbol: 'A_Z',
  }),
  in_line_amplitude_1: resultOf(inLineAmplitude1, '-', {
    title: 'In-line amplitude, first corner',
    description: 'Over the diameter.',
  }),
  in_line_amplitude_2: resultOf(inLineAmplitude2, '-', {
    title: 'In-line amplitude, second corner',
    description: 'Over the diameter.',
  }),
  in_line_end_reduced_velocity: resultOf(inLineEnd, '-', {
    title: 'End of in-line lock-in',
    description: 'Reduced velocity.',
  }),
  turbulence_reduction_1: resultOf(turbulenceReduction1, '-', {
    title: 'Turbulence reduction, first corner',
    description: 'By turbulence and flow angle.',
  }),
  turbulence_reduction_2: resultOf(turbulenceReduction2, '-', {
    title: 'Turbulence reduction, second corner',
    description: 'By turbulence.',
  }),
  seabed_proximity_factor: resultOf(seabedProximity, '-', {
    title: 'Seabed proximity factor',
    description: 'On the cross-flow onset.',
  }),
  damping_reduction_factor: resultOf(dampingReduction, '-', {
    title: 'Damping reduction factor',
    description: 'On the cross-flow stress range.',
  }),
  cross_flow_amplitude_1: resultOf(crossFlowAmplitudeCurrent, '-', {
    title: 'Cross-flow amplitude of the plateau',
    description: 'Over the diameter.',
  }),
  current_flow_ratio: resultOf(currentFlowRatio, '-', {
    description: 'Of the operating flow, or as given; screening forms its own.',
  }),
  implied_wave_period: resultOf(impliedWavePeriod, 'wave_period', {
    title: 'Implied wave period',
    description: 'That the Keulegan-Carpenter number means with the wave-induced velocity.',
    needs: ['keulegan_carpenter_number'],
  }),
}
