/** Every bore of the selection over its life: volumes, first and last oil, peak, producing days, uptime; and what is shown of them. */
import { calendarDayRate } from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { notApplicable } from '@keelson/workflow'
import { bbl, days } from '../_shared/field-units.ts'
import { daysInMonth } from '../_shared/months.ts'
import type { BoreholeFacts } from '../_shared/ogor-a/data.ts'
import type { WellMonth } from '../_shared/ogor-a/well-months.ts'
import type { Group } from './calculate-groups.ts'
import type { Month } from './calculate-series.ts'

export const NEVER_PRODUCED = notApplicable('no selected well produced oil or gas')

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

/** Short labels of the wells shown: the name of a well where no other shown has it, its number otherwise. */
export function labelled(wells: readonly Well[]): ReadonlyMap<string, string> {
  const names = wells.map((w) => w.facts?.name)
  const isOwn = (name: string) => names.filter((n) => n === name).length === 1
  return new Map(wells.map(({ api12, facts }) => [api12, facts?.name && isOwn(facts.name) ? facts.name : api12]))
}

const OTHERS = 'Other wells'

/** Calendar-day oil rates of each month in SI: of the `most` wells with the most oil one by one, of the others together. */
export function ratesByWell(
  wells: readonly Well[],
  months: readonly WellMonth[],
  series: readonly Pick<Month, 'month' | 'oil'>[],
  most: number,
) {
  const names = labelled(wells.filter((w) => w.oil > 0).slice(0, most))
  const sums = new Map<string, number>()
  const rest = new Map(series.map((m) => [m.month, m.oil]))
  for (const { api12, month, oil } of months) {
    const name = names.get(api12)
    const left = rest.get(month)
    if (name === undefined || left === undefined) continue
    sums.set(`${name}\n${month}`, oil)
    rest.set(month, left - oil)
  }
  const hasOthers = [...rest.values()].some((oil) => oil !== 0)
  const order = [...names.values(), ...(hasOthers ? [OTHERS] : [])]
  const oilOf = (well: string, month: string) =>
    (well === OTHERS ? rest.get(month) : sums.get(`${well}\n${month}`)) ?? 0
  const rateOf = (well: string, month: string) =>
    calendarDayRate.evaluateSI({ V: bbl(oilOf(well, month)), t_m: days(daysInMonth(month)) })
  return {
    order,
    rates: series.flatMap(({ month }) => order.map((well) => ({ well, month, rate: rateOf(well, month) }))),
  }
}

/** Wells with a position, in SI; oil that corrections outweigh counts as none. */
export const positioned = (wells: readonly Well[]) =>
  wells.flatMap(({ api12, oil, facts }) => {
    const { name, latitude, longitude } = facts ?? {}
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return []
    return [
      {
        well: name ?? api12,
        longitude: toSI(longitude, 'deg'),
        latitude: toSI(latitude, 'deg'),
        oil: bbl(Math.max(oil, 0)),
      },
    ]
  })
