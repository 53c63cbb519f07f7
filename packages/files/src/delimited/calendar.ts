/** Days of the calendar and times of day, in ISO form. */

const LAST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** Where a year of two digits turns from 20 to 19, as spreadsheets have it. */
const TURN = 70

/** Whether there is such a day. */
export function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1 || day > (LAST_DAYS[month - 1] ?? 0)) return false
  return month !== 2 || day < 29 || isLeap(fullYear(year))
}
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

function fullYear(year: number): number {
  if (year >= 100) return year
  return year < TURN ? year + 2000 : year + 1900
}

/** '2024-02-01' */
export const isoDay = (year: number, month: number, day: number): string =>
  `${String(fullYear(year)).padStart(4, '0')}-${two(month)}-${two(day)}`

/** The number of a month by its name or the first letters of it; 0 where there is none. */
export const monthOf = (name: string): number =>
  name.length < 3 ? 0 : 1 + MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()))

/** 'T13:30:15' of the groups hour, minute, second, fraction, half of the day and zone; empty without an hour. */
export function isoTime(found: RegExpExecArray, from: number): string | undefined {
  const hour = found[from]
  if (hour === undefined) return ''
  const half = found[from + 4]
  const hours = half === undefined ? Number(hour) : hourOf(Number(hour), half.toLowerCase() === 'pm')
  const [minute, second] = [found[from + 1] ?? '', found[from + 2]]
  if (hours > 24 || Number(minute) > 59 || Number(second ?? 0) > 60) return undefined
  const fraction = found[from + 3]?.replace(',', '.') ?? ''
  const seconds = second === undefined ? '' : `:${second}${fraction}`
  return `T${two(hours)}:${minute}${seconds}${found[from + 5] ?? ''}`
}

const NO_HOUR = 99
const hourOf = (hour: number, isLate: boolean): number =>
  hour < 1 || hour > 12 ? NO_HOUR : (hour % 12) + (isLate ? 12 : 0)

const two = (n: number): string => (n < 10 ? `0${n}` : String(n))
