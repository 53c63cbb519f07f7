/** Numbers as the sentences of a run show them: few digits, and where they have a unit, that of the trade. */
import { fromSI, printNumber, printUnit } from '@keelson/units'

/** A bare number. */
export const shown = (value: number, digits = 5): string => printNumber(Number(value.toPrecision(digits)), digits)

/** A number in SI, in a unit; a bare number where that is '-'. */
export function shownIn(si: number, unit: string, digits = 4): string {
  const printed = unit === '-' ? '' : printUnit(unit)
  return `${shown(fromSI(si, unit), digits)}${printed === '' ? '' : ` ${printed}`}`
}

/** Only the number, where its unit stands elsewhere: in the title of an axis. */
export const numberIn = (si: number, unit: string, digits = 4): string => shown(fromSI(si, unit), digits)

export const shownLength = (metres: number): string => shownIn(metres, 'mm')
export const shownPressure = (pascal: number): string => shownIn(pascal, 'MPa')
export const shownForce = (newton: number): string => shownIn(newton, 'kN')
export const shownTemperature = (kelvin: number): string => shownIn(kelvin, 'degC')
export const shownYears = (seconds: number): string => `${shown(fromSI(seconds, 'year'), 3)} years`
export const shownRatio = (ratio: number): string => shown(ratio, 3)
export const shownPercent = (ratio: number): string => shownIn(ratio, '%', 3)

/** Digits, `least` or more, with which a number is told from a limit that it is not at: 0.9996 is never shown as 1. */
export function digitsApart(value: number, limit: number, least: number): number {
  const MOST = 12
  for (let digits = least; digits < MOST; digits++) {
    if (value === limit || value.toPrecision(digits) !== limit.toPrecision(digits)) return digits
  }
  return MOST
}

/** A title in the midst of a sentence: abbreviations and the names of people stay as they are. */
export const midSentence = (title: string): string =>
  /^[A-Z][a-z]+(?!['a-z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

/** What may begin a sentence or be a title. */
export const capitalised = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
