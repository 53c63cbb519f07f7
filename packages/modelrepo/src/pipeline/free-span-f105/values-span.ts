/** Values of the span itself. */
import { numberValue } from '@keelson/workflow'
import { onSeabed } from '../_shared/free-span/params-soil.ts'

export const spanValues = {
  natural_frequency_in_line: numberValue('cyclic_frequency', {
    title: 'In-line natural frequency',
    description: 'First mode, without the sag; or as given.',
    symbol: 'f_IL',
  }),
  natural_frequency_cross_flow: numberValue('cyclic_frequency', {
    title: 'Cross-flow natural frequency',
    description: 'First mode, stiffened by the sag.',
    symbol: 'f_CF',
  }),
  static_deflection: numberValue('displacement', {
    title: 'Static deflection',
    description: 'At mid-span, downwards.',
    symbol: 'delta',
  }),
  effective_span_length: numberValue('span_length', {
    title: 'Effective span length',
    description: 'Of vertical vibration; the span length itself between pinned or fixed ends.',
    symbol: 'L_eff',
  }),
  critical_buckling_load: numberValue('pipe_axial_force', {
    title: 'Critical buckling load',
    description: 'Of the effective length.',
    symbol: 'P_cr',
  }),
  second_moment_of_area: numberValue('second_moment_of_area', {
    title: 'Second moment of area',
    description: 'Of the steel.',
    symbol: 'I',
  }),
  dry_mass_per_length: numberValue('pipe_mass_per_length', {
    title: 'Dry mass',
    description: 'Steel and contents.',
    symbol: 'm_dry',
  }),
  added_mass_coefficient: numberValue('drag_coefficient', {
    title: 'Added mass coefficient',
    description: 'Larger near the bed.',
    symbol: 'C_a',
  }),
  effective_mass_per_length: numberValue('pipe_mass_per_length', {
    title: 'Effective mass',
    description: 'Dry and added mass, or as given.',
    symbol: 'm_e',
  }),
  submerged_weight: numberValue('submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Steel and contents less buoyancy.',
    symbol: 'q',
  }),
  unit_stress_amplitude_in_line: numberValue('stress_range', {
    title: 'In-line unit stress amplitude',
    description: 'For an amplitude of one diameter, at mid-span on the seabed.',
    symbol: 'A_IL',
  }),
  unit_stress_amplitude_cross_flow: numberValue('stress_range', {
    title: 'Cross-flow unit stress amplitude',
    description: 'For an amplitude of one diameter, at mid-span on the seabed.',
    symbol: 'A_CF',
  }),
  beta: numberValue('-', {
    title: 'Relative soil stiffness',
    description: 'log10(K L^4/((1 + CSF) EI)), vertical.',
    symbol: 'beta',
    onlyWhen: onSeabed,
  }),
  effective_length_ratio: numberValue('-', {
    title: 'Effective length over length',
    description: 'Vertical.',
    symbol: 'r_L',
    onlyWhen: onSeabed,
  }),
  effective_span_length_in_line: numberValue('span_length', {
    title: 'Effective span length, in line',
    description: 'By the lateral soil stiffness.',
    symbol: 'L_eff_IL',
  }),
  next_cross_flow_frequency: numberValue('cyclic_frequency', {
    title: 'Next cross-flow frequency',
    description: 'By the ratio of consecutive frequencies.',
    symbol: 'f_CF_2',
  }),
  seabed_gap: numberValue('height_above_datum', {
    title: 'Gap under the pipe',
    description: 'Gap ratio times diameter.',
    symbol: 'e',
  }),
  effective_axial_force: numberValue('pipe_axial_force', {
    title: 'Effective axial force',
    description: 'In use; tension positive.',
    symbol: 'S_eff',
  }),
  concrete_stiffness_factor: numberValue('-', {
    title: 'Concrete stiffness factor',
    description: 'In use.',
    symbol: 'CSF',
  }),
  maximum_allowable_span_length: numberValue('span_length', {
    title: 'Maximum allowable span length',
    description: 'Up to which onset in the operating flow, and screening where asked for, are met.',
    symbol: 'L_allow',
  }),
}
