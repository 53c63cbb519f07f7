/** Months as the files write them, YYYYMM, without any clock. */

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const yearOf = (month: string): number => Number(month.slice(0, 4))
const ordinal = (month: string) => yearOf(month) * 12 + Number(month.slice(4)) - 1

/** Days of a month YYYYMM by the Gregorian calendar: 28 to 31. */
export function daysInMonth(month: string): number {
  const year = yearOf(month)
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const index = Number(month.slice(4)) - 1
  return index === 1 && isLeap ? 29 : (LENGTHS[index] ?? Number.NaN)
}

/** The months from one to another, both included. */
export const monthsFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, ordinal(last) - ordinal(first) + 1) }, (_, i) => {
    const n = ordinal(first) + i
    return `${Math.floor(n / 12)}${String((n % 12) + 1).padStart(2, '0')}`
  })

/** Number of months from one to another, both included. */
export const spanOf = (first: string, last: string): number => ordinal(last) - ordinal(first) + 1

/** Last day of a month as an ISO date. */
export const monthEnd = (month: string): string => `${dashed(month)}-${daysInMonth(month)}`

/** 2024-07 of 202407. */
export const dashed = (month: string): string => `${month.slice(0, 4)}-${month.slice(4)}`

/** True for YYYYMM of 1900 to 2099. */
export const isMonth = (text: string): boolean => /^(19|20)\d\d(0[1-9]|1[0-2])$/.test(text)
