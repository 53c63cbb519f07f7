/** Each well over the window: its months, what they add up to, and its oil from the first on. In bbl, Mcf and days. */
import { calendarDayRate } from '@keelson/physics/production/volumes.ts'
import { CalculationError, refuse } from '@keelson/workflow'
import { daysInMonth, monthsFrom, spanOf } from '../_shared/months.ts'
import type { BoreholeFacts, ProductionData } from '../_shared/ogor-a/data.ts'
import { meanOf, type WellMonth, wellMonths } from '../_shared/ogor-a/well-months.ts'
import { BORE, type Params } from './inputs.ts'

/** A well in a month, its bores summed. */
export interface Month {
  readonly month: string
  readonly oil: number
  readonly gas: number
  readonly water: number
  /** Of each bore at most the days of the month. */
  readonly producingDays: number
  /** Days of the month, once for each bore that produced. */
  readonly calendarDays: number
  readonly uptime: number | null
  /** bbl/d over the days of the calendar. */
  readonly rate: number
  /** Bores whose intervals report more days together than the month has. */
  readonly capped: number
}
export interface Well {
  readonly api: string
  /** Months of the window with records, in their order. */
  readonly months: readonly Month[]
  readonly oil: number
  readonly gas: number
  readonly water: number
  readonly producingDays: number
  readonly calendarDays: number
  readonly firstOil: string | undefined
  /** Of all files, in the window or before. */
  readonly firstOilOfFiles: string | undefined
  readonly peak: Month | undefined
  /** Mean over the months since its first oil or gas. */
  readonly uptime: number | null
  /** 12-digit numbers of all files, that with most oil in the window first. */
  readonly bores: readonly string[]
  /** Of the first of the bores that the table names. */
  readonly facts: BoreholeFacts | undefined
}
export interface Window {
  readonly first: string
  readonly last: string
}

/** Above it, sums would not return whole from their units. */
const LARGEST_EXACT = 1e12

export function windowOf(p: Params, data: ProductionData): Window {
  const [first, last] = [p.start_month?.trim() ?? data.firstMonth, p.end_month?.trim() ?? data.lastMonth]
  if (first > data.lastMonth)
    refuse('/start_month', `must not be after the last month in the files, ${data.lastMonth} (entered: ${first})`)
  if (last < data.firstMonth)
    refuse('/end_month', `must not be before the first month in the files, ${data.firstMonth} (entered: ${last})`)
  // What lies beyond the files is not yet filed.
  return { first, last: last > data.lastMonth ? data.lastMonth : last }
}

/** In the order in which they were sent. Refuses a well that no file has. */
export function wellsOf(p: Params, data: ProductionData, window: Window): readonly Well[] {
  const absent = data.unmatched.flatMap(({ filter, entries }) => (filter === 'api_well_numbers' ? entries : []))
  if (absent.length > 0) {
    refuse('/api_well_numbers', `the files have no record of ${absent.map((api) => `'${api}'`).join(', ')}`)
  }
  const digits = p.group_by === BORE ? 12 : 10
  const byWell = Map.groupBy(wellMonths(data.rows), (m) => m.api12.slice(0, digits))
  const facts = new Map((data.boreholes ?? []).filter(isNamed).map((b) => [b.api12, b]))
  return p.api_well_numbers.map((sent) => wellOf(sent.trim(), byWell.get(sent.trim()) ?? [], window, facts))
}

/** A bore that the table does not have is joined with nothing in it. */
const isNamed = ({ name, spudDate, measuredDepth, waterDepth }: BoreholeFacts) =>
  [name, spudDate, measuredDepth, waterDepth].some((fact) => fact !== null)

function wellOf(
  api: string,
  all: readonly WellMonth[],
  window: Window,
  facts: ReadonlyMap<string, BoreholeFacts>,
): Well {
  const own = all.filter((m) => m.month >= window.first && m.month <= window.last)
  const months = [...Map.groupBy(own, (m) => m.month)]
    .map(([month, bores]) => monthOf(month, bores))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const oilOf = (bore: string) => own.reduce((sum, m) => sum + (m.api12 === bore ? m.oil : 0), 0)
  const bores = [...new Set(all.map((m) => m.api12))].toSorted((a, b) => oilOf(b) - oilOf(a) || (a < b ? -1 : 1))
  const total = (of: (m: Month) => number) => exact(months.reduce((sum, m) => sum + of(m), 0))
  const withOil = months.filter((m) => m.oil > 0)
  return {
    api,
    months,
    oil: total((m) => m.oil),
    gas: total((m) => m.gas),
    water: total((m) => m.water),
    producingDays: total((m) => m.producingDays),
    calendarDays: total((m) => m.calendarDays),
    firstOil: withOil[0]?.month,
    firstOilOfFiles: firstOilOf(all),
    peak: withOil.reduce<Month | undefined>((a, b) => (a && a.rate >= b.rate ? a : b), undefined),
    uptime: meanOf(months.map((m) => m.uptime)),
    bores,
    facts: bores.flatMap((bore) => facts.get(bore) ?? [])[0],
  }
}

function exact(sum: number): number {
  if (Math.abs(sum) < LARGEST_EXACT) return sum
  throw new CalculationError('the volume of a well has more than 12 digits and cannot be exact')
}

/** First month in which the bores have oil together. */
function firstOilOf(all: readonly WellMonth[]): string | undefined {
  const oil = new Map<string, number>()
  for (const m of all) oil.set(m.month, (oil.get(m.month) ?? 0) + m.oil)
  return [...oil].flatMap(([month, sum]) => (sum > 0 ? month : [])).toSorted()[0]
}

function monthOf(month: string, bores: readonly WellMonth[]): Month {
  const total = (of: (m: WellMonth) => number) => bores.reduce((sum, m) => sum + of(m), 0)
  const t_m = daysInMonth(month)
  const oil = total((m) => m.oil)
  return {
    month,
    oil,
    gas: total((m) => m.gas),
    water: total((m) => m.water),
    producingDays: total((m) => m.producingDays),
    calendarDays: total((m) => (m.oil > 0 || m.producingDays > 0 ? t_m : 0)),
    uptime: meanOf(bores.map((m) => m.uptime)),
    rate: calendarDayRate.evaluate({ V: oil, t_m }),
    capped: bores.filter((m) => m.intervalDays > t_m).length,
  }
}

/** Months from the first oil to the end of the window, both included; 0 without oil. */
export const ageOf = ({ firstOil }: Well, { last }: Window): number =>
  firstOil === undefined ? 0 : spanOf(firstOil, last)

/**
 * Oil of the first `count` months of the calendar from the first oil on, shut-in months among them; null for a well without
 * oil and for one that is too young.
 */
export function earlyOil(well: Well, count: number, window: Window): number | null {
  return ageOf(well, window) < count ? null : firstMonthsOil(well, count)
}

/** The same of the first year, or of the months that there are; null without oil. */
export const firstYearOil = (well: Well): number | null =>
  well.firstOil === undefined ? null : firstMonthsOil(well, 12)

function firstMonthsOil({ months, firstOil = '' }: Well, count: number): number {
  return months.reduce((sum, m) => {
    const n = spanOf(firstOil, m.month)
    return n >= 1 && n <= count ? sum + m.oil : sum
  }, 0)
}

const SHUT_IN = { oil: 0, gas: 0, water: 0, producingDays: 0, calendarDays: 0, uptime: null, rate: 0, capped: 0 }

/** Each month from the first oil to the end of the window; months without records have none. */
export function normalised({ months, firstOil }: Well, { last }: Window): readonly Month[] {
  if (firstOil === undefined) return []
  const known = new Map(months.map((m) => [m.month, m]))
  return monthsFrom(firstOil, last).map((month) => known.get(month) ?? { month, ...SHUT_IN })
}

/** Most oil first; of equals the lower number. */
export const byOil = (wells: readonly Well[]): readonly Well[] =>
  wells.toSorted((a, b) => b.oil - a.oil || (a.api < b.api ? -1 : 1))
