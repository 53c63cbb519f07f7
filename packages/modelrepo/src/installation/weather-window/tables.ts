/** The tables of the run. */
import { samplesNeeded } from '@keelson/physics/weather-windows/equations.ts'
import { runsOf, samplesInRuns } from '@keelson/physics/weather-windows/windows.ts'
import { given, notApplicable, type TablesOf } from '@keelson/workflow'
import type { Forecast } from './calculate-alpha.ts'
import { type RecordFound, workableOf } from './calculate-record.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

const MOST_WINDOWS = 2000

export const recordTables = (p: Params, found: RecordFound): TablesOf<typeof contract> => ({
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
export const runsAt = (p: Params, limit: number) => runsOf(workableOf({ ...p, hs_limit: limit }).workable)

function persistenceRows(p: Params, { n, dt }: RecordFound) {
  const { hs_limit, required_duration: T_R } = given(p, 'hs_limit', 'required_duration')
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
export const NO_TIME = notApplicable('the time of the first sample is not given')

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
