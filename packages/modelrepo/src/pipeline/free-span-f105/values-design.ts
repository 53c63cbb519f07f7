/** Values of stress, life and criteria. */

import { numberValue } from '@keelson/workflow'
import { ULS_INPUTS } from './calculate-uls.ts'

export const designValues = {
  required_in_line_frequency: numberValue('cyclic_frequency', {
    title: 'Required in-line frequency',
    description: 'By screening with the current of 100 years.',
    symbol: 'f_req_IL',
    needs: ['current_velocity_100_year'],
  }),
  required_cross_flow_frequency: numberValue('cyclic_frequency', {
    title: 'Required cross-flow frequency',
    description: 'By screening with the current of 100 years and the waves of 1 year.',
    symbol: 'f_req_CF',
    needs: ['current_velocity_100_year'],
  }),
  fatigue_life: numberValue('calculated_life', {
    title: 'Fatigue life',
    description: 'The shorter of in-line and cross-flow life, over all flow conditions where they are given.',
    symbol: 'T_life',
  }),
  allowable_fatigue_life: numberValue('calculated_life', {
    title: 'Fatigue life with the utilisation factor',
    description: 'eta times the fatigue life.',
    symbol: 'T_all',
  }),
  in_line_stress_range: numberValue('stress', {
    title: 'In-line stress range',
    description: 'With the safety factor; the larger of own and cross-flow induced, of mid-span and shoulder.',
    symbol: 'S_IL',
  }),
  cross_flow_stress_range: numberValue('stress_range', {
    title: 'Cross-flow stress range',
    description: 'With safety factor and reduction by damping.',
    symbol: 'S_CF',
  }),
  cycles_to_failure: numberValue('-', {
    title: 'Cycles to failure',
    description: 'At the in-line stress range.',
    symbol: 'N_IL',
  }),
  cycles_to_failure_cross_flow: numberValue('-', {
    title: 'Cycles to failure, cross-flow',
    description: 'At the cross-flow stress range.',
    symbol: 'N_CF',
  }),
  fatigue_life_in_line: numberValue('calculated_life', {
    title: 'In-line fatigue life',
    description: 'Of the operating flow, or over all flow conditions.',
    symbol: 'T_life_IL',
  }),
  fatigue_life_cross_flow: numberValue('calculated_life', {
    title: 'Cross-flow fatigue life',
    description: 'Of the operating flow, or over all flow conditions.',
    symbol: 'T_life_CF',
  }),
  sn_ratio_at_knee: numberValue('-', {
    title: 'Second line over first at the knee',
    description: 'Cycles of both lines of the S-N curve where they should meet.',
  }),
  onset_velocity_in_line: numberValue('current_velocity', {
    title: 'In-line onset velocity',
    description: 'Flow at which in-line vibration begins.',
    symbol: 'U_on_IL',
  }),
  onset_velocity_cross_flow: numberValue('current_velocity', {
    title: 'Cross-flow onset velocity',
    description: 'Flow at which cross-flow vibration begins.',
    symbol: 'U_on_CF',
  }),
  in_line_onset_frequency: numberValue('cyclic_frequency', {
    title: 'In-line frequency against onset',
    description: 'Above which the operating flow excites no in-line vibration.',
    symbol: 'f_on_IL',
  }),
  cross_flow_onset_frequency: numberValue('cyclic_frequency', {
    title: 'Cross-flow frequency against onset',
    description: 'Above which the operating flow excites no cross-flow vibration.',
    symbol: 'f_on_CF',
  }),
  in_line_onset_margin: numberValue('-', {
    title: 'In-line onset margin',
    description: 'In-line frequency over that against onset; vibration below 1.',
  }),
  cross_flow_onset_margin: numberValue('-', {
    title: 'Cross-flow onset margin',
    description: 'Cross-flow frequency over that against onset; vibration below 1.',
  }),
  static_bending_moment: numberValue('bending_moment', {
    title: 'Static bending moment',
    description: 'By the submerged weight.',
    symbol: 'M_static',
    needs: ULS_INPUTS,
  }),
  design_bending_moment: numberValue('bending_moment', {
    title: 'Design bending moment',
    description: 'Static and dynamic, with load effect factors of the governing combination.',
    symbol: 'M_Sd',
    needs: ULS_INPUTS,
  }),
  combined_loading_utilisation: numberValue('-', {
    title: 'Combined loading utilisation',
    description: 'Of the local buckling criterion.',
    symbol: 'u_LB',
    needs: ULS_INPUTS,
  }),
}
