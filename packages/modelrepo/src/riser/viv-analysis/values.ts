/** The values that a run answers with. */
import { massWithWater } from '@keelson/physics/vortex-induced/mass.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { stabilityParameter } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { bendingStiffness } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { flagValue, listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const ofMode1 = {
  reduced_velocity: resultOf(c205.reducedVelocity, '-', { description: 'Of mode 1.' }),
  frequency_ratio_cross_flow: resultOf(c205.frequencyRatio, '-', {
    title: 'Frequency ratio, cross-flow',
    description: 'Mode 1 over the frequency of cross-flow excitation; none without a current.',
  }),
  frequency_ratio_in_line: resultOf(c205.inLineFrequencyRatio, '-', {
    title: 'Frequency ratio, in line',
    description: 'Mode 1 over the frequency of in-line excitation; none without a current.',
  }),
  cross_flow_onset_speed: resultOf(c205.onsetSpeed, 'current_velocity', {
    title: 'Cross-flow onset speed',
    symbol: 'U_on_CF',
    description: 'Current at which mode 1 begins to vibrate across it.',
  }),
  in_line_onset_speed: resultOf(c205.onsetSpeed, 'current_velocity', {
    title: 'In-line onset speed',
    symbol: 'U_on_IL',
    description: 'Current at which mode 1 begins to vibrate along it.',
  }),
}

const excited = {
  cross_flow_modes: listValue('-', {
    title: 'Modes in the cross-flow range',
    description: `Numbers of the modes with a reduced velocity from ${c205.CROSS_FLOW_ONSET.value} to ${c205.CROSS_FLOW_END.value}.`,
  }),
  in_line_modes: listValue('-', {
    title: 'Modes in the in-line range',
    description: `Numbers of the modes with a reduced velocity from ${c205.IN_LINE_ONSET.value.toFixed(1)} to ${c205.IN_LINE_END.value}, where damping does not suppress them.`,
  }),
  lock_in_modes: listValue('-', {
    title: 'Modes near the shedding frequency',
    description: 'Numbers of the modes in the band around cross-flow excitation; it decides nothing.',
  }),
  dominant_cross_flow_mode: numberValue('-', {
    title: 'Dominant cross-flow mode',
    description: 'Of the modes in the cross-flow range, the one nearest to the shedding frequency.',
    count: true,
  }),
  mode_factors: listValue('-', {
    title: 'Mode factors',
    symbol: 'gamma_n',
    description: 'Of the modes looked at.',
  }),
  cross_flow_amplitudes: listValue('displacement', {
    title: 'Cross-flow amplitudes',
    symbol: 'A_CF',
    description: 'In the order of the modes in the cross-flow range; an upper estimate.',
  }),
  cross_flow_stress_ranges: listValue('stress_range', {
    title: 'Cross-flow stress ranges',
    symbol: 'S_CF',
    description: 'In the same order, with the stress concentration factor.',
  }),
  in_line_amplitudes: listValue('displacement', {
    title: 'In-line amplitudes',
    symbol: 'A_IL',
    description: 'In the order of the modes in the in-line range; an upper estimate.',
  }),
  in_line_stress_ranges: listValue('stress_range', {
    title: 'In-line stress ranges',
    symbol: 'S_IL',
    description: 'In the same order, with the stress concentration factor.',
  }),
}

export const values = {
  effective_mass_per_length: resultOf(massWithWater, 'pipe_mass_per_length', {
    title: 'Effective mass',
    description: 'Steel, contents, coating and added mass.',
  }),
  bending_stiffness: resultOf(bendingStiffness, 'flexural_rigidity', { description: 'Of the steel only.' }),
  natural_frequencies: listValue('cyclic_frequency', {
    title: 'Natural frequencies',
    symbol: 'f_n',
    description: 'Of the modes looked at, from the first.',
  }),
  reynolds_number: resultOf(c205.reynoldsNumber, '-', { description: 'Over the coating.' }),
  shedding_frequency_cross_flow: resultOf(c205.crossFlowExcitation, 'cyclic_frequency', {
    description: 'That of vortex pairs.',
  }),
  excitation_frequency_in_line: resultOf(c205.inLineExcitation, 'cyclic_frequency', {
    description: 'That of single vortices: twice that of cross-flow excitation.',
  }),
  ...ofMode1,
  stability_parameter: resultOf(stabilityParameter, '-', {
    description: 'Mass and damping over those of the water.',
    needs: ['total_damping_ratio'],
  }),
  in_line_suppressed: flagValue({
    title: 'In-line vibration suppressed',
    description: `By damping: a stability parameter above ${c205.IN_LINE_STABLE.value}. Not where no damping is given.`,
  }),
  ...excited,
  status: textValue({
    title: 'Status',
    description:
      'pass if no mode looked at is in a range, fail if one is, not assessed if a check is open. After a fail accept amplitude and fatigue, or change the span.',
  }),
}
