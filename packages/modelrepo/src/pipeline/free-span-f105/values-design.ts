/** Values of stress, life and criteria. */
import { requiredCrossFlowFrequency, requiredInLineFrequency } from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { staticMoment } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { allowableLife, crossFlowRange, inLineRange, lifeOfCycles } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { designMoment } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { ULS_INPUTS } from './calculate-uls.ts'
import { SCREENED } from './inputs-flow.ts'

export const designValues = {
  required_in_line_frequency: resultOf(requiredInLineFrequency, 'cyclic_frequency', {
    description: 'By screening with the current of 100 years.',
    needs: SCREENED,
  }),
  required_cross_flow_frequency: resultOf(requiredCrossFlowFrequency, 'cyclic_frequency', {
    description: 'By screening with the current of 100 years and the waves of 1 year.',
    needs: SCREENED,
  }),
  fatigue_life: resultOf(lifeOfCycles, 'calculated_life', {
    description: 'The shorter of in-line and cross-flow life, over all flow conditions where they are given.',
  }),
  allowable_fatigue_life: resultOf(allowableLife, 'calculated_life', {
    description: 'That the design life may reach.',
  }),
  in_line_stress_range: resultOf(inLineRange, 'stress_range', {
    description: 'With the safety factor; the larger of own and cross-flow induced, of mid-span and shoulder.',
  }),
  cross_flow_stress_range: resultOf(crossFlowRange, 'stress_range', {
    title: 'Cross-flow stress range',
    description: 'With safety factor and reduction by damping.',
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
  static_bending_moment: resultOf(staticMoment, 'bending_moment', {
    description: 'By the submerged weight.',
    needs: ULS_INPUTS,
  }),
  design_bending_moment: resultOf(designMoment, 'bending_moment', {
    description: 'Static and dynamic, with load effect factors of the governing combination.',
    needs: ULS_INPUTS,
  }),
  combined_loading_utilisation: numberValue('-', {
    title: 'Combined loading utilisation',
    description: 'Of the local buckling criterion.',
    symbol: 'u_LB',
    needs: ULS_INPUTS,
  }),
}
