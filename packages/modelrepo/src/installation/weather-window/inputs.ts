/** The inputs of weather-window: the limits of the operation, the record of the weather, and what stands in its place. */
import {
  choice,
  gappedList,
  grouped,
  optional,
  type ParamsOf,
  quantity,
  quantityList,
  rows,
  text,
} from '@keelson/workflow'
import * as mode from './modes.ts'

/** Twenty years of hourly samples; a longer record is counted in parts. */
const MOST_SAMPLES = 200_000

const beside = (of: 'wave_period' | 'wind_velocity', title: string, symbol: string) =>
  optional(
    gappedList(of, {
      title,
      description: 'With the record of wave heights, sample by sample; a gap ends a window.',
      symbol,
      minItems: 1,
      maxItems: MOST_SAMPLES,
      usedWhen: mode.ofRecord,
    }),
  )

const operation = {
  analysis: choice(mode.ANALYSES, {
    title: 'Analysis',
    description:
      'Count windows in a record, find the limit of a forecast by the alpha factor, or take the workability from a Weibull distribution.',
    default: mode.RECORD,
  }),
  hs_limit: optional(
    quantity('significant_wave_height', {
      title: 'Limit of the wave height',
      description: 'Up to which the operation works; with the alpha factor its design limit OPLIM.',
      symbol: 'H_lim',
      above: 0,
      example: 2,
      requiredWhen: { analysis: [...mode.ANALYSES] },
      requiredUnless: [{ inputs: ['design_hs'], when: mode.byAlpha }],
    }),
  ),
  required_duration: optional(
    quantity('storm_duration', {
      title: 'Window needed',
      description: 'Reference period: the operation and its contingency.',
      symbol: 'T_R',
      above: 0,
      example: 36,
      usedWhen: mode.ofRecord,
      requiredWhen: mode.ofRecord,
    }),
  ),
  peak_period_limit: optional(
    quantity('wave_period', {
      title: 'Limit of the peak period',
      description: 'With a record of peak periods.',
      symbol: 'T_lim',
      above: 0,
      example: 9,
      usedWhen: mode.ofRecord,
    }),
  ),
  wind_speed_limit: optional(
    quantity('wind_velocity', {
      title: 'Limit of the wind',
      description: 'With a record of wind speeds.',
      symbol: 'U_lim',
      above: 0,
      example: 12,
      usedWhen: mode.ofRecord,
    }),
  ),
  required_workability: quantity('fraction', {
    title: 'Workability needed',
    description: 'Share of the time that must be workable.',
    symbol: 'W_req',
    unit: '%',
    minimum: 0,
    maximum: 100,
    default: 50,
    assumed: 'Half of the time: with less, an operation waits longer than it works.',
    usedWhen: mode.ofShare,
  }),
}

const weather = {
  hs_time_series: optional(
    gappedList('significant_wave_height', {
      title: 'Wave heights',
      description:
        'Significant wave heights at a constant step, in their order; null where one is missing, which ends a window.',
      symbol: 'H_i',
      minItems: 1,
      maxItems: MOST_SAMPLES,
      usedWhen: mode.ofRecord,
      requiredWhen: mode.ofRecord,
    }),
  ),
  time_step: optional(
    quantity('sampling_interval', {
      title: 'Time step',
      description: 'Constant interval of the record: each sample stands for so long.',
      symbol: 'Delta_t',
      unit: 'h',
      above: 0,
      usual: [0.05, 24],
      example: 3,
      usedWhen: mode.ofRecord,
      requiredWhen: mode.ofRecord,
    }),
  ),
  start_time: optional(
    text({
      title: 'Time of the first sample',
      description: 'YYYY-MM-DDTHH:MM; left out, there are no values by month.',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
      maxLength: 16,
      example: '2023-11-30T00:00',
      usedWhen: mode.ofRecord,
    }),
  ),
  peak_period_time_series: beside('wave_period', 'Peak periods', 'T_i'),
  wind_speed_time_series: beside('wind_velocity', 'Wind speeds', 'U_i'),
  persistence_durations: optional(
    quantityList('storm_duration', {
      title: 'Durations of the persistence',
      description: 'Share of the time in windows at least as long as each.',
      symbol: 't',
      above: 0,
      minItems: 1,
      maxItems: 200,
      usedWhen: mode.ofRecord,
    }),
  ),
}

const forecast = {
  planned_operation_period: optional(
    quantityList('storm_duration', {
      title: 'Planned operation period',
      description: 'TPOP, without contingency; several are answered one by one.',
      symbol: 'T_POP',
      above: 0,
      minItems: 1,
      maxItems: 100,
      single: true,
      usedWhen: mode.byAlpha,
      requiredWhen: mode.byAlpha,
    }),
  ),
  design_hs: optional(
    quantityList('significant_wave_height', {
      title: 'Design wave height',
      description: 'For which the operation is designed, one for each period; left out, the limit of the wave height.',
      symbol: 'OP_LIM',
      above: 0,
      minItems: 1,
      maxItems: 100,
      single: true,
      usedWhen: mode.byAlpha,
      overrides: [{ inputs: ['hs_limit'], when: mode.byAlpha }],
    }),
  ),
  alpha_factor_table: optional(
    rows(
      {
        maximum_period_h: quantity('storm_duration', {
          title: 'Longest period',
          description: 'Up to which the row holds; a lead time, where the factors are of lead times.',
          above: 0,
          example: 24,
        }),
        hs_m: quantityList('significant_wave_height', {
          title: 'Wave heights',
          description: 'Columns of the row, ascending.',
          above: 0,
          minItems: 1,
          maxItems: 50,
        }),
        alpha: quantityList('-', {
          title: 'Factors',
          description: 'One for each wave height.',
          minimum: 0,
          maximum: 1,
          minItems: 1,
          maxItems: 50,
        }),
      },
      {
        title: 'Alpha factors',
        description: 'In place of the base case of DNV-OS-H101, as of your forecast and monitoring level.',
        minItems: 1,
        maxItems: 50,
        usedWhen: mode.byAlpha,
      },
    ),
  ),
}

const distribution = {
  weibull_scale: optional(
    quantity('significant_wave_height', {
      title: 'Weibull scale',
      description: 'Of the significant wave height above its location.',
      symbol: 'b',
      above: 0,
      example: 2,
      usedWhen: mode.byWeibull,
      requiredWhen: mode.byWeibull,
    }),
  ),
  weibull_shape: optional(
    quantity('-', {
      title: 'Weibull shape',
      description: '1 to 2 at most sites.',
      symbol: 'c',
      above: 0,
      maximum: 50,
      usual: [0.8, 3],
      example: 1.4,
      usedWhen: mode.byWeibull,
      requiredWhen: mode.byWeibull,
    }),
  ),
  weibull_location: quantity('significant_wave_height', {
    title: 'Weibull location',
    description: 'Wave height below which the sea never falls.',
    symbol: 'a',
    minimum: 0,
    default: 0,
    usedWhen: mode.byWeibull,
  }),
}

export const inputs = grouped({
  Operation: operation,
  'Record of the weather': weather,
  'Limit of the forecast': forecast,
  Distribution: distribution,
})
export type Params = ParamsOf<typeof inputs>
