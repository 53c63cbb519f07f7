/** The values of the forecast; rates, volumes, times and declines in the units that are asked for. */
import * as arps from '@keelson/physics/decline/arps.ts'
import { nominalFromTangent } from '@keelson/physics/decline/arps.ts'
import { duongPeakTime } from '@keelson/physics/decline/duong.ts'
import { switchRate, switchTime } from '@keelson/physics/decline/modified-hyperbolic.ts'
import { correctedAkaike, estimatedUltimateRecovery, recoveryBetween } from '@keelson/physics/decline/recovery.ts'
import { mapValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { fitted, modified, sampled } from './modes.ts'

const by = (input: string, units: Readonly<Record<string, string>>) => ({ input, units })
const same = (names: readonly string[], of: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, of(name)]))

const RATES = ['bbl/d', 'Mcf/d', 'bbl/month', 'Mcf/month']
const TIMES = ['d', 'month', 'year']
/** Units that follow the choice of the caller, for values and for columns of tables. */
export const RATE = {
  unit: 'bbl/d',
  unitBy: by(
    'rate_unit',
    same(RATES, (u) => u),
  ),
} as const
export const VOLUME = {
  unit: 'bbl',
  unitBy: by(
    'rate_unit',
    same(RATES, (u) => u.split('/')[0] as string),
  ),
} as const
export const TIME = {
  unit: 'year',
  unitBy: by(
    'time_unit',
    same(TIMES, (u) => u),
  ),
} as const
export const DECLINE = {
  unit: '1/year',
  unitBy: by(
    'time_unit',
    same(TIMES, (u) => `1/${u}`),
  ),
} as const

const recovered = (title: string, description: string, symbol: string) =>
  numberValue('produced_volume', { ...VOLUME, title, description, symbol, onlyWhen: sampled })

export const values = {
  estimated_ultimate_recovery: resultOf(estimatedUltimateRecovery, 'produced_volume', {
    ...VOLUME,
    description: 'What was produced before, of a fit of rates also from its first point to its last, and what remains.',
  }),
  remaining_recovery: resultOf(recoveryBetween, 'produced_volume', {
    ...VOLUME,
    title: 'Remaining recovery',
    description:
      'From the start of the forecast to its end: t = 0 of given parameters, the last point of a fit, the last month of the window of a well.',
  }),
  time_to_economic_limit: numberValue('production_time', {
    ...TIME,
    title: 'Time to the economic limit',
    description: 'From the start of the forecast, whether or not its longest life ends it before.',
    symbol: 't_r',
  }),
  initial_rate: numberValue('forecast_rate', {
    ...RATE,
    title: 'Initial rate',
    description: 'Given at t = 0, or fitted at the first point; of a stretched exponential at the first production.',
    symbol: 'q_i',
  }),
  nominal_initial_decline: resultOf(arps.nominalFromSecant, 'annual_rate', {
    ...DECLINE,
    title: 'Initial decline, nominal',
    description: 'Given or converted at t = 0, or fitted at the first point; of the Arps models.',
  }),
  b_exponent: numberValue('-', {
    title: 'Hyperbolic exponent',
    description: 'Given or fitted; 0 of an exponential decline, 1 of a harmonic one.',
    symbol: 'b',
  }),
  nominal_terminal_decline: resultOf(nominalFromTangent, 'annual_rate', {
    ...DECLINE,
    title: 'Terminal decline, nominal',
    description: 'Of the exponential end.',
    symbol: 'D_lim',
    onlyWhen: modified,
  }),
  switch_time: resultOf(switchTime, 'production_time', {
    ...TIME,
    description: 'From t = 0, or the first point of a fit, until the decline turns exponential.',
    onlyWhen: modified,
  }),
  switch_rate: resultOf(switchRate, 'forecast_rate', {
    ...RATE,
    description: 'When the decline turns exponential.',
    onlyWhen: modified,
  }),
  time_of_maximum_rate: resultOf(duongPeakTime, 'production_time', {
    unit: 'd',
    description: 'Of the Duong model, which rises to a peak; always in days.',
    onlyWhen: { model: ['duong'] },
  }),
  effective_annual_decline: resultOf(arps.firstYearDecline, 'fraction', {
    description: 'One less the rate after a year over the rate at the start.',
  }),
  secant_effective_initial_decline: resultOf(arps.secantEffective, 'fraction', {
    title: 'Initial decline, secant effective',
    description: 'By the hyperbola of the start, which a terminal decline within the year would leave.',
  }),
  tangent_effective_initial_decline: resultOf(arps.tangentEffective, 'fraction', {
    title: 'Initial decline, tangent effective',
    description: 'What the decline of the start would lose in a year if it stayed.',
  }),
  rate_at: mapValue('forecast_rate', {
    ...RATE,
    title: 'Rate at the times asked for',
    description: 'Of the fitted or given decline.',
    keys: 'time as sent: number_unit',
    needs: ['evaluation_times'],
  }),
  cumulative_at: mapValue('produced_volume', {
    ...VOLUME,
    title: 'Cumulative at the times asked for',
    description:
      'From t = 0 on; of a fit from the first point, for Duong and the stretched exponential from the first production.',
    keys: 'time as sent: number_unit',
    needs: ['evaluation_times'],
  }),
  estimated_ultimate_recovery_infinite_time: numberValue('produced_volume', {
    ...VOLUME,
    title: 'Recovery without end',
    description: 'Limit of the cumulative for infinite time from t = 0 or the first point of a fit, where it has one.',
    symbol: 'N_inf',
  }),
  selected_model: textValue({
    title: 'Model selected',
    description: 'Of exponential, hyperbolic and harmonic, that with the lowest criterion.',
    onlyWhen: { model: ['auto'] },
  }),
  fitted_rate_at_start: numberValue('forecast_rate', {
    ...RATE,
    title: 'Fitted rate at the start',
    description: 'At the first point of the history; of a stretched exponential at the first production.',
    symbol: 'q_i',
    onlyWhen: fitted,
  }),
  nominal_decline: numberValue('annual_rate', {
    ...DECLINE,
    title: 'Decline, nominal',
    description: 'Of an exponential fit.',
    symbol: 'D_i',
    onlyWhen: fitted,
  }),
  nominal_decline_standard_error: numberValue('annual_rate', {
    ...DECLINE,
    title: 'Standard error of the decline',
    description: 'Of an exponential fit by ordinary least squares, with two fewer degrees of freedom than points.',
    onlyWhen: fitted,
  }),
  r_squared_log_rate: numberValue('-', {
    title: 'Coefficient of determination',
    description: 'Of ln q.',
    maximum: 1,
    onlyWhen: fitted,
  }),
  rmse_log_rate: numberValue('-', {
    title: 'Root mean square deviation',
    description: 'Of ln q: 0.1 is about a tenth of the rate.',
    minimum: 0,
    onlyWhen: fitted,
  }),
  aicc: resultOf(correctedAkaike, '-', {
    description: 'Of the fitted model: of two, the lower explains the history better for its parameters.',
    onlyWhen: fitted,
  }),
  points_used: numberValue('-', {
    title: 'Points of the fit',
    description: 'With a rate above zero.',
    minimum: 0,
    count: true,
    onlyWhen: fitted,
  }),
  excluded_zero_months: numberValue('-', {
    title: 'Points without rate',
    description: 'Months or times of the window with no rate, which have no logarithm and are left out.',
    minimum: 0,
    count: true,
    onlyWhen: fitted,
  }),
  eur_p90_low: recovered('Ultimate recovery, P90 (low)', 'Exceeded with a chance of 90 %.', 'E_90'),
  eur_p50: recovered('Ultimate recovery, P50', 'The median.', 'E_50'),
  eur_p10_high: recovered('Ultimate recovery, P10 (high)', 'Exceeded with a chance of 10 %.', 'E_10'),
  eur_mean: recovered('Ultimate recovery, mean', 'Of all samples.', 'E_m'),
}
