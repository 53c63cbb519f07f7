/** The tables of the run. */
import { samplesNeeded } from '@keelson/physics/weather-windows/equations.ts'
import { runsOf, samplesInRuns } from '@keelson/physics/weather-windows/windows.ts'
import { notApplicable, numberColumn, textColumn } from '@keelson/workflow'
import type { Forecast } from './forecast.ts'
import { type Recorded, type RecordFound, type Weather, workableOf } from './windows.ts'

export const recordTables = {
  windows: {
    title: 'Weather windows',
    description: 'Windows in the record, longest first.',
    columns: {
      start: numberColumn('storm_duration', 'Start time from record start'),
      length: numberColumn('storm_duration', 'Window length', { symbol: 'T_w' }),
      suitable: textColumn('Sufficient length'),
    },
  },
  persistence: {
    title: 'Persistence by limit',
    description: 'Percentage of time in windows of at least the stated duration, for several wave height limits.',
    columns: {
      limit: numberColumn('significant_wave_height', 'Wave height limit'),
      any: numberColumn('fraction', 'Windows of any length', { unit: '%' }),
      quarter: numberColumn('fraction', 'At least a quarter of required window', { unit: '%' }),
      half: numberColumn('fraction', 'At least half of required window', { unit: '%' }),
      whole: numberColumn('fraction', 'At least required window', { unit: '%' }),
      double: numberColumn('fraction', 'At least twice required window', { unit: '%' }),
    },
  },
  months: {
    title: 'Monthly values',
    description: 'Workability, feasible starts and mean waiting time by month.',
    columns: {
      month: textColumn('Month'),
      workability: numberColumn('fraction', 'Workability', { unit: '%' }),
      feasible: numberColumn('fraction', 'Feasible starts', { unit: '%' }),
      waiting: numberColumn('storm_duration', 'Mean waiting time'),
    },
  },
}
export const forecastTables = {
  operations: {
    title: 'Forecast limits by operation',
    description: 'Forecast limit of each operation.',
    columns: {
      operation: textColumn('Operation'),
      period: numberColumn('storm_duration', 'Planned operation period', { symbol: 'T_POP' }),
      reference: numberColumn('storm_duration', 'Reference period', { symbol: 'T_R' }),
      design: numberColumn('significant_wave_height', 'Design wave height', { symbol: 'OP_LIM' }),
      alpha: numberColumn('-', 'Alpha factor', { symbol: 'alpha' }),
      limit: numberColumn('significant_wave_height', 'Forecast limit', { symbol: 'OP_WF' }),
    },
  },
}

const MOST_WINDOWS = 2000

export const recordRows = (p: Recorded, found: RecordFound) => ({
  windows: found.runs
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WINDOWS)
    .map(({ from, length }) => ({
      start: from * found.dt,
      length: length * found.dt,
      suitable: length >= found.K ? 'yes' : 'no',
    })),
  persistence: persistenceRows(p, found),
  months: monthRows(found),
})

/** Limits around that of the operation. */
export const LIMITS = [0.6, 0.8, 1, 1.2, 1.5] as const
const SHARES = { quarter: 0.25, half: 0.5, whole: 1, double: 2 } as const

/** Runs at another limit of the wave height. */
export const runsAt = (p: Weather, limit: number) => runsOf(workableOf({ ...p, hs_limit: limit }).workable)

function persistenceRows(p: Recorded, { n, dt }: RecordFound) {
  const { hs_limit, required_duration: T_R } = p
  return LIMITS.map((share) => {
    const limit = share * hs_limit
    const runs = runsAt(p, limit)
    const at = (part: number) => samplesInRuns(runs, samplesNeeded.evaluate({ T_R: part * T_R, dt })) / n
    return {
      limit,
      any: samplesInRuns(runs, 1) / n,
      quarter: at(SHARES.quarter),
      half: at(SHARES.half),
      whole: at(SHARES.whole),
      double: at(SHARES.double),
    }
  })
}

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
export const NO_TIME = notApplicable('the first sample time is not provided')

function monthRows({ months }: RecordFound) {
  if (months === undefined) return NO_TIME
  return MONTHS.flatMap((month, i) => {
    const key = String(i + 1)
    const workability = months.workable[key]
    if (workability === undefined) return []
    return [{ month, workability, feasible: months.feasible[key] ?? null, waiting: months.waiting[key] ?? null }]
  })
}

export const operationRows = (forecasts: readonly Forecast[]) =>
  forecasts.map(({ T_POP, T_R, H, alpha, limit }, i) => ({
    operation: String(i + 1),
    period: T_POP,
    reference: T_R,
    design: H,
    alpha,
    limit,
  }))
