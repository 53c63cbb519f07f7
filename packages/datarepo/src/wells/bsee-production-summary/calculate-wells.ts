/** Every bore of the selection over its life: volumes, first and last oil, peak, producing days, uptime. */
import { calendarDayRate } from '@keelson/physics/production/volumes.ts'
import { daysInMonth } from '../_shared/months.ts'
import type { BoreholeFacts } from '../_shared/ogor-a/data.ts'
import type { WellMonth } from '../_shared/ogor-a/well-months.ts'
import type { Group } from './calculate-groups.ts'

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

/** What is known of a well once its months were seen. */
export interface Life {
  months: number
  firstOil: string | null
  lastOil: string | null
  producingDays: number
  peakOilRate: number | null
  /** Sum over the months whose uptime is known, and their number. */
  uptime: number
  known: number
}
export type Lives = ReadonlyMap<string, Life>

/** Adds a month to the life of its well; the months of a well come in order. */
export function addLife(found: Map<string, Life>, { api12, month, oil, producingDays, uptime }: WellMonth): void {
  let life = found.get(api12)
  if (!life) {
    life = { months: 0, firstOil: null, lastOil: null, producingDays: 0, peakOilRate: null, uptime: 0, known: 0 }
    found.set(api12, life)
  }
  life.months += 1
  life.producingDays += producingDays
  if (uptime !== null) {
    life.uptime += uptime
    life.known += 1
  }
  if (oil <= 0) return
  life.firstOil ??= month
  life.lastOil = month
  const rate = calendarDayRate.evaluate({ V: oil, t_m: daysInMonth(month) })
  if (life.peakOilRate === null || rate > life.peakOilRate) life.peakOilRate = rate
}

/** Wells in the order of the groups. */
export function wellLives(
  groups: readonly Group[],
  lives: Lives,
  facts: readonly BoreholeFacts[] | null,
): readonly Well[] {
  const known = new Map((facts ?? []).map((f) => [f.api12, f]))
  return groups.map(({ key, oil, gas, water, injection }) => {
    const life = lives.get(key)
    return {
      api12: key,
      oil,
      gas,
      water,
      injection,
      firstOil: life?.firstOil ?? null,
      lastOil: life?.lastOil ?? null,
      producingDays: life?.producingDays ?? 0,
      peakOilRate: life?.peakOilRate ?? null,
      uptime: life && life.known > 0 ? life.uptime / life.known : null,
      facts: known.get(key),
    }
  })
}
