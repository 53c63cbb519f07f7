/** Numbers, units and symbols as the report prints them. */
import { typesetSymbol } from '@keelson/equations/typeset.ts'
import { isUnit, printNumber, printUnit, unitAfter } from '@keelson/units'
import { restated } from '@keelson/units/systems.ts'
import { digitsApart, withCommas } from '@keelson/workflow/shown.ts'
import { type Content, type Html, html, trusted } from './html.ts'
import { multipleOf, NO_LENGTH, SHORT_LENGTH } from './multiples.ts'
import type { PageUnits } from './page-units.ts'

const DIGITS = 5

/** A unit for people; a name that is no unit of the vocabulary as it was written. */
export function unitText(unit: string | undefined): string {
  if (unit === undefined || unit === '-') return ''
  try {
    return printUnit(unit)
  } catch {
    return unit
  }
}

/** The same after a number, with its space. */
export const unitTextAfter = (unit: string | undefined, number?: number): string => {
  const printed = unitText(unit)
  return printed === unit && !isUnit(printed) ? ` ${printed}` : unitAfter(unit ?? '-', number)
}

/** '−8,942.5'. */
export const numberText = (value: number, digits = DIGITS): string => withCommas(printNumber(value, digits))

/** One of a list whose entries have commas between them. */
export const entryText = (value: number, digits = DIGITS): string => printNumber(value, digits).replace(/^-/, '−')

const CENTURIES = [1900, 2200] as const
/** '2034.5' of a date; any other number of years is grouped as all numbers are. */
const isDate = (value: number, unit: string | undefined): boolean => unit === 'year' && isInCalendar(value)
const isInCalendar = (value: number): boolean => value >= CENTURIES[0] && value < CENTURIES[1]

/** Whether a number without unit is a date, since it is called a year: 'Last year 2021', not '2,021'. */
export const isYear = (value: unknown, title: string): boolean =>
  typeof value === 'number' && Number.isInteger(value) && isInCalendar(value) && /\byear\b/i.test(title)

const LONG_NUMBER = /^([−]?)(\d{5,})(?=\.|$)/
/** A number of a table, its thousands set apart: whoever copies it has the plain digits. */
export function cellText(number: string): Content {
  const [whole = '', sign = '', digits = ''] = LONG_NUMBER.exec(number) ?? []
  if (whole === '') return number
  const [first = '', ...rest] = digits.replace(/\B(?=(?:\d{3})+$)/g, ' ').split(' ')
  return html`${sign}${first}${rest.map((three) => html`<span class="k">${three}</span>`)}${number.slice(whole.length)}`
}

/** A single number in the unit in which the page reads its kind; where there is no page, in what suits it best. */
export function readable(
  value: number,
  unit: string | undefined,
  units: PageUnits = unitAlone,
  symbol?: string,
): { readonly value: number; readonly unit?: string } {
  if (unit === undefined) return { value }
  if (unit === 'm' && Math.abs(value) < NO_LENGTH) return { value: 0, unit: units(unit, 0, symbol) }
  const to = units(unit, value, symbol)
  return to === unit ? { value, unit } : { value: Number(restated(value, unit, to).toPrecision(12)), unit: to }
}

const unitAlone: PageUnits = (unit, value) => {
  const size = Math.abs(value)
  if (unit === 'm') return size >= NO_LENGTH && size < SHORT_LENGTH ? 'mm' : 'm'
  return multipleOf(unit, size)
}

/** A number and its unit on one line. */
export function quantity(value: number, unit?: string, digits = DIGITS): Html {
  const inCalendar = isDate(value, unit)
  const after = unitTextAfter(unit, inCalendar ? undefined : value)
  return html`<span class="q">${inCalendar ? entryText(value, digits) : numberText(value, digits)}${after !== '' && html`<span class="u">${after}</span>`}</span>`
}

/** A symbol in the form of a formula. */
export const symbol = (name: string | undefined): Html | undefined =>
  name === undefined || name === '' ? undefined : html`<math>${trusted(typesetSymbol(name))}</math>`

/** Significant digits of what answers the question; all others stand in the tables. */
export const HEADLINE_DIGITS = 4

/** A number of the headline; a ratio with as many digits as it takes to tell it from 1. */
export const headlineText = (value: number, unit: string | undefined): string =>
  numberText(value, unitText(unit) === '' ? digitsApart(value, 1, HEADLINE_DIGITS) : HEADLINE_DIGITS)

const LARGEST_PLAIN = 1e9
const SMALLEST_PLAIN = 1e-4
const WIDEST_RANGE = 1e4

/**
 * The numbers of one column, with the same decimals throughout where that costs nothing: five digits of the largest,
 * three of the smallest. A column that spans more is printed number by number.
 */
export function columnTexts(values: readonly (number | null)[]): readonly (string | null)[] {
  const sizes = values.filter((v) => v !== null && v !== 0).map((v) => Math.abs(v as number))
  const largest = Math.max(0, ...sizes)
  const smallest = Math.min(Number.POSITIVE_INFINITY, ...sizes)
  const aligned = largest < LARGEST_PLAIN && smallest >= SMALLEST_PLAIN && largest / smallest < WIDEST_RANGE
  if (!aligned || sizes.length === 0) return values.map((v) => v && entryText(v)).map((t) => (t === 0 ? '0' : t))
  const digits = Math.max(DIGITS - 1 - Math.floor(Math.log10(largest)), 2 - Math.floor(Math.log10(smallest)), 0)
  const fixed = values.map((v) => v?.toFixed(Math.min(digits, 8)) ?? null)
  const spare = Math.min(...fixed.map((t) => (t === null ? 99 : trailingZeros(t))))
  return fixed.map((t) => t && (spare > 0 ? t.slice(0, -spare) : t).replace(/\.$/, '').replace(/^-/, '−'))
}
const trailingZeros = (text: string) =>
  text.includes('.') ? (/\.?0*$/.exec(text)?.[0].replace('.', '').length ?? 0) : 0

/** Bytes for people. */
export const bytesText = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1e6
      ? `${numberText(bytes / 1000, 3)} kB`
      : `${numberText(bytes / 1e6, 3)} MB`
