/** The moment of an NDBC row, in UTC, as ISO text. */
import { DATE_COLUMNS, type DatePart } from './columns.ts'

export type DatePlaces = Readonly<Partial<Record<DatePart, number>>>

export function datePlaces(names: readonly string[]): DatePlaces {
  const places: Partial<Record<DatePart, number>> = {}
  for (const [at, name] of names.entries()) {
    const part = DATE_COLUMNS[name]
    if (part !== undefined) places[part] ??= at
  }
  return places
}

/** Undefined where the row has no such date. Without a column of minutes, minute 0: the hour is what the file states. */
export function isoTimeOf(tokens: readonly string[], places: DatePlaces): string | undefined {
  const year = yearOf(tokens[places.year ?? -1] ?? '')
  const month = wholeOf(tokens[places.month ?? -1] ?? '')
  const day = wholeOf(tokens[places.day ?? -1] ?? '')
  const hour = wholeOf(tokens[places.hour ?? -1] ?? '')
  const minute = places.minute === undefined ? 0 : wholeOf(tokens[places.minute] ?? '')
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return undefined
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month) || hour > 23 || minute > 59) return undefined
  return [year, '-', two(month), '-', two(day), 'T', two(hour), ':', two(minute), 'Z'].join('')
}

/** NDBC wrote years of two digits from its first data, of 1970, to those of 1998. */
const FIRST_YEAR = 1900
const FIRST_OF_TWO_DIGITS = 70
const LAST_OF_TWO_DIGITS = 98
function yearOf(token: string): number | undefined {
  const year = wholeOf(token)
  if (year === undefined) return undefined
  if (token.length === 4) return year < FIRST_YEAR ? undefined : year
  if (token.length === 2 && year >= FIRST_OF_TWO_DIGITS && year <= LAST_OF_TWO_DIGITS) return 1900 + year
  return undefined
}

const ZERO = 48
function wholeOf(token: string): number | undefined {
  if (token.length === 0 || token.length > 4) return undefined
  let whole = 0
  for (let at = 0; at < token.length; at++) {
    const digit = token.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) return undefined
    whole = whole * 10 + digit
  }
  return whole
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0)
}

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}
