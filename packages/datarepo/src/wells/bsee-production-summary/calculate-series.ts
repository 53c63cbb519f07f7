/** The selection month by month: volumes, rates, ratios and uptime, in the units of the files and in SI. */
import { calendarDayRate, gasOilRatio, producingDayRate, waterCut } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { bbl, days, volumesSI } from '../_shared/field-units.ts'
import { daysInMonth } from '../_shared/months.ts'
import type { WellMonth } from '../_shared/ogor-a/well-months.ts'
import type { Group } from './calculate-groups.ts'

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

/** What the wells did in a month. */
export interface Activity {
  producingWells: number
  producingDays: number
  /** Sum over the wells whose uptime is known, and their number. */
  uptime: number
  known: number
}
export type Activities = ReadonlyMap<string, Activity>

/** Adds a well and month to the activity of its month. */
export function addActivity(found: Map<string, Activity>, { month, oil, gas, producingDays, uptime }: WellMonth): void {
  let activity = found.get(month)
  if (!activity) {
    activity = { producingWells: 0, producingDays: 0, uptime: 0, known: 0 }
    found.set(month, activity)
  }
  if (oil > 0 || gas > 0) activity.producingWells += 1
  activity.producingDays += producingDays
  if (uptime === null) return
  activity.uptime += uptime
  activity.known += 1
}

/** Months with records, in order. */
export function monthlySeries(groups: readonly Group[], wells: readonly WellMonth[]): readonly Month[] {
  const activities = new Map<string, Activity>()
  for (const w of wells) addActivity(activities, w)
  return seriesOf(groups, activities)
}

/** The same of activities that were added up before. */
export function seriesOf(groups: readonly Group[], activities: Activities): readonly Month[] {
  let cumulativeOil = 0
  return groups.map((group) => {
    const { key: month, oil, gas, water, injection } = group
    const own = activities.get(month)
    const t_m = daysInMonth(month)
    const t_pd = own?.producingDays ?? 0
    const rate = (V: number) => calendarDayRate.evaluate({ V, t_m })
    cumulativeOil += oil
    return {
      month,
      oil,
      gas,
      water,
      injection,
      days: t_m,
      producingWells: own?.producingWells ?? 0,
      producingDays: t_pd,
      oilRate: rate(oil),
      gasRate: rate(gas),
      waterRate: rate(water),
      producingDayRate: t_pd > 0 ? producingDayRate.evaluate({ N_p: oil, t_pd }) : null,
      gasOilRatio: oil > 0 ? gasOilRatio.evaluate({ G_p: gas, N_p: oil }) : null,
      waterCut: oil + water > 0 ? waterCut.evaluate({ W_p: water, N_p: oil }) : null,
      uptime: own && own.known > 0 ? own.uptime / own.known : null,
      cumulativeOil,
    }
  })
}

/** A month in SI, as it leaves. */
export const inSI = (m: Month) => ({
  ...volumesSI(m),
  month: m.month,
  days: days(m.days),
  producingDays: days(m.producingDays),
  oilRate: toSI(m.oilRate, 'bbl/d'),
  gasRate: toSI(m.gasRate, 'Mcf/d'),
  waterRate: toSI(m.waterRate, 'bbl/d'),
  producingDayRate: m.producingDayRate === null ? null : toSI(m.producingDayRate, 'bbl/d'),
  gasOilRatio: m.gasOilRatio === null ? null : toSI(m.gasOilRatio, 'scf/bbl'),
  waterCut: m.waterCut,
  uptime: m.uptime,
  cumulativeOil: bbl(m.cumulativeOil),
})
export type MonthInSI = ReturnType<typeof inSI>

/** First and last month with oil, and how many there are; undefined where no month has oil. */
export function oilMonths(months: readonly Month[]) {
  const withOil = months.filter((m) => m.oil > 0)
  return { first: withOil[0]?.month, last: withOil.at(-1)?.month, count: withOil.length }
}

/** Month of the highest calendar-day oil rate, the first of equals; undefined where no month has oil. */
export function peakMonth(months: readonly Month[]): Month | undefined {
  let peak: Month | undefined
  for (const m of months) if (m.oil > 0 && (!peak || m.oilRate > peak.oilRate)) peak = m
  return peak
}
