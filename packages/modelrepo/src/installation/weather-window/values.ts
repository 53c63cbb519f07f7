/** The answers of weather-window. */
import * as weather from '@keelson/physics/weather-windows/equations.ts'
import { forecastLimit, referencePeriod } from '@keelson/standards/dnv-os-h101-2011/alpha.ts'
import { listValue, mapValue, numberValue, resultOf } from '@keelson/workflow'
import * as mode from './modes.ts'

const minimum = 0
const PERCENT = { unit: '%', minimum, maximum: 100 } as const
const ofRecord = { minimum, onlyWhen: mode.ofRecord } as const
const counted = (title: string, description: string, symbol?: string) =>
  numberValue('-', { title, description, count: true, ...(symbol !== undefined && { symbol }), ...ofRecord })
const byMonth = (title: string, description: string) =>
  mapValue('fraction', {
    title,
    description,
    ...PERCENT,
    keys: 'calendar month, 1 to 12',
    onlyWhen: mode.ofRecord,
    needs: ['start_time'],
  })

export const values = {
  workability: resultOf(weather.workableShare, 'fraction', {
    description: 'Share of the time within the limits.',
    ...PERCENT,
    onlyWhen: mode.ofShare,
  }),
  number_of_workable_runs: counted('Windows', 'Runs of workable samples, however short.', 'n_r'),
  longest_window: resultOf(weather.windowLength, 'storm_duration', {
    description: 'Samples of the longest run times the step.',
    title: 'Longest window',
    symbol: 'T_max',
    ...ofRecord,
  }),
  mean_window_duration: resultOf(weather.meanWindow, 'storm_duration', {
    description: 'Of all windows; 0 where there is none.',
    ...ofRecord,
  }),
  number_of_suitable_windows: counted('Windows long enough', 'As long as the operation needs, or longer.'),
  feasible_start_percentage: resultOf(weather.feasibleShare, 'fraction', {
    description: 'Starts whose whole window is workable, of all that have room for it in the record.',
    ...PERCENT,
    onlyWhen: mode.ofRecord,
  }),
  mean_waiting_time: resultOf(weather.meanWaiting, 'storm_duration', {
    description: 'From any sample to the next feasible start, over those that have one.',
    ...ofRecord,
  }),
  waiting_time_p50: numberValue('storm_duration', {
    title: 'Waiting time, half of the starts',
    description: 'Half of the starts wait less.',
    symbol: 'T_p50',
    ...ofRecord,
  }),
  waiting_time_p90: numberValue('storm_duration', {
    title: 'Waiting time, nine in ten starts',
    description: 'Nine in ten starts wait less.',
    symbol: 'T_p90',
    ...ofRecord,
  }),
  starts_without_window: counted('Starts without a window', 'Samples after which the record has no feasible start.'),
  persistence_percentage: listValue('fraction', {
    title: 'Persistence',
    description: 'Share of the time in windows at least as long as each duration.',
    symbol: 'P_t',
    ...PERCENT,
    onlyWhen: mode.ofRecord,
    needs: ['persistence_durations'],
  }),
  monthly_workability: byMonth('Workability by month', 'Of the samples of each month.'),
  monthly_feasible_start_percentage: byMonth('Feasible starts by month', 'Of the possible starts of each month.'),
  alpha_factor: listValue('-', {
    title: 'Alpha factor',
    description: 'Of each operation.',
    symbol: 'alpha',
    minimum,
    maximum: 1,
    single: true,
    onlyWhen: mode.byAlpha,
  }),
  forecast_limit: listValue('significant_wave_height', {
    title: forecastLimit.title,
    description: 'Wave height that the forecast may reach: alpha times the design wave height.',
    symbol: forecastLimit.symbol,
    minimum,
    single: true,
    onlyWhen: mode.byAlpha,
  }),
  reference_period: listValue('storm_duration', {
    title: referencePeriod.title,
    description: 'Operation and a contingency as long, 6 h at least: the window that the forecast has to cover.',
    symbol: referencePeriod.symbol,
    minimum,
    single: true,
    onlyWhen: mode.byAlpha,
  }),
}
