/** The selection month by month: volumes, rates, ratios and uptime, in the units of the files. */
import { calendarDayRate, gasOilRatio, producingDayRate, waterCut } from '@keelson/physics/production/volumes.ts'
import { daysInMonth } from './calculate-calendar.ts'
import type { Group } from './calculate-groups.ts'
import { meanOf, type WellMonth } from './calculate-well-months.ts'

export interface Month {
  readonly month: string
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly injection: number
  readonly days: number
  /** Bores with oil or gas > 0. */
  readonly producingWells: number
  readonly producingDays: number
  /** bbl/d, Mcf/d, bbl/d over the days of the calendar. */
  readonly oilRate: number
  readonly gasRate: number
  readonly waterRate: number
  /** bbl/d of the average well on a producing day; null without producing days. */
  readonly producingDayRate: number | null
  /** scf/bbl; null without oil. */
  readonly gasOilRatio: number | null
  /** null without liquid. */
  readonly waterCut: number | null
  readonly uptime: number | null
  readonly cumulativeOil: number
}

/** Months with records, in order. */
export function monthlySeries(groups: readonly Group[], wells: readonly WellMonth[]): readonly Month[] {
  const byMonth = Map.groupBy(wells, (w) => w.month)
  let cumulativeOil = 0
  return groups.map((group) => {
    const { key: month, oil, gas, water, injection } = group
    const own = byMonth.get(month) ?? []
    const t_m = daysInMonth(month)
    const t_pd = own.reduce((sum, w) => sum + w.producingDays, 0)
    const rate = (V: number) => calendarDayRate.evaluate({ V, t_m })
    cumulativeOil += oil
    return {
      month,
      oil,
      gas,
      water,
      injection,
      days: t_m,
      producingWells: own.filter((w) => w.oil > 0 || w.gas > 0).length,
      producingDays: t_pd,
      oilRate: rate(oil),
      gasRate: rate(gas),
      waterRate: rate(water),
      producingDayRate: t_pd > 0 ? producingDayRate.evaluate({ N_p: oil, t_pd }) : null,
      gasOilRatio: oil > 0 ? gasOilRatio.evaluate({ G_p: gas, N_p: oil }) : null,
      waterCut: oil + water > 0 ? waterCut.evaluate({ W_p: water, N_p: oil }) : null,
      uptime: meanOf(own.map((w) => w.uptime)),
      cumulativeOil,
    }
  })
}

/** Month of the highest calendar-day oil rate, the first of equals; undefined where no month has oil. */
export function peakMonth(months: readonly Month[]): Month | undefined {
  let peak: Month | undefined
  for (const m of months) if (m.oil > 0 && (!peak || m.oilRate > peak.oilRate)) peak = m
  return peak
}
