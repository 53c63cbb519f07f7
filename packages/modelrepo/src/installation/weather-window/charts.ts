/** The charts of weather-window. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { samplesNeeded, weibullShare } from '@keelson/physics/weather-windows/equations.ts'
import { samplesInRuns } from '@keelson/physics/weather-windows/windows.ts'
import {
  barChart,
  type ChartDefinition,
  type ChartsOf,
  given,
  lineChart,
  numberIn,
  type Point,
  shown,
  shownIn,
} from '@keelson/workflow'
import { type Forecast, tableOf } from './calculate-alpha.ts'
import type { RecordFound } from './calculate-record.ts'
import { timeLine } from './charts-time-line.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { LIMITS, MONTHS, NO_TIME, runsAt } from './tables.ts'

export const recordCharts = (p: Params, found: RecordFound): ChartsOf<typeof contract> => ({
  time_line: timeLine(p, found),
  persistence: persistenceChart(p, found),
  windows: windowsChart(found),
  months: monthsChart(found),
  waiting: waitingChart(found),
})

/** Points of a persistence curve. */
const MOST_POINTS = 120

function persistenceChart(p: Params, { n, dt }: RecordFound): ChartDefinition {
  const { hs_limit, required_duration: T_R } = given(p, 'hs_limit', 'required_duration')
  const all = LIMITS.map((share) => ({ limit: share * hs_limit, runs: runsAt(p, share * hs_limit) }))
  const most = Math.max(
    ...all.flatMap(({ runs }) => runs.map(({ length }) => length)),
    samplesNeeded.evaluate({ T_R, dt }),
  )
  const lengths = [...new Set(spaced(1, most + 1, MOST_POINTS).map(Math.round))]
  return lineChart({
    x: { title: 'Length of a window', unit: 'h', zero: true },
    y: { title: 'Time in windows at least as long', unit: '%', zero: true },
    series: all.map(({ limit, runs }) => ({
      name: `limit ${shown(limit, 3)} m`,
      points: lengths.map((k): Point => [k * dt, samplesInRuns(runs, k) / n]),
    })),
    limits: [{ at: T_R, label: 'needed', along: 'y' }],
  })
}

const BINS = 12

function windowsChart({ runs, dt, K }: RecordFound): ChartDefinition {
  const most = Math.max(K, ...runs.map(({ length }) => length))
  const width = Math.max(1, Math.ceil(most / BINS))
  const bins = Array.from({ length: Math.ceil(most / width) }, (_, i) => i)
  const inBin = (i: number, long: boolean) =>
    runs.filter(({ length }) => Math.ceil(length / width) - 1 === i && length >= K === long).length
  const name = (i: number) => `to ${numberIn((i + 1) * width * dt, 'h', 3)}`
  return barChart({
    category: 'Length of the window [h]',
    y: { title: 'Windows', unit: '-', whole: true },
    stacked: true,
    bars: bins.flatMap((i) => [
      { name: name(i), value: inBin(i, false), group: 'too short' },
      { name: name(i), value: inBin(i, true), group: 'long enough' },
    ]),
  })
}

function monthsChart({ months }: RecordFound) {
  if (months === undefined) return NO_TIME
  return barChart({
    category: 'Month',
    y: { title: 'Share', unit: '%' },
    bars: MONTHS.flatMap((name, i) => {
      const [workable, feasible] = [months.workable[i + 1], months.feasible[i + 1]]
      return [
        ...(workable === undefined ? [] : [{ name, value: workable, group: 'workable' }]),
        ...(feasible === undefined ? [] : [{ name, value: feasible, group: 'feasible starts' }]),
      ]
    }),
  })
}

function waitingChart({ months }: RecordFound) {
  if (months === undefined) return NO_TIME
  return barChart({
    category: 'Month',
    y: { title: 'Mean waiting time', unit: 'h' },
    bars: MONTHS.flatMap((name, i) => {
      const waited = months.waiting[i + 1]
      return waited === undefined ? [] : [{ name, value: waited }]
    }),
  })
}

/** Rows of a long table that are drawn. */
const MOST_ROWS = 8

export function alphaChart(p: Params, forecasts: readonly Forecast[]): ChartDefinition {
  return lineChart({
    x: { title: 'Design wave height', unit: 'm' },
    y: { title: 'Alpha factor', unit: '-' },
    series: tableOf(p)
      .slice(0, MOST_ROWS)
      .map(({ longest, heights, alpha }) => ({
        name: `to ${shownIn(longest, 'h', 3)}`,
        dots: true as const,
        points: heights.map((h, j): Point => [h, alpha[j] ?? 0]),
      })),
    markers: forecasts.slice(0, MOST_ROWS).map(({ H, alpha }, i) => ({
      x: H,
      y: alpha,
      label: forecasts.length > 1 ? `operation ${i + 1}` : 'operation',
    })),
  })
}

const POINTS = 121
/** Shares of the time up to which the distribution is drawn. */
const DRAWN = 0.999

export function distributionChart(p: Params): ChartDefinition {
  const { hs_limit: h, weibull_scale: b, weibull_shape: c } = given(p, 'hs_limit', 'weibull_scale', 'weibull_shape')
  const a = p.weibull_location
  const top = Math.max(1.2 * h, a + b * (-Math.log(1 - DRAWN)) ** (1 / c))
  const W = (at: number) => weibullShare.evaluate({ h: at, a, b, c })
  return lineChart({
    x: { title: 'Significant wave height', unit: 'm', zero: true },
    y: { title: 'Time below', unit: '%', zero: true },
    series: [{ name: 'distribution', points: spaced(0, top, POINTS).map((x): Point => [x, W(x)]) }],
    limits: [{ at: p.required_workability, label: 'needed', along: 'x' }],
    markers: [{ x: h, y: W(h), label: 'limit' }],
  })
}
