/** Cells of the sources as text, numbers, dates and positions. What is blank or cannot be read is unknown, never zero. */

/** A cell that holds something and cannot be read is reported by `unreadable`. */
export type Report = (cell: string) => void

export const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : ''

/** A number that is not negative; undefined where unknown. */
export function amountOf(cell: unknown, unreadable: Report): number | undefined {
  const text = textOf(cell).trim()
  if (/^\d+(\.\d*)?$/.test(text)) return Number(text)
  if (text !== '') unreadable(text)
  return undefined
}

/** A whole number that is not negative; undefined where unknown. */
export function countOf(cell: unknown, unreadable: Report): number | undefined {
  const text = textOf(cell).trim()
  if (/^\d+(\.0*)?$/.test(text)) return Number(text)
  if (text !== '') unreadable(text)
  return undefined
}

/** Decimal degrees, either way no more than `most`; undefined where unknown. */
export function degreesOf(cell: unknown, most: number, unreadable: Report): number | undefined {
  const text = textOf(cell).trim()
  const value = Number(text)
  if (text === '') return undefined
  if (Math.abs(value) <= most) return value
  unreadable(text)
  return undefined
}

/** Year, month and day. */
export type CalendarDate = readonly [year: number, month: number, day: number]

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/
const US = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?: .*)?$/

/** YYYY-MM-DD, or M/D/YY of this century, or M/D/YYYY, each with or without a time; undefined for anything else. */
export function dateOf(cell: unknown): CalendarDate | undefined {
  const text = textOf(cell).trim()
  const iso = ISO.exec(text)
  if (iso) return onCalendar(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = US.exec(text)
  if (!us) return undefined
  const year = Number(us[3])
  return onCalendar(us[3]?.length === 2 ? 2000 + year : year, Number(us[1]), Number(us[2]))
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function onCalendar(year: number, month: number, day: number): CalendarDate | undefined {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0)
  return day >= 1 && day <= length ? [year, month, day] : undefined
}

/** Of a cell that holds a year alone: its first day. */
export function yearOf(cell: unknown): CalendarDate | undefined {
  const text = textOf(cell).trim()
  return /^\d{4}(\.0*)?$/.test(text) ? [Number.parseInt(text, 10), 1, 1] : undefined
}

/** True where the first date is after the second. */
export const isAfter = (a: CalendarDate, b: CalendarDate): boolean => {
  const at = a.findIndex((part, i) => part !== b[i])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

const SEXAGESIMAL = /^(\d{2})(\d{2})(\d{2})([NS])\s+(\d{3})(\d{2})(\d{2})([EW])$/

/** DDMMSSN DDDMMSSE in decimal degrees. */
export function coordinatesOf(cell: unknown, unreadable: Report): { latitude?: number; longitude?: number } {
  const text = textOf(cell).trim()
  const found = SEXAGESIMAL.exec(text)
  if (!found) {
    if (text !== '') unreadable(text)
    return {}
  }
  const degrees = (i: number, negative: string) =>
    (Number(found[i]) + Number(found[i + 1]) / 60 + Number(found[i + 2]) / 3600) * (found[i + 3] === negative ? -1 : 1)
  return { latitude: degrees(1, 'S'), longitude: degrees(5, 'W') }
}
