/** Months as the files write them, YYYYMM, without any clock. */

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const yearOf = (month: string): number => Number(month.slice(0, 4))
const ordinal = (month: string) => yearOf(month) * 12 + Number(month.slice(4)) - 1

const known = new Map<string, number>()

/** Days of a month YYYYMM by the Gregorian calendar: 28 to 31. */
export function daysInMonth(month: string): number {
  const found = known.get(month)
  if (found !== undefined) return found
  const length = lengthOf(month)
  // Records of any number have few months.
  if (known.size < MOST_KNOWN) known.set(month, length)
  return length
}
const MOST_KNOWN = 2400

function lengthOf(month: string): number {
  const year = yearOf(month)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const index = Number(month.slice(4)) - 1
  return index === 1 && isLeap ? 29 : (LENGTHS[index] ?? Number.NaN)
}

const monthOf = (n: number) => `${Math.floor(n / 12)}${String((n % 12) + 1).padStart(2, '0')}`

/** The months from one to another, both included. */
export const monthsFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, ordinal(last) - ordinal(first) + 1) }, (_, i) => monthOf(ordinal(first) + i))

export const monthAfter = (month: string): string => monthOf(ordinal(month) + 1)

/** Number of months from one to another, both included. */
export const spanOf = (first: string, last: string): number => ordinal(last) - ordinal(first) + 1

/** Last day of a month as an ISO date. */
export const monthEnd = (month: string): string => `${dashed(month)}-${daysInMonth(month)}`

/** 2024-07 of 202407. */
export const dashed = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}`

/** True for YYYYMM of 1900 to 2099. */
export const isMonth = (text: string): boolean => /^(19|20)\d\d(0[1-9]|1[0-2])$/.test(text)

/** Order of what has a month; what has the same keeps its order. */
export const inTime = (a: { readonly month: string }, b: { readonly month: string }): number =>
  a.month < b.month ? -1 : a.month > b.month ? 1 : 0
