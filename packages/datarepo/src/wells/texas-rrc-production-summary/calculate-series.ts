/** The selection month by month: volumes, calendar-day rates, gas-oil ratio, and whether its reports are in. */
import { calendarDayRate, gasOilRatio } from '@keelson/physics/production/volumes.ts'
import { daysInMonth, spanOf } from '../_shared/months.ts'
import { gasOf, liquidsOf, sumOf } from './calculate-groups.ts'
import type { MonthRow, PdqData, Volumes } from './load-data.ts'

export interface Month extends Volumes {
  readonly month: string
  readonly days: number
  /** bbl/d and Mcf/d over the days of the calendar. */
  readonly liquidRate: number
  readonly gasRate: number
  /** scf/bbl; null without liquids. */
  readonly gasOilRatio: number | null
  /** Share of the records whose report was filed; null where the data do not say. */
  readonly filed: number | null
  /** It is one of the newest, which are still being filed. */
  readonly isLate: boolean
}

/** Newest cycles of the data that are still being filed and revised. */
const LATE_CYCLES = 3

/** Months with records, in order. */
export function monthlySeries({ months, newestCycle, origin }: PdqData): readonly Month[] {
  const isLate = (month: string) => origin !== 'inline_records' && spanOf(month, newestCycle) <= LATE_CYCLES
  return [...Map.groupBy(months, (r) => r.month)].map(([month, own]) => {
    const sum = sumOf(own)
    const t_m = daysInMonth(month)
    const [N_p, G_p] = [liquidsOf(sum), gasOf(sum)]
    return {
      ...sum,
      month,
      days: t_m,
      liquidRate: calendarDayRate.evaluate({ V: N_p, t_m }),
      gasRate: calendarDayRate.evaluate({ V: G_p, t_m }),
      gasOilRatio: N_p > 0 ? gasOilRatio.evaluate({ G_p, N_p }) : null,
      filed: filedShare(own, sum.rows),
      isLate: isLate(month),
    }
  })
}

function filedShare(rows: readonly MonthRow[], records: number): number | null {
  if (rows.some((r) => r.filed === null)) return null
  return rows.reduce((sum, r) => sum + (r.filed ?? 0), 0) / records
}
