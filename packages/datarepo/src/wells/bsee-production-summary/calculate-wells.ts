/** Every bore of the selection over its life: volumes, first and last oil, peak, producing days, uptime. */
import { calendarDayRate } from '@keelson/physics/production/volumes.ts'
import { daysInMonth } from './calculate-calendar.ts'
import type { Group } from './calculate-groups.ts'
import { meanOf, type WellMonth } from './calculate-well-months.ts'
import type { BoreholeFacts } from './load-data.ts'

export interface Well {
  readonly api12: string
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly injection: number
  readonly firstOil: string | null
  readonly lastOil: string | null
  readonly producingDays: number
  /** bbl/d over the days of the calendar; null without oil. */
  readonly peakOilRate: number | null
  /** Mean over its months since the first oil or gas; null where it never produced. */
  readonly uptime: number | null
  readonly facts: BoreholeFacts | undefined
}

/** Wells in the order of the groups. */
export function wellLives(
  groups: readonly Group[],
  months: readonly WellMonth[],
  facts: readonly BoreholeFacts[] | null,
): readonly Well[] {
  const own = Map.groupBy(months, (m) => m.api12)
  const known = new Map((facts ?? []).map((f) => [f.api12, f]))
  return groups.map(({ key, oil, gas, water, injection }) => {
    const life = own.get(key) ?? []
    const withOil = life.filter((m) => m.oil > 0)
    const rates = withOil.map((m) => calendarDayRate.evaluate({ V: m.oil, t_m: daysInMonth(m.month) }))
    return {
      api12: key,
      oil,
      gas,
      water,
      injection,
      firstOil: withOil[0]?.month ?? null,
      lastOil: withOil.at(-1)?.month ?? null,
      producingDays: life.reduce((sum, m) => sum + m.producingDays, 0),
      peakOilRate: rates.length > 0 ? Math.max(...rates) : null,
      uptime: meanOf(life.map((m) => m.uptime)),
      facts: known.get(key),
    }
  })
}
