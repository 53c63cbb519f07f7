/**
 * Dates as files write them, and their ISO form where it is certain. The order of 01/02/2024 is that of its column: a day
 * beyond 12 tells it for all. A year of two digits is certain of no century.
 */
import { isDay, isoDay, isoTime, monthOf } from './calendar.ts'

export type DateOrder = 'dmy' | 'mdy' | 'ymd'

export interface WrittenDate {
  /** The three figures of the date, in the order in which they stand; of a month by name its number, after the day. */
  readonly first: number
  readonly second: number
  readonly third: number
  /** Orders, as bits, in which it is a day of the calendar. */
  readonly orders: number
  /** The year has two digits. */
  readonly isShort: boolean
  /** Time of day in ISO form, with its 'T'; empty where none stands. */
  readonly time: string
}

/** Each at its bit, the likelier first. */
const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd']
const [DMY, MDY, YMD] = [1, 2, 4]
export const EVERY_ORDER = DMY | MDY | YMD
export const ordersOf = (bits: number): readonly DateOrder[] => ORDERS.filter((_, i) => (bits & (1 << i)) !== 0)

const TIME = '(?:[T ]\\s*(\\d{1,2}):(\\d{2})(?::(\\d{2})([.,]\\d{1,9})?)?\\s?([AaPp][Mm])?(Z|[+-]\\d{2}:?\\d{2})?)?'
const FIGURES = new RegExp(`^(\\d{1,4})([/.-])(\\d{1,2})\\2(\\d{1,4})${TIME}$`)
const DAY_FIRST = new RegExp(`^(\\d{1,2})[ -]([A-Za-z]{3,9})[ -](\\d{4}|\\d{2})${TIME}$`)
const MONTH_FIRST = new RegExp(`^([A-Za-z]{3,9})\\.? (\\d{1,2}), ?(\\d{4})${TIME}$`)
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s?(?:[AaPp][Mm])?$/
const [SHORTEST, LONGEST] = [6, 48]

/** A time of day alone, which is left as it stands. */
export const isClock = (text: string): boolean => text.length <= LONGEST && CLOCK.test(text)

/** A date with or without a time of day; undefined for any other text. */
export function writtenDate(text: string): WrittenDate | undefined {
  if (text.length < SHORTEST || text.length > LONGEST) return undefined
  const figures = FIGURES.exec(text)
  return figures === null ? withName(text) : inFigures(figures)
}

function inFigures(found: RegExpExecArray): WrittenDate | undefined {
  const [a, sign, c] = [found[1] ?? '', found[2], found[4] ?? '']
  if (a.length === 3 || c.length === 3 || (a.length === 4 && c.length > 2)) return undefined
  const [first, second, third] = [Number(a), Number(found[3]), Number(c)]
  const time = isoTime(found, 5)
  const orders = daysAmong(ordersWith(a.length, c.length, sign), first, second, third)
  if (time === undefined || orders === 0) return undefined
  return { first, second, third, orders, isShort: a.length < 3 && c.length < 3, time }
}

/** Points stand between day, month and year only, in that order. */
function ordersWith(first: number, last: number, sign: string | undefined): number {
  if (first === 4) return YMD
  const yearLast = sign === '.' ? DMY : DMY | MDY
  return last === 4 ? yearLast : yearLast | YMD
}

function daysAmong(orders: number, a: number, b: number, c: number): number {
  const dmy = (orders & DMY) !== 0 && isDay(c, b, a) ? DMY : 0
  const mdy = (orders & MDY) !== 0 && isDay(c, a, b) ? MDY : 0
  return dmy | mdy | ((orders & YMD) !== 0 && isDay(a, b, c) ? YMD : 0)
}

function withName(text: string): WrittenDate | undefined {
  const early = DAY_FIRST.exec(text)
  const found = early ?? MONTH_FIRST.exec(text)
  if (found === null) return undefined
  const [day, name, year] = early ? [found[1], found[2], found[3]] : [found[2], found[1], found[3]]
  const [first, second, third] = [Number(day), monthOf(name ?? ''), Number(year)]
  const time = isoTime(found, 4)
  if (time === undefined || !isDay(third, second, first)) return undefined
  return { first, second, third, orders: DMY, isShort: year?.length === 2, time }
}

/** The ISO form of a date in an order; undefined where it is no day in that order. */
export function isoDate({ first, second, third, orders, time }: WrittenDate, order: DateOrder): string | undefined {
  if ((orders & (1 << ORDERS.indexOf(order))) === 0) return undefined
  if (order === 'ymd') return isoDay(first, second, third) + time
  return order === 'dmy' ? isoDay(third, second, first) + time : isoDay(third, first, second) + time
}
