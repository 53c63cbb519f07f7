/** What the rectification gives. */
import { listValue, numberValue, textValue } from '@keelson/workflow'

const ASSESSED = ['total_damping_ratio', 'turbulence_intensity']

export const values = {
  allowable_span_length: numberValue('span_length', {
    title: 'Allowable span length',
    description: 'At which the in-line frequency is the one required against onset.',
    symbol: 'L_allow',
  }),
  number_of_intermediate_supports: numberValue('-', {
    title: 'Intermediate supports',
    description: 'Least number at equal spacing, tolerance included.',
    symbol: 'n',
    minimum: 0,
  }),
  support_positions: listValue('position_along_line', {
    title: 'Support positions',
    description: 'From the start of the span, at equal spacing.',
    symbol: 'x_i',
  }),
  rectified_span_length: numberValue('span_length', {
    title: 'Rectified span length',
    description: 'Between two supports, without tolerance.',
    symbol: 'L_sub',
  }),
  rectified_natural_frequency_in_line: numberValue('cyclic_frequency', {
    title: 'Rectified in-line natural frequency',
    description: 'Of one rectified span with the same ends.',
    symbol: 'f_IL_sub',
  }),
  support_reaction: numberValue('lifting_load', {
    title: 'Reaction of the first interior support',
    description: '1.25 q L_sub, the most that a support carries.',
    symbol: 'R_1',
  }),
  support_reaction_others: numberValue('pipe_axial_force', {
    title: 'Reaction of the other supports',
    description: 'q L_sub, of supports that are not next to an end.',
    symbol: 'R_i',
  }),
  natural_frequency_in_line: numberValue('cyclic_frequency', {
    title: 'In-line natural frequency',
    description: 'Of the span as surveyed, without the sag.',
    symbol: 'f_IL',
  }),
  required_frequency: numberValue('cyclic_frequency', {
    title: 'Required frequency',
    description: 'Above which the flow excites no in-line vibration.',
    symbol: 'f_req',
  }),
  rectified_span_with_tolerance: numberValue('span_length', {
    title: 'Rectified span with tolerance',
    description: 'Held against the allowable length.',
    symbol: 'L_tol',
  }),
  natural_frequency_cross_flow: numberValue('cyclic_frequency', {
    title: 'Cross-flow natural frequency',
    description: 'Of the span as surveyed, stiffened by the sag.',
    symbol: 'f_CF',
  }),
  static_deflection: numberValue('displacement', {
    title: 'Static deflection',
    description: 'Of the span as surveyed, at mid-span, if nothing held it.',
    symbol: 'delta',
  }),
  seabed_gap: numberValue('height_above_datum', {
    title: 'Gap under the pipe',
    description: 'Gap ratio times diameter.',
    symbol: 'e',
  }),
  submerged_weight: numberValue('submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Steel and contents less buoyancy.',
    symbol: 'q',
  }),
  effective_mass_per_length: numberValue('pipe_mass_per_length', {
    title: 'Effective mass',
    description: 'Dry and added mass.',
    symbol: 'm_e',
  }),
  support_bearing_pressure: numberValue('soil_stress', {
    title: 'Bearing pressure',
    description: 'Below the most loaded support.',
    symbol: 'p_s',
    needs: ['support_base_area'],
  }),
  required_base_area: numberValue('projected_area', {
    title: 'Required base area',
    description: 'Of the most loaded support.',
    symbol: 'A_req',
    needs: ['allowable_bearing_pressure'],
  }),
  support_heights: listValue('structure_dimension', {
    title: 'Support heights',
    description: 'Gap at each position, and the scour allowance.',
    symbol: 'h_i',
    needs: ['gap_profile'],
  }),
  tallest_support: numberValue('structure_dimension', {
    title: 'Tallest support',
    description: 'Of the supports at equal spacing.',
    symbol: 'h',
    needs: ['gap_profile'],
  }),
  supports_by_profile: numberValue('-', {
    title: 'Supports placed by the profile',
    description: 'Least number where none may be higher than the maximum.',
    needs: ['gap_profile', 'maximum_support_height'],
  }),
  stability_parameter: numberValue('-', {
    title: 'Stability parameter',
    description: '4 pi m_e zeta_T/(rho D^2).',
    symbol: 'K_s',
    needs: ['total_damping_ratio'],
  }),
  turbulence_reduction_2: numberValue('-', {
    title: 'Turbulence reduction, second corner',
    description: 'Of the in-line response model.',
    symbol: 'R_Itheta_2',
    needs: ['turbulence_intensity'],
  }),
  rectified_in_line_response_amplitude: numberValue('-', {
    title: 'Rectified in-line response amplitude',
    description: 'Over the diameter, by the response model with its own onset.',
    symbol: 'A_Y',
    needs: ASSESSED,
  }),
  rectified_cross_flow_response_amplitude: numberValue('-', {
    title: 'Rectified cross-flow response amplitude',
    description: 'Over the diameter, by the response model.',
    symbol: 'A_Z',
    needs: ASSESSED,
  }),
  rectified_fatigue_life: numberValue('calculated_life', {
    title: 'Rectified fatigue life',
    description: 'In this flow all the time, curve D in seawater with cathodic protection.',
    symbol: 'T_life',
    needs: ASSESSED,
  }),
  least_cost: numberValue('cost', {
    title: 'Least cost',
    description: 'Of the intervention options.',
    symbol: 'C',
    needs: ['intervention_options'],
  }),
  least_cost_option: textValue({
    title: 'Least costly option',
    description: 'Of the intervention options.',
    needs: ['intervention_options'],
  }),
}
