/** The windows of a record: how many are long enough, how often one may start, and how long it is waited for. */
import * as weather from '@keelson/physics/weather-windows/equations.ts'
import {
  compares,
  gives,
  givesAs,
  listValue,
  mapValue,
  notApplicable,
  numberValue,
  resultOf,
  shownIn,
  shownPercent,
  shownWhole,
} from '@keelson/workflow'
import { recordCharts, recordDrawn } from './charts.ts'
import { way } from './inputs.ts'
import { recordProblems } from './rules.ts'
import { recordRows, recordTables } from './tables.ts'
import { recordWarnings } from './warnings.ts'
import { type RecordFound, recordOf } from './windows.ts'
import { PERCENT, workabilityCheck, workabilityValue } from './workability.ts'

const counted = (title: string, description: string) =>
  numberValue('-', { title, description, count: true, minimum: 0 })
const byMonth = (title: string, description: string) =>
  mapValue('fraction', { title, description, ...PERCENT, keys: 'calendar month, 1 to 12', needs: ['start_time'] })

const NO_START = notApplicable('no start in the record has the required window')
const NONE_LONG = 'no window in the record is as long as the {required_duration}, rounded up to whole time steps'
const LONGEST = 'T_max'

export const ofRecord = way({
  takes: ['hs_limit', 'required_duration', 'required_workability', 'hs_time_series', 'time_step'],
  may: [
    ...['peak_period_limit', 'wind_speed_limit', 'start_time', 'peak_period_time_series', 'wind_speed_time_series'],
    'persistence_durations',
  ] as const,
  rules: recordProblems,
  values: {
    ...workabilityValue,
    number_of_workable_runs: givesAs(
      'n_r',
      'Number of windows',
      '-',
      'Number of runs of workable samples of any length.',
      {
        count: true,
      },
    ),
    longest_window: gives(
      weather.windowLength,
      'storm_duration',
      'Number of samples in the longest run multiplied by the time step.',
      {
        title: 'Longest window',
        symbol: LONGEST,
      },
    ),
    mean_window_duration: resultOf(weather.meanWindow, 'storm_duration', {
      description: 'Mean duration of all windows. Zero if there are no windows.',
      minimum: 0,
    }),
    number_of_suitable_windows: counted(
      'Suitable windows',
      'Number of windows at least as long as the required window.',
    ),
    feasible_start_percentage: resultOf(weather.feasibleShare, 'fraction', {
      description: 'Fraction of the possible start times in the record for which the full window is workable.',
      ...PERCENT,
    }),
    mean_waiting_time: gives(
      weather.meanWaiting,
      'storm_duration',
      'Mean time from any sample to the next feasible start, for samples with a feasible start.',
    ),
    waiting_time_p50: givesAs(
      'T_p50',
      'Waiting time, 50th percentile',
      'storm_duration',
      'Waiting time not exceeded by half of the starts.',
    ),
    waiting_time_p90: givesAs(
      'T_p90',
      'Waiting time, 90th percentile',
      'storm_duration',
      'Waiting time not exceeded by 90 % of starts.',
    ),
    starts_without_window: counted(
      'Start times without a weather window',
      'Number of samples after which the record has no feasible start.',
    ),
    persistence_percentage: listValue('fraction', {
      title: 'Persistence',
      description: 'Fraction of time in windows at least as long as each duration.',
      symbol: 'P_t',
      ...PERCENT,
      needs: ['persistence_durations'],
    }),
    monthly_workability: byMonth('Workability by month', 'Workable fraction of the samples of each month.'),
    monthly_feasible_start_percentage: byMonth(
      'Feasible starts by month',
      'Feasible fraction of the possible start times of each month.',
    ),
  },
  checks: {
    window: compares('storm_duration', {
      title: 'Window length',
      criterion: weather.COUNTED,
      demand: { input: 'required_duration', title: 'Required window' },
      capacity: { symbol: LONGEST, title: weather.windowLength.title },
    }),
    ...workabilityCheck,
  },
  tables: recordTables,
  charts: recordCharts,
  calculate: (p, trace) => {
    const found = recordOf(p, trace)
    const { wait, months } = found
    const idle = wait === undefined
    return {
      values: {
        mean_window_duration: found.mean,
        number_of_suitable_windows: found.suitable,
        feasible_start_percentage: found.F,
        ...(idle && { mean_waiting_time: NO_START, waiting_time_p50: NO_START, waiting_time_p90: NO_START }),
        starts_without_window: idle ? NO_START : found.waiting.without,
        persistence_percentage: found.persistence,
        monthly_workability: months?.workable,
        monthly_feasible_start_percentage: months?.feasible,
      },
      beside: { window: found.suitable === 0 ? { failure: NONE_LONG } : {} },
      tables: () => recordRows(p, found),
      charts: () => recordDrawn(p, found),
      warnings: recordWarnings(p, found),
      detail: recordInWords(found, p.required_duration, p.required_workability),
    }
  },
})

function recordInWords({ F, wait, suitable, runs, longest, W }: RecordFound, T_R: number, needed: number): string {
  const after = wait === undefined ? '' : ` (mean waiting time ${shownIn(wait, 'h', 3)})`
  const windows =
    runs.length === 0
      ? 'No sample is workable'
      : `Windows of sufficient length: ${shownWhole(suitable)} of ${shownWhole(runs.length)} (longest ${shownIn(longest, 'h')})`
  return `A window of ${shownIn(T_R, 'h')} follows ${shownPercent(F)} of possible start times${after}. ${windows}. Workability ${shownPercent(W)} (required ${shownPercent(needed)})`
}
