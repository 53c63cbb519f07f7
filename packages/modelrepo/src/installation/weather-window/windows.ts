/** The windows of the record, step by step from what was counted in it. */
import type { Constant, Trace } from '@keelson/equations'
import * as weather from '@keelson/physics/weather-windows/equations.ts'
import {
  aroundQuantile,
  feasibleStarts,
  type Run,
  runsOf,
  samplesInRuns,
  type Waiting,
  waitingOf,
} from '@keelson/physics/weather-windows/windows.ts'
import type { Some } from './inputs.ts'
import { monthsOf, sharesByMonth } from './months.ts'

/** The weather that is recorded, and the limits that it is held against. */
export type Weather = Some<
  'hs_time_series' | 'hs_limit',
  'peak_period_time_series' | 'peak_period_limit' | 'wind_speed_time_series' | 'wind_speed_limit'
>
export type Recorded = Weather & Some<'time_step' | 'required_duration', 'persistence_durations' | 'start_time'>

export interface RecordFound {
  readonly workable: readonly boolean[]
  readonly runs: readonly Run[]
  /** Samples of the window that is needed. */
  readonly K: number
  readonly n: number
  readonly gaps: number
  readonly starts: readonly number[]
  readonly waiting: Waiting
  /** s. */
  readonly dt: number
  readonly W: number
  readonly longest: number
  readonly mean: number
  /** Windows long enough. */
  readonly suitable: number
  readonly F: number
  /** Mean, s; undefined where no start is feasible. */
  readonly wait: number | undefined
  readonly persistence: readonly number[] | undefined
  readonly months: Monthly | undefined
}
interface Monthly {
  readonly workable: Readonly<Record<string, number>>
  readonly feasible: Readonly<Record<string, number>>
  /** Mean wait of the starts of each month, s. */
  readonly waiting: Readonly<Record<string, number>>
}

export function recordOf(p: Recorded, trace: Trace): RecordFound {
  const { time_step: dt, required_duration: T_R } = p
  const { workable, gaps } = workableOf(p)
  const runs = runsOf(workable)
  trace.section('Windows in record')
  const count = reader(trace)
  const n = count('n', 'Samples', workable.length, 'samples in the record')
  const n_w = count('n_w', 'Workable samples', samplesInRuns(runs, 1), 'samples within all limits')
  const n_r = count('n_r', 'Number of windows', runs.length, 'runs of workable samples')
  const W = trace.apply(weather.workableShare, { n_w, n })
  const K = trace.apply(weather.samplesNeeded, { T_R, dt }, DT)
  const k = count('k_max', 'Samples in longest window', longestOf(runs), 'longest run of workable samples')
  const longest = trace.apply(weather.windowLength, { k, dt }, { as: 'T_max', rename: { k: 'k_max', dt: 'Delta_t' } })
  const mean = n_r > 0 ? trace.apply(weather.meanWindow, { n_w, n_r, dt }, DT) : 0
  const long = runs.filter(({ length }) => length >= K).length
  const suitable = count('n_K', 'Suitable windows', long, 'runs of at least the required samples')
  const starts = feasibleStarts(runs, K)
  const n_f = count('n_f', 'Feasible starts', starts.length, 'start times whose workable window ends within the record')
  const F = n >= K ? trace.apply(weather.feasibleShare, { n_f, n, K }) : 0
  const waiting = waitingOf(starts, n)
  return {
    workable,
    runs,
    K,
    n,
    gaps,
    starts,
    waiting,
    dt,
    W,
    longest,
    mean,
    suitable,
    F,
    wait: waitOf(waiting, dt, trace),
    persistence: persistenceOf(p, runs, n, dt, trace),
    months: monthlyOf(p, workable, starts, K, dt),
  }
}
const DT = { rename: { dt: 'Delta_t' } }

const reader =
  (trace: Trace) =>
  (symbol: string, title: string, value: number, cell: string): number =>
    trace.lookup({ ...weather.COUNTED, symbol, title, unit: '-', value, cell })

const longestOf = (runs: readonly Run[]) => runs.reduce((most, { length }) => Math.max(most, length), 0)

/** A sample within every limit; a gap in any series is none. */
export function workableOf(p: Weather): { readonly workable: boolean[]; readonly gaps: number } {
  const { hs_time_series: heights, hs_limit } = p
  const { peak_period_time_series: T, peak_period_limit: T_lim = 0 } = p
  const { wind_speed_time_series: U, wind_speed_limit: U_lim = 0 } = p
  let gaps = 0
  const workable = heights.map((H, i) => {
    const [period, wind] = [T === undefined ? 0 : (T[i] ?? null), U === undefined ? 0 : (U[i] ?? null)]
    if (H === null || period === null || wind === null) {
      gaps++
      return false
    }
    return within(H, hs_limit) && within(period, T_lim) && within(wind, U_lim)
  })
  return { workable, gaps }
}
/** At the limit is within it, also where either was reached in another unit. */
const within = (value: number, limit: number): boolean => value <= limit * (1 + 1e-12)

function waitOf({ delays }: Waiting, dt: number, trace: Trace): RecordFound['wait'] {
  if (delays.length === 0) return undefined
  trace.section('Waiting')
  const count = reader(trace)
  const n_d = count(
    'n_d',
    'Total waiting samples',
    delays.reduce((sum, d) => sum + d, 0),
    'sum over all samples of the samples to the next feasible start',
  )
  const n_s = count('n_s', 'Start times with a weather window', delays.length, 'samples followed by a feasible start')
  const at = (p: Constant, mark: string) => {
    const [a, b] = aroundQuantile(delays, p.value)
    const k_a = count(
      `k_a${mark}`,
      'Ordered waiting time below percentile position',
      a,
      `ordered waiting times in samples, at position (n_s − 1) × ${p.value}, rounded down`,
    )
    const k_b = count(
      `k_b${mark}`,
      'Ordered waiting time above percentile position',
      b,
      `ordered waiting times in samples, at position (n_s − 1) × ${p.value}, rounded up`,
    )
    const symbol = `k_p${mark}`
    const named = { as: symbol, rename: { k_a: `k_a${mark}`, k_b: `k_b${mark}`, p: p.symbol } }
    const k = trace.apply(weather.delayQuantile, { k_a, k_b, n_s, p }, named)
    trace.apply(
      weather.windowLength,
      { k, dt },
      { as: `T_p${mark}`, rename: { k: symbol, dt: 'Delta_t' }, title: `Waiting time, ${mark}th percentile` },
    )
  }
  const mean = trace.apply(weather.meanWaiting, { n_d, n_s, dt }, DT)
  at(weather.HALF, '50')
  at(weather.NINE_TENTHS, '90')
  return mean
}

function persistenceOf(p: Recorded, runs: readonly Run[], n: number, dt: number, trace: Trace) {
  const { persistence_durations: durations } = p
  if (durations === undefined) return undefined
  const K = (T_R: number) => weather.samplesNeeded.evaluate({ T_R, dt })
  const share = (T_R: number) => weather.persistenceShare.evaluate({ n_t: samplesInRuns(runs, K(T_R)), n })
  const [first = 0] = durations
  trace.section('Persistence at first duration (others likewise)')
  const n_t = reader(trace)(
    'n_t',
    'Samples in windows of at least this duration',
    samplesInRuns(runs, K(first)),
    'samples in runs of sufficient length',
  )
  trace.apply(weather.persistenceShare, { n_t, n })
  return durations.map(share)
}

function monthlyOf(
  p: Recorded,
  workable: readonly boolean[],
  starts: readonly number[],
  K: number,
  dt: number,
): Monthly | undefined {
  if (p.start_time === undefined) return undefined
  const months = monthsOf(p.start_time, dt, workable.length)
  const feasible = new Set(starts)
  return {
    workable: sharesByMonth(months, (i) => workable[i] === true),
    feasible: sharesByMonth(months.slice(0, Math.max(0, workable.length - K + 1)), (i) => feasible.has(i)),
    waiting: waitingByMonth(months, starts, dt),
  }
}

function waitingByMonth(months: readonly number[], starts: readonly number[], dt: number): Record<string, number> {
  const sums = new Map<number, { count: number; waited: number }>()
  let next = 0
  for (let i = 0; i < months.length; i++) {
    while (next < starts.length && (starts[next] ?? 0) < i) next++
    const start = starts[next]
    if (start === undefined) break
    const of = sums.get(months[i] ?? 0) ?? { count: 0, waited: 0 }
    sums.set(months[i] ?? 0, { count: of.count + 1, waited: of.waited + start - i })
  }
  return Object.fromEntries([...sums].map(([month, { count, waited }]) => [String(month), (waited / count) * dt]))
}
