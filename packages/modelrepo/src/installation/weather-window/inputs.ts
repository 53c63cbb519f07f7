/** The inputs of weather-window: the limits of the operation, the record of the weather, and what stands in its place. */
import { choice, gappedList, type InputsOf, quantity, quantityList, rows, text, waysOver } from '@keelson/workflow'

export const RECORD = 'record'
export const ALPHA = 'alpha_factor'
export const WEIBULL = 'weibull'
const ofForecast = { analysis: [ALPHA] }

/** Twenty years of hourly samples; a longer record is counted in parts. */
const MOST_SAMPLES = 200_000

const beside = (of: 'wave_period' | 'wind_velocity', title: string, symbol: string) =>
  gappedList(of, {
    title,
    description: 'With the record of wave heights, sample by sample; a gap ends a window.',
    symbol,
    minItems: 1,
    maxItems: MOST_SAMPLES,
  })

const operation = {
  analysis: choice(
    { [RECORD]: 'Windows in a record', [ALPHA]: 'Alpha factor', [WEIBULL]: 'Weibull distribution' },
    {
      title: 'Analysis',
      description:
        'Count windows in a record, find the limit of a forecast by the alpha factor, or take the workability from a Weibull distribution.',
      default: RECORD,
    },
  ),
  hs_limit: quantity('significant_wave_height', {
    title: 'Limit of the wave height',
    description: 'Up to which the operation works; with the alpha factor its design limit OPLIM.',
    symbol: 'H_lim',
    above: 0,
    example: 2,
    requiredWhen: { analysis: [RECORD, ALPHA, WEIBULL] },
    requiredUnless: [{ inputs: ['design_hs'], when: ofForecast }],
  }),
  required_duration: quantity('storm_duration', {
    title: 'Window needed',
    description: 'Reference period: the operation and its contingency.',
    symbol: 'T_R',
    above: 0,
    example: 36,
  }),
  peak_period_limit: quantity('wave_period', {
    title: 'Limit of the peak period',
    description: 'With a record of peak periods.',
    symbol: 'T_lim',
    above: 0,
    example: 9,
  }),
  wind_speed_limit: quantity('wind_velocity', {
    title: 'Limit of the wind',
    description: 'With a record of wind speeds.',
    symbol: 'U_lim',
    above: 0,
    example: 12,
  }),
  required_workability: quantity('fraction', {
    title: 'Workability needed',
    description: 'Share of the time that must be workable.',
    symbol: 'W_req',
    unit: '%',
    minimum: 0,
    maximum: 100,
    default: 50,
    assumed: 'Half of the time: with less, an operation waits longer than it works.',
  }),
}

const weather = {
  hs_time_series: gappedList('significant_wave_height', {
    title: 'Wave heights',
    description:
      'Significant wave heights at a constant step, in their order; null where one is missing, which ends a window.',
    symbol: 'H_i',
    minItems: 1,
    maxItems: MOST_SAMPLES,
  }),
  time_step: quantity('sampling_interval', {
    title: 'Time step',
    description: 'Constant interval of the record: each sample stands for so long.',
    symbol: 'Delta_t',
    unit: 'h',
    above: 0,
    usual: [0.05, 24],
    example: 3,
  }),
  start_time: text({
    title: 'Time of the first sample',
    description: 'YYYY-MM-DDTHH:MM; left out, there are no values by month.',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
    maxLength: 16,
    example: '2023-11-30T00:00',
  }),
  peak_period_time_series: beside('wave_period', 'Peak periods', 'T_i'),
  wind_speed_time_series: beside('wind_velocity', 'Wind speeds', 'U_i'),
  persistence_durations: quantityList('storm_duration', {
    title: 'Durations of the persistence',
    description: 'Share of the time in windows at least as long as each.',
    symbol: 't',
    above: 0,
    minItems: 1,
    maxItems: 200,
  }),
}

const forecast = {
  planned_operation_period: quantityList('storm_duration', {
    title: 'Planned operation period',
    description: 'TPOP, without contingency; several are answered one by one.',
    symbol: 'T_POP',
    above: 0,
    minItems: 1,
    maxItems: 100,
    single: true,
  }),
  design_hs: quantityList('significant_wave_height', {
    title: 'Design wave height',
    description: 'For which the operation is designed, one for each period; left out, the limit of the wave height.',
    symbol: 'OP_LIM',
    above: 0,
    minItems: 1,
    maxItems: 100,
    single: true,
    overrides: [{ inputs: ['hs_limit'], when: ofForecast }],
  }),
  alpha_factor_table: rows(
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
    },
  ),
}

const distribution = {
  weibull_scale: quantity('significant_wave_height', {
    title: 'Weibull scale',
    description: 'Of the significant wave height above its location.',
    symbol: 'b',
    above: 0,
    example: 2,
  }),
  weibull_shape: quantity('-', {
    title: 'Weibull shape',
    description: '1 to 2 at most sites.',
    symbol: 'c',
    above: 0,
    maximum: 50,
    usual: [0.8, 3],
    example: 1.4,
  }),
  weibull_location: quantity('significant_wave_height', {
    title: 'Weibull location',
    description: 'Wave height below which the sea never falls.',
    symbol: 'a',
    minimum: 0,
    default: 0,
  }),
}

const groups = {
  Operation: operation,
  'Record of the weather': weather,
  'Limit of the forecast': forecast,
  Distribution: distribution,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('analysis', groups)
