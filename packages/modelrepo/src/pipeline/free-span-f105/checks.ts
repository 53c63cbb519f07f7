/** The checks as declared: onset and length where vibration is to be avoided, screening, fatigue, combined loading. */
import { requiredCrossFlowFrequency, requiredInLineFrequency } from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { crossFlowOnset } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { onsetFrequency } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { inLineOnset } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { crossFlowFrequency, inLineFrequency } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { designDamage } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { bucklingInternal } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { checkOf } from '@keelson/workflow'
import { CROSS_FLOW_REACH } from '../_shared/free-span/warnings.ts'
import { ULS_INPUTS } from './calculate-uls.ts'
import { avoided } from './inputs-design.ts'
import { SCREENED } from './inputs-flow.ts'
import { ALLOWABLE_LENGTH, COMBINED_LOADING, FATIGUE, IN_LINE_SCREENING, ONSET_IN_LINE } from './reach.ts'

export const checks = {
  onset_in_line: checkOf('-', {
    title: 'In-line vibration onset',
    criterion: inLineOnset,
    demand: 'In-line reduced velocity',
    capacity: inLineOnset,
    onlyWhen: avoided,
    reach: ONSET_IN_LINE,
  }),
  onset_cross_flow: checkOf('-', {
    title: 'Cross-flow vibration onset',
    criterion: crossFlowOnset,
    demand: 'Cross-flow reduced velocity',
    capacity: crossFlowOnset,
    onlyWhen: avoided,
    reach: CROSS_FLOW_REACH,
  }),
  allowable_length: checkOf('span_length', {
    title: 'Span length',
    criterion: onsetFrequency,
    demand: 'Span length',
    capacity: 'Maximum allowable span length',
    onlyWhen: avoided,
    reach: ALLOWABLE_LENGTH,
  }),
  in_line_screening: checkOf('cyclic_frequency', {
    title: 'In-line screening',
    criterion: requiredInLineFrequency,
    demand: requiredInLineFrequency,
    capacity: inLineFrequency,
    needs: SCREENED,
    onlyWhen: avoided,
    reach: IN_LINE_SCREENING,
  }),
  cross_flow_screening: checkOf('cyclic_frequency', {
    title: 'Cross-flow screening',
    criterion: requiredCrossFlowFrequency,
    demand: requiredCrossFlowFrequency,
    capacity: crossFlowFrequency,
    needs: SCREENED,
    onlyWhen: avoided,
    reach: CROSS_FLOW_REACH,
  }),
  fatigue: checkOf('-', {
    title: 'Fatigue',
    criterion: designDamage,
    demand: designDamage,
    capacity: 'Utilisation factor',
    needs: ['design_life'],
    reach: FATIGUE,
  }),
  combined_loading: checkOf('-', {
    title: 'Combined loading',
    criterion: bucklingInternal,
    demand: bucklingInternal,
    capacity: 'Utilisation limit',
    needs: ULS_INPUTS,
    reach: COMBINED_LOADING,
  }),
} as const
