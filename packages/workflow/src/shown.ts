/** Numbers and words as the sentences of a run show them: few digits, thousands grouped by commas, a true minus. */
import { fromSI, printNumber, withCommas } from '@keelson/units'
import { PROPER_NAMES } from './proper-names.ts'

export { withCommas } from '@keelson/units'

/** A bare number. */
export const shown = (value: number, digits = 5): string =>
  withCommas(printNumber(Number(value.toPrecision(digits)), digits))

/** A count, or another number told whole: '12,345'. */
export const shownWhole = (value: number): string => shown(Math.round(value), 15)

/** Only the number, where its unit stands elsewhere: in the title of an axis. */
export const numberIn = (si: number, unit: string, digits = 4): string => shown(fromSI(si, unit), digits)

/** Digits, `least` or more, with which a number is told from a limit that it is not at: 0.9996 is never shown as 1. */
export function digitsApart(value: number, limit: number, least: number): number {
  const MOST = 12
  for (let digits = least; digits < MOST; digits++) {
    if (value === limit || value.toPrecision(digits) !== limit.toPrecision(digits)) return digits
  }
  return MOST
}

/** Less is not told apart from nothing in three decimals. */
const LEAST_USE = 0.0005

/** A utilisation with three decimals, and as many more as it takes to tell it from its limit; '<0.001' is not nothing. */
export function shownUtilisation(use: number, limit = 1): string {
  const MOST = 12
  if (Math.abs(use) < LEAST_USE) return use > 0 ? '<0.001' : '0.000'
  for (let decimals = 3; decimals < MOST; decimals++) {
    const text = use.toFixed(decimals)
    if (use === limit || Number(text) !== limit) return withCommas(text)
  }
  return withCommas(use.toFixed(MOST))
}

/** A title within a sentence: abbreviations and proper names stay as they are. */
export function midSentence(title: string): string {
  const [word] = /^[A-Z][a-z]+(?!['a-z])/.exec(title) ?? []
  return word === undefined || PROPER_NAMES.has(word) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

/** What may begin a sentence or be a title. */
export const capitalised = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** A clause as a sentence of its own: with a capital and a full stop. */
export const asSentence = (clause: string): string => `${capitalised(clause)}${clause.endsWith('.') ? '' : '.'}`

/** The first `most` names and how many are left: 'a, b and 3 more'. */
export function listedUpTo(most: number, names: readonly (string | number)[]): string {
  const left = names.length - most
  return left > 0 ? `${names.slice(0, most).join(', ')} and ${shownWhole(left)} more` : listed(names.map(String))
}

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
