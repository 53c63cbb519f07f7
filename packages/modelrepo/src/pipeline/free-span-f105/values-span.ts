/** Values of the span itself. */
import { numberValue } from '@keelson/workflow'
import { onSeabed } from '../_shared/free-span/params-soil.ts'

export const spanValues = {
  natural_frequency_in_line: numberValue({
    title: 'In-line natural frequency',
    description: 'First mode, without the sag; or as given.',
    symbol: 'f_IL',
    unit: 'Hz',
  }),
  natural_frequency_cross_flow: numberValue({
    title: 'Cross-flow natural frequency',
    description: 'First mode, stiffened by the sag.',
    symbol: 'f_CF',
    unit: 'Hz',
  }),
  static_deflection: numberValue({
    title: 'Static deflection',
    description: 'At mid-span, downwards.',
    symbol: 'delta',
    unit: 'm',
  }),
  effective_span_length: numberValue({
    title: 'Effective span length',
    description: 'Of vertical vibration; the span length itself between pinned or fixed ends.',
    symbol: 'L_eff',
    unit: 'm',
  }),
  critical_buckling_load: numberValue({
    title: 'Critical buckling load',
    description: 'Of the effective length.',
    symbol: 'P_cr',
    unit: 'N',
  }),
  second_moment_of_area: numberValue({
    title: 'Second moment of area',
    description: 'Of the steel.',
    symbol: 'I',
    unit: 'm4',
  }),
  dry_mass_per_length: numberValue({
    title: 'Dry mass',
    description: 'Steel and contents.',
    symbol: 'm_dry',
    unit: 'kg/m',
  }),
  added_mass_coefficient: numberValue({
    title: 'Added mass coefficient',
    description: 'Larger near the bed.',
    symbol: 'C_a',
    unit: '-',
  }),
  effective_mass_per_length: numberValue({
    title: 'Effective mass',
    description: 'Dry and added mass, or as given.',
    symbol: 'm_e',
    unit: 'kg/m',
  }),
  submerged_weight: numberValue({
    title: 'Submerged weight',
    description: 'Steel and contents less buoyancy.',
    symbol: 'q',
    unit: 'N/m',
  }),
  unit_stress_amplitude_in_line: numberValue({
    title: 'In-line unit stress amplitude',
    description: 'For an amplitude of one diameter, at mid-span on the seabed.',
    symbol: 'A_IL',
    unit: 'Pa',
  }),
  unit_stress_amplitude_cross_flow: numberValue({
    title: 'Cross-flow unit stress amplitude',
    description: 'For an amplitude of one diameter, at mid-span on the seabed.',
    symbol: 'A_CF',
    unit: 'Pa',
  }),
  beta: numberValue({
    title: 'Relative soil stiffness',
    description: 'log10(K L^4/((1 + CSF) EI)), vertical.',
    symbol: 'beta',
    unit: '-',
    onlyWhen: onSeabed,
  }),
  effective_length_ratio: numberValue({
    title: 'Effective length over length',
    description: 'Vertical.',
    symbol: 'r_L',
    unit: '-',
    onlyWhen: onSeabed,
  }),
  effective_span_length_in_line: numberValue({
    title: 'Effective span length, in line',
    description: 'By the lateral soil stiffness.',
    symbol: 'L_eff_IL',
    unit: 'm',
  }),
  next_cross_flow_frequency: numberValue({
    title: 'Next cross-flow frequency',
    description: 'By the ratio of consecutive frequencies.',
    symbol: 'f_CF_2',
    unit: 'Hz',
  }),
  seabed_gap: numberValue({
    title: 'Gap under the pipe',
    description: 'Gap ratio times diameter.',
    symbol: 'e',
    unit: 'm',
  }),
  effective_axial_force: numberValue({
    title: 'Effective axial force',
    description: 'In use; tension positive.',
    symbol: 'S_eff',
    unit: 'N',
  }),
  concrete_stiffness_factor: numberValue({
    title: 'Concrete stiffness factor',
    description: 'In use.',
    symbol: 'CSF',
    unit: '-',
  }),
  maximum_allowable_span_length: numberValue({
    title: 'Maximum allowable span length',
    description: 'Up to which onset in the operating flow, and screening where asked for, are met.',
    symbol: 'L_allow',
    unit: 'm',
  }),
}
