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
    description: 'Required in-line frequency from screening with the 100-year current.',
    needs: SCREENED,
  }),
  required_cross_flow_frequency: resultOf(requiredCrossFlowFrequency, 'cyclic_frequency', {
    description: 'Required cross-flow frequency from screening with the 100-year current and 1-year waves.',
    needs: SCREENED,
  }),
  fatigue_life: resultOf(lifeOfCycles, 'calculated_life', {
    description:
      'Shorter of the in-line and cross-flow fatigue lives. It covers all flow conditions if these are entered.',
  }),
  allowable_fatigue_life: resultOf(allowableLife, 'calculated_life', {
    description: 'Fatigue life times the utilisation factor. The design life must not exceed this value.',
  }),
  in_line_stress_range: resultOf(inLineRange, 'stress_range', {
    description:
      'Governing in-line stress range, including the safety factor. It is the larger of the in-line and cross-flow-induced stress ranges at mid-span and shoulder.',
  }),
  cross_flow_stress_range: resultOf(crossFlowRange, 'stress_range', {
    title: 'Cross-flow stress range',
    description: 'Cross-flow stress range, including the safety factor and damping reduction factor.',
  }),
  cycles_to_failure: numberValue('-', {
    title: 'Cycles to failure',
    description: 'Cycles to failure at the in-line stress range.',
    symbol: 'N_IL',
  }),
  cycles_to_failure_cross_flow: numberValue('-', {
    title: 'Cycles to failure, cross-flow',
    description: 'Cycles to failure at the cross-flow stress range.',
    symbol: 'N_CF',
  }),
  fatigue_life_in_line: numberValue('calculated_life', {
    title: 'In-line fatigue life',
    description:
      'Fatigue life for in-line vibration in the operating flow, or over all flow conditions if these are entered.',
    symbol: 'T_life_IL',
  }),
  fatigue_life_cross_flow: numberValue('calculated_life', {
    title: 'Cross-flow fatigue life',
    description:
      'Fatigue life for cross-flow vibration in the operating flow, or over all flow conditions if these are entered.',
    symbol: 'T_life_CF',
  }),
  sn_ratio_at_knee: numberValue('-', {
    title: 'S-N line ratio at knee',
    description:
      'Cycles on the second S-N line divided by cycles on the first at the knee, where the two should be equal.',
  }),
  onset_velocity_in_line: numberValue('current_velocity', {
    title: 'In-line onset velocity',
    description: 'Flow velocity at which in-line vibration begins.',
    symbol: 'U_on_IL',
  }),
  onset_velocity_cross_flow: numberValue('current_velocity', {
    title: 'Cross-flow onset velocity',
    description: 'Flow velocity at which cross-flow vibration begins.',
    symbol: 'U_on_CF',
  }),
  in_line_onset_frequency: numberValue('cyclic_frequency', {
    title: 'In-line onset frequency',
    description: 'Natural frequency above which the operating flow excites no in-line vibration.',
    symbol: 'f_on_IL',
  }),
  cross_flow_onset_frequency: numberValue('cyclic_frequency', {
    title: 'Cross-flow onset frequency',
    description: 'Natural frequency above which the operating flow excites no cross-flow vibration.',
    symbol: 'f_on_CF',
  }),
  in_line_onset_margin: numberValue('-', {
    title: 'In-line onset margin',
    description: 'Ratio of in-line frequency to in-line onset frequency. Vibration occurs below 1.',
  }),
  cross_flow_onset_margin: numberValue('-', {
    title: 'Cross-flow onset margin',
    description: 'Ratio of cross-flow frequency to cross-flow onset frequency. Vibration occurs below 1.',
  }),
  static_bending_moment: resultOf(staticMoment, 'bending_moment', {
    description: 'Static bending moment due to the submerged weight.',
    needs: ULS_INPUTS,
  }),
  design_bending_moment: resultOf(designMoment, 'bending_moment', {
    description: 'Static plus dynamic bending moment, including the load effect factors of the governing combination.',
    needs: ULS_INPUTS,
  }),
  combined_loading_utilisation: numberValue('-', {
    title: 'Combined loading utilisation',
    description: 'Local buckling utilisation under combined loading.',
    symbol: 'u_LB',
    needs: ULS_INPUTS,
  }),
}
