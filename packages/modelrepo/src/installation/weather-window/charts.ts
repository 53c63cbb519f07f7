/** The charts of a record: its windows, how long they are and when they come. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { samplesNeeded } from '@keelson/physics/weather-windows/equations.ts'
import { samplesInRuns } from '@keelson/physics/weather-windows/windows.ts'
import { barChart, type ChartDefinition, lineChart, numberIn, type Point, shown } from '@keelson/workflow'
import { timeLine } from './charts-time-line.ts'
import { LIMITS, MONTHS, NO_TIME, runsAt } from './tables.ts'
import type { Recorded, RecordFound } from './windows.ts'

export const recordCharts = {
  time_line: {
    title: 'Weather record and windows',
    description:
      'Weather record with its limits. Workable windows are shaded light; windows of sufficient length are shaded dark, with their durations.',
  },
  persistence: {
    title: 'Persistence',
    description: 'Fraction of time in windows at least as long as a duration, for the entered limit and nearby limits.',
  },
  windows: {
    title: 'Window durations',
    description: 'Number of windows by duration, compared with the required window.',
  },
  months: {
    title: 'Workability by month',
    description: 'Percentage of workable samples and of feasible starts in each calendar month.',
  },
  waiting: {
    title: 'Waiting time by month',
    description: 'Mean waiting time for operations planned to start in each calendar month.',
  },
}

export const recordDrawn = (p: Recorded, found: RecordFound) => ({
  time_line: timeLine(p, found),
  persistence: persistenceChart(p, found),
  windows: windowsChart(found),
  months: monthsChart(found),
  waiting: waitingChart(found),
})

/** Points of a persistence curve. */
const MOST_POINTS = 120

function persistenceChart(p: Recorded, { n, dt }: RecordFound): ChartDefinition {
  const { hs_limit, required_duration: T_R } = p
  const all = LIMITS.map((share) => ({ limit: share * hs_limit, runs: runsAt(p, share * hs_limit) }))
  const most = all.reduce((longest, { runs }) => longestOf(runs, longest), samplesNeeded.evaluate({ T_R, dt }))
  const lengths = [...new Set(spaced(1, most + 1, MOST_POINTS).map(Math.round))]
  return lineChart({
    x: { title: 'Window duration', unit: 'h', zero: true },
    y: { title: 'Time in windows of at least this duration', unit: '%', zero: true },
    series: all.map(({ limit, runs }) => ({
      name: `limit ${shown(limit, 3)} m`,
      points: lengths.map((k): Point => [k * dt, samplesInRuns(runs, k) / n]),
    })),
    limits: [{ at: T_R, label: 'required', along: 'y' }],
  })
}

/** A record may have more runs than a call takes arguments. */
const longestOf = (runs: RecordFound['runs'], least: number): number =>
  runs.reduce((longest, { length }) => Math.max(longest, length), least)

const BINS = 12

function windowsChart({ runs, dt, K }: RecordFound): ChartDefinition {
  const most = longestOf(runs, K)
  const width = Math.max(1, Math.ceil(most / BINS))
  const bins = Array.from({ length: Math.ceil(most / width) }, (_, i) => i)
  const inBin = (i: number, long: boolean) =>
    runs.filter(({ length }) => Math.ceil(length / width) - 1 === i && length >= K === long).length
  const name = (i: number) => `to ${numberIn((i + 1) * width * dt, 'h', 3)}`
  return barChart({
    category: 'Window duration [h]',
    y: { title: 'Number of windows', unit: '-', whole: true },
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
    y: { title: 'Fraction of samples or starts', unit: '%' },
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
