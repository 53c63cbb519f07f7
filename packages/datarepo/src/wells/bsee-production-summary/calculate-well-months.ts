/** Wells month by month: intervals summed, producing days within the month, uptime since the first production. */
import { uptime, wellProducingDays } from '@keelson/physics/production/volumes.ts'
import { daysInMonth } from './calculate-calendar.ts'
import type { MonthRow } from './load-data.ts'

const SERVICE = 'S'

export interface WellMonth {
  readonly month: string
  readonly api12: string
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly injection: number
  /** Producing days of the well, at most the days in the month. */
  readonly producingDays: number
  /** 0 to 1; null before the first oil or gas and where only service records were filed. */
  readonly uptime: number | null
}

/** Sums the rows of each well and month; the rows are in the order of months and wells, and so is what it gives. */
export function wellMonths(rows: readonly MonthRow[]): readonly WellMonth[] {
  const produced = new Set<string>()
  const found: WellMonth[] = []
  let at = 0
  while (at < rows.length) {
    const start = at
    const { month, api12 } = rows[at] as MonthRow
    while (rows[at]?.month === month && rows[at]?.api12 === api12) at += 1
    const own = rows.slice(start, at)
    const sum = { oil: 0, gas: 0, water: 0, injection: 0 }
    let intervalDays = 0
    let isService = true
    for (const row of own) {
      sum.oil += row.oil
      sum.gas += row.gas
      sum.water += row.water
      sum.injection += row.injection
      if (row.product === SERVICE) continue
      isService = false
      intervalDays += row.days
    }
    if (sum.oil > 0 || sum.gas > 0) produced.add(api12)
    const t_m = daysInMonth(month)
    const t_w = wellProducingDays.evaluate({ t_i: intervalDays, t_m })
    const counts = !isService && produced.has(api12)
    found.push({ month, api12, ...sum, producingDays: t_w, uptime: counts ? uptime.evaluate({ t_w, t_m }) : null })
  }
  return found
}

/** Mean of what is not null; null where nothing is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((v) => v !== null)
  return known.length === 0 ? null : known.reduce((sum, v) => sum + v, 0) / known.length
}
