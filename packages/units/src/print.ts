/** Numbers and units as people read them. */
import { render, superscript } from './render.ts'
import { resolve } from './suggest.ts'

/** A unit for people: 'N·m', 'm²', '°C', 'kg/m³', '' for '-'. Throws UnitError for a text that is no unit. */
export function printUnit(unitName: string): string {
  return render(resolve(unitName).tree, 'people')
}

/**
 * The same after a number, with the space that belongs there: ' mm', ' %', '' for '-', and none before a bare '°'. A
 * unit that is a word agrees with the number where that is told: ' year' of 1, ' years' of 0.5.
 */
export function unitAfter(unitName: string, number = 1): string {
  const unit = printUnit(unitName)
  const printed = unit === 'year' && number !== 1 ? 'years' : unit
  return printed === '' || /^[°′″](?![A-Za-z])/.test(printed) ? printed : ` ${printed}`
}

/**
 * A number for people: 5 significant digits unless told (1 to 17), no trailing noise, never -0, whole numbers exact up
 * to 15 digits, 1.234×10⁶ style outside 1e-4 to 1e7 only. Throws RangeError for a count of digits outside 1 to 100.
 */
export function printNumber(value: number, significant = 5): string {
  if (value === 0) return '0'
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${value < 0 ? '-' : ''}∞`
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value)
  const rounded = Number(value.toPrecision(significant))
  // Rounded up, the largest numbers leave the range.
  if (!Number.isFinite(rounded)) return printNumber(value, significant + 1)
  const size = Math.abs(rounded)
  if (size >= 1e-4 && size <= 1e7) return String(rounded)
  return printPower(rounded)
}

/** '−8,942.5': a number that `printNumber` made, its thousands grouped by commas. */
export const withCommas = (number: string): string =>
  number.replace(/^-/, '−').replace(/^(−?)(\d{4,})(?=\.|$)/, (_, sign: string, whole: string) => sign + inThrees(whole))
const inThrees = (whole: string) => whole.replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A number with its power of ten, all its digits kept: 7.51×10⁹. */
export function printPower(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e')
  return `${mantissa}×10${superscript(Number(exponent))}`
}
