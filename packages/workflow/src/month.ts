/** A month as one writes it, read as the files of records have it: YYYYMM. */

const NAMES = 'january february march april may june july august september october november december'.split(' ')
/** 2016-01, 2016/1. */
const YEAR_FIRST = /^(\d{4})\s?[-/. ]\s?(\d{1,2})$/
/** 01-2016, 1/2016. */
const YEAR_LAST = /^(\d{1,2})\s?[-/. ]\s?(\d{4})$/
/** Jan 2016, January 2016. */
const NAMED = /^([a-z]{3,9})\.?[- ](\d{4})$/i

/** The month of a text; whatever is none is left for the contract to refuse. */
export function monthRead(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent
  const text = sent.trim()
  const [, year, month] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return yearMonth(year, Number(month)) ?? sent
  const [, first, last] = YEAR_LAST.exec(text) ?? []
  if (last !== undefined) return yearMonth(last, Number(first)) ?? sent
  const [, name = '', of] = NAMED.exec(text) ?? []
  return of === undefined ? sent : (yearMonth(of, monthNamed(name.toLowerCase())) ?? sent)
}

const yearMonth = (year: string, month: number): string | undefined =>
  month >= 1 && month <= 12 ? `${year}${String(month).padStart(2, '0')}` : undefined

/** 1 to 12, by its name or the first letters of it; 0 of none. */
const monthNamed = (name: string): number => NAMES.findIndex((full) => full.startsWith(name)) + 1
