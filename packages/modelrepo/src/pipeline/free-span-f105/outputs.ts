/** The checks, tables, charts and figures of a run, declared. */
import { requiredCrossFlowFrequency, requiredInLineFrequency } from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { crossFlowOnset } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { onsetFrequency } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { inLineOnset } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { crossFlowFrequency, inLineFrequency } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { designDamage } from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { bucklingInternal } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { checkOf, numberColumn, textColumn } from '@keelson/workflow'
import { CROSS_FLOW_REACH } from '../_shared/free-span/warnings.ts'
import { ULS_INPUTS } from './calculate-uls.ts'
import { AVOIDED } from './inputs-design.ts'
import { SCREENED } from './inputs-flow.ts'
import { ALLOWABLE_LENGTH, COMBINED_LOADING, FATIGUE, IN_LINE_SCREENING, ONSET_IN_LINE } from './reach.ts'

export const checks = {
  onset_in_line: checkOf('-', {
    title: 'Onset of in-line vibration',
    criterion: inLineOnset,
    demand: 'Reduced velocity, in line',
    capacity: inLineOnset,
    onlyWhen: AVOIDED,
    reach: ONSET_IN_LINE,
  }),
  onset_cross_flow: checkOf('-', {
    title: 'Onset of cross-flow vibration',
    criterion: crossFlowOnset,
    demand: 'Reduced velocity, cross-flow',
    capacity: crossFlowOnset,
    onlyWhen: AVOIDED,
    reach: CROSS_FLOW_REACH,
  }),
  allowable_length: checkOf('span_length', {
    title: 'Span length',
    criterion: onsetFrequency,
    demand: 'Span length',
    capacity: 'Maximum allowable span length',
    onlyWhen: AVOIDED,
    reach: ALLOWABLE_LENGTH,
  }),
  in_line_screening: checkOf('cyclic_frequency', {
    title: 'In-line screening',
    criterion: requiredInLineFrequency,
    demand: requiredInLineFrequency,
    capacity: inLineFrequency,
    needs: SCREENED,
    onlyWhen: AVOIDED,
    reach: IN_LINE_SCREENING,
  }),
  cross_flow_screening: checkOf('cyclic_frequency', {
    title: 'Cross-flow screening',
    criterion: requiredCrossFlowFrequency,
    demand: requiredCrossFlowFrequency,
    capacity: crossFlowFrequency,
    needs: SCREENED,
    onlyWhen: AVOIDED,
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
    title: 'Static and dynamic loads',
    criterion: bucklingInternal,
    demand: bucklingInternal,
    capacity: 'Limit',
    needs: ULS_INPUTS,
    reach: COMBINED_LOADING,
  }),
} as const

export const tables = {
  response_curve: {
    title: 'Response at the corners of both curves',
    description:
      'Amplitude, stress and life if the span stayed at each corner of its response curve, with the share of the time of the operating flow.',
    columns: {
      direction: textColumn('Direction'),
      point: textColumn('Point'),
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      flow_velocity: numberColumn('current_velocity', 'Flow', { symbol: 'U' }),
      amplitude: numberColumn('-', 'Amplitude over diameter'),
      stress_range: numberColumn('stress_range', 'Stress range', { symbol: 'S' }),
      cycles_to_failure: numberColumn('-', 'Cycles to failure', { symbol: 'N' }),
      fatigue_life: numberColumn('calculated_life', 'Life', { symbol: 'T' }),
      allowable_life: numberColumn('calculated_life', 'Life with the utilisation factor'),
    },
  },
  reduced_velocities: {
    title: 'Amplitudes at the reduced velocities given',
    description: 'Both response models at each reduced velocity of the list.',
    columns: {
      reduced_velocity: numberColumn('-', 'Reduced velocity', { symbol: 'V_R' }),
      in_line_amplitude: numberColumn('-', 'In-line amplitude', { symbol: 'A_Y' }),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude', { symbol: 'A_Z' }),
    },
  },
  allowable_spans: {
    title: 'Allowable span length',
    description: 'The length up to which each criterion is met; the least of them is the maximum allowable one.',
    columns: {
      criterion: textColumn('Criterion'),
      required_frequency: numberColumn('cyclic_frequency', 'Required frequency'),
      allowable_length: numberColumn('span_length', 'Allowable length', { symbol: 'L' }),
      answer: textColumn('Answer'),
    },
  },
  flow_conditions: {
    title: 'Response in each flow condition',
    description: 'Amplitudes, stress ranges and the rate of damage, share of the time included.',
    columns: {
      current_velocity: numberColumn('current_velocity', 'Current'),
      wave_velocity: numberColumn('wave_particle_velocity', 'Waves'),
      probability: numberColumn('fraction', 'Share'),
      reduced_velocity: numberColumn('-', 'Reduced velocity in line'),
      cross_flow_reduced_velocity: numberColumn('-', 'Reduced velocity cross-flow'),
      in_line_amplitude: numberColumn('-', 'In-line amplitude'),
      cross_flow_amplitude: numberColumn('-', 'Cross-flow amplitude'),
      in_line_stress_range: numberColumn('stress_range', 'In-line range'),
      cross_flow_stress_range: numberColumn('stress_range', 'Cross-flow range'),
      in_line_damage_rate: numberColumn('annual_rate', 'In-line damage'),
      cross_flow_damage_rate: numberColumn('annual_rate', 'Cross-flow damage'),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Span in elevation',
    description:
      'The pipe between its shoulders with sag, gap and allowable length. The sag at midspan is calculated, its shape is that of an evenly loaded beam; the slope of the shoulders is not known.',
  },
  midspan: {
    title: 'Pipe over the bed',
    description: 'Section with the flow, the submerged weight, and how far the pipe swings where it vibrates.',
  },
}

export const charts = {
  response_amplitude: {
    title: 'Response amplitude over reduced velocity',
    description: 'Both response models, with the operating points.',
  },
  frequency_length: {
    title: 'Natural frequency over span length',
    description: 'In line and cross-flow, with the frequencies that screening, or else onset, asks for.',
  },
  allowable_current: {
    title: 'Allowable span over flow velocity',
    description:
      'By onset in line and cross-flow in current and waves together, and by in-line screening in current alone.',
  },
  onset_length: {
    title: 'Onset velocity over span length',
    description: 'Flow at which each length begins to vibrate, with the operating flow.',
  },
}
