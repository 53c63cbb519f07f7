/** Prints numbers for people: enough significant digits, powers of ten, no trailing zeros. */
import { digits, operator, row, tag, words } from './mathml.ts'

/** Digits that a result is printed with. */
export const RESULT_DIGITS = 5
/** Most digits that a substituted value is printed with. */
export const MOST_DIGITS = 12
/** Digits up to which a value is taken for one that somebody wrote down. */
const GIVEN_DIGITS = 7

/**
 * Text of a number at so many significant digits: '0.0127', '4.48e8', '-3'. Whole numbers below a million are printed
 * in full; very large and very small ones with an exponent.
 */
export function significantText(value: number, significant: number): string {
  if (!Number.isFinite(value)) return String(value)
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return String(value + 0)
  const rounded = Number(value.toPrecision(significant))
  const size = Math.abs(rounded)
  if (size >= 1e-3 && size < 1e5) return String(rounded)
  return rounded.toExponential().replace('e+', 'e')
}

/** Text of a substituted value: as given where it has seven digits or fewer, 9.80665, else at so many significant digits. */
export function valueText(value: number, significant: number): string {
  const isShort = Number(value.toPrecision(GIVEN_DIGITS)) === Number(value.toPrecision(MOST_DIGITS))
  return significantText(value, isShort ? GIVEN_DIGITS : significant)
}

/** The value as it is printed by `valueText`. */
export function rounded(value: number, significant: number): number {
  return Number(valueText(value, significant))
}

/** Mantissa and exponent of ten of a number's text. */
export interface Decimal {
  readonly mantissa: string
  readonly exponent: string | undefined
}

/** Takes '4.48e8' apart. */
export function decimal(text: string): Decimal {
  const [mantissa = '', exponent] = text.toLowerCase().split('e')
  return { mantissa, exponent: exponent?.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1') }
}

/** MathML of a number's text, 4.48 × 10⁸ for 4.48e8. A bare 1e8 is 10⁸ in a formula, 1 × 10⁸ where it is a value. */
export function typesetNumberText(text: string, isValue = true): string {
  if (text === 'NaN') return words('undefined')
  if (text.endsWith('Infinity'))
    return row(...(text.startsWith('-') ? [operator('−', 'form="prefix"')] : []), digits('∞'))
  const { mantissa, exponent } = decimal(text)
  if (mantissa.startsWith('-')) return row(operator('−', 'form="prefix"'), typesetNumberText(text.slice(1), isValue))
  if (exponent === undefined) return digits(mantissa)
  const sign = exponent.startsWith('-') ? [operator('−', 'form="prefix"')] : []
  const power = tag('msup', [digits('10'), row(...sign, digits(exponent.replace('-', '')))])
  return mantissa === '1' && !isValue ? power : row(digits(mantissa), operator('×'), power)
}
