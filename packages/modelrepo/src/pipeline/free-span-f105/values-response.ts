/** Values of flow and response. */
import { listValue, numberValue } from '@keelson/workflow'

export const responseValues = {
  stability_parameter: numberValue('-', {
    title: 'Stability parameter',
    description: '4 pi m_e zeta_T/(rho D^2).',
    symbol: 'K_s',
  }),
  design_stability_parameter: numberValue('-', {
    title: 'Stability parameter for design',
    description: 'K_s/gamma_k, or as given.',
    symbol: 'K_sd',
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
  in_line_onset_reduced_velocity: numberValue('-', {
    title: 'In-line onset reduced velocity',
    description: 'Of the response model, or as given.',
    symbol: 'V_on_IL',
  }),
  cross_flow_onset_reduced_velocity: numberValue('-', {
    title: 'Cross-flow onset reduced velocity',
    description: 'Of the response model, or as given.',
    symbol: 'V_on_CF',
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
  in_line_amplitude_1: numberValue('-', {
    title: 'In-line amplitude, first corner',
    description: 'Over the diameter.',
    symbol: 'A_Y_1',
  }),
  in_line_amplitude_2: numberValue('-', {
    title: 'In-line amplitude, second corner',
    description: 'Over the diameter.',
    symbol: 'A_Y_2',
  }),
  in_line_end_reduced_velocity: numberValue('-', {
    title: 'End of in-line lock-in',
    description: 'Reduced velocity.',
    symbol: 'V_end_IL',
  }),
  turbulence_reduction_1: numberValue('-', {
    title: 'Turbulence reduction, first corner',
    description: 'By turbulence and flow angle.',
    symbol: 'R_Itheta_1',
  }),
  turbulence_reduction_2: numberValue('-', {
    title: 'Turbulence reduction, second corner',
    description: 'By turbulence.',
    symbol: 'R_Itheta_2',
  }),
  seabed_proximity_factor: numberValue('-', {
    title: 'Seabed proximity factor',
    description: 'On the cross-flow onset.',
    symbol: 'psi_prox',
  }),
  damping_reduction_factor: numberValue('-', {
    title: 'Damping reduction factor',
    description: 'On the cross-flow stress range.',
    symbol: 'R_k',
  }),
  cross_flow_amplitude_1: numberValue('-', {
    title: 'Cross-flow amplitude of the plateau',
    description: 'Over the diameter.',
    symbol: 'A_Z_1',
  }),
  current_flow_ratio: numberValue('-', {
    title: 'Current flow velocity ratio',
    description: 'Of the operating flow, or as given; screening forms its own.',
    symbol: 'alpha',
  }),
  implied_wave_period: numberValue('wave_period', {
    title: 'Implied wave period',
    description: 'That the Keulegan-Carpenter number means with the wave-induced velocity.',
    symbol: 'T_w',
    needs: ['keulegan_carpenter_number'],
  }),
}
