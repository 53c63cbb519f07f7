/** The inputs of weather-window: the limits of the operation, the record of the weather, and what stands in its place. */
import { choice, gappedList, type InputsOf, quantity, quantityList, rows, text, waysOver } from '@keelson/workflow'

export const RECORD = 'record'
export const ALPHA = 'alpha_factor'
export const WEIBULL = 'weibull'
const ofForecast = { analysis: [ALPHA] }

/** Fifty-seven years of hourly samples; a longer record is counted in parts. */
const MOST_SAMPLES = 500_000

const beside = (of: 'wave_period' | 'wind_velocity', title: string, symbol: string) =>
  gappedList(of, {
    title,
    description: 'Record at the same samples as the wave heights. A missing value ends a window.',
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
        'Calculation type: windows in a record, forecast limit by the alpha factor, or workability from a Weibull distribution.',
      default: RECORD,
    },
  ),
  hs_limit: quantity('significant_wave_height', {
    title: 'Wave height limit',
    description: 'Significant wave height limit of the operation. For the alpha factor, the design limit OPLIM.',
    symbol: 'H_lim',
    above: 0,
    example: 2,
    requiredWhen: { analysis: [RECORD, ALPHA, WEIBULL] },
    requiredUnless: [{ inputs: ['design_hs'], when: ofForecast }],
  }),
  required_duration: quantity('storm_duration', {
    title: 'Required window',
    description: 'Required window duration (reference period), including operation and contingency.',
    symbol: 'T_R',
    above: 0,
    example: 36,
  }),
  peak_period_limit: quantity('wave_period', {
    title: 'Peak period limit',
    description: 'Maximum peak period. Required with a peak period record.',
    symbol: 'T_lim',
    above: 0,
    example: 9,
  }),
  wind_speed_limit: quantity('wind_velocity', {
    title: 'Wind speed limit',
    description: 'Maximum wind speed. Required with a wind speed record.',
    symbol: 'U_lim',
    above: 0,
    example: 12,
  }),
  required_workability: quantity('fraction', {
    title: 'Required workability',
    description: 'Fraction of time that must be workable.',
    symbol: 'W_req',
    unit: '%',
    minimum: 0,
    maximum: 100,
    default: 50,
    assumed: 'Half of the time. Below this, waiting time exceeds working time.',
  }),
}

const weather = {
  hs_time_series: gappedList('significant_wave_height', {
    title: 'Wave heights',
    description:
      'Significant wave heights in order at a constant time step. Use null for a missing value, which ends a window.',
    symbol: 'H_i',
    minItems: 1,
    maxItems: MOST_SAMPLES,
  }),
  time_step: quantity('sampling_interval', {
    title: 'Time step',
    description: 'Constant interval of the record. Each sample represents one time step.',
    symbol: 'Delta_t',
    unit: 'h',
    above: 0,
    usual: [0.05, 24],
    example: 3,
  }),
  start_time: text({
    title: 'First sample time',
    description: 'Date and time as YYYY-MM-DDTHH:MM. If omitted, no monthly values are reported.',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
    maxLength: 16,
    example: '2023-11-30T00:00',
  }),
  peak_period_time_series: beside('wave_period', 'Peak periods', 'T_i'),
  wind_speed_time_series: beside('wind_velocity', 'Wind speeds', 'U_i'),
  persistence_durations: quantityList('storm_duration', {
    title: 'Persistence durations',
    description:
      'Durations for which the persistence is reported, as the fraction of time in windows at least this long.',
    symbol: 't',
    above: 0,
    minItems: 1,
    maxItems: 200,
  }),
}

const forecast = {
  planned_operation_period: quantityList('storm_duration', {
    title: 'Planned operation period',
    description: 'Planned operation period TPOP, without contingency. Several periods are reported separately.',
    symbol: 'T_POP',
    above: 0,
    minItems: 1,
    maxItems: 100,
    single: true,
  }),
  design_hs: quantityList('significant_wave_height', {
    along: 'planned_operation_period',
    title: 'Design wave height',
    description: 'Design wave height of the operation, one value for each period. Default: wave height limit.',
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
        title: 'Maximum period',
        description: 'Maximum period for which the row applies, or lead time if the factors are by lead time.',
        above: 0,
        example: 24,
      }),
      hs_m: quantityList('significant_wave_height', {
        title: 'Wave heights',
        description: 'Wave heights of the row, ascending.',
        above: 0,
        minItems: 1,
        maxItems: 50,
      }),
      alpha: quantityList('-', {
        title: 'Alpha factors by wave height',
        description: 'Alpha factor at each wave height of the row.',
        minimum: 0,
        maximum: 1,
        minItems: 1,
        maxItems: 50,
      }),
    },
    {
      title: 'Alpha factors',
      description: 'Alpha factor table for your forecast and monitoring level. Replaces the DNV-OS-H101 base case.',
      minItems: 1,
      maxItems: 50,
    },
  ),
}

const distribution = {
  weibull_scale: quantity('significant_wave_height', {
    title: 'Weibull scale parameter',
    description: 'Weibull scale parameter of the significant wave height above the location parameter.',
    symbol: 'b',
    above: 0,
    example: 2,
  }),
  weibull_shape: quantity('-', {
    title: 'Weibull shape parameter',
    description: 'Weibull shape parameter, 1 to 2 at most sites.',
    symbol: 'c',
    above: 0,
    maximum: 50,
    usual: [0.8, 3],
    example: 1.4,
  }),
  weibull_location: quantity('significant_wave_height', {
    title: 'Weibull location parameter',
    description: 'Location parameter, the minimum wave height of the distribution.',
    symbol: 'a',
    minimum: 0,
    default: 0,
  }),
}

const groups = {
  Operation: operation,
  'Weather record': weather,
  'Forecast limit': forecast,
  Distribution: distribution,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('analysis', groups)
