/** Windows, forecast limit or workability: what a run found, as it is answered. */
import type { Trace } from '@keelson/equations'
import { weibullShare } from '@keelson/physics/weather-windows/equations.ts'
import {
  check,
  given,
  notApplicable,
  type Outcome,
  type RunContext,
  shown,
  shownIn,
  shownPercent,
} from '@keelson/workflow'
import { type Forecast, forecastsOf } from './calculate-alpha.ts'
import { type RecordFound, recordOf } from './calculate-record.ts'
import { alphaChart, distributionChart, recordCharts } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { ALPHA, RECORD } from './modes.ts'
import { operationRows, recordTables } from './tables.ts'
import { alphaWarnings, distributionWarnings, recordWarnings } from './warnings.ts'

type WeatherWindow = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): WeatherWindow {
  if (p.analysis === RECORD) return fromRecord(p, recordOf(p, trace))
  return p.analysis === ALPHA ? fromForecasts(p, forecastsOf(p, trace)) : fromDistribution(p, trace)
}

const NO_START = notApplicable('no start of the record has a window as long as the operation needs')

function fromRecord(p: Params, found: RecordFound): WeatherWindow {
  const { wait, W, longest } = found
  const { required_duration: T_R } = given(p, 'required_duration')
  return {
    values: {
      workability: W,
      number_of_workable_runs: found.runs.length,
      longest_window: longest,
      mean_window_duration: found.mean,
      number_of_suitable_windows: found.suitable,
      feasible_start_percentage: found.F,
      mean_waiting_time: wait?.mean ?? NO_START,
      waiting_time_p50: wait?.p50 ?? NO_START,
      waiting_time_p90: wait?.p90 ?? NO_START,
      starts_without_window: wait === undefined ? NO_START : found.waiting.without,
      persistence_percentage: found.persistence,
      monthly_workability: found.months?.workable,
      monthly_feasible_start_percentage: found.months?.feasible,
    },
    checks: {
      window: check({ demand: T_R, capacity: longest, ...(found.suitable === 0 && { failure: NONE_LONG }) }),
      workability: check({ demand: p.required_workability, capacity: W }),
    },
    tables: () => recordTables(p, found),
    charts: () => recordCharts(p, found),
    warnings: recordWarnings(p, found),
    detail: recordInWords(found, T_R),
  }
}
function recordInWords({ F, wait, suitable, runs, longest, W }: RecordFound, T_R: number): string {
  const after = wait === undefined ? '' : `, after a mean wait of ${shownIn(wait.mean, 'h', 3)}`
  const windows = `${suitable} of ${runs.length} windows are long enough, the longest ${shownIn(longest, 'h')}`
  return `${shownPercent(F)} of the starts have workable weather for ${shownIn(T_R, 'h')}${after}; ${windows}, and ${shownPercent(W)} of the record is workable`
}

const NONE_LONG = 'no run of samples is as long as {required_duration}, counted in whole steps'

function fromForecasts(p: Params, forecasts: readonly Forecast[]): WeatherWindow {
  const [first] = forecasts
  return {
    values: {
      alpha_factor: forecasts.map(({ alpha }) => alpha),
      forecast_limit: forecasts.map(({ limit }) => limit),
      reference_period: forecasts.map(({ T_R }) => T_R),
    },
    tables: () => ({ operations: operationRows(forecasts) }),
    charts: () => ({ alpha: alphaChart(p, forecasts) }),
    warnings: alphaWarnings(p, forecasts),
    ...(first !== undefined && {
      detail: `A forecast may reach ${shownIn(first.limit, 'm')} for an operation of ${shownIn(first.T_POP, 'h')} that is designed for ${shownIn(first.H, 'm')}, an alpha factor of ${shown(first.alpha, 3)}`,
    }),
  }
}

function fromDistribution(p: Params, trace: Trace): WeatherWindow {
  const { hs_limit: h, weibull_scale: b, weibull_shape: c } = given(p, 'hs_limit', 'weibull_scale', 'weibull_shape')
  trace.section('Distribution of the wave height')
  const W = trace.apply(weibullShare, { h, a: p.weibull_location, b, c }, { rename: { h: 'H_lim' } })
  return {
    values: { workability: W },
    checks: { workability: check({ demand: p.required_workability, capacity: W }) },
    charts: () => ({ distribution: distributionChart(p) }),
    warnings: distributionWarnings(p),
    detail: `${shownPercent(W)} of the time the wave height is at most ${shownIn(h, 'm')}; how long it stays there a distribution does not say`,
  }
}
