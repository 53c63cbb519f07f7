/** The values that a run answers with. */
import { massWithWater } from '@keelson/physics/vortex-induced/mass.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { stabilityParameter } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { bendingStiffness } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { flagValue, listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const ofMode1 = {
  reduced_velocity: resultOf(c205.reducedVelocity, '-', { description: 'Reduced velocity of mode 1.' }),
  frequency_ratio_cross_flow: resultOf(c205.frequencyRatio, '-', {
    title: 'Cross-flow frequency ratio',
    description: 'First natural frequency divided by cross-flow excitation frequency. Not reported without a current.',
  }),
  frequency_ratio_in_line: resultOf(c205.inLineFrequencyRatio, '-', {
    title: 'In-line frequency ratio',
    description: 'First natural frequency divided by in-line excitation frequency. Not reported without a current.',
  }),
  cross_flow_onset_speed: resultOf(c205.onsetSpeed, 'current_velocity', {
    title: 'Cross-flow onset speed',
    symbol: 'U_on_CF',
    description: 'Current speed at onset of mode 1 cross-flow vibration.',
  }),
  in_line_onset_speed: resultOf(c205.onsetSpeed, 'current_velocity', {
    title: 'In-line onset speed',
    symbol: 'U_on_IL',
    description: 'Current speed at onset of mode 1 in-line vibration.',
  }),
}

const excited = {
  cross_flow_modes: listValue('-', {
    title: 'Modes in the cross-flow range',
    description: `Mode numbers with a reduced velocity from ${c205.CROSS_FLOW_ONSET.value} to ${c205.CROSS_FLOW_END.value}.`,
  }),
  in_line_modes: listValue('-', {
    title: 'Modes in the in-line range',
    description: `Mode numbers with a reduced velocity from ${c205.IN_LINE_ONSET.value.toFixed(1)} to ${c205.IN_LINE_END.value}, unless suppressed by damping.`,
  }),
  lock_in_modes: listValue('-', {
    title: 'Modes near the shedding frequency',
    description:
      'Mode numbers in the frequency band around the cross-flow excitation frequency. The list affects no check.',
  }),
  dominant_cross_flow_mode: numberValue('-', {
    title: 'Dominant cross-flow mode',
    description: 'Mode in the cross-flow range closest to the shedding frequency.',
    count: true,
  }),
  mode_factors: listValue('-', {
    title: 'Mode factors',
    symbol: 'gamma_n',
    description: 'Mode factor of each calculated mode.',
  }),
  cross_flow_amplitudes: listValue('displacement', {
    title: 'Cross-flow amplitudes',
    symbol: 'A_CF',
    description: 'Upper estimate of the amplitude of each mode in the cross-flow range.',
  }),
  cross_flow_stress_ranges: listValue('stress_range', {
    title: 'Cross-flow stress ranges',
    symbol: 'S_CF',
    description: 'Stress range of each mode excited in cross-flow, including the stress concentration factor.',
  }),
  in_line_amplitudes: listValue('displacement', {
    title: 'In-line amplitudes',
    symbol: 'A_IL',
    description: 'Upper estimate of the amplitude of each mode in the in-line range.',
  }),
  in_line_stress_ranges: listValue('stress_range', {
    title: 'In-line stress ranges',
    symbol: 'S_IL',
    description: 'Stress range of each mode in the in-line range, including the stress concentration factor.',
  }),
}

export const values = {
  effective_mass_per_length: resultOf(massWithWater, 'pipe_mass_per_length', {
    title: 'Effective mass per unit length',
    description: 'Mass of steel, contents and coating plus added mass, per unit length.',
  }),
  bending_stiffness: resultOf(bendingStiffness, 'flexural_rigidity', {
    description: 'Bending stiffness of the steel only.',
  }),
  natural_frequencies: listValue('cyclic_frequency', {
    title: 'Natural frequencies',
    symbol: 'f_n',
    description: 'Natural frequencies of the calculated modes, in ascending order.',
  }),
  reynolds_number: resultOf(c205.reynoldsNumber, '-', { description: 'Reynolds number based on the coated diameter.' }),
  shedding_frequency_cross_flow: resultOf(c205.crossFlowExcitation, 'cyclic_frequency', {
    description: 'Shedding frequency of vortex pairs.',
  }),
  excitation_frequency_in_line: resultOf(c205.inLineExcitation, 'cyclic_frequency', {
    description: 'Shedding frequency of single vortices, twice the cross-flow frequency.',
  }),
  ...ofMode1,
  stability_parameter: resultOf(stabilityParameter, '-', {
    description: 'Stability parameter, combining mass ratio and damping.',
    needs: ['total_damping_ratio'],
  }),
  in_line_suppressed: flagValue({
    title: 'In-line vibration suppressed',
    description: `True if damping gives a stability parameter above ${c205.IN_LINE_STABLE.value}; false if damping is not entered.`,
  }),
  ...excited,
  status: textValue({
    title: 'Status',
    description:
      'Pass if no calculated mode is in an excitation range, fail if one is, not assessed if a check is not assessed. If the result is fail, accept the amplitude and fatigue damage, or modify the span.',
  }),
}
